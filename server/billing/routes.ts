import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { SubscriptionStatus } from '../../contract/access.ts'
import { requireUser } from '../auth/require-user.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { operation } from '../http/describe.ts'
import { proposalsOf } from '../programs/store.ts'
import { proposalsIn } from '../programs/waiting.ts'
import { currentStatus } from './status.ts'

const Address = z.object({ url: z.url() })

/** Who asks, and how much waits for their answer, in one round trip. */
export const statusReader = (context: AppContext) => requireUser(context, () => [proposalsOf(context.now())])

/** Mounted at /api, behind requireUser and, where access is asked for, statusReader. */
export function billingRoutes(context: AppContext) {
  const { billing, limits, clientAddress } = context
  const counted = createMiddleware<AppEnv>(async (c, next) => {
    await limits.count('billing', c.get('user').id, clientAddress(c))
    await next()
  })
  return new Hono<AppEnv>()
    .get(
      '/check-subscription',
      operation({ summary: 'What the person may see', answer: SubscriptionStatus }),
      async (c) => c.json(await currentStatus(context, c.get('user'), proposalsIn(c.get('own')))),
    )
    .post(
      '/create-checkout',
      operation({
        summary: 'Start a checkout',
        answer: Address,
        problems: ['already-subscribed', 'too-many-requests'],
      }),
      counted,
      async (c) => c.json({ url: await billing.checkoutUrl(c.get('user').id) }),
    )
    .post(
      '/customer-portal',
      operation({
        summary: 'Open the customer portal',
        answer: Address,
        problems: ['too-many-requests'],
      }),
      counted,
      async (c) => c.json({ url: await billing.portalUrl(c.get('user').id) }),
    )
}

/** Mounted at /api/stripe: Stripe calls it, and only its signature lets it in. */
export function webhookRoute({ billing }: Pick<AppContext, 'billing'>) {
  return new Hono<AppEnv>().post(
    '/webhook',
    operation({
      summary: "Takes Stripe's signed events",
      answer: z.object({ received: z.literal(true) }),
      problems: ['malformed', 'internal'],
      signedIn: false,
    }),
    async (c) => {
      // The very bytes that were signed.
      await billing.handleEvent(await c.req.text(), c.req.header('stripe-signature') ?? '')
      return c.json({ received: true })
    },
  )
}
