import { describe, expect, it } from 'vitest';
import { placeBeside, type Area } from '../src/lib/placement';

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

  it('hides no picture where there is empty space, but pictures rather than what can be clicked', () => {
    const [anchor, size] = [box(280, 100, 40, 40), { w: 100, h: 50 }];
    const below = box(200, 145, 200, 200);
    expect(placeBeside(anchor, size, ROOM, [], [below]).y).toBe(42);
    const around = [box(0, 0, 600, 98), box(0, 98, 200, 302), box(400, 98, 200, 302), box(200, 345, 200, 55)];
    expect(placeBeside(anchor, size, ROOM, around, [below]).y).toBe(148);
  });

  it('never leaves the room, nor covers the piece while another place is free', () => {
    const anchor = box(560, 360, 40, 40);
    const at = placeBeside(anchor, { w: 200, h: 80 }, ROOM, []);
    expect(at.x + 200).toBeLessThanOrEqual(600);
    expect(at.y + 80).toBeLessThanOrEqual(anchor.top);
  });
});
