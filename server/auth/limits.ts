import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { addressShares } from '../http/address-shares.ts'
import { Problem } from '../problem.ts'

/** Attempts allowed per account and per address, and the time [s] in which they count. */
const RULES = {
  // Per account and origin together: a stranger elsewhere must not stop the owner.
  'sign-in': { account: 10, address: 100, durationS: 15 * 60 },
  // Per account, from wherever: strangers are slowed, for minutes. Devices that were signed in before do not count here.
  'sign-in-anywhere': { account: 40, address: 100, durationS: 5 * 60 },
  // Whoever asks to sign in by passkey has not said who they are: the address is all there is to count by.
  'passkey-options': { account: 100, address: 100, durationS: 15 * 60 },
  passkey: { account: 20, address: 100, durationS: 15 * 60 },
  // By mailbox: each is a mail, and one mailbox has as many addresses as one likes.
  'sign-up': { account: 5, address: 100, durationS: 60 * 60 },
  'sign-up-day': { account: 10, address: 1_000, durationS: 24 * 60 * 60 },
  verification: { account: 5, address: 50, durationS: 60 * 60 },
  // Each is a mail to an address that nobody has shown to be theirs.
  'email-change': { account: 3, address: 30, durationS: 24 * 60 * 60 },
  'email-change-to': { account: 3, address: 30, durationS: 24 * 60 * 60 },
  // As with signing in: a stranger's requests must not keep the owner from the way back, nor fill a mailbox.
  reset: { account: 5, address: 50, durationS: 60 * 60 },
  'reset-anywhere': { account: 20, address: 50, durationS: 60 * 60 },
  confirm: { account: 10, address: 100, durationS: 15 * 60 },
  // Beside 'confirm', which a right password forgives: whoever has that must not guess codes without end.
  code: { account: 10, address: 100, durationS: 15 * 60 },
  export: { account: 10, address: 50, durationS: 60 * 60 },
  // Each is the whole archive on the wire.
  'export-file': { account: 20, address: 100, durationS: 60 * 60 },
  // Each is a call to the payment service, which limits us in turn.
  billing: { account: 60, address: 300, durationS: 15 * 60 },
  // Each ends what calendars elsewhere have subscribed to.
  calendar: { account: 10, address: 50, durationS: 60 * 60 },
  // Each asks a server of somebody else.
  outside: { account: 40, address: 120, durationS: 60 * 60 },
  'use-link': { account: 20, address: 50, durationS: 60 * 60 },
} as const

export type LimitedAction = keyof typeof RULES

export type Limits = {
  /** Counts an attempt; without an address by the account alone. @throws Problem too-many-requests when either limit is reached */
  readonly count: (action: LimitedAction, account: string, address: string | null) => Promise<void>
  /** Forgets an account's attempts after a success. */
  readonly forgive: (action: LimitedAction, account: string) => Promise<void>
}

/** Limits kept in the database, so that every server counts the same attempts. */
export function createLimits(pool: Pool): Limits {
  const limiter = (action: LimitedAction, by: 'account' | 'address') =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: `${action}:${by}`,
      points: RULES[action][by],
      duration: RULES[action].durationS,
    })
  const actions = Object.keys(RULES) as LimitedAction[]
  const limiters = Object.fromEntries(
    actions.map((action) => [action, { account: limiter(action, 'account'), address: limiter(action, 'address') }]),
  ) as Record<LimitedAction, Record<'account' | 'address', RateLimiterPostgres>>

  return {
    count: async (action, account, address) => {
      for (const share of address === null ? [] : addressShares(address)) await consume(limiters[action].address, share)
      await consume(limiters[action].account, account)
    },
    forgive: async (action, account) => {
      await limiters[action].account.delete(keyOf(account))
    },
  }
}

async function consume(limiter: RateLimiterPostgres, subject: string): Promise<void> {
  try {
    await limiter.consume(keyOf(subject))
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const minutes = Math.max(1, Math.ceil(refusal.msBeforeNext / 60_000))
    throw new Problem(
      'too-many-requests',
      { code: 'too-many-attempts', minutes },
      {
        headers: { 'retry-after': String(Math.ceil(refusal.msBeforeNext / 1000)) },
      },
    )
  }
}

// Addresses and e-mails are personal: the table holds what cannot be read back at a glance.
function keyOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url').slice(0, 24)
}
