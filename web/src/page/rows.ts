/** The page's disk: rows of text in IndexedDB, and pictures of Python's memory. Without IndexedDB it forgets. */

const NAME = 'nottingham'
const ROWS = 'rows'
const PICTURES = 'pictures'

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the disk failed'))
  })
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('the disk failed'))
  })
}

export interface Rows {
  /** All rows whose names begin so: JSON of `[[name, text], …]`. */
  read(prefix: string): Promise<string>
  /** Stores all rows or none; a row without a text goes. */
  write(rows: string): Promise<void>
  /** The picture of this engine, if there is one. */
  picture(engine: string): Promise<ArrayBuffer | undefined>
  keepPicture(engine: string, picture: ArrayBuffer): Promise<void>
  losePictures(): Promise<void>
}

export async function openRows(): Promise<Rows> {
  let base: IDBDatabase
  try {
    const opening = indexedDB.open(NAME, 1)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(ROWS)
      opening.result.createObjectStore(PICTURES)
    }
    base = await answered(opening)
  } catch (error) {
    console.warn('no IndexedDB: games are forgotten with the page', error)
    return inMemory()
  }
  return {
    async read(prefix) {
      const store = base.transaction(ROWS).objectStore(ROWS)
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
      const [names, texts] = await Promise.all([answered(store.getAllKeys(range)), answered(store.getAll(range))])
      return JSON.stringify(names.map((name, i) => [name, texts[i] as string]))
    },
    async write(rows) {
      const transaction = base.transaction(ROWS, 'readwrite')
      const store = transaction.objectStore(ROWS)
      for (const [name, text] of JSON.parse(rows) as [string, string | null][]) {
        if (text === null) store.delete(name)
        else store.put(text, name)
      }
      await done(transaction)
    },
    async picture(engine) {
      return (await answered(base.transaction(PICTURES).objectStore(PICTURES).get(engine))) as ArrayBuffer | undefined
    },
    async keepPicture(engine, picture) {
      const transaction = base.transaction(PICTURES, 'readwrite')
      transaction.objectStore(PICTURES).clear()
      transaction.objectStore(PICTURES).put(picture, engine)
      await done(transaction)
    },
    async losePictures() {
      const transaction = base.transaction(PICTURES, 'readwrite')
      transaction.objectStore(PICTURES).clear()
      await done(transaction)
    },
  }
}

function inMemory(): Rows {
  const kept = new Map<string, string>()
  return {
    async read(prefix) {
      return JSON.stringify([...kept].filter(([name]) => name.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1)))
    },
    async write(rows) {
      for (const [name, text] of JSON.parse(rows) as [string, string | null][]) {
        if (text === null) kept.delete(name)
        else kept.set(name, text)
      }
    },
    picture: async () => undefined,
    keepPicture: async () => undefined,
    losePictures: async () => undefined,
  }
}
