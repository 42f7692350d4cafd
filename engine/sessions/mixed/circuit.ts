import type { Level, Pattern, SessionRequest } from '../../model.ts'
import type { WorkoutStep } from '../../plan-model.ts'
import type { Exercise } from '../catalogue/exercise.ts'
import type { Muscle } from '../catalogue/row.ts'
import { filledMinutes } from '../prep.ts'
import { draftOf, type SessionDetails, type SessionDraft, wantedMinutes } from '../session.ts'
import { cueOf, feelsLike, nameOf, repeatedStep, timedStep } from '../steps.ts'
import { exerciseFor } from '../strength/choose.ts'
import type { Slot } from '../strength/slots.ts'

const CIRCUIT: readonly Pattern[] = ['squat', 'push', 'hinge', 'pull', 'jump', 'core', 'lunge', 'carry']
const WHOLE_BODY: readonly Muscle[] = ['hip-flexors', 'front-delts', 'hamstrings', 'back', 'glutes']

/**
 * Exercises for stations, different in pattern and safe for the person.
 * @param request - means, week and seed
 * @param count - stations wanted, up to one for each pattern
 * @param patterns - in the order of the stations
 * @returns one exercise for each station that can be filled
 */
export function stationExercises(
  request: SessionRequest,
  count: number,
  patterns: readonly Pattern[] = CIRCUIT,
): Exercise[] {
  const taken: Exercise[] = []
  for (const [place, pattern] of patterns.entries()) {
    const slot: Slot = { pattern, main: false }
    if (taken.length >= count) break
    // Somebody new to this does not need to jump.
    if (slot.pattern === 'jump' && request.level === 'beginner') continue
    const exercise = exerciseFor(slot, request, taken, 40 + place)
    if (exercise !== null) taken.push(exercise)
  }
  return taken
}

/**
 * Work at a station by the clock.
 * @param exercise - from the catalogue
 * @param sets - rounds
 * @param seconds - [s] of work each round
 * @returns one line of a workout
 */
function stationStep(exercise: Exercise, sets: number, seconds: number): WorkoutStep {
  return {
    ...repeatedStep(nameOf(exercise), sets, seconds / 60, [cueOf(exercise)]),
    ...(exercise.unilateral ? { split: { code: 'change-sides-half-way' } } : {}),
    exerciseId: exercise.id,
    muscles: exercise.primary,
    pattern: exercise.pattern,
    rir: 3,
  }
}

/**
 * Builds a circuit: one minute for each station, work and change of place, with a rest between rounds.
 * @param request - length, means, level and seed
 * @returns the session, its steps adding up to its minutes
 * @throws RangeError below 5 minutes
 * @source who-2020: moderate activity counts by the minute; work and rest times are ours
 */
export function circuitSession(request: SessionRequest): SessionDraft {
  const minutes = wantedMinutes(request)
  return draftOf({
    kind: 'circuit',
    discipline: 'cardio',
    name: { code: 'whole-body-circuit' },
    emoji: '🔁',
    durationMin: minutes,
    rpe: request.level === 'beginner' ? 4.5 : 5,
    details: () => circuitDetails(minutes, request),
  })
}

/** [s] of each minute at a station. @source default-ours */
const WORK_SEC: Readonly<Record<Level, number>> = { beginner: 30, intermediate: 40, advanced: 45 }

function circuitDetails(minutes: number, request: SessionRequest): SessionDetails {
  const warm = minutes < 10 ? 1 : minutes < 15 ? 2 : minutes < 20 ? 3 : 5
  const cool = minutes < 10 ? 0 : minutes < 20 ? 2 : 4
  const main = minutes - warm - cool
  const exercises = stationExercises(request, main < 6 ? Math.max(1, main - 1) : main < 14 ? 4 : 6)
  const work = WORK_SEC[request.level]
  const rounds = Math.max(1, Math.min(6, Math.floor(main / (exercises.length + 1))))
  const left = main - rounds * (exercises.length + 1)
  const steps = exercises.map((exercise) => stationStep(exercise, rounds, work))
  const changes = rounds * exercises.length
  steps.push(repeatedStep({ code: 'change-stations' }, changes, (60 - work) / 60, [{ code: 'walk-and-breathe' }]))
  steps.push(repeatedStep({ code: 'rest-between-rounds' }, rounds, 1, [{ code: 'sip-and-shake' }]))
  if (left > 0) steps.push(timedStep({ code: 'easy-finish' }, left, [feelsLike('easy')]))
  return {
    description: { code: 'circuit-rounds', stations: exercises.length, rounds, workSec: work },
    notes: { code: 'one-more-round' },
    workout: {
      warmup: [
        timedStep({ code: 'easy-movement' }, warm < 3 ? warm : warm - 2),
        ...filledMinutes('drill', WHOLE_BODY, warm < 3 ? 0 : 2, request, { each: 1, seed: request.seed }),
      ],
      exercises: steps,
      cooldown: filledMinutes('stretch', WHOLE_BODY, cool, request, { each: 1, seed: request.seed }),
    },
  }
}
