/** How tests sit down at a table and play there. */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { PATIENCE } from './browser';

export interface Seat {
  kind: 'me' | 'bot' | 'open';
  level?: string;
  name?: string;
}

export interface Plan {
  game: string;
  seats?: Seat[];
  options?: Record<string, string | number | boolean>;
  seed?: number;
  private?: boolean;
}

interface Made {
  table: string;
  owner: string;
  seats: { seat: number; key: string | null; invite: string | null }[];
}

/** A table made as the New game page makes it, with a bot that answers at once. */
export async function makeTable(plan: Plan): Promise<Made> {
  const seats = plan.seats ?? [{ kind: 'me' }, { kind: 'bot', level: 'cadet' }];
  const body = {
    private: true,
    lang: 'en',
    tempo: 0,
    options: {},
    ...plan,
    seats,
  };
  return await post('/api/tables', body);
}

async function post(path: string, body: unknown, key = ''): Promise<Made> {
  const reply = await fetch(new URL(path, inject('address')), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`no table: ${await reply.text()}`);
  return (await reply.json()) as Made;
}

async function enter(page: Page, made: Made): Promise<Made> {
  const key = made.seats.find((seat) => seat.key)!.key!;
  await page.goto(`/#/t/${made.table}/${key}`);
  // The page may still show the table before.
  await page.waitForSelector(`.table[data-table="${made.table}"][data-ready=true]`);
  return made;
}

export async function sitDown(page: Page, plan: Plan): Promise<Made> {
  return await enter(page, await makeTable(plan));
}

const RECORDS = resolve(import.meta.dirname, '../records');

const read = (record: string): string[] => readFileSync(resolve(RECORDS, record), 'utf8').split('\n');
const isChoice = (line: string): boolean => /^\d+ /.test(line);

/** Sits down at a recorded game after that many choices, with its log; nobody plays the other seats. */
export async function reopen(page: Page, record: string, choices: number): Promise<Made> {
  const lines = read(record);
  const first = lines.findIndex(isChoice);
  return await enter(
    page,
    await post('/api/tables/import', { record: lines.slice(0, first + choices).join('\n') }),
  );
}

/** The bots of a table answer at once. */
async function hurry(table: string, key: string): Promise<void> {
  await post(`/api/tables/${table}/tempo`, { tempo: 0 }, key);
}

/** As `hurry`, for a table that was begun in the page. */
export async function hurryHere(page: Page): Promise<void> {
  const [, table, key] = /#\/t\/([^/]+)\/([^/]+)/.exec(page.url())!;
  await hurry(table!, key!);
}

/** Sits down at a recorded game, some choices before its end, with bots in the other seats. */
export async function resume(page: Page, record: string, left: number, lang = 'en'): Promise<Made> {
  const lines = read(record);
  const whole = await post('/api/tables/import', { record: lines.join('\n'), lang });
  const at = lines.filter(isChoice).length - left;
  const wish = { at, seat: 0, level: 'cadet', lang };
  await hurry(whole.table, whole.owner);
  return await enter(page, await post(`/api/tables/${whole.table}/branch`, wish, whole.owner));
}

export async function ready(page: Page): Promise<void> {
  await page.waitForSelector('.table[data-ready=true]');
}

