/** Short notices at the foot of the screen, read out to screen readers. */

export interface Toast {
  id: number
  text: string
  kind: 'note' | 'trouble'
}

const LASTS_MS = 5000
let next = 1

export const toasts: Toast[] = $state([])

export function toast(text: string, kind: Toast['kind'] = 'note'): void {
  const id = next++
  toasts.push({ id, text, kind })
  if (toasts.length > 3) toasts.shift()
  setTimeout(() => dismiss(id), LASTS_MS)
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((each) => each.id === id)
  if (index >= 0) toasts.splice(index, 1)
}
