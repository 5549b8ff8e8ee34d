import { describe, expect, it } from 'vitest';
import { places } from '../src/lib/diff';
import { listed } from '../src/lib/listing';
import type { Offer, Panel } from '../src/lib/wire';

const panel = (id: string, pieces: [string, number, number][]): Panel => ({
  id,
  title: id,
  w: 100,
  h: 100,
  pieces: pieces.map(([name, x, y]) => ({ id: name, face: 'disc', x, y })),
});

const there = places({
  panels: [
    panel('ship', [
      ['low', 10, 90],
      ['right', 90, 11],
      ['left', 10, 15],
    ]),
    panel('yard', [['heap', 50, 0]]),
  ],
});

const place = (piece: string, turn = 0): Offer => ({ a: ['place', piece, turn], touch: [piece] });
const names = (offers: Offer[]) => offers.map((offer) => offer.a.join(' '));

describe('the list of answers', () => {
  it('goes through the pieces of a panel row by row', () => {
    expect(names(listed([place('low'), place('right'), place('left')], [], there))).toEqual([
      'place left 0',
      'place right 0',
      'place low 0',
    ]);
  });

  it('keeps the order of what touches one piece, and the place of all else', () => {
    const pass: Offer = { a: ['pass'], touch: [] };
    const back: Offer = { a: ['put_back'], touch: ['heap'] };
    expect(names(listed([pass, place('low', 2), place('low', 1), back, place('left')], [], there))).toEqual([
      'pass',
      'place left 0',
      'place low 2',
      'put_back',
      'place low 1',
    ]);
  });

  it('ends with the extras', () => {
    const flip: Offer = { a: ['flip'], touch: ['heap'], free: true };
    expect(names(listed([flip, place('low')], [], there))).toEqual(['place low 0', 'flip']);
  });

  it('orders by what is clicked next, once a piece is picked', () => {
    const move = (to: string): Offer => ({ a: ['move', to], touch: ['heap', to] });
    expect(names(listed([move('low'), move('left')], ['heap'], there))).toEqual(['move left', 'move low']);
  });
});
