import { setTimeout as delay } from 'node:timers/promises'
import type { ExportState } from '../../contract/account.ts'
import type { ShownLearned } from '../../contract/progress.ts'
import { recordRequest } from '../account/store.ts'
import { recordEvent } from '../auth/security-store.ts'
import { readerOf } from '../calendar/feed.ts'
import { findPerson } from '../calendar/store.ts'
import type { AppContext } from '../context.ts'
import { inParts } from '../in-parts.ts'
import type { Job } from '../jobs/jobs.ts'
import { readProgress } from '../progress/progress.ts'
import { archiveOf } from './archive.ts'
import {
  beginExport,
  failRun,
  findExport,
  findPart,
  finishRun,
  keepPart,
  type StoredExport,
  startRun,
} from './state-store.ts'

/** [ms] a copy can be fetched: long enough to read a mail the next evening. @source default-ours */
const KEPT_MS = 48 * 3_600_000
/** [ms] after which a copy that is still under way was lost with its job. @source default-ours */
const LOST_MS = 2 * 3_600_000
/** [ms] that who asks waits for the copy itself; most are there by then. @source default-ours */
const WAIT_MS = 10_000
const LOOK_AGAIN_MS = 100
/** [bytes] Pieces in which a copy is kept and fetched: no more of it is ever in memory. @source default-ours */
const PART_BYTES = 256 * 1024
/** A calendar month may have 28 days. */
const ANSWER_MS = 28 * 86_400_000

type Queued = { readonly userId: string; readonly run: string }

/** A person's copy of everything held: made by a job, kept in pieces in the database, which every server reaches. */
export function createExports(context: AppContext) {
  const { db, jobs, now } = context

  const state = async (userId: string): Promise<ExportState> =>
    shown(await db.asSystem((queries) => findExport(queries, userId)), now())

  /** Asks for a copy, unless one is being made; the request stands on record either way until it is answered. */
  const ask = async (userId: string, device: string): Promise<void> => {
    const at = now()
    await db.asSystem(async (queries) => {
      const after = (ms: number) => new Date(at.getTime() + ms)
      const run = await beginExport(queries, userId, {
        ...{ now: at, staleBefore: after(-LOST_MS), expiresAt: after(KEPT_MS) },
      })
      if (!run) return
      await recordRequest(queries, userId, { kind: 'export', at, dueAt: new Date(at.getTime() + ANSWER_MS) })
      await recordEvent(queries, userId, { event: 'exported', at, device })
      await jobs.send('export', { userId, run } satisfies Queued, queries)
    })
  }

  /** Waits a moment for a copy that is under way. */
  const awaited = async (userId: string): Promise<ExportState> => {
    // Whoever waits lends a hand: no copy needs a worker elsewhere to be free.
    void drained().catch(() => {})
    for (let left = WAIT_MS; ; left -= LOOK_AGAIN_MS) {
      const told = await state(userId)
      if ((told.state !== 'queued' && told.state !== 'running') || left <= 0) return told
      await delay(LOOK_AGAIN_MS)
    }
  }
  let draining: Promise<void> | null = null
  const drained = () => {
    draining ??= jobs.drain('export').finally(() => {
      draining = null
    })
    return draining
  }

  /** The pieces of a copy that is ready, one after the other. */
  const pieces = async (userId: string): Promise<{ bytes: number; at: Date; stream: ReadableStream } | null> => {
    const found = await db.asSystem((queries) => findExport(queries, userId))
    if (shown(found, now()).state !== 'ready' || !found?.bytes) return null
    let n = 0
    const stream = new ReadableStream({
      pull: async (controller) => {
        const part = await db.asSystem((queries) => findPart(queries, userId, found.run, n))
        n += 1
        if (part) controller.enqueue(part)
        else controller.close()
      },
    })
    return { bytes: found.bytes, at: found.requestedAt, stream }
  }

  return { state, ask, awaited, pieces }
}

/** Makes a copy that was asked for and keeps it, piece by piece; the job of the queue. */
export async function makeExport(context: AppContext, { data, isLastTry }: Job): Promise<void> {
  const { db, log } = context
  const order = data as Queued
  try {
    await makeRun(context, order)
  } catch (error) {
    if (isLastTry) await db.asSystem((queries) => failRun(queries, order.userId, order.run))
    throw error
  }
  log.info({ event: 'export', user: order.userId }, 'a copy was put together')
}

async function makeRun(context: AppContext, { userId, run }: Queued): Promise<void> {
  const { db, now } = context
  if (!(await db.asSystem((queries) => startRun(queries, userId, run)))) return
  let n = 0
  let bytes = 0
  for await (const part of inParts(archiveOf(db, userId, now(), await learnedFor(context, userId)), PART_BYTES)) {
    await db.asSystem((queries) => keepPart(queries, { userId, run, n, bytes: part }))
    n += 1
    bytes += part.length
  }
  const at = now()
  const expiresAt = new Date(at.getTime() + KEPT_MS)
  await db.asSystem(async (queries) => {
    const person = await finishRun(queries, { userId, run }, { now: at, expiresAt, bytes })
    // Who was answered with the copy itself needs no mail about it.
    if (!person || at.getTime() - person.requestedAt.getTime() < WAIT_MS) return
    const href = `${context.config.appOrigin}/account`
    const until = { at: expiresAt, timeZone: 'UTC' }
    await context.mail.send({ userId, email: person.email }, { code: 'export-ready', until, href }, queries)
  })
}

/** What is learned of a person; null where there is no plan yet, or none can be made now: their copy waits for nothing. */
async function learnedFor(context: AppContext, userId: string): Promise<ShownLearned | null> {
  const person = await context.db.asSystem((queries) => findPerson(queries, userId))
  if (!person?.onboardingCompleted) return null
  try {
    return (await readProgress(context, readerOf(person))).learned
  } catch (error) {
    context.log.warn({ event: 'export', code: (error as Error).name }, 'a copy goes without what is learned')
    return null
  }
}

function shown(found: StoredExport | null, now: Date): ExportState {
  const isOver = found?.expiresAt && found.expiresAt <= now
  if (!found || isOver) return { state: 'none', requested_at: null, expires_at: null, bytes: null }
  return {
    state: found.state,
    requested_at: found.requestedAt.toISOString(),
    expires_at: (found.state === 'ready' && found.expiresAt?.toISOString()) || null,
    bytes: found.bytes,
  }
}
