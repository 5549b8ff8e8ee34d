import { describe, expect, it } from 'vitest';
import { placeBeside, type Area } from '../src/lib/beside';

const ROOM: Area = { left: 0, top: 0, right: 600, bottom: 400 };
const box = (left: number, top: number, w: number, h: number): Area => ({
  left,
  top,
  right: left + w,
  bottom: top + h,
});

describe('what stands beside a piece', () => {
  it('hangs under it where nothing is in the way', () => {
    expect(placeBeside(box(280, 100, 40, 40), { w: 100, h: 50 }, ROOM, [])).toEqual({ x: 250, y: 148 });
  });

  it('goes elsewhere where it would hide something', () => {
    const below = box(200, 145, 200, 200);
    expect(placeBeside(box(280, 100, 40, 40), { w: 100, h: 50 }, ROOM, [below]).y).toBe(42);
  });

  it('never leaves the room, nor covers the piece while another place is free', () => {
    const anchor = box(560, 360, 40, 40);
    const at = placeBeside(anchor, { w: 200, h: 80 }, ROOM, []);
    expect(at.x + 200).toBeLessThanOrEqual(600);
    expect(at.y + 80).toBeLessThanOrEqual(anchor.top);
  });
});
