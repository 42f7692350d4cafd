import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { holdProof, type Proof } from '../auth/proof-store.ts'
import { recordEvent } from '../auth/security-store.ts'
import type { Config } from '../config.ts'
import type { AppContext } from '../context.ts'
import { chunks, settledInTurn } from '../in-turn.ts'
import {
  closeAccount,
  erasePeople,
  eraseRest,
  type Leaver,
  listDue,
  listErased,
  listHere,
  listLeavers,
} from './deletion-store.ts'
import { recordRequest } from './store.ts'

const DAY_MS = 86_400_000
/** Kept this long after the request, so that signing in can take it back. */
export const ERASED_AFTER_MS = 90 * DAY_MS
/** A calendar month may have 28 days. */
export const ANSWER_MS = 28 * DAY_MS

type Leaving = { id: string; email: string; timeZone: string }

/** Closes an account at once and ends what it pays for. @returns when its data will be erased */
export async function requestDeletion(
  context: AppContext,
  { user, proof, device }: { user: Leaving; proof: Proof; device: string },
): Promise<Date> {
  const { db, mail, billing, config, now, log } = context
  const at = now()
  const erasedAfter = new Date(at.getTime() + ERASED_AFTER_MS)
  await db.asSystem(async (queries) => {
    await holdProof(queries, proof)
    await closeAccount(queries, user.id, at)
    await recordRequest(queries, user.id, { kind: 'deletion', at, dueAt: new Date(at.getTime() + ANSWER_MS) })
    await recordEvent(queries, user.id, { event: 'deletion-requested', at, device })
    const on = { at: erasedAfter, timeZone: user.timeZone }
    const href = `${config.appOrigin}/auth`
    await mail.send({ userId: user.id, email: user.email }, { code: 'deletion-requested', on, href }, queries)
  })
  // Where the payment service is away, the hourly job ends it.
  await billing.endSubscription(user.id).catch(() => {
    log.warn({ event: 'deletion-requested', user: user.id }, 'the subscription could not be ended yet')
  })
  return erasedAfter
}

/** People erased in one transaction: one of many is far cheaper, and none is so long that others wait for it. @source default-ours */
const BATCH = 50

/** Erases everyone whose ninety days are over, and ends what those who left still pay for. */
export async function eraseDue(context: AppContext): Promise<void> {
  const { db, now } = context
  const askedBefore = new Date(now().getTime() - ERASED_AFTER_MS)
  const failures: unknown[] = []
  for (let isMore = true; isMore; ) {
    // Who cannot be erased stays where they are, before all others; the job comes again.
    const page = { first: failures.length, limit: BATCH }
    const due = await db.reading((queries) => listDue(queries, askedBefore, page))
    failures.push(...(await eraseTogether(context, due, askedBefore)))
    isMore = due.length === BATCH
  }
  await eraseLeftBehind(context)
  await endLeftSubscriptions(context)
  if (failures.length > 0) throw failures[0]
}

type Due = Awaited<ReturnType<typeof listDue>>

/** Erases a batch, or its halves where one of them keeps the others from it. @returns why some could not be */
async function eraseTogether(context: AppContext, due: Due, askedBefore: Date): Promise<unknown[]> {
  try {
    await eraseBatch(context, due, askedBefore)
    return []
  } catch (error) {
    if (due.length <= 1) return [error]
    const halves = chunks(due, Math.ceil(due.length / 2))
    return (await settledInTurn(halves, (half) => eraseTogether(context, half, askedBefore))).flat()
  }
}

async function eraseBatch({ db, mail, jobs, config, now }: AppContext, due: Due, askedBefore: Date): Promise<void> {
  const erased = await db.overMany(async (queries) => {
    const ids = due.map(({ id }) => id)
    // Whoever signed in a moment ago stays.
    const gone = new Set(await erasePeople(queries, ids, { askedBefore, at: now() }))
    for (const { id, email, language, customer } of due) {
      if (!gone.has(id)) continue
      if (customer) await jobs.send('forget-customer', { customer }, queries)
      await mail.send({ userId: null, email, language }, { code: 'deletion-done' }, queries)
    }
    return [...gone]
  })
  note(config, erased)
}

