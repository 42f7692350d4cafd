import { useRef } from 'react'
import type { Schedule } from '../../contract/schedule.ts'
import type { CivilDate } from '../../engine/model.ts'
import { AppLink } from '../links/app-link.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { DrawnAfter } from '../ui/drawn-after.tsx'
import { COACH } from '../words/coach-words.ts'
import { dateInWords } from '../words/date-words.ts'
import { WEEK_LETTER } from '../words/week-letter-words.ts'
import { WEEKLY } from '../words/weekly-words.ts'
import { beginning } from './beginning.ts'
import { currentWeekIndex, daysFrom } from './current-week.ts'
import { DayCard } from './day-card.tsx'
import { DayColumns } from './day-columns.tsx'
import { EarlierBlocks } from './earlier-blocks.tsx'
import { PhaseStrip } from './phase-strip.tsx'
import type { DayActions } from './use-day-actions.ts'

type Props = {
  schedule: Schedule
  selected: number
  actions: DayActions
  /** The coach's words about the present week. */
  letter: string | null
  onSelect: (index: number) => void
}

/** The weeks of the plan: one button each, and the days of the selected one. */
export function WeeklyView({ schedule, selected, actions, letter, onSelect }: Props) {
  const week = schedule.weeklyPlan[selected]
  const current = currentWeekIndex(schedule.weeklyPlan, schedule.date)
  const cards = useRef<HTMLUListElement>(null)
  if (!week) return null
  const open = daysFrom(week.days, schedule.anchor)
  return (
    <div className="grid gap-5">
      <PhaseStrip schedule={schedule} {...{ selected, current, onSelect }} />
      <section aria-labelledby="week-name" className="sheet p-gutter md:p-6">
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm font-semibold text-soft">
          {WEEKLY.span(
            dateInWords(week.startDate, 'short'),
            dateInWords(week.days.at(-1)?.date ?? week.startDate, 'short'),
          )}
          {selected === current && (
            <span className="rounded-full bg-wash px-2.5 py-0.5 text-xs text-pen">{WEEKLY.thisWeek}</span>
          )}
        </p>
        <h2 id="week-name" className="display mt-1 text-2xl">
          {week.weekName}
        </h2>
        <dl className="mt-4 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-[1fr_auto]">
          <div>
            <dt className="text-soft">{WEEKLY.focus}</dt>
            <dd className="font-medium">{week.focus}</dd>
          </div>
          <div>
            <dt className="text-soft">{WEEKLY.volume}</dt>
            <dd className="font-medium tabular-nums">{week.totalVolume}</dd>
          </div>
        </dl>
        {letter && selected === current && (
          <div className="mt-5 border-t border-line pt-4">
            <h3 className="text-sm font-semibold">{COACH.letter}</h3>
            <p className="mt-1">{letter}</p>
            <p className="mt-1.5 text-xs text-soft">{COACH.letterBy}</p>
            {(current > 0 || schedule.block > 1) && (
              <AppLink to="/progress#story" className={`mt-2 -ml-4 ${buttonLook('quiet')}`}>
                {WEEK_LETTER.story}
              </AppLink>
            )}
          </div>
        )}
      </section>
      {open.length < week.days.length && <p className="px-1 font-medium">{beginning(schedule)}</p>}
      <DayColumns
        days={open}
        today={schedule.date}
        records={actions.records}
        onOpen={(date) => cards.current && openCard(cards.current, date)}
      />
      <DrawnAfter>
        <ul ref={cards} className="grid gap-3">
          {open.map((day) => (
            <DayCard key={day.date} day={day} schedule={schedule} actions={actions} />
          ))}
        </ul>
        {schedule.block > 1 && <EarlierBlocks block={schedule.block} />}
      </DrawnAfter>
    </div>
  )
}

/** Opens a day's card, brings it into sight and gives it the focus. */
function openCard(cards: HTMLElement, date: CivilDate) {
  const card = cards.querySelector<HTMLElement>(`[data-day="${date}"]`)
  const workout = card?.querySelector('details')
  if (workout) workout.open = true
  card?.focus()
  void card?.scrollIntoView({ block: 'start' })
}
