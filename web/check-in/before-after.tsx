import type { Schedule, ShownItem } from '../../contract/schedule.ts'
import type { CivilDate } from '../../engine/model.ts'
import { clockText } from '../../words/units.ts'
import { useDisplay } from '../display/display-context.tsx'
import { minuteOf } from '../display/ribbon-geometry.ts'
import { dateInWords } from '../words/date-words.ts'
import { FEEL } from '../words/feel-words.ts'
import { type ChangedDay, withHour } from './changed-days.ts'

const { ribbon: WORDS } = FEEL
/** More than these are told as a number. */
const DAYS_SHOWN = 3

type Props = { days: readonly ChangedDay[]; schedule: Pick<Schedule, 'date' | 'todaysSchedule'> }

/** What became of each changed day: its ribbon before and now, and the same in words. */
export function BeforeAfter({ days, schedule }: Props) {
  const shown = days.slice(0, DAYS_SHOWN)
  return (
    <div className="mb-4 grid gap-4">
      {shown.map((day) => (
        <section key={day.date} aria-label={dayName(day.date, schedule.date)}>
          <h4 className="mb-1.5 text-sm font-semibold">{dayName(day.date, schedule.date)}</h4>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 text-sm">
            <Row label={WORDS.before} text={day.before} place={day.was} life={lifeOf(schedule, day)} />
            <Row label={WORDS.now} text={day.after} place={day.is} ghost={day.was} life={lifeOf(schedule, day)} />
          </dl>
        </section>
      ))}
      {days.length > shown.length && <p className="text-sm text-soft">{WORDS.more(days.length - shown.length)}</p>}
    </div>
  )
}

function dayName(date: CivilDate, today: CivilDate): string {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS)
  if (days < 2) return days === 0 ? WORDS.today : WORDS.tomorrow
  return dateInWords(date, days < 7 ? 'weekday' : 'short')
}

const DAY_MS = 86_400_000

/** What else a day holds: known of today alone. */
function lifeOf({ date, todaysSchedule }: Props['schedule'], day: ChangedDay): readonly ShownItem[] {
  return day.date === date ? todaysSchedule.filter(({ type }) => type !== 'workout' && type !== 'sleep') : []
}

type RowProps = {
  label: string
  text: string
  place: ChangedDay['was']
  /** Where it was before, left as an outline. */
  ghost?: ChangedDay['was']
  life: readonly ShownItem[]
}

function Row({ label, text, place, ghost, life }: RowProps) {
  const display = useDisplay()
  return (
    <>
      <dt className="self-start pt-1 text-soft">{label}</dt>
      <dd>
        <svg aria-hidden="true" className="block h-7 w-full overflow-visible">
          <rect width="100%" height="28" rx="5" className="fill-sunken stroke-line forced-colors:fill-[Canvas]" />
          {life.map(({ time, durationMin, title }) => (
            <Block key={`${time} ${title}`} start={time} durationMin={durationMin} look="fill-life-pale" />
          ))}
          {ghost && <Block {...ghost} look="fill-none stroke-pen [stroke-dasharray:4_3]" />}
          <Block {...place} look="animate-rise fill-pen forced-colors:fill-[Highlight]" />
        </svg>
        <span className={`mt-0.5 block ${ghost ? 'font-medium' : 'text-soft line-through decoration-soft/60'}`}>
          {withHour(text, place.start && clockText(place.start, display), WORDS.at)}
        </span>
      </dd>
    </>
  )
}

/** [min] of the day that a ribbon shows. */
const FROM = 5 * 60
const TO = 23 * 60

function Block({ start, durationMin, look }: { start: string | null; durationMin: number; look: string }) {
  if (start === null || durationMin === 0) return null
  const at = minuteOf(start)
  const from = Math.max(FROM, Math.min(TO, at))
  const to = Math.max(FROM, Math.min(TO, at + durationMin))
  const percent = (minutes: number) => `${(minutes / (TO - FROM)) * 100}%`
  return <rect x={percent(from - FROM)} width={percent(to - from)} y="3" height="22" rx="3" className={look} />
}
