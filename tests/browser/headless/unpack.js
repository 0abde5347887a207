// Unpacks what @sparticuz/chromium holds, into this folder. None of the package's own code runs.
import { createReadStream, createWriteStream, readdirSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

const packed = 'node_modules/@sparticuz/chromium/bin'
for (const name of readdirSync(packed).filter((name) => name.endsWith('.br'))) {
  await pipeline(createReadStream(`${packed}/${name}`), createBrotliDecompress(), createWriteStream(name.slice(0, -3)))
}
