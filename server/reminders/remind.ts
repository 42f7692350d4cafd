import type { PushMessage } from '../../contract/push.ts'
import { REMINDER_KINDS, type ReminderKind, type ReminderSettings } from '../../contract/reminders.ts'
import type { Schedule } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import type { CivilDate } from '../../engine/model.ts'
import { reminderActIn, reminderIn } from '../../words/reminders.ts'
import { accessAt } from '../access.ts'
import { readerOf } from '../calendar/feed.ts'
import { tapToken } from '../calendar/tap-link.ts'
import { civilDay } from '../civil-day.ts'
import type { AppContext } from '../context.ts'
import type { Queries } from '../db/open.ts'
import { settledInTurn } from '../in-turn.ts'
import { unsubscribeLink } from '../mail/unsubscribe-link.ts'
import { doneOf, listRecordedDays } from '../plan-inputs/check-in-store.ts'
import { listSafety } from '../plan-inputs/safety-store.ts'
import { Problem } from '../problem.ts'
import { queuePush } from '../push/push.ts'
import { currentSchedule } from '../schedule/current.ts'
import { decide, type Reminder, type Situation, stillRight } from './decide.ts'
import { type Act, actsOf, factOf } from './fact.ts'
import { silentDays } from './silence.ts'
import {
  findReminded,
  holdSettings,
  listDue,
  listSaid,
  type RemindedPerson,
  setDue,
  takeOn,
  writeSaid,
} from './store.ts'

/** People looked at before those are asked for who came due meanwhile. @source default-ours */
const BATCH = 200
/** People looked at side by side. @source default-ours */
const AT_ONCE = 4
/** [ms] for which somebody is taken on: a server that dies over it leaves them to another after that. @source default-ours */
const LEASE_MS = 10 * 60_000
/** [ms] after which a job stops looking, for the next one begins. @source default-ours */
const WORK_MAX_MS = 240_000
/** [days] back that what was said can be said again by nobody: a week's letter is about seven days ahead. */
const SAID_BACK_DAYS = 14
/** [days] back that an illness is looked for. @source default-ours */
const ILL_BACK_DAYS = 28

type Parts = Pick<AppContext, 'db' | 'mail' | 'jobs' | 'config' | 'now' | 'log' | 'metrics' | 'engine' | 'secret'>

/** Looks at everybody who is due, reminds whom there is something to remind of, and says when to look at them next. */
export async function remindDue(context: Parts): Promise<void> {
  const began = performance.now()
  for (let found = BATCH; found === BATCH && performance.now() < began + WORK_MAX_MS; ) {
    const due = await context.db.reading((queries) => listDue(queries, context.now(), BATCH))
    found = due.length
    await settledInTurn(due, ({ userId }) => lookAtSafely(context, userId), { atOnce: AT_ONCE })
  }
}

// Whom nothing can be told now is looked at again when the lease is over; the others are none the worse.
async function lookAtSafely(context: Parts, userId: string): Promise<void> {
  try {
    await lookAt(context, userId)
  } catch (error) {
    context.log.warn(
      { event: 'reminder', code: error instanceof Problem ? error.code : (error as Error).name },
      'no look',
    )
  }
}

async function lookAt(context: Parts, userId: string): Promise<void> {
  const { db, now } = context
  const lease = new Date(now().getTime() + LEASE_MS)
  const found = await db.asSystem(async (queries) => {
    const taken = await takeOn(queries, userId, { now: now(), lease })
    return taken && { ...taken, person: await findReminded(queries, userId) }
  })
  if (!found) return
  const told = found.person && (await whatIsKnown(context, found.person))
  await db.asSystem(async (queries) => {
    const settings = await holdSettings(queries, userId)
    const nextAt =
      told && settings ? await remind(context, queries, { ...told, settings, linksKey: found.linksKey }) : null
    await setDue(queries, userId, { lease, nextAt })
  })
}

type Known = {
  readonly person: RemindedPerson
  readonly schedule: Schedule
  readonly done: ReadonlySet<CivilDate>
  readonly isSilent: (date: CivilDate) => boolean
}

/** The person's plan of today and what stands in the way of reminding them; null for whom there is no plan. */
async function whatIsKnown(context: Parts, person: RemindedPerson): Promise<Known | null> {
  const access = accessAt(context.now(), person.subscription).kind
  if (access === 'none' || access === 'ended' || !person.onboardingCompleted) return null
  const schedule = await planOf(context, person)
  if (!schedule) return null
  const { days, safety } = await context.db.forUser(person.id, async (queries) => ({
    days: await listRecordedDays(queries, person.id, schedule.date, addDays(schedule.date, 1)),
    safety: await listSafety(queries, person.id, addDays(schedule.date, -ILL_BACK_DAYS)),
  }))
  return { person, schedule, done: await doneOf(days), isSilent: silentDays(safety, schedule, person) }
}

async function planOf(context: Parts, person: RemindedPerson): Promise<Schedule | null> {
  try {
    return await currentSchedule(context, readerOf(person), false)
  } catch (error) {
    if (error instanceof Problem && (error.code === 'under-age' || error.code === 'onboarding-required')) return null
    throw error
  }
}

/**
 * What is to be said of what was decided a while ago, by the plan as it stands now; null where it would not be said now, for what keeps
 * somebody silent came in between, or their session went elsewhere.
 */
async function sayingNow(context: Parts, userId: string, say: Said, way: Way): Promise<Saying | null> {
  const { db, now } = context
  const { person, settings } = await db.asSystem(async (queries) => ({
    person: await findReminded(queries, userId),
    settings: await holdSettings(queries, userId),
  }))
  if (!person?.remindersKey || !settings || !wants(settings, say.kind, way)) return null
  const known = await whatIsKnown(context, person)
  if (!known || !stillRight({ ...situationOf({ ...known, settings }, now()), ...say })) return null
  return { ...known, say, linksKey: person.remindersKey }
}

