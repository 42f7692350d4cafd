import type { Equipment, Goal, Level, TrainingDays } from '../model.ts'
import { maxFrom } from '../progress/one-rep-max.ts'
import type { LiftDone, Lifter } from './lifter.ts'

const GYM: readonly Equipment[] = ['none', 'barbell', 'bench', 'dumbbells', 'machines', 'pullup-bar', 'bands', 'box']

type Who = {
  readonly level: Level
  readonly days: TrainingDays
  readonly goal?: Goal
  readonly equipment?: readonly Equipment[]
  readonly bornYear?: number
  readonly dumbbells?: readonly number[]
  readonly goalDate?: string
}

function inputOf({
  level,
  days,
  goal = 'muscle-gain',
  equipment = GYM,
  bornYear,
  dumbbells,
  goalDate,
}: Who): Lifter['input'] {
  return {
    profile: {
      ...{ name: 'Demo', level, goal, stress: 'low', commitments: 'Work 9-17', trainingDays: days },
      ...{ races: '', goalDate: goalDate ?? null },
    },
    anchor: '2026-01-05',
    timeZone: 'UTC',
    preferences: { equipment, ...(dumbbells ? { weights: { dumbbells } } : {}) },
    ...(bornYear === undefined ? {} : { facts: { about: { bornYear } } }),
  }
}

const STEADY = { dayNoise: 0, reserveNoise: 0, tellsReserve: true, missedWeeks: 0, badWeeks: 0 }
const ROUGH = { dayNoise: 0.03, reserveNoise: 1, tellsReserve: true, missedWeeks: 0.12, badWeeks: 0.15 }
const ABLE = { ...STEADY, does: 'what-they-can' } as const
const REAL = { ...ROUGH, does: 'what-they-can' } as const
const DOES_ALL = { ...STEADY, does: 'what-is-asked', growth: 0 } as const
const HOME: readonly Equipment[] = ['none', 'dumbbells']
const LIGHT = [2, 4, 6, 8]

/** Lifters whose curves are kept: perfect ones, real-looking ones, older, at home with few weights. */
export const LIFTERS: Readonly<Record<string, Lifter>> = {
  'does all that is asked, new to the bar, 3 days': {
    ...{ input: inputOf({ level: 'beginner', days: 3 }), weeks: 24, seed: 1, strength: 0.5 },
    ...DOES_ALL,
  },
  'does all that is asked, some experience, 4 days': {
    ...{ input: inputOf({ level: 'intermediate', days: 4 }), weeks: 52, seed: 1, strength: 0.9 },
    ...DOES_ALL,
  },
  'does all that is asked and says nothing, advanced, 6 days': {
    ...{ input: inputOf({ level: 'advanced', days: 6 }), weeks: 24, seed: 1, strength: 1.2 },
    ...DOES_ALL,
    tellsReserve: false,
  },
  'every set at the top with five left, advanced, 5 days': {
    ...{ input: inputOf({ level: 'advanced', days: 5 }), weeks: 16, seed: 1, strength: 1, growth: 0 },
    ...STEADY,
    does: 'the-top',
  },
  'new, gains 2.5 % a week at first': {
    ...{ input: inputOf({ level: 'beginner', days: 3 }), weeks: 16, seed: 3, strength: 0.5, growth: 0.025 },
    ...ABLE,
  },
  'new, gains 2 % a week at first, one plan of 29 weeks': {
    ...{ input: inputOf({ level: 'beginner', days: 3, goalDate: '2026-08-02' }), weeks: 29, seed: 1, strength: 0.5 },
    ...{ growth: 0.02, ...ABLE },
  },
  'some experience, gains 1 % a week at first': {
    ...{ input: inputOf({ level: 'intermediate', days: 4 }), weeks: 52, seed: 2, strength: 0.9, growth: 0.01 },
    ...ABLE,
  },
  'the same with good and bad days, missed weeks and bad sleep': {
    ...{ input: inputOf({ level: 'intermediate', days: 4 }), weeks: 52, seed: 4, strength: 0.9, growth: 0.01 },
    ...REAL,
  },
  'advanced, gains 0.5 % a week at first, with good and bad days': {
    ...{ input: inputOf({ level: 'advanced', days: 5 }), weeks: 24, seed: 5, strength: 1.3, growth: 0.005 },
    ...REAL,
  },
  'aged 69, with good and bad days': {
    ...{ input: inputOf({ level: 'beginner', days: 3, goal: 'general', bornYear: 1957 }), weeks: 24, seed: 5 },
    ...{ strength: 0.35, growth: 0.01 },
    ...REAL,
  },
  'at home, dumbbells to 8 kg that the plan knows of': {
    ...{ input: inputOf({ level: 'beginner', days: 3, equipment: HOME, dumbbells: LIGHT }), weeks: 24, seed: 6 },
    ...{ strength: 0.45, growth: 0.02, rack: LIGHT },
    ...ABLE,
  },
  'at home, dumbbells to 8 kg that nobody told the plan of': {
    ...{ input: inputOf({ level: 'beginner', days: 3, equipment: HOME }), weeks: 24, seed: 6 },
    ...{ strength: 0.45, growth: 0.02, rack: LIGHT },
    ...ABLE,
  },
}

