import { describe, expect, it } from 'vitest';
import { commonWords, groups, titlesOf } from '../src/lib/groups';
import type { Offer, Piece } from '../src/lib/wire';

const offer = (a: string, touch: string[]): Offer => ({ a: [a], touch, text: a });

const moves = [offer('mars', ['probe', 'mars']), offer('venus', ['probe', 'venus']), offer('pass', [])];

describe('groups', () => {
  it('gather a long list by the next piece, or by the verb', () => {
    const found = groups(moves, []);
    expect(found.map((group) => [group.piece, group.offers.length])).toEqual([
      ['probe', 2],
      [null, 1],
    ]);
  });
});

describe('common words', () => {
  it('name a group', () => {
    expect(commonWords(['Buy a red ship', 'Buy a blue ship'])).toBe('Buy a');
    expect(commonWords(['Pass', 'Sell'])).toBe('');
    expect(commonWords(['Row 6, column 7', 'Row 6, column 7, upside down'])).toBe('Row 6, column 7');
  });
});

describe('titles', () => {
  const named = (id: string, tip: string): Piece => ({ id, face: 'disc', x: 0, y: 0, tip });
  const pieces = new Map([
    ['probe', named('probe', 'A probe: it flies')],
    ['other', named('other', 'A probe: it flies')],
    ['dot', named('dot', '')],
  ]);
  const titled = (offers: Offer[], worded = false) => [
    ...titlesOf(groups(offers, []), (id) => pieces.get(id ?? ''), worded).values(),
  ];

  it('are what a piece is called, the words of an only answer, or what all have in common', () => {
    expect(titled([...moves, offer('Buy red', ['dot']), offer('Buy blue', ['dot'])])).toEqual([
      'A probe',
      'pass',
      'Buy…',
    ]);
  });

  it('are what all answers of one kind say, where their words are known', () => {
    const trade = (text: string): Offer => ({ a: ['trade', text], touch: ['probe'], text });
    const trades = [trade('Trade two credits for a card'), trade('Trade two credits for energy')];
    expect(titled(trades, true)).toEqual(['Trade two credits for…']);
    expect(titled(trades)).toEqual(['A probe']);
    expect(titled(moves.slice(0, 2), true)).toEqual(['A probe']);
  });

  it('are numbered where pieces have one name', () => {
    const two = ['probe', 'other'].flatMap((id) => [
      offer('mars', [id, 'mars']),
      offer('venus', [id, 'venus']),
    ]);
    expect(titled(two)).toEqual(['A probe (1)', 'A probe (2)']);
  });
});
