import { z } from 'zod'

/** The answer of check-subscription: what a person may see, and what the screens say of it. */
export const SubscriptionStatus = z.object({
  subscribed: z.boolean(),
  trial_active: z.boolean(),
  /** Null before the trial has begun. */
  trial_end: z.iso.datetime().nullable(),
  /** Stripe's word for the subscription, or null. */
  status: z.string().nullable(),
  price: z.string(),
})
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>
