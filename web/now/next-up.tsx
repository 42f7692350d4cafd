import type { Schedule, ShownDay } from '../../contract/schedule.ts'
import { clockText } from '../../words/units.ts'
import { useDisplay } from '../display/display-context.tsx'
import { dateInWords } from '../words/date-words.ts'
import { NOW } from '../words/now-words.ts'
import { nextSession } from './next-session.ts'

/** The session that comes after today, in a line. */
export function NextUp({ schedule }: { schedule: Schedule }) {
  const display = useDisplay()
  const next = nextSession(schedule)
  if (!next) return null
  return (
    <p className="mt-4 border-t border-line pt-3 text-sm">
      <span className="block font-semibold text-soft">{NOW.next}</span>
      {NOW.nextAt(
        dayName(next, schedule.date),
        next.start && clockText(next.start, display),
        next.workoutName,
        next.duration,
      )}
    </p>
  )
}

function dayName({ date }: ShownDay, today: string): string {
  const days = (Date.parse(date) - Date.parse(today)) / DAY_MS
  return days === 1 ? NOW.tomorrow : dateInWords(date, 'weekday')
}

const DAY_MS = 86_400_000
