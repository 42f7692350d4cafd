import { createHash } from 'node:crypto'
import type { ShownDay, ShownOption } from '../../contract/schedule.ts'
import type { Tap } from '../../words/calendar-facts.ts'
import type { Speech } from '../../words/speech.ts'
import { accessAt } from '../access.ts'
import { askChange } from '../changes/ask.ts'
import { isStillAhead } from '../changes/still-ahead.ts'
import { recordDay } from '../check-ins/record.ts'
import type { AppContext } from '../context.ts'
import type { PlanReader } from '../env.ts'
import { countAsked } from '../plan-inputs/change-store.ts'
import { getRecordedDay, isRecordedDone, saveCompletion } from '../plan-inputs/check-in-store.ts'
import { Problem } from '../problem.ts'
import { currentInput, currentSchedule } from '../schedule/current.ts'
import { readerOf } from './feed.ts'
import { findPerson } from './store.ts'
import { isTapGenuine, readTap, type TapLink } from './tap-link.ts'

/** Why there is nothing to confirm. */
type Closed = 'done-already' | 'no-session' | 'not-offered' | 'too-early'

/** What a link shows before anything is pressed. */
export type TapLook = {
  readonly tap: Tap
  readonly day: ShownDay | null
  readonly speech: Speech
  readonly closed: Closed | null
  /** The ways there are, and for those that there are not now, why; none for "done", which has one. */
  readonly options: readonly ShownOption[]
  /** Names how the session stands: what is pressed holds for this and nothing later. */
  readonly state: string
}

/** What became of it. */
export type TapOutcome = { readonly kind: 'stale' | 'done' | 'changed'; readonly look: TapLook }

type Found = { readonly link: TapLink; readonly reader: PlanReader & { readonly speech: Speech } }
type Seen = TapLook & { readonly asked: number; readonly version: number }

/**
 * Looks at the session behind a link; changes nothing.
 * @throws Problem invalid-token, trial-ended, checkout-required and what a plan that cannot be made now throws
 */
export async function lookBehind(context: AppContext, token: string): Promise<TapLook> {
  const found = await findLink(context, token)
  context.budgets.spend('read', found.reader.id)
  return seenBehind(context, found)
}

/**
 * Does what a link is for, as the app would, once for each state of the session.
 * @param state - how the session stood when the person decided
 * @param choice - which of the ways, as JSON; null where there is but one
 * @throws Problem the same, and change-refused, changed-elsewhere
 */
export async function confirmTap(
  context: AppContext,
  token: string,
  { state, choice }: { readonly state: string; readonly choice: string | null },
): Promise<TapOutcome> {
  const found = await findLink(context, token)
  context.budgets.spend('write', found.reader.id)
  const seen = await seenBehind(context, found)
  if (seen.state !== state || seen.closed) return { kind: 'stale', look: seen }
  const { reader, link } = found
  if (link.tap === 'done') {
    const said = { date: link.date, completed: true, version: seen.version }
    await recordDay(context, reader, said, (queries, day) => saveCompletion(queries, day, {}))
    return { kind: 'done', look: await seenBehind(context, found) }
  }
  // Only what was offered can be chosen, whatever is sent.
  const option = seen.options.find((one) => one.refusal === null && JSON.stringify(one.change) === choice)
  if (!option) return { kind: 'stale', look: seen }
  await askChange(context, reader, option.change, seen.asked)
  return { kind: 'changed', look: await seenBehind(context, found) }
}

async function findLink({ db, now, secret }: AppContext, token: string): Promise<Found> {
  const link = readTap(token)
  const person = link && (await db.asSystem((queries) => findPerson(queries, link.userId)))
  // A link stands in an entry of the calendar, or in a reminder: it ends with the one or the other.
  const signed = [person?.linksHash, person?.remindersKey].filter((key) => typeof key === 'string')
  if (!link || !person || !signed.some((key) => isTapGenuine(secret, key, link))) throw new Problem('invalid-token')
  const access = accessAt(now(), person.subscription).kind
  if (access === 'none') throw new Problem(person.onboardingCompleted ? 'checkout-required' : 'onboarding-required')
  if (access === 'ended') throw new Problem('trial-ended')
  return { link, reader: readerOf(person) }
}

async function seenBehind(context: AppContext, { link, reader }: Found): Promise<Seen> {
  const { db } = context
  const { date, tap, userId } = link
  const schedule = await currentSchedule(context, reader, false)
  const { record, asked } = await db.forUser(userId, async (queries) => ({
    record: await getRecordedDay(queries, userId, date),
    asked: await countAsked(queries, userId, date),
  }))
  const day = schedule.weeklyPlan.flatMap(({ days }) => days).find((one) => one.date === date) ?? null
  const { version } = record
  const state = createHash('sha256')
    .update(JSON.stringify([tap, day, version, asked]))
    .digest('base64url')
  const seen = { tap, day, speech: reader.speech, options: [], state, asked, version }
  if (!day || day.durationMin === 0) return { ...seen, closed: 'no-session' }
  if (isRecordedDone(record)) return { ...seen, closed: 'done-already' }
  if (tap === 'done') return { ...seen, closed: date > schedule.date ? 'too-early' : null }
  const options = await optionsFor(context, reader, link)
  return { ...seen, options, closed: options.length === 0 ? 'not-offered' : null }
}

async function optionsFor(context: AppContext, reader: PlanReader, { date, tap }: TapLink): Promise<ShownOption[]> {
  const { input, facts, speech } = await currentInput(context, reader)
  if (date < input.today) return []
  const all = await context.engine.run(reader.id, 'changeOptions', speech, input, facts, date)
  const [type, rung] = tap.split('-')
  return all.filter(
    (one) =>
      one.change.type === type &&
      (one.change.type !== 'shorter' || one.change.rung === rung) &&
      isStillAhead(one, context.now(), input.timeZone),
  )
}
