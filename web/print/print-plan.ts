import { fetchStills, PATIENCE_MS } from './stills.tsx'

/** Prints, with the figures of exercises where they can be had. */
export async function printPlan(): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([fetchStills().catch(() => undefined), patience])
  window.print()
}

/** The keys that print do what the button does. @returns what ends it */
export function printByKeys(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    event.preventDefault()
    void printPlan()
  }
  window.addEventListener('keydown', onKey)
  return () => window.removeEventListener('keydown', onKey)
}