/** [kg] what a line asks for, as what could be lifted once by whoever does it; null where nothing was asked. */
export function demandKg({ askedKg, step }: LiftDone): number | null {
  if (askedKg === null) return null
  return maxFrom(askedKg, (step.aimReps ?? step.size?.low ?? 1) + (step.rir ?? 0))
}

/** How somebody's asked-for weights went, by exercise. */
export type Curve = {
  readonly exerciseId: string
  readonly sessions: number
  /** [weeks] of loaded ones running in which nothing more was asked than ever before, at their longest: 1 is a rise every other week. */
  readonly longestStill: number
  /** [ratio] of the most that was asked for to the first. */
  readonly gain: number
  /** [count] asked for more than could be done, and that twice running. */
  readonly tooHeavy: number
  readonly tooHeavyTwice: number
}

/** The curves of all loaded lifts of a life. */
export function curvesOf(lifts: readonly LiftDone[]): Curve[] {
  const loaded = lifts.filter(({ askedKg }) => askedKg !== null)
  return [...Map.groupBy(loaded, ({ exerciseId }) => exerciseId)].map(([exerciseId, sessions]) => {
    const demands = sessions.filter(({ deload, phase }) => !deload && phase !== 'taper')
    const tooHeavy = sessions.map(({ spare }) => spare < 0)
    return {
      exerciseId,
      sessions: sessions.length,
      ...riseOf(demands),
      tooHeavy: tooHeavy.filter(Boolean).length,
      tooHeavyTwice: tooHeavy.filter((one, at) => one && tooHeavy[at - 1]).length,
    }
  })
}

function riseOf(demands: readonly LiftDone[]): Pick<Curve, 'longestStill' | 'gain'> {
  const first = demands[0] === undefined ? 0 : (demandKg(demands[0]) ?? 0)
  let best = 0
  let still = 0
  let longestStill = 0
  for (const ofWeek of Map.groupBy(demands, ({ week }) => week).values()) {
    const demand = Math.max(...ofWeek.map((one) => demandKg(one) ?? 0))
    still = demand > best * 1.001 ? 0 : still + 1
    best = Math.max(best, demand)
    longestStill = Math.max(longestStill, still)
  }
  return { longestStill, gain: first > 0 ? best / first : 1 }
}

const STRONGER = { ...ABLE, strength: 0.45, growth: 0.02, seed: 3, weeks: 28 } as const
const UNEVEN = { ...REAL, strength: 0.45, growth: 0.02, seed: 3, weeks: 28 } as const
const NOTHING: readonly Equipment[] = ['none']
const ABLE_BODY = { reps: 40, more: 1 }
const REAL_BODY = { reps: 40, more: 0.3 }

function twoLives(name: string, input: Lifter['input'], more: Partial<Lifter> = {}): [string, Lifter][] {
  return [
    [`${name}, a repetition more each time`, { input, ...STRONGER, body: ABLE_BODY, ...more }],
    [`${name}, with good and bad days`, { input, ...UNEVEN, body: REAL_BODY, ...more }],
  ]
}

const AT_HOME = inputOf({ level: 'beginner', days: 3, goal: 'general', equipment: NOTHING })
const MOTHER: Lifter['input']['facts'] = {
  about: { sex: 'female', bornYear: 1992, health: ['postpartum', 'clearance-given'], clearedOn: '2025-12-28' },
}

/** Whoever lifts their own body, bands or weights that are too light. */
export const BODY_LIFTERS: Readonly<Record<string, Lifter>> = Object.fromEntries([
  ...twoLives('new, with nothing', AT_HOME),
  ...twoLives('new, with nothing, says nothing of what was left', AT_HOME, { tellsReserve: false }),
  ...twoLives(
    'new, with bands',
    inputOf({ level: 'beginner', days: 3, goal: 'general', equipment: ['none', 'bands'] }),
  ),
  ...twoLives(
    'aged 67, with nothing',
    inputOf({ level: 'beginner', days: 3, goal: 'general', equipment: NOTHING, bornYear: 1958 }),
  ),
  ...twoLives('after a birth, cleared, with nothing', { ...AT_HOME, facts: MOTHER }),
  ...twoLives('a bad knee, with nothing', { ...AT_HOME, preferences: { equipment: NOTHING, limits: ['knee'] } }),
  ...twoLives(
    'some experience, dumbbells to 8 kg',
    inputOf({ level: 'intermediate', days: 4, equipment: HOME, dumbbells: LIGHT }),
    { rack: LIGHT, body: { reps: 60, more: 0.5 } },
  ),
])
