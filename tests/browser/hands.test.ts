/** What hands do at a table beside clicking: drag, pinch, listen, point at a line of the log. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { guest, visit, withBrowser } from './browser';
import {
  act,
  choices,
  myTurn,
  probe,
  ready,
  reply,
  settled,
  sitDown,
  spot,
  withProbe,
  type Seat,
} from './table';

withBrowser();

/** Picks up what lies there and carries it off, without letting go. */
async function lift(page: Page, selector: string): Promise<void> {
  await page.mouse.move(...(await spot(page, selector)));
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 4 });
}

it('drags a piece to its place, and the log leads to it', async () => {
  const page = await guest();
  await withProbe(page);
  const at = await choices(page);
  const id = await probe(page).getAttribute('data-piece');
  const place = async () => await page.locator(`[data-piece="${id}"]`).getAttribute('transform');
  const before = await place();
  await lift(page, `[data-piece="${id}"]`);
  await page.locator(`[data-piece="${id}"][data-state=picked]`).waitFor();
  const [x, y] = await spot(page, '[data-piece^="cell:"]:is([data-state=next], [data-state=free])');
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => choices(page)).toBeGreaterThan(at);
  await expect.poll(place).not.toBe(before);

  const line = page.locator('.log button').last();
  await line.hover();
  await page.locator('.piece .lit').first().waitFor({ state: 'attached' });
});

it('puts a piece back that is dropped where it cannot lie', async () => {
  const page = await guest();
  await withProbe(page);
  const at = await choices(page);
  await lift(page, '[data-piece^="probe:0"]:is([data-state=next], [data-state=free])');
  await page.mouse.up();
  expect(await choices(page)).toBe(at);
  await page.keyboard.press('Escape');
  await probe(page).waitFor();
});

it('drags the part in hand onto the ship, back, and aside', async () => {
  const page = await guest();
  // Nobody plays the other seat: who builds at the same time may take the part that is put back.
  const seats: Seat[] = [{ kind: 'me' }, { kind: 'me', name: 'Bea' }];
  await sitDown(page, { game: 'galaxy_trucker', seed: 4, seats, options: { tempo: 'relaxed' } });
  const held = page.locator('[data-piece^="tile:"].loose');
  const draw = async () => {
    await act(page, page.locator('.question [data-action^=\'["heap"\'], [data-piece="heap"]'));
    await held.first().waitFor();
    await settled(page);
  };
  const carry = async (to: string) => {
    const id = await held.first().getAttribute('data-piece');
    const at = await choices(page);
    const [x, y] = await spot(page, to);
    await lift(page, `[data-piece="${id}"]`);
    await page.mouse.move(x, y, { steps: 6 });
    // The ghosts of a long list come from the server: a hand that holds a part is never quite still.
    let moved = 0;
    const ghosts = async () => {
      await page.mouse.move(x + (moved++ % 2), y);
      return await page.locator('.piece.ghost').count();
    };
    await expect.poll(ghosts).toBeGreaterThan(1);
    await page.mouse.up();
    await expect.poll(() => choices(page)).toBeGreaterThan(at);
    await myTurn(page);
    return id;
  };
  const on = async (id: string | null) =>
    await page.locator(`[data-piece="${id}"]`).first().getAttribute('transform');

  await draw();
  const back = await carry('[data-piece="yard"]');
  await page.locator(`.hand [data-piece="${back}"]`).waitFor();
  await draw();
  const aside = await carry('[data-piece="aside:0:0"]');
  expect(await on(aside)).toBeTruthy();
  await draw();
  const before = await page.locator('[data-piece^="sq:0:"][data-state=next]').count();
  expect(before).toBeGreaterThan(0);
  const placed = await carry('[data-piece^="sq:0:"][data-state=next]');
  await page.locator('.question [data-action^=\'["weld"\']').waitFor();
  expect(await on(placed)).toBeTruthy();
});

it('zooms a board with two fingers, and shows all of it again', async () => {
  const page = await guest({ width: 360, height: 740, touch: true });
  await sitDown(page, { game: 'planet_unknown', seed: 8 });
  await settled(page);
  const board = page.locator('.middle .panel svg').first();
  const whole = await board.getAttribute('viewBox');
  const wide = async () => Number((await board.getAttribute('viewBox'))!.split(' ')[2]);
  const [x, y] = await spot(page, '.middle .panel svg');
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
  await expect.poll(wide).toBeLessThan(0.6 * Number(whole!.split(' ')[2]));
  await page.locator('.middle .reset').click();
  await expect.poll(() => board.getAttribute('viewBox')).toBe(whole);
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
  await reply(page);
  expect(await tones()).toBe(0);
  await page.click('[data-tool=settings]');
  await page.getByLabel('Sound').check();
  await page.keyboard.press('Escape');
  await reply(page);
  await expect.poll(tones).toBeGreaterThan(0);
  await page.reload();
  await ready(page);
  await page.click('[data-tool=settings]');
  expect(await page.getByLabel('Sound').isChecked()).toBe(true);
});
