import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FOLDER = fileURLToPath(new URL('../../build/engine', import.meta.url))

interface Made {
  folder: string
  files: Record<string, number>
  /** What is fetched when somebody wants it. */
  later: Record<string, number>
  lock: unknown
}

/** What scripts/engine.mjs made: `make page` calls it first. */
export function madeEngine(): Made {
  return JSON.parse(readFileSync(join(FOLDER, 'engine.json'), 'utf-8')) as Made
}

/** The same policy as a server's (server/app.py), in the page itself, since whoever serves files sends no headers of ours. What
    the engine needs beyond it is WebAssembly. A page cannot say `frame-ancestors` about itself; the file _headers does, where a
    host reads it. */
export const POLICY = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "img-src 'self' data:",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "connect-src 'self'",
].join('; ')

/** Puts the engine's files beside the page, and the policy into it. */
export function engine(): Plugin {
  return {
    name: 'nottingham-engine',
    apply: 'build',
    generateBundle() {
      const { folder, files, later } = madeEngine()
      for (const name of [...Object.keys(files), ...Object.keys(later), 'pyodide.mjs', 'pyodide.asm.mjs']) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: readFileSync(join(FOLDER, name)) })
      }
      const headers = `/*\n  Content-Security-Policy: ${POLICY}; frame-ancestors 'none'\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: no-referrer\n`
      this.emitFile({ type: 'asset', fileName: '_headers', source: headers })
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    ],
  }
}
