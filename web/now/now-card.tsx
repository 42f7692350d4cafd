import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Schedule, ShownDay } from '../../contract/schedule.ts'
import { clockText } from '../../words/units.ts'
import { useDisplay } from '../display/display-context.tsx'
import { minuteOf } from '../display/ribbon-geometry.ts'
import { useMinute } from '../display/use-minute.ts'
import { SessionButtons } from '../plan/session-buttons.tsx'
import { stillPossible } from '../plan/still-possible.ts'
import { useBegun } from '../plan/use-begun.ts'
import type { DayActions } from '../plan/use-day-actions.ts'
import { IntensityBadge } from '../ui/intensity-badge.tsx'
import { dateInWords } from '../words/date-words.ts'
import { intensityWord } from '../words/intensity-words.ts'
import { NOW } from '../words/now-words.ts'
import { figureOfDay } from './figure-of-day.ts'
import { KeptPicture } from './kept-picture.tsx'
import { NextUp } from './next-up.tsx'

type Props = { schedule: Schedule; actions: DayActions }

/** What now: today's session with its picture, its hour and its reason, and the way in; or the pleasure of a day without. */
export function NowCard({ schedule, actions }: Props) {
  const days = schedule.weeklyPlan.flatMap((week) => week.days)
  const day = days.find(({ date }) => date === schedule.date)
  if (!day || day.durationMin === 0) return <RestNow {...{ schedule, day, actions }} />
  if (actions.records.days.get(day.date)?.completed) return <DoneNow {...{ schedule, day, actions }} />
  return <SessionNow {...{ schedule, day, actions }} />
}

function SessionNow({ schedule, day, actions }: Props & { day: ShownDay }) {
  const display = useDisplay()
  const now = useMinute(schedule.timeZone)
  const isBegun = useBegun(day.date)
  const grown = grownSinceLast(schedule, day, actions)
  const [why, ...more] = [
    ...(grown > 0 ? [NOW.grown(grown)] : []),
    ...reasonsOf(schedule, day.date).flatMap(sentencesOf),
    day.description,
  ].filter(Boolean)
  const passed =
    day.start !== null && now.date === day.date && now.minute >= minuteOf(day.start) + Math.max(day.durationMin, 1)
  const still = stillPossible(schedule.todaysSchedule, day, now.minute)
  const late = still === 'now' ? NOW.passed : still ? NOW.possibleAt(clockText(still, display)) : NOW.noRoom
  const eyebrow = isBegun ? NOW.begun : passed ? late : NOW.today
  return (
    <Frame figure={figureOfDay(day)} why={<Why more={more} />}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold text-pen">
          {eyebrow}
          {day.start && !passed && <>, {clockText(day.start, display)}</>}
        </span>
        <span className="tabular-nums text-soft">{day.duration}</span>
        <IntensityBadge intensity={day.intensity} label={intensityWord(day.intensity)} />
      </p>
      <h2 className="display mt-1 text-2xl">{day.workoutName}</h2>
      <p className="mt-1.5 text-sm text-soft">{why}</p>
      <OfWeek {...{ schedule, actions }} />
      <SessionButtons day={day} actions={actions} place="now" />
    </Frame>
  )
}

/** What else there is to say, on demand: beside the other link as long as it is closed. */
function Why({ more }: { more: readonly string[] }) {
  if (more.length === 0) return null
  return (
    <details className="open:basis-full">
      <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-pen hover:text-pen-deep">
        {NOW.why}
      </summary>
      <ul className="grid gap-1.5 text-sm text-soft">
        {more.map((text) => (
          <li key={text} className="border-l-2 border-line pl-3">
            {text}
          </li>
        ))}
      </ul>
    </details>
  )
}

/**
 * By how many minutes a session is longer than the last of its name that was done; 0 where something of the last days
 * shaped it, which is told first then.
 */
function grownSinceLast({ weeklyPlan, adjustments }: Schedule, day: ShownDay, { records }: DayActions): number {
  if (adjustments.some(({ days }) => days.some(({ date }) => date === day.date))) return 0
  const last = weeklyPlan
    .flatMap(({ days }) => days)
    .findLast(
      ({ date, workoutName }) =>
        date < day.date && workoutName === day.workoutName && records.days.get(date)?.completed,
    )
  return last ? day.durationMin - last.durationMin : 0
}

