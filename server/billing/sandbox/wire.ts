import type Stripe from 'stripe'
import type { Stored } from './store.ts'

/** The version of Stripe's wire that the sandbox speaks: the pinned SDK's own. */
export const StripeApiVersion = '2026-10-28.endive'

export type Subscription = Stored &
  Pick<
    Stripe.Subscription,
    | 'object'
    | 'status'
    | 'cancel_at_period_end'
    | 'cancel_at'
    | 'canceled_at'
    | 'ended_at'
    | 'trial_start'
    | 'trial_end'
    | 'start_date'
    | 'currency'
    | 'collection_method'
    | 'metadata'
    | 'livemode'
  > & {
    customer: string
    default_payment_method: string
    latest_invoice: string | null
    items: { object: 'list'; data: [Item]; has_more: false; url: string }
  }

type Item = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'current_period_start' | 'current_period_end' | 'created'
> & {
  price: object
  quantity: 1
  subscription: string
}

export type Invoice = Stored &
  Pick<
    Stripe.Invoice,
    | 'object'
    | 'amount_due'
    | 'amount_paid'
    | 'amount_remaining'
    | 'attempt_count'
    | 'attempted'
    | 'currency'
    | 'livemode'
    | 'next_payment_attempt'
    | 'number'
    | 'period_end'
    | 'period_start'
    | 'total'
  > & {
    customer: string
    status: 'open' | 'paid' | 'uncollectible'
    billing_reason: 'subscription_create' | 'subscription_cycle'
    parent: {
      type: 'subscription_details'
      quote_details: null
      subscription_details: { subscription: string; metadata: object }
    }
    status_transitions: {
      finalized_at: number
      marked_uncollectible_at: number | null
      paid_at: number | null
      voided_at: null
    }
  }

export type Charge = Stored &
  Pick<
    Stripe.Charge,
    'object' | 'amount' | 'amount_refunded' | 'currency' | 'disputed' | 'livemode' | 'paid' | 'refunded' | 'status'
  > & {
    customer: string
    payment_intent: string
  }

/** Which charge paid which invoice; `customer` stays off the wire. */
export type InvoicePayment = Stored &
  Pick<
    Stripe.InvoicePayment,
    'object' | 'amount_paid' | 'amount_requested' | 'currency' | 'is_default' | 'livemode' | 'status'
  > & {
    customer: string
    invoice: string
    payment: { type: 'payment_intent'; payment_intent: string }
    status_transitions: { canceled_at: null; paid_at: number }
  }

export type Customer = Stored & { object: 'customer'; email: string | null; metadata: object; card: string | null }

export type CheckoutSession = Stored & {
  object: 'checkout.session'
  customer: string
  status: 'open' | 'complete' | 'expired'
  payment_status?: 'paid' | 'unpaid' | 'no_payment_required'
  url: string | null
  success_url: string
  cancel_url: string
  expires_at: number
  subscription: string | null
  /** What the subscription will be made from; not on Stripe's wire. */
  subscription_data: { trial_end?: number; trial_period_days?: number; metadata?: object }
}

/** The one price of the sandbox. */
export const PRICE = {
  id: 'price_sandboxpro',
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created: 1_760_000_000,
  currency: 'usd',
  livemode: false,
  metadata: {},
  nickname: 'Pro, monthly',
  product: 'prod_sandboxpro',
  recurring: { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
  tax_behavior: 'unspecified',
  type: 'recurring',
  unit_amount: 999,
  unit_amount_decimal: '999',
} as const

/** A page of a list, as Stripe gives it. */
export function page(url: string, data: readonly unknown[]) {
  return { object: 'list', url, has_more: false, data }
}
