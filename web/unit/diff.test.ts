import { describe, expect, it } from 'vitest';
import { applyChange, changedPieces, places } from '../src/lib/diff';
import type { Picture, Piece } from '../src/lib/wire';

const piece = (id: string, x = 0): Piece => ({ id, face: 'disc', x, y: 0 });
const picture: Picture = {
  note: 'round 1',
  panels: [
    { id: 'board', title: 'Board', w: 100, h: 50, pieces: [piece('a'), piece('b')] },
    { id: 'hand', title: 'Hand', w: 100, h: 20, slot: 'hand', pieces: [piece('c')] },
  ],
};

describe('changes of a picture', () => {
  it('put, move and remove pieces, and keep their places in the list', () => {
    const after = applyChange(picture, {
      panels: { board: { put: [piece('b', 7), piece('d')], gone: ['a'] } },
    });
    expect(after.panels[0]!.pieces).toEqual([piece('b', 7), piece('d')]);
  });

  it('set some fields of a piece and leave the others', () => {
    const after = applyChange(picture, { panels: { board: { set: { a: { x: 3, label: '2' } } } } });
    expect(after.panels[0]!.pieces).toEqual([{ ...piece('a', 3), label: '2' }, piece('b')]);
    expect(changedPieces({ panels: { board: { put: [piece('d')], set: { a: { x: 3 } } } } })).toEqual([
      'd',
      'a',
    ]);
  });

  it('leave other panels as they are', () => {
    const after = applyChange(picture, { panels: { board: { title: 'Map' } } });
    expect(after.panels[0]!.title).toBe('Map');
    expect(after.panels[1]).toBe(picture.panels[1]);
    expect(picture.panels[0]!.title).toBe('Board');
  });

  it('bring the order of pieces and panels', () => {
    const after = applyChange(picture, {
      order: ['hand', 'board'],
      panels: { board: { order: [1, 0] } },
    });
    expect(after.panels.map((panel) => panel.id)).toEqual(['hand', 'board']);
    expect(after.panels[1]!.pieces.map((one) => one.id)).toEqual(['b', 'a']);
  });

  it('add and drop panels, and change the note', () => {
    const after = applyChange(picture, {
      gone_panels: ['hand'],
      note: 'round 2',
      panels: { side: { title: 'Market', w: 10, h: 10, slot: 'side', put: [piece('m')] } },
    });
    expect(after.panels.map((panel) => panel.id)).toEqual(['board', 'side']);
    expect(after.note).toBe('round 2');
    expect(places(after).get('m')?.panel).toBe('side');
  });
});
