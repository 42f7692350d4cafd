import { Hono } from 'hono'
import { z } from 'zod'
import { NewWebhook, WebhookInput, Webhooks } from '../../contract/webhooks.ts'
import { deviceOf } from '../auth/entry.ts'
import { recordEvent } from '../auth/security-store.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { BODY, operation } from '../http/describe.ts'
import { jsonBody, pathParams } from '../http/json.ts'
import { endWebhook, makeWebhook, resumeWebhook, testWebhook, webhooksOf } from './webhooks.ts'

const IdPath = z.object({ id: z.uuid() })
const ONE = [...BODY, 'not-found'] as const

/** Mounted at /api/account/webhooks, behind requireUser, which lets no program in here: addresses that are told what happens. */
export function webhookRoutes(context: AppContext) {
  const { limits, clientAddress } = context
  return new Hono<AppEnv>()
    .get(
      '/',
      operation({ summary: 'Addresses that are told what happens, without what signs', answer: Webhooks }),
      async (c) => c.json(await webhooksOf(context, c.get('user').id)),
    )
    .post(
      '/',
      operation({
        summary: 'Have an address told what happens; this answer alone holds what signs',
        answer: NewWebhook,
        problems: BODY,
      }),
      jsonBody(WebhookInput),
      async (c) => {
        const user = c.get('user')
        await limits.count('outside', user.id, clientAddress(c))
        const made = await makeWebhook(context, user, c.req.valid('json'))
        const event = { event: 'webhook-made' as const, at: context.now(), device: deviceOf(c) }
        await context.db.asSystem((queries) => recordEvent(queries, user.id, event))
        c.get('log').info({ event: 'webhook', user: user.id }, 'webhook made')
        return c.json(made)
      },
    )
    .post(
      '/:id/test',
      operation({ summary: 'Send an address a message that says nothing, at once', answer: Webhooks, problems: ONE }),
      pathParams(IdPath),
      async (c) => {
        const { id } = c.get('user')
        await limits.count('outside', id, clientAddress(c))
        await testWebhook(context, id, c.req.valid('param').id)
        return c.json(await webhooksOf(context, id))
      },
    )
    .post(
      '/:id/resume',
      operation({ summary: 'Tell an address again that was switched off', answer: Webhooks, problems: ONE }),
      pathParams(IdPath),
      async (c) => {
        const user = c.get('user')
        await resumeWebhook(context, user, c.req.valid('param').id)
        return c.json(await webhooksOf(context, user.id))
      },
    )
    .delete(
      '/:id',
      operation({ summary: 'Tell an address nothing any more', problems: ONE }),
      pathParams(IdPath),
      async (c) => {
        await endWebhook(context, c.get('user').id, c.req.valid('param').id)
        return c.body(null, 204)
      },
    )
}
