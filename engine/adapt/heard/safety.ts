import { addDays, daysBetween, mondayOf } from '../../civil-date.ts'
import { isDone, type KnownDay } from '../../history/known-day.ts'
import { entriesOf } from '../../history/merged-history.ts'
import { orderedRestUntil } from '../../interpret/notes/ordered-rest.ts'
import { BOUNDS } from '../../limits/bounds.ts'
import type { CivilDate, SafetyFact } from '../../model.ts'
import type { PlanDay } from '../../plan-model.ts'
import { openDangers } from '../../safety/open-dangers.ts'
import { sure } from '../../sure.ts'
import { STEP } from '../../week/person/after-away.ts'
import type { Adjustment } from '../adjustment.ts'
import { type Step, type StepBack, wayBack } from './way-back.ts'
import { wellOn } from './well-again.ts'

/** How training comes back after a doctor has allowed it. @source cscca-nsca-2019: the direction; the numbers are ours */
const AFTER_DANGER: readonly Step[] = [
  { days: 7, share: 0.5 },
  { days: 7, share: 0.7 },
]
/** [days] from an illness on that a way back goes by weeks. @source default-ours */
const WEEKS_FROM_DAYS = 10
/** [days] ill after which what was usual comes back a fifth of it a week, faster than it was built. @source mujika-2000: little is lost at first; the number is ours */
const SOON_REGAINED_DAYS = 28
/** [days] between two words of illness that still speak of one. @source default-ours */
const SAME_ILL_DAYS = 7
/** [days] between them within which even training makes no other illness of it. @source default-ours */
const SURELY_SAME_DAYS = 3

/**
 * A danger stops training until the person answers; a doctor's word then brings it back from half, week by week.
 * @param days - the plan as first made
 * @param safety - of the whole history
 * @param from - today, the first day that a doctor's word may change, and the first that a danger stops
 * @source default-ours
 */
export function flagAdjustments(
  days: readonly PlanDay[],
  safety: readonly SafetyFact[],
  { today, open, stopped }: { readonly today: CivilDate; readonly open: CivilDate; readonly stopped: CivilDate },
): Adjustment[] {
  const dangers = openDangers(safety)
  const first = dangers[0]
  if (first)
    return [
      {
        id: `red-flag:${first.date}`,
        kind: 'red-flag',
        date: first.date,
        source: 'default-ours',
        reason: dangers.every(({ what }) => what === 'self-harm')
          ? { code: 'self-harm-stops' }
          : { code: 'danger-stops' },
        effect: {
          type: 'rest',
          from: stopped,
          until: later(stopped, days.at(-1)?.date ?? today),
          words: { code: 'paused-until-answered' },
        },
      },
    ]
  const cleared = safety.filter(({ kind, answer }) => kind === 'danger' && answer === 'may-train')
  const last = cleared.toSorted((a, b) => (sure(a.answeredOn) < sure(b.answeredOn) ? -1 : 1)).at(-1)
  if (!last?.answeredOn) return []
  return wayBack(days, last.date, last.answeredOn, AFTER_DANGER)
    .filter(({ until }) => until >= open)
    .map(({ from, until, share, step, whole }) => ({
      id: `red-flag:${last.date}`,
      kind: 'red-flag',
      date: last.date,
      source: 'default-ours',
      reason: { code: whole ? 'cleared-growing' : 'cleared-half' },
      effect: whole
        ? { type: 'shorter', from: later(open, from), until, share }
        : { type: 'easy', from: later(open, from), until, share, noRace: step === 0 },
    }))
}

/**
 * Zero while ill, then at least as many easy days as there were ill ones, and after a long illness week by week.
 * @param days - the plan as first made
 * @param past - in order
 * @param open - the first day that may change
 * @param safety - where the person says that they are well again, the way back begins that day
 * @source walsh-2011, schwellnus-2022
 */
