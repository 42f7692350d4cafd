import type { Goal, Level, TrainingDays } from '../model.ts'
import type { EventKind } from '../phases/event-profile.ts'

/**
 * One letter per session of a week:
 * L long, E easy, Q quality, q second quality (advanced only, else easy), i quality (not for beginners, else easy),
 * R recovery, S strength, M mobility, Y yoga, N breathing, W swim, C cycle, T run, B brick, H hybrid.
 */
export type MixRow = Readonly<Record<TrainingDays, string>>

/** Which part of the plan a row is for. */
export type MixStage = 'base' | 'build' | 'peak'

const mix = (three: string, four: string, five: string, six: string, seven: string): MixRow => ({
  3: three,
  4: four,
  5: five,
  6: six,
  7: seven,
})

type Stages = Readonly<Record<MixStage, MixRow>>

/** @source blagrove-2018: two strength days in base, one towards the event; the rest is default-ours */
const SHORT_EVENT: Stages = {
  base: mix('LES', 'LEES', 'LEESS', 'LqEESS', 'LqEESSR'),
  build: mix('LQS', 'LQES', 'LQESS', 'LQqESS', 'LQqESSR'),
  peak: mix('LQS', 'LQES', 'LQEES', 'LQqEES', 'LQqESSR'),
}
const LONG_EVENT: Stages = {
  base: mix('LEE', 'LEES', 'LEESS', 'LqEESS', 'LqEESSR'),
  build: mix('LQE', 'LQES', 'LQEES', 'LQqEES', 'LQqESSR'),
  peak: mix('LQE', 'LQES', 'LQEES', 'LQqEES', 'LQqEESR'),
}
const TRIATHLON: Stages = {
  base: mix('WTB', 'WCTB', 'WCTBS', 'WCTBSS', 'WWCTBSM'),
  build: mix('WTB', 'WCiB', 'WCiBS', 'WWCiBS', 'WWCiBSM'),
  peak: mix('WTB', 'WCiB', 'WWCiB', 'WWCTiB', 'WWCTiBM'),
}
const HYBRID: Stages = {
  base: mix('LHS', 'LHES', 'LHESS', 'LHEESS', 'LHEESSR'),
  build: mix('LHS', 'LHES', 'LHESS', 'LHqESS', 'LHqESSR'),
  peak: mix('LHS', 'LHES', 'LHESS', 'LHqESS', 'LHqESSR'),
}

const same = (row: MixRow): Stages => ({ base: row, build: row, peak: row })

/** @source acsm-2009: 2-3 / 3-4 / 4-5 days of strength by level */
const MUSCLE: Readonly<Record<Level, Stages>> = {
  beginner: same(mix('SSS', 'SSSL', 'SSSLE', 'SSSLEM', 'SSSLEMM')),
  intermediate: same(mix('SSS', 'SSSL', 'SSSSL', 'SSSSLE', 'SSSSLEM')),
  advanced: same(mix('SSS', 'SSSL', 'SSSSL', 'SSSSLE', 'SSSSLEM')),
}

/** @source donnelly-2009: minutes before mode, strength keeps lean mass */
const WEIGHT_LOSS: Stages = {
  base: mix('SLS', 'SELS', 'SSEEL', 'SSEELM', 'SSEELMR'),
  build: mix('SLS', 'SELS', 'SSEiL', 'SSEiLM', 'SSEiLMR'),
  peak: mix('SLS', 'SELS', 'SSEiL', 'SSEiLM', 'SSEiLMR'),
}
const GENERAL: Stages = {
  base: mix('SLS', 'SELS', 'SSEEL', 'SSEELM', 'SSEELMR'),
  build: mix('SLS', 'SiLS', 'SSEiL', 'SSEiLM', 'SSEiLMR'),
  peak: mix('SLS', 'SiLS', 'SSEiL', 'SSEiLM', 'SSEiLMR'),
}
/** @source singh-2023, schleinzer-2024: easy aerobic work and mind-body practice both relieve stress */
const STRESS = same(mix('LEY', 'LEEY', 'LEEYN', 'LEEYNS', 'LEEYNSS'))

const BY_GOAL: Readonly<Record<Exclude<Goal, 'muscle-gain'>, Stages>> = {
  'weight-loss': WEIGHT_LOSS,
  general: GENERAL,
  stress: STRESS,
  endurance: SHORT_EVENT,
}

/**
 * The letters of an ordinary week.
 * @param options.kind - kind of the event trained for, or null
 */
export function mixLetters(options: {
  kind: EventKind | null
  goal: Goal
  level: Level
  days: TrainingDays
  stage: MixStage
}): string {
  return stagesOf(options.kind, options.goal, options.level)[options.stage][options.days]
}

function stagesOf(kind: EventKind | null, goal: Goal, level: Level): Stages {
  switch (kind) {
    case '5k':
    case '10k':
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
    case 'strength':
      return MUSCLE[level]
    case 'general':
    case null:
      return goal === 'muscle-gain' ? MUSCLE[level] : BY_GOAL[goal]
  }
}

/** The letters of the first and second week after an event: moving, nothing more. */
export const RECOVERY_LETTERS: readonly MixRow[] = [
  mix('REM', 'REMM', 'REMRM', 'REMRMM', 'REMRMMM'),
  mix('LRM', 'LRMR', 'LRMRE', 'LRMREM', 'LRMREMR'),
]
