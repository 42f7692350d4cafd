import type { Goal, Level, TrainingDays } from '../../model.ts'
import type { EventKind } from '../../phases/event-profile.ts'
import type { MixRole } from '../mix-role.ts'
import { besideEvent, isSportEvent } from './beside-event.ts'
import { type MixRow, mix } from './mix-row.ts'
import { FEW_LIFTS, LIFTED_WEEKS, MUSCLE_WEEKS, PUSH_PULL_LEGS, SHORT_MUSCLE_WEEKS } from './muscle-mix.ts'

/** Which part of the plan a row is for. */
export type MixStage = 'base' | 'build' | 'peak'

type Stages = Readonly<Record<MixStage, MixRow>>

/** @source blagrove-2018: two strength days in base, one towards the event; the rest is default-ours */
const SHORT_EVENT: Stages = {
  base: mix(
    ['long', 'easy', 'strength'],
    ['long', 'easy', 'easy', 'strength'],
    ['long', 'easy', 'easy', 'strength', 'strength'],
    ['long', 'second-quality', 'easy', 'easy', 'strength', 'strength'],
    ['long', 'second-quality', 'easy', 'easy', 'strength', 'strength', 'recovery'],
  ),
  build: mix(
    ['long', 'quality', 'strength'],
    ['long', 'quality', 'easy', 'strength'],
    ['long', 'quality', 'easy', 'strength', 'strength'],
    ['long', 'quality', 'second-quality', 'easy', 'strength', 'strength'],
    ['long', 'quality', 'second-quality', 'easy', 'strength', 'strength', 'recovery'],
  ),
  peak: mix(
    ['long', 'quality', 'strength'],
    ['long', 'quality', 'easy', 'strength'],
    ['long', 'quality', 'easy', 'easy', 'strength'],
    ['long', 'quality', 'second-quality', 'easy', 'easy', 'strength'],
    ['long', 'quality', 'second-quality', 'easy', 'strength', 'strength', 'recovery'],
  ),
}
/** The same for who has trained for years: more of them run on five and six days, and lift once, as towards a longer race. */
const TRAINED_SHORT_EVENT: Stages = {
  ...SHORT_EVENT,
  build: mix(
    ['long', 'quality', 'strength'],
    ['long', 'quality', 'easy', 'strength'],
    ['long', 'quality', 'easy', 'easy', 'strength'],
    ['long', 'quality', 'second-quality', 'easy', 'easy', 'strength'],
    ['long', 'quality', 'second-quality', 'easy', 'strength', 'strength', 'recovery'],
  ),
}
const LONG_EVENT: Stages = {
  base: mix(
    ['long', 'easy', 'easy'],
    ['long', 'easy', 'easy', 'strength'],
    ['long', 'easy', 'easy', 'strength', 'strength'],
    ['long', 'second-quality', 'easy', 'easy', 'strength', 'strength'],
    ['long', 'second-quality', 'easy', 'easy', 'strength', 'strength', 'recovery'],
  ),
  build: mix(
    ['long', 'quality', 'easy'],
    ['long', 'quality', 'easy', 'strength'],
    ['long', 'quality', 'easy', 'easy', 'strength'],
    ['long', 'quality', 'second-quality', 'easy', 'easy', 'strength'],
    ['long', 'quality', 'second-quality', 'easy', 'strength', 'strength', 'recovery'],
  ),
  peak: mix(
    ['long', 'quality', 'easy'],
    ['long', 'quality', 'easy', 'strength'],
    ['long', 'quality', 'easy', 'easy', 'strength'],
    ['long', 'quality', 'second-quality', 'easy', 'easy', 'strength'],
    ['long', 'quality', 'second-quality', 'easy', 'easy', 'strength', 'recovery'],
  ),
}
/** Each discipline twice from five days on, the brick being a ride and a run. @source default-ours: minutes by share of race time, about 15, 50 and 35 % */
const TRIATHLON: Stages = {
  base: mix(
    ['swim', 'run', 'brick'],
    ['swim', 'cycle', 'run', 'brick'],
    ['swim', 'swim', 'cycle', 'run', 'brick'],
    ['swim', 'swim', 'cycle', 'run', 'brick', 'strength'],
    ['swim', 'swim', 'cycle', 'run', 'brick', 'strength', 'mobility'],
  ),
  build: mix(
    ['swim', 'run', 'brick'],
    ['swim', 'cycle', 'learned-quality', 'brick'],
    ['swim', 'swim', 'cycle', 'learned-quality', 'brick'],
    ['swim', 'swim', 'cycle', 'learned-quality', 'brick', 'strength'],
    ['swim', 'swim', 'cycle', 'learned-quality', 'brick', 'strength', 'mobility'],
  ),
  peak: mix(
    ['swim', 'run', 'brick'],
    ['swim', 'cycle', 'learned-quality', 'brick'],
    ['swim', 'swim', 'cycle', 'learned-quality', 'brick'],
    ['swim', 'swim', 'cycle', 'run', 'learned-quality', 'brick'],
    ['swim', 'swim', 'cycle', 'run', 'learned-quality', 'brick', 'mobility'],
  ),
}
const HYBRID: Stages = {
  base: mix(
    ['long', 'hybrid', 'strength'],
    ['long', 'hybrid', 'easy', 'strength'],
    ['long', 'hybrid', 'easy', 'strength', 'strength'],
    ['long', 'hybrid', 'easy', 'easy', 'strength', 'strength'],
    ['long', 'hybrid', 'easy', 'easy', 'strength', 'strength', 'recovery'],
  ),
  build: mix(
    ['long', 'hybrid', 'strength'],
    ['long', 'hybrid', 'easy', 'strength'],
    ['long', 'hybrid', 'easy', 'strength', 'strength'],
    ['long', 'hybrid', 'second-quality', 'easy', 'strength', 'strength'],
    ['long', 'hybrid', 'second-quality', 'easy', 'strength', 'strength', 'recovery'],
  ),
  peak: mix(
    ['long', 'hybrid', 'strength'],
    ['long', 'hybrid', 'easy', 'strength'],
    ['long', 'hybrid', 'easy', 'strength', 'strength'],
    ['long', 'hybrid', 'second-quality', 'easy', 'strength', 'strength'],
    ['long', 'hybrid', 'second-quality', 'easy', 'strength', 'strength', 'recovery'],
  ),
}

