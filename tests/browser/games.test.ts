/** A whole game of each of the five, by clicks against a bot. */

import { describe, expect, it } from 'vitest';
import { guest, withBrowser } from './browser';
import { dice, isOver, playClicks, playToEnd, sitDown, type Plan } from './table';

withBrowser();

/** The shortest game of each that still goes through everything a table shows. */
const GAMES: Plan[] = [
  { game: 'planet_unknown', seed: 5 },
  { game: 'galaxy_trucker', seed: 5, options: { rounds: '1' } },
  { game: 'seti', seed: 5 },
  { game: 'spacecorp', seed: 5, options: { first: 'mariners', last: 'mariners' } },
  { game: 'alien_artifacts', seed: 5 },
];
const REAL_CLICKS = 25;

describe.each(GAMES)('$game', (plan) => {
  it('is played from the first choice to the final score', async () => {
    const page = await guest();
    await sitDown(page, plan);
    await playClicks(page, REAL_CLICKS, dice(7));
    if (!(await isOver(page))) await playToEnd(page, 11);
    const totals = page.locator('dialog tfoot td');
    await totals.first().waitFor();
    expect(await totals.count()).toBe(2);
    for (const text of await totals.allInnerTexts()) expect(text).toMatch(/^-?\d+$/);
  });
});
