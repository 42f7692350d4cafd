import { setTimeout as delay } from 'node:timers/promises'
import type { Schedule, ShownBlock } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import type { Profile } from '../../engine/model.ts'
import type { ReadFacts } from '../../engine/read-facts.ts'
import { isUnderAge } from '../../engine/screening/screening.ts'
import type { Speech } from '../../words/speech.ts'
import { civilDay } from '../civil-day.ts'
import type { AppContext } from '../context.ts'
import type { Queries } from '../db/open.ts'
import { together } from '../db/together.ts'
import type { PackedInput } from '../engine-pool/tasks.ts'
import type { PlanReader } from '../env.ts'
import { type JsonText, textOf } from '../http/json.ts'
import { knownFacts } from '../model/readings.ts'
import { findConsent } from '../model/store.ts'
import { forgetLeftPlans } from '../plan-blocks/left-plan-store.ts'
import { addBlock } from '../plan-blocks/store.ts'
import { listMeasured, withMeasured } from '../plan-inputs/activity-store.ts'
import { listAnswers } from '../plan-inputs/answer-store.ts'
import { listCalendarHours } from '../plan-inputs/calendar-hours-store.ts'
import { listChanges, listWithdrawn } from '../plan-inputs/change-store.ts'
import { historyDay, listRecordedDays, reachBack } from '../plan-inputs/check-in-store.ts'
import { beginRun, endRun, findProfile, movePlan, type StoredProfile } from '../plan-inputs/profile-store.ts'
import { listDangers, listSafety } from '../plan-inputs/safety-store.ts'
import { keepTexts } from '../plan-inputs/texts-store.ts'
import { Problem } from '../problem.ts'
import { builtFor, spokenAs } from './engine-build.ts'
import { planInputOf, recordSince } from './generate.ts'
import { findShownDays, storeShownDays } from './shown-days-store.ts'
import { etagOf, speechOf, standing } from './standing.ts'
import { findSchedule, storeSchedule } from './store.ts'

/** All that a plan is made from; `facts` is what was read of a person's words before, or by a language model. */
export type PlanSources = { readonly input: PackedInput; readonly facts: ReadFacts; readonly speech: Speech }

type Parts = Pick<AppContext, 'db' | 'now' | 'log' | 'metrics' | 'engine'>

/** [ms] between two looks whether another server has finished this person's plan. @source default-ours */
const LOOK_AGAIN_MS = 50
/** [ms] after which who waits for another server's plan is told to come again. @source default-ours */
const WAIT_MAX_MS = 12_000
/** [ms] after which who asked is told to try again, and what is told must be so. @source default-ours */
const ANSWER_MAX_MS = 15_000

/** What a person asks of the plan, and what is kept of it: it stands with the plan it makes, or not at all. */
export type Wish = {
  readonly into: (input: PackedInput) => PackedInput
  readonly keep: (queries: Queries, now: Date) => Promise<void>
}

/**
 * A person's schedule for today, as JSON: the stored one while it stands, else a new one, which is then stored.
 * @param fresh makes a new one in any case
 * @throws Problem onboarding-required, too-many-requests, unavailable
 */
export function currentPlan(parts: Parts, user: PlanReader, fresh: boolean): Promise<JsonText> {
  return nextPlan(parts, user, fresh, null)
}

/**
 * The plan with what a person asks of it, both kept in one transaction: who is told to try again finds all as it was.
 * @throws Problem onboarding-required, too-many-requests, unavailable
 */
export function planWith(parts: Parts, user: PlanReader, wish: Wish): Promise<JsonText> {
  return nextPlan(parts, user, true, wish)
}

async function nextPlan(parts: Parts, user: PlanReader, fresh: boolean, wish: Wish | null): Promise<JsonText> {
  try {
    return await madeOrFound(parts, user, fresh, wish)
  } catch (error) {
    throw await withStanding(parts, user, error)
  }
}

/** A danger is told though there is no plan to tell it: the same failure, with those that stand. */
async function withStanding({ db }: Parts, { id }: PlanReader, error: unknown): Promise<unknown> {
  const standing = await db
    .forUser(id, (queries) => listDangers(queries, id))
    // Where they cannot be read either, the failure is all there is to say.
    .catch(() => [])
  if (standing.length === 0) return error
  const { code, said, headers, current } = error instanceof Problem ? error : new Problem('unavailable')
  return new Problem(code, said, { headers, current, cause: error, dangers: standing })
}

