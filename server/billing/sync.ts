import type Stripe from 'stripe'
import { normalEmail } from '../../contract/email.ts'
import { TRIAL_DAYS } from '../../contract/limits.ts'
import { accessAt, graceEnd } from '../access.ts'
import type { Queries } from '../db/open.ts'
import type { BillingParts } from './billing-parts.ts'
import { once } from './notice-store.ts'
import { type CustomerState, readCustomer } from './read-customer.ts'
import {
  applyTicket,
  drawTicket,
  findByCustomer,
  isOurs,
  isOver,
  type Payer,
  recordEvent,
  savePayments,
  saveState,
} from './store.ts'
import { startTrial } from './trial-store.ts'

/** A receipt older than this is not news. */
const RECEIPT_NEWS_MS = 3 * 86_400_000

/**
 * Makes our row say what the payment service says now. Any number of these may run for one customer, in any order: each
 * draws a ticket before it reads, and a reading with an older ticket never overwrites a newer one.
 * @param asked the event that asks for it, written down in the same transaction as its effect, and how long reading may take
 */
export async function syncCustomer(
  parts: BillingParts,
  customer: string,
  { event, patience }: { event?: { id: string; type: string }; patience?: Stripe.RequestOptions } = {},
): Promise<void> {
  const { db, service, now, log } = parts
  const ticket = await db.asSystem(async (queries) => {
    if (await isOurs(queries, customer)) return drawTicket(queries, customer)
    if (event) await recordEvent(queries, event, now())
    return null
  })
  // Somebody's of another product, or of a person who is erased: nothing of them is read or kept.
  if (ticket === null) return
  const state = await readCustomer(service.stripe, customer, patience)
  await db.asSystem(async (queries) => {
    if (event && !(await recordEvent(queries, event, now()))) return
    const payer = await findByCustomer(queries, customer)
    // A reading overtaken by a newer one is done: the newer one saw all that this one did.
    const read = { at: now(), isOver: isOver(state.subscription?.status ?? null) }
    if (payer && (await applyTicket(queries, customer, ticket, read))) await apply(parts, queries, payer, state)
    // Whoever brought the event waits for an answer: what more there is to do is promised with its effect.
    if (event && state.surplus.length > 0) await parts.jobs.send('sync-customer', { customer }, queries)
  })
  if (event) return
  for (const id of state.surplus) {
    log.error({ event: 'second-subscription', subscription: id }, 'a second subscription was cancelled: refund it')
    await service.stripe.subscriptions.cancel(id, {}, { idempotencyKey: `cancel-${id}-surplus` })
  }
}

async function apply(parts: BillingParts, queries: Queries, payer: Payer, state: CustomerState): Promise<void> {
  const { subscription } = state
  const fresh = await savePayments(queries, payer, state.payments)
  if (subscription) {
    await saveState(queries, payer.userId, subscription, parts.now())
    // With a card asked for, the trial begins here.
    if (parts.config.trialCard === 'required' && subscription.trial) {
      const { startedAt } = subscription.trial
      const endsAt = new Date(startedAt.getTime() + TRIAL_DAYS * 86_400_000)
      await startTrial(queries, payer.userId, { startsAt: startedAt, endsAt, now: parts.now() })
    }
  }
  if (!payer.isLeaving) await tell(parts, queries, payer, { state, fresh })
}

type News = { state: CustomerState; fresh: CustomerState['payments'] }

/** Mails what is new to the person, each thing once. */
async function tell(parts: BillingParts, queries: Queries, payer: Payer, { state, fresh }: News): Promise<void> {
  const { mail, config, now } = parts
  const { subscription, failedInvoice } = state
  const account = `${config.appOrigin}/account`
  const to = { userId: payer.userId, email: normalEmail(payer.email) }
  const day = (at: Date) => ({ at, timeZone: payer.timeZone })
  for (const { invoiceId, amountCents, currency, paidAt } of fresh) {
    if (now().getTime() - paidAt.getTime() > RECEIPT_NEWS_MS || !subscription) continue
    const amount = { cents: amountCents, currency }
    const letter = { code: 'receipt', amount, until: day(subscription.paidUntil), href: account } as const
    if (await once(queries, payer.userId, 'receipt', invoiceId, now())) await mail.send(to, letter, queries)
  }
  if (!subscription) return
  const facts = { trialEndsAt: null, status: subscription.status, currentPeriodEnd: subscription.paidUntil }
  const grace = graceEnd(facts)
  if (grace && failedInvoice && (await once(queries, payer.userId, 'payment-failed', failedInvoice, now())))
    await mail.send(to, { code: 'payment-failed', until: day(grace), href: account }, queries)
  const about = `${subscription.id} ${subscription.canceledAt?.getTime()}`
  if (subscription.cancelAtPeriodEnd || subscription.status === 'canceled') {
    const until = accessAt(now(), facts).kind === 'subscribed' ? day(subscription.paidUntil) : null
    if (await once(queries, payer.userId, 'cancelled', about, now()))
      await mail.send(to, { code: 'subscription-cancelled', until, href: account }, queries)
  }
}
