import { type BusyBlock, WEEKDAYS, type Weekday } from '../../engine/model.ts'
import { hourText } from '../../words/units.ts'
import { useDisplay } from '../display/display-context.tsx'
import { minuteOf } from '../display/ribbon-geometry.ts'
import { READING } from '../words/reading-words.ts'
import { busyFact } from './fact-text.ts'

const DAY_MIN = 24 * 60
const HOURS = ['06:00', '12:00', '18:00']

/** The ordinary week as seven thin ribbons, midnight to midnight: where life stands, as it was read. */
export function WeekStrip({ busy }: { busy: readonly BusyBlock[] }) {
  const display = useDisplay()
  if (busy.length === 0) return null
  const facts = busy.map((block) => ({ block, ...busyFact(block, display) }))
  return (
    <div
      role="img"
      aria-label={READING.weekLabel(facts.map((fact) => fact.spoken))}
      className="grid grid-cols-[2.5rem_1fr] items-center gap-y-1 text-xs text-soft"
    >
      {rowsFrom(display.weekStart).map((row) => (
        <div key={row} className="contents">
          <span>{READING.days[WEEKDAYS[row]!]}</span>
          <svg width="100%" height="14" aria-hidden="true">
            <rect width="100%" height="100%" rx="3" className="fill-sunken" />
            {facts.flatMap(({ block, text, unsure }) =>
              piecesOn(block, row).map(({ from, to }) => (
                <rect
                  key={`${text} ${from}`}
                  x={`${(from / DAY_MIN) * 100}%`}
                  width={`${((to - from) / DAY_MIN) * 100}%`}
                  y="1"
                  height="12"
                  rx="2"
                  strokeDasharray={unsure ? '3 2' : undefined}
                  className={unsure ? 'fill-transparent stroke-edge' : 'fill-life forced-colors:fill-[CanvasText]'}
                />
              )),
            )}
          </svg>
        </div>
      ))}
      <svg width="100%" height="14" aria-hidden="true" className="col-start-2">
        {HOURS.map((hour) => (
          <text
            key={hour}
            x={`${(minuteOf(hour) / DAY_MIN) * 100}%`}
            y="11"
            textAnchor="middle"
            className="fill-soft tabular-nums"
          >
            {hourText(hour, display)}
          </text>
        ))}
      </svg>
    </div>
  )
}

/** The days of the week, Monday 0, in the order in which this person counts them. */
function rowsFrom(weekStart: Weekday): number[] {
  const first = WEEKDAYS.indexOf(weekStart)
  return WEEKDAYS.map((_, at) => (first + at) % 7)
}

/** Where a block lies on the day of a row [min]; what goes past midnight goes on in the next row. */
function piecesOn(block: BusyBlock, row: number): { from: number; to: number }[] {
  const [start, end] = [minuteOf(block.start), minuteOf(block.end)]
  const isOn = (place: number) => block.days.includes(WEEKDAYS[(place + 7) % 7]!)
  if (end > start) return isOn(row) ? [{ from: start, to: end }] : []
  const tonight = isOn(row) ? [{ from: start, to: DAY_MIN }] : []
  return isOn(row - 1) && end > 0 ? [{ from: 0, to: end }, ...tonight] : tonight
}
