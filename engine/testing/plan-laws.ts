import type { PlanInput, StartingPoint, Stress, TrainingDays } from '../model.ts'
import { STRESS_LEVELS, TRAINING_DAYS } from '../model.ts'
import { readBase } from '../read-base.ts'
import { sure } from '../sure.ts'
import { type Dice, diceOf, pickOf, randomPerson } from './random-life.ts'

/** How big a plan is, events apart. */
type PlanSize = {
  /** [km] of the long runs. */
  readonly longestRun: number
  /** [min] */
  readonly peakWeek: number
  /** [min] */
  readonly total: number
}

/** A plan that is smaller although more was given. */
type LawBreak = {
  readonly law: 'days' | 'start' | 'stress'
  readonly seed: number
  readonly measure: keyof PlanSize
  readonly less: number
  readonly more: number
  /** [ratio] lost. */
  readonly loss: number
  readonly what: string
}

/**
 * What a difference must exceed to count: what the five minutes of sessions take, which are most of a kilometre. Weeks
 * under stress are made from those without, and lose nothing to a grid.
 */
const GRID: PlanSize = { longestRun: 1, peakWeek: 5, total: 5 }
const ROUNDED: Readonly<Record<LawBreak['law'], PlanSize>> = {
  days: GRID,
  start: GRID,
  stress: { longestRun: 0, peakWeek: 0, total: 0 },
}

/** [ratio] of a triathlete's plan that a further day may cost: each sport twice is worth more than the minutes it costs. @source default-ours */
const BY_TRIATHLETES = 0.1

/** A person with a random place to start from, on the first day. */
export function randomStarter(dice: Dice): PlanInput {
  const person = randomPerson(dice)
  const usual = { beginner: 100, intermediate: 220, advanced: 360 }[person.profile.level]
  const weeklyMin = Math.round((usual * (0.4 + 1.4 * dice())) / 5) * 5
  const longestMin = Math.round(weeklyMin * (0.22 + 0.3 * dice()))
  const pace = { beginner: 7.5, intermediate: 6, advanced: 5.3 }[person.profile.level]
  const longestRunKm = dice() < 0.25 ? null : Math.round((longestMin / pace) * (0.6 + 0.4 * dice()) * 10) / 10
  return {
    ...person,
    today: sure(person.anchor),
    preferences: { ...person.preferences, start: { weeklyMin, longestMin, longestRunKm } },
  }
}

/** The size of the plan as made on the day it begins. */
export function sizeOf(input: PlanInput): PlanSize {
  const { made } = readBase(input)
  const weeks = made.weeks.map(({ days }) => days.filter(({ discipline }) => discipline !== 'race'))
  const minutes = weeks.map((days) => days.reduce((sum, { durationMin }) => sum + durationMin, 0))
  return {
    longestRun: Math.max(
      0,
      ...weeks.flat().map((day) => (day.discipline === 'run' && day.longSession ? (day.distanceKm ?? 0) : 0)),
    ),
    peakWeek: Math.max(...minutes),
    total: minutes.reduce((sum, one) => sum + one, 0),
  }
}

/** Where a plan is smaller than one that had less to go by. */
function losses(
  law: LawBreak['law'],
  less: PlanSize,
  more: PlanSize,
): Pick<LawBreak, 'measure' | 'less' | 'more' | 'loss'>[] {
  return (['longestRun', 'peakWeek', 'total'] as const)
    .map((measure) => ({ measure, less: less[measure], more: more[measure], loss: 1 - more[measure] / less[measure] }))
    .filter(({ measure, less: from, more: to }) => from - to > ROUNDED[law][measure] + 1e-9)
}

function bigger(a: PlanSize, b: PlanSize): PlanSize {
  return {
    longestRun: Math.max(a.longestRun, b.longestRun),
    peakWeek: Math.max(a.peakWeek, b.peakWeek),
    total: Math.max(a.total, b.total),
  }
}

/** A random person, and the same who begins fitter: by minutes, by the long run or by both. */
function fitterPair(seed: number) {
  const dice = diceOf(seed)
  const input = randomStarter(dice)
  const start = sure(sure(input.preferences).start)
  const by = 1.1 + 0.3 * dice()
  const kind = pickOf(dice, ['both', 'minutes', 'run'] as const)
  const fitter: StartingPoint = {
    weeklyMin: kind === 'run' ? start.weeklyMin : Math.round((start.weeklyMin * by) / 5) * 5,
    longestMin: kind === 'minutes' ? start.longestMin : Math.round(start.longestMin * by),
    longestRunKm:
      kind === 'minutes' || start.longestRunKm === null
        ? start.longestRunKm
        : Math.round(start.longestRunKm * by * 10) / 10,
  }
  const more = { ...input, preferences: { ...input.preferences, start: fitter } }
  return { input, more, what: `${kind} x${by.toFixed(2)}` }
}

/** Where a random person's plan from a fitter start is smaller. */
export function startBreaks(seed: number): LawBreak[] {
  const { input, more, what } = fitterPair(seed)
  return losses('start', sizeOf(input), sizeOf(more)).map((one) => ({ law: 'start', seed, ...one, what }))
}

/**
 * Where the plans of a random person are smaller on more days a week, or under less stress. Days are compared with the
 * best of all fewer days; those of a triathlete may cost a little.
 */
export function lawBreaks(seed: number): LawBreak[] {
  const { input } = fitterPair(seed)
  const { profile } = input
  const found: LawBreak[] = []
  const compare = (law: LawBreak['law'], less: PlanSize, more: PlanSize, what: string) =>
    found.push(...losses(law, less, more).map((one) => ({ law, seed, ...one, what })))
  const own = sizeOf(input)
  const withStress = (stress: Stress) =>
    stress === profile.stress ? own : sizeOf({ ...input, profile: { ...profile, stress } })
  const [low, medium, high] = STRESS_LEVELS.map(withStress)
  compare('stress', sure(high), sure(medium), 'high to medium')
  compare('stress', sure(medium), sure(low), 'medium to low')
  let best: PlanSize | null = null
  for (const trainingDays of TRAINING_DAYS) {
    const size: PlanSize = daysSize(input, trainingDays, own)
    if (best) compare('days', best, size, `${trainingDays} days`)
    best = best ? bigger(best, size) : size
  }
  const isTriathlete = /triathlon|70\.3|ironman/i.test(profile.races)
  return found.filter(({ law, loss }) => !(isTriathlete && law === 'days' && loss <= BY_TRIATHLETES))
}

function daysSize(input: PlanInput, trainingDays: TrainingDays, own: PlanSize): PlanSize {
  return trainingDays === input.profile.trainingDays
    ? own
    : sizeOf({ ...input, profile: { ...input.profile, trainingDays } })
}
