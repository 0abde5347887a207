/** What the page and its engine say to each other. */

/** One file of the engine, with its size on the way. */
export type EngineFiles = Record<string, number>

export type ToEngine =
  | { kind: 'open'; steal: boolean }
  | { kind: 'call'; id: number; asked: string }
  | { kind: 'dial'; line: string; path: string; query: string; token: string }
  | { kind: 'say'; line: string; message: string }
  | { kind: 'hang'; line: string }

export type FromEngine =
  /** So many bytes are here. */
  | { kind: 'fetched'; bytes: number; of: number }
  | { kind: 'ready' }
  | { kind: 'failed'; why: string }
  /** The same of what comes later; of nothing: it has come, or will not. */
  | { kind: 'later'; bytes: number; of: number }
  /** Another tab has the house. */
  | { kind: 'elsewhere' }
  | { kind: 'told'; id: number; told: string }
  | { kind: 'heard'; line: string; message: string }
  | { kind: 'closed'; line: string; code: number; reason: string }

/** A job and its log, as src/nottingham/server/review_worker.py takes them. */
export interface ToReviewer {
  job: string
  log: string
}

export type FromReviewer =
  | { kind: 'fetched'; bytes: number; of: number }
  /** How far it is, and in the end what came of it. */
  | { kind: 'step'; step: string }
  | { kind: 'done' }
  | { kind: 'failed'; why: string }
