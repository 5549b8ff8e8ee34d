import { describe, expect, it } from 'vitest';
import { joinLines, piecesOf, register, withPieces } from '../src/lib/log';
import type { Panel } from '../src/lib/wire';

const panel = (ids: string[], slot = 'board'): Panel => ({
  id: slot,
  title: '',
  w: 100,
  h: 100,
  slot,
  pieces: ids.map((id) => ({ id, face: 'disc', x: 0, y: 0 })),
});

const line = { at: 1, seat: null, text: 'Ada lands on Mars', names: ['mars'] };

describe('the pieces of a line', () => {
  it('are those that it names among those that changed', () => {
    expect(withPieces([line], ['lander:mars:0', 'bar:0'])[0]!.pieces).toEqual(['lander:mars:0']);
  });

  it('are all that changed when it names none of them, unless half the table did', () => {
    expect(withPieces([line], ['bar:0'])[0]!.pieces).toEqual(['bar:0']);
    const many = Array.from({ length: 30 }, (_, i) => `bar:${i}`);
    expect(withPieces([line], many)[0]!.pieces).toBeUndefined();
  });

  it('are looked for on the table later on', () => {
    const there = register([panel(['orbit:mars', 'land:venus', 'mars'])]);
    expect(piecesOf(line, there)).toEqual(['orbit:mars', 'mars']);
    expect(piecesOf({ ...line, pieces: ['land:venus', 'gone:mars'] }, there)).toEqual(['land:venus']);
  });

  it('lie on no mat but that of the player who acts', () => {
    const there = register([panel(['cell:0:d9'], 'seat:0'), panel(['cell:1:d9'], 'seat:1'), panel(['d9'])]);
    expect(piecesOf({ ...line, seat: 1, names: ['d9'] }, there)).toEqual(['cell:1:d9', 'd9']);
  });

  it('are never found by the kind of a piece', () => {
    expect(piecesOf({ ...line, names: ['card'] }, register([panel(['card:c27'])]))).toEqual([]);
  });
});

describe('the log', () => {
  const lines = [1, 2, 3].map((at) => ({ at, seat: null, text: `line ${at}` }));

  it('grows', () => {
    expect(joinLines(lines, [{ at: 4, seat: null, text: 'more' }])).toHaveLength(4);
  });

  it('is cut when something was undone', () => {
    expect(joinLines(lines, [{ at: 2, seat: null, text: 'other' }], 1).map((line) => line.text)).toEqual([
      'line 1',
      'other',
    ]);
  });
});
