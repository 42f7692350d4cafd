import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import { sure } from '../../../engine/sure.ts'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/open.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { PaymentService } from '../billing.ts'
import { sandboxApi, type Turn } from './api.ts'
import { complete } from './blanks.ts'
import { doDue, nextDue } from './life.ts'
import { find, list, type Stored, takeTurn } from './store.ts'
import { PRICE, type Subscription } from './wire.ts'
import type { World } from './world.ts'

/** Takes a signed event as our webhook does. */
export type Deliver = (body: string, signature: string) => Promise<void>

export type Sandbox = {
  readonly service: PaymentService
  readonly turn: Turn
  /** Where events go; set once the webhook exists. */
  readonly deliverTo: (deliver: Deliver) => void
  /** Does what has come due: renewals, ends of trials, further tries of a charge. */
  readonly tick: () => Promise<void>
  /** Moves the clock on, stopping at each thing that comes due on the way. Null where the clock cannot be moved. */
  readonly advance: ((ms: number) => Promise<void>) | null
  readonly now: () => Date
}

const HOST = 'sandbox.invalid'

type Parts = { db: Db; clock: Clock; jobs: Jobs; secret: string; origin: string }

/** A payment service of our own inside the process, reached by Stripe's own SDK; its state is in the database. */
export function createSandbox({ db, clock, jobs, secret, origin }: Parts): Sandbox {
  const webhookSecret = `whsec_${createHmac('sha256', secret).update('sandbox-webhook').digest('base64url')}`
  let deliver: Deliver = async () => {}

  const atInstant = async <T>(at: Date, run: (world: World) => Promise<T>): Promise<T> => {
    const events: Stored[] = []
    const result = await db.asSystem(async (queries) => {
      await takeTurn(queries)
      return run({ queries, at: Math.floor(at.getTime() / 1000), events })
    })
    for (const event of events) await send(event).catch(() => jobs.send('sandbox-delivery', { event: event.id }))
    return result
  }
  const turn: Turn = (run) => atInstant(clock.now(), run)

  const api = sandboxApi(turn, origin)
  const stripe = new Stripe('sk_test_sandbox', {
    host: HOST,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    // No socket: the SDK's requests are handed to the sandbox in this process.
    httpClient: Stripe.createFetchHttpClient(async (url: string | URL | Request, init?: RequestInit) =>
      api.request(String(url), init),
    ),
  })

  async function send(event: Stored): Promise<void> {
    const payload = JSON.stringify({ ...event, customer: undefined, data: complete(event.data) })
    const timestamp = Math.floor(clock.now().getTime() / 1000)
    await deliver(payload, stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp }))
  }

  jobs.handle('sandbox-delivery', async ({ data }) => {
    const { event: id } = data as { event: string }
    const event = await db.asSystem((queries) => find(queries, 'event', id))
    if (event) await send(event)
  })

  /** The first thing due until an instant is done at the time it was due. @returns false when nothing is */
  const doFirstDue = async (until: Date): Promise<boolean> => {
    const due = await atInstant(until, firstDue)
    if (!due || due.at > until.getTime() / 1000) return false
    const ahead = due.at * 1000 - clock.now().getTime()
    if (ahead > 0) await clock.advance?.(ahead)
    await atInstant(new Date(Math.max(due.at * 1000, clock.now().getTime())), async (world) => {
      // Another server may have done it meanwhile.
      const still = await find<Subscription>(world.queries, 'subscription', due.id)
      if (still && (await nextDue(world, still)) === due.at) await doDue(world, still)
    })
    return true
  }

  const tick = async (until = clock.now()) => {
    while (await doFirstDue(until));
  }

  return {
    service: {
      stripe,
      priceId: PRICE.id,
      webhookSecret,
      patience: {},
      testMode: true,
      tax: false,
      promotionCodes: false,
    },
    turn,
    now: clock.now,
    deliverTo: (target) => {
      deliver = target
    },
    tick: () => tick(),
    advance: clock.advance
      ? async (ms) => {
          const target = new Date(clock.now().getTime() + ms)
          await tick(target)
          await sure(clock.advance)(Math.max(0, target.getTime() - clock.now().getTime()))
          // Who travels in time stays signed in.
          await db.pool.query(
            `update sessions set created_at = created_at + $1::interval, updated_at = updated_at + $1::interval,
               expires_at = expires_at + $1::interval`,
            [`${Math.round(ms)} milliseconds`],
          )
        }
      : null,
  }
}

async function firstDue(world: World): Promise<{ id: string; at: number } | null> {
  const due: { id: string; at: number }[] = []
  for (const subscription of await list<Subscription>(world.queries, 'subscription')) {
    const at = await nextDue(world, subscription)
    if (at !== null) due.push({ id: subscription.id, at })
  }
  return due.toSorted((a, b) => a.at - b.at)[0] ?? null
}
