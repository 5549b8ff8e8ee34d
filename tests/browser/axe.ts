/** What axe-core finds on a page that makes it harder for somebody. */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';

const AXE = readFileSync(resolve(import.meta.dirname, '../../web/node_modules/axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  impact?: string | null;
  nodes: { html: string }[];
}

interface Axe {
  run(node: Document, wish: { resultTypes: string[] }): Promise<{ violations: Finding[] }>;
}

export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    return (await axe.run(document, { resultTypes: ['violations'] })).violations;
  });
  return found.map(
    (one) =>
      `${one.id}: ${one.nodes
        .slice(0, 3)
        .map((node) => node.html.slice(0, 160))
        .join(' | ')}`,
  );
}
