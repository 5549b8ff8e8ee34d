/** What is asked, what it would bring, and what happened: two glows, careful actions, pace, replay, summaries, settings. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { guest, withBrowser } from './browser';
import {
  answers,
  boxOf,
  choices,
  myTurn,
  playToEnd,
  ready,
  reopen,
  reply,
  resume,
  settled,
  sitDown,
  withProbe,
} from './table';

withBrowser();

interface Told {
  type: string;
  ask?: { actions: { a: unknown[]; free?: boolean; careful?: boolean }[] } | null;
  picture?: { note?: string };
  steps?: unknown[];
}

/** Lets a test change what the server says. */
async function retell(page: Page, change: (told: Told) => void): Promise<void> {
  await page.routeWebSocket(/\/api\/ws\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      const told = JSON.parse(String(message)) as Told;
      change(told);
      socket.send(JSON.stringify(told));
    });
  });
}

it('marks extras beside the question thinly, and lists them last', async () => {
  const page = await guest();
  await retell(page, (told) => {
    told.ask?.actions.forEach((action, i) => {
      if (!Array.isArray(action)) action.free = i % 2 === 0;
    });
  });
  await sitDown(page, { game: 'alien_artifacts', seed: 3 });
  await myTurn(page);
  await page.locator('.question .extras').waitFor();
  const free = await answers(page).evaluateAll((all) => all.map((one) => one.classList.contains('free')));
  expect(free).toEqual([...free].sort((a, b) => Number(a) - Number(b)));
  expect(free).toContain(true);
});

it('draws extras thinly on the board, and the answers with the hot dashes', async () => {
  const page = await guest();
  await withProbe(page);
  const look = async (selector: string) =>
    await page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { stroke, strokeDasharray, strokeWidth } = getComputedStyle(element);
        return { stroke, dashed: strokeDasharray !== 'none', width: parseFloat(strokeWidth) };
      });
  const [extra, answer] = [await look('[data-state=free] .extra'), await look('[data-state=next] .hot')];
  expect(extra.dashed).toBe(false);
  expect(answer.dashed).toBe(true);
  expect(extra.width).toBeLessThan(answer.width);
  expect(extra.stroke).not.toBe(answer.stroke);
});

it('asks once before a careful action, unless that is switched off', async () => {
  const page = await guest();
  await retell(page, (told) => {
    for (const action of told.ask?.actions ?? []) if (!Array.isArray(action)) action.careful = true;
  });
  await sitDown(page, { game: 'alien_artifacts', seed: 3 });
  await myTurn(page);
  const at = await choices(page);
  await answers(page).first().click();
  await page.locator('[data-confirm]').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('[data-confirm]').count()).toBe(0);
  expect(await choices(page)).toBe(at);
  await answers(page).first().click();
  await page.locator('[data-confirm]').click();
  await expect.poll(() => choices(page)).toBeGreaterThan(at);
  await page.click('[data-tool=settings]');
  await page.getByLabel('Ask once before careful actions').uncheck();
  await page.keyboard.press('Escape');
  await myTurn(page);
  const then = await choices(page);
  await answers(page).first().click();
  await expect.poll(() => choices(page)).toBeGreaterThan(then);
});

it('plays automatic steps at a pace, and a key or the button skips them', async () => {
  const page = await guest({ pace: 'slow' });
  await retell(page, (told) => {
    if (told.type === 'change' && told.ask !== undefined)
      told.steps = Array.from({ length: 30 }, () => ({ lines: 0, picture: {} }));
  });
  await sitDown(page, { game: 'alien_artifacts', seed: 3 });
  await myTurn(page);
  for (const skip of [
    () => page.locator('[data-skip]').click(),
    () =>
      page
        .locator('[data-skip]')
        .waitFor()
        .then(() => page.keyboard.press('Escape')),
  ]) {
    const at = await choices(page);
    await answers(page).first().click();
    await expect.poll(() => choices(page)).toBeGreaterThan(at);
    await skip();
    await expect.poll(() => page.locator('[data-skip]').count()).toBe(0);
    await myTurn(page);
  }
});

const went = expect.stringMatching(/team .* went from Moon/);
const since = (page: Page) => page.locator('.log .since ~ li').allInnerTexts();

