import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit, withBrowser } from './browser';
import { choices, dice, isOver, myTurn, ready, resume } from './table';

withBrowser();

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab never reached ${selector}`);
}

/** Plays by keys alone as long as it is wanted, or to the end. */
async function playKeys(
  page: Page,
  roll: (below: number) => number,
  on: () => Promise<boolean>,
): Promise<void> {
  while ((await on()) && (await myTurn(page))) {
    const before = await choices(page);
    if (roll(4) === 0) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.keyboard.press('r');
    }
    const rows = await page.locator('.question .action kbd').count();
    await page.keyboard.press(String(1 + roll(Math.max(1, rows))));
    await page.waitForFunction(
      (at) =>
        document.querySelector('.table')?.getAttribute('data-at') !== at ||
        document.querySelector('.question .action:not(:disabled)') !== null,
      String(before),
    );
  }
}

it('sets up a game, plays, and ends one with the keyboard alone', async () => {
  const page = await visit();
  await page.waitForSelector('[data-game=planet_unknown]');
  await tabTo(page, '[data-game=planet_unknown] a.button:not(.quiet)');
  await page.keyboard.press('Enter');
  await page.waitForSelector('form');
  await tabTo(page, '[aria-label="Level of the bot in seat 2"]');
  await page.keyboard.press('Home');
  await tabTo(page, 'details:has(select) summary');
  await page.keyboard.press('Enter');
  await tabTo(page, 'details label:nth-of-type(2) select');
  await page.keyboard.press('Home');
  await tabTo(page, 'button.start');
  await page.keyboard.press('Enter');
  await ready(page);
  const roll = dice(3);
  const fresh = await choices(page);
  await playKeys(page, roll, async () => (await choices(page)) < fresh + 8);
  await resume(page, 'planet_unknown/ends-with-an-empty-depot.txt', 8);
  await playKeys(page, roll, async () => true);
  expect(await isOver(page)).toBe(true);
  const dialog = page.locator('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
});

it('reaches pieces with the arrow keys, and every tool with Tab', async () => {
  const page = await visit();
  await page.click('[data-game=planet_unknown] button.primary');
  await ready(page);
  await myTurn(page);
  for (const tool of ['hint', 'scores', 'guide', 'history']) await tabTo(page, `[data-tool=${tool}]`);
  await page.keyboard.press('g');
  await page.locator('.drawer').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.drawer').count()).toBe(0);
});
