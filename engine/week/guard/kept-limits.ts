import { inside, LIMITS } from '../../limits/limits.ts'
import { monotony } from '../../load/monotony.ts'
import { sure } from '../../sure.ts'
import type { PlacedSession } from '../laid/plan-week.ts'
import { clampedHard } from './guard.ts'
import { type GuardInput, minutesOf } from './guard-input.ts'
import { overshoot } from './guard-limits.ts'
import { clampedKm, clampedRun, clampedShare } from './guard-runs.ts'
import { longKmOf } from './lightened.ts'

/** [ratio] monotony of a week to which minutes are added. @source foster-1998, default-ours: the margin */
const MONOTONY_MOST = inside(LIMITS.monotony.hard, 0.01)

/** What a week may hold at most: what it holds under less stress. */
export type Most = { readonly loadAu: number; readonly minutes: number; readonly longKm: number }

/** Without stress no other week bounds it. */
export const ANY_SIZE: Most = { loadAu: Infinity, minutes: Infinity, longKm: Infinity }

/** What a week holds, as a bound for the same week under more stress. */
export function sizeOfWeek(week: readonly PlacedSession[]): Most {
  return { loadAu: loadOfWeek(week), minutes: minutesOf(week), longKm: longKmOf(week) }
}

/** Whether a week that was added to keeps what the weeks before it, its own days and less stress allow. */
export function keepsLimits(week: readonly PlacedSession[], guard: GuardInput, most: Most): boolean {
  return (
    overshoot(week, guard.limits) >= 1 &&
    monotony(loadsOf(week)) <= MONOTONY_MOST &&
    loadOfWeek(week) <= most.loadAu &&
    minutesOf(week) <= most.minutes &&
    clampedShare(week, guard) === week &&
    clampedHard(week, guard) === week
  )
}

/** Whether no run of a week is too long after the weeks before it. */
export function keepsRuns(week: readonly PlacedSession[], guard: GuardInput): boolean {
  return (
    week.every((one) => clampedRun(one, guard) === one) &&
    clampedKm(week, guard) === week &&
    clampedShare(week, guard) === week
  )
}

/** [AU] of a week. */
export function loadOfWeek(week: readonly PlacedSession[]): number {
  return week.reduce((sum, { session }) => sum + session.loadAu, 0)
}

/** [AU] of its seven days. */
function loadsOf(placed: readonly PlacedSession[]): number[] {
  const loads = [0, 0, 0, 0, 0, 0, 0]
  for (const { day, session } of placed) loads[day] = sure(loads[day]) + session.loadAu
  return loads
}
