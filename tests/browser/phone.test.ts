import { expect, it } from 'vitest';
import { visit, withBrowser } from './browser';
import { answers, boxOf, dice, myTurn, playToEnd, resume, sitDown } from './table';

withBrowser();

const WIDTH = 360;

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
  for (let i = 0; i < 20 && (await myTurn(page)); i++) {
    expect(await wide()).toBeLessThanOrEqual(WIDTH);
    const glowing = page.locator('.middle [data-state=next], .hand [data-state=next]');
    const count = await glowing.count();
    const target = count && roll(2) ? glowing.nth(roll(count)) : answers(page).nth(0);
    await target.tap({ timeout: 2000, force: true }).catch(() => undefined);
  }
  await resume(page, 'planet_unknown/ends-with-an-empty-depot.txt', 30);
  await playToEnd(page, 13);
  await page.locator('dialog tfoot td').first().waitFor();
  expect(await wide()).toBeLessThanOrEqual(WIDTH);
});
