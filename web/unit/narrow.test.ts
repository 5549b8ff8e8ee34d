import { describe, expect, it } from 'vitest';
import { click, narrow } from '../src/lib/narrow';
import type { Offer } from '../src/lib/wire';

const offer = (a: string, touch: string[]): Offer => ({ a: [a], touch, text: a });

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
