import { startAfterBreak } from '../../block-start.ts'
import { addDays, daysBetween } from '../../civil-date.ts'
import { type Break, breaksIn, missedId, trainedDates } from '../../history/breaks.ts'
import type { KnownDay } from '../../history/known-day.ts'
import { BOUNDS } from '../../limits/bounds.ts'
import type { CivilDate, SafetyFact } from '../../model.ts'
import type { PlanDay } from '../../plan-model.ts'
import type { Person } from '../../week/person/person.ts'
import type { Adjustment } from '../adjustment.ts'
import type { AdjustmentFact } from '../facts/adjustment-facts.ts'
import { wasStopped } from './paused.ts'
import { type Step, type StepBack, wayBack } from './way-back.ts'

/** How training comes back after days without any. @source cscca-nsca-2019: the direction; the numbers are ours */
const LADDER: readonly Rung[] = [
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

type Rung = {
  /** [days] of a break at least. */
  readonly from: number
  readonly steps: readonly Step[]
}

/**
 * [ratio] of what was usual by which a week of the way back may rise, and [days] of the breaks after which it may: the month
 * before each of its weeks then still holds a usual one, and the steps themselves are the rise. @source default-ours
 */
const REGAIN = { share: 0.2, from: 14, until: 20 }

const { least: LIKE_NEW_DAYS } = BOUNDS['like-new']
/** [weeks] that such a return takes. @source default-ours */
const LIKE_NEW_WEEKS = 8
const { most: LIKE_NEW_RISE } = BOUNDS['like-new-rise']

/**
 * The way back after days without training, told or not: one to three days change nothing.
 * @param days - the plan as first made
 * @param past - in order
 * @param open - the first day that may change
 * @param safety - what else kept the person from training
 * @source cscca-nsca-2019, feely-2023, mujika-2000
 */
export function missedAdjustments(
  days: readonly PlanDay[],
  past: readonly KnownDay[],
  open: CivilDate,
  person: Pick<Person, 'level' | 'start'>,
  safety: readonly SafetyFact[] = [],
): Adjustment[] {
  const trained = trainedDates(days, past)
  const ways = breaksIn(days, past, trained, open)
    .toReversed()
    .map((one) => ({ one, steps: stepsAfter(one, days, trained, open, person) }))
  // A day missed on the way back does not end it: of several ways, the one that is furthest from its end counts.
  const lowest = Math.min(...ways.map(({ steps }) => shareOf(steps)))
  const way = ways.find(({ steps }) => shareOf(steps) === lowest)
  if (!way) return []
  const { last } = way.one
  const told = way.one.told || isExplained(way.one, past, safety)
  const length = lengthOf(way.one)
  return way.steps.map(({ from, until, share, ofUsual, mostMin, whole }) => ({
    id: missedId(way.one),
    kind: 'missed' as const,
    date: last,
    reason: reasonFor(length, ofUsual, told, whole),
    source: length >= 28 ? 'mujika-2000' : 'cscca-nsca-2019',
    effect: {
      ...{ type: whole ? ('shorter' as const) : ('easy' as const), from: from > open ? from : open, until, share },
      ...(mostMin === undefined ? {} : { mostMin }),
    },
  }))
}

/** Whether an illness, a birth or a danger says why a break was one: then nobody asks for ticks. */
function isExplained({ first, last }: Break, past: readonly KnownDay[], safety: readonly SafetyFact[]): boolean {
  const wasIll = past.some(({ date, facts }) => facts.illness && date >= first && date <= last)
  const dates = Array.from({ length: daysBetween(first, last) + 1 }, (_, day) => addDays(first, day))
  const gaveBirth = safety.some(
    ({ what, answer, date }) => what === 'postpartum' && answer !== 'mistaken' && date >= first && date <= last,
  )
  return wasIll || gaveBirth || dates.some((date) => wasStopped(safety, date))
}

/** The part of the plan that a way back begins with today. */
function shareOf([next]: readonly StepBack[]): number {
  return next?.share ?? Number.POSITIVE_INFINITY
}

function lengthOf({ first, last }: Break): number {
  return daysBetween(first, last) + 1
}

/** The rest of the way back after a break: a rung of the ladder, or after very long what a new start would hold. */
function stepsAfter(
  one: Break,
  days: readonly PlanDay[],
  trained: readonly CivilDate[],
  open: CivilDate,
  { level, start }: Pick<Person, 'level' | 'start'>,
): StepBack[] {
  const length = lengthOf(one)
  const from = trained.find((date) => date > one.last) ?? open
  const rung = LADDER.find((each) => length >= each.from)?.steps ?? []
  const isSoonRegained = length >= REGAIN.from && length <= REGAIN.until
  const fresh = startAfterBreak(level, start)
  const steps =
    length < LIKE_NEW_DAYS
      ? rung
      : Array.from({ length: LIKE_NEW_WEEKS }, (_, week): Step => {
          const grown = 1 + LIKE_NEW_RISE * week
          return {
            ...{ days: 7, share: rung[week]?.share ?? 1 },
            ...{ mostWeekMin: fresh.weeklyMin * grown, mostMin: Math.round(fresh.longestMin * grown) },
          }
        })
  return wayBack(days, one.first, from, steps, isSoonRegained ? REGAIN.share : 0).filter(({ until }) => until >= open)
}

function reasonFor(days: number, share: number, told: boolean, whole: boolean): AdjustmentFact {
  return whole ? { code: 'break-growing', days } : { code: 'break', days, share, told }
}
