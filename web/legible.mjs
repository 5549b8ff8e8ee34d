/**
 * Measures the page: `node legible.mjs PLAN OUT`, where PLAN is a JSON list of {game, moment, url}. For each of the seven
 * screens every visible text is listed in OUT with the size in which it is rendered, and every target with its size.
 * tools/legible.py writes such plans and prints the table.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { chromium } from 'playwright-core';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
];
const SCREENS = [
  { width: 1920, height: 1080, touch: false },
  { width: 1440, height: 900, touch: false },
  { width: 1280, height: 720, touch: false },
  { width: 1180, height: 820, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 360, height: 740, touch: true },
];

/** Runs in the page: the texts and targets that are there now. */
function measure() {
  const texts = [];
  const visible = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.sr, .faces, [aria-hidden=true]:not(svg):not(g):not(text)');
  const panelOf = (element) =>
    element.closest('.panel')?.querySelector('svg')?.getAttribute('aria-label') ??
    element.closest('section, header, nav, aside, main, ul, dialog')?.className.split(' ')[0] ??
    '';
  const scaleOf = (matrix) => Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
  const own = (element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
  const put = (text, size, element, face) =>
    size > 0 &&
    texts.push({
      text: text.trim().slice(0, 60),
      size: Math.round(size * 10) / 10,
      where: panelOf(element),
      face,
    });

  for (const element of document.querySelectorAll('body *')) {
    if (!own(element) || element.closest('script, style, symbol, title, option')) continue;
    if (!visible(element)) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    const drawn = element instanceof SVGElement ? element.closest('text')?.getScreenCTM() : null;
    if (element instanceof SVGElement && !drawn) continue;
    put(element.textContent, size * (drawn ? scaleOf(drawn) : 1), element, '');
  }

  // What a <use> shows is not in the document: its symbol is measured, and how much of it the <use> scales.
  const inside = new Map();
  const textsOf = (symbol) => {
    if (inside.has(symbol.id)) return inside.get(symbol.id);
    const found = [...symbol.querySelectorAll('text, tspan')].filter(own).map((element) => {
      let scale = 1;
      for (let at = element; at !== symbol; at = at.parentElement) {
        const matrix = at.transform?.baseVal.consolidate()?.matrix;
        if (matrix) scale *= scaleOf(matrix);
      }
      return { text: element.textContent, size: parseFloat(getComputedStyle(element).fontSize) * scale };
    });
    inside.set(symbol.id, found);
    return found;
  };
  for (const use of document.querySelectorAll('use')) {
    const symbol = document.getElementById(use.getAttribute('href').slice(1));
    if (!symbol || use.closest('symbol') || !visible(use)) continue;
    const matrix = use.getScreenCTM();
    if (!matrix) continue;
    const box = symbol.viewBox.baseVal;
    const fit = box?.width
      ? Math.min(use.width.baseVal.value / box.width, use.height.baseVal.value / box.height)
      : 1;
    for (const { text, size } of textsOf(symbol)) put(text, size * fit * scaleOf(matrix), use, symbol.id);
  }

  const targets = [];
  const reach = document.querySelectorAll(
    'button, a[href], select, input:not([type=hidden]), [data-state=next]',
  );
  for (const element of reach) {
    if (!visible(element) || element.disabled) continue;
    const { width, height } = element.getBoundingClientRect();
    if (!width || !height) continue;
    targets.push({
      name:
        element.dataset.piece ??
        element.getAttribute('aria-label') ??
        element.textContent.trim().slice(0, 40),
      // A finger may miss a token by half of its transparent rim.
      size:
        Math.round(Math.min(width, height)) +
        (element.closest('.fingers') && element.matches('.token') ? 30 : 0),
      // A board can be zoomed: its pieces are as large as one likes.
      piece:
        element.closest('.middle .panel, .overlay .panel') !== null && element.dataset.piece !== undefined,
      // A line of text is as high as it is.
      inline: element.closest('.log li, p') !== null,
    });
  }
  // Texts that run into each other: labels of pieces, and words of the page. What a piece covers does not count.
  const written = [
    ...document.querySelectorAll('.panel text, .question h2, .question .action, .tabs [role=tab]'),
  ]
    .filter(visible)
    .map((element) => ({ element, box: element.getBoundingClientRect(), piece: element.closest('.piece') }))
    .filter(({ box }) => box.width && box.height);
  const shared = (a, b) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const covers = (piece, box) => {
    const over = piece?.querySelector('use')?.getBoundingClientRect();
    return over !== undefined && shared(over, box) > 0.6 * box.width * box.height;
  };
  const overlaps = [];
  written.forEach((one, i) => {
    for (const other of written.slice(i + 1)) {
      if (one.element.closest('.panel') !== other.element.closest('.panel') || one.piece === other.piece)
        continue;
      const least = Math.min(one.box.width * one.box.height, other.box.width * other.box.height);
      if (shared(one.box, other.box) < 0.2 * least || covers(other.piece, one.box)) continue;
      const words = [one, other].map(({ element }) => element.textContent.trim().slice(0, 24));
      overlaps.push({ where: panelOf(one.element), words: words.join(' × ') });
    }
  });

  // Inside a drawing too: its texts among each other, and the label that its piece writes over them.
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.style.cssText = 'position:absolute;left:0;top:0;visibility:hidden;font-family:inherit';
  document.querySelector('.table').append(drawing);
  const printed = new Map();
  const boxesIn = (symbol) => {
    if (printed.has(symbol.id)) return printed.get(symbol.id);
    const { width, height } = symbol.viewBox.baseVal ?? {};
    drawing.setAttribute('width', width);
    drawing.setAttribute('height', height);
    drawing.innerHTML = symbol.innerHTML;
    const { x, y } = drawing.getBoundingClientRect();
    const found = [...drawing.querySelectorAll('text')]
      .filter((text) => text.textContent.trim() && !text.querySelector('textPath'))
      .map((text) => {
        const box = text.getBoundingClientRect();
        const [left, top] = [box.left - x, box.top - y];
        return {
          text: text.textContent.trim(),
          left,
          top,
          right: left + box.width,
          bottom: top + box.height,
        };
      });
    printed.set(symbol.id, found);
    return found;
  };
  const crossing = (one, other) => {
    const least = Math.min(...[one, other].map((box) => (box.right - box.left) * (box.bottom - box.top)));
    return shared(one, other) > 0.2 * least;
  };
  const told = new Set();
  const tell = (where, one, other) => {
    const words = [one, other].map((box) => box.text.slice(0, 24)).join(' × ');
    if (!told.has(words)) overlaps.push({ where, words });
    told.add(words);
  };
  for (const piece of document.querySelectorAll('.piece')) {
    const use = piece.querySelector('use');
    const symbol = use && document.getElementById(use.getAttribute('href').slice(1));
    if (!symbol?.viewBox || !visible(use)) continue;
    const inside = boxesIn(symbol);
    inside.forEach((one, i) => {
      for (const other of inside.slice(i + 1))
        if (crossing(one, other)) tell(`${panelOf(use)} ${symbol.id}`, one, other);
    });
    const label = piece.querySelector('text');
    const matrix = use.getScreenCTM();
    if (!label || !visible(label) || !matrix || matrix.b || matrix.a < 0 || !inside.length) continue;
    const box = symbol.viewBox.baseVal;
    const [fit, rect] = [(use.width.baseVal.value / box.width) * matrix.a, label.getBoundingClientRect()];
    const [left, top] = [
      matrix.e + use.x.baseVal.value * matrix.a,
      matrix.f + use.y.baseVal.value * matrix.d,
    ];
    const written = { text: label.textContent.trim(), ...rect.toJSON() };
    for (const one of inside) {
      const [l, r, t, b] = [one.left * fit, one.right * fit, one.top * fit, one.bottom * fit];
      const there = { text: one.text, left: left + l, right: left + r, top: top + t, bottom: top + b };
      if (crossing(written, there)) tell(`${panelOf(use)} ${symbol.id}`, written, there);
    }
  }
  drawing.remove();
  const wide = document.documentElement.scrollWidth;
  return { texts, targets, overlaps, over: wide > innerWidth ? wide - innerWidth : 0 };
}

/** Two frames that look alike: nothing moves any more. */
async function settled(page) {
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
    for (let i = 0; i < 300 && same < 6; i++) {
      await frame();
      const now = look();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });
}

