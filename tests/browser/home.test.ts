import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { expect, inject, it } from 'vitest';
import { findings } from './axe';
import { visit, withBrowser } from './browser';
import { choices, makeTable, ready, sitDown } from './table';

withBrowser();

it('shows open tables on the home page, and a stranger takes a seat at one', async () => {
  const [ada, bob] = [await visit(), await visit()];
  const made = await makeTable({
    game: 'alien_artifacts',
    private: false,
    seats: [{ kind: 'me', name: 'Ada of Open Tables' }, { kind: 'open' }],
  });
  await ada.goto(`/#/t/${made.table}/${made.seats[0]!.key}`);
  await ready(ada);
  await ada.getByText('Waiting for players').first().waitFor();
  await bob.reload();
  const row = bob.locator('li', { hasText: 'Ada of Open Tables' });
  await row.getByRole('button', { name: 'Take a seat' }).click();
  await ready(bob);
  expect(await bob.locator('.player').count()).toBe(2);
  await expect.poll(() => ada.getByText('Waiting for players').count()).toBe(0);
});

it('opens a record that was downloaded, at its last moment', async () => {
  const page = await visit();
  const made = await sitDown(page, { game: 'planet_unknown', seed: 8 });
  await page.locator('.question .action:not(:disabled)').first().click();
  await expect.poll(() => choices(page)).toBeGreaterThan(0);
  const reply = await fetch(new URL(`/api/tables/${made.table}/record`, inject('address')), {
    headers: { Authorization: `Bearer ${made.seats[0]!.key}` },
  });
  const file = join(tmpdir(), `ludonaut-${made.table}.txt`);
  const record = await reply.text();
  writeFileSync(file, record);
  const other = await visit();
  await other.locator('input[type=file]').setInputFiles(file);
  await ready(other);
  expect(await other.locator('h1').innerText()).toMatch(/planet unknown/i);
  expect(await choices(other)).toBeGreaterThan(0);
});

it('explains why a file is no record', async () => {
  const page = await visit();
  const file = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello Ada') };
  await page.locator('input[type=file]').setInputFiles(file);
  expect(await page.getByRole('alert').innerText()).not.toBe('');
});

it('finds nothing on the page of an invitation', async () => {
  const made = await makeTable({ game: 'seti', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const page = await visit();
  await page.goto(`/#/j/${made.table}/${made.seats[1]!.invite}`);
  await page.getByLabel('Your name').waitFor();
  expect(await findings(page)).toEqual([]);
});
