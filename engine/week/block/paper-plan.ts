import { LIMITS } from '../../limits/limits.ts'
import type { Stress } from '../../model.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import type { Intent } from '../intent.ts'
import { type DesignedWeek, designWeeks } from '../minutes/design.ts'
import { floor5 } from '../minutes/grid.ts'
import type { Person } from '../person/person.ts'
import { apportioned, STRESS_VOLUME } from '../person/stress.ts'
import type { Size, Sizes } from './plan-size.ts'

/** [ratio] of the last loaded week that an easier one keeps. */
const { target: DELOAD_CUT } = LIMITS['deload-not-off']

/**
 * How big a plan can be at most under each degree of stress: as if every session came out as it was designed, whatever days
 * and limits then take of it.
 */
export function paperSizes(frames: readonly WeekFrame[], person: Person): Sizes {
  const designer = designWeeks(frames, person)
  const weeks = frames.map((frame) => {
    const week = designer.design(frame)
    designer.remember(
      week.frame,
      week.intents.map((intent) => ({ intent, session: intent })),
    )
    return week
  })
  return { low: sizeUnder('low', weeks), medium: sizeUnder('medium', weeks), high: sizeUnder('high', weeks) }
}

function sizeUnder(stress: Stress, weeks: readonly DesignedWeek[]): Size {
  let longestKm = 0
  let peakMin = 0
  let totalMin = 0
  let loadedMin = 0
  for (const week of weeks) {
    const leastMin = week.frame.deload ? loadedMin * (1 - DELOAD_CUT) + week.intents.length : 0
    const minutes = Math.max(leastMin, minutesUnder(stress, week))
    if (!week.frame.deload) loadedMin = minutes
    peakMin = Math.max(peakMin, minutes)
    totalMin += minutes
    longestKm = Math.max(longestKm, longKm(week) * STRESS_VOLUME[stress])
  }
  // Under stress long runs are cut to half kilometres.
  return { longestKm: stress === 'low' ? longestKm : Math.floor(longestKm * 2) / 2, peakMin, totalMin }
}

/** [min] of a week: what it was to hold, where that is more than its sessions. */
function minutesUnder(stress: Stress, { intents, wantedMin }: DesignedWeek): number {
  const trained = intents.filter(({ role }) => role !== 'race')
  const calmMin = trained.reduce((sum, { durationMin }) => sum + durationMin, 0)
  // What is not run is filled up by whole fives.
  const mostMin = trained.some(({ discipline }) => discipline === 'run') ? wantedMin : floor5(wantedMin)
  return stressedMin(trained, calmMin, stress) + Math.max(0, mostMin - calmMin) * STRESS_VOLUME[stress]
}

function stressedMin(trained: readonly Intent[], calmMin: number, stress: Stress): number {
  if (stress === 'low') return calmMin
  const each = apportioned(
    trained.map((intent) => ({ intent })),
    stress,
  )
  return each.reduce((sum, one) => sum + one, 0)
}

function longKm({ intents }: DesignedWeek): number {
  const runs = intents.filter(({ role, discipline }) => role === 'long' && discipline === 'run')
  return Math.max(0, ...runs.map(({ distanceKm }) => distanceKm ?? 0))
}
