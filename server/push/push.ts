import webPush from 'web-push'
import type { PushDevice, PushMessage } from '../../contract/push.ts'
import type { ReminderKind } from '../../contract/reminders.ts'
import type { CivilDate } from '../../engine/model.ts'
import type { AppContext } from '../context.ts'
import type { Queries } from '../db/open.ts'
import type { Job } from '../jobs/jobs.ts'
import { NotReached } from '../outside/outside.ts'
import { deviceOwner } from './devices.ts'
import { dropDevice, findDevice } from './store.ts'

/** [ms] that a push service has to answer. @source default-ours */
const WITHIN_MS = 15_000
/** [octets] of its answer that are read. */
const MOST_BYTES = 4_096
/** [s] that a message waits for a device that is off, at least. */
const TTL_MIN_S = 60
/** Answers that say that nobody is there any more, or that it was never ours to speak to (RFC 8030, 7.3). */
const GONE: ReadonlySet<number> = new Set([403, 404, 410])
/** Answers that say that it may work later. */
const LATER = (status: number) => status === 429 || status >= 500

/** What a message is about, so that it can be said as things stand when it is handed over. */
export type PushCause = { readonly kind: ReminderKind; readonly about: CivilDate }
type Queued = { userId: string; device: string; message: PushMessage; until: string; cause?: PushCause }
/** What is to be said of something to somebody now; null where nothing is any more. */
export type MessageNow = (userId: string, cause: PushCause) => Promise<PushMessage | null>

/** Puts a message to a device into the queue, inside the transaction: both or neither. */
export async function queuePush(
  { jobs }: Pick<AppContext, 'jobs'>,
  queries: Queries,
  { until, ...to }: { userId: string; device: string; message: PushMessage; until: Date; cause: PushCause },
): Promise<void> {
  await jobs.send('push', { ...to, until: until.toISOString() } satisfies Queued, queries)
}

type Parts = Pick<AppContext, 'db' | 'keys' | 'config' | 'now' | 'log' | 'outside' | 'vapid'>

/**
 * Hands one message to the service of a device (RFC 8030), sealed for that device alone (RFC 8291); forgets one that is gone.
 * @param messageNow - asked before each try: what was queued may have waited while somebody fell ill or changed their plan
 * @throws Error where it may work later
 */
export async function deliverPush(parts: Parts, { data }: Pick<Job, 'data'>, messageNow: MessageNow): Promise<void> {
  const { db, keys, now } = parts
  const { userId, device, message, until, cause } = data as Queued
  const leftMs = Date.parse(until) - now().getTime()
  if (leftMs <= 0) return
  const kept = await db.asSystem((queries) => findDevice(queries, userId, device))
  const open = kept && keys.open(kept, deviceOwner(userId))
  if (!open) return
  const said = cause ? await messageNow(userId, cause) : message
  if (!said) return
  const status = await handOver(parts, JSON.parse(open) as Pick<PushDevice, 'endpoint' | 'keys'>, said, leftMs)
  if (GONE.has(status)) await db.asSystem((queries) => dropDevice(queries, userId, device))
  else if (LATER(status)) throw new Error(`push-${status}`)
  else if (status >= 300) parts.log.warn({ event: 'push', status }, 'a push service took no message')
}

/** @returns the status of the answer; 410 for an address that is not asked at all */
async function handOver(
  { config, vapid, outside }: Parts,
  to: Pick<PushDevice, 'endpoint' | 'keys'>,
  message: PushMessage,
  leftMs: number,
): Promise<number> {
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(to, JSON.stringify(message), {
    vapidDetails: { subject: `mailto:${config.supportEmail}`, ...vapid },
    TTL: Math.max(TTL_MIN_S, Math.floor(leftMs / 1000)),
  })
  try {
    const reply = await outside({
      ...{ url: endpoint, method, body, mostBytes: MOST_BYTES, withinMs: WITHIN_MS },
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    })
    return reply.status
  } catch (error) {
    if (error instanceof NotReached && (error.why === 'private' || error.why === 'address')) return 410
    throw error
  }
}
