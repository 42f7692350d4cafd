import { randomBytes, randomUUID } from 'node:crypto'
import type { ProgramTokens, TokenInput } from '../../contract/programs.ts'
import { PROGRAM } from '../auth/require-user.ts'
import { tokenHash } from '../auth/sessions.ts'
import type { AppContext } from '../context.ts'
import { Problem } from '../problem.ts'
import { addToken, countTokens, listTokens } from './store.ts'

/** Programs of one person; more are a script's. @source default-ours */
const TOKENS_MAX = 20
/** [ms] that a token is good for. @source default-ours */
const GOOD_FOR_MS = 365 * 86_400_000

type Parts = Pick<AppContext, 'db' | 'now'>

/** The tokens of a person that are still good. */
export async function tokensOf({ db, now }: Parts, userId: string): Promise<ProgramTokens> {
  const rows = await db.asSystem((queries) => listTokens(queries, userId, now()))
  return {
    tokens: rows.map(({ id, name, scopes, createdAt, expiresAt, usedAt }) => ({
      ...{ id, name, scopes: [...scopes] },
      created_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      used_at: usedAt?.toISOString() ?? null,
    })),
  }
}

/**
 * Lets a program in, for a year.
 * @returns its token, which nobody can be shown again
 * @throws Problem invalid-input where there are too many
 */
export async function makeToken(
  { db, now }: Parts,
  userId: string,
  { name, scopes }: TokenInput,
): Promise<{ token: string }> {
  const token = PROGRAM + randomBytes(32).toString('base64url')
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + GOOD_FOR_MS)
  await db.asSystem(async (queries) => {
    if ((await countTokens(queries, userId, createdAt)) >= TOKENS_MAX)
      throw new Problem('invalid-input', { code: 'tokens-many' })
    const row = { userId, id: randomUUID(), tokenHash: tokenHash(token), name, scopes: [...new Set(scopes)] }
    await addToken(queries, { ...row, createdAt, expiresAt })
  })
  return { token }
}
