import type { WorkoutStep } from '../plan-model.ts'
import { sure } from '../sure.ts'
import type { Exercise } from './catalogue/exercise.ts'
import { type Muscle, muscleBits, type Style } from './catalogue/row.ts'
import { mixed } from './pick.ts'
import { type Means, poolOf } from './pool.ts'
import { cueOf, nameOf, timedStep } from './steps.ts'

/**
 * Catalogue exercises of one style that fit the muscles of the day.
 * @param style - drill, stretch, yoga, running drill or breathing
 * @param muscles - what the main part trains; empty for anything
 * @param count - how many, fewer when the means leave fewer
 * @param means - equipment, parts to spare, level
 * @param seed - variety
 * @returns different exercises, those that share most muscles first
 */
function exercisesOfStyle(
  style: Style,
  muscles: readonly Muscle[],
  count: number,
  means: Means,
  seed: number,
): Exercise[] {
  const options = poolOf(means).ofStyle.get(style) ?? []
  const wanted = muscleBits(muscles)
  // The few that rank highest, best first, are kept in order while all are looked at once.
  const chosen: number[] = []
  const ranks: number[] = []
  for (let place = 0; place < options.length; place++) {
    const { bits, place: salt } = sure(options[place])
    const rank = Math.min(2, bitCount(bits & wanted)) + mixed(seed, salt) / 2 ** 32
    let at = chosen.length
    while (at > 0 && rank > sure(ranks[at - 1])) at--
    if (at >= count) continue
    for (let last = Math.min(chosen.length, count - 1); last > at; last--) {
      chosen[last] = sure(chosen[last - 1])
      ranks[last] = sure(ranks[last - 1])
    }
    chosen[at] = place
    ranks[at] = rank
  }
  // The catalogue goes from gentle to demanding and from standing to lying, so its order makes a sequence.
  return chosen.sort((a, b) => a - b).map((place) => sure(options[place]).exercise)
}

function bitCount(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/**
 * An exercise done for a length of time.
 * @param exercise - from the catalogue
 * @param minutes - [min] in all, both sides together
 * @param note - instead of its cue
 * @returns one line of a workout
 */
export function exerciseStep(exercise: Exercise, minutes: number, note = cueOf(exercise)): WorkoutStep {
  const { id: exerciseId, primary: muscles, pattern } = exercise
  const step = timedStep(nameOf(exercise), minutes, [note])
  return exercise.unilateral
    ? { ...step, split: { code: 'half-time-each-side' }, exerciseId, muscles, pattern }
    : { ...step, exerciseId, muscles, pattern }
}

/**
 * Fills minutes with exercises of a style, one after the other.
 * @param style - of the catalogue
 * @param muscles - what should be moved or stretched
 * @param minutes - [min] whole; the steps add up to it exactly
 * @param means - equipment, parts to spare, level
 * @param options - `each` minutes an exercise takes, `seed` for variety
 * @returns steps; empty for 0 minutes
 */
export function filledMinutes(
  style: Style,
  muscles: readonly Muscle[],
  minutes: number,
  means: Means,
  { each, seed }: { each: number; seed: number },
): WorkoutStep[] {
  if (minutes <= 0) return []
  const wanted = Math.max(1, Math.floor(minutes / each))
  const chosen = exercisesOfStyle(style, muscles, wanted, means, seed)
  if (chosen.length === 0) return [timedStep({ code: 'easy-movement' }, minutes)]
  const share = Math.floor(minutes / chosen.length)
  const spare = minutes - share * chosen.length
  return chosen.map((exercise, place) => exerciseStep(exercise, share + (place < spare ? 1 : 0)))
}