it('tells what happened since the last turn, and plays just that again', async () => {
  const page = await guest({ pace: 'slow' });
  // The other player has just moved a team, in five choices.
  await reopen(page, 'spacecorp/two-players-three-eras.txt', 91);
  await myTurn(page);
  expect(await since(page)).toContainEqual(went);
  await page.locator('[data-replay]').click();
  await page.locator('[data-skip]').waitFor();
  expect(await answers(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  await myTurn(page);
});

it('does not take a silent answer in the turn of another for a turn', async () => {
  const page = await guest();
  await reopen(page, 'spacecorp/two-players-three-eras.txt', 89);
  await myTurn(page);
  await page.locator('.question [data-action=\'["hold"]\']').click();
  await expect.poll(() => choices(page)).toBeGreaterThan(89);
  expect(await since(page)).toContainEqual(went);
});

it('sums up a round that ends', async () => {
  const page = await guest();
  let era = 'Era one: long';
  await retell(page, (told) => {
    if (told.picture) told.picture.note = era;
  });
  // Players take turns here: while one is asked nothing else comes, and nothing is told of the second era too early.
  await sitDown(page, { game: 'alien_artifacts', seed: 3 });
  // A round that is told has at least sixteen choices of two players.
  while ((await choices(page)) < 20) await reply(page);
  era = 'Era two: long';
  await reply(page);
  const summary = page.locator('[data-summary]');
  await summary.waitFor();
  expect(await summary.locator('li').count()).toBe(2);
});

it('keeps the settings in the browser, and lists the keys', async () => {
  const page = await guest();
  await sitDown(page, { game: 'alien_artifacts', seed: 3 });
  await myTurn(page);
  await page.keyboard.press('?');
  await page.locator('dialog kbd').first().waitFor();
  expect(await page.locator('dialog dt').count()).toBeGreaterThan(12);
  await page.keyboard.press('Escape');
  await page.click('[data-tool=settings]');
  await page.getByLabel('Text size').selectOption('1.3');
  await page.getByLabel('Speed of moving pieces').selectOption('slow');
  // The pace of bots holds at the running table, so the server is told.
  const [told] = await Promise.all([
    page.waitForResponse((reply) => reply.url().endsWith('/tempo')),
    page.getByLabel('Pace of bots and automatic steps').selectOption('slow'),
  ]);
  expect(told.ok()).toBe(true);
  await page.reload();
  await ready(page);
  await settled(page);
  await page.click('[data-tool=settings]');
  expect(await page.getByLabel('Text size').inputValue()).toBe('1.3');
  expect(await page.getByLabel('Speed of moving pieces').inputValue()).toBe('slow');
});

it.each([1440, 360])(
  'shows the final scores of six players, none of them cut, on %i pixels',
  async (width) => {
    const page = await guest({ width });
    await reopen(page, 'planet_unknown/six-players-choose.txt', Infinity);
    await page.locator('dialog tfoot td').first().waitFor();
    const cut = () =>
      page
        .locator('dialog .scroll')
        .evaluate(
          (scroll) =>
            [...scroll.querySelectorAll('tfoot td')].filter(
              (cell) => cell.getBoundingClientRect().right > scroll.getBoundingClientRect().right + 1,
            ).length,
        );
    expect(await page.locator('dialog tfoot td').count()).toBe(6);
    await expect.poll(cut).toBe(0);
    expect(await page.locator('dialog .sources strong').allInnerTexts()).toHaveLength(6);
  },
);

it('ends with curve, sources of points and a rematch that keeps the seats', async () => {
  const page = await guest();
  await resume(page, 'planet_unknown/ends-with-the-events.txt', 12);
  await playToEnd(page, 3);
  await page.locator('dialog .curve').first().waitFor({ state: 'attached' });
  expect(await page.locator('dialog .sources li').count()).toBe(3);
  // On the smallest screen too one need not scroll for a rematch, and the numbers of the curve can be read.
  await page.setViewportSize({ width: 360, height: 740 });
  const low = async () => {
    const [button, dialog] = [await boxOf(page, '[data-rematch]'), await boxOf(page, 'dialog')];
    return dialog.y + dialog.height - button.y - button.height;
  };
  await expect.poll(low).toBeGreaterThanOrEqual(0);
  const size = async () => (await boxOf(page, 'dialog svg text')).height;
  await expect.poll(size).toBeGreaterThanOrEqual(10);
  const names = async () => await page.locator('.player .name').allInnerTexts();
  const [address, before] = [page.url(), await names()];
  await page.click('[data-rematch]');
  await page.waitForURL((url) => url.href !== address);
  await ready(page);
  expect(before.length).toBe(3);
  expect(await names()).toEqual(before);
});
