import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The server serves what is built here; `npm run dev` talks to a server on port 8000.
export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/ludonaut/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
