import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, it } from 'vitest';
import { findings } from './axe';
import { visit, withBrowser } from './browser';
import { answers, choices, makeTable, ready, sitDown } from './table';

withBrowser();

/** Lets a test cut a page's connection, as a tunnel does to a train; the page has connected again when it returns. */
async function withCut(page: Page): Promise<() => Promise<void>> {
  const open: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/api\/ws\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => socket.send(message));
    open.push(socket);
  });
  return async () => {
    await Promise.all(open.splice(0).map((socket) => socket.close({ code: 1001 })));
    await expect.poll(() => open.length).toBeGreaterThan(0);
  };
}

const question = (page: Page) => page.locator('.question h2').innerText();

/** Whoever is asked answers; both pages show every answer. */
async function answer(pages: readonly Page[]): Promise<void> {
  const before = await Promise.all(pages.map(choices));
  let asked = -1;
  const look = async () => {
    const counts = await Promise.all(pages.map((page) => answers(page).count()));
    return (asked = counts.findIndex((count) => count > 0));
  };
  await expect.poll(look).toBeGreaterThanOrEqual(0);
  await answers(pages[asked]!).first().click();
  for (const [i, page] of pages.entries())
    await expect.poll(() => choices(page), { message: `window ${i}` }).toBeGreaterThan(before[i]!);
}

it('lets two people play in two browsers, through a lost connection', async () => {
  const [ada, bob] = [await visit(), await visit()];
  const cut = await withCut(bob);
  const made = await makeTable({
    game: 'alien_artifacts',
    seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }],
  });
  await ada.goto(`/#/t/${made.table}/${made.seats[0]!.key}`);
  await ready(ada);
  await bob.goto(`/#/j/${made.table}/${made.seats[1]!.invite}`);
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Take a seat' }).click();
  await ready(bob);
  await expect.poll(() => ada.locator('.players').innerText()).toContain('Bob');
  const pages = [ada, bob];
  await expect
    .poll(async () => (await answers(ada).count()) + (await answers(bob).count()))
    .toBeGreaterThan(0);
  for (let i = 0; i < 4; i++) await answer(pages);

  const asked = await question(bob);
  await cut();
  await expect.poll(() => question(bob)).toBe(asked);
  await expect.poll(() => bob.getByText('reconnecting').count()).toBe(0);
  for (let i = 0; i < 4; i++) await answer(pages);
  expect(await choices(ada)).toBe(await choices(bob));
});

it('refuses a stale answer and explains it', async () => {
  const page = await visit();
  const made = await sitDown(page, { game: 'alien_artifacts', seed: 3 });
  await answers(page).first().waitFor();
  const other = await visit();
  await page.evaluate(() => {
    // The page is kept from hearing of the answer that the same seat gives in another window.
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
      if (typeof data === 'string' && data.includes('"play"')) {
        const message = JSON.parse(data) as { version: number };
        message.version -= 1;
        send.call(this, JSON.stringify(message));
      } else send.call(this, data);
    };
  });
  await other.goto(`/#/t/${made.table}/${made.seats[0]!.key}`);
  await ready(other);
  await answers(page).first().click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').innerText()).toContain('moved on');
});

it('shows a spectator only what is public', async () => {
  const [page, guest] = [await visit(), await visit()];
  const made = await sitDown(page, { game: 'alien_artifacts', seed: 3, private: false });
  await guest.goto(`/#/t/${made.table}`);
  await ready(guest);
  expect(await guest.locator('.question .action').count()).toBe(0);
  expect(await guest.locator('[data-tool=undo]').count()).toBe(0);
  expect(await guest.locator('[data-state=next]').count()).toBe(0);
  expect(await guest.locator('.player').count()).toBe(2);
});

it('hides the hands while two people at one screen pass it on', async () => {
  const page = await visit();
  const made = await makeTable({
    game: 'alien_artifacts',
    seed: 3,
    seats: [
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: 'Bob' },
    ],
  });
  const keys = made.seats.map(({ seat, key }) => `${seat}.${key}`).join();
  await page.goto(`/#/t/${made.table}/${keys}`);
  await ready(page);
  const pass = page.getByRole('button', { name: /^Pass the screen to/ });
  await expect.poll(async () => (await answers(page).count()) + (await pass.count())).toBeGreaterThan(0);
  while (!(await pass.count())) {
    await answers(page).first().click();
    const next = async () => (await answers(page).count()) + (await pass.count());
    await expect.poll(next).toBeGreaterThan(0);
  }
  await pass.click();
  await page.getByRole('heading', { name: /^Now it is the turn of/ }).waitFor();
  expect(await page.locator('[data-piece]').count()).toBe(0);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show the table' }).click();
  await page.locator('.hand [data-piece]').first().waitFor();
  await answers(page).first().waitFor();
});
