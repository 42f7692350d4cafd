import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { Db } from '../db/open.ts'
import type { SignedInUser } from '../env.ts'

/** A session not used for a week ends; used, it lives on up to sixty days. */
export const SESSION_IDLE_S = 7 * 86_400
const SESSION_ABSOLUTE_S = 60 * 86_400
/** Renewal writes a row, so it waits until this much of the idle life is gone. */
const RENEW_AFTER_S = 3_600

/** A bearer token as the table keeps it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Opens a session for whoever showed who they are without the library; enter() seals it. @returns its token */
export async function openSession(pool: Pool, userId: string, userAgent: string, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await pool.query('insert into sessions (user_id, token, user_agent, expires_at) values ($1, $2, $3, $4)', [
    userId,
    token,
    userAgent,
    now,
  ])
  return token
}

/** Replaces a new session's clear token by its hash, and begins its life now; from here on only the client knows the token. */
export async function sealSession(pool: Pool, token: string, now: Date): Promise<void> {
  await pool.query(
    'update sessions set token = $2, created_at = $3, updated_at = $3, expires_at = $4 where token = $1',
    [token, tokenHash(token), now, new Date(now.getTime() + SESSION_IDLE_S * 1000)],
  )
}

const FIND = `
  select s.id as session_id, s.user_id, s.expires_at, s.created_at, u.email, u.email_verified,
    coalesce(p.onboarding_completed, false) as onboarding_completed, coalesce(p.time_zone, 'UTC') as time_zone,
    b.user_id is not null as has_subscription, b.trial_started_at, b.trial_ends_at, b.status, b.current_period_end,
    b.cancel_at_period_end, b.stripe_customer_id
  from sessions s join users u on u.id = s.user_id left join profiles p on p.id = s.user_id
    left join subscriptions b on b.user_id = s.user_id
  where s.token = $1 and s.expires_at > $2 and u.deletion_requested_at is null`

/** As the driver reads it, or as JSON has it. */
type Instant = Date | string

type Row = {
  session_id: string
  user_id: string
  expires_at: Instant
  created_at: Instant
  email: string
  email_verified: boolean
  onboarding_completed: boolean
  time_zone: string
  has_subscription: boolean
  trial_started_at: Instant | null
  trial_ends_at: Instant | null
  status: string | null
  current_period_end: Instant | null
  cancel_at_period_end: boolean
  stripe_customer_id: string | null
}

/** The person behind a bearer token at an instant, or null; use renews the session. */
export async function findSession(pool: Pool, token: string, now: Date): Promise<SignedInUser | null> {
  const found = await pool.query<Row>({ name: 'find-session', text: FIND, values: [tokenHash(token), now] })
  const row = found.rows[0]
  return row ? signedIn(pool, row, now) : null
}

/** The same, and in the same round trip the row that a statement reads of that person's own. */
export async function findSessionAndRead(
  { pool, forFound }: Pick<Db, 'pool' | 'forFound'>,
  token: string,
  now: Date,
  read: string,
): Promise<{ user: SignedInUser; own: object | null } | null> {
  const [row, own] = await forFound({ text: FIND, values: [tokenHash(token), now.toISOString()] }, read)
  return row && { user: await signedIn(pool, row as Row, now), own }
}

const instant = (at: Instant | null) => (at === null ? null : new Date(at))

async function signedIn(pool: Pool, row: Row, now: Date): Promise<SignedInUser> {
  return {
    id: row.user_id,
    sessionId: row.session_id,
    email: row.email,
    emailVerified: row.email_verified,
    onboardingCompleted: row.onboarding_completed,
    timeZone: row.time_zone,
    expiresAt: await renew(pool, row, now),
    subscription: row.has_subscription
      ? {
          trialStartedAt: instant(row.trial_started_at),
          trialEndsAt: instant(row.trial_ends_at),
          status: row.status,
          currentPeriodEnd: instant(row.current_period_end),
          cancelAtPeriodEnd: row.cancel_at_period_end,
          stripeCustomerId: row.stripe_customer_id,
        }
      : null,
  }
}

async function renew(pool: Pool, row: Row, now: Date): Promise<Date> {
  const idleEnd = now.getTime() + SESSION_IDLE_S * 1000
  const absoluteEnd = new Date(row.created_at).getTime() + SESSION_ABSOLUTE_S * 1000
  const expiresAt = new Date(Math.min(idleEnd, absoluteEnd))
  const before = new Date(row.expires_at)
  if (expiresAt.getTime() - before.getTime() < RENEW_AFTER_S * 1000) return before
  await pool.query('update sessions set expires_at = $2, updated_at = $3 where id = $1', [
    row.session_id,
    expiresAt,
    now,
  ])
  return expiresAt
}

/** Ends one session at once. */
export async function endSession(pool: Pool, sessionId: string): Promise<void> {
  await pool.query('delete from sessions where id = $1', [sessionId])
}