const same = (row: MixRow): Stages => ({ base: row, build: row, peak: row })

/** A quick run, a longer one and the strength that a test asks for. @source default-ours */
const TEST: Stages = same(
  mix(
    ['strength', 'quality', 'long'],
    ['strength', 'quality', 'long', 'strength'],
    ['strength', 'quality', 'easy', 'long', 'strength'],
    ['strength', 'quality', 'easy', 'long', 'strength', 'mobility'],
    ['strength', 'quality', 'easy', 'long', 'strength', 'mobility', 'recovery'],
  ),
)

/** @source donnelly-2009: minutes before mode, strength keeps lean mass */
const WEIGHT_LOSS: Stages = {
  base: mix(
    ['strength', 'long', 'strength'],
    ['strength', 'easy', 'long', 'strength'],
    ['strength', 'strength', 'easy', 'easy', 'long'],
    ['strength', 'strength', 'easy', 'easy', 'long', 'mobility'],
    ['strength', 'strength', 'easy', 'easy', 'long', 'mobility', 'recovery'],
  ),
  build: mix(
    ['strength', 'long', 'strength'],
    ['strength', 'easy', 'long', 'strength'],
    ['strength', 'strength', 'easy', 'learned-quality', 'long'],
    ['strength', 'strength', 'easy', 'learned-quality', 'long', 'mobility'],
    ['strength', 'strength', 'easy', 'learned-quality', 'long', 'mobility', 'recovery'],
  ),
  peak: mix(
    ['strength', 'long', 'strength'],
    ['strength', 'easy', 'long', 'strength'],
    ['strength', 'strength', 'easy', 'learned-quality', 'long'],
    ['strength', 'strength', 'easy', 'learned-quality', 'long', 'mobility'],
    ['strength', 'strength', 'easy', 'learned-quality', 'long', 'mobility', 'recovery'],
  ),
}
const GENERAL: Stages = {
  base: mix(
    ['strength', 'long', 'strength'],
    ['strength', 'easy', 'long', 'strength'],
    ['strength', 'strength', 'easy', 'easy', 'long'],
    ['strength', 'strength', 'easy', 'easy', 'long', 'mobility'],
    ['strength', 'strength', 'easy', 'easy', 'long', 'mobility', 'recovery'],
  ),
  build: mix(
    ['strength', 'long', 'strength'],
    ['strength', 'learned-quality', 'long', 'strength'],
    ['strength', 'strength', 'easy', 'learned-quality', 'long'],
    ['strength', 'strength', 'easy', 'learned-quality', 'long', 'mobility'],
    ['strength', 'strength', 'easy', 'learned-quality', 'long', 'mobility', 'recovery'],
  ),
  peak: mix(
    ['strength', 'long', 'strength'],
    ['strength', 'learned-quality', 'long', 'strength'],
    ['strength', 'strength', 'easy', 'learned-quality', 'long'],
    ['strength', 'strength', 'easy', 'learned-quality', 'long', 'mobility'],
    ['strength', 'strength', 'easy', 'learned-quality', 'long', 'mobility', 'recovery'],
  ),
}
/** @source singh-2023, schleinzer-2024: easy aerobic work and mind-body practice both relieve stress */
const STRESS = same(
  mix(
    ['long', 'easy', 'yoga'],
    ['long', 'easy', 'easy', 'yoga'],
    ['long', 'easy', 'easy', 'yoga', 'breathing'],
    ['long', 'easy', 'easy', 'yoga', 'breathing', 'strength'],
    ['long', 'easy', 'easy', 'yoga', 'breathing', 'strength', 'strength'],
  ),
)

