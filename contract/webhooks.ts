import { z } from 'zod'
import { text } from './text.ts'

/** What a webhook may be told of. */
export const WEBHOOK_KINDS = ['plan.changed', 'session.done'] as const
export type WebhookKind = (typeof WEBHOOK_KINDS)[number]

/** [characters] Addresses that are longer are a slip. */
const URL_MAX = 500

export const WebhookInput = z.object({
  url: text('Please give its address')
    .trim()
    .min(1, 'Please give its address')
    .max(URL_MAX, 'This address is too long'),
  kinds: z
    .array(z.enum(WEBHOOK_KINDS), { error: 'Please choose what it is told' })
    .min(1, 'Please choose what it is told'),
})
export type WebhookInput = z.infer<typeof WebhookInput>

/** The only answer that holds what signs. */
export const NewWebhook = z.object({ id: z.uuid(), secret: z.string() })
export type NewWebhook = z.infer<typeof NewWebhook>

/** Why a webhook is sent nothing any more: it said that it is gone, or it failed for days. */
export const WEBHOOK_OFF = ['gone', 'failing'] as const
export type WebhookOff = (typeof WEBHOOK_OFF)[number]

/** Why there was no answer: no address for webhooks, one inside a private network, nobody there, or too late. */
export const WEBHOOK_FAULTS = ['address', 'private', 'away', 'late'] as const
export type WebhookFault = (typeof WEBHOOK_FAULTS)[number]

const Delivery = z.object({
  id: z.uuid(),
  kind: z.enum([...WEBHOOK_KINDS, 'webhook.test']),
  state: z.enum(['waiting', 'delivered', 'given-up']),
  created_at: z.iso.datetime(),
  tried_at: z.iso.datetime().nullable(),
  tries: z.number().int(),
  /** Status of the last answer; null where there was none. */
  status: z.number().int().nullable(),
  fault: z.enum(WEBHOOK_FAULTS).nullable(),
})
export type WebhookDelivery = z.infer<typeof Delivery>

/** A person's webhooks, without what signs. */
export const Webhooks = z.object({
  webhooks: z.array(
    z.object({
      id: z.uuid(),
      url: z.string(),
      kinds: z.array(z.enum(WEBHOOK_KINDS)),
      created_at: z.iso.datetime(),
      off: z.enum(WEBHOOK_OFF).nullable(),
      failing_since: z.iso.datetime().nullable(),
      /** The newest first. */
      deliveries: z.array(Delivery),
    }),
  ),
})
export type Webhooks = z.infer<typeof Webhooks>

/** A session as a webhook is told of it: numbers and kinds, no text. */
export const WebhookSession = z.object({
  discipline: z.string(),
  /** Where the person lives; null where it takes no hour of its own. */
  start: z.string().nullable(),
  duration_min: z.number(),
  hard: z.boolean(),
  distance_km: z.number().nullable(),
})
export type WebhookSession = z.infer<typeof WebhookSession>

/** What a webhook knows: the sessions by day, and the days whose session was done. */
export type ToldToWebhook = {
  readonly days: Readonly<Record<string, WebhookSession>>
  readonly done: readonly string[]
}

const envelope = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data })

export const PlanChanged = envelope(
  'plan.changed',
  z.object({
    days: z.array(z.object({ date: z.string(), before: WebhookSession.nullable(), now: WebhookSession.nullable() })),
    /** Days that changed beside these. */
    more: z.number().int(),
  }),
)
export type PlanChanged = z.infer<typeof PlanChanged>

export const SessionDone = envelope(
  'session.done',
  z.object({
    date: z.string(),
    discipline: z.string().nullable(),
    minutes: z.number().nullable(),
    rpe: z.number().nullable(),
  }),
)
export type SessionDone = z.infer<typeof SessionDone>

export const WebhookTest = envelope('webhook.test', z.object({}))
