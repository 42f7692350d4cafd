import { startTransition, useEffect, useState } from 'react'

/** [ms] after which a screen stands, also for somebody who only reads. */
const LATER_MS = 4_000
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** False in the first moment of a screen; true from the first sign of its person, or a little later; at once for who comes to a part of it. */
export function useLater(): boolean {
  const [later, setLater] = useState(!!window.location.hash)
  useEffect(() => {
    // A press may be the sign: it is answered before.
    const now = () => startTransition(() => setLater(true))
    const timer = setTimeout(now, LATER_MS)
    for (const sign of SIGNS) window.addEventListener(sign, now, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) window.removeEventListener(sign, now)
    }
  }, [])
  return later
}
