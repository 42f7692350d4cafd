import { Hono } from 'hono'
import { z } from 'zod'
import {
  Account,
  DeletionAnswer,
  DeletionRequest,
  EmailChange,
  MailChoices,
  ModelConsent,
  PasswordChange,
  RightsRequests,
  type SecurityEvent,
  SecurityLog,
  SessionList,
} from '../../contract/account.ts'
import { sure } from '../../engine/sure.ts'
import { findAuthenticator } from '../auth/authenticator-store.ts'
import { refuseCommon } from '../auth/common-passwords.ts'
import { deviceOf } from '../auth/entry.ts'
import { mailVerification } from '../auth/mailed-links.ts'
import { countPasskeys } from '../auth/passkey-store.ts'
import { hashPassword } from '../auth/password-hash.ts'
import { holdProof } from '../auth/proof-store.ts'
import { endLoose } from '../auth/recovery-store.ts'
import { listEvents, recordEvent } from '../auth/security-store.ts'
import { currentStatus } from '../billing/status.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { BODY, operation } from '../http/describe.ts'
import { deviceName } from '../http/device.ts'
import { jsonBody, pathParams } from '../http/json.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import { Problem } from '../problem.ts'
import { proposalsWaiting } from '../programs/waiting.ts'
import { requestDeletion } from './deletion.ts'
import { askEmailChange } from './email-change.ts'
import { requireConfirmed, requirePassword, requireProof } from './password.ts'
import {
  findAccount,
  findPendingEmail,
  listRequests,
  listSessions,
  revokeSessions,
  saveChoices,
  savePasswordHash,
} from './store.ts'

const CONFIRMED = [...BODY, 'wrong-password', 'wrong-code'] as const

