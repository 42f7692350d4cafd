import { Check } from 'lucide-react'
import type { ShownDay } from '../../contract/schedule.ts'
import type { CivilDate } from '../../engine/model.ts'
import { clockText } from '../../words/units.ts'
import { useDisplay } from '../display/display-context.tsx'
import type { Records } from '../records/use-records.ts'
import { dateInWords } from '../words/date-words.ts'
import { WEEKLY } from '../words/weekly-words.ts'

type Props = {
  days: readonly ShownDay[]
  today: CivilDate
  records: Records
  /** Shows a day in full. */
  onOpen: (date: CivilDate) => void
}

const FILLS: Readonly<Record<string, string>> = { High: 'bg-high-mark', Medium: 'bg-medium-mark' }
/** [%] of the height of the longest day, so that five minutes are still a bar. */
const LEAST = 12

/** A week side by side: seven columns where there is room, a strip on a phone; a press opens the day below. */
export function DayColumns({ days, today, records, onOpen }: Props) {
  const most = Math.max(1, ...days.map(({ durationMin }) => durationMin))
  return (
    <ul aria-label={WEEKLY.board} className="screen-only grid auto-cols-fr grid-flow-col gap-1 md:gap-2">
      {days.map((day) => (
        <li key={day.date} className="min-w-0">
          <Column
            day={day}
            isToday={day.date === today}
            isDone={records.days.get(day.date)?.completed ?? false}
            share={day.durationMin / most}
            onOpen={() => onOpen(day.date)}
          />
        </li>
      ))}
    </ul>
  )
}

type ColumnProps = { day: ShownDay; isToday: boolean; isDone: boolean; share: number; onOpen: () => void }

function Column({ day, isToday, isDone, share, onOpen }: ColumnProps) {
  const rest = day.durationMin === 0
  const weekday = dateInWords(day.date, 'weekday')
  const what = rest ? day.workoutName : `${day.workoutName}, ${day.duration}`
  return (
    <button
      type="button"
      onClick={onOpen}
      className={`relative flex h-full w-full flex-col items-center rounded-lg border px-1 py-2 text-center hover:border-ink md:min-h-52 md:items-stretch md:px-2.5 md:text-left ${isToday ? 'border-pen shadow-[inset_0_0_0_1px_var(--color-pen)]' : 'border-line'} ${rest ? '' : 'bg-sheet'}`}
    >
      <span className="sr-only">
        {[dateInWords(day.date), what, isDone ? WEEKLY.done : ''].filter(Boolean).join(': ')}
      </span>
      <span aria-hidden="true" className="contents">
        <span className="text-xs font-semibold text-soft">
          {weekday.slice(0, 2)}
          <span className="max-md:hidden">{weekday.slice(2, 3)}</span>
        </span>
        <span className={`text-sm font-semibold tabular-nums ${isToday ? 'text-pen' : ''}`}>
          {Number(day.date.slice(-2))}
        </span>
        <span className="mt-1.5 flex h-12 w-full items-end justify-center md:h-16 md:justify-start">
          <Bar day={day} isDone={isDone} share={share} />
        </span>
        <span className="mt-1 text-xs text-soft tabular-nums md:hidden">{rest ? '–' : day.durationMin}</span>
        <Words day={day} />
      </span>
    </button>
  )
}

function Bar({ day, isDone, share }: Pick<ColumnProps, 'day' | 'isDone' | 'share'>) {
  if (share === 0) return <span className="h-0.5 w-4 rounded-full bg-edge" />
  return (
    <span
      className={`grid w-6 place-items-end justify-center rounded-sm pb-0.5 forced-colors:border ${FILLS[day.intensity] ?? 'bg-low-mark'}`}
      style={{ height: `${LEAST + (100 - LEAST) * share}%` }}
    >
      {isDone && <Check size={14} className="text-sheet" strokeWidth={3} />}
    </span>
  )
}

/** Where there is room: what it is, when, how long. */
function Words({ day }: { day: ShownDay }) {
  const display = useDisplay()
  const rest = day.durationMin === 0
  return (
    <>
      <span
        className={`mt-2 text-sm leading-snug max-md:hidden [overflow-wrap:anywhere] ${rest ? 'text-soft' : 'font-semibold'}`}
      >
        {day.workoutName}
      </span>
      {!rest && (
        <span className="mt-auto pt-1 text-xs text-soft tabular-nums max-md:hidden">
          {day.start && <span className="block">{clockText(day.start, display)}</span>}
          {day.duration}
        </span>
      )}
    </>
  )
}
