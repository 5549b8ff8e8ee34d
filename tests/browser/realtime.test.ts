import { expect, it } from 'vitest';
import { visit, withBrowser } from './browser';
import { choices, clickOnce, dice, sitDown } from './table';

withBrowser();

it('builds ships in real time while the hourglass runs', async () => {
  const page = await visit();
  await sitDown(page, {
    game: 'galaxy_trucker',
    seed: 2,
    options: { rounds: '1', tempo: 'real', seconds: 30 },
  });
  const glass = page.getByRole('timer');
  const roll = dice(4);
  let sand = false;
  const start = await choices(page);
  for (let i = 0; i < 60 && (!sand || (await choices(page)) < start + 15); i++) {
    await page.waitForSelector('.question .action:not(:disabled), [role=timer]');
    await clickOnce(page, roll);
    sand ||= (await glass.count()) > 0;
  }
  expect(sand, 'the hourglass was shown').toBe(true);
  expect(await choices(page)).toBeGreaterThan(start + 10);
});
