let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function publish(next: readonly HTMLDialogElement[]) {
  open = next
  for (const listener of listeners) listener()
}

/**
 * Opens a dialog over everything: whatever stands outside it can then neither be pressed nor is it read out.
 * @returns what says that it is gone
 */
export function showOver(dialog: HTMLDialogElement): () => void {
  if (!dialog.open) dialog.showModal()
  publish([...open.filter((one) => one !== dialog), dialog])
  const gone = () => publish(open.filter((one) => one !== dialog))
  dialog.addEventListener('close', gone)
  return () => {
    dialog.removeEventListener('close', gone)
    gone()
  }
}

export const modals = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** The one over all others, if there is any. */
  top: (): HTMLDialogElement | null => open.at(-1) ?? null,
}
