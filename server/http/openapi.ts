import { z } from 'zod'
import { PROBLEMS, type ProblemCode } from '../../contract/problem.ts'
import { SCOPES } from '../../contract/programs.ts'
import { PlanChanged, SessionDone, WebhookTest } from '../../contract/webhooks.ts'

const ProblemSchema = z.object({
  type: z.string(),
  code: z.enum(Object.keys(PROBLEMS) as [ProblemCode]),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
})

const SIGNED = [
  ['webhook-id', 'Names the message: the same when it is sent again'],
  ['webhook-timestamp', 'The second since 1970 at which it was sent'],
  ['webhook-signature', 'v1, and the HMAC-SHA256 of `id.timestamp.body` in base64 (Standard Webhooks 1.0.0)'],
] as const

/** A message that we send to a person's own address. */
const told = (summary: string, schema: z.ZodType) => ({
  post: {
    summary,
    security: [],
    parameters: SIGNED.map(([name, description]) => ({
      ...{ name, description, in: 'header' as const, required: true, schema: { type: 'string' as const } },
    })),
    requestBody: { required: true, content: { 'application/json': { schema: z.toJSONSchema(schema) as object } } },
    responses: {
      '2XX': { description: 'Taken' },
      410: { description: 'Nothing is wanted any more: the webhook is switched off' },
      default: { description: 'It is sent again later' },
    },
  },
})

/** What `/api/openapi.json` says beyond the routes themselves. */
export function openApiDocument(appOrigin: string) {
  return {
    info: { title: 'Fulcrum', version: '1', description: 'Every call of the Fulcrum web app.' },
    servers: [{ url: `${appOrigin}/api` }],
    webhooks: {
      'plan.changed': told('Days of the plan are other than before', PlanChanged),
      'session.done': told('A session was marked as done', SessionDone),
      'webhook.test': told('Sent where somebody presses "Send a test"', WebhookTest),
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http' as const, scheme: 'bearer', description: 'The session of a person who logged in' },
        program: {
          type: 'http' as const,
          scheme: 'bearer',
          description: `A token that a person made for a program, with scopes: ${SCOPES.join(', ')}`,
        },
      },
      schemas: { Problem: z.toJSONSchema(ProblemSchema) as object },
    },
  }
}
