import { describe, expect, it } from 'vitest';
import { click, commonWords, cycle, groups, narrow, nearest } from '../src/lib/narrow';
import type { Offer } from '../src/lib/wire';

const offer = (a: string, touch: string[], pose?: { turn?: number; flip?: boolean }): Offer => ({
  a: [a],
  touch,
  text: a,
  ...(pose ? { ghost: [{ id: 'g', face: 'tile', x: 0, y: 0, ...pose }] } : {}),
});

const moves = [offer('mars', ['probe', 'mars']), offer('venus', ['probe', 'venus']), offer('pass', [])];

describe('narrowing', () => {
  it('lets the first piece of each action glow', () => {
    const now = narrow(moves, []);
    expect([...now.next]).toEqual(['probe']);
    expect([...now.open]).toEqual(['probe', 'mars', 'venus']);
    expect(now.left).toHaveLength(3);
    expect(now.ready).toEqual([]);
  });

  it('keeps the actions that touch all that was picked', () => {
    const now = narrow(moves, ['probe']);
    expect(now.left.map((one) => one.a[0])).toEqual(['mars', 'venus']);
    expect([...now.next]).toEqual(['mars', 'venus']);
  });

  it('plays when one action is left', () => {
    expect(click(moves, ['probe'], 'mars')).toMatchObject({ kind: 'play', offer: { a: ['mars'] } });
  });

  it('takes a target before its piece', () => {
    expect(click(moves, [], 'venus')).toMatchObject({ kind: 'play', offer: { a: ['venus'] } });
  });

  it('drops a pick that is clicked again', () => {
    expect(click(moves, ['probe'], 'probe')).toEqual({ kind: 'pick', picked: [] });
  });

  it('starts again on a piece that does not fit what is picked', () => {
    const more = [...moves, offer('sell', ['card'])];
    expect(click(more, ['probe'], 'card')).toMatchObject({ kind: 'play', offer: { a: ['sell'] } });
  });

  it('ignores what no action touches', () => {
    expect(click(moves, [], 'sun')).toEqual({ kind: 'none' });
  });

  it('does not play while two actions touch the same piece', () => {
    const two = [offer('play', ['card']), offer('discard', ['card'])];
    expect(click(two, [], 'card')).toEqual({ kind: 'pick', picked: ['card'] });
    expect(narrow(two, ['card']).ready).toHaveLength(2);
  });
});

describe('ways of lying', () => {
  const ways = [0, 90, 180, 270].flatMap((turn) =>
    [false, true].map((flip) => offer(`${turn}${flip ? 'f' : ''}`, ['cell'], { turn, flip })),
  );

  it('turns by the next angle on the same side', () => {
    expect(cycle(ways, ways[0], 'turn')?.a).toEqual(['90']);
    expect(cycle(ways, ways[6], 'turn')?.a).toEqual(['0']);
  });

  it('flips at the same angle', () => {
    expect(cycle(ways, ways[2], 'flip')?.a).toEqual(['90f']);
  });

  it('goes on as the piece was last held', () => {
    expect(nearest(ways, { turn: 180, flip: true })?.a).toEqual(['180f']);
    expect(nearest(ways.slice(0, 2), { turn: 180, flip: true })?.a).toEqual(['0f']);
  });

  it('goes through the list when the poses say nothing', () => {
    const plain = [offer('a', ['x']), offer('b', ['x']), offer('c', ['x'])];
    expect(cycle(plain, plain[0], 'turn')?.a).toEqual(['b']);
    expect(cycle(plain, plain[0], 'flip')?.a).toEqual(['c']);
  });
});

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