/** The same as a message to a device. */
export async function messageNow(context: Parts, userId: string, say: Said): Promise<PushMessage | null> {
  const saying = await sayingNow(context, userId, say, 'push')
  return saying && messageOf(context, saying)
}

/** The same as a letter, to the address that is theirs by now. */
export async function letterNow(context: Parts, userId: string, say: Said) {
  const saying = await sayingNow(context, userId, say, 'mail')
  return saying?.person.emailVerified ? { ...letterOf(context, saying), email: saying.person.email } : null
}

type Told = Known & { readonly settings: ReminderSettings; readonly linksKey: string }

/** Decides, writes down what is said, and hands it on, all in one transaction. @returns when to look next */
async function remind(context: Parts, queries: Queries, told: Told): Promise<Date | null> {
  const { person, settings } = told
  const at = context.now()
  const ways = waysTo(person)
  const today = civilDay(at, person.timeZone)
  const { say, nextAt } = decide({
    ...situationOf(told, at),
    wanted: new Set(REMINDER_KINDS.filter((kind) => ways.some((way) => wants(settings, kind, way)))),
    said: await listSaid(queries, person.id, addDays(today, -SAID_BACK_DAYS)),
  })
  if (say && (await writeSaid(queries, person.id, say, at)))
    for (const way of ways) if (wants(settings, say.kind, way)) await SENDERS[way](context, queries, { ...told, say })
  return nextAt
}

function situationOf(
  { person, schedule, settings, done, isSilent }: Omit<Told, 'linksKey'>,
  now: Date,
): Omit<Situation, 'wanted' | 'said'> {
  const { id: userId, timeZone } = person
  const sessions = schedule.weeklyPlan
    .flatMap(({ days }) => days)
    .filter(({ date, durationMin }) => date >= schedule.date && durationMin > 0)
    .map(({ date, start, durationMin, snacks }) => ({
      ...{ date, durationMin },
      start: snacks ? null : start,
      done: done.has(date),
    }))
  return { now, timeZone, userId, settings, sessions, isSilent, trialEndsOn: trialEnd(person, now) }
}

/** The day on which a trial ends, for whom it is what lets them in. */
function trialEnd({ subscription, timeZone }: RemindedPerson, now: Date): CivilDate | null {
  const access = accessAt(now, subscription)
  return access.kind === 'trial' ? civilDay(access.endsAt, timeZone) : null
}

type Way = 'push' | 'mail'

/** The ways there are to somebody. */
function waysTo({ emailVerified, devices }: RemindedPerson): readonly Way[] {
  return [...(devices.length > 0 ? (['push'] as const) : []), ...(emailVerified ? (['mail'] as const) : [])]
}

function wants({ kinds }: ReminderSettings, kind: ReminderKind, way: Way): boolean {
  const ways: { readonly push: boolean; readonly mail?: boolean } = kinds[kind]
  return ways[way] === true
}

type Said = Pick<Reminder, 'kind' | 'about'>
type Saying = Pick<Told, 'person' | 'schedule' | 'linksKey'> & { readonly say: Said }
type Sending = Told & { readonly say: Reminder }

function messageOf(context: Parts, saying: Saying): PushMessage {
  const { person, say, schedule } = saying
  const { language } = readerOf(person).speech
  const { title, text } = reminderIn(language, saidOf(saying))
  const acts = actsOf(say, schedule).map((act) => ({
    label: reminderActIn(language, act.act),
    href: hrefOf(context, saying, act),
  }))
  return { title, text, tag: `${say.kind} ${say.about}`, acts }
}

const SENDERS: Readonly<Record<Way, (context: Parts, queries: Queries, sending: Sending) => Promise<void>>> = {
  push: async (context, queries, sending) => {
    const { person, say } = sending
    const message = messageOf(context, sending)
    for (const device of person.devices)
      await queuePush(context, queries, {
        ...{ userId: person.id, device, message, until: say.until },
        cause: { kind: say.kind, about: say.about },
      })
  },
  mail: async (context, queries, sending) => {
    const { person, say } = sending
    const { letter, language } = letterOf(context, sending)
    const to = {
      ...{ userId: person.id, email: person.email, language, until: say.until },
      unsubscribe: unsubscribeLink(context.config.appOrigin, context.secret, person.id, 'reminders'),
      cause: { kind: say.kind, about: say.about },
    }
    await context.mail.send(to, letter, queries)
  },
}

function letterOf(context: Parts, saying: Saying) {
  const { person, say, schedule } = saying
  const { language } = readerOf(person).speech
  const [first, ...others] = actsOf(say, schedule)
  const act = others.find(({ leads }) => 'tap' in leads) ?? first
  const said = reminderIn(language, saidOf(saying))
  return { language, letter: { code: 'reminder' as const, said, act: act.act, href: hrefOf(context, saying, act) } }
}

function saidOf({ say, schedule, person }: Pick<Saying, 'say' | 'schedule' | 'person'>) {
  const { speech, timeZone } = readerOf(person)
  return factOf(say, schedule, { speech, timeZone, trialEndsAt: person.subscription?.trialEndsAt ?? null })
}

/** Where an act leads: into the app, or to the page that asks for one press and no sign-in. */
function hrefOf(
  { config, secret }: Pick<Parts, 'config' | 'secret'>,
  { person, say, linksKey }: Saying,
  { leads }: Act,
): string {
  if ('path' in leads) return `${config.appOrigin}${leads.path}`
  const link = { userId: person.id, date: say.about, tap: leads.tap }
  return `${config.appOrigin}/calendar/${tapToken(secret, linksKey, link)}`
}
