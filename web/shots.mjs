/**
 * Takes pictures of the page: `node shots.mjs PLAN`, where PLAN is a JSON list of
 * {file, url, width, height, lang, touch, scale, click, full}. tools/gallery.py writes such plans.
 */

import { readFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { chromium } from 'playwright-core';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
];
const SETTLED = 900;

async function take(browser, shot) {
  const context = await browser.newContext({
    viewport: { width: shot.width, height: shot.height },
    deviceScaleFactor: shot.scale ?? 1,
    locale: shot.lang ?? 'en',
    hasTouch: shot.touch ?? false,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(shot.file, String(error)));
  await page.goto(shot.url);
  if (shot.url.includes('/t/')) await page.waitForSelector('.table[data-ready=true] .middle .piece use');
  await page.waitForLoadState('networkidle').catch(() => undefined);
  for (const step of shot.click ?? []) await page.locator(step).first().click();
  await page.waitForTimeout(SETTLED);
  await page.screenshot({ path: shot.file, fullPage: shot.full ?? false });
  await context.close();
}

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
for (const shot of JSON.parse(await readFile(argv[2], 'utf8'))) await take(browser, shot);
await browser.close();
