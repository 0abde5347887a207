/** Which files are loaded together; the router says which group a page needs. */
export const GROUPS: Record<string, string[]> = {
  shell: ['shell', 'goods'],
  lobby: ['lobby'],
  table: ['table', 'gate', 'coach'],
  // What bots say comes with the first thing that one of them says.
  talk: ['talk'],
  learn: ['learn'],
  rules: ['rules'],
  say: ['say'],
  room: ['room'],
  review: ['review'],
  today: ['today'],
}
