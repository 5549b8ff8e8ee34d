import { expect, it } from 'vitest';
import { guest, withBrowser } from './browser';
import { answers, choices, dice, myTurn, settled, sitDown, spot } from './table';

withBrowser();

it('builds ships in real time while the hourglass runs', async () => {
  const page = await guest();
  await sitDown(page, {
    game: 'galaxy_trucker',
    seed: 2,
    options: { rounds: '1', tempo: 'real', seconds: 600 },
  });
  await page.getByRole('timer').waitFor();
  const building = answers(page).filter({ hasNotText: /Finish|Give/ });
  const roll = dice(4);
  const start = await choices(page);
  for (let i = 0; i < 80 && (await choices(page)) < start + 10; i++) {
    await building.first().waitFor();
    const count = Math.min(await building.count(), 4);
    await building
      .nth(roll(Math.max(1, count)))
      .click({ timeout: 10_000 })
      .catch(() => undefined);
  }
  expect(await choices(page)).toBeGreaterThanOrEqual(start + 10);
  expect(await page.getByRole('timer').innerText()).toMatch(/^\d+:\d\d$/);
});

it('places a component with the keyboard alone: a square, R to turn it, Enter', async () => {
  const page = await guest();
  await sitDown(page, { game: 'galaxy_trucker', seed: 9, options: { rounds: '1', tempo: 'relaxed' } });
  await myTurn(page);
  await page.keyboard.press('1');
  const squares = page.locator('.question .action').filter({ hasText: /^Row/ });
  await squares.first().waitFor();
  const rows = await squares.allInnerTexts();
  expect(rows.length).toBeGreaterThan(3);
  expect(rows, 'the squares row by row').toEqual([...rows].sort());
  await page.keyboard.press('1');
  await page.locator('.placing').waitFor();
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await page.locator('.question .action').filter({ hasText: 'Weld it on' }).waitFor();
});

it('turns the component in hand by wheel and by right click', async () => {
  const page = await guest();
  await sitDown(page, { game: 'galaxy_trucker', seed: 9, options: { rounds: '1', tempo: 'relaxed' } });
  await myTurn(page);
  await page.keyboard.press('1');
  await page.locator('[data-piece^="sq:0:"][data-state=next]').first().waitFor();
  await settled(page);
  await page.mouse.move(...(await spot(page, '[data-piece^="sq:0:"][data-state=next]')));
  const turned = () => page.locator('.ghost').first().getAttribute('transform');
  await page.locator('.ghost').first().waitFor();
  const first = await turned();
  await page.mouse.wheel(0, 100);
  await expect.poll(turned).not.toBe(first);
  const second = await turned();
  await page.mouse.down({ button: 'right' });
  await page.mouse.up({ button: 'right' });
  await expect.poll(turned).not.toBe(second);
});
