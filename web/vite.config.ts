import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { engine, madeEngine } from './scripts/engine.ts'
import { words } from './scripts/words.ts'
import { worker } from './scripts/worker.ts'

const server = process.env.NOTTINGHAM_SERVER ?? 'http://127.0.0.1:8462'
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ mode }) => {
  // `--mode page`: the page that plays without a server, with the engine in it, for any folder of any host.
  const alone = mode === 'page'
  return {
    base: alone ? './' : '/',
    plugins: [words(), svelte(), ...(alone ? [engine()] : []), worker(alone)],
    define: alone ? { __ENGINE__: JSON.stringify(madeEngine()) } : {},
    build: {
      outDir: alone ? '../build/play' : '../src/nottingham/web',
      emptyOutDir: true,
      assetsDir: 'assets',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'es2022',
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    worker: { format: 'es' as const },
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
    resolve: {
      alias: { '#house': here(alone ? './src/page/house.ts' : './src/lib/house.ts') },
      ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
    },
  }
})
