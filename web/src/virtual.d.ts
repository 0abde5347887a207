declare module 'virtual:words' {
  const files: Record<string, Partial<Record<string, () => Promise<{ default: string }>>>>
  export default files
}
