/** The drawings of pieces, as the browser sets them: no text in a face runs into another or out of its face. */

import { describe, expect, it } from 'vitest';
import { visit, withBrowser } from './browser';

withBrowser();

const GAMES = ['planet_unknown', 'galaxy_trucker', 'seti', 'spacecorp', 'alien_artifacts'];

describe.each(GAMES.flatMap((game) => ['en', 'fr'].map((lang) => ({ game, lang }))))(
  '$game in $lang',
  ({ game, lang }) => {
    it('sets every text of a face clear of the others', async () => {
      const page = await visit();
      await page.evaluate(() => document.fonts.ready);
      const found = await page.evaluate(
        async ([name, language]) => {
          const reply = await fetch(`/api/games/${name}/faces?lang=${language}`);
          const { faces } = (await reply.json()) as {
            faces: Record<string, { w: number; h: number; svg: string }>;
          };
          const sheet = document.createElement('div');
          sheet.style.cssText = 'position:absolute;top:0;left:0';
          document.body.append(sheet);
          const written = (element: Element) =>
            [...element.childNodes].some(
              (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
            );
          const faults: string[] = [];
          let texts = 0;
          for (const [face, { w, h, svg }] of Object.entries(faces)) {
            if (!svg.includes('<text')) continue;
            sheet.innerHTML = `<svg width="${w}" height="${h}" overflow="visible">${svg}</svg>`;
            const boxes = [...sheet.querySelectorAll('text, tspan')].filter(written).map((element) => {
              const range = document.createRange();
              range.selectNodeContents(element);
              return { text: element.textContent.trim().slice(0, 24), box: range.getBoundingClientRect() };
            });
            texts += boxes.length;
            boxes.forEach((one, i) => {
              for (const other of boxes.slice(i + 1)) {
                const wide =
                  Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
                const high =
                  Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
                // Boxes of lines have room above and below the letters: lines that stand close share some of it.
                const tight = 0.3 * Math.min(one.box.height, other.box.height);
                if (wide > 1 && high > tight) faults.push(`${face}: ${one.text} × ${other.text}`);
              }
            });
          }
          sheet.remove();
          return { texts, faults };
        },
        [game, lang] as const,
      );
      expect(found.texts).toBeGreaterThan(20);
      expect(found.faults).toEqual([]);
    });
  },
);
