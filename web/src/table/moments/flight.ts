/** Transitions of the table. With reduced motion they are over at once. */
import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { moving } from '../../lib/settings.svelte'

/** A card comes from the deck. */
export function flight(_: Element): TransitionConfig {
  return {
    duration: moving() ? 320 : 0,
    easing: cubicOut,
    css: (_t, u) => `transform: translate(${u * 2}rem, ${u * -7}rem) rotate(${u * 14}deg); opacity: ${1 - u * 0.8}`,
  }
}

/** Something drops into its place. */
export function settle(_: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  return {
    delay: moving() ? delay : 0,
    duration: moving() ? 260 : 0,
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${u * -1.2}rem) scale(${0.9 + t * 0.1}); opacity: ${t}`,
  }
}
