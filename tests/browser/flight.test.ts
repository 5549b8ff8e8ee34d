/** Galaxy Trucker's flight as a show: what nobody decides goes by step by step, and can be skipped. */

import { expect, it } from 'vitest';
import { guest, withBrowser } from './browser';
import { answers, myTurn, sitDown } from './table';

withBrowser();

const NAMES = ['Turn over the card', 'Pass', 'That is enough', 'Let it hit', 'Done: leave the rest'];

it('shows a swarm meteor by meteor, each on every ship, and skips it on demand', async () => {
  const page = await guest({ pace: 'usual' });
  const begin = async (seed: number) => {
    await sitDown(page, {
      game: 'galaxy_trucker',
      seed,
      options: { rounds: '1', first_flight: true, tempo: 'relaxed' },
    });
    await myTurn(page);
  };
  await begin(3);
  await page.evaluate(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seen });
    // Skips from inside the page, as soon as a meteor has done its work: no show waits for a busy machine.
    new MutationObserver(() => {
      for (const piece of document.querySelectorAll('[data-piece]')) {
        const id = (piece as HTMLElement).dataset.piece!;
        seen[id] ??= performance.now();
      }
      const skip = document.querySelector<HTMLElement>('.question [data-skip]');
      if (skip && !seen.skip && (seen['outcome:0'] || seen['struck:0'])) {
        seen.skip = performance.now();
        skip.click();
      }
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-piece'] });
  });
  const when = (id: string) =>
    page.evaluate((name) => (window as unknown as { seen: Record<string, number> }).seen[name] ?? 0, id);
  const met = async () => (await when('outcome:0')) || (await when('struck:0'));
  const fly = async () => {
    // The bot may have taken the first order tile by then: any that is left will do.
    await page.locator('[data-piece^="order:"]:is([data-state=next], [data-state=open])').first().click();
    for (let turn = 0; turn < 40 && !(await when('skip')); turn++) {
      if (!(await myTurn(page))) break;
      await answers(page)
        .filter({ hasText: new RegExp(NAMES.join('|')) })
        .first()
        .click();
    }
  };
  await fly();
  // The bot builds meanwhile and uses chance, so a flight may have no swarm: then another is flown.
  for (const seed of [4, 5, 6, 7, 8, 9]) {
    if (await when('skip')) break;
    await begin(seed);
    await fly();
  }
  expect(await when('skip'), 'the rest of the swarm was skipped').toBeGreaterThan(0);
  await page.locator('.question [data-skip]').waitFor({ state: 'detached' });
  expect(await when('die:0'), 'the dice are seen').toBeGreaterThan(0);
  expect(await met(), 'what a meteor did is seen').toBeGreaterThan(await when('die:0'));
});
