import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { AskedChange } from '../../contract/changes.ts'
import type { Proposals } from '../../contract/programs.ts'
import { askChange } from '../changes/ask.ts'
import { isStillAhead } from '../changes/still-ahead.ts'
import type { AppContext } from '../context.ts'
import type { RequestingUser } from '../env.ts'
import { countAsked } from '../plan-inputs/change-store.ts'
import { Problem } from '../problem.ts'
import { currentInput } from '../schedule/current.ts'
import { addProposal, dropProposal, listProposals } from './store.ts'
import { waitingOf } from './waiting.ts'

/** Proposals that wait for one person. @source default-ours */
const WAITING_MAX = 10

/** What is offered for a day, in the words that its person would read. */
async function offeredFor(context: AppContext, user: RequestingUser, date: string) {
  const { engine, now } = context
  const { input, facts, speech } = await currentInput(context, user)
  const all = await engine.run(user.id, 'changeOptions', speech, input, facts, date)
  const open = all.filter((one) => one.refusal === null && isStillAhead(one, now(), input.timeZone))
  // As a program would be given them, and would give them back.
  return open.map((one) => ({ ...one, change: AskedChange.parse(one.change) }))
}

/**
 * Keeps a change that a program proposes, for the person to answer: it becomes part of no plan. Only what is offered can be
 * proposed, so that nothing which a program wrote is ever shown.
 * @throws Problem change-refused where it is not offered, or too much waits
 */
export async function propose(
  context: AppContext,
  user: RequestingUser,
  { program, change }: { readonly program: string; readonly change: z.infer<typeof AskedChange> },
): Promise<void> {
  const { db, now } = context
  const offered = await offeredFor(context, user, change.date)
  if (!offered.some((one) => isDeepStrictEqual(one.change, change)))
    throw new Problem('change-refused', { code: 'proposal-unoffered' })
  const seen = await db.forUser(user.id, (queries) => countAsked(queries, user.id, change.date))
  await db.asSystem(async (queries) => {
    const waiting = await listProposals(queries, waitingOf(context, user))
    if (waiting.some((one) => isDeepStrictEqual(one.change, change))) return
    if (waiting.length >= WAITING_MAX) throw new Problem('change-refused', { code: 'proposals-many' })
    const row = { userId: user.id, id: randomUUID(), program, date: change.date, change, seen, createdAt: now() }
    await addProposal(queries, row)
  })
}

/** What waits for a person's answer and could still be done, in our words; what could not waits no longer. */
export async function proposalsFor(context: AppContext, user: RequestingUser): Promise<Proposals> {
  const { db } = context
  const rows = await db.asSystem((queries) => listProposals(queries, waitingOf(context, user)))
  const dates = [...new Set(rows.map(({ date }) => date))]
  const offered = new Map(
    await Promise.all(dates.map(async (date) => [date, await offeredFor(context, user, date)] as const)),
  )
  const proposals = rows.flatMap(({ id, program, date, change }) => {
    const option = offered.get(date)?.find((one) => isDeepStrictEqual(one.change, change))
    return option ? [{ id, program, date, change, title: option.title, text: option.text }] : []
  })
  const open = new Set(proposals.map(({ id }) => id))
  const over = rows.filter(({ id }) => !open.has(id))
  if (over.length > 0)
    await db.asSystem(async (queries) => {
      for (const { id } of over) await dropProposal(queries, user.id, id)
    })
  return { proposals }
}

/**
 * Makes a proposal part of the plan, as if its person had asked for it.
 * @throws Problem not-found, change-refused, changed-elsewhere where the day was changed since
 */
export async function accept(context: AppContext, user: RequestingUser, id: string): Promise<void> {
  const { db } = context
  const rows = await db.asSystem((queries) => listProposals(queries, waitingOf(context, user)))
  const found = rows.find((one) => one.id === id)
  if (!found) throw new Problem('not-found', { code: 'proposal-gone' })
  await askChange(context, user, found.change, found.seen)
  await db.asSystem((queries) => dropProposal(queries, user.id, id))
}
