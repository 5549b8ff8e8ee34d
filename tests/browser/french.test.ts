import { expect, it } from 'vitest';
import { visit, withBrowser } from './browser';
import { dice, myTurn, playClicks, playToEnd, resume, sitDown } from './table';

withBrowser();

it('plays the beginning and the end of a game in French', async () => {
  const page = await visit({ lang: 'fr' });
  await page.waitForSelector('[data-game]');
  expect(await page.locator('h2#games').innerText()).toBe('Les jeux');
  expect(await page.getAttribute('html', 'lang')).toBe('fr');
  await sitDown(page, { game: 'alien_artifacts', seed: 4 });
  await playClicks(page, 8, dice(5));
  await resume(page, 'alien_artifacts/won-by-credits.txt', 16, 'fr');
  await playToEnd(page, 5);
  await page.locator('dialog tfoot td').first().waitFor();
  expect(await page.locator('dialog h2').innerText()).toBe('Score final');
});

it('changes the language on the spot, the question and the log included', async () => {
  const page = await visit();
  await sitDown(page, { game: 'alien_artifacts', seed: 4 });
  await myTurn(page);
  const question = () => page.locator('.question h2').innerText();
  const english = await question();
  await page.getByRole('button', { name: 'Passer en français' }).click();
  await expect.poll(question).not.toBe(english);
  expect(await page.locator('[data-tool=undo]').innerText()).toBe('Annuler');
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect.poll(question).toBe(english);
});

it('writes the numbers of a hint with a comma', async () => {
  const page = await visit({ lang: 'fr' });
  expect(await page.locator('[data-game=seti] .facts').innerText()).toContain('3,9');
  await sitDown(page, { game: 'planet_unknown', seed: 4 });
  await myTurn(page);
  await page.keyboard.press('h');
  const expected = page.locator('.hint li b').first();
  await expected.waitFor();
  expect(await expected.innerText()).toMatch(/^[-−]?\d+,\d$/);
  expect(await page.locator('.hint').innerText()).not.toMatch(/\d\.\d/);
});
