import type { Equipment, Level, Pattern, Session, WorkoutStep } from '../model.ts'
import type { Exercise } from './catalogue/exercise.ts'
import { mixed } from './pick.ts'
import { poolOf } from './pool.ts'
import { finishedSession } from './session.ts'
import { timedStep } from './steps.ts'

/** Patterns a snack may be made of; each needs no room and no preparation. */
const PAIRS: readonly (readonly [Pattern, Pattern])[] = [
  ['squat', 'push'],
  ['lunge', 'core'],
  ['hinge', 'push'],
  ['squat', 'core'],
  ['hinge', 'pull'],
]

/** [min] of a whole snack. @source islam-2022: up to 1 vigorous minute, or up to 5 in all, several times a day */
const SNACK_MIN = 5

/**
 * A few minutes of movement for a day without a free slot, in ordinary clothes.
 * @param level - vigorous only beyond beginners
 * @param seed - variety
 * @param equipment - what there is
 * @param limits - body parts to spare
 * @returns a session of 5 minutes, good for once or several times a day
 * @source islam-2022: short bouts raise fitness in inactive adults; the moves are ours
 */
export function exerciseSnack(
  level: Level,
  seed: number,
  equipment: readonly Equipment[],
  limits: readonly string[],
): Session {
  const { ofPattern } = poolOf({ equipment, limits, level })
  const pair = PAIRS[mixed(seed, 5) % PAIRS.length]!
  const chosen: Exercise[] = []
  for (const pattern of pair) {
    const ready = (ofPattern.get(pattern) ?? []).filter(
      ({ exercise }) => exercise.level !== 'advanced' && exercise.equipment.some((set) => set.length === 0),
    )
    const pick = ready[mixed(seed, pattern.length) % Math.min(2, Math.max(1, ready.length))]
    if (pick !== undefined) chosen.push(pick.exercise)
  }
  const work: WorkoutStep[] = chosen.map((exercise) => ({
    ...timedStep(exercise.name, 1, exercise.cue),
    reps: exercise.unilateral ? 'change sides half way' : '',
    exerciseId: exercise.id,
    muscles: exercise.primary,
    pattern: exercise.pattern,
    rir: 3,
  }))
  const left = SNACK_MIN - 1 - work.length
  return finishedSession({
    kind: 'circuit',
    discipline: 'cardio',
    name: 'Movement snack',
    description: 'Five minutes between two things. No shower needed, and it counts.',
    emoji: '⏱️',
    durationMin: SNACK_MIN,
    rpe: level === 'beginner' ? 3 : 4,
    notes: 'Once is good, two or three times through the day is better.',
    workout: {
      warmup: [timedStep('Easy movement: walk or march', 1)],
      exercises: [...work, timedStep('Brisk walk or march, stairs if you have them', left, 'RPE 4: still talking.')],
      cooldown: [],
    },
  })
}
