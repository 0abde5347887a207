import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { words } from './scripts/words.ts'
import { worker } from './scripts/worker.ts'

const server = process.env.NOTTINGHAM_SERVER ?? 'http://127.0.0.1:8462'

export default defineConfig({
  plugins: [words(), svelte(), worker()],
  build: {
    outDir: '../src/nottingham/web',
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // `npm run dev` with a game server beside it: NOTTINGHAM_SERVER says where.
  server: {
    proxy: {
      '/api': { target: server, ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    environment: 'happy-dom',
    environmentOptions: {
      happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true } } },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
})
