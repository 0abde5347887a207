/** Which files are loaded together; the router says which group a page needs. */
export const GROUPS: Record<string, string[]> = {
  shell: ['shell', 'goods'],
  lobby: ['lobby'],
  table: ['talk', 'table', 'gate', 'coach'],
  learn: ['learn'],
  rules: ['rules'],
  say: ['say'],
  room: ['room'],
}
