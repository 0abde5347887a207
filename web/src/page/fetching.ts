/** The engine's files: from the cache that the service worker reads too, else from where the page came from, counted as they come. */
import type { EngineFiles } from './messages'

/** The browser's own, whoever stands in its place later. */
const plain = self.fetch.bind(self)

export class Files {
  private come = 0
  private readonly all: number

  constructor(
    private readonly base: string,
    private readonly cacheName: string,
    sizes: EngineFiles,
    private readonly tell: (bytes: number, of: number) => void,
  ) {
    this.all = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  }

  /** A file as a stream; the same bytes go into the cache. */
  async stream(name: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const url = this.base + name
    const cache = await this.cache()
    const kept = await cache?.match(url)
    const response = kept ?? (await plain(url))
    if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`)
    if (!kept && cache) cache.put(url, response.clone()).catch(() => undefined)
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (piece, controller) => {
        this.come += piece.byteLength
        this.tell(this.come, this.all)
        controller.enqueue(piece)
      },
    })
    return response.body.pipeThrough(counted)
  }

  async bytes(name: string): Promise<ArrayBuffer> {
    return new Response(await this.stream(name)).arrayBuffer()
  }

  /** A file that lies there packed, unpacked. */
  async unpacked(name: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    return (await this.stream(name)).pipeThrough(new DecompressionStream('gzip'))
  }

  private async cache(): Promise<Cache | null> {
    try {
      return await caches.open(this.cacheName)
    } catch {
      return null // not over plain HTTP, and not in every private window
    }
  }
}
