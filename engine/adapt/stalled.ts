import type { CivilDate, LoggedSet, PlanDay } from '../model.ts'
import { findExercise } from '../sessions/catalogue.ts'
import type { Adjustment } from './adjustment.ts'
import type { KnownDay } from './known-day.ts'

/** Logs without a repetition more at the same weight before a lift is eased. @source default-ours */
const STALLED_LOGS = 3
/** [ratio] of the weight that a stalled lift goes on with. @source acsm-2009: the direction; the number is ours */
const EASED_SHARE = 0.9
/** [kg] the step that weights come in. @source default-ours */
const PLATE_KG = 2.5

type Log = { readonly date: CivilDate; readonly loadKg: number; readonly reps: number }

/**
 * A lift that did not move over three logs at one weight is lighter the next time.
 * @param days - of the base, in order
 * @param past - in order
 * @param open - the first day that may change
 * @source acsm-2009
 */
export function stalledAdjustments(days: readonly PlanDay[], past: readonly KnownDay[], open: CivilDate): Adjustment[] {
  const logs = new Map<string, Log[]>()
  for (const { date, sets } of past)
    for (const [exerciseId, log] of bestOf(date, sets ?? []))
      logs.set(exerciseId, [...(logs.get(exerciseId) ?? []), log])
  return [...logs].flatMap(([exerciseId, all]): Adjustment[] => {
    const last = all.slice(-STALLED_LOGS)
    if (last.length < STALLED_LOGS || !isStalled(last)) return []
    const next = days.find((day) => day.date >= open && findStep(day, exerciseId) !== undefined)
    const step = next && findStep(next, exerciseId)
    // At the top of the range the weight goes up instead.
    if (!next || !step || last.at(-1)!.reps >= topOf(step.reps)) return []
    const loadKg = Math.max(PLATE_KG, Math.floor((last[0]!.loadKg * EASED_SHARE) / PLATE_KG) * PLATE_KG)
    const name = findExercise(exerciseId)?.name ?? exerciseId
    return [
      {
        id: `stalled:${last.at(-1)!.date}:${exerciseId}`,
        kind: 'stalled',
        date: last.at(-1)!.date,
        reason: `${name} stood still for three sessions at ${last[0]!.loadKg} kg: about a tenth less next time, and up again from there.`,
        source: 'acsm-2009',
        effect: { type: 'lift', from: next.date, until: next.date, exerciseId, loadKg },
      },
    ]
  })
}

/** The best set of each lift of a day: the heaviest, then the longest. */
function bestOf(date: CivilDate, sets: readonly LoggedSet[]): Map<string, Log> {
  const best = new Map<string, Log>()
  for (const { exerciseId, loadKg, reps } of sets) {
    if (loadKg === null || loadKg <= 0) continue
    const known = best.get(exerciseId)
    if (!known || loadKg > known.loadKg || (loadKg === known.loadKg && reps > known.reps))
      best.set(exerciseId, { date, loadKg, reps })
  }
  return best
}

function isStalled(logs: readonly Log[]): boolean {
  return logs.slice(1).every((log, index) => log.loadKg === logs[index]!.loadKg && log.reps <= logs[index]!.reps)
}

function findStep({ workout }: PlanDay, exerciseId: string): PlanDay['workout']['exercises'][number] | undefined {
  return workout.exercises.find((step) => step.exerciseId === exerciseId && step.sets > 0)
}

/** [reps] the top of a range such as `8-10`. */
function topOf(reps: string): number {
  return Math.max(...(reps.match(/\d+/g)?.map(Number) ?? [0]))
}
