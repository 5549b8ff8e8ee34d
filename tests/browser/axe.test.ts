/** No page has a fault for people who hear it, or steer it, in other ways. */

import { describe, expect, it } from 'vitest';
import { findings } from './axe';
import { guest, visit, withBrowser } from './browser';
import { myTurn, reopen, resume, settled, sitDown } from './table';

withBrowser();

const WIDE = { width: 1440, height: 900 };
const UPRIGHT = { width: 820, height: 1180 };
const PHONE = { width: 360, height: 740 };

describe.each([WIDE, PHONE])('at $width x $height', (size) => {
  it('finds nothing on the home page, the New game page and the guide', async () => {
    const page = await visit(size);
    await page.waitForSelector('[data-game]');
    expect(await findings(page)).toEqual([]);
    await page.goto('/#/new/galaxy_trucker');
    await page.waitForSelector('form');
    expect(await findings(page)).toEqual([]);
    await page.goto('/#/guide/galaxy_trucker');
    await page.waitForSelector('.guide section');
    expect(await findings(page)).toEqual([]);
    await page.goto('/#/nowhere');
    await page.waitForSelector('main h1');
    expect(await findings(page)).toEqual([]);
  });

  it('finds nothing in a guided first game', async () => {
    const page = await visit(size);
    await page.click('[data-game=planet_unknown] [data-learn]');
    for (let i = 0; i < 4; i++) await page.click('[data-lesson-next]');
    await page.waitForSelector('[data-suggested]');
    expect(await findings(page)).toEqual([]);
  });

  it('finds nothing at a table with the scores, the rules and the history open', async () => {
    const page = await visit(size);
    await sitDown(page, { game: 'galaxy_trucker', seed: 3 });
    await myTurn(page);
    await page.click('[data-tool=scores]');
    await page.waitForSelector('dialog[open]');
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.click('[data-tool=history]');
    await page.waitForSelector('.history');
    await page.click('[data-tool=guide]');
    await page.waitForSelector('.drawer section, .drawer p');
    expect(await findings(page)).toEqual([]);
  });

  it('finds nothing in the settings, the list of keys, the mat of an opponent and the end of a game', async () => {
    const page = await visit(size);
    await resume(page, 'alien_artifacts/four-players.txt', 12);
    await myTurn(page);
    await settled(page);
    await page.click('[data-tool=settings]');
    await page.waitForSelector('dialog[open]');
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    await page.keyboard.press('?');
    await page.waitForSelector('dialog kbd');
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.players .look').last().click();
    await page.waitForSelector('.overlay .panel');
    expect(await findings(page)).toEqual([]);
    await reopen(page, 'alien_artifacts/won-by-credits.txt', Infinity);
    await page.locator('dialog .curve').first().waitFor({ state: 'attached' });
    expect(await findings(page)).toEqual([]);
  });
});

describe.each([
  { game: 'planet_unknown', record: 'ends-with-a-full-planet.txt' },
  { game: 'galaxy_trucker', record: 'whole-game.txt' },
  { game: 'seti', record: 'four_players.txt' },
  { game: 'spacecorp', record: 'four-players-three-eras.txt' },
  { game: 'alien_artifacts', record: 'four-players.txt' },
])('at a full table of $game', ({ game, record }) => {
  it('finds nothing, whatever the size of the window', async () => {
    const page = await guest();
    await resume(page, `${game}/${record}`, 20);
    for (const size of [WIDE, UPRIGHT, PHONE]) {
      await page.setViewportSize(size);
      await settled(page);
      expect(await findings(page), `${size.width} x ${size.height}`).toEqual([]);
    }
  });
});
