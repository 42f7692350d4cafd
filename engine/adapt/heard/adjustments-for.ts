import { addDays } from '../../civil-date.ts'
import { freshDays, isDone, type KnownDay } from '../../history/known-day.ts'
import type { CivilDate, SafetyFact, StoredAnswer } from '../../model.ts'
import type { PlanWeek } from '../../plan-model.ts'
import type { Person } from '../../week/person/person.ts'
import type { Adjustment } from '../adjustment.ts'
import { easingAnswers, raisingAnswers } from './answered.ts'
import { besideAdjustments } from './beside.ts'
import { easedAfter } from './eased.ts'
import { easyAdjustments, hardAdjustments } from './effort.ts'
import { journeysOf } from './journeys.ts'
import { missedAdjustments } from './missed.ts'
import { journeyAdjustments, nextDayAdjustments } from './next-day.ts'
import { noRunAdjustments } from './no-runs.ts'
import { painAdjustments } from './pain.ts'
import { tiredAdjustments } from './readiness.ts'
import { flagAdjustments, illnessAdjustments } from './safety.ts'
import { trendAdjustments } from './trend.ts'

/** What a plan is changed by: days in any order, and what stands until the person answers, with their answers. */
export type Told = {
  readonly history: readonly KnownDay[]
  /** Days done and missed before those, in order: they only tell how long a break was. */
  readonly before: readonly KnownDay[]
  readonly safety: readonly SafetyFact[]
  /** What the person answered where they had a choice, and did not take back. */
  readonly answers?: readonly StoredAnswer[]
  /** Today's session stood in the plan when its person ticked it: no danger that is told after it makes it undone. */
  readonly doneAsShown?: boolean
}

/**
 * The changes that history asks of a plan, the gravest first.
 * Only sessions that were too easy twice add anything, a twentieth, and a person who chose more; nothing missed is added elsewhere.
 * @param base - the plan without any change
 * @param told - until today
 * @param today - the first day that may change
 * @source walsh-2011, schwellnus-2022, silbernagel-2007, saw-2016, cscca-nsca-2019, feely-2023
 */
export function adjustmentsFor(
  base: readonly PlanWeek[],
  { history, before, safety, answers = [], doneAsShown = false }: Told,
  today: CivilDate,
  person: Person,
): Adjustment[] {
  const past = history.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const days = base.flatMap((week) => week.days)
  // What is done is done: changes to a day already trained begin on the next one.
  const open = past.some((day) => day.date === today && isDone(day)) ? addDays(today, 1) : today
  const flagged = flagAdjustments(days, safety, { today, open, stopped: doneAsShown ? open : today })
  if (past.length === 0 && before.length === 0 && answers.length === 0) return flagged
  const fresh = freshDays(past, today, open)
  const told = [
    ...flagged,
    ...illnessAdjustments(days, past, open, safety),
    ...painAdjustments(past, open, fresh, safety),
    ...noRunAdjustments(past, open),
    ...missedAdjustments(days, [...before, ...past], open, person, safety),
    ...trendAdjustments(days, past, open),
    ...easingAnswers(days, answers, open),
    ...tiredAdjustments(past, fresh),
    ...besideAdjustments(days, fresh),
    ...hardAdjustments(days, past, open),
    ...fresh.flatMap((one) => nextDayAdjustments(one, person, easedAfter(past, one.known.date))),
    ...journeysOf(past, fresh, open).flatMap((one) => journeyAdjustments(one, person)),
  ]
  const raised = raisingAnswers(days, answers, open, told)
  return [...told, ...(raised.length > 0 ? raised : easyAdjustments(days, past, open))]
}
