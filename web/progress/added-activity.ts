import type { ActivityDiscipline, ActivityInput } from '../../contract/activity.ts'
import { KM_PER_MILE } from '../../words/units.ts'
import { ADD } from '../words/progress-words.ts'

/** What somebody typed of something they did. */
export type Typed = {
  readonly sport: ActivityDiscipline
  readonly day: string
  readonly time: string
  readonly minutes: string
  readonly distance: string
}

export type Wrong = { readonly minutes?: string; readonly distance?: string; readonly when?: string }

const FAR: readonly ActivityDiscipline[] = ['run', 'walk', 'cycle', 'swim', 'row']

/** Whether a sport covers a distance worth telling. */
export function coversGround(sport: ActivityDiscipline): boolean {
  return FAR.includes(sport)
}

/** What was typed as the server takes it, or what is wrong with it. */
export function activityOf(typed: Typed, unit: 'km' | 'mi', now: number): ActivityInput | Wrong {
  const start = Date.parse(`${typed.day}T${typed.time}`)
  const minutes = Number(typed.minutes)
  const distance = distanceOf(typed)
  const wrong: Wrong = {
    ...(!(start <= now) && { when: ADD.whenWrong }),
    ...(!(minutes >= 1 && minutes <= 1440) && { minutes: ADD.minutesWrong }),
    ...(distance !== null && !(distance > 0) && { distance: ADD.distanceWrong }),
  }
  if (Object.keys(wrong).length > 0) return wrong
  const metres = distance === null ? null : Math.round(distance * (unit === 'km' ? 1 : KM_PER_MILE) * 1000)
  return {
    ...{ start: new Date(start).toISOString(), discipline: typed.sport, durationSec: minutes * 60 },
    ...{ distanceM: metres, avgHr: null, climbM: null, sets: null, laps: null },
  }
}

function distanceOf({ sport, distance }: Typed): number | null {
  return coversGround(sport) && distance.trim() !== '' ? Number(distance.replace(',', '.')) : null
}
