import type { Schedule } from '../../engine/model.ts'
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

export function keptSchedule(): Schedule | null {
  try {
    const kept: { owner: string | null; schedule: Schedule } | null = JSON.parse(
      window.localStorage.getItem(KEY) ?? 'null',
    )
    return kept && kept.owner !== null && kept.owner === sessionMark() && kept.schedule.version === 1
      ? kept.schedule
      : null
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
