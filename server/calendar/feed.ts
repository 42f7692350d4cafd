import { createHash } from 'node:crypto'
import type { Schedule } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import type { CivilDate } from '../../engine/model.ts'
import { calendarWords } from '../../words/calendar.ts'
import { TAPS } from '../../words/calendar-facts.ts'
import { accessAt } from '../access.ts'
import type { AppContext } from '../context.ts'
import type { Queries } from '../db/open.ts'
import type { PlanReader } from '../env.ts'
import { type JsonText, textOf } from '../http/json.ts'
import { doneOf, listRecordedDays } from '../plan-inputs/check-in-store.ts'
import { Problem } from '../problem.ts'
import { currentPlan } from '../schedule/current.ts'
import { speechSpoken } from '../schedule/engine-build.ts'
import { weeksAfter } from './ahead.ts'
import { calendarText } from './calendar-text.ts'
import { type CalendarSession, calendarSessions, revised, SHOWN_AHEAD_DAYS, SHOWN_BACK_DAYS } from './sessions.ts'
import { type CalendarPerson, type FoundFeed, findFeed, keepTold, listTold, noteMade } from './store.ts'
import { tapToken } from './tap-link.ts'

/** A calendar to be sent: without a text where the asker has it. */
export type Feed = { readonly etag: string; readonly text: string | null }

/** Whose plan a calendar shows, in the words in which it last spoke to them. */
export function readerOf({ id, timeZone, spoke }: CalendarPerson): Required<Pick<PlanReader, 'speech'>> & PlanReader {
  return { id, timeZone, speech: speechSpoken(spoke) }
}

/**
 * The calendar at an address.
 * @param has - whether the asker has what an ETag names
 * @throws Problem not-found where there is none; whatever a plan that cannot be made now throws
 */
export async function feedAt(context: AppContext, token: string, has: (etag: string) => boolean): Promise<Feed> {
  const { db, budgets } = context
  const found = await db.asSystem((queries) => findFeed(queries, token))
  if (!found) throw new Problem('not-found')
  budgets.spend('read', found.person.id)
  const plan = await planOf(context, found.person)
  if (plan?.etag && found.madeOf === plan.etag && found.etag && has(found.etag)) return { etag: found.etag, text: null }
  const text = plan ? await planned(context, found, plan) : emptyOf(context, found)
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  if (plan?.etag) {
    const madeOf = plan.etag
    await db.asSystem((queries) => noteMade(queries, found.person.id, { kind: found.kind, madeOf, etag }))
  }
  return { etag, text: has(etag) ? null : text }
}

/** The plan, or null for whoever may not see one: their calendar is empty. */
async function planOf(context: AppContext, person: CalendarPerson): Promise<JsonText | null> {
  const { kind } = accessAt(context.now(), person.subscription)
  if (kind === 'none' || kind === 'ended' || !person.onboardingCompleted) return null
  try {
    return await currentPlan(context, readerOf(person), false)
  } catch (error) {
    if (error instanceof Problem && (error.code === 'under-age' || error.code === 'onboarding-required')) return null
    throw error
  }
}

function emptyOf(context: AppContext, found: FoundFeed): string {
  const { language } = readerOf(found.person).speech
  return textFor(context, found, language, { today: '', sessions: [], entries: new Map() })
}

type Language = ReturnType<typeof speechSpoken>['language']
type Told = Pick<Parameters<typeof calendarText>[0], 'today' | 'sessions' | 'entries'>

async function planned(context: AppContext, found: FoundFeed, plan: JsonText): Promise<string> {
  const { db, now } = context
  const { id, timeZone } = found.person
  const { language } = readerOf(found.person).speech
  const schedule = JSON.parse(await textOf(plan)) as Schedule
  const today = schedule.date
  const ahead = await weeksAfter(context, readerOf(found.person), schedule, addDays(today, SHOWN_AHEAD_DAYS))
  const told = await db.forUser(id, async (queries) => {
    const sessions = calendarSessions(schedule, language, {
      done: await doneDays(queries, id, today),
      ahead,
    })
    const { entries, changed } = revised(await listTold(queries, id), sessions, { today, now: now(), timeZone })
    await keepTold(queries, id, changed, { forgetBefore: addDays(today, -SHOWN_BACK_DAYS) })
    return { sessions, entries }
  })
  return textFor(context, found, language, { today, ...told })
}

/** The days since the first that a calendar shows on which the session was done. */
export async function doneDays(queries: Queries, userId: string, today: CivilDate): Promise<ReadonlySet<CivilDate>> {
  return doneOf(await listRecordedDays(queries, userId, addDays(today, -SHOWN_BACK_DAYS)))
}

function textFor(context: AppContext, { kind, person }: FoundFeed, language: Language, told: Told): string {
  return calendarText({ kind, ...partsFor(context, person, language, told.today), ...told })
}

/** What a calendar's entries are made with, whatever stands in it. */
export function partsFor(
  { config, secret }: Pick<AppContext, 'config' | 'secret'>,
  { id: userId, timeZone, linksHash, alarms }: CalendarPerson,
  language: Language,
  today: CivilDate,
) {
  const linksOf = ({ date, done, durationMin, isAhead }: CalendarSession) =>
    done || isAhead || date < today || !linksHash
      ? []
      : TAPS.filter((tap) => !tap.startsWith('shorter-') || durationMin > Number(tap.slice(8))).map((tap) => ({
          tap,
          href: `${config.appOrigin}/calendar/${tapToken(secret, linksHash, { userId, date, tap })}`,
        }))
  const home = `${config.appOrigin}/dashboard`
  return { userId, timeZone, words: calendarWords(language), home, linksOf, alarms }
}
