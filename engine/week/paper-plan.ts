import type { WeekFrame } from '../phases/macrocycle.ts'
import { designWeeks } from './design.ts'
import { floor5 } from './grid.ts'
import type { Person } from './person.ts'
import type { Size } from './plan-size.ts'

/**
 * How big the plan of a person without stress would be if every session came out as it was designed: what days, limits and
 * the grid then take of it is not known, and nothing adds to it.
 */
export function paperSize(frames: readonly WeekFrame[], person: Person): Size {
  const designer = designWeeks(frames, person)
  let longestKm = 0
  let peakMin = 0
  let totalMin = 0
  for (const frame of frames) {
    const { intents, wantedMin } = designer.design(frame)
    designer.remember(
      frame,
      intents.map((intent) => ({ intent, session: intent })),
    )
    let minutes = 0
    for (const { role, discipline, durationMin, distanceKm } of intents) {
      if (role !== 'race') minutes += durationMin
      if (role === 'long' && discipline === 'run') longestKm = Math.max(longestKm, distanceKm ?? 0)
    }
    // What is not run is filled up by whole fives.
    const runs = intents.some(({ discipline }) => discipline === 'run')
    const mostMin = Math.max(minutes, runs ? wantedMin : floor5(wantedMin))
    peakMin = Math.max(peakMin, mostMin)
    totalMin += mostMin
  }
  return { longestKm, peakMin, totalMin }
}
