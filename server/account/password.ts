import { verifyPassword } from '../auth/password-hash.ts'
import type { AppContext } from '../context.ts'
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