async function madeOrFound(parts: Parts, user: PlanReader, fresh: boolean, wish: Wish | null): Promise<JsonText> {
  const asked = performance.now()
  const isLate = () => performance.now() > asked + ANSWER_MAX_MS
  for (let anew = fresh; performance.now() < asked + WAIT_MAX_MS; anew = wish !== null) {
    const found = await findOrBegin(parts, user, anew)
    if (!('run' in found)) return found
    if (found.run) return makeAndStore(parts, user.id, found, wish && { ...wish, isLate })
    // Whoever makes it elsewhere stores it: what stands there then is as new as what was asked for, or is made anew.
    await delay(LOOK_AGAIN_MS)
  }
  throw new Problem('unavailable')
}

/** The same as an object, for whoever looks into it. */
export async function currentSchedule(parts: Parts, user: PlanReader, fresh: boolean): Promise<Schedule> {
  return JSON.parse(await textOf(await currentPlan(parts, user, fresh))) as Schedule
}

type Begun = PlanSources & { readonly profile: StoredProfile; readonly instant: Date; readonly run: Date }

/** The stored schedule where it stands; else all that a new one is made from; else nothing, for another server makes it. */
async function findOrBegin(
  { db, now }: Parts,
  user: PlanReader,
  fresh: boolean,
): Promise<JsonText | Begun | { run: null }> {
  const { id, timeZone } = user
  const instant = now()
  const today = civilDay(instant, timeZone)
  return db.forUser(id, async (queries) => {
    const profile = await getReadyProfile(queries, id, today)
    const speech = speechOf(user, profile.preferences?.display)
    const look = async () => (fresh ? null : standing(await findSchedule(queries, id), user, instant))
    const stored = await look()
    if (stored) return stored
    const run = await beginRun(queries, id)
    if (!run) return { run }
    // Another server may have stored its plan, and given the place back, after the first look.
    const meanwhile = await look()
    if (!meanwhile) return { run, instant, profile, speech, ...(await readInput(queries, profile, today)) }
    await endRun(queries, id, run)
    return meanwhile
  })
}

// Between two transactions: the engine must not hold the embedded database's one connection.
async function makeAndStore(
  { db, log, metrics, engine }: Parts,
  id: string,
  begun: Begun,
  wish: (Wish & { readonly isLate: () => boolean }) | null,
): Promise<JsonText> {
  const { facts, speech, profile, instant, run } = begun
  const input = wish ? wish.into(begun.input) : begun.input
  // A run that cannot be ended ends by its own time.
  const end = () => db.forUser(id, (queries) => endRun(queries, id, run)).catch(() => {})
  try {
    const plan = await engine.run(id, 'plan', speech, input, facts)
    metrics.plan(plan.seconds)
    const { json, packed, packedFirst } = plan
    const { planAnchor, planBlock, planBegun, planStart } = profile
    const over = planAnchor !== null && plan.block > planBlock
    const past = over
      ? await engine.run(id, 'pastBlock', speech, { ...input, anchor: planAnchor }, addDays(plan.anchor, -1), facts)
      : null
    // On the day that a block is asked for it begins anew each time; from the next one on it began where it did.
    const isFixed = planStart === null && plan.block > 1 && plan.anchor < input.today && !input.start
    const moved = isFixed || plan.anchor !== planAnchor || plan.begun !== planBegun || plan.block !== planBlock
    const engineBuild = builtFor(speech)
    const stored = db.forUser(id, async (queries) => {
      if (past) await addBlock(queries, id, past, instant)
      if (moved) await movePlan(queries, id, plan, profile)
      if (isFixed) await forgetLeftPlans(queries, id)
      if (plan.texts) await keepTexts(queries, profile, plan.texts)
      await together(queries, () => [
        storeSchedule(queries, id, plan, { engineBuild, now: instant }),
        storeShownDays(queries, id, plan, instant),
        wish?.keep(queries, instant) ?? Promise.resolve(),
        endRun(queries, id, run, spokenAs(speech)),
      ])
      if (wish?.isLate()) throw new Problem('unavailable')
      return { json, packed, packedFirst, etag: etagOf(id, engineBuild, instant) }
    })
    if (wish) return await stored
    return await stored.catch(async (error: Error) => {
      // The person has the schedule all the same; the next look makes it again.
      log.error({ name: error.name }, 'schedule not stored')
      await end()
      return { json, packed, packedFirst }
    })
  } catch (error) {
    await end()
    throw error
  }
}

