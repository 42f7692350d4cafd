import { startAfterBreak } from '../block-start.ts'
import { addDays, daysBetween } from '../civil-date.ts'
import type { CivilDate } from '../model.ts'
import type { PlanDay } from '../plan-model.ts'
import type { Person } from '../week/person.ts'
import type { Adjustment } from './adjustment.ts'
import { isDone, type KnownDay } from './known-day.ts'

type Step = { readonly days: number; readonly share: number; readonly mostMin?: number }

/** How training comes back after days without any. @source cscca-nsca-2019: the direction; the numbers are ours */
const LADDER: readonly { readonly from: number; readonly steps: readonly Step[] }[] = [
  {
    from: 28,
    steps: [
      { days: 7, share: 0.4 },
      { days: 7, share: 0.5 },
      { days: 7, share: 0.65 },
      { days: 7, share: 0.8 },
    ],
  },
  {
    from: 14,
    steps: [
      { days: 7, share: 0.5 },
      { days: 7, share: 0.7 },
      { days: 7, share: 0.8 },
      { days: 7, share: 0.9 },
    ],
  },
  { from: 7, steps: [{ days: 7, share: 0.8 }] },
  { from: 4, steps: [{ days: 4, share: 1 }] },
]

/** [days] without training after which somebody comes back as gently as to a new start. @source mujika-2000, default-ours */
const LIKE_NEW_DAYS = 70
/** [weeks] that such a return takes. @source default-ours */
const LIKE_NEW_WEEKS = 8
/** [ratio] each of its weeks may hold beyond the first. @source default-ours: inside nielsen-2014 */
const LIKE_NEW_RISE = 0.15

/** [days] without a word that count as days without training. @source default-ours */
const SILENT_DAYS = 4
/** Sessions that such a time must have held. @source default-ours */
const SILENT_SESSIONS = 2
/** Days that must have been ticked off before silence says anything: some people never tick. @source default-ours */
const TICKED_LEAST = 3

/** A break: its first and last day, and whether the person told us of it. */
type Break = { readonly first: CivilDate; readonly last: CivilDate; readonly told: boolean }

/**
 * The way back after missed days, told or silent: one to three days change nothing.
 * @param days - the plan as first made: silence on rest days says nothing
 * @param past - in order
 * @param open - the first day that may change
 * @source cscca-nsca-2019, feely-2023, mujika-2000
 */
export function missedAdjustments(
  days: readonly PlanDay[],
  past: readonly KnownDay[],
  open: CivilDate,
  person: Pick<Person, 'level' | 'start'>,
): Adjustment[] {
  const found = [toldBreak(past), silentBreak(days, past, open)].filter((one) => one !== null)
  const newest = found.toSorted((a, b) => (a.last < b.last ? 1 : -1))[0]
  if (!newest) return []
  const { first, last, told } = newest
  const length = daysBetween(first, last) + 1
  let from = past.find((day) => isDone(day) && day.date > last)?.date ?? open
  return stepsAfter(length, from, days, person).flatMap(({ days: step, share, mostMin }) => {
    const until = addDays(from, step - 1)
    const start = from > open ? from : open
    from = addDays(until, 1)
    if (start > until) return []
    return [
      {
        id: `missed:${told ? last : first}`,
        kind: 'missed' as const,
        date: last,
        reason: reasonFor(length, share, told),
        source: length >= 28 ? 'mujika-2000' : 'cscca-nsca-2019',
        effect: { type: 'easy' as const, from: start, until, share, ...(mostMin === undefined ? {} : { mostMin }) },
      },
    ]
  })
}

/** The way back after so many days: a rung of the ladder, or after very long what a new start would hold. */
function stepsAfter(
  length: number,
  from: CivilDate,
  days: readonly PlanDay[],
  { level, start }: Pick<Person, 'level' | 'start'>,
): readonly Step[] {
  const steps = LADDER.find((rung) => length >= rung.from)?.steps ?? []
  if (length < LIKE_NEW_DAYS) return steps
  const fresh = startAfterBreak(level, start)
  return Array.from({ length: LIKE_NEW_WEEKS }, (_, week) => {
    const [first, after] = [addDays(from, 7 * week), addDays(from, 7 * week + 7)]
    const planned = days.reduce(
      (sum, { date, durationMin }) => sum + (date >= first && date < after ? durationMin : 0),
      0,
    )
    const grown = 1 + LIKE_NEW_RISE * week
    const share = Math.min(steps[week]?.share ?? 1, (fresh.weeklyMin * grown) / Math.max(1, planned))
    return { days: 7, share, mostMin: Math.round(fresh.longestMin * grown) }
  })
}

function reasonFor(days: number, share: number, told: boolean): string {
  const back = `you come back ${share < 1 ? `with ${Math.round(share * 100)}% of the minutes, ` : ''}without hard sessions`
  if (told) return `After ${days} days without training ${back}. Nothing is made up for: what was missed is let go.`
  return `You wrote nothing down for ${days} days, so we take them as a break: ${back}. If you did train, take this back.`
}

function toldBreak(past: readonly KnownDay[]): Break | null {
  const missed = past.filter((day) => (day.completed ?? day.facts.completed) === false)
  const last = missed.at(-1)
  if (!last) return null
  const doneBefore = past.findLast((day) => isDone(day) && day.date < last.date)
  const first = missed.find((day) => !doneBefore || day.date > doneBefore.date) ?? last
  return { first: first.date, last: last.date, told: true }
}

/** The newest time without any word of someone who usually ticks off what is done. */
function silentBreak(days: readonly PlanDay[], past: readonly KnownDay[], open: CivilDate): Break | null {
  let found: Break | null = null
  let ticked = 0
  for (const [index, day] of past.entries()) {
    if (isDone(day)) ticked++
    const next = past[index + 1]?.date ?? open
    const silent = daysBetween(day.date, next) - 1
    const sessions = () => days.filter(({ date, durationMin }) => durationMin > 0 && date > day.date && date < next)
    if (silent >= SILENT_DAYS && ticked >= TICKED_LEAST && sessions().length >= SILENT_SESSIONS)
      found = { first: addDays(day.date, 1), last: addDays(next, -1), told: false }
  }
  return found
}
