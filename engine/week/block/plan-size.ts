import { STRESS_LEVELS, type Stress } from '../../model.ts'
import type { LaidWeek } from '../laid/week-over.ts'
import type { Layout } from './lay-out.ts'

/** How big a plan is, events apart: km of long runs, minutes of the fullest week and of all. */
export type Size = { readonly longestKm: number; readonly peakMin: number; readonly totalMin: number }

/** How big a plan is under each degree of stress. */
export type Sizes = Readonly<Record<Stress, Size>>

/** [ratio] of a plan that may be lost by less stress before it counts. @source default-ours */
const STRESS_LOSS = 0.05
/** [km, min] what the half kilometres of long runs and the five minutes of sessions take. @source default-ours */
const ROUNDED_KM = 1
const ROUNDED_MIN = 5

/** The sizes of a layout. */
export function sizesOf(layout: Layout): Sizes {
  return { low: sizeOf(layout.low), medium: sizeOf(layout.medium), high: sizeOf(layout.high) }
}

function sizeOf(weeks: readonly LaidWeek[]): Size {
  let longestKm = 0
  let peakMin = 0
  let totalMin = 0
  for (const { placed } of weeks) {
    let minutes = 0
    for (const { session } of placed) {
      if (session.discipline === 'race') continue
      minutes += session.durationMin
      if (session.discipline === 'run' && session.longSession) longestKm = Math.max(longestKm, session.distanceKm ?? 0)
    }
    peakMin = Math.max(peakMin, minutes)
    totalMin += minutes
  }
  return { longestKm, peakMin, totalMin }
}

/** [ratio] the most that a plan loses against what others hold, and against itself under more stress. */
export function worstLoss(own: Sizes, others: Sizes): number {
  return Math.max(
    ...STRESS_LEVELS.map((stress) => lossOf(own[stress], others[stress])),
    ...[lossOf(own.low, own.medium), lossOf(own.medium, own.high)].filter((loss) => loss > STRESS_LOSS),
  )
}

function lossOf(one: Size, other: Size): number {
  return Math.max(
    lost(one.longestKm, other.longestKm, ROUNDED_KM),
    lost(one.peakMin, other.peakMin, ROUNDED_MIN),
    lost(one.totalMin, other.totalMin, ROUNDED_MIN),
  )
}

function lost(own: number, other: number, unseen: number): number {
  return other - own <= unseen ? 0 : 1 - own / other
}

/** Whether a plan is as large as another under each degree of stress, but for what the grid takes. */
export function isAtLeast(own: Sizes, other: Sizes): boolean {
  return STRESS_LEVELS.every((stress) => lossOf(own[stress], other[stress]) === 0)
}

/** The larger of two plans in each of their measures. */
export function larger(one: Sizes, other: Sizes): Sizes {
  const of = (stress: Stress): Size => ({
    longestKm: Math.max(one[stress].longestKm, other[stress].longestKm),
    peakMin: Math.max(one[stress].peakMin, other[stress].peakMin),
    totalMin: Math.max(one[stress].totalMin, other[stress].totalMin),
  })
  return { low: of('low'), medium: of('medium'), high: of('high') }
}

/** [min] of a plan under all degrees of stress together. */
export function totalOf(sizes: Sizes): number {
  return STRESS_LEVELS.reduce((sum, stress) => sum + sizes[stress].totalMin, 0)
}
