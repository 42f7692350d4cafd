import type Stripe from 'stripe'

/** A customer's state as the payment service has it now, in our words. */
export type CustomerState = {
  readonly subscription: SubscriptionState | null
  /** Living subscriptions beside the one that counts: someone paid twice. */
  readonly surplus: readonly string[]
  readonly payments: readonly Payment[]
  /** The newest invoice whose payment failed, while it is open. */
  readonly failedInvoice: string | null
}

type SubscriptionState = {
  readonly id: string
  readonly status: string
  /** The end of what is paid or free. */
  readonly paidUntil: Date
  readonly cancelAtPeriodEnd: boolean
  readonly canceledAt: Date | null
  readonly trial: { readonly startedAt: Date; readonly endsAt: Date } | null
}

export type Payment = {
  readonly invoiceId: string
  readonly amountCents: number
  readonly currency: string
  readonly paidAt: Date
}

const RANK = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete', 'canceled', 'incomplete_expired']
const LIVE = new Set(['active', 'trialing', 'past_due'])

/** Reads a customer's state, whatever an event said. @param patience how long the service may take */
export async function readCustomer(
  stripe: Stripe,
  customer: string,
  patience: Stripe.RequestOptions = {},
): Promise<CustomerState> {
  const [subscriptions, invoices] = await Promise.all([
    stripe.subscriptions.list({ customer, status: 'all', limit: 20 }, patience),
    stripe.invoices.list({ customer, limit: 20 }, patience),
  ])
  // The best first; of equals the older, for a second living one was a mistake, unless both are over.
  const ranked = subscriptions.data.toSorted(
    (a, b) =>
      RANK.indexOf(a.status) - RANK.indexOf(b.status) ||
      (LIVE.has(a.status) ? a.created - b.created : b.created - a.created),
  )
  const [first, ...others] = ranked
  return {
    subscription: first ? subscriptionState(first) : null,
    surplus: others.filter(({ status }) => LIVE.has(status)).map(({ id }) => id),
    payments: invoices.data.flatMap(paymentOf),
    failedInvoice:
      invoices.data.find(({ status, attempt_count }) => status === 'open' && attempt_count > 0)?.id ?? null,
  }
}

function subscriptionState(subscription: Stripe.Subscription): SubscriptionState {
  const { id, status, cancel_at_period_end, cancel_at, canceled_at, ended_at, trial_start, trial_end } = subscription
  const item = subscription.items.data[0]
  // An unpaid renewal has opened its period already: what is paid ended where it begins.
  const isOwing = status === 'past_due' || status === 'unpaid'
  const paidUntil =
    ended_at ?? (isOwing ? item?.current_period_start : item?.current_period_end) ?? subscription.created
  return {
    id,
    status,
    paidUntil: instant(paidUntil),
    cancelAtPeriodEnd: status !== 'canceled' && (cancel_at_period_end || cancel_at !== null),
    canceledAt: canceled_at === null ? null : instant(canceled_at),
    trial: trial_start && trial_end ? { startedAt: instant(trial_start), endsAt: instant(trial_end) } : null,
  }
}

function paymentOf(invoice: Stripe.Invoice): Payment[] {
  const paidAt = invoice.status_transitions.paid_at
  if (invoice.status !== 'paid' || invoice.amount_paid === 0 || !invoice.id || !paidAt) return []
  const { amount_paid, currency } = invoice
  return [{ invoiceId: invoice.id, amountCents: amount_paid, currency, paidAt: instant(paidAt) }]
}

const instant = (seconds: number) => new Date(seconds * 1000)
