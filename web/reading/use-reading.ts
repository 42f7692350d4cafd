import { useEffect, useState } from 'react'

/** [ms] Reading waits for a pause in typing. */
const PAUSE_MS = 250

/**
 * What a reader makes of a text that is being typed; null until there is something to say.
 * @param first - what it made of the text already
 */
export function useReading<T>(text: string, read: (text: string) => Promise<T>, first: T | null = null): T | null {
  const [reading, setReading] = useState(first)
  useEffect(() => {
    if (!text.trim()) return setReading(null)
    let current = true
    const timer = setTimeout(() => {
      // Without its reader the form is as good as before: nothing is said.
      read(text).then(
        (made) => current && setReading(made),
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text, read])
  return reading
}
