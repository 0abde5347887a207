/** Points and chances as people of a language write them. */
import { language } from '../lib/i18n.svelte'

/** With its sign, as +4.2 or −11; nothing is 0. */
export function signed(points: number, digits = 1): string {
  const form = new Intl.NumberFormat(language(), { signDisplay: 'exceptZero', maximumFractionDigits: digits })
  return form.format(Math.abs(points) < 0.05 ? 0 : points).replace('-', '−')
}

export function plain(points: number, digits = 1): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: digits }).format(points).replace('-', '−')
}

export const percent = (chance: number): number => Math.round(100 * chance)
