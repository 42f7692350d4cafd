import { Hono } from 'hono'
import { z } from 'zod'
import { DeletionRequest } from '../../contract/account.ts'
import {
  NewPasskey,
  PASSKEYS_MAX,
  PasskeyList,
  PasskeyName,
  PasskeyOptions,
  PasskeyStart,
} from '../../contract/passkey.ts'
import { deviceOf } from '../auth/entry.ts'
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  saveChallenge,
  takeChallenge,
} from '../auth/passkey-store.ts'
import { holdProof, holdSession } from '../auth/proof-store.ts'
import { recordEvent } from '../auth/security-store.ts'
import { CHALLENGE_MS, creationOptions, madeKey } from '../auth/webauthn.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { BODY, operation } from '../http/describe.ts'
import { jsonBody, pathParams } from '../http/json.ts'
import { Problem } from '../problem.ts'
import { requireConfirmed, requireProof } from './password.ts'

const PasskeyId = z.object({ id: z.uuid('Please give the id of a passkey') })
const CONFIRMED = [...BODY, 'wrong-password', 'wrong-code'] as const
const GONE = { code: 'passkey-gone' } as const

/** Mounted at /api/account/passkeys, behind requireUser. */
export function passkeyRoutes(context: AppContext) {
  const { config, db, limits, mail, now, clientAddress } = context
  const page = `${config.appOrigin}/account`
  return new Hono<AppEnv>()
    .get('/', operation({ summary: 'The passkeys of the account', answer: PasskeyList }), async (c) => {
      const { id } = c.get('user')
      const rows = await db.forUser(id, (queries) => listPasskeys(queries, id))
      return c.json({
        passkeys: rows.map((row) => ({
          id: row.id,
          name: row.name,
          created_at: row.createdAt.toISOString(),
          last_used_at: row.lastUsedAt?.toISOString() ?? null,
        })),
      } satisfies PasskeyList)
    })
    .post(
      '/options',
      operation({
        summary: 'Begin a passkey: what the browser needs to make one',
        answer: PasskeyOptions,
        problems: [...CONFIRMED, 'email-unverified'],
      }),
      jsonBody(PasskeyStart),
      async (c) => {
        const user = c.get('user')
        requireConfirmed(user)
        const proof = await requireProof(context, { user, address: clientAddress(c), ...c.req.valid('json') })
        const known = await db.asSystem((queries) => listPasskeys(queries, user.id))
        if (known.length >= PASSKEYS_MAX) throw tooMany()
        const ids = known.map(({ credentialId }) => credentialId)
        const options = await creationOptions(config, user, ids)
        const expiresAt = new Date(now().getTime() + CHALLENGE_MS)
        await db.asSystem(async (queries) => {
          await holdProof(queries, proof)
          await saveChallenge(queries, 'passkey-add', { challenge: options.challenge, userId: user.id, expiresAt })
        })
        return c.json(options)
      },
    )
    .post(
      '/',
      operation({
        summary: 'Keep the passkey that the browser has made',
        problems: BODY,
      }),
      jsonBody(NewPasskey),
      async (c) => {
        const { id: userId, email, sessionId } = c.get('user')
        const { name, credential } = c.req.valid('json')
        await limits.count('passkey', userId, clientAddress(c))
        const at = now()
        const take = (challenge: string) =>
          db.asSystem((queries) => takeChallenge(queries, 'passkey-add', { challenge, userId, now: at }))
        const key = await madeKey(config, credential, take)
        if (!key) throw new Problem('invalid-input', { code: 'passkey-unchecked' })
        const device = deviceOf(c)
        const called = name || device
        await db.asSystem(async (queries) => {
          await holdSession(queries, { userId, sessionId })
          const values = { userId, name: called, createdAt: at, ...key }
          if (!(await addPasskey(queries, values, PASSKEYS_MAX))) throw tooMany()
          await recordEvent(queries, userId, { event: 'passkey-added', at, device })
          await mail.send({ userId, email }, { code: 'passkey-added', name: called, href: page }, queries)
        })
        return c.body(null, 204)
      },
    )
    .put(
      '/:id',
      operation({ summary: 'Give a passkey another name', problems: [...BODY, 'not-found'] }),
      pathParams(PasskeyId),
      jsonBody(PasskeyName),
      async (c) => {
        const { id: userId } = c.get('user')
        const { id } = c.req.valid('param')
        const { name } = c.req.valid('json')
        const isThere = await db.asSystem((queries) => renamePasskey(queries, userId, id, name))
        if (!isThere) throw new Problem('not-found', GONE)
        return c.body(null, 204)
      },
    )
    .post(
      '/:id/removal',
      operation({ summary: 'Remove a passkey', problems: [...CONFIRMED, 'not-found'] }),
      pathParams(PasskeyId),
      jsonBody(DeletionRequest),
      async (c) => {
        const user = c.get('user')
        const { id: userId, email } = user
        const { id } = c.req.valid('param')
        const proof = await requireProof(context, { user, address: clientAddress(c), ...c.req.valid('json') })
        const happened = { event: 'passkey-removed' as const, at: now(), device: deviceOf(c) }
        await db.asSystem(async (queries) => {
          await holdProof(queries, proof)
          const name = await removePasskey(queries, userId, id)
          if (name === null) throw new Problem('not-found', GONE)
          await recordEvent(queries, userId, happened)
          await mail.send({ userId, email }, { code: 'passkey-removed', name, href: page }, queries)
        })
        return c.body(null, 204)
      },
    )
}

function tooMany(): Problem {
  return new Problem('invalid-input', { code: 'too-many-passkeys', max: PASSKEYS_MAX })
}
