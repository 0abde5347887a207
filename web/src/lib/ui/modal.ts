/** Opens a <dialog> while `open` holds: the browser keeps the focus inside, and gives it back afterwards. */
export function modal(node: HTMLDialogElement, options: { open: boolean; onclose: () => void; stubborn?: boolean }) {
  let now = options
  const show = (): void => {
    if (now.open && !node.open) node.showModal()
    else if (!now.open && node.open) node.close()
  }
  const closed = (): void => {
    if (now.open) now.onclose()
  }
  const cancelled = (event: Event): void => {
    event.preventDefault()
    if (!now.stubborn) now.onclose()
  }
  // A press that begins and ends on the backdrop closes; one that slips out of the sheet does not.
  let began = false
  const pressed = (event: PointerEvent): void => {
    began = event.target === node
  }
  const released = (event: MouseEvent): void => {
    if (began && event.target === node && !now.stubborn) now.onclose()
  }
  node.addEventListener('close', closed)
  node.addEventListener('cancel', cancelled)
  node.addEventListener('pointerdown', pressed)
  node.addEventListener('click', released)
  show()
  return {
    update(next: { open: boolean; onclose: () => void; stubborn?: boolean }) {
      now = next
      show()
    },
    destroy() {
      now = { ...now, open: false }
      if (node.open) node.close()
      node.removeEventListener('close', closed)
      node.removeEventListener('cancel', cancelled)
      node.removeEventListener('pointerdown', pressed)
      node.removeEventListener('click', released)
    },
  }
}
