/** What hands do at a table beside clicking: drag, pinch, listen, point at a line of the log. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PATIENCE, visit, withBrowser } from './browser';
import { choices, myTurn, ready, settled, sitDown } from './table';

withBrowser();

const launch = (page: Page) => page.locator('.question [data-action^=\'["launch"\']');
const probe = (page: Page) =>
  page.locator('[data-piece^="probe:0"]:is([data-state=next], [data-state=free])').first();

/** Sits down at a game of SETI and plays until one's probe can move. */
async function withProbe(page: Page): Promise<void> {
  await sitDown(page, { game: 'seti', seed: 3 });
  for (let i = 0; i < 20 && !(await probe(page).count()); i++) {
    await myTurn(page);
    const at = await choices(page);
    const wanted = (await launch(page).count()) ? launch(page) : page.locator('.question .action');
    await wanted.first().click();
    await expect.poll(() => choices(page), { timeout: PATIENCE }).toBeGreaterThan(at);
    await myTurn(page);
  }
}

async function middle(page: Page, selector: string): Promise<[number, number]> {
  const box = (await page.locator(selector).first().boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The middle of the first of these pieces that lies under its own middle: that of a bent cell may lie outside of it. */
async function within(page: Page, selector: string): Promise<[number, number]> {
  const found = await page.locator(selector).evaluateAll((pieces) =>
    pieces
      .map((piece) => {
        const { x, y, width, height } = piece.getBoundingClientRect();
        return { piece, x: x + width / 2, y: y + height / 2 };
      })
      .filter(({ piece, x, y }) => document.elementsFromPoint(x, y).some((each) => piece.contains(each)))
      .map(({ x, y }) => [x, y] as [number, number]),
  );
  return found[0]!;
}

it('drags a piece to its place, and the log leads to it', async () => {
  const page = await visit();
  await withProbe(page);
  const at = await choices(page);
  const id = await probe(page).getAttribute('data-piece');
  const place = async () => await page.locator(`[data-piece="${id}"]`).getAttribute('transform');
  const before = await place();
  await page.mouse.move(...(await middle(page, `[data-piece="${id}"]`)));
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 4 });
  await page.mouse.move(
    ...(await within(page, '[data-piece^="cell:"]:is([data-state=next], [data-state=free])')),
    {
      steps: 4,
    },
  );
  await page.mouse.up();
  await expect.poll(() => choices(page), { timeout: PATIENCE }).toBeGreaterThan(at);
  await expect.poll(place, { timeout: PATIENCE }).not.toBe(before);

  const line = page.locator('.log button').last();
  await line.hover();
  await page.locator('.piece .lit').first().waitFor({ state: 'attached' });
});

it('puts a piece back that is dropped where it cannot lie', async () => {
  const page = await visit();
  await withProbe(page);
  const at = await choices(page);
  await page.mouse.move(
    ...(await middle(page, '[data-piece^="probe:0"]:is([data-state=next], [data-state=free])')),
  );
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 4 });
  await page.mouse.up();
  expect(await choices(page)).toBe(at);
  await page.keyboard.press('Escape');
  await probe(page).waitFor();
});

it('drags the part in hand onto the ship, back, and aside', async () => {
  const page = await visit();
  await sitDown(page, { game: 'galaxy_trucker', seed: 4, options: { tempo: 'relaxed' } });
  const act = async (start: string) => {
    await myTurn(page);
    const at = await choices(page);
    await page.locator(`.question [data-action^='["${start}"'], [data-piece="${start}"]`).first().click();
    await expect.poll(() => choices(page), { timeout: PATIENCE }).toBeGreaterThan(at);
    await myTurn(page);
  };
  const carry = async (to: string) => {
    const held = page.locator('[data-piece^="tile:"].loose').first();
    const id = await held.getAttribute('data-piece');
    const at = await choices(page);
    await page.mouse.move(...(await middle(page, `[data-piece="${id}"]`)));
    await page.mouse.down();
    await page.mouse.move(5, 5, { steps: 4 });
    const [x, y] = await middle(page, to);
    await page.mouse.move(x, y, { steps: 6 });
    // The ghosts of a long list come from the server: a hand that holds a part is never quite still.
    let moved = 0;
    const ghosts = async () => {
      await page.mouse.move(x + (moved++ % 2), y);
      return await page.locator('.piece.ghost').count();
    };
    await expect.poll(ghosts, { timeout: PATIENCE }).toBeGreaterThan(1);
    await page.mouse.up();
    await expect.poll(() => choices(page), { timeout: PATIENCE }).toBeGreaterThan(at);
    await myTurn(page);
    return id;
  };
  const on = async (id: string | null) =>
    await page.locator(`[data-piece="${id}"]`).first().getAttribute('transform');

  await act('heap');
  const back = await carry('[data-piece="yard"]');
  // The bot plays at the same time: its choice may be counted before ours is shown.
  await page.locator(`.hand [data-piece="${back}"]`).waitFor();
  await act('heap');
  const aside = await carry('[data-piece="aside:0:0"]');
  expect(await on(aside)).toBeTruthy();
  await act('heap');
  const before = await page.locator('[data-piece^="sq:0:"][data-state=next]').count();
  expect(before).toBeGreaterThan(0);
  const placed = await carry('[data-piece^="sq:0:"][data-state=next]');
  await page.locator('.question [data-action^=\'["weld"\']').waitFor();
  expect(await on(placed)).toBeTruthy();
});

it('zooms a board with two fingers, and shows all of it again', async () => {
  const page = await visit({ width: 360, height: 740, touch: true });
  await sitDown(page, { game: 'planet_unknown', seed: 8 });
  await settled(page);
  const board = page.locator('.middle .panel svg').first();
  const whole = await board.getAttribute('viewBox');
  const wide = async () => Number((await board.getAttribute('viewBox'))!.split(' ')[2]);
  const [x, y] = await middle(page, '.middle .panel svg');
  const hands = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    hands.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x - apart, y: y - 60, id: 0 },
              { x: x + apart, y: y - 60, id: 1 },
            ],
    });
  await touch('touchStart', 20);
  for (const apart of [35, 55, 80, 110]) await touch('touchMove', apart);
  await touch('touchEnd', 0);
  await expect.poll(wide, { timeout: PATIENCE }).toBeLessThan(0.6 * Number(whole!.split(' ')[2]));
  await page.locator('.middle .reset').click();
  await expect.poll(() => board.getAttribute('viewBox'), { timeout: PATIENCE }).toBe(whole);
});

it('is silent until sound is switched on, and remembers it', async () => {
  const page = await visit();
  await page.evaluate(() => {
    const heard = window as unknown as { tones: number };
    heard.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.tones += 1;
      start.call(this, when);
    };
  });
  const tones = () => page.evaluate(() => (window as unknown as { tones: number }).tones);
  await sitDown(page, { game: 'planet_unknown', seed: 8 });
  const answer = () => page.locator('.question .action:not(:disabled)').first().click();
  await answer();
  expect(await tones()).toBe(0);
  await page.click('[data-tool=settings]');
  await page.getByLabel('Sound').check();
  await page.keyboard.press('Escape');
  await myTurn(page);
  await answer();
  await expect.poll(tones, { timeout: PATIENCE }).toBeGreaterThan(0);
  await page.reload();
  await ready(page);
  await page.click('[data-tool=settings]');
  expect(await page.getByLabel('Sound').isChecked()).toBe(true);
});
