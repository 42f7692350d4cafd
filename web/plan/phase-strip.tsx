import { Flag } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { Schedule, ShownWeek } from '../../contract/schedule.ts'
import { dateInWords } from '../words/date-words.ts'
import { WEEKLY } from '../words/weekly-words.ts'
import { focusLead } from './focus-lead.ts'

type Props = {
  schedule: Pick<Schedule, 'weeklyPlan' | 'events'>
  selected: number
  current: number
  onSelect: (index: number) => void
}

const PHASE_FILLS: Readonly<Record<ShownWeek['phase'], string>> = {
  base: 'bg-low-mark',
  build: 'bg-medium-mark',
  peak: 'bg-high-mark',
  taper: 'bg-pen',
  recovery: 'bg-edge',
}
/** [%] of the height, so that the lightest week is still a bar. */
const LEAST = 18

/** The whole plan in little: a bar a week, as high as its minutes, in the colour of its phase; races bear their flag. */
export function PhaseStrip({ schedule: { weeklyPlan, events }, selected, current, onSelect }: Props) {
  const most = Math.max(1, ...weeklyPlan.map(({ plannedMin }) => plannedMin))
  const chosen = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (chosen.current) bringIntoSight(chosen.current)
  }, [])
  const phases = weeklyPlan.filter((week, at) => weeklyPlan.findIndex(({ phase }) => phase === week.phase) === at)
  return (
    <section className="screen-only sheet px-gutter pt-3 pb-3 md:px-6">
      <fieldset className="relative -mx-gutter flex min-w-0 overflow-x-auto px-gutter md:mx-0 md:px-0">
        <legend className="sr-only">{WEEKLY.weeks}</legend>
        {weeklyPlan.map((week, index) => (
          <button
            key={week.week}
            ref={index === selected ? chosen : null}
            type="button"
            aria-pressed={index === selected}
            onClick={() => onSelect(index)}
            className="group grid min-w-11 flex-1 grid-rows-[1.125rem_3.5rem_auto] rounded-md px-0.5 pt-1 pb-1 text-xs tabular-nums hover:bg-sunken aria-pressed:bg-wash"
          >
            <span aria-hidden="true" className="grid place-items-center text-pen">
              {eventsIn(week, events).length > 0 && <Flag size={16} className="fill-current" />}
            </span>
            <span aria-hidden="true" className="flex items-end justify-center">
              <span
                className={`w-full max-w-8 rounded-sm forced-colors:border ${PHASE_FILLS[week.phase]} ${week.deload ? 'opacity-60' : ''} group-aria-pressed:opacity-100`}
                style={{ height: `${LEAST + ((100 - LEAST) * week.plannedMin) / most}%` }}
              />
            </span>
            <span
              className={`mt-1 rounded-full ${index === current ? 'bg-pen font-semibold text-on-pen' : 'text-soft'} group-aria-pressed:font-semibold`}
            >
              <span className="sr-only">{WEEKLY.weekWord} </span>
              {week.week}
            </span>
          </button>
        ))}
      </fieldset>
      <div className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft">
        {phases.map(({ phase, focus }) => (
          <span key={phase} className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2.5 rounded-sm forced-colors:border ${PHASE_FILLS[phase]}`} />
            {focusLead(focus)}
          </span>
        ))}
        {weeklyPlan.some(({ deload }) => deload) && <span>{WEEKLY.paler}</span>}
        {events.map(({ name, date }) => (
          <span key={`${name} ${date}`} className="inline-flex items-center gap-1.5">
            <Flag size={13} aria-hidden="true" className="fill-current text-pen" />
            {name || WEEKLY.race}, {dateInWords(date, 'short')}
          </span>
        ))}
      </div>
    </section>
  )
}

function eventsIn({ startDate }: ShownWeek, events: Schedule['events']): Schedule['events'] {
  const end = new Date(Date.parse(startDate) + WEEK_MS).toISOString().slice(0, 10)
  return events.filter(({ date }) => date >= startDate && date < end)
}

const WEEK_MS = 7 * 86_400_000

/** Puts the chosen week into the middle of its row, which alone is scrolled: late in a plan it would lie out of sight. */
function bringIntoSight(button: HTMLElement) {
  const row = button.parentElement
  if (!row) return
  const [own, place] = [button.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += own.left + own.width / 2 - place.left - place.width / 2
}
