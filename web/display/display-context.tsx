import { createContext, useContext } from 'react'
import type { Display } from '../../words/speech.ts'
import { clockText } from '../../words/units.ts'

/** What pages without a person show. */
export const DisplayContext = createContext<Display>({
  ...{ distance: 'km', weight: 'kg', clock: '24', weekStart: 'mon' },
  dates: 'month-first',
})

/** How this person reads distances, weights and hours. */
export const useDisplay = () => useContext(DisplayContext)

/** A clock time as this person reads it. */
export function Clock({ time, className }: { time: string; className?: string }) {
  return (
    <time dateTime={time} className={className}>
      {clockText(time, useDisplay())}
    </time>
  )
}
