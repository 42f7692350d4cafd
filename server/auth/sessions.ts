import { createHash, randomBytes } from 'node:crypto'
import type { Pool, QueryResult } from 'pg'
import type { Scope } from '../../contract/programs.ts'
import type { Db } from '../db/open.ts'
import type { SignedInUser } from '../env.ts'

/** A session not used for a week ends; used, it lives on up to sixty days. */
export const SESSION_IDLE_S = 7 * 86_400
const SESSION_ABSOLUTE_S = 60 * 86_400
/** More devices than anybody has; what a script opened beside them is not kept. @source default-ours */
const SESSIONS_MAX = 50
/** Renewal writes a row, so it waits until this much of the idle life is gone. */
const RENEW_AFTER_S = 3_600

/** A bearer token as the table keeps it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Connections, or the one of a transaction. */
type Asked = { readonly query: (text: string, values: unknown[]) => Promise<QueryResult> }

/** What somebody showed to get in: it must stand still when the session begins. */
export type Shown = { readonly passwordHash: string } | { readonly passkeyId: string }

const OPEN = 'insert into sessions (user_id, token, user_agent, expires_at) select $1, $2, $3, $4 from'
const BY_PASSWORD = `${OPEN} accounts where user_id = $1 and provider_id = 'credential' and password = $5 for share`
const BY_PASSKEY = `${OPEN} passkeys where user_id = $1 and id = $5 for share`

/**
 * Opens a session for whoever showed who they are; enter() seals it. To check a password takes long enough for a reset to
 * come in between: whoever ends sessions writes the new password first, and what was shown is looked at again here, so that
 * no session begins behind it.
 * @returns its token, or null where what was shown is good no more
 */
export async function openSession(
  pool: Asked,
  { userId, shown, userAgent, now }: { userId: string; shown: Shown; userAgent: string; now: Date },
): Promise<string | null> {
  const token = randomBytes(24).toString('base64url')
  const [statement, key] = 'passkeyId' in shown ? [BY_PASSKEY, shown.passkeyId] : [BY_PASSWORD, shown.passwordHash]
  const opened = await pool.query(statement, [userId, token, userAgent, now, key])
  return opened.rowCount ? token : null
}

/** Ends the sessions unused for longest beyond as many as a person can have in use. */
export async function dropOldSessions(pool: Pool, userId: string): Promise<void> {
  await pool.query(
    `delete from sessions where user_id = $1 and id not in
       (select id from sessions where user_id = $1 order by updated_at desc, id limit $2)`,
    [userId, SESSIONS_MAX],
  )
}

/** Replaces a new session's clear token by its hash, and begins its life now; from here on only the client knows the token. */
export async function sealSession(pool: Asked, token: string, now: Date): Promise<void> {
  await pool.query(
    'update sessions set token = $2, created_at = $3, updated_at = $3, expires_at = $4 where token = $1',
    [token, tokenHash(token), now, new Date(now.getTime() + SESSION_IDLE_S * 1000)],
  )
}

/** Of `s`, which somebody shows to get in, the person and what they may see. */
const PERSON = `s.id as session_id, s.user_id, s.expires_at, s.created_at, u.email, u.email_verified,
    coalesce(p.onboarding_completed, false) as onboarding_completed, coalesce(p.time_zone, 'UTC') as time_zone,
    b.user_id is not null as has_subscription, b.trial_started_at, b.trial_ends_at, b.status, b.current_period_end,
    b.cancel_at_period_end, b.stripe_customer_id`
const JOINED = `join users u on u.id = s.user_id left join profiles p on p.id = s.user_id
    left join subscriptions b on b.user_id = s.user_id`
const STANDS = 's.expires_at > $2 and u.deletion_requested_at is null'
const FIND = `select ${PERSON} from sessions s ${JOINED} where s.token = $1 and ${STANDS}`
const FIND_PROGRAM = `
  select ${PERSON}, s.name as program, s.scopes, s.used_at from program_tokens s ${JOINED}
  where s.token_hash = $1 and ${STANDS}`

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

/** A program that acts for a person, and what they let it do. */
export type Program = { readonly name: string; readonly scopes: readonly Scope[] }

/** The person behind the token of a program at an instant, and what it may do; null where it is good no more. */
export async function findProgram(
  pool: Pool,
  token: string,
  now: Date,
): Promise<{ user: SignedInUser; program: Program } | null> {
  type Found = Row & { program: string; scopes: readonly Scope[]; used_at: Date | null }
  const found = await pool.query<Found>({ name: 'find-program', text: FIND_PROGRAM, values: [tokenHash(token), now] })
  const row = found.rows[0]
  if (!row) return null
  if (now.getTime() - (row.used_at?.getTime() ?? 0) > RENEW_AFTER_S * 1000)
    await pool.query('update program_tokens set used_at = $3 where user_id = $1 and id = $2', [
      ...[row.user_id, row.session_id, now],
    ])
  return { user: personOf(row, new Date(row.expires_at)), program: { name: row.program, scopes: row.scopes } }
}

/** The same, and in the same round trip the row that statements read of that person's own. */
export async function findSessionAndRead(
  { pool, forFound }: Pick<Db, 'pool' | 'forFound'>,
  token: string,
  now: Date,
  reads: readonly string[],
): Promise<{ user: SignedInUser; own: object | null } | null> {
  const [row, own] = await forFound({ text: FIND, values: [tokenHash(token), now.toISOString()] }, reads)
  return row && { user: await signedIn(pool, row as Row, now), own }
}

const instant = (at: Instant | null) => (at === null ? null : new Date(at))

async function signedIn(pool: Pool, row: Row, now: Date): Promise<SignedInUser> {
  return personOf(row, await renew(pool, row, now))
}

function personOf(row: Row, expiresAt: Date): SignedInUser {
  return {
    id: row.user_id,
    sessionId: row.session_id,
    email: row.email,
    emailVerified: row.email_verified,
    onboardingCompleted: row.onboarding_completed,
    timeZone: row.time_zone,
    expiresAt,
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
