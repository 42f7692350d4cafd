import { addDays } from '../../civil-date.ts'
import type { CivilDate, SafetyFact } from '../../model.ts'
import type { Insights } from '../../plan-model.ts'
import { openDangers } from '../../safety/open-dangers.ts'
import { type Adjustment, isForSafety } from '../adjustment.ts'

/** Whether safety keeps a day free: then nothing on it may look like training, not even a walk. */
export function isKeptFree(adjustments: readonly Adjustment[], date: CivilDate): boolean {
  return adjustments.some(
    (one) => isForSafety(one) && one.effect.type === 'rest' && date >= one.effect.from && date <= one.effect.until,
  )
}

/** Whether training stood still on a day because of a danger that was told by then. */
export function wasStopped(safety: readonly SafetyFact[], date: CivilDate): boolean {
  return safety.some(
    (one) =>
      one.kind === 'danger' &&
      one.answer !== 'mistaken' &&
      date >= one.date &&
      (one.answeredOn === null || date < one.answeredOn),
  )
}

/** What is said of a plan whose training waits: nothing of loads, goals or weeks. Null where it does not wait. */
export function pausedInsights(safety: readonly SafetyFact[], adjustments: readonly Adjustment[]): Insights | null {
  const flag = adjustments.find(({ kind }) => kind === 'red-flag')
  if (openDangers(safety).length === 0 || !flag) return null
  return {
    trainingLoad: { code: 'paused' },
    recoveryStatus: { code: 'be-looked-after' },
    recommendation: flag.reason,
  }
}

/** [days] that an illness, and strong pain, are asked about. @source default-ours */
const ASKED_DAYS = 7

/** What still waits for the person's answer, dangers first, then the newest, then conditions, however old. */
export function standingSafety(safety: readonly SafetyFact[], today: CivilDate): SafetyFact[] {
  const since = addDays(today, -ASKED_DAYS)
  const open = safety.filter(({ answer }) => answer === null).toReversed()
  return [
    ...open.filter(({ kind }) => kind === 'danger'),
    ...open.filter(({ kind, date }) => kind !== 'danger' && kind !== 'condition' && date > since),
    ...open.filter(({ kind }) => kind === 'condition'),
  ]
}
