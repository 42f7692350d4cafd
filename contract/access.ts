import { z } from 'zod'

/** The answer of check-subscription: what a person may see, and what the screens say of it. */
export const SubscriptionStatus = z.object({
  subscribed: z.boolean(),
  trial_active: z.boolean(),
  /** Null before the trial has begun. */
  trial_end: z.iso.datetime().nullable(),
  /** A running trial has under three days left, by the server's clock: a device's may be wrong. */
  trial_ending_soon: z.boolean(),
  /** Stripe's word for the subscription, or null. */
  status: z.string().nullable(),
  price: z.string(),
  /** What a person may see: nothing yet, the trial, all, nothing any more. */
  state: z.enum(['none', 'trial', 'subscribed', 'ended']),
  /** The subscription ends at `current_period_end` unless it is resumed. */
  cancel_at_period_end: z.boolean(),
  current_period_end: z.iso.datetime().nullable(),
  /** A payment failed: access ends then unless the card is put right in the portal; null when all is paid. */
  grace_until: z.iso.datetime().nullable(),
  /** Whether there is anything to manage in the portal. */
  has_portal: z.boolean(),
  /** Whether the trial begins at checkout with a card. */
  trial_card: z.enum(['none', 'required']),
  /** Whether the person's free trial is still to come. */
  trial_available: z.boolean(),
  /** New plans wait until the person has confirmed their address. */
  confirm_email: z.boolean(),
  /** Changes that programs proposed and that wait for the person's answer. */
  proposals: z.int(),
  /** Whether anything of these two waits for the person. */
  asks: z.boolean(),
  /** No real money moves on this installation. */
  test_mode: z.boolean(),
})
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>