const BY_GOAL: Readonly<Record<Exclude<Goal, 'muscle-gain'>, Stages>> = {
  'weight-loss': WEIGHT_LOSS,
  general: GENERAL,
  stress: STRESS,
  endurance: SHORT_EVENT,
}

/**
 * The sessions of an ordinary week.
 * @param options.kind - kind of the event trained for, or null
 */
export function ordinaryMix(options: {
  kind: EventKind | null
  goal: Goal
  level: Level
  days: TrainingDays
  stage: MixStage
  /** Lifting is kept to fewer days, for their age or their health. */
  isSpared: boolean
  /** Their days have no room for push, pull and legs. */
  isShort: boolean
  /** Days that what they may lift is enough for. */
  lifts: number
}): readonly MixRole[] {
  const { kind, goal, days } = options
  const roles = rowOf(options)[days]
  // Who lifts for a contest has no long session of cardio beside it.
  if (kind === 'strength') return roles.map((role) => (role === 'long' ? 'easy' : role))
  return isSportEvent(kind) ? besideEvent(roles, goal, days) : roles
}

type Asked = Parameters<typeof ordinaryMix>[0]

function rowOf({ kind, goal, level, stage, isSpared, isShort, lifts }: Asked): MixRow {
  if (kind === 'strength') return LIFTED_WEEKS[level]
  if (kind !== 'general' && kind !== null) return stagesOf(kind, level)[stage]
  if (goal === 'muscle-gain') return muscleRow({ level, isSpared, isShort, lifts })
  return BY_GOAL[goal][stage]
}

function muscleRow({
  level,
  isSpared,
  isShort,
  lifts,
}: Pick<Asked, 'level' | 'isSpared' | 'isShort' | 'lifts'>): MixRow {
  if (lifts < FEW_LIFTS) return LIFTED_WEEKS.beginner
  if (isShort && !isSpared) return SHORT_MUSCLE_WEEKS[level]
  const usual = level === 'beginner' ? level : 'intermediate'
  return lifts < PUSH_PULL_LEGS.length ? LIFTED_WEEKS[usual] : (isSpared ? LIFTED_WEEKS : MUSCLE_WEEKS)[level]
}

function stagesOf(kind: Exclude<EventKind, 'strength' | 'general'>, level: Level): Stages {
  switch (kind) {
    case '5k':
    case '10k':
      return level === 'advanced' ? TRAINED_SHORT_EVENT : SHORT_EVENT
    case 'day-out':
      return SHORT_EVENT
    case 'half':
    case 'marathon':
    case 'ultra':
      return LONG_EVENT
    case 'tri-short':
    case 'tri-half':
    case 'tri-full':
      return TRIATHLON
    case 'hybrid':
      return HYBRID
    case 'test':
      return TEST
  }
}

/** The sessions of the first and second week after an event: moving, nothing more. */
export const RECOVERY_MIX: readonly MixRow[] = [
  mix(
    ['recovery', 'easy', 'mobility'],
    ['recovery', 'easy', 'mobility', 'mobility'],
    ['recovery', 'easy', 'mobility', 'recovery', 'mobility'],
    ['recovery', 'easy', 'mobility', 'recovery', 'mobility', 'mobility'],
    ['recovery', 'easy', 'mobility', 'recovery', 'mobility', 'mobility', 'mobility'],
  ),
  mix(
    ['long', 'recovery', 'mobility'],
    ['long', 'recovery', 'mobility', 'recovery'],
    ['long', 'recovery', 'mobility', 'recovery', 'easy'],
    ['long', 'recovery', 'mobility', 'recovery', 'easy', 'mobility'],
    ['long', 'recovery', 'mobility', 'recovery', 'easy', 'mobility', 'recovery'],
  ),
]