/** Looks again for those who were just erased: a request that was under way, or a server of the version before, may have left something. */
async function eraseLeftBehind({ db, now }: AppContext): Promise<void> {
  const since = new Date(now().getTime() - 2 * DAY_MS)
  const ids = await db.reading((queries) => listErased(queries, since))
  for (const some of chunks(ids, BATCH)) await db.overMany((queries) => eraseRest(queries, some))
}

/** Leavers looked at in one question: so few that looking each up is less than reading all. @source default-ours */
const LEAVERS = 200

// One that cannot be ended now does not keep the others from it; the job fails and comes again.
async function endLeftSubscriptions({ db, billing }: AppContext): Promise<void> {
  const paying: string[] = []
  for (let after: Leaver | null | undefined = null; after !== undefined; ) {
    const page: Awaited<ReturnType<typeof listLeavers>> = await db.reading((queries) =>
      listLeavers(queries, { after: after ?? null, limit: LEAVERS }),
    )
    paying.push(...page.filter(({ isPaying }) => isPaying).map(({ id }) => id))
    after = page.length === LEAVERS ? page.at(-1) : undefined
  }
  await settledInTurn(paying, (id) => billing.endSubscription(id))
}

type Place = Pick<Config, 'dataDir'>
type Here = Pick<AppContext, 'db'> & { readonly config: Place }

const erasedFile = ({ dataDir }: Place) => join(dataDir, 'erased.txt')
/** Up to when that file knows all erasures of the database. */
const untilFile = ({ dataDir }: Place) => join(dataDir, 'erased-until.txt')

// Beside the database, so that a backup put in its place does not bring people back.
function note(config: Place, ids: readonly string[]): void {
  if (ids.length === 0) return
  mkdirSync(config.dataDir, { recursive: true })
  appendFileSync(erasedFile(config), ids.map((id) => `${id}\n`).join(''))
}

/**
 * Notes whom the database knows as erased and the file does not: a crash may have come between an erasure and its note, or
 * another server with a directory of its own has erased them. Reads what came since it was done last.
 * @returns who was noted before
 */
export async function noteErased({ db, config }: Here): Promise<ReadonlySet<string>> {
  const file = erasedFile(config)
  const noted = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(isUuid) : [])
  const known = await db.overMany((queries) => listErased(queries, lastNoted(config)))
  note(
    config,
    known.filter((id) => !noted.has(id)),
  )
  mkdirSync(config.dataDir, { recursive: true })
  writeFileSync(untilFile(config), new Date().toISOString())
  return noted
}

/** A day before the last time: clocks differ, and a transaction ends later than its instant. From the first without a note. */
function lastNoted(config: Place): Date {
  const [ids, until] = [erasedFile(config), untilFile(config)]
  if (!existsSync(ids) || !existsSync(until)) return new Date(0)
  return new Date((Date.parse(readFileSync(until, 'utf8')) || DAY_MS) - DAY_MS)
}

/** People asked for in one question. @source default-ours */
const ASKED_AT_ONCE = 10_000

/** Erases again whoever an older backup brought back, and notes who is not noted yet. @returns how many were erased */
export async function eraseAgain({ db, config, now }: Here & Pick<AppContext, 'now'>): Promise<number> {
  let erased = 0
  for (const some of chunks([...(await noteErased({ db, config }))], ASKED_AT_ONCE)) {
    const back = await db.overMany((queries) => listHere(queries, some))
    for (const ids of chunks(back, BATCH)) {
      const gone = await db.overMany((queries) => erasePeople(queries, ids, { askedBefore: null, at: now() }))
      erased += gone.length
    }
  }
  return erased
}

const isUuid = (text: string) => /^[0-9a-f-]{36}$/.test(text)
