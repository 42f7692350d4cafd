import type { Level } from '../../model.ts'
import type { MixRole } from '../mix-role.ts'
import { type MixRow, mix } from './mix-row.ts'

const lifts = (count: number): readonly MixRole[] => Array.from({ length: count }, () => 'strength' as const)

/**
 * Weeks of lifting on as many days as it is usually done by each level, with easy work on the others: towards a meet, whose
 * lifts need days between, and for who is older or lifts carefully.
 * @source acsm-2009: 2-3 / 3-4 / 4-5 days of strength by level
 */
export const LIFTED_WEEKS: Readonly<Record<Level, MixRow>> = {
  beginner: mix(
    lifts(3),
    [...lifts(3), 'long'],
    [...lifts(3), 'long', 'easy'],
    [...lifts(3), 'long', 'easy', 'mobility'],
    [...lifts(3), 'long', 'easy', 'mobility', 'mobility'],
  ),
  intermediate: mix(
    lifts(3),
    lifts(4),
    [...lifts(4), 'long'],
    [...lifts(4), 'long', 'easy'],
    [...lifts(4), 'long', 'easy', 'mobility'],
  ),
  advanced: mix(lifts(3), lifts(4), [...lifts(4), 'long'], [...lifts(5), 'easy'], [...lifts(6), 'recovery']),
}

/** Push, pull and legs twice each: who is no beginner and gives six days to muscle expects nothing else. */
export const PUSH_PULL_LEGS = lifts(6)
/** [lifts] of upper and lower days by turns: fewer are for the whole body. */
export const FEW_LIFTS = 4

/**
 * Weeks that are for muscle alone. From six days on all six lift: each muscle comes up twice, as on four days, in sessions
 * that are a third shorter. Lifting is active time as health counts it, and five days have their hour of cardio; of six it
 * is what somebody asks for.
 * @source acsm-2009: up to 4-5 days of strength; the sixth, of push, pull and legs, is ours
 */
export const MUSCLE_WEEKS: Readonly<Record<Level, MixRow>> = {
  beginner: LIFTED_WEEKS.beginner,
  intermediate: { ...LIFTED_WEEKS.intermediate, 6: PUSH_PULL_LEGS, 7: [...PUSH_PULL_LEGS, 'recovery'] },
  advanced: { ...LIFTED_WEEKS.advanced, 6: PUSH_PULL_LEGS, 7: [...PUSH_PULL_LEGS, 'recovery'] },
}

/**
 * The same of who has short days: five upper and lower ones by turns lift longer than six of push, pull and legs, whose
 * shorter ones would be a single exercise, and each muscle comes up as often. Easy days beside them are short as well.
 * @source default-ours
 */
const SHORT_LIFTED: MixRow = {
  ...LIFTED_WEEKS.intermediate,
  5: lifts(5),
  6: [...lifts(5), 'recovery'],
  7: [...lifts(5), 'recovery', 'mobility'],
}

export const SHORT_MUSCLE_WEEKS: Readonly<Record<Level, MixRow>> = {
  beginner: LIFTED_WEEKS.beginner,
  intermediate: SHORT_LIFTED,
  advanced: SHORT_LIFTED,
}