/** Mounted at /api/account, behind requireUser and nothing else: rights do not end with a trial. */
export function accountRoutes(context: AppContext) {
  const { db, mail, config, now, clientAddress } = context
  return new Hono<AppEnv>()
    .get('/', operation({ summary: 'What the account page shows', answer: Account }), async (c) => {
      const { id } = c.get('user')
      const [found, pending, authenticator, passkeys] = await db.asSystem(async (queries) => [
        await findAccount(queries, id),
        await findPendingEmail(queries, id, now()),
        await findAuthenticator(queries, id),
        await countPasskeys(queries, id),
      ])
      const row = sure(found)
      return c.json({
        name: row.name,
        email: row.email,
        email_verified: row.emailVerified,
        pending_email: pending,
        created_at: row.createdAt.toISOString(),
        mail_choices: { tips: row.tipsByMail },
        model_consent_since: row.modelConsentAt?.toISOString() ?? null,
        subscription: await currentStatus(context, c.get('user'), await proposalsWaiting(context, c.get('user'))),
        second_factor: { authenticator: authenticator?.confirmedAt != null, passkeys },
      } satisfies Account)
    })
    .post('/verification', operation({ summary: 'Mail the link that confirms the address again' }), async (c) => {
      const { id, email, emailVerified } = c.get('user')
      await context.limits.count('verification', mailboxOf(email), clientAddress(c))
      if (!emailVerified) await mailVerification(context, { id, email })
      return c.body(null, 204)
    })
    .put(
      '/email',
      operation({
        summary: 'Ask for another e-mail address; it is used once its link was followed',
        problems: [...CONFIRMED, 'email-unverified', 'account-exists'],
      }),
      jsonBody(EmailChange),
      async (c) => {
        const user = c.get('user')
        const { email, ...again } = c.req.valid('json')
        requireConfirmed(user)
        const proof = await requireProof(context, { user, address: clientAddress(c), ...again })
        await context.limits.count('email-change', user.id, clientAddress(c))
        await context.limits.count('email-change-to', mailboxOf(email), clientAddress(c))
        await askEmailChange(context, { user, proof, email, device: deviceOf(c) })
        return c.body(null, 204)
      },
    )
    .put(
      '/password',
      operation({ summary: 'Change the password; every other session ends', problems: CONFIRMED }),
      jsonBody(PasswordChange),
      async (c) => {
        const user = c.get('user')
        const { id, email, sessionId } = user
        const { current_password, password } = c.req.valid('json')
        const proof = await requirePassword(context, { user, password: current_password, address: clientAddress(c) })
        refuseCommon(password)
        const hash = await hashPassword(password)
        await db.asSystem(async (queries) => {
          await holdProof(queries, proof)
          await savePasswordHash(queries, id, hash)
          await endLoose(queries, id)
          await revokeSessions(queries, id, { allBut: sessionId })
          await recordEvent(queries, id, { event: 'password-changed', at: now(), device: deviceOf(c) })
          await mail.send(
            { userId: id, email },
            { code: 'password-changed', href: `${config.appOrigin}/auth` },
            queries,
          )
        })
        return c.body(null, 204)
      },
    )
    .get('/sessions', operation({ summary: 'Where one is signed in', answer: SessionList }), async (c) => {
      const { id, sessionId } = c.get('user')
      const rows = await db.forUser(id, (queries) => listSessions(queries, id, now()))
      return c.json({
        sessions: rows.map((row) => ({
          id: row.id,
          current: row.id === sessionId,
          device: deviceName(row.userAgent ?? ''),
          created_at: row.createdAt.toISOString(),
          last_used_at: row.updatedAt.toISOString(),
          expires_at: row.expiresAt.toISOString(),
        })),
      } satisfies SessionList)
    })
    .delete('/sessions', operation({ summary: 'End every other session' }), async (c) => {
      const { id, sessionId } = c.get('user')
      await db.asSystem(async (queries) => {
        await endLoose(queries, id)
        if ((await revokeSessions(queries, id, { allBut: sessionId })) === 0) return
        await recordEvent(queries, id, { event: 'session-revoked', at: now(), device: deviceOf(c) })
      })
      return c.body(null, 204)
    })
    .delete(
      '/sessions/:id',
      operation({ summary: 'End one session', problems: ['invalid-input', 'not-found'] }),
      pathParams(z.object({ id: z.uuid('Please give the id of a session') })),
      async (c) => {
        const { id } = c.get('user')
        await db.asSystem(async (queries) => {
          const ended = await revokeSessions(queries, id, { only: c.req.valid('param').id })
          if (ended === 0) throw new Problem('not-found', { code: 'session-ended' })
          await recordEvent(queries, id, { event: 'session-revoked', at: now(), device: deviceOf(c) })
        })
        return c.body(null, 204)
      },
    )
    .put(
      '/mail-choices',
      operation({ summary: 'Choose which mails may come', problems: BODY }),
      jsonBody(MailChoices),
      async (c) => {
        const { id } = c.get('user')
        await choose(id, deviceOf(c), { tipsByMail: c.req.valid('json').tips }, 'mail-choices-changed')
        return c.body(null, 204)
      },
    )
    .put(
      '/model-consent',
      operation({
        summary: 'Give or take back consent to a language model',
        problems: BODY,
      }),
      jsonBody(ModelConsent),
      async (c) => {
        const { id } = c.get('user')
        const { given } = c.req.valid('json')
        const event = given ? 'consent-given' : 'consent-withdrawn'
        await choose(id, deviceOf(c), { modelConsentAt: given ? now() : null }, event)
        return c.body(null, 204)
      },
    )
    .get('/events', operation({ summary: 'What happened to the account', answer: SecurityLog }), async (c) => {
      const { id } = c.get('user')
      const rows = await db.forUser(id, (queries) => listEvents(queries, id))
      return c.json({
        events: rows.map(({ at, event, device }) => ({ at: at.toISOString(), event: event as SecurityEvent, device })),
      } satisfies SecurityLog)
    })
    .get('/requests', operation({ summary: 'Requests about one’s data', answer: RightsRequests }), async (c) => {
      const { id } = c.get('user')
      const rows = await db.forUser(id, (queries) => listRequests(queries, id))
      return c.json({
        requests: rows.map((row) => ({
          kind: row.kind as 'export' | 'deletion',
          requested_at: row.requestedAt.toISOString(),
          due_at: row.dueAt.toISOString(),
          answered_at: row.answeredAt?.toISOString() ?? null,
        })),
      } satisfies RightsRequests)
    })
    .post(
      '/deletion',
      operation({
        summary: 'Delete the account: access ends now, the data is erased 90 days later',
        answer: DeletionAnswer,
        problems: CONFIRMED,
      }),
      jsonBody(DeletionRequest),
      async (c) => {
        const user = c.get('user')
        const proof = await requireProof(context, { user, address: clientAddress(c), ...c.req.valid('json') })
        const erasedAfter = await requestDeletion(context, { user, proof, device: deviceOf(c) })
        c.get('log').info({ event: 'deletion-requested', user: user.id }, 'account closed')
        return c.json({ erased_after: erasedAfter.toISOString() } satisfies DeletionAnswer)
      },
    )

  async function choose(
    userId: string,
    device: string,
    choices: Parameters<typeof saveChoices>[2],
    event: SecurityEvent,
  ): Promise<void> {
    await db.asSystem(async (queries) => {
      await saveChoices(queries, userId, choices)
      await recordEvent(queries, userId, { event, at: now(), device })
    })
  }
}
