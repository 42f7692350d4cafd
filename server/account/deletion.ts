import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { holdProof, type Proof } from '../auth/proof-store.ts'
import { recordEvent } from '../auth/security-store.ts'
import type { Config } from '../config.ts'
import type { AppContext } from '../context.ts'
import { closeAccount, erasePerson, listDue, listErased, listStillPaying } from './deletion-store.ts'
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

/** Erases everyone whose ninety days are over, and ends what those who left still pay for. */
export async function eraseDue(context: AppContext): Promise<void> {
  const { db, mail, jobs, config, now } = context
  const askedBefore = new Date(now().getTime() - ERASED_AFTER_MS)
  for (const { id, email, language, customer } of await db.overMany((queries) => listDue(queries, askedBefore))) {
    const isErased = await db.overMany(async (queries) => {
      // Whoever signed in a moment ago stays.
      if (!(await erasePerson(queries, id, { askedBefore, at: now() }))) return false
      if (customer) await jobs.send('forget-customer', { customer }, queries)
      await mail.send({ userId: null, email, language }, { code: 'deletion-done' }, queries)
      return true
    })
    if (isErased) note(config, [id])
  }
  await endLeftSubscriptions(context)
}

// One that cannot be ended now does not keep the others from it; the job fails and comes again.
async function endLeftSubscriptions({ db, billing }: AppContext): Promise<void> {
  const ids = await db.overMany(listStillPaying)
  const ended = await Promise.allSettled(ids.map((id) => billing.endSubscription(id)))
  const failed = ended.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

type Place = Pick<Config, 'dataDir'>
type Here = Pick<AppContext, 'db'> & { readonly config: Place }

const erasedFile = ({ dataDir }: Place) => join(dataDir, 'erased.txt')

// Beside the database, so that a backup put in its place does not bring people back.
function note(config: Place, ids: readonly string[]): void {
  if (ids.length === 0) return
  mkdirSync(config.dataDir, { recursive: true })
  appendFileSync(erasedFile(config), ids.map((id) => `${id}\n`).join(''))
}

/**
 * Notes whom the database knows as erased and the file does not: a crash may have come between an erasure and its note, or
 * another server with a directory of its own has erased them.
 * @returns who was noted before
 */
export async function noteErased({ db, config }: Here): Promise<ReadonlySet<string>> {
  const file = erasedFile(config)
  const noted = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(isUuid) : [])
  const known = await db.overMany(listErased)
  note(
    config,
    known.filter((id) => !noted.has(id)),
  )
  return noted
}

/** Erases again whoever an older backup brought back, and notes who is not noted yet. @returns how many were erased */
export async function eraseAgain({ db, config, now }: Here & Pick<AppContext, 'now'>): Promise<number> {
  let erased = 0
  for (const id of await noteErased({ db, config })) {
    const wasThere = await db.overMany((queries) => erasePerson(queries, id, { askedBefore: null, at: now() }))
    if (wasThere) erased += 1
  }
  return erased
}

const isUuid = (text: string) => /^[0-9a-f-]{36}$/.test(text)
