import { randomBytes } from 'node:crypto'
import type { Queries } from '../../db/open.ts'
import { put, type Stored } from './store.ts'
import { StripeApiVersion } from './wire.ts'

/** One call's view of the sandbox: a transaction, an instant, and the events it causes. */
export type World = {
  readonly queries: Queries
  /** [s] since 1970, as Stripe counts. */
  readonly at: number
  readonly events: Stored[]
}

/** A new id such as `sub_…`. */
export function newId(prefix: string): string {
  return `${prefix}_sandbox${randomBytes(12).toString('hex')}`
}

/** Notes that something happened, for the webhook to tell once the transaction has ended. */
export async function emit(world: World, type: string, object: Stored): Promise<void> {
  const event: Stored = {
    id: newId('evt'),
    object: 'event',
    api_version: StripeApiVersion,
    created: world.at,
    customer: object.customer ?? null,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }
  await put(world.queries, 'event', event)
  world.events.push(event)
}
