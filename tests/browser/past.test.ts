import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guest, withBrowser } from './browser';
import { choices, dice, myTurn, playClicks, ready, reply, resume, sitDown } from './table';

withBrowser();

/** What stands in each file that can be downloaded. */
const INSIDE = { Record: 'planet_unknown', Picture: '<svg', Position: '"rng"' };

it('takes a choice back', async () => {
  const page = await guest();
  await sitDown(page, { game: 'planet_unknown', seed: 8 });
  const undo = page.locator('[data-tool=undo]');
  const roll = dice(2);
  // Whoever is asked is not done, so nobody else's choice closes undo.
  for (let i = 0; i < 60 && (await myTurn(page)) && (await undo.isDisabled()); i++)
    await playClicks(page, 1, roll);
  const before = await choices(page);
  await undo.click();
  await expect.poll(() => choices(page)).toBeLessThan(before);
  await myTurn(page);
});

it('looks back over the whole game and branches from a moment', async () => {
  const page = await guest();
  await resume(page, 'planet_unknown/two-players-forced-personal.txt', 100);
  await reply(page);
  await page.click('[data-tool=history]');
  const slider = page.getByLabel('Moment of the game');
  await slider.fill('1');
  await page.getByText('Looking back').waitFor();
  await page.locator('.history .curve').first().waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('.history output').innerText()).toMatch(/^1\//);
  const address = page.url();
  await page.getByRole('button', { name: 'Branch from here' }).click();
  await page.waitForURL((url) => url.href !== address);
  await ready(page);
  expect(await page.locator('.player').count()).toBe(2);
  expect(await myTurn(page)).toBe(true);
});

it('downloads the record, the picture and the position', async () => {
  const page = await guest();
  await sitDown(page, { game: 'planet_unknown', seed: 8 });
  await page.click('[data-tool=history]');
  for (const name of ['Record', 'Picture', 'Position'] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^planet_unknown/);
    expect(readFileSync(await file.path(), 'utf8')).toContain(INSIDE[name]);
  }
});

it('itemises the scores at any time, and hints', async () => {
  const page = await guest();
  await sitDown(page, { game: 'planet_unknown', seed: 8 });
  await myTurn(page);
  await page.click('[data-tool=scores]');
  await page.locator('dialog tbody tr').first().waitFor();
  await page.keyboard.press('Escape');
  await page.click('[data-tool=hint]');
  await page.locator('.hint li').first().waitFor();
});
