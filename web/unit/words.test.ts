import { expect, it } from 'vitest';
import { fr } from '../src/words/fr';

it('no line of French begins with a sign', () => {
  const apart = Object.values(fr).filter((text) => /\S [:;?!»]|« /.test(text));
  expect(apart).toEqual([]);
});
