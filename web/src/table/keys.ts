/** Play by keyboard. Everything has a place in the order of Tab; these are the short ways. */
import { LARGEST_HAND } from '../lib/rulebook'
import type { TableContext } from './context.svelte'

/** Key, and the message that says what it does. */
export const KEYS: readonly [string, string][] = [
  [`1 – ${LARGEST_HAND}`, 'table-key-card'],
  ['← →', 'table-key-arrows'],
  ['Enter', 'table-key-main'],
  ['B', 'table-key-bag'],
  ['O', 'table-key-offer'],
  ['S', 'table-key-say'],
  ['T', 'table-key-talk'],
  ['L', 'table-key-log'],
  ['H', 'table-key-hint'],
  ['C', 'table-key-crowns'],
  ['Esc', 'table-key-escape'],
  ['?', 'table-key-keys'],
]

function press(root: HTMLElement | undefined, selector: string): boolean {
  const found = root?.querySelector<HTMLButtonElement>(`${selector}:not(:disabled)`)
  found?.focus()
  found?.click()
  return found !== null && found !== undefined
}

export function listenToKeys(context: TableContext, root: () => HTMLElement | undefined): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target as HTMLElement
    if (target.closest('input, textarea, select, dialog')) return
    if (act(event.key, target)) event.preventDefault()
  }

  function act(key: string, target: HTMLElement): boolean {
    if (/^[1-9]$/.test(key) && Number(key) <= LARGEST_HAND) return press(root(), `[data-testid="hand-card"][data-index="${Number(key) - 1}"]`)
    switch (key.toLowerCase()) {
      case 'enter':
        // On a card of the hand it is the main thing, too; the space bar picks cards.
        if (target.closest('button, a, summary') && !target.closest('[data-testid="hand-card"]')) return false
        return press(root(), '[data-testid="main-action"]') || target.closest('[data-testid="hand-card"]') !== null
      case 'b':
        return nextBag()
      case 'o':
        return press(root(), '[data-action="offer"], [data-action="main"][data-offer]')
      case 's':
        return say()
      case 't':
        return context.wide ? press(root(), '[data-testid="talk-tab"]') : show('talk')
      case 'l':
        return context.wide ? press(root(), '[data-testid="log-tab"]') : show('log')
      case 'h':
        return press(root(), '[data-testid="hint"]')
      case 'c':
        return show('races')
      case '?':
        return show('keys')
      case 'escape':
        if (context.draft.confirming !== null) context.draft.confirming = null
        else context.draft.clear()
        return true
      default:
        return false
    }
  }

  function show(kind: 'talk' | 'log' | 'races' | 'keys'): boolean {
    context.show({ kind })
    return true
  }

  /** What can be said about the bag on the desk; without one, to whoever keeps the gate. */
  function say(): boolean {
    const seat = context.bag ?? context.view.sheriffs[0]
    if (seat === undefined || !context.store.mayBeSaid) return false
    context.show({ kind: 'say', seat })
    return true
  }

  /** The next bag on the desk. */
  function nextBag(): boolean {
    const bags = context.view.unsettled
    if (bags.length === 0) return false
    const at = context.bag === null ? -1 : bags.indexOf(context.bag)
    context.choose(bags[(at + 1) % bags.length] ?? null)
    root()?.querySelector<HTMLElement>(`[data-testid="bag"][data-seat="${context.bag}"]`)?.focus()
    return true
  }

  addEventListener('keydown', listen)
  return () => removeEventListener('keydown', listen)
}

/** Arrow keys move through a row of buttons. */
export function arrows(node: HTMLElement): { destroy(): void } {
  const listen = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    const buttons = [...node.querySelectorAll<HTMLElement>('button:not(:disabled)')]
    const at = buttons.indexOf(document.activeElement as HTMLElement)
    if (at < 0) return
    event.preventDefault()
    event.stopPropagation()
    buttons[(at + step + buttons.length) % buttons.length]?.focus()
  }
  node.addEventListener('keydown', listen)
  return { destroy: () => node.removeEventListener('keydown', listen) }
}
