/** One browser for all tests, a fresh context for each visitor. */

import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How long something may take that has to come; a test that fails waits as long. */
export const PATIENCE = 240_000;

let browser: Browser | undefined;
const open: BrowserContext[] = [];
const faults: string[] = [];

export interface Visit {
  width?: number;
  height?: number;
  lang?: 'en' | 'fr';
  touch?: boolean;
  calm?: boolean;
  /** How long automatic steps are shown; not at all unless a test is about them. */
  pace?: 'off' | 'fast' | 'usual' | 'slow';
}

/** To be called at the head of a file of tests. */
export function withBrowser(): void {
  beforeAll(async () => {
    browser ??= await chromium.launch({
      executablePath: '/usr/bin/chromium',
      args: FLAGS,
    });
  });
  // A page that is left open goes on drawing, and takes the processor from the next test.
  afterEach(async () => {
    await Promise.all(open.splice(0).map((context) => context.close()));
    expect(faults.splice(0), 'errors in the page').toEqual([]);
  });
}

/** A page of a new visitor who is nowhere yet; it is closed after the test. Errors in the page fail the test. */
export async function guest(wish: Visit = {}): Promise<Page> {
  const context = await browser!.newContext({
    viewport: { width: wish.width ?? 1440, height: wish.height ?? 900 },
    locale: wish.lang ?? 'en',
    hasTouch: wish.touch ?? false,
    reducedMotion: wish.calm === false ? 'no-preference' : 'reduce',
    baseURL: inject('address'),
  });
  open.push(context);
  await context.addInitScript((pace) => {
    if (!localStorage.getItem('ludonaut.pace')) localStorage.setItem('ludonaut.pace', pace);
  }, wish.pace ?? 'off');
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && /policy|TypeError|undefined/i.test(message.text()))
      faults.push(message.text());
  });
  return page;
}

/** A page of a new visitor, at the home page. */
export async function visit(wish: Visit = {}): Promise<Page> {
  const page = await guest(wish);
  await page.goto('/');
  return page;
}
