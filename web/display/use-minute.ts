import { useEffect, useState } from 'react'
import { civilNow } from './civil-now.ts'

/** The present minute in a time zone, kept true while one looks. */
export function useMinute(timeZone: string) {
  const [now, setNow] = useState(() => civilNow(timeZone))
  useEffect(() => {
    const timer = setInterval(() => setNow(civilNow(timeZone)), 30_000)
    return () => clearInterval(timer)
  }, [timeZone])
  return now
}
