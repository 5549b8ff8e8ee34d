import { expect, it } from 'vitest';
import { visit, withBrowser } from './browser';
import { choices, clickOnce, dice, myTurn, ready, sitDown } from './table';

withBrowser();

it('is in a game of Planet Unknown against a bot within three clicks', async () => {
  const page = await visit();
  await page.click('[data-game=planet_unknown] button.primary');
  await ready(page);
  expect(await page.locator('.player').count()).toBe(2);
  await myTurn(page);
  const before = await choices(page);
  const roll = dice(1);
  await expect
    .poll(async () => {
      await clickOnce(page, roll);
      return choices(page);
    })
    .toBeGreaterThan(before);
});

it('keeps my games on the home page, my turn first', async () => {
  const page = await visit();
  await sitDown(page, { game: 'planet_unknown' });
  await myTurn(page);
  await page.goto('/#/');
  const mine = page.locator('section[aria-labelledby=mine] li').first();
  await expect.poll(() => mine.innerText()).toContain('Your turn');
  await mine.locator('a').click();
  await ready(page);
});

it('sets a game up with seats, levels and options', async () => {
  const page = await visit();
  await page.click('[data-game=galaxy_trucker] a.button:not(.quiet)');
  await page.getByRole('button', { name: /add a seat/i }).click();
  await page.getByLabel('Level of the bot in seat 2').selectOption('cadet');
  await page.getByLabel('Level of the bot in seat 3').selectOption('cadet');
  await page.getByLabel('Name of the person in seat 1').fill('Ada');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await ready(page);
  expect(await page.locator('.player').count()).toBe(3);
  expect(await page.locator('.player').first().innerText()).toContain('Ada');
});

it('says which tempo Play starts, and starts real time with one click', async () => {
  const page = await visit();
  const game = page.locator('[data-game=galaxy_trucker]');
  expect(await game.locator('button.primary').innerText()).toContain('Stepped');
  await game.locator('[data-tempo=real]').click();
  await ready(page);
  await page.getByRole('timer').waitFor();
});
