import { describe, expect, it } from 'vitest';
import { search } from '../src/lib/guide';
import { path, shortTurn, type Pose } from '../src/lib/motion';
import { readKeys, writeKeys } from '../src/lib/mygames';
import { timeText } from '../src/lib/time';

const pose = (x: number, y: number, more: Partial<Pose> = {}): Pose => ({
  x,
  y,
  w: 10,
  h: 10,
  turn: 0,
  pivot: null,
  ...more,
});

describe('motion', () => {
  it('turns the short way round', () => {
    expect(shortTurn(350, 10)).toBe(20);
    expect(shortTurn(10, 350)).toBe(-20);
  });

  it('is nothing when nothing moved', () => {
    expect(path(pose(1, 2), pose(1, 2))).toBeNull();
  });

  it('is straight, or an arc about the pivot', () => {
    expect(path(pose(0, 0), pose(10, 0))).toHaveLength(2);
    const arc = path(pose(10, 0), pose(0, 10, { pivot: [0, 0] }))!;
    expect(arc.length).toBeGreaterThan(5);
    expect(arc[7]).toContain('translate(7.07px, 7.07px)');
  });
});

describe('small things', () => {
  it('writes spans of time', () => {
    expect([65, 3 * 3600 + 600, 3 * 86_400].map(timeText)).toEqual(['1:05', '3 h 10', '3 d']);
  });

  it('reads one key, or one for each seat at this screen', () => {
    expect(readKeys('abc')).toEqual([{ seat: null, key: 'abc' }]);
    const two = [
      { seat: 0, key: 'a-b' },
      { seat: 2, key: 'c_d' },
    ];
    expect(readKeys(writeKeys(two))).toEqual(two);
    expect(readKeys('')).toEqual([]);
  });

  it('searches the guide without accents, titles first', () => {
    const sections = [
      { anchor: 'a', level: 2, title: 'Réserve', html: '<p>rien</p>' },
      { anchor: 'b', level: 2, title: 'Énergie', html: '<p>la <b>réserve</b></p>' },
    ];
    expect(search(sections, 'reserve').map((one) => one.anchor)).toEqual(['a', 'b']);
    expect(search(sections, 'ENERGIE reserve').map((one) => one.anchor)).toEqual(['b']);
  });
});
