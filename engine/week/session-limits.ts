import { nextLongestRunKm } from '../load/long-run-progression.ts'
import type { Goal, Level } from '../model.ts'
import type { WeekFrame } from '../phases/macrocycle.ts'
import type { Intent } from './intent.ts'
import { isRaceNear } from './long-days.ts'
import type { AllocationLimits } from './long-session.ts'
import { easyPaceOf, type Person } from './person.ts'

/** [min] of one strength session at most. @source iversen-2021, acsm-2009 */
const STRENGTH_MAX: Readonly<Record<Level, number>> = { beginner: 40, intermediate: 50, advanced: 55 }
const MUSCLE_MAX: Readonly<Record<Level, number>> = { beginner: 45, intermediate: 60, advanced: 65 }
const RACE_MAX: Readonly<Record<Level, number>> = { beginner: 35, intermediate: 40, advanced: 45 }
/** [min] of an ordinary easy session at most. @source default-ours */
const EASY_MAX: Readonly<Record<Level, number>> = { beginner: 60, intermediate: 70, advanced: 85 }
/** [min] more that one session may take where only three share the week. @source default-ours */
const THREE_DAYS_MORE_MIN = 15
/** [min] of walking that somebody new to running may add around a run. @source default-ours */
export const WALK_AROUND_MIN = 25
/** [min] no session in the week of an event, or in the days just before one, is longer. @source default-ours */
const RACE_WEEK_MAX = 45

/** [min] a strength session may take. @source iversen-2021, acsm-2009 */
export function strengthMax({ goal, level, days }: Person, frame: WeekFrame): number {
  const few = days === 3 ? 10 : 0
  if (goal === 'muscle-gain' || frame.profile?.kind === 'strength') return MUSCLE_MAX[level] + few
  return (frame.profile ? RACE_MAX[level] : STRENGTH_MAX[level]) + few
}

/** [min] the strength sessions of a week take at most. @source iversen-2021 */
export function strengthRoom(goal: Goal, mean: number, frame: WeekFrame): number {
  if (goal === 'muscle-gain') return mean * 1.1
  return frame.profile?.peakRunKm ? mean * 0.85 : mean
}

/** [min] running that the last 30 days allow in one go. @source frandsen-2025 */
export function runMaxMin(frame: WeekFrame, person: Person, limits: AllocationLimits): number {
  return nextLongestRunKm(limits.longestRunKm) * easyPaceOf(person, frame.index)
}

/**
 * Minutes an easy or hard session may take beside the long one.
 * @param longMin - [min] the week's long session
 * @param hardMax - [min] a hard session may take
 * @source default-ours
 */
export function sessionMax(
  intent: Intent,
  frame: WeekFrame,
  person: Person,
  limits: AllocationLimits,
  longMin: number,
  hardMax: number,
): number {
  const run = intent.discipline === 'run'
  return Math.min(
    isRaceNear(frame) ? RACE_WEEK_MAX : 300,
    longestFor(intent, person),
    intent.hard && intent.role !== 'hybrid' ? hardMax : 300,
    Math.max(15, run ? longMin * 0.95 : longMin),
    run ? runMaxMin(frame, person, limits) : Number.POSITIVE_INFINITY,
  )
}

function longestFor(intent: Intent, { level, days }: Person): number {
  if (intent.role === 'recovery') return 30
  if (intent.role === 'hybrid') return 60
  const most = EASY_MAX[level] + (days === 3 ? THREE_DAYS_MORE_MIN : 0)
  return intent.discipline === 'swim' ? Math.min(60, most) : most
}

/** [min] of the longest easy session of a level. @source default-ours */
export function easyMax(level: Level): number {
  return EASY_MAX[level]
}
