import { addDays } from '../civil-date.ts'
import { daysAsShown } from '../days-as-shown.ts'
import type { CivilDate, HistoryDay, LoggedSet, PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { PlanDay, UnderWay, WorkoutStep } from '../plan-model.ts'
import type { Exercise } from '../sessions/catalogue/exercise.ts'
import { getExercise } from '../sessions/catalogue.ts'
import { type Dice, diceOf } from './random-life.ts'

/** Somebody who lifts what the plan asks, as well as their body can. */
export type Lifter = {
  readonly input: Omit<PlanInput, 'today' | 'history'> & { readonly anchor: CivilDate }
  readonly weeks: number
  readonly seed: number
  /** [ratio] of the strength of a man who has lifted for a year or two. */
  readonly strength: number
  /** [ratio] a week that a lift grows by at first, trained twice; it halves with each `HALF_LIFE_WEEKS`. */
  readonly growth: number
  /** [ratio] standard deviation of a day's strength. */
  readonly dayNoise: number
  /** [reps] standard deviation of what is told as left. */
  readonly reserveNoise: number
  /** Tells what was left in each set. */
  readonly tellsReserve: boolean
  /** [ratio] of weeks that are missed altogether. */
  readonly missedWeeks: number
  /** [ratio] of weeks slept badly: a tenth less strength at their worst. */
  readonly badWeeks: number
  /** [kg] all weights there are, where they are few. */
  readonly rack?: readonly number[]
  /** Lifts their own body, and how well. */
  readonly body?: Body
  /** Does what the body can; or always what is asked, with as many left; or always the top of the range, or the more that is asked for, with five left. */
  readonly does: 'what-they-can' | 'what-is-asked' | 'the-top'
}

/** One line of a session as it was asked for and done. */
export type LiftDone = {
  readonly date: CivilDate
  /** Week of the life, 0 first. */
  readonly week: number
  readonly deload: boolean
  readonly phase: string
  readonly exerciseId: string
  readonly step: WorkoutStep
  /** [kg] that was asked for, or null where the person chose. */
  readonly askedKg: number | null
  readonly loadKg: number | null
  readonly reps: readonly number[]
  /** [reps] that were really left before the first set, beyond the low end of the range; below 0 the weight was too heavy. */
  readonly spare: number
  /** [kg] the real one-repetition maximum of that day without its noise. */
  readonly trueMaxKg: number | null
}

const HALF_LIFE_WEEKS = 20
/** [kg] one-repetition maximum of a man who has lifted for a year or two, by what bears the weight and what is moved. */
const USUAL_MAX = {
  barbell: { squat: 130, hinge: 150, lunge: 80, push: 90, overhead: 55, pull: 90, single: 45 },
  machines: { squat: 220, hinge: 120, lunge: 110, push: 90, overhead: 70, pull: 90, single: 60 },
  hand: { squat: 46, hinge: 50, lunge: 30, push: 36, overhead: 24, pull: 42, single: 15 },
} as const

function usualMaxKg({ pattern, compound, vertical, equipment }: Exercise): number {
  const kit = new Set(equipment.flat())
  const table: Readonly<Record<string, number>> =
    USUAL_MAX[kit.has('barbell') ? 'barbell' : kit.has('machines') ? 'machines' : 'hand']
  const move = compound ? (pattern === 'push' && vertical ? 'overhead' : pattern) : 'single'
  return table[move] ?? 30
}

/** Repetitions to failure with a share of the maximum: between the known curves, and not the one the engine uses. */
function repsAt(share: number): number {
  return share >= 1 ? (share > 1.001 ? 0 : 1) : 33 * (1 / share - 1) ** 0.96
}

/** Lives through somebody's weeks day by day, each plan made from what was done until then. */
export function livedLifts(lifter: Lifter): LiftDone[] {
  const dice = diceOf(lifter.seed)
  const done: LiftDone[] = []
  const history: HistoryDay[] = []
  const trained = new Map<string, number>()
  let next: Partial<UnderWay> = { anchor: lifter.input.anchor }
  let week = { missed: false, bad: false }
  for (let day = 0; day < lifter.weeks * 7; day++) {
    const today = addDays(lifter.input.anchor, day)
    if (day % 7 === 0) week = { missed: dice() < lifter.missedWeeks, bad: dice() < lifter.badWeeks }
    if (week.missed) {
      history.push({ date: today, completed: false })
      continue
    }
    const plan = makePlan({ ...lifter.input, ...next, today, history: history.slice(-HISTORY_DAYS) })
    next = {
      anchor: plan.anchor,
      block: plan.block,
      begun: plan.begun,
      start: plan.start,
      shown: daysAsShown(plan, next.shown),
    }
    const planned = plan.weeklyPlan.find(({ days }) => days.some(({ date }) => date === today))
    const shown = planned?.days.find(({ date }) => date === today)
    if (!planned || !shown || shown.durationMin === 0) continue
    const form = 1 + lifter.dayNoise * bell(dice) - (week.bad ? 0.05 + 0.05 * dice() : 0)
    const lifts = shown.discipline === 'strength' ? liftedDay(shown, lifter, trained, form, dice) : []
    const { deload, phase } = planned
    done.push(...lifts.map((lift) => ({ ...lift, date: today, week: Math.floor(day / 7), deload, phase })))
    history.push(recordOf(shown, lifts, week.bad))
  }
  return done
}

/** [days] of what was done that a plan is made from. */
const HISTORY_DAYS = 180

function recordOf({ date, durationMin, rpe }: PlanDay, lifts: readonly Lifted[], bad: boolean): HistoryDay {
  const sets = lifts.flatMap(({ exerciseId, reps, loadKg, told }) =>
    reps.map((count, index): LoggedSet => {
      const rir = told[index]
      return { exerciseId, reps: count, loadKg, ...(rir === undefined ? {} : { rir }) }
    }),
  )
  return {
    ...{ date, completed: true, minutes: durationMin, rpe: Math.round(rpe) },
    ...(bad ? { taps: { sleep: 2, energy: 2 } } : {}),
    ...(sets.length > 0 ? { sets } : {}),
  }
}

type Lifted = Omit<LiftDone, 'date' | 'week' | 'deload' | 'phase'> & { readonly told: readonly (number | undefined)[] }

function liftedDay(day: PlanDay, lifter: Lifter, trained: Map<string, number>, form: number, dice: Dice): Lifted[] {
  const result: Lifted[] = []
  for (const step of day.workout.exercises) {
    const counts = step.size?.unit === 'reps' || (lifter.body && step.size?.unit === 'seconds')
    if (step.exerciseId === undefined || !counts || step.sets === 0) continue
    const exercise = getExercise(step.exerciseId)
    const loaded = exercise.equipment.every((set) => set.some((item) => LOADS.has(item)))
    const lift = loaded
      ? loadedLift(step, exercise, lifter, trained, form, dice)
      : lifter.body
        ? ownBodyLift(step, exercise, { ...lifter, body: lifter.body }, trained, form, dice)
        : bodyLift(step, lifter)
    result.push(lift)
    const so = trained.get(exercise.pattern) ?? 0
    trained.set(exercise.pattern, so + 1)
  }
  return result
}

/** What somebody can do with their own body: how much of the easiest there is, and how fast it becomes more. */
export type Body = {
  /** [reps] to failure of the easiest exercise of each movement. */
  readonly reps: number
  /** [reps] more of an exercise after each session with it. */
  readonly more: number
}

/** [ratio] of the repetitions of an exercise that the one after it leaves; a handful, where it is done for that. */
const A_STEP_UP = 0.72
const A_HANDFUL = 0.5
/** [s] held for what would be a repetition. */
const HELD = 3

function ownBodyLift(
  step: WorkoutStep,
  exercise: Exercise,
  { body, does, tellsReserve, reserveNoise }: Lifter & { readonly body: Body },
  trained: Map<string, number>,
  form: number,
  dice: Dice,
): Lifted {
  const share = shareOf(exercise)
  const family = `${exercise.pattern} ${exercise.vertical} reps`
  const grown = trained.get(family) ?? 0
  trained.set(family, grown + body.more / share)
  const unit = exercise.measure === 'seconds' ? HELD : 1
  const most = Math.floor((body.reps + grown) * share * unit * form)
  const low = step.size?.low ?? 1
  const aim = step.aimReps ?? low
  const rir = step.rir ?? 2
  const reps: number[] = []
  const told: (number | undefined)[] = []
  for (let set = 0; set < step.sets; set++) {
    const can = Math.max(0, Math.floor(most * (1 - 0.03 * set)))
    const felt = can - rir * unit + (reserveNoise > 0 ? Math.round(reserveNoise * unit * bell(dice)) : 0)
    const stops = does === 'what-they-can' ? Math.max(Math.min(low, can), Math.min(aim, felt)) : aim
    const count = Math.min(can, stops)
    reps.push(count)
    const left = Math.round((can - count) / unit + (reserveNoise > 0 ? reserveNoise * bell(dice) : 0))
    told.push(tellsReserve ? Math.min(6, Math.max(0, left)) : undefined)
  }
  const spare = most - aim
  return { ...{ exerciseId: exercise.id, step, askedKg: null, loadKg: null, reps, spare, trueMaxKg: null }, told }
}

/** [ratio] of the repetitions of the easiest exercise of its movement that an exercise leaves. */
function shareOf(exercise: Exercise): number {
  const easier = exercise.easier === null ? null : getExercise(exercise.easier)
  const steps = easier === null ? 1 : shareOf(easier) * A_STEP_UP
  return exercise.few && !easier?.few ? steps * A_HANDFUL : steps
}

const LOADS = new Set(['barbell', 'dumbbells', 'kettlebell', 'machines'])

function bodyLift(step: WorkoutStep, lifter: Lifter): Lifted {
  const top = step.size?.high ?? 0
  const reps = Array.from({ length: step.sets }, () => Math.min(top, step.aimReps ?? step.size?.low ?? top))
  return {
    ...{ exerciseId: step.exerciseId ?? '', step, askedKg: null, loadKg: null, reps, spare: 0, trueMaxKg: null },
    told: reps.map(() => (lifter.tellsReserve ? step.rir : undefined)),
  }
}

function loadedLift(
  step: WorkoutStep,
  exercise: Exercise,
  lifter: Lifter,
  trained: Map<string, number>,
  form: number,
  dice: Dice,
): Lifted {
  const low = step.size?.low ?? 1
  const top = step.size?.high ?? 1
  const rir = step.rir ?? 2
  const weeks = (trained.get(exercise.pattern) ?? 0) / 4
  const grown = 1 + lifter.growth * HALF_LIFE_WEEKS * 1.44 * (1 - 0.5 ** (weeks / HALF_LIFE_WEEKS))
  const trueMaxKg = usualMaxKg(exercise) * lifter.strength * grown
  const today = trueMaxKg * form
  const askedKg = step.loadKg ?? null
  const loadKg = takenKg(askedKg, () => byFeel(today, low + rir + 1, dice, lifter), lifter.rack, exercise)
  if (lifter.does !== 'what-they-can') {
    const [count, left] =
      lifter.does === 'the-top' ? [Math.max(top, step.aimReps ?? low), 5] : [step.aimReps ?? low, rir]
    const reps = Array.from({ length: step.sets }, () => count)
    const told = reps.map(() => (lifter.tellsReserve ? left : undefined))
    return { ...{ exerciseId: exercise.id, step, askedKg, loadKg, reps, spare: left, trueMaxKg }, told }
  }
  const aim = step.aimReps ?? low
  const reps: number[] = []
  const told: (number | undefined)[] = []
  for (let set = 0; set < step.sets; set++) {
    // Each set tires the next ones a little.
    const most = Math.floor(repsAt(loadKg / (today * (1 - 0.012 * set))))
    const felt = Math.round(most - rir + lifter.reserveNoise * bell(dice))
    // Aims at what the plan asks; feels when only as many are left as it asks for, and does not stop below the low end before it has to.
    const count = Math.min(most, Math.max(Math.min(low, most), Math.min(aim, felt)))
    reps.push(count)
    const left = Math.max(0, Math.min(5, Math.round(most - count + lifter.reserveNoise * bell(dice))))
    told.push(lifter.tellsReserve ? left : undefined)
  }
  const spare = Math.floor(repsAt(loadKg / today)) - low
  return { exerciseId: exercise.id, step, askedKg, loadKg, reps, spare, trueMaxKg, told }
}

/** A weight for some repetitions to failure, guessed. */
function byFeel(maxKg: number, reps: number, dice: Dice, { dayNoise }: Lifter): number {
  const share = 1 / (1 + (reps / 33) ** (1 / 0.96))
  return maxKg * share * (1 + 2 * dayNoise * bell(dice)) * 0.95
}

/** What is asked for is what there is, but where few weights are at hand. */
function takenKg(asked: number | null, feel: () => number, rack: Lifter['rack'], exercise: Exercise): number {
  return asked !== null && !rack ? asked : available(asked ?? feel(), rack, exercise)
}

function available(kg: number, rack: readonly number[] | undefined, exercise: Exercise): number {
  if (rack) return rack.findLast((one) => one <= kg + 1e-6) ?? rack[0] ?? kg
  const kit = new Set(exercise.equipment.flat())
  const step = kit.has('barbell') || kit.has('machines') ? 2.5 : kg < 10 ? 1 : kg < 20 ? 2 : 2.5
  return Math.max(step, Math.round(kg / step) * step)
}

/** A number around 0 with a standard deviation of about 1. */
function bell(dice: Dice): number {
  return (dice() + dice() + dice() + dice() - 2) * 1.73
}
