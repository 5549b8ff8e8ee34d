/** Guided first games: followed by clicks, taken back, found again, left. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit, withBrowser } from './browser';
import { choices, hurryHere, myTurn, ready } from './table';

withBrowser();

const MOST_STEPS = 80;

async function begin(page: Page, game: string): Promise<void> {
  await page.click(`[data-game=${game}] [data-learn]`);
  await ready(page);
  await hurryHere(page);
  await page.waitForSelector('.lesson');
}

const header = (page: Page): Promise<string> => page.locator('.lesson header strong').innerText();
const step = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await header(page).catch(() => '')) ?? '')?.[0] ?? 0);

/** Turns the pages up to the last one of the stop. */
async function read(page: Page): Promise<void> {
  while (await page.locator('[data-lesson-next]').count()) await page.click('[data-lesson-next]');
}

/** Waits for something to do: read on, take what is suggested, or choose freely; false when the lesson is over. */
async function offered(page: Page): Promise<boolean> {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-lesson-next], [data-suggested], [data-lesson-end]') !== null ||
      document.querySelector('.lesson') === null ||
      document.querySelector('.question .action:not(:disabled)') !== null,
  );
  return (await page.locator('.lesson').count()) > 0;
}

/** Follows the lesson to its end and tells the numbers of the steps that were shown. */
async function follow(page: Page, look: () => Promise<void> = async () => undefined): Promise<number[]> {
  const seen: number[] = [];
  for (let i = 0; i < MOST_STEPS && (await offered(page)); i++) {
    const here = await step(page);
    if (here && !seen.includes(here)) seen.push(here);
    await look();
    const before = await choices(page);
    if (await page.locator('[data-lesson-next]').count()) await page.click('[data-lesson-next]');
    else if (await page.locator('[data-lesson-end]').count()) {
      await page.click('[data-lesson-end]');
      await page.waitForSelector('.lesson', { state: 'detached' });
    } else {
      const wish = page.locator('[data-suggested]');
      await ((await wish.count()) ? wish : page.locator('.question .action:not(:disabled)').first()).click();
      await page.waitForFunction(
        (at) => Number(document.querySelector('.table')?.getAttribute('data-at')) > at,
        before,
      );
    }
  }
  return seen;
}

it('is followed by clicks on pieces and suggestions, taken back, found again, and played on', async () => {
  const page = await visit();
  await begin(page, 'planet_unknown');
  await read(page);
  await page.locator('.pointed').first().waitFor({ state: 'attached' });
  await page.locator('.arrow').first().waitFor({ state: 'attached' });
  await page.click('[data-suggested]');
  await expect.poll(() => step(page)).toBe(4);
  await page.locator('[data-piece^="tile:I4-water-rover"]').click();
  await expect.poll(() => step(page)).toBe(5);
  await page.getByRole('button', { name: 'Why?' }).click();
  await page.locator('.lesson .why').waitFor();
  await page.click('[data-tool=undo]');
  await expect.poll(() => step(page)).toBe(4);
  await page.reload();
  await ready(page);
  await expect.poll(() => step(page)).toBe(4);
  await page.getByRole('button', { name: 'Passer en français' }).click();
  await expect.poll(() => header(page)).toMatch(/^Étape 4/);
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect.poll(() => header(page)).toMatch(/^Step 4/);
  const seen = await follow(page);
  expect(seen).toEqual(Array.from({ length: seen.length }, (_, i) => i + 4));
  expect(seen.length).toBeGreaterThan(8);
  expect(await page.locator('.lesson').count()).toBe(0);
  expect(await myTurn(page)).toBe(true);
});

it('goes on for a player who does something else, by keyboard too, and can be left', async () => {
  const page = await visit();
  await begin(page, 'alien_artifacts');
  await read(page);
  await page.keyboard.press('2');
  await page.locator('.lesson .strayed').waitFor();
  await page.keyboard.press('n');
  await page.click('[data-lesson-leave]');
  await page.waitForSelector('.lesson', { state: 'detached' });
  await page.reload();
  await ready(page);
  expect(await myTurn(page)).toBe(true);
  expect(await page.locator('.lesson').count()).toBe(0);
});

it('fits on a phone, in French', async () => {
  const page = await visit({ width: 360, height: 740, lang: 'fr', touch: true });
  await begin(page, 'alien_artifacts');
  expect(await header(page)).toBe('Partie guidée');
  await page.getByRole('button', { name: 'Replier ou déplier la leçon' }).click();
  await page.locator('.lesson .text').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Replier ou déplier la leçon' }).click();
  const seen = await follow(page);
  expect(seen.length).toBeGreaterThan(12);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

/** Is one of the pieces that the lesson points at where it can be seen? True, too, where it points at none. */
const pointedInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const found = [...document.querySelectorAll('.piece:has(.pointed)')];
    return (
      found.length === 0 ||
      found.some((piece) => {
        const { x, y, width, height } = piece.getBoundingClientRect();
        const [top] = document.elementsFromPoint(x + width / 2, y + height / 2);
        return top?.closest('.middle, .hand') !== null && top !== undefined;
      })
    );
  });

it('moves the board on a phone so that what it names is in sight', async () => {
  const page = await visit({ width: 360, height: 740, touch: true });
  await begin(page, 'spacecorp');
  await follow(page, async () => {
    await expect.poll(() => pointedInSight(page), { message: await header(page) }).toBe(true);
  });
});

it('begins on the New game page too', async () => {
  const page = await visit();
  await page.goto('/#/new/seti');
  await page.click('[data-learn]');
  await ready(page);
  await page.locator('.lesson').waitFor();
});
