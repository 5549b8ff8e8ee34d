import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The browser tests live with the other tests; what they import is installed here.
export default defineConfig({
  root: here('..'),
  resolve: {
    alias: {
      'playwright-core': here('node_modules/playwright-core/index.mjs'),
      'axe-core': here('node_modules/axe-core/axe.js'),
      vitest: here('node_modules/vitest'),
    },
  },
  server: { fs: { allow: [here('..')] } },
  test: {
    include: ['tests/browser/**/*.test.ts'],
    environment: 'node',
    // Limits for what hangs, not for what is slow: a busy machine may take ten times as long.
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 240_000, interval: 40 } },
    // Two at a time: while one waits for the server the other draws.
    maxWorkers: 2,
    isolate: false,
    globalSetup: [here('../tests/browser/server.ts')],
  },
});
