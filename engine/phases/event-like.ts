import type { Discipline, EventLike, EventSport } from '../model.ts'

/** Discipline of the long and easy sessions before an event that is closest to a sport. */
export const TRAINED_LIKE: Readonly<Record<EventSport, Discipline>> = {
  run: 'run',
  walk: 'walk',
  cycle: 'cycle',
  swim: 'swim',
  row: 'row',
  strength: 'strength',
  mixed: 'run',
}

/** [ratio] of its minutes that an event weighs by how hard it is. @source default-ours */
const WEIGHT = { easy: 0.5, steady: 1, hard: 1.3 } as const
/** [min] up to which an event weighs as a race of 5 km, of 10 km, and of half a marathon; any heavier one weighs as a marathon. @source default-ours */
const LIGHT = { '5k': 45, '10k': 100, half: 200 } as const

/** Which race an event weighs as in its taper and in the days after it: by how long it is and how hard. */
export function weighsAs({ minutes, effort = 'steady' }: EventLike): '5k' | '10k' | 'half' | 'marathon' {
  const weight = (minutes ?? 0) * WEIGHT[effort]
  for (const race of ['5k', '10k', 'half'] as const) if (weight <= LIGHT[race]) return race
  return 'marathon'
}

/** [min/km] at which the minutes of an unknown run are turned into a distance to train for. @source default-ours */
const MIN_PER_KM = 6.5

/** [km] of the run that takes as long. */
export function runLikeKm(minutes: number): number {
  return minutes / MIN_PER_KM
}

/** [km] of running that a shuttle run comes to, to beeps, of somebody who trains for it. @source leger-1988: level 9 or 10 */
const SHUTTLE_KM = 1.8

/** [km] of the run that a test has, back and forth where it has no other; null of one without, and of other events. */
export function testRunKm({ like }: { readonly like?: EventLike }): number | null {
  const run = like?.parts?.find(({ part }) => part === 'run')?.km
  return run ?? (like?.parts?.some(({ part }) => part === 'shuttle-run') ? SHUTTLE_KM : null)
}
