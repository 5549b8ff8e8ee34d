/** The table on screens of every shape: what is where, and that nothing is pushed out. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { guest, withBrowser } from './browser';
import { act, answers, boxOf, myTurn, resume, settled, sitDown, spot, type Seat } from './table';

withBrowser();

const LONG = 'Wilhelmina Featherstonehaugh'.slice(0, 24);

const shape = (page: Page) => page.getAttribute('.table', 'data-shape');

it('stacks on an upright tablet: the board over the full width, the hand below it, then the question', async () => {
  const page = await guest({ width: 820, height: 1180, touch: true });
  await sitDown(page, { game: 'alien_artifacts', seed: 3 });
  await myTurn(page);
  await settled(page);
  expect(await shape(page)).toBe('tall');
  const [middle, hand, question] = [
    await boxOf(page, '.middle'),
    await boxOf(page, '.place'),
    await boxOf(page, '.question'),
  ];
  expect(middle.width).toBeGreaterThan(780);
  expect(hand.y).toBeGreaterThanOrEqual(middle.y + middle.height - 1);
  expect(question.y).toBeGreaterThanOrEqual(hand.y + hand.height - 1);
  expect(question.y + question.height).toBeLessThanOrEqual(1180);
});

it('has three columns on a large screen and two where three would hide more', async () => {
  const page = await guest({ width: 1920, height: 1080 });
  await sitDown(page, { game: 'galaxy_trucker', seed: 3 });
  await myTurn(page);
  await settled(page);
  await expect.poll(() => shape(page)).toBe('three');
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect.poll(() => shape(page)).toBe('two');
});

describe.each([
  { width: 1440, height: 900 },
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
])('at $width x $height', (size) => {
  it('keeps the scores of six players with long names in sight', async () => {
    const bots: Seat[] = Array.from({ length: 5 }, () => ({ kind: 'bot', level: 'cadet' }));
    const page = await guest(size);
    await sitDown(page, {
      game: 'planet_unknown',
      seed: 3,
      seats: [{ kind: 'me', name: LONG }, ...bots],
    });
    await settled(page);
    const scores = page.locator('.players .score');
    expect(await scores.count()).toBe(6);
    for (const score of await scores.all()) {
      const [own, player] = await score.evaluate((element) => [
        element.getBoundingClientRect().toJSON() as DOMRect,
        element.closest('.player')!.getBoundingClientRect().toJSON() as DOMRect,
      ]);
      expect(own!.right).toBeLessThanOrEqual(player!.right);
      expect(own!.width).toBeGreaterThan(0);
    }
    // Nothing is wider than the column it stands in.
    const [wide, room] = await page
      .locator('.players')
      .first()
      .evaluate((list) => [list.parentElement!.scrollWidth, list.parentElement!.clientWidth] as const);
    expect(wide).toBeLessThanOrEqual(room);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    // Nor on the home page, where the game stands with the names of all.
    await page.goto('/');
    await page.locator('.rows small', { hasText: LONG }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  });
});

it.each([
  'spacecorp/four-players-three-eras.txt',
  'alien_artifacts/four-players.txt',
  'seti/four_players.txt',
  'galaxy_trucker/whole-game.txt',
  'planet_unknown/ends-with-a-full-planet.txt',
])(
  'shows the own resources on a phone in one line, all of it, wherever one scrolls, late in %s',
  async (record) => {
    const page = await guest({ width: 390, height: 844, touch: true });
    await resume(page, record, 20);
    await settled(page);
    const hidden = () => page.locator('.own').evaluate((line) => line.scrollWidth - line.clientWidth);
    await expect.poll(hidden).toBe(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const own = await boxOf(page, '.own');
    expect(own.height).toBeLessThan(56);
    expect(own.y).toBeGreaterThanOrEqual(0);
    expect(own.y).toBeLessThan(80);
  },
);

it('pushes the board aside for the rules, and covers no question', async () => {
  const page = await guest({ width: 1440, height: 900 });
  await sitDown(page, { game: 'alien_artifacts', seed: 3 });
  await myTurn(page);
  await page.keyboard.press('g');
  await page.locator('.drawer').waitFor();
  await settled(page);
  const [question, drawer] = [await boxOf(page, '.question'), await boxOf(page, '.drawer')];
  expect(question.x + question.width).toBeLessThanOrEqual(drawer.x);
});

it('keeps the players of a full table clear of the tools, whatever the note says', async () => {
  const page = await guest({ width: 1440, height: 900 });
  await resume(page, 'alien_artifacts/five-players-chosen.txt', 60);
  await settled(page);
  const tools = await boxOf(page, '[data-tool=undo]');
  const players = await page
    .locator('.strip .player')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ right, width }) => ({ right, width })),
    );
  expect(players.length).toBe(5);
  for (const { right, width } of players) {
    expect(right).toBeLessThanOrEqual(tools.x);
    expect(width).toBeGreaterThan(100);
  }
});

it('keeps the board of an upright tablet where it is, whatever is asked', async () => {
  const page = await guest({ width: 820, height: 1180, touch: true });
  await sitDown(page, { game: 'planet_unknown', seed: 3 });
  await myTurn(page);
  await settled(page);
  const [board, asked] = [await boxOf(page, '.middle'), await answers(page).count()];
  await act(page, answers(page));
  await settled(page);
  expect(await answers(page).count()).not.toBe(asked);
  expect(await boxOf(page, '.middle')).toEqual(board);
});

it('shows the hand for a question about it, also where something beside it can be clicked', async () => {
  const page = await guest({ width: 1180, height: 700, touch: true });
  await resume(page, 'alien_artifacts/four-players.txt', 407);
  await page.locator('.place.peeks.risen').waitFor();
});

it('scrolls a phone to the hand for a question about it', async () => {
  const page = await guest({ width: 390, height: 844, touch: true });
  await resume(page, 'alien_artifacts/four-players.txt', 407);
  await myTurn(page);
  const hidden = async () => {
    const [hand, question] = [await boxOf(page, '.hand'), await boxOf(page, '.question')];
    return hand.y + hand.height - question.y;
  };
  await expect.poll(hidden).toBeLessThanOrEqual(1);
  expect((await boxOf(page, '.hand')).y).toBeGreaterThan(0);
});

it('turns and places on a phone while the list is folded away', async () => {
  const page = await guest({ width: 390, height: 844, touch: true });
  await sitDown(page, { game: 'galaxy_trucker', seed: 9, options: { rounds: '1', tempo: 'relaxed' } });
  await act(page, answers(page));
  await page.click('.question .fold');
  await settled(page);
  await page.touchscreen.tap(...(await spot(page, '[data-piece^="sq:0:"][data-state=next]')));
  const chip = page.locator('.running');
  await chip.getByRole('button', { name: 'Turn' }).waitFor();
  const ghost = () => page.locator('.ghost').first().getAttribute('transform');
  const before = await ghost();
  await chip.getByRole('button', { name: 'Turn' }).tap();
  await expect.poll(ghost).not.toBe(before);
  await chip.getByRole('button', { name: 'Place' }).tap();
  await page.locator('.question h2').filter({ hasText: 'can still be moved' }).waitFor();
});

it('confirms on a phone while the list is folded away', async () => {
  const page = await guest({ width: 390, height: 844, touch: true });
  await sitDown(page, { game: 'seti', seed: 3 });
  await act(page, answers(page));
  await page.click('.question .fold');
  await page.click('.middle [data-tab=computer0]');
  await settled(page);
  await page.touchscreen.tap(...(await spot(page, '[data-piece^="pass"][data-state=next]')));
  await page.locator('.running [data-confirm]').waitFor();
});

it('brings the board forward, not a market drawn as large as a board', async () => {
  const page = await guest({ width: 1440, height: 900 });
  await resume(page, 'alien_artifacts/four-players.txt', 300);
  await settled(page);
  const tabs = page.locator('.middle [role=tab]');
  expect(await tabs.first().getAttribute('aria-selected')).toBe('true');
  await page.locator('.middle [data-tab=decks]').click();
  await settled(page);
  const [scale, panels] = await page.locator('.middle [role=tabpanel] .panel > svg').evaluateAll((all) => {
    const matrix = (all[0] as SVGSVGElement).getScreenCTM()!;
    return [matrix.a, all.length] as const;
  });
  expect(scale).toBeLessThan(1.5);
  expect(panels).toBe(2);
});

it('leaves the board uncovered while a question is about more than the hand', async () => {
  const page = await guest({ width: 820, height: 1180, touch: true });
  await sitDown(page, { game: 'seti', seed: 3 });
  await myTurn(page);
  await page.locator('.place.risen').waitFor();
  await act(page, answers(page));
  await expect.poll(() => page.locator('.place.risen').count()).toBe(0);
  await page.locator('.raise').click();
  await page.locator('.place.risen').waitFor();
  await settled(page);
  // The button that lowers it covers no card.
  const [button, hand] = [await boxOf(page, '.raise'), await boxOf(page, '.hand')];
  expect(hand.x + hand.width).toBeLessThanOrEqual(button.x + 1);
});

it('shows a board in the size of its window, never smaller to make room for another', async () => {
  const page = await guest({ width: 1180, height: 820, touch: true });
  await resume(page, 'spacecorp/three-players-starfarers-colonies.txt', 40);
  await settled(page);
  const [across, down] = await page
    .locator('.middle .panel svg')
    .first()
    .evaluate((svg) => {
      const [, , w, h] = svg.getAttribute('viewBox')!.split(' ').map(Number);
      const box = svg.getBoundingClientRect();
      return [box.width / w!, box.height / h!] as const;
    });
  expect(await cut(page)).toBe(1);
  expect(down).toBeCloseTo(across, 2);
});

it('fades the names of tabs that run out of their row', async () => {
  const page = await guest({ width: 390, height: 844, touch: true });
  await sitDown(page, { game: 'spacecorp', seed: 3 });
  await myTurn(page);
  await settled(page);
  const strip = page.locator('.middle .strip');
  const after = () => strip.evaluate((one) => getComputedStyle(one).getPropertyValue('--after'));
  await expect.poll(after).toBe('26px');
  await strip.evaluate((one) => one.scrollTo({ left: one.scrollWidth }));
  await expect.poll(after).toBe('0px');
});

it('shows all panels of SpaceCorp at once on a desktop, none of them behind a tab', async () => {
  const page = await guest({ width: 1440, height: 900 });
  await sitDown(page, { game: 'spacecorp', seed: 3 });
  await settled(page);
  expect(await page.locator('.middle [role=tab]').count()).toBe(0);
  expect(await page.locator('.middle .panel').count()).toBe(4);
});

const cut = (page: Page) => page.locator('.middle .zoomed').count();

it('shows the whole board and the whole hand beside the Offer', async () => {
  const page = await guest({ width: 820, height: 1180, touch: true });
  await sitDown(page, { game: 'spacecorp', seed: 3 });
  await myTurn(page);
  for (const size of [
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await settled(page);
    expect(await cut(page)).toBe(0);
    const [wide, room] = await page
      .locator('.hand')
      .evaluate((hand) => [hand.scrollWidth, hand.clientWidth] as const);
    expect(wide).toBeLessThanOrEqual(room);
  }
});

it('shows the board below a panel that leaves room for it', async () => {
  const page = await guest({ width: 1300, height: 900 });
  await sitDown(page, { game: 'spacecorp', seed: 3 });
  await myTurn(page);
  await settled(page);
  const panels = page.locator('.middle [role=tabpanel] .panel');
  expect(await panels.count()).toBe(1);
  await page.locator('.middle [role=tab]').nth(1).click();
  await settled(page);
  expect(await panels.count()).toBe(2);
  const [above, below] = await panels.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(below!.top).toBeGreaterThanOrEqual(above!.bottom);
  expect(below!.height).toBeGreaterThan(above!.height);
});

it('keeps the tools of a phone in one row with the way home', async () => {
  const page = await guest({ width: 360, height: 740, touch: true });
  await sitDown(page, { game: 'planet_unknown', seed: 3 });
  await myTurn(page);
  await settled(page);
  const [home, tools] = [await boxOf(page, '.bar > a'), await boxOf(page, '.bar nav')];
  expect(tools.y + tools.height / 2).toBeCloseTo(home.y + home.height / 2, 0);
  for (const tool of await page.locator('.bar nav button').all()) {
    const box = (await tool.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
  }
});
