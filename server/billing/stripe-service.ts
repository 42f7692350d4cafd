import Stripe from 'stripe'
import type { StripeConfig } from '../config.ts'
import type { PaymentService } from './billing.ts'

/** [ms] No request of ours waits longer for Stripe. */
const TIMEOUT_MS = 8_000

/** Stripe wants the answer to its webhook within a second. */
const PATIENCE = { timeout: 700, maxNetworkRetries: 0 }

/** Stripe itself, with the keys of the settings. */
export function stripeService({ secretKey, ...settings }: StripeConfig): PaymentService {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    appInfo: { name: 'Fulcrum' },
  })
  return { stripe, patience: PATIENCE, testMode: false, ...settings }
}
