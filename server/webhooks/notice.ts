import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { Schedule } from '../../contract/schedule.ts'
import type { PlanChanged, SessionDone, ToldToWebhook, WebhookKind } from '../../contract/webhooks.ts'
import { addDays } from '../../engine/civil-date.ts'
import { civilDay } from '../civil-day.ts'
import type { AppContext } from '../context.ts'
import type { Queries } from '../db/open.ts'
import { doneOf, listRecordedDays, type RecordedDay } from '../plan-inputs/check-in-store.ts'
import { findSchedule } from '../schedule/store.ts'
import { planChange, sessionDone, sessionsFrom } from './causes.ts'
import { addDelivery, holdWebhooks, listWaiting, type StoredWebhook, setWebhook } from './store.ts'

/** [days] back in which a session that is marked as done is told. @source default-ours */
const DONE_BACK_DAYS = 14
/** Messages that wait for one webhook; while there are so many, what changes is told in one when it answers again. @source default-ours */
const WAITING_MAX = 100

type Person = { readonly id: string; readonly timeZone: string }

/** What there is to be told of a person, as it stands. */
type Standing = {
  /** Null while the plan is being made anew. */
  readonly days: ToldToWebhook['days'] | null
  readonly done: readonly RecordedDay[]
  readonly today: string
}

async function standingOf(queries: Queries, person: Person, now: Date): Promise<Standing> {
  const today = civilDay(now, person.timeZone)
  const stored = await findSchedule(queries, person.id)
  const text = stored?.packed ? gunzipSync(stored.packed).toString() : stored?.json
  const recorded = await listRecordedDays(queries, person.id, addDays(today, -DONE_BACK_DAYS))
  const dates = await doneOf(recorded)
  const days = text ? sessionsFrom(JSON.parse(text) as Schedule) : null
  return { days, done: recorded.filter(({ date }) => dates.has(date)), today }
}

/** What a webhook that is new knows already: it is told what changes from now on. */
export async function knownBy(queries: Queries, person: Person, now: Date): Promise<ToldToWebhook> {
  const { days, done } = await standingOf(queries, person, now)
  return { days: days ?? {}, done: done.map(({ date }) => date) }
}

/**
 * Writes down for a person's webhooks what came to be since they were last told: cause and message in one transaction, in which what
 * is stored is read, so that two servers tell it once and none that dies forgets it.
 */
export async function noticeFor({ db, now }: Pick<AppContext, 'db' | 'now'>, person: Person): Promise<void> {
  await db.asSystem(async (queries) => {
    const held = await holdWebhooks(queries, person.id)
    if (held.length === 0) return
    const at = now()
    const standing = await standingOf(queries, person, at)
    for (const webhook of held) await notice(queries, webhook, standing, at)
  })
}

async function notice(queries: Queries, webhook: StoredWebhook, standing: Standing, at: Date): Promise<void> {
  const { days, done, today } = standing
  const said = saidTo(webhook, standing, at).filter(({ type }) => webhook.kinds.includes(type))
  // Nothing is lost by waiting: what is told is what differs from what it knows.
  if (said.length > 0 && (await listWaiting(queries, webhook, WAITING_MAX)).length >= WAITING_MAX) return
  for (const message of said) await queueMessage(queries, webhook, { kind: message.type, body: message, at })
  const ahead = Object.entries(days ?? webhook.told.days).filter(([date]) => date >= today)
  const told = { days: Object.fromEntries(ahead), done: done.map(({ date }) => date) }
  const isDue = said.length > 0 && webhook.dueAt === null
  await setWebhook(queries, webhook, { told, ...(isDue && { dueAt: at }) })
}

function saidTo({ told }: StoredWebhook, { days, done, today }: Standing, at: Date): (PlanChanged | SessionDone)[] {
  const changed = days && planChange(told.days, days, { today, at })
  const fresh = done.filter(({ date }) => !told.done.includes(date))
  const disciplineOn = (date: string) => (told.days[date] ?? days?.[date])?.discipline ?? null
  return [...fresh.map((day) => sessionDone(day, disciplineOn(day.date), at)), ...(changed ? [changed] : [])]
}

/** Has a message wait for a webhook. */
export async function queueMessage(
  queries: Queries,
  { userId, id }: Pick<StoredWebhook, 'userId' | 'id'>,
  message: { readonly kind: WebhookKind; readonly body: object; readonly at: Date },
): Promise<void> {
  const { kind, body, at } = message
  const row = { userId, webhookId: id, id: randomUUID(), kind, body: JSON.stringify(body) }
  await addDelivery(queries, { ...row, state: 'waiting', createdAt: at })
}
