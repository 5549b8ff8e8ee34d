import { describe, expect, it } from 'vitest';
import { cycle, nearest } from '../src/lib/poses';
import type { Offer } from '../src/lib/wire';

const offer = (a: string, touch: string[], pose?: { turn?: number; flip?: boolean }): Offer => ({
  a: [a],
  touch,
  text: a,
  ...(pose ? { ghost: [{ id: 'g', face: 'tile', x: 0, y: 0, ...pose }] } : {}),
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
