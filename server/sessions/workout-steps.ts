import type { ShownDay, ShownStep } from '../../contract/schedule.ts'
import type { StepKind } from '../../engine/model.ts'
import { sure } from '../../engine/sure.ts'

/** One thing to do on a watch, or a jump back to do several again. */
export type WatchStep =
  | {
      readonly kind: 'do'
      readonly name: string
      readonly notes: string
      readonly phase: 'warm-up' | 'work' | 'recovery' | 'rest' | 'cool-down'
      /** What ends it; `open`: a press of the button. */
      readonly ends: { readonly by: 'seconds' | 'metres' | 'reps'; readonly value: number } | { readonly by: 'open' }
      /** [s/km] quick and slow. */
      readonly pace?: readonly [number, number]
      /** [W] and [bpm] low and high, by thresholds that the person gave. */
      readonly watts?: readonly [number, number]
      readonly heartBpm?: readonly [number, number]
      /** What it is as endurance work. */
      readonly step?: StepKind
      readonly pattern?: ShownStep['pattern']
      readonly exerciseId?: string
      readonly loadKg?: number
    }
  | { readonly kind: 'again'; readonly from: number; readonly times: number }

/** A step that is done. */
export type DoStep = Extract<WatchStep, { kind: 'do' }>

/** The same, repeats written out. */
export function inOrder(day: Pick<ShownDay, 'workout'>, restName: string): DoStep[] {
  const done: DoStep[] = []
  const steps = watchSteps(day, restName)
  for (const [at, step] of steps.entries()) {
    if (step.kind === 'do') done.push(step)
    else {
      const block = steps.slice(step.from, at).filter((one) => one.kind === 'do')
      for (let again = 1; again < step.times; again += 1) done.push(...block)
    }
  }
  return done
}

/**
 * A session as a watch counts it down: sets are repeats with their rest, and what is done after each repetition of an interval
 * is repeated with it.
 * @param restName - what a rest between sets is called
 */
export function watchSteps({ workout }: Pick<ShownDay, 'workout'>, restName: string): WatchStep[] {
  const steps: WatchStep[] = []
  const add = (list: readonly ShownStep[], phase: 'warm-up' | 'work' | 'cool-down') => {
    for (let at = 0; at < list.length; at += 1) {
      const step = sure(list[at])
      const from = steps.length
      steps.push(doing(step, phase))
      const next = list[at + 1]
      // An interval and what follows each of it stand beside each other, counted alike.
      if (next && isTimedInSets(step) && isTimedInSets(next) && next.sets === step.sets) {
        steps.push(doing(next, 'recovery'))
        at += 1
      } else if (step.restSec && step.sets > 1)
        steps.push({
          kind: 'do',
          name: restName,
          notes: '',
          phase: 'rest',
          ends: { by: 'seconds', value: step.restSec },
        })
      if (step.sets > 1) steps.push({ kind: 'again', from, times: step.sets })
    }
  }
  add(workout.warmup, 'warm-up')
  add(workout.exercises, 'work')
  add(workout.cooldown, 'cool-down')
  return steps
}

const isTimedInSets = ({ sets, durationSec, exerciseId }: ShownStep) =>
  sets > 0 && durationSec !== undefined && exerciseId === undefined

function doing(step: ShownStep, phase: 'warm-up' | 'work' | 'recovery' | 'cool-down'): WatchStep {
  const { name, notes, reps, paceSecPerKm, pattern, exerciseId, loadKg, kind, watts, heartBpm } = step
  return {
    kind: 'do',
    name,
    notes: [reps, notes].filter((text) => text !== '').join('. '),
    phase,
    ends: endOf(step),
    ...(paceSecPerKm && { pace: rangeOf(paceSecPerKm) }),
    ...(watts && { watts: rangeOf(watts) }),
    ...(heartBpm && { heartBpm: rangeOf(heartBpm) }),
    ...(kind && { step: kind }),
    ...(pattern && { pattern }),
    ...(exerciseId !== undefined && { exerciseId }),
    ...(loadKg !== undefined && loadKg > 0 && { loadKg }),
  }
}

function rangeOf([first, second]: readonly number[]): readonly [number, number] {
  return [sure(first), sure(second)]
}

function endOf({ durationSec, size, aimReps }: ShownStep): DoStep['ends'] {
  if (durationSec !== undefined && durationSec > 0) return { by: 'seconds', value: durationSec }
  if (!size) return { by: 'open' }
  // A watch counts what is done, on both sides.
  const each = (n: number) => (size.eachSide ? 2 * n : n)
  if (size.unit === 'seconds') return { by: 'seconds', value: each(size.high) }
  if (size.unit === 'metres') return { by: 'metres', value: each(size.high) }
  return { by: 'reps', value: each(aimReps ?? size.high) }
}