/** Waits until the faces have come and nothing on the page changes its place any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector('.table:not(.faceless) .middle .piece use');
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const look = () =>
      [...document.querySelectorAll('.panel svg')]
        .map((svg) => {
          const { x, y, width, height } = svg.getBoundingClientRect();
          return [x, y, width, height, svg.getAttribute('viewBox')].join();
        })
        .join(';');
    let [before, same] = ['', 0];
    while (same < 8) {
      await frame();
      const now = look();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });
}

/** The middle of the first of these that can be seen and pointed at, once it has stopped moving. */
export async function spot(page: Page, selector: string): Promise<[number, number]> {
  return await page.evaluate(
    async ([wanted, patience]) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const look = (): [number, number] | undefined =>
        [...document.querySelectorAll(wanted)]
          .map((one) => ({ one, box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && box.height > 0)
          .map(({ one, box }) => ({ one, x: box.x + box.width / 2, y: box.y + box.height / 2 }))
          .filter(({ one, x, y }) => document.elementsFromPoint(x, y).some((each) => one.contains(each)))
          .map(({ x, y }): [number, number] => [x, y])[0];
      const until = performance.now() + patience;
      let [before, same] = [look(), 0];
      while (performance.now() < until) {
        await frame();
        const now = look();
        same = now && before && now[0] === before[0] && now[1] === before[1] ? same + 1 : 0;
        if (now && same >= 5) return now;
        before = now;
      }
      throw new Error(`nothing to point at: ${wanted}`);
    },
    [selector, PATIENCE] as const,
  );
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the first of these is, once it is somewhere. */
export async function boxOf(page: Page, selector: string): Promise<Rect> {
  const first = page.locator(selector).first();
  await expect.poll(() => first.boundingBox()).not.toBeNull();
  return (await first.boundingBox())!;
}

/** Answers with this element when it is one's turn, and waits for the next question. */
export async function act(page: Page, answer: Locator): Promise<void> {
  await myTurn(page);
  const at = await choices(page);
  await answer.first().click();
  await expect.poll(() => choices(page)).toBeGreaterThan(at);
  await myTurn(page);
}

const launch = (page: Page) => page.locator('.question [data-action^=\'["launch"\']');
export const probe = (page: Page) =>
  page.locator('[data-piece^="probe:0"]:is([data-state=next], [data-state=free])').first();

/** Sits down at a game of SETI and plays until one's probe can move. */
export async function withProbe(page: Page): Promise<void> {
  await sitDown(page, { game: 'seti', seed: 3 });
  for (let i = 0; i < 20 && !(await probe(page).count()); i++)
    await act(page, (await launch(page).count()) ? launch(page) : answers(page));
  await settled(page);
}

/**
 * Answers from the top of the list, in as many clicks as that takes: a row may be a group of answers. Looks and clicks
 * at once inside the page, so that no click meets the next question.
 */
export async function reply(page: Page): Promise<void> {
  await myTurn(page);
  const before = await choices(page);
  const top = () =>
    page.evaluate((at) => {
      const now = Number(document.querySelector('.table')?.getAttribute('data-at'));
      if (now === at) document.querySelector<HTMLElement>('.question .action:not(:disabled)')?.click();
      return now;
    }, before);
  await expect.poll(top).toBeGreaterThan(before);
  await myTurn(page);
}

export const answers = (page: Page): Locator => page.locator('.question .action:not(:disabled)');

export const choices = async (page: Page): Promise<number> =>
  Number(await page.getAttribute('.table', 'data-at'));

export const isOver = async (page: Page): Promise<boolean> =>
  (await page.getAttribute('.table', 'data-over')) === 'true';

/** Waits until there is something to click, or the game is over; false when it is over. */
export async function myTurn(page: Page): Promise<boolean> {
  await page.waitForFunction(
    () =>
      document.querySelector('.table')?.getAttribute('data-over') === 'true' ||
      document.querySelector('.question .action:not(:disabled)') !== null,
  );
  return !(await isOver(page));
}

/** A stream of numbers that is the same in every run. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One answer by clicks on the table: glowing pieces until the question is answered, or an action of the list. */
export async function clickOnce(page: Page, roll: (below: number) => number): Promise<void> {
  const glowing = page.locator('.middle [data-state=next], .hand [data-state=next]');
  const count = await glowing.count();
  if (count && roll(3) > 0) {
    const box = await glowing
      .nth(roll(count))
      .boundingBox({ timeout: 5000 })
      .catch(() => null);
    if (box) {
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      return;
    }
  }
  const actions = page.locator('.question .action:not(:disabled)');
  const rows = await actions.count();
  if (rows)
    await actions
      .nth(roll(Math.min(rows, 12)))
      .click({ timeout: 5000, noWaitAfter: true })
      .catch(() => undefined);
}

/** Plays on with a limited number of real clicks. */
export async function playClicks(page: Page, clicks: number, roll: (below: number) => number): Promise<void> {
  for (let i = 0; i < clicks; i++) {
    if (!(await myTurn(page))) return;
    await clickOnce(page, roll);
  }
}

const SMALL = { width: 820, height: 520 };

/** Plays to the end inside the page: each time something can be chosen, a button of the list or a glowing piece is clicked. */
export async function playToEnd(page: Page, seed: number): Promise<void> {
  const size = page.viewportSize();
  // A smaller window is painted faster; a phone stays one.
  if (size && size.width > SMALL.width) await page.setViewportSize(SMALL);
  await page.evaluate((start) => {
    let state = start;
    const roll = (below: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const timer = setInterval(() => {
      const table = document.querySelector('.table');
      if (!table || table.getAttribute('data-over') === 'true') {
        clearInterval(timer);
        return;
      }
      const buttons = [...document.querySelectorAll<HTMLElement>('.question .action:not(:disabled)')];
      buttons[roll(buttons.length)]?.click();
    }, 30);
  }, seed);
  await page.waitForSelector('.table[data-over=true]', { timeout: 5 * PATIENCE });
}
