import type { AppContext } from '../context.ts'
import { chunks, settledInTurn } from '../in-turn.ts'
import { forgetManyEvents, forgetPiece, listStirred, type Old, oldAt } from './retention-store.ts'

const HOUR_MS = 3_600_000
/** [hours] Whoever nothing happened to in so long was counted in a night before, also where one failed. */
const STIRRED_HOURS = 48
/** People looked at in one transaction. @source default-ours */
const BATCH = 500

type Parts = Pick<AppContext, 'db'>

/**
 * Removes what has been kept for as long as it may be: a table at a time and each in pieces, every piece a transaction of
 * its own, so that what is slow or fails in one stops nothing in another.
 * @throws the first failure, once every table had its turn; the job comes again
 */
export async function forgetOld({ db }: Parts, now: Date): Promise<void> {
  const forget = async (old: Old) => {
    while (await db.overMany((queries) => forgetPiece(queries, old)));
  }
  const turns = [...oldAt(now).map((old) => () => forget(old)), () => forgetEvents({ db }, now)]
  await settledInTurn(turns, (turn) => turn())
}

async function forgetEvents({ db }: Parts, now: Date): Promise<void> {
  for (let hours = STIRRED_HOURS; hours > 0; hours -= 1) {
    const before = (n: number) => new Date(now.getTime() - n * HOUR_MS)
    const stirred = await db.reading((queries) =>
      listStirred(queries, { after: before(hours), until: before(hours - 1) }),
    )
    for (const ids of chunks(stirred, BATCH)) await db.overMany((queries) => forgetManyEvents(queries, ids))
  }
}
