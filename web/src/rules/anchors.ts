/** Which section of the rules matters where. Apart from the sections, so that the table need not load them. */

const BY_PHASE: Record<string, string> = {
  set_up: 'setup',
  market: 'market',
  loading: 'loading',
  declaration: 'declaration',
  inspection: 'inspection',
  black_market: 'black',
  loot: 'deputies',
  feast: 'promo',
  over: 'scoring',
}

/** The section that matters in a phase. */
export function sectionOfPhase(phase: string): string {
  return BY_PHASE[phase] ?? 'aim'
}

const BY_NUMBER: Record<string, string> = {
  '1': 'goods',
  '2': 'setup',
  '3': 'round',
  '4.1': 'market',
  '4.2': 'loading',
  '4.3': 'declaration',
  '4.4': 'inspection',
  '4.5': 'end',
  '5': 'deals',
  '6': 'debts',
  '7': 'deck',
  '8': 'scoring',
  '9': 'clock',
  '10': 'deputies',
  '11': 'black',
  '12': 'promo',
  '16': 'secrets',
}

/** The section that a refusal of the server speaks of. */
export function sectionOfRefusal(number: string): string | null {
  return BY_NUMBER[number] ?? null
}
