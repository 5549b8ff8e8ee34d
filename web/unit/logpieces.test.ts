import { describe, expect, it } from 'vitest';
import { piecesOf, register, withPieces } from '../src/lib/logpieces';

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
    const there = register(['orbit:mars', 'land:venus', 'mars']);
    expect(piecesOf(line, there)).toEqual(['orbit:mars', 'mars']);
    expect(piecesOf({ ...line, pieces: ['land:venus', 'gone:mars'] }, there)).toEqual(['land:venus']);
  });

  it('are never found by the kind of a piece', () => {
    expect(piecesOf({ ...line, names: ['card'] }, register(['card:c27']))).toEqual([]);
  });
});
