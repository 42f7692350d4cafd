import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** By these somebody goes on by themselves. */
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
/** [ms] after which what still comes in moves the page as anywhere: not every way to scroll gives a sign. */
const HELD_MS = 30_000

/**
 * Brings the part that the address names to the top and keeps it there while it, and what stands above it, comes in, until
 * its person scrolls or presses anything. The part has a `tabIndex`: who goes on by keys, goes on from it.
 */
export function useHeldInSight(): void {
  // Whoever presses the link that they came by once more, comes once more: by another key.
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells one arrival from the next
  useEffect(() => {
    if (hash === '') return
    let arrived = false
    const toPart = () => {
      const part = document.getElementById(hash.slice(1))
      // The browser's smooth way would come by all that stands between, and have it loaded.
      part?.scrollIntoView({ behavior: 'instant' })
      if (!arrived) part?.focus({ preventScroll: true })
      arrived ||= part !== null
    }
    // Whatever comes in, folds or unfolds makes the page another height.
    const height = new ResizeObserver(toPart)
    const letGo = () => height.disconnect()
    height.observe(document.body)
    for (const sign of SIGNS) window.addEventListener(sign, letGo, { passive: true, capture: true })
    const timer = setTimeout(letGo, HELD_MS)
    return () => {
      letGo()
      clearTimeout(timer)
      for (const sign of SIGNS) window.removeEventListener(sign, letGo, { capture: true })
    }
  }, [hash, key])
}
