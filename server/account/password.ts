import { verifyPassword } from '../auth/password-hash.ts'
import type { Proof } from '../auth/proof-store.ts'
import type { AppContext } from '../context.ts'
import type { SignedInUser } from '../env.ts'
import { Problem } from '../problem.ts'
import { findPasswordHash } from './store.ts'

type Asked = {
  readonly user: Pick<SignedInUser, 'id' | 'sessionId'>
  readonly address: string
  readonly password: string
}

/**
 * Asks for the password again before something that cannot be taken lightly.
 * @returns what the transaction that writes it holds by holdProof()
 * @throws Problem wrong-password
 */
export async function requirePassword(
  { db, limits }: Pick<AppContext, 'db' | 'limits'>,
  { user, password, address }: Asked,
): Promise<Proof> {
  const { id: userId, sessionId } = user
  await limits.count('confirm', userId, address)
  const passwordHash = await db.asSystem((queries) => findPasswordHash(queries, userId))
  // 422, not 401: the session is good, only the field is wrong.
  if (!passwordHash || !(await verifyPassword(password, passwordHash))) throw new Problem('wrong-password')
  await limits.forgive('confirm', userId)
  return { userId, sessionId, passwordHash }
}

/**
 * Asks who it is before something strong: the password again, and a code where an authenticator app is on.
 * @returns what the transaction that writes it holds by holdProof()
 * @throws Problem wrong-password, wrong-code, too-many-requests
 */
export async function requireProof(
  context: Pick<AppContext, 'db' | 'limits' | 'secondFactor'>,
  { code, ...asked }: Asked & { readonly code?: string | undefined },
): Promise<Proof> {
  const proof = await requirePassword(context, asked)
  const { db, limits, secondFactor } = context
  const { userId } = proof
  await limits.count('code', userId, asked.address)
  await db.asSystem((queries) => secondFactor.requireAgain(queries, userId, code))
  await limits.forgive('code', userId)
  return proof
}

/** Nothing strong hangs on an address that nobody has shown to be theirs. @throws Problem email-unverified */
export function requireConfirmed({ emailVerified }: Pick<SignedInUser, 'emailVerified'>): void {
  if (!emailVerified) throw new Problem('email-unverified')
}
