import type { Discipline } from '../../model.ts'
import type { Muscle } from '../catalogue/exercise.ts'

/** How one way of moving is talked about. */
export type Sport = {
  readonly noun: string
  readonly emoji: string
  readonly warmup: string
  readonly easy: string
  readonly between: string
  readonly cooldown: string
  /** A hint that is true of easy work in this sport. */
  readonly hint: string
  readonly fastHint: string
  readonly hill: string
  readonly muscles: readonly Muscle[]
}

const RUN: Sport = {
  noun: 'run',
  emoji: '🏃',
  warmup: 'Brisk walk, then easy jog',
  easy: 'Easy run',
  between: 'Easy jog or walk between',
  cooldown: 'Easy jog, then walk',
  hint: 'Short, quiet steps; slow down on hills.',
  fastHint: 'Tall, relaxed shoulders, quick feet.',
  hill: 'Uphill run',
  muscles: ['hip-flexors', 'hamstrings', 'glutes', 'calves', 'quads'],
}

const SPORTS: Readonly<Partial<Record<Discipline, Sport>>> = {
  run: RUN,
  walk: {
    noun: 'walk',
    emoji: '🚶',
    warmup: 'Relaxed stroll',
    easy: 'Comfortable walk',
    between: 'Relaxed walk between',
    cooldown: 'Slow stroll',
    hint: 'Look ahead, let your arms swing.',
    fastHint: 'Quicker steps rather than longer ones, arms bent.',
    hill: 'Uphill walk',
    muscles: ['hip-flexors', 'calves', 'hamstrings', 'glutes'],
  },
  cycle: {
    noun: 'ride',
    emoji: '🚴',
    warmup: 'Easy spin',
    easy: 'Easy ride',
    between: 'Easy spin between',
    cooldown: 'Easy spin, light gear',
    hint: 'A gear you can turn 80-95 times a minute.',
    fastHint: 'Hold 85-95 turns a minute, upper body quiet.',
    hill: 'Climb, seated, 60-75 turns a minute',
    muscles: ['hip-flexors', 'quads', 'glutes', 'hamstrings'],
  },
  row: {
    noun: 'row',
    emoji: '🚣',
    warmup: 'Light rowing',
    easy: 'Easy rowing, 18-22 strokes a minute',
    between: 'Light paddling between',
    cooldown: 'Light paddling',
    hint: 'Legs, then body, then arms; the way back is slow.',
    fastHint: 'Push harder with the legs before you raise the rate.',
    hill: 'Strong strokes at 18-20 a minute',
    muscles: ['hamstrings', 'glutes', 'back', 'hip-flexors'],
  },
  cardio: {
    noun: 'cardio',
    emoji: '💓',
    warmup: 'Light movement on your chosen machine',
    easy: 'Steady movement',
    between: 'Light movement between',
    cooldown: 'Very light movement',
    hint: 'Any machine or way of moving that feels kind today.',
    fastHint: 'Raise the resistance or the pace, not both at once.',
    hill: 'Steep or heavy setting',
    muscles: ['hip-flexors', 'glutes', 'hamstrings', 'quads'],
  },
}

/**
 * The words for a discipline.
 * @param discipline - swims have a builder of their own; anything unknown is spoken of as cardio
 * @returns its words
 */
export function sportOf(discipline: Discipline): Sport {
  return SPORTS[discipline] ?? SPORTS.cardio ?? RUN
}
