import { verifyPassword } from '../auth/password-hash.ts'
import type { AppContext } from '../context.ts'
import type { SignedInUser } from '../env.ts'
import { Problem } from '../problem.ts'
import { findPasswordHash } from './store.ts'

/** Asks for the password again before something that cannot be taken lightly. @throws Problem invalid-credentials */
export async function requirePassword(
  { db, limits }: Pick<AppContext, 'db' | 'limits'>,
  { userId, password, address }: { userId: string; password: string; address: string },
): Promise<void> {
  await limits.count('confirm', userId, address)
  const hash = await db.asSystem((queries) => findPasswordHash(queries, userId))
  // 422, not 401: the session is good, only the field is wrong.
  if (!hash || !(await verifyPassword(password, hash))) throw new Problem('wrong-password')
  await limits.forgive('confirm', userId)
}

type Proof = { readonly password: string; readonly code?: string | undefined }

/**
 * Asks who it is before something strong: the password again, and a code where an authenticator app is on.
 * @throws Problem wrong-password, wrong-code, too-many-requests
 */
export async function requireProof(
  context: Pick<AppContext, 'db' | 'limits' | 'secondFactor'>,
  { userId, address, password, code }: Proof & { readonly userId: string; readonly address: string },
): Promise<void> {
  await requirePassword(context, { userId, password, address })
  const { db, limits, secondFactor } = context
  await limits.count('code', userId, address)
  await db.asSystem((queries) => secondFactor.requireAgain(queries, userId, code))
  await limits.forgive('code', userId)
}

/** Nothing strong hangs on an address that nobody has shown to be theirs. @throws Problem email-unverified */
export function requireConfirmed({ emailVerified }: Pick<SignedInUser, 'emailVerified'>): void {
  if (!emailVerified) throw new Problem('email-unverified')
}
