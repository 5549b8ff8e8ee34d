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
    // The drawings that pieces refer to are thousands of elements which are never shown themselves.
    const faces = document.querySelector('.faces');
    const place = document.createComment('faces');
    faces?.replaceWith(place);
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    if (faces) place.replaceWith(faces);
    return violations;
  });
  return found.map(
    (one) =>
      `${one.id}: ${one.nodes
        .slice(0, 3)
        .map((node) => node.html.slice(0, 160))
        .join(' | ')}`,
  );
}