function DoneNow({ schedule, day, actions }: Props & { day: ShownDay }) {
  return (
    <Frame figure={figureOfDay(day)} done>
      <p className="text-sm font-semibold text-good">{NOW.done}</p>
      <h2 className="display mt-1 text-2xl">{NOW.doneTitle(day.workoutName)}</h2>
      <OfWeek {...{ schedule, actions }} />
      <SessionButtons day={day} actions={actions} place="now" />
      <NextUp schedule={schedule} />
    </Frame>
  )
}

/** How far this week has come: from its first session on, so that each day is told from the one before. */
function OfWeek({ schedule, actions }: Props) {
  const week = schedule.weeklyPlan.find(({ days }) => days.some(({ date }) => date === schedule.date))
  const planned = week?.days.filter(({ durationMin }) => durationMin > 0) ?? []
  const done = planned.filter(({ date }) => actions.records.days.get(date)?.completed).length
  if (done === 0) return null
  return <p className="mt-1.5 text-sm text-soft tabular-nums">{NOW.ofWeek(done, planned.length)}</p>
}

function RestNow({ schedule, day, actions }: Props & { day: ShownDay | undefined }) {
  const isBefore = schedule.date < schedule.anchor
  const turn = Math.floor(Date.parse(`${schedule.date}T00:00:00Z`) / DAY_MS)
  const [title, text] = NOW.rest[turn % NOW.rest.length] ?? NOW.rest[0]
  // Where training is paused for health's sake the day says so itself: no joke stands beside it.
  const isPaused = schedule.safety.some(({ answer, kind }) => answer === null && kind !== 'condition')
  return (
    <Frame figure={REST_FIGURES[turn % REST_FIGURES.length] ?? null}>
      <p className="text-sm font-semibold text-pen">{isBefore ? NOW.today : NOW.restEyebrow}</p>
      <h2 className="display mt-1 text-2xl">
        {isBefore ? NOW.begins(dateInWords(schedule.anchor, 'weekday')) : isPaused ? day?.workoutName : title}
      </h2>
      <p className="mt-1.5 text-sm text-soft">{isBefore ? NOW.beginsText : isPaused ? day?.description : text}</p>
      {!isPaused && <OfWeek {...{ schedule, actions }} />}
      <NextUp schedule={schedule} />
    </Frame>
  )
}

const DAY_MS = 86_400_000
/** Moves at rest, for a day of it. */
const REST_FIGURES = ['legs-up-wall', 'childs-pose', 'belly-breath'] as const

type FrameProps = { figure: string | null; done?: boolean; why?: ReactNode; children: ReactNode }

/** A sheet with its picture: above the words on a phone, beside them where there is room. */
function Frame({ figure, done = false, why, children }: FrameProps) {
  return (
    <section aria-label={NOW.label} className="screen-only sheet @container overflow-hidden">
      <div className={figure ? '@min-[36rem]:grid @min-[36rem]:grid-cols-[17rem_minmax(0,1fr)]' : ''}>
        {figure && (
          <div className="relative bg-wash">
            <KeptPicture id={figure} className="mx-auto h-36 w-full p-2 @min-[36rem]:h-full @min-[36rem]:min-h-56" />
            {done && (
              <Check
                size={28}
                aria-hidden="true"
                className="absolute top-3 right-3 rounded-full bg-good p-1 text-sheet"
              />
            )}
          </div>
        )}
        <div className="px-gutter pt-3.5 pb-4 @min-[36rem]:p-6">
          {children}
          <div className="mt-1 flex flex-wrap items-start gap-x-6">
            {why}
            <a
              href="#check-in"
              className="inline-flex min-h-11 items-center text-sm font-semibold text-pen hover:text-pen-deep"
            >
              {NOW.checkIn}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}

/** The card has room for one sentence; the others are told on demand. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?]) /)

function reasonsOf(schedule: Schedule, date: string): string[] {
  const reasons = schedule.reasons.filter((one) => one.date === date).map(({ text }) => text)
  const foresight = schedule.foresight.find((one) => one.date === date)
  return foresight ? [...reasons, foresight.text] : reasons
}
