/** The action under way stays on the board: its pieces, its way, what it comes to, and what finishes it. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { guest, withBrowser } from './browser';
import { act, answers, choices, myTurn, reply, resume, settled, sitDown, spot, withProbe } from './table';

withBrowser();

const chip = (page: Page) => page.locator('.running');
const listed = (page: Page, verb: string) => page.locator(`.question [data-action^='["${verb}"']`);
const lit = (page: Page): Promise<string> =>
  page
    .locator('.piece:has(.underway)')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.piece).join());
const question = async (page: Page): Promise<string> =>
  (await page.locator('.question h2').innerText()).replace(/\s*\?$/, '').trim();

it('keeps a tile of Planet Unknown lit from the depot to its place', async () => {
  const page = await guest();
  await sitDown(page, { game: 'planet_unknown', seed: 3 });
  await myTurn(page);
  expect(await lit(page)).toBe('');
  expect(await chip(page).count()).toBe(0);
  await act(page, listed(page, 'take'));
  await expect.poll(() => lit(page)).toMatch(/^tile:/);
  await expect.poll(() => chip(page).innerText()).toContain(await question(page));
});

it('draws the way of a probe of SETI before it flies', async () => {
  const page = await guest();
  await withProbe(page);
  await page.mouse.click(
    ...(await spot(page, '[data-piece^="probe:0"]:is([data-state=next], [data-state=free])')),
  );
  await page.locator('[data-piece^="probe:0"][data-state=picked]').waitFor();
  await page.mouse.move(
    ...(await spot(page, '[data-piece^="cell:"]:is([data-state=next], [data-state=open])')),
  );
  await page.locator('.leg').first().waitFor({ state: 'attached' });
});

it('counts what a move of SpaceCorp has on the board', async () => {
  const page = await guest();
  await sitDown(page, { game: 'spacecorp', seed: 3 });
  await myTurn(page);
  await act(page, listed(page, 'move'));
  await act(page, listed(page, 'to'));
  await page.locator('[data-piece="running"]').waitFor();
  expect(await page.locator('[data-piece="running"]').textContent()).toMatch(/\d \/ \d/);
  await expect.poll(() => lit(page)).toMatch(/site:.*team:0|team:0.*site:/);
});

it('finishes an action that touches no piece on the board', async () => {
  const page = await guest();
  await sitDown(page, { game: 'spacecorp', seed: 3 });
  await myTurn(page);
  await act(page, listed(page, 'research'));
  await act(page, answers(page).filter({ hasText: 'Carry it out' }));
  const stop = chip(page).getByRole('button', { name: 'Stop here' });
  await stop.waitFor();
  const at = await choices(page);
  await stop.click();
  await expect.poll(() => choices(page)).toBeGreaterThan(at);
});

it('keeps a card of Alien Artifacts lit while it is paid for', async () => {
  const page = await guest();
  await resume(page, 'alien_artifacts/shared-victory.txt', 296);
  await myTurn(page);
  const at = await choices(page);
  // The card may stand for several actions: then it is opened first.
  const card = page.locator(`.question :is([data-action^='["discover","p16"'], [data-group="card:p16"])`);
  const chosen = async () => {
    if ((await choices(page)) === at)
      await card
        .first()
        .click({ timeout: 10_000 })
        .catch(() => undefined);
    return await choices(page);
  };
  await expect.poll(chosen).toBeGreaterThan(at);
  await myTurn(page);
  await expect.poll(() => lit(page)).toMatch(/card:/);
  await expect.poll(() => chip(page).innerText()).toContain(await question(page));
});

it('keeps the engine of Galaxy Trucker lit while its battery is chosen', async () => {
  const page = await guest();
  await resume(page, 'galaxy_trucker/lapped.txt', 574 - 421);
  await act(page, listed(page, 'power'));
  await expect.poll(() => lit(page)).not.toBe('');
  await expect.poll(() => chip(page).innerText()).toContain(await question(page));
});

it('asks about a careful action where it was pointed at', async () => {
  const page = await guest();
  await sitDown(page, { game: 'seti', seed: 3 });
  await reply(page);
  await settled(page);
  const at = await choices(page);
  await page.mouse.click(
    ...(await spot(page, '[data-piece^="pass"][data-state=next], [data-piece="end:0"][data-state=next]')),
  );
  await page.locator('.running [data-confirm]').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('[data-confirm]').count()).toBe(0);
  expect(await choices(page)).toBe(at);
});
