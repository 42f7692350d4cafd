import type { Equipment, Level, Pattern } from '../model.ts'
import type { DayItem, PlanDay, Session, WorkoutStep } from '../plan-model.ts'
import type { Exercise } from './catalogue/exercise.ts'
import { mixed } from './pick.ts'
import { poolOf } from './pool.ts'
import { draftOf, finished, type SessionDraft } from './session.ts'
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
    ...(exercise.unilateral ? { split: { code: 'change-sides-half-way' } } : {}),
    exerciseId: exercise.id,
    muscles: exercise.primary,
    pattern: exercise.pattern,
    rir: 3,
  }))
  const left = SNACK_MIN - 1 - work.length
  return finished(
    draftOf({
      kind: 'circuit',
      discipline: 'cardio',
      name: 'Movement snack',
      emoji: '⏱️',
      durationMin: SNACK_MIN,
      rpe: level === 'beginner' ? 3 : 4,
      details: () => ({
        description: 'Five minutes between two things. No shower needed, and it counts.',
        notes: 'Once is good, two or three times through the day is better.',
        workout: {
          warmup: [timedStep('Easy movement: walk or march', 1)],
          exercises: [
            ...work,
            timedStep('Brisk walk or march, stairs if you have them', left, 'RPE 4: still talking.'),
          ],
          cooldown: [],
        },
      }),
    }),
  )
}

const SNACKS_NAME = 'Movement snacks'
const WALK_NAME = 'Brisk walk or march, stairs if you have them'

/**
 * All the snacks of a day without a free slot, as its session.
 * @param means - for whom, and with what
 * @param durationMin - [min] of all snacks together, 5 or more
 * @source islam-2022: up to five minutes at a time, at least twice a day
 */
export function snackDay(
  means: { level: Level; equipment: readonly Equipment[]; limits: readonly string[] },
  seed: number,
  durationMin: number,
): SessionDraft {
  const { workout, ...one } = exerciseSnack(means.level, seed, means.equipment, means.limits)
  const count = snackMinutes(durationMin).length
  const moves = workout.exercises.filter((step) => step.exerciseId !== undefined)
  const walk = durationMin - count * moves.length
  return draftOf({
    ...one,
    name: SNACKS_NAME,
    durationMin,
    details: () => ({
      description:
        'Your day has no free twenty minutes, so training comes as a few minutes between two things. No shower needed, and it counts.',
      notes: 'Keeps the habit and wakes the muscles. When a longer gap opens up after all, a brisk walk is welcome.',
      workout: {
        warmup: [],
        exercises: [
          ...moves.map((step) => ({ ...step, sets: count })),
          timedStep(WALK_NAME, walk, 'Before and after the moves. RPE 4: still talking.'),
        ],
        cooldown: [],
      },
    }),
  })
}

/** Whether the training of a day is a few snacks. */
export function isSnackDay(day: Pick<PlanDay, 'workoutName'>): boolean {
  return day.workoutName === SNACKS_NAME
}

/**
 * How the minutes of a day's snacks are shared out.
 * @returns [min] of each, five at most
 * @source islam-2022
 */
export function snackMinutes(durationMin: number): number[] {
  const count = Math.ceil(durationMin / SNACK_MIN)
  return Array.from({ length: count }, (_, index) => Math.floor((durationMin + index) / count))
}

/** The lines of one snack of a day. */
export function snackLines(day: PlanDay, minutes: number): DayItem['exercises'] {
  const moves = day.workout.exercises.filter((step) => step.exerciseId !== undefined).slice(0, minutes - 1)
  return [
    ...moves.map((step) => ({ ...step, sets: 1 })),
    timedStep(WALK_NAME, minutes - moves.length, 'RPE 4: still talking.'),
  ]
}