export function illnessAdjustments(
  days: readonly PlanDay[],
  past: readonly KnownDay[],
  open: CivilDate,
  safety: readonly SafetyFact[] = [],
): Adjustment[] {
  const ill = past.filter((day) => day.facts.illness)
  const last = ill.at(-1)
  if (!last) return []
  let first = last
  for (const day of ill.toReversed()) if (isSameIllness(day, first, past)) first = day
  const well = wellOn(safety, 'illness', last.date)
  const ordered = ill.map(orderedUntil).toSorted().at(-1) ?? ''
  const rested = later(addDays(last.date, BOUNDS['rest-after-illness'].least), ordered)
  const restUntil = well === null || well > rested ? rested : later(last.date, addDays(well, -1))
  const illDays = Math.max(2, daysBetween(first.date, restUntil) + 1)
  const long = daysBetween(first.date, last.date) + 1 >= BOUNDS['long-illness'].least
  const common = { id: `illness:${last.date}`, kind: 'illness', date: last.date } as const
  const all: Adjustment[] = [
    {
      ...common,
      reason: { code: long ? 'ill-for-days' : 'ill-now' },
      source: 'walsh-2011',
      effect: { type: 'rest', from: open, until: restUntil },
    },
    ...backFromIllness(days, first.date, addDays(restUntil, 1), illDays).map(
      ({ from, until, share, ofUsual, whole }): Adjustment => {
        const effect = { from: later(open, from), until, share }
        return {
          ...common,
          reason: { code: whole ? 'ill-growing' : ofUsual > 0.5 ? 'ill-still-easy' : 'ill-first-days' },
          source: whole ? 'nielsen-2014' : 'schwellnus-2022',
          effect: whole ? { type: 'shorter', ...effect } : { type: 'easy', ...effect },
        }
      },
    ),
  ]
  return all.filter(({ effect }) => effect.from <= effect.until)
}

/** The last day of the rest that a doctor ordered on a day, as long as its words say; empty where they do not. */
function orderedUntil(day: KnownDay): CivilDate | '' {
  const texts = entriesOf(day).flatMap(({ notes = '', tomorrowNotes = '' }) => [notes, tomorrowNotes])
  return orderedRestUntil(texts.join('\n'), day.date) ?? ''
}

/** Whether two days speak of one illness: days apart they do where nothing was trained in between. */
function isSameIllness(day: KnownDay, later: KnownDay, past: readonly KnownDay[]): boolean {
  const apart = daysBetween(day.date, later.date)
  if (apart <= SURELY_SAME_DAYS) return true
  return apart <= SAME_ILL_DAYS && !past.some((one) => isDone(one) && one.date > day.date && one.date < later.date)
}

/** Half as long for half of the days, then a quarter shorter: by whole weeks after a long illness. */
function backFromIllness(
  days: readonly PlanDay[],
  since: CivilDate,
  from: CivilDate,
  illDays: number,
): readonly StepBack[] {
  const count = Math.ceil(illDays / 2)
  if (illDays < WEEKS_FROM_DAYS)
    return [
      { from, until: addDays(from, count - 1), share: 0.5, ofUsual: 0.5, step: 0, whole: false },
      {
        from: addDays(from, count),
        until: addDays(from, illDays - 1),
        share: 0.75,
        ofUsual: 0.75,
        step: 1,
        whole: false,
      },
    ]
  // As many easy days as ill ones, with those before the first Monday.
  const left = illDays - daysBetween(from, mondayOf(addDays(from, 6)))
  const weeks = Math.max(2, Math.ceil(left / 7))
  const steps = Array.from({ length: weeks }, (_, week) => ({ days: 7, share: week < weeks / 2 ? 0.5 : 0.75 }))
  return wayBack(days, since, from, steps, illDays <= SOON_REGAINED_DAYS ? STEP : 0)
}

function later(one: CivilDate, other: CivilDate): CivilDate {
  return one > other ? one : other
}
