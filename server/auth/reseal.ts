import type { Logger } from 'pino'
import type { Db } from '../db/open.ts'
import { listUnmarked, replaceSecret } from './authenticator-store.ts'
import type { KeyBox } from './key-box.ts'

/** Seals the keys of authenticators that stand in plain or under a key of before; says so where one does not open. */
export async function resealAuthenticators({ db, keys, log }: { db: Db; keys: KeyBox; log: Logger }): Promise<void> {
  const lost = await db.overMany(async (queries) => {
    let closed = 0
    for (const { userId, secret } of await listUnmarked(queries, keys.mark)) {
      const open = keys.open(secret, userId)
      if (open === null) closed += 1
      else await replaceSecret(queries, userId, secret, keys.seal(open, userId))
    }
    return closed
  })
  if (lost > 0)
    log.error({ event: 'authenticator-keys', lost }, 'SECRET_KEY is not the one that authenticators were sealed under')
}
