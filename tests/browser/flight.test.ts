/** Galaxy Trucker's flight as a show: what nobody decides goes by step by step, and can be skipped. */

import { expect, it } from 'vitest';
import { visit, withBrowser } from './browser';
import { myTurn, sitDown } from './table';

withBrowser();

const NAMES = ['Turn over the card', 'Pass', 'That is enough', 'Let it hit', 'Done: leave the rest'];

it('shows a swarm meteor by meteor, each on every ship, and skips it on demand', async () => {
  const page = await visit({ pace: 'usual' });
  await sitDown(page, {
    game: 'galaxy_trucker',
    seed: 3,
    options: { rounds: '1', first_flight: true, tempo: 'relaxed' },
  });
  await page.evaluate(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const piece of document.querySelectorAll('[data-piece]')) {
        const id = (piece as HTMLElement).dataset.piece!;
        seen[id] ??= performance.now();
      }
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-piece'] });
  });
  const when = (id: string) =>
    page.evaluate((name) => (window as unknown as { seen: Record<string, number> }).seen[name] ?? 0, id);
  const met = async () => (await when('outcome:0')) || (await when('struck:0'));
  // The bot may have taken the first order tile by then: any that is left will do.
  await page.locator('[data-piece^="order:"]:is([data-state=next], [data-state=open])').first().click();
  const skip = page.locator('.question [data-skip]');
  let skipped = false;
  for (let turn = 0; turn < 40 && !skipped; turn++) {
    if (!(await myTurn(page))) break;
    const action = page
      .locator('.question .action:not(:disabled)')
      .filter({ hasText: new RegExp(NAMES.join('|')) });
    await action.first().click();
    await skip.waitFor({ timeout: 1500 }).catch(() => undefined);
    while ((await skip.count()) && !skipped) {
      if (await met()) {
        await skip.click();
        await skip.waitFor({ state: 'detached' });
        skipped = true;
      } else await page.waitForTimeout(60);
    }
  }
  expect(skipped, 'the rest of the swarm was skipped').toBe(true);
  expect(await when('die:0'), 'the dice are seen').toBeGreaterThan(0);
  expect(await met(), 'what a meteor did is seen').toBeGreaterThan(await when('die:0'));
});
