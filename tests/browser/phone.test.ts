import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit, withBrowser } from './browser';
import { answers, boxOf, dice, myTurn, playToEnd, resume, sitDown } from './table';

withBrowser();

const WIDTH = 360;

/** Taps a glowing piece that is in sight, or the first answer of the list. */
async function tapOnce(page: Page, roll: (below: number) => number): Promise<void> {
  const inSight = await page.locator(':is(.middle, .hand) [data-state=next]').evaluateAll((all) =>
    all
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .map(({ one, box }) => ({ one, x: box.x + box.width / 2, y: box.y + box.height / 2 }))
      .filter(({ one, x, y }) => one.contains(document.elementFromPoint(x, y)))
      .map(({ x, y }) => ({ x, y })),
  );
  const spot = inSight.length && roll(2) ? inSight[roll(inSight.length)] : undefined;
  if (spot) await page.touchscreen.tap(spot.x, spot.y);
  else await answers(page).first().tap();
}

it('plays the beginning and the end of a game on a screen of 360 by 740', async () => {
  const page = await visit({ width: WIDTH, height: 740, touch: true });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.waitForSelector('[data-game]');
  expect(await wide()).toBeLessThanOrEqual(WIDTH);
  await page.goto('/#/new/seti');
  await page.waitForSelector('form');
  expect(await wide()).toBeLessThanOrEqual(WIDTH);
  expect((await boxOf(page, 'select.level')).width).toBeGreaterThan(WIDTH / 2);
  await sitDown(page, { game: 'planet_unknown', seed: 9 });
  const roll = dice(9);
  for (let i = 0; i < 12 && (await myTurn(page)); i++) {
    expect(await wide()).toBeLessThanOrEqual(WIDTH);
    await tapOnce(page, roll);
  }
  await resume(page, 'planet_unknown/ends-with-an-empty-depot.txt', 8);
  await playToEnd(page, 13);
  await page.locator('dialog tfoot td').first().waitFor();
  expect(await wide()).toBeLessThanOrEqual(WIDTH);
});
