import { randomUUID } from 'node:crypto'
import type { NewWebhook, WebhookInput, Webhooks } from '../../contract/webhooks.ts'
import { accessAt } from '../access.ts'
import type { AppContext } from '../context.ts'
import type { RequestingUser } from '../env.ts'
import { keepFollower } from '../plan-inputs/follower-store.ts'
import { Problem } from '../problem.ts'
import { currentPlan } from '../schedule/current.ts'
import { LEASE_MS, sendTo, webhookOwner } from './deliver.ts'
import { knownBy } from './notice.ts'
import { newSecret } from './sign.ts'
import {
  addDelivery,
  addWebhook,
  findWebhook,
  hurryWebhook,
  listDeliveries,
  listUnmarkedWebhooks,
  listWebhooks,
  noteDelivery,
  removeWebhook,
  replaceWebhookSecret,
  type StoredDelivery,
  type StoredWebhook,
  setWebhook,
} from './store.ts'

/** Webhooks of one person; more are a script's. @source default-ours */
const WEBHOOKS_MAX = 5
/** Messages of each that are shown. @source default-ours */
const SHOWN = 8

/** A person's webhooks, each with the last that it was sent. */
export async function webhooksOf({ db }: Pick<AppContext, 'db'>, userId: string): Promise<Webhooks> {
  return db.asSystem(async (queries) => {
    const all: Webhooks['webhooks'] = []
    for (const webhook of await listWebhooks(queries, userId)) {
      const deliveries = await listDeliveries(queries, webhook, SHOWN)
      all.push({ ...shown(webhook), deliveries: deliveries.map(shownDelivery) })
    }
    return { webhooks: all }
  })
}

function shown({ id, url, kinds, createdAt, off, failingSince }: StoredWebhook) {
  const failing_since = failingSince?.toISOString() ?? null
  return { id, url, kinds: [...kinds], created_at: createdAt.toISOString(), off, failing_since }
}

function shownDelivery({ id, kind, state, tries, status, fault, createdAt, triedAt }: StoredDelivery) {
  const at = { created_at: createdAt.toISOString(), tried_at: triedAt?.toISOString() ?? null }
  return { id, kind, state, tries, status, fault, ...at }
}

/**
 * Has an address told from now on.
 * @returns what signs, which nobody can be shown again
 * @throws Problem invalid-input where there are too many, or it is no address for webhooks
 */
export async function makeWebhook(
  context: AppContext,
  user: RequestingUser,
  { url, kinds }: WebhookInput,
): Promise<NewWebhook> {
  const { db, keys, now } = context
  const address = addressOf(context, url)
  await standingPlan(context, user)
  const secret = newSecret()
  const id = randomUUID()
  await db.asSystem(async (queries) => {
    const before = await listWebhooks(queries, user.id)
    if (before.length >= WEBHOOKS_MAX) throw new Problem('invalid-input', { code: 'webhooks-many' })
    const at = now()
    const told = await knownBy(queries, user, at)
    const sealed = keys.seal(secret, webhookOwner(user.id))
    const row = { userId: user.id, id, url: address, kinds: [...new Set(kinds)], secret: sealed, told, createdAt: at }
    await addWebhook(queries, row)
    await keepFollower(queries, user.id, at)
  })
  return { id, secret }
}

/** An address as it is asked: what it holds beyond one of the web would have no meaning, or be a trick. */
function addressOf({ config }: AppContext, text: string): string {
  const refused = () => new Problem('invalid-input', { code: 'webhook-address' })
  if (!URL.canParse(text)) throw refused()
  const url = new URL(text)
  const isSealed = url.protocol === 'https:' || (config.privateNetwork && url.protocol === 'http:')
  if (!isSealed || url.username || url.password) throw refused()
  url.hash = ''
  return url.href
}

/** Has the plan stand as of now, so that a webhook is not told of what was there before it. */
async function standingPlan(context: AppContext, user: RequestingUser): Promise<void> {
  const { kind } = accessAt(context.now(), user.subscription)
  if (user.onboardingCompleted && kind !== 'none' && kind !== 'ended') await currentPlan(context, user, false)
}

async function getWebhook({ db }: Pick<AppContext, 'db'>, userId: string, id: string): Promise<StoredWebhook> {
  const found = await db.asSystem((queries) => findWebhook(queries, { userId, id }))
  if (!found) throw new Problem('not-found', { code: 'webhook-gone' })
  return found
}

/** Ends a webhook. @throws Problem not-found */
export async function endWebhook({ db }: Pick<AppContext, 'db'>, userId: string, id: string): Promise<void> {
  if (!(await db.asSystem((queries) => removeWebhook(queries, { userId, id }))))
    throw new Problem('not-found', { code: 'webhook-gone' })
}

/** Switches a webhook on again that was switched off; it is told what changes from now on. @throws Problem not-found */
export async function resumeWebhook(context: AppContext, user: RequestingUser, id: string): Promise<void> {
  const { db, now } = context
  const webhook = await getWebhook(context, user.id, id)
  if (webhook.off === null) return
  await standingPlan(context, user)
  await db.asSystem(async (queries) => {
    const told = await knownBy(queries, user, now())
    await setWebhook(queries, webhook, { told, off: null, failures: 0, failingSince: null, dueAt: null })
    await keepFollower(queries, user.id, now())
  })
}

/** Sends a webhook a message that says nothing, at once and once; one that takes it is sent what waits. @throws Problem not-found */
export async function testWebhook(context: AppContext, userId: string, id: string): Promise<void> {
  const { db, now } = context
  const webhook = await getWebhook(context, userId, id)
  const at = now()
  const body = JSON.stringify({ type: 'webhook.test', timestamp: at.toISOString(), data: {} })
  const delivery = { userId, webhookId: id, id: randomUUID(), kind: 'webhook.test' as const, body }
  // Given up before it is sent: whatever happens here, nobody sends it again.
  await db.asSystem((queries) => addDelivery(queries, { ...delivery, state: 'given-up', createdAt: at }))
  const { isTaken, ...went } = await sendTo(context, webhook, delivery)
  await db.asSystem(async (queries) => {
    await noteDelivery(queries, delivery, { ...went, state: isTaken ? 'delivered' : 'given-up' })
    if (isTaken) await hurryWebhook(queries, webhook, { after: new Date(at.getTime() + LEASE_MS), now: at })
  })
}

/** Seals secrets anew that stand under a key of before; says so where one does not open. */
export async function resealWebhooks({ db, keys, log }: Pick<AppContext, 'db' | 'keys' | 'log'>): Promise<void> {
  const lost = await db.asSystem(async (queries) => {
    let closed = 0
    for (const { userId, id, secret } of await listUnmarkedWebhooks(queries, keys.mark)) {
      const open = keys.open(secret, webhookOwner(userId))
      if (open === null) closed += 1
      else await replaceWebhookSecret(queries, { userId, id }, secret, keys.seal(open, webhookOwner(userId)))
    }
    return closed
  })
  if (lost > 0) log.error({ event: 'webhook-keys', lost }, 'SECRET_KEY is not the one that webhooks were sealed under')
}
