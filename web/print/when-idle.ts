/** [ms] The screen has stood that long, and nobody waits for it any more. */
const STANDS_MS = 2_000

/**
 * Does one thing after the other, each once the browser has nothing else to do, so that no press waits for all of them.
 * @returns what calls off those that are left
 */
export function whenIdle(works: readonly (() => Promise<unknown>)[]): () => void {
  let isOff = false
  async function doAll() {
    for (const work of works) {
      await idle()
      if (isOff) return
      await work()
    }
  }
  // What cannot be had now is asked for again by whoever needs it.
  const timer = setTimeout(() => void doAll().catch(() => undefined), STANDS_MS)
  return () => {
    isOff = true
    clearTimeout(timer)
  }
}

/** Safari has no word for having nothing to do. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve)
  })
}
