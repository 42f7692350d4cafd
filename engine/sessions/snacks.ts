import { BOUNDS } from '../limits/bounds.ts'
import type { Pattern } from '../model.ts'
import type { DayItem, PlanDay, Session, WorkoutStep } from '../plan-model.ts'
import { sure } from '../sure.ts'
import type { Exercise } from './catalogue/exercise.ts'
import { mixed } from './pick.ts'
import { type Means, poolOf } from './pool.ts'
import { draftOf, finished, type SessionDraft } from './session.ts'
import { cueOf, nameOf, timedStep } from './steps.ts'

/** Patterns a snack may be made of; each needs no room and no preparation. */
const PAIRS: readonly (readonly [Pattern, Pattern])[] = [
  ['squat', 'push'],
  ['lunge', 'core'],
  ['hinge', 'push'],
  ['squat', 'core'],
  ['hinge', 'pull'],
]

/** [min] of a whole snack. @source islam-2022: up to 1 vigorous minute, or up to 5 in all, several times a day */
const { most: SNACK_MIN } = BOUNDS['short-bout']

/**
 * A few minutes of movement for a day without a free slot, in ordinary clothes.
 * @param means - level: vigorous only beyond beginners; what there is, and what to spare
 * @param seed - variety
 * @returns a session of 5 minutes, good for once or several times a day
 * @source islam-2022: short bouts raise fitness in inactive adults; the moves are ours
 */
export function exerciseSnack(means: Means, seed: number): Session {
  const { level } = means
  const { ofPattern } = poolOf(means)
  const pair = sure(PAIRS[mixed(seed, 5) % PAIRS.length])
  const chosen: Exercise[] = []
  for (const pattern of pair) {
    const ready = (ofPattern.get(pattern) ?? []).filter(
      ({ exercise }) => exercise.level !== 'advanced' && exercise.equipment.some((set) => set.length === 0),
    )
    const pick = ready[mixed(seed, pattern.length) % Math.min(2, Math.max(1, ready.length))]
    if (pick !== undefined) chosen.push(pick.exercise)
  }
  const work: WorkoutStep[] = chosen.map((exercise) => ({
    ...timedStep(nameOf(exercise), 1, [cueOf(exercise)]),
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
      name: { code: 'movement-snack' },
      emoji: '⏱️',
      durationMin: SNACK_MIN,
      rpe: level === 'beginner' ? 3 : 4,
      details: () => ({
        description: { code: 'five-minutes-count' },
        notes: { code: 'snack-again' },
        workout: {
          warmup: [timedStep({ code: 'easy-movement-anywhere' }, 1)],
          exercises: [...work, timedStep({ code: 'march-or-stairs' }, left, [{ code: 'still-talking' }])],
          cooldown: [],
        },
      }),
    }),
  )
}

/**
 * All the snacks of a day without a free slot, as its session.
 * @param means - for whom, and with what
 * @param durationMin - [min] of all snacks together, 5 or more
 * @source islam-2022: up to five minutes at a time, at least twice a day
 */
export function snackDay(means: Means, seed: number, durationMin: number): SessionDraft {
  const { workout, ...one } = exerciseSnack(means, seed)
  const count = snackMinutes(durationMin).length
  const moves = workout.exercises.filter((step) => step.exerciseId !== undefined)
  const walk = durationMin - count * moves.length
  return draftOf({
    ...one,
    name: { code: 'movement-snacks' },
    durationMin,
    details: () => ({
      description: { code: 'no-free-twenty-minutes' },
      notes: { code: 'snacks-keep-habit' },
      workout: {
        warmup: [],
        exercises: [
          ...moves.map((step) => ({ ...step, sets: count })),
          timedStep({ code: 'march-or-stairs' }, walk, [{ code: 'around-the-moves' }, { code: 'still-talking' }]),
        ],
        cooldown: [],
      },
    }),
  })
}

/** Whether a session is all the snacks of a day. */
export function isSnacks({ name }: Pick<Session, 'name'>): boolean {
  return name.code === 'movement-snacks'
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
    timedStep({ code: 'march-or-stairs' }, minutes - moves.length, [{ code: 'still-talking' }]),
  ]
}
