import { createHash } from 'node:crypto'
import { isUnderAge } from '../../engine/screening/screening.ts'
import { speechFor } from '../../words/locale-display.ts'
import type { Speech } from '../../words/speech.ts'
import { civilDay } from '../civil-day.ts'
import type { PlanReader } from '../env.ts'
import type { JsonText } from '../http/json.ts'
import { builtFor } from './engine-build.ts'
import { isReusable } from './reuse.ts'
import type { StoredSchedule } from './store.ts'

/** The stored schedule where it stands, without its text where the asker has that; else null. */
export function standing(
  stored: StoredSchedule | null,
  user: PlanReader,
  now: Date,
): (JsonText & { readonly etag: string }) | null {
  if (!stored?.onboardingCompleted || !stored.updatedAt) return null
  const { updatedAt, display, about, json, packed, packedFirst } = stored
  const today = civilDay(now, user.timeZone)
  if (about && isUnderAge(about, today)) return null
  const engineBuild = builtFor(speechOf(user, display))
  // What we compressed was made for the day on which it was stored; who has changed zones since has another profile.
  const date = stored.date ?? civilDay(updatedAt, user.timeZone)
  const stands = isReusable({ ...stored, updatedAt, date }, { ...stored, now, engineBuild, today })
  return stands ? { json, packed, packedFirst, etag: etagOf(user.id, engineBuild, updatedAt) } : null
}

/** Names a stored schedule: whose it is, what made it, how it speaks, and when it was stored. */
export function etagOf(userId: string, engineBuild: string, updatedAt: Date): string {
  const made = createHash('sha256').update(`${userId} ${engineBuild}`).digest('base64url').slice(0, 16)
  return `W/"${updatedAt.getTime().toString(36)}.${made}"`
}

/** When the schedule was stored that a request says it has; null where it says nothing of the kind. */
export function knownSince(ifNoneMatch: string | undefined): Date | null {
  const time = /"([0-9a-z]{1,9})\./.exec(ifNoneMatch ?? '')?.[1]
  return time ? new Date(Number.parseInt(time, 36)) : null
}

/** Languages that are remembered; there are some hundred in use. @source default-ours */
const REMEMBERED_MAX = 500
const remembered = new Map<string, Speech>()

/** How a person is spoken to: finding out how a region shows numbers takes longer than the rest of a look at the plan. */
export function speechOf(
  { languages = '', speech }: PlanReader,
  display: StoredSchedule['display'] | undefined,
): Speech {
  const spoken = speech ?? remembered.get(languages) ?? speechFor(languages)
  if (remembered.size >= REMEMBERED_MAX) remembered.clear()
  if (!speech) remembered.set(languages, spoken)
  return { ...spoken, ...display }
}
