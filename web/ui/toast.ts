/** Messages that come and go. Kept outside React so that any code can say something. */
export type Toast = {
  id: number
  tone: 'good' | 'bad'
  title: string
  text?: string | undefined
  /** What can be done about it, such as taking it back. */
  action?: { label: string; run: () => void } | undefined
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/**
 * Shows a message; the same words twice are one message shown anew, and a success takes back the failures before it.
 * At most three stand at once.
 * @returns what `dismiss` takes it back by
 */
function show(tone: Toast['tone'], title: string, text?: string, action?: Toast['action']): number {
  const others = toasts.filter(
    (toast) => (toast.title !== title || toast.text !== text) && (tone === 'bad' || toast.tone === 'good'),
  )
  publish([...others, { id: ++lastId, tone, title, text, action }].slice(-3))
  return lastId
}

export const toast = {
  good: (title: string, text?: string, action?: Toast['action']) => show('good', title, text, action),
  bad: (title: string, text?: string) => show('bad', title, text),
  dismiss: (id: number) => publish(toasts.filter((one) => one.id !== id)),
  clear: () => publish([]),
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  list: () => toasts,
}
