import { describe, expect, it } from 'vitest';
import { readAsk } from '../src/lib/ask';

describe('questions', () => {
  it('come with words or, when there are many, without', () => {
    const ask = readAsk({
      version: 4,
      about: 'where',
      began: 0,
      text: 'Where?',
      many: true,
      actions: [[['put', 1], ['cell:1']]],
      blocked: [],
    });
    expect(ask).toMatchObject({ version: 4, many: true, blocked: [], guide: '' });
    expect(ask?.actions).toEqual([{ a: ['put', 1], touch: ['cell:1'] }]);
    expect(readAsk(null)).toBeNull();
  });
});
