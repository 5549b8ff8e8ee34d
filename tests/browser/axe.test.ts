/** No page has a serious fault for people who hear it, or steer it, in other ways. */

import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit, withBrowser } from './browser';
import { myTurn, sitDown } from './table';

withBrowser();

interface Finding {
  id: string;
  impact?: string | null;
  nodes: { html: string }[];
}

async function serious(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (node: Document) => Promise<{ violations: Finding[] }> };
    };
    return (await axe.run(document)).violations;
  });
  return found
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map(
      (one) =>
        `${one.id}: ${one.nodes
          .slice(0, 3)
          .map((node) => node.html.slice(0, 160))
          .join(' | ')}`,
    );
}

describe.each([
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
])('at $width x $height', (size) => {
  it('finds nothing serious on the home page', async () => {
    const page = await visit(size);
    await page.waitForSelector('[data-game]');
    expect(await serious(page)).toEqual([]);
  });

  it.each(['planet_unknown', 'galaxy_trucker'])(
    'finds nothing serious on the New game page of %s',
    async (game) => {
      const page = await visit(size);
      await page.goto(`/#/new/${game}`);
      await page.waitForSelector('form');
      expect(await serious(page)).toEqual([]);
    },
  );

  it('finds nothing serious in a guide', async () => {
    const page = await visit(size);
    await page.goto('/#/guide/galaxy_trucker');
    await page.waitForSelector('.guide section');
    expect(await serious(page)).toEqual([]);
  });

  it.each(['planet_unknown', 'galaxy_trucker', 'seti', 'spacecorp', 'alien_artifacts'])(
    'finds nothing serious at a table of %s',
    async (game) => {
      const page = await visit(size);
      await sitDown(page, { game, seed: 3 });
      await myTurn(page);
      expect(await serious(page)).toEqual([]);
    },
  );

  it('finds nothing serious with the scores, the rules and the history open', async () => {
    const page = await visit(size);
    await sitDown(page, { game: 'planet_unknown', seed: 3 });
    await myTurn(page);
    await page.click('[data-tool=scores]');
    await page.waitForSelector('dialog[open]');
    expect(await serious(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.click('[data-tool=history]');
    await page.waitForSelector('.history');
    await page.click('[data-tool=guide]');
    await page.waitForSelector('.drawer section, .drawer p');
    expect(await serious(page)).toEqual([]);
  });
});
