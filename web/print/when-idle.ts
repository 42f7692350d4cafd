/** [ms] The screen has stood that long, and nobody waits for it any more. */
const STANDS_MS = 2_000

/** Does something once the screen has stood for a while and the browser has nothing else to do. @returns what calls it off */
export function whenIdle(work: () => void): () => void {
  let idle = 0
  const timer = setTimeout(() => {
    // Safari has no word for having nothing to do.
    if (!('requestIdleCallback' in window)) return work()
    idle = requestIdleCallback(work)
  }, STANDS_MS)
  return () => {
    clearTimeout(timer)
    if (idle !== 0) cancelIdleCallback(idle)
  }
}
