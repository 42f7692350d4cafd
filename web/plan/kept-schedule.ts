import type { Schedule } from '../../contract/schedule.ts'
import { sessionMark } from '../api/token-store.ts'

/** The prefix lets sign-out find it. */
const KEY = 'fulcrum.schedule'

type Kept = { owner: string | null; schedule: unknown; tag?: string | null }

/**
 * Keeps the last plan on the device, for when there is no network; not if its session ended while it was on its way.
 * @param tag - the ETag under which the server gave it
 */
export function keepSchedule(schedule: Schedule, owner: string | null, tag: string | null = null) {
  if (owner === null || owner !== sessionMark()) return
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ owner, schedule, tag } satisfies Kept))
  } catch {
    // Storage is full or refused: without a network there will be no plan.
    forgetSchedule()
  }
}

/** The plan of the last time, if it is this session's and of a shape that these screens know. */
export async function keptSchedule(): Promise<Schedule | null> {
  try {
    const kept = ownKept()
    if (!kept) return null
    // Only where a plan is kept; the worker keeps it at hand.
    const { isSchedule } = await import('./schedule-shape.ts')
    return isSchedule(kept.schedule) ? kept.schedule : null
  } catch {
    return null
  }
}

/** The ETag of the plan of the last time, to ask by, if it is this session's. */
export function keptTag(): string | null {
  try {
    return ownKept()?.tag ?? null
  } catch {
    return null
  }
}

function ownKept(): Kept | null {
  const kept: Kept | null = JSON.parse(window.localStorage.getItem(KEY) ?? 'null')
  return kept !== null && kept.owner !== null && kept.owner === sessionMark() ? kept : null
}

export function forgetSchedule() {
  try {
    window.localStorage.removeItem(KEY)
  } catch {
    // Nothing could be kept, so nothing is left.
  }
}
