import type { Schedule } from '../../contract/schedule.ts'
import { sessionMark } from '../session/token-store.ts'

/** The prefix lets sign-out find it. */
const KEY = 'fulcrum.schedule'

/** Keeps the last plan on the device, for when there is no network; not if its session ended while it was on its way. */
export function keepSchedule(schedule: Schedule, owner: string | null) {
  if (owner === null || owner !== sessionMark()) return
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ owner, schedule }))
  } catch {
    // Storage is full or refused: without a network there will be no plan.
    forgetSchedule()
  }
}

/** The plan of the last time, if it is this session's and of a shape that these screens know. */
export async function keptSchedule(): Promise<Schedule | null> {
  try {
    const kept: { owner: string | null; schedule: unknown } | null = JSON.parse(
      window.localStorage.getItem(KEY) ?? 'null',
    )
    const own = kept !== null && kept.owner !== null && kept.owner === sessionMark()
    if (!own) return null
    // Only without a network; the worker keeps it at hand.
    const { isSchedule } = await import('./schedule-shape.ts')
    return isSchedule(kept.schedule) ? kept.schedule : null
  } catch {
    return null
  }
}

export function forgetSchedule() {
  try {
    window.localStorage.removeItem(KEY)
  } catch {
    // Nothing could be kept, so nothing is left.
  }
}
