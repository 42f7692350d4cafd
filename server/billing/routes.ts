import { Hono } from 'hono'
import { z } from 'zod'
import { SubscriptionStatus } from '../../contract/access.ts'
import { PRICE_TEXT } from '../../contract/limits.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { operation } from '../http/describe.ts'
import { Problem } from '../problem.ts'
import { accessAt } from './access.ts'
import { findSubscription } from './store.ts'

const Address = z.object({ url: z.url() })

/** Mounted at /api, behind requireUser. */
export function billingRoutes({ db, now, billing }: AppContext) {
  const configured = () => {
    if (!billing) throw new Problem('unavailable', 'Payments are not set up on this installation.')
    return billing
  }
  return new Hono<AppEnv>()
    .get(
      '/check-subscription',
      operation({ summary: 'What the person may see', answer: SubscriptionStatus }),
      async (c) => {
        const { id } = c.get('user')
        const row = await db.forUser(id, (queries) => findSubscription(queries, id))
        const access = accessAt(now(), row)
        return c.json({
          subscribed: access.kind === 'subscribed',
          trial_active: access.kind === 'trial' || (row?.trialEndsAt ?? new Date(0)) > now(),
          trial_end: row?.trialEndsAt?.toISOString() ?? null,
          status: row?.status ?? null,
          price: PRICE_TEXT,
        } satisfies SubscriptionStatus)
      },
    )
    .post(
      '/create-checkout',
      operation({ summary: 'Start a checkout', answer: Address, problems: ['unavailable'] }),
      async (c) => c.json({ url: await configured().checkoutUrl(c.get('user').id) }),
    )
    .post(
      '/customer-portal',
      operation({ summary: 'Open the customer portal', answer: Address, problems: ['unavailable'] }),
      async (c) => c.json({ url: await configured().portalUrl(c.get('user').id) }),
    )
}
