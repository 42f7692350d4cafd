import type { WebhookFault } from '../../contract/webhooks.ts'
import type { AppContext } from '../context.ts'
import type { Queries } from '../db/open.ts'
import { settledInTurn } from '../in-turn.ts'
import { NotReached, type Unreached } from '../outside/outside.ts'
import { signedHeaders } from './sign.ts'
import {
  giveUp,
  holdLeased,
  listDueWebhooks,
  listWaiting,
  noteDelivery,
  type StoredDelivery,
  type StoredWebhook,
  setWebhook,
  takeOnWebhook,
} from './store.ts'

const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000]
/** [ms] until it is tried again after so many failures in a row, as Standard Webhooks advises. @source default-ours */
const PAUSES_MS = [1, 5, 30, 120, 300, 600, 840, 1_200, 1_440].map((min) => min * MINUTE_MS)
/** [ms] of failing after which a webhook is switched off, and what waits for it given up. @source default-ours */
const FAILING_MAX_MS = 5 * DAY_MS
/** [ms] that a receiver has to answer. @source default-ours */
const WITHIN_MS = 10_000
/** [ms] for which a webhook is taken on, and after which whoever took it on sends no more. @source default-ours */
export const LEASE_MS = 5 * MINUTE_MS
const SENDING_MAX_MS = 2 * MINUTE_MS
/** Webhooks that are looked at in one go, and side by side; and messages of one. @source default-ours */
const BATCH = 100
const AT_ONCE = 8
const MESSAGES = 50
const GONE = 410

const FAULTS: Readonly<Record<Unreached, WebhookFault>> = {
  ...{ address: 'address', private: 'private', away: 'away', late: 'late', large: 'away', redirects: 'away' },
}

/** Owners of sealed texts have names of their own for each purpose. */
export const webhookOwner = (userId: string) => `webhook:${userId}`

type Parts = Pick<AppContext, 'db' | 'now' | 'keys' | 'outside' | 'mail' | 'config' | 'log'>
type Named = Pick<StoredWebhook, 'userId' | 'id'>

/** Sends every webhook what waits for it and is due: each by one server at a time, the oldest first. */
export async function deliverDue(parts: Parts): Promise<void> {
  const { db, now, log } = parts
  const due = await db.reading((queries) => listDueWebhooks(queries, now(), BATCH))
  const safely = (named: Named) =>
    deliverTo(parts, named).catch((error: Error) => log.warn({ event: 'webhook', name: error.name }, 'not sent'))
  await settledInTurn(due, safely, { atOnce: AT_ONCE })
}

async function deliverTo(parts: Parts, named: Named): Promise<void> {
  const { db, now } = parts
  const lease = new Date(now().getTime() + LEASE_MS)
  const taken = await db.asSystem((queries) => takeOnWebhook(queries, named, { now: now(), lease }))
  if (!taken) return
  const { webhook, email } = taken
  const waiting = await db.asSystem((queries) => listWaiting(queries, named, MESSAGES))
  const until = performance.now() + SENDING_MAX_MS
  for (const delivery of waiting) {
    if (performance.now() > until) break
    const went = await sendTo(parts, webhook, delivery)
    if (went.isTaken) await db.asSystem((queries) => noteTaken(queries, webhook, delivery, went))
    else return noteFailed(parts, { webhook, email, delivery, lease }, went)
  }
  await db.asSystem(async (queries) => {
    if (!(await holdLeased(queries, named, lease))) return
    const more = await listWaiting(queries, named, 1)
    await setWebhook(queries, named, { dueAt: more.length > 0 ? now() : null })
  })
}

type Went = Pick<StoredDelivery, 'status' | 'fault'> & { readonly isTaken: boolean; readonly triedAt: Date }

/** Sends one message, signed; whoever answers with anything of 2xx has taken it, and what else an answer says is not read. */
export async function sendTo(
  { keys, now, outside }: Pick<Parts, 'keys' | 'now' | 'outside'>,
  { userId, secret, url }: StoredWebhook,
  { id, body }: Pick<StoredDelivery, 'id' | 'body'>,
): Promise<Went> {
  const triedAt = now()
  const open = keys.open(secret, webhookOwner(userId))
  if (open === null) return { isTaken: false, status: null, fault: 'address', triedAt }
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...signedHeaders(open, { id: `msg_${id}`, at: triedAt, body }),
  }
  const question = { url, method: 'POST', headers, body, mostBytes: 0, headAlone: true, withinMs: WITHIN_MS }
  try {
    const { status } = await outside(question)
    return { isTaken: status >= 200 && status < 300, status, fault: null, triedAt }
  } catch (error) {
    if (!(error instanceof NotReached)) throw error
    return { isTaken: false, status: null, fault: FAULTS[error.why], triedAt }
  }
}

async function noteTaken(
  queries: Queries,
  webhook: StoredWebhook,
  delivery: StoredDelivery,
  { status, fault, triedAt }: Went,
): Promise<void> {
  await noteDelivery(queries, delivery, { state: 'delivered', status, fault, triedAt })
  await setWebhook(queries, webhook, { failures: 0, failingSince: null })
}

type Failed = {
  readonly webhook: StoredWebhook
  readonly email: string
  readonly delivery: StoredDelivery
  readonly lease: Date
}

/** Everything that waits for a webhook waits longer with each failure; one that is gone, or fails for days, is switched off. */
async function noteFailed({ db, mail, config }: Parts, failed: Failed, went: Went): Promise<void> {
  const { webhook, email, delivery, lease } = failed
  const { status, fault, triedAt } = went
  await db.asSystem(async (queries) => {
    await noteDelivery(queries, delivery, { state: 'waiting', status, fault, triedAt })
    if (!(await holdLeased(queries, webhook, lease))) return
    const failures = webhook.failures + 1
    const failingSince = webhook.failingSince ?? triedAt
    const isOver = triedAt.getTime() - failingSince.getTime() > FAILING_MAX_MS
    if (status === GONE || isOver) {
      const why = status === GONE ? 'gone' : 'failing'
      await giveUp(queries, webhook)
      await setWebhook(queries, webhook, { failures, failingSince, off: why, dueAt: null })
      const href = `${config.appOrigin}/account#programs`
      const letter = { code: 'webhook-off', why, host: new URL(webhook.url).host, href } as const
      await mail.send({ userId: webhook.userId, email }, letter, queries)
      return
    }
    const pauseMs = PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? DAY_MS
    await setWebhook(queries, webhook, { failures, failingSince, dueAt: new Date(triedAt.getTime() + pauseMs) })
  })
}
