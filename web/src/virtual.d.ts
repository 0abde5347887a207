declare module 'virtual:words' {
  const files: Record<string, Partial<Record<string, () => Promise<{ default: string }>>>>
  export default files
}

/** The engine of the page that plays without a server: what scripts/engine.mjs made. */
declare const __ENGINE__: { folder: string; files: Record<string, number>; later: Record<string, number>; lock: never }
