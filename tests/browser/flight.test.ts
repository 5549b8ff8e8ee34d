/** Galaxy Trucker's flight as a show: what nobody decides goes by step by step, and can be skipped. */

import { expect, it } from 'vitest';
import { guest, withBrowser } from './browser';
import { answers, myTurn, resume, settled } from './table';

withBrowser();

it('shows a swarm meteor by meteor, each on every ship, and skips it on demand', async () => {
  const page = await guest({ pace: 'usual' });
  // The card that the leader turns over next is a swarm of three meteors, on three ships.
  await resume(page, 'galaxy_trucker/first-flight.txt', 5);
  await myTurn(page);
  await settled(page);
  await page.evaluate(() => {
    const seen: Record<string, number> = {};
    const places = new Set<string>();
    Object.assign(window, { seen, places });
    // Skips from inside the page, as soon as a meteor has done its work: no show waits for a busy machine.
    new MutationObserver(() => {
      for (const piece of document.querySelectorAll('[data-piece]')) {
        const id = (piece as HTMLElement).dataset.piece!;
        seen[id] ??= performance.now();
      }
      const ship = document
        .querySelector('[data-piece^="tile:"]')
        ?.closest('.panel')
        ?.getBoundingClientRect();
      if (ship) places.add([ship.x, ship.y, ship.width, ship.height].map(Math.round).join());
      const skip = document.querySelector<HTMLElement>('.question [data-skip]');
      const met = [1, 2].every((seat) => seen[`mini-outcome:${seat}`] || seen[`mini-struck:${seat}`]);
      if (skip && !seen.skip && met && (seen['outcome:0'] || seen['struck:0'])) {
        seen.skip = performance.now();
        skip.click();
      }
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-piece'] });
  });
  const when = (id: string) =>
    page.evaluate((name) => (window as unknown as { seen: Record<string, number> }).seen[name] ?? 0, id);
  await answers(page).filter({ hasText: 'Turn over the card' }).click();
  await expect.poll(() => when('skip'), { message: 'the rest of the swarm is skipped' }).toBeGreaterThan(0);
  await page.locator('.question [data-skip]').waitFor({ state: 'detached' });
  expect(await when('die:0'), 'the dice are seen').toBeGreaterThan(0);
  const met = (await when('outcome:0')) || (await when('struck:0'));
  expect(met, 'what a meteor did is seen').toBeGreaterThan(await when('die:0'));
  for (const seat of [1, 2]) {
    const small = (await when(`mini-outcome:${seat}`)) || (await when(`mini-struck:${seat}`));
    expect(small, `and what it did to the ship of seat ${seat}`).toBeGreaterThan(await when('die:0'));
  }
  const places = await page.evaluate(() => [...(window as unknown as { places: Set<string> }).places]);
  expect(places, 'nothing changes its place while one watches').toHaveLength(1);
});