/** Closes whatever lies over the table. */
async function closed(page) {
  const open = page.locator('dialog[open], .drawer, .history, .overlay');
  for (let i = 0; i < 50 && (await open.count()); i++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(50);
  }
}

/** What the tools of the bar open, one at a time. */
const TOOLS = ['scores', 'settings', 'guide', 'history'];

/** All that can be seen of a table: first as it opens, then behind each tab, what an opponent has, and the tools. */
async function looks(page) {
  await settled(page);
  const first = await page.evaluate(measure);
  const seen = new Set(first.texts.map((one) => one.where));
  const tabs = page.locator('.middle [role=tab][aria-selected=false]');
  const names = await page
    .locator('.middle [role=tab]')
    .evaluateAll((all) => all.map((tab) => tab.dataset.tab));
  const more = async () => {
    await settled(page);
    const found = await page.evaluate(measure);
    first.texts.push(...found.texts.filter((one) => !seen.has(one.where)));
    first.overlaps.push(...found.overlaps.filter((one) => !seen.has(one.where)));
    for (const one of found.texts) seen.add(one.where);
  };
  if (await tabs.count())
    for (const name of names) {
      await page.locator(`.middle [data-tab="${name}"]`).evaluate((tab) => tab.click());
      await more();
    }
  const opponent = page.locator('.players .look').first();
  if (await opponent.count()) {
    await opponent.evaluate((button) => button.click());
    await more();
  }
  await closed(page);
  for (const tool of TOOLS) {
    await page.locator(`[data-tool=${tool}]`).evaluate((button) => button.click());
    await page.waitForSelector('dialog[open], .drawer section, .history');
    await more();
    await closed(page);
  }
  return first;
}

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
const found = [];
for (const place of JSON.parse(await readFile(argv[2], 'utf8')))
  for (const touch of [false, true]) {
    const context = await browser.newContext({
      viewport: SCREENS.find((screen) => screen.touch === touch),
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: 'reduce',
      locale: place.lang ?? 'en',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(place.url);
    await page.waitForSelector('.table[data-ready=true]:not(.faceless) .middle .piece use');
    for (const { width, height } of SCREENS.filter((screen) => screen.touch === touch)) {
      await page.setViewportSize({ width, height });
      found.push({ ...place, screen: `${width}x${height}`, touch, ...(await looks(page)) });
    }
    await context.close();
  }
await browser.close();
await writeFile(argv[3], JSON.stringify(found));
