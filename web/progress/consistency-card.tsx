import type { ShownProgress } from '../../contract/progress.ts'
import { durationText } from '../../words/units.ts'
import { Card } from '../ui/card.tsx'
import { dateInWords } from '../words/date-words.ts'
import { CONSISTENCY, PROGRESS, RHYTHM } from '../words/progress-words.ts'
import { type DayLevel, dayGrid } from './day-grid.ts'
import { NumberTable } from './number-table.tsx'

const LOOK = {
  missed: 'fill-transparent stroke-edge',
  short: 'fill-pen/35',
  middle: 'fill-pen/65',
  long: 'fill-pen',
} as const satisfies Record<DayLevel, string>

/** [weeks] */
const YEAR = 53
const HALF = 26
/** Squares of 10 units with 3 between them, under a line of months. */
const STEP = 13
const HEAD = 14
/** Room for the name of a month. */
const LABEL = 20

/** A year of days as squares, the darker the longer; half a year where there is less room. */
export function ConsistencyCard({ progress }: { progress: ShownProgress }) {
  const { days, rhythm } = progress
  // A map of months before the first training would be empty ground.
  const columns = Math.min(YEAR, Math.max(HALF, rhythm.weeks.length))
  const isLong = columns > HALF + 10
  const trained = days.filter((day) => day.trained)
  const minutes = trained.reduce((sum, day) => sum + day.minutes, 0)
  return (
    <Card title={CONSISTENCY.title}>
      <p className="-mt-2 mb-4 text-sm text-soft">{CONSISTENCY.summary(trained.length, durationText(minutes))}</p>
      <YearMap progress={progress} columns={HALF} names="text-[11px]" className="sm:hidden" />
      <YearMap
        progress={progress}
        columns={columns}
        names={isLong ? 'text-[8.5px]' : 'text-[6px]'}
        className={`max-sm:hidden ${isLong ? '' : 'max-w-3xl'}`}
      />
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft">
        {(['missed', 'short', 'middle', 'long'] as const).map((level) => (
          <span key={level} className="inline-flex items-center gap-1.5">
            <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3">
              <rect x="1" y="1" width="10" height="10" rx="2.5" className={LOOK[level]} />
            </svg>
            {level === 'missed' ? CONSISTENCY.planned : CONSISTENCY[level]}
          </span>
        ))}
      </p>
      <NumberTable
        label={CONSISTENCY.title}
        heads={[PROGRESS.week, RHYTHM.trained, PROGRESS.minutes]}
        rows={rhythm.weeks
          .toReversed()
          .map((week) => [dateInWords(week.startDate, 'dated'), String(week.trained), durationText(week.minutes)])}
      />
    </Card>
  )
}

type MapProps = {
  progress: ShownProgress
  columns: number
  /** The size of the months' names in squares' units: a picture that is drawn larger has its letters smaller. */
  names: string
  className: string
}

function YearMap({ progress, columns, names, className }: MapProps) {
  const { squares, months } = dayGrid(progress.days, progress.today, columns)
  const taken = new Set(squares.map(({ column, row }) => `${column} ${row}`))
  const cells = Array.from({ length: columns * 7 }, (_, at) => ({ column: Math.floor(at / 7), row: at % 7 }))
  return (
    <svg
      role="img"
      aria-label={CONSISTENCY.picture}
      viewBox={`0 0 ${columns * STEP} ${HEAD + 7 * STEP}`}
      className={`w-full print:[print-color-adjust:exact] ${className}`}
    >
      {months.map(({ date, column }) => (
        <text
          key={date}
          // The newest month may begin in the last column.
          x={Math.min(column * STEP, columns * STEP - LABEL)}
          y={9}
          className={`fill-soft ${names}`}
        >
          {dateInWords(date, 'month')}
        </text>
      ))}
      {cells
        .filter(({ column, row }) => !taken.has(`${column} ${row}`))
        .map(({ column, row }) => (
          <circle
            key={`${column} ${row}`}
            cx={column * STEP + 6}
            cy={HEAD + row * STEP + 6}
            r={1.2}
            className="fill-line"
          />
        ))}
      {squares.map(({ date, column, row, level }) => (
        <rect
          key={date}
          x={column * STEP + 1}
          y={HEAD + row * STEP + 1}
          width={10}
          height={10}
          rx={2.5}
          className={LOOK[level]}
        />
      ))}
    </svg>
  )
}
