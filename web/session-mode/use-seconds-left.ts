import { useEffect, useState } from 'react'
import type { Progress } from './progress.ts'

/** [s] that the clock still has, whole; 0 without one. */
export function useSecondsLeft({ clock, pausedMs }: Pick<Progress, 'clock' | 'pausedMs'>): number {
  const left = () => Math.max(0, Math.ceil((pausedMs ?? (clock ? clock.untilMs - Date.now() : 0)) / 1000))
  const [, look] = useState(0)
  const runs = clock !== null && pausedMs === null
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => look((count) => count + 1), 200)
    return () => clearInterval(timer)
  }, [runs])
  return left()
}