/**
 * What a person's plan for today is made from.
 * @throws Problem onboarding-required
 */
export async function currentInput({ db, now }: Parts, user: PlanReader): Promise<PlanSources> {
  const today = civilDay(now(), user.timeZone)
  return db.forUser(user.id, async (queries) => {
    const profile = await getReadyProfile(queries, user.id, today)
    return { speech: speechOf(user, profile.preferences?.display), ...(await readInput(queries, profile, today)) }
  })
}

/**
 * A plan, as JSON, for another profile of the same person, who stays who they are: their age, health, dangers and record hold.
 * @throws Problem under-age
 */
export async function planFor({ db, now, engine }: Parts, user: PlanReader, profile: Profile): Promise<JsonText> {
  const today = civilDay(now(), user.timeZone)
  const { timeZone } = user
  const { speech, known = {} } = await db.forUser(user.id, async (queries) => {
    const kept = await findProfile(queries, user.id)
    if (!kept?.onboardingCompleted) return { speech: speechOf(user, null) }
    if (isUnderAge(kept.facts?.about, today)) throw new Problem('under-age')
    const { history = [], safety = [], facts = {}, heardSince } = (await readInput(queries, kept, today)).input
    return { speech: speechOf(user, kept.preferences?.display), known: { history, safety, facts, heardSince } }
  })
  const { json, packed } = await engine.run(user.id, 'plan', speech, { profile, today, timeZone, ...known }, {})
  return { json, packed }
}

/** The block under way as it stood yesterday, for whoever is about to begin another; null before onboarding. */
export async function interruptedBlock({ db, now, engine }: Parts, user: PlanReader): Promise<ShownBlock | null> {
  const today = civilDay(now(), user.timeZone)
  const read = await db.forUser(user.id, async (queries) => {
    const profile = await findProfile(queries, user.id)
    return profile?.onboardingCompleted ? { profile, ...(await readInput(queries, profile, today)) } : null
  })
  const anchor = read?.profile.planAnchor
  if (!read || !anchor) return null
  const speech = speechOf(user, read.profile.preferences?.display)
  return engine.run(user.id, 'pastBlock', speech, { ...read.input, anchor }, addDays(today, -1), read.facts)
}

async function getReadyProfile(queries: Queries, userId: string, today: string): Promise<StoredProfile> {
  const profile = await findProfile(queries, userId)
  if (!profile?.onboardingCompleted) throw new Problem('onboarding-required')
  if (isUnderAge(profile.facts?.about, today)) throw new Problem('under-age')
  return profile
}

async function readInput(
  queries: Queries,
  profile: StoredProfile,
  today: string,
): Promise<Omit<PlanSources, 'speech'>> {
  const since = recordSince(profile, today)
  const [from, consent] = await together(queries, () => [
    reachBack(queries, profile.id, since),
    findConsent(queries, profile.id),
  ])
  const [recorded, measured, changes, answers, withdrawn, safety, calendar, days] = await together(queries, () => [
    listRecordedDays(queries, profile.id, from),
    listMeasured(queries, profile.id, from),
    listChanges(queries, profile.id, since),
    listAnswers(queries, profile.id),
    listWithdrawn(queries, profile.id),
    listSafety(queries, profile.id, since),
    listCalendarHours(queries, profile.id),
    findShownDays(queries, profile.id),
  ])
  const history = withMeasured(recorded.map(historyDay), measured)
  const input = planInputOf(profile, today, {
    ...{ history, changes, answers, withdrawn, safety },
    ...(calendar.length > 0 && { calendar }),
  })
  // Consent first: reading takes longer than asking for it, and few have given it.
  const texts = profile.textsRead ?? undefined
  const found = consent ? await knownFacts(queries, profile.id, input, texts) : {}
  return { input: { ...input, ...(days && { days }) }, facts: { ...found, ...(texts && { texts }) } }
}
