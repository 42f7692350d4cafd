import { isQuiet } from '../../contract/quiet-hours.ts'
import type { ReminderKind, ReminderSettings } from '../../contract/reminders.ts'
import { addDays, daysBetween, mondayOf, weekdayOf } from '../../engine/civil-date.ts'
import { type CivilDate, type ClockTime, WEEKDAYS, type Weekday } from '../../engine/model.ts'
import { civilDay, clockOf } from '../civil-day.ts'

/** A day's session, as far as it matters to reminding. */
export type SessionDay = {
  readonly date: CivilDate
  /** Null where it takes no hour of its own. */
  readonly start: ClockTime | null
  readonly durationMin: number
  readonly done: boolean
}

/** All that decides whether somebody is reminded of something now. */
export type Situation = {
  readonly now: Date
  readonly timeZone: string
  /** Names the person, so that not everybody is looked at in the same minute. */
  readonly userId: string
  readonly settings: Pick<ReminderSettings, 'eveningAt' | 'quiet' | 'daysOff' | 'several'>
  /** The kinds for which there is a way to this person. */
  readonly wanted: ReadonlySet<ReminderKind>
  /** The days from today on that have a session. */
  readonly sessions: readonly SessionDay[]
  /** Days of holiday or illness; every day while a danger stands. */
  readonly isSilent: (date: CivilDate) => boolean
  /** The day on which a trial ends that goes on to nothing else. */
  readonly trialEndsOn: CivilDate | null
  /** What was said before, of these days at least. */
  readonly said: readonly { readonly kind: ReminderKind; readonly about: CivilDate; readonly day: CivilDate }[]
}

/** The same without what was wanted and said before. */
type Standing = Omit<Situation, 'wanted' | 'said'>

/** Something to say now. */
export type Reminder = {
  readonly kind: ReminderKind
  /** The day that it is about: of the session, of the week's Monday, of the trial's end. */
  readonly about: CivilDate
  /** The person's day on which it is said. */
  readonly day: CivilDate
  /** After this it is too late, and nothing is said any more. */
  readonly until: Date
}

type Moment = Reminder & { readonly at: Date }

const MIN_MS = 60_000
/** [min] for how long a reminder still has a sense where a server was late. @source default-ours */
const SENSE_MIN = { evening: 90, hour: 20, 'still-time': 90, weekly: 150, 'trial-end': 150 } as const
/** [min] that the short session takes. @source default-ours */
const SHORT_MIN = 15
/** [days] before the end of a trial that it is told, as by mail. @source default-ours */
const TRIAL_DAYS_BEFORE = 3
/** [min] after midnight from which the plan of a new day is looked at, and over how long people are spread. @source default-ours */
const NEW_DAY = { fromMin: 10, spreadMin: 220 } as const

/**
 * What is to be said to somebody now, if anything, and when it is next worth a look.
 * @returns `nextAt` null where nothing is wanted
 */
export function decide(situation: Situation): { readonly say: Reminder | null; readonly nextAt: Date | null } {
  const { now, timeZone, wanted, settings } = situation
  if (wanted.size === 0) return { say: null, nextAt: null }
  const today = civilDay(now, timeZone)
  const moments = [...momentsOn(situation, today), ...momentsOn(situation, addDays(today, 1))]
  const allowed = moments.filter((moment) => mayBeSaid(situation, moment))
  const possible = allowed.filter((moment) => !givesWay(situation, moment, allowed))
  const open = isSilentNow(situation, today) ? [] : possible.filter(({ at, until }) => at <= now && now < until)
  const [first, ...others] = open
  const later = [...possible.filter(({ at }) => at > now).map(({ at }) => at), newDay(situation, addDays(today, 1))]
  const next = Math.min(...later.map((at) => at.getTime()))
  const nextAt = first && others.length > 0 && settings.several ? now : new Date(next)
  if (!first) return { say: null, nextAt }
  const { at: _, ...say } = first
  return { say, nextAt }
}

/** Whether what was decided a while ago would be said now too: not in quiet hours or silence, nor of a session that is done, gone or at another hour. */
export function stillRight({
  kind,
  about,
  ...situation
}: Omit<Situation, 'wanted' | 'said'> & Pick<Reminder, 'kind' | 'about'>): boolean {
  const { now, timeZone, isSilent } = situation
  const today = civilDay(now, timeZone)
  if (isSilentNow(situation, today) || (OF_A_SESSION.has(kind) && isSilent(about))) return false
  // What was decided late in a day may be said early in the next.
  const moments = [addDays(today, -1), today].flatMap((day) => momentsOn(situation, day))
  return moments.some((one) => one.kind === kind && one.about === about && one.at <= now && now < one.until)
}

/** Kinds that speak of one day's session. */
const OF_A_SESSION: ReadonlySet<ReminderKind> = new Set(['evening', 'hour', 'still-time'])

/** Quiet hours, by the clock on the person's wall, and days on which nothing is said. */
function isSilentNow(
  { now, timeZone, settings, isSilent }: Pick<Situation, 'now' | 'timeZone' | 'settings' | 'isSilent'>,
  today: CivilDate,
): boolean {
  return isQuiet(clockOf(now, timeZone), settings.quiet) || isOff(settings, today) || isSilent(today)
}

const isOff = ({ daysOff }: Pick<ReminderSettings, 'daysOff'>, date: CivilDate) => daysOff.includes(weekdayOf(date))

function mayBeSaid({ settings, said, isSilent, wanted }: Situation, { kind, about, day }: Moment): boolean {
  if (!wanted.has(kind) || isOff(settings, day) || isSilent(day)) return false
  if (kind === 'evening' && isSilent(about)) return false
  if (said.some((one) => one.kind === kind && one.about === about)) return false
  return settings.several || !said.some((one) => one.day === day)
}

/** Whether a reminder would take a day's only word from the letter on the week, which comes later that day and on no other. */
function givesWay({ now, timeZone, settings }: Situation, { kind, day }: Moment, allowed: readonly Moment[]): boolean {
  if (settings.several || kind === 'weekly' || kind === 'trial-end') return false
  const letter = allowed.find((one) => one.kind === 'weekly' && one.day === day)
  return letter !== undefined && letter.until > now && !isQuiet(clockOf(letter.at, timeZone), settings.quiet)
}

/** What a day could say, the weightier first where several stand at one hour. */
function momentsOn(situation: Standing, day: CivilDate): Moment[] {
  const { settings, sessions } = situation
  const at = instant(situation, day, settings.eveningAt)
  const toCome = (date: CivilDate) => sessions.find((one) => one.date === date && one.durationMin > 0 && !one.done)
  const todays = toCome(day)
  return [
    ...trialMoments(situation, day, at),
    ...weeklyMoments(situation, day, at),
    ...stillTimeMoments(situation, todays, at),
    ...(toCome(addDays(day, 1)) ? [moment(situation, 'evening', { about: addDays(day, 1), day, at })] : []),
    ...(todays?.start
      ? [moment(situation, 'hour', { about: day, day, at: instant(situation, day, todays.start) })]
      : []),
  ]
}

function trialMoments(situation: Standing, day: CivilDate, at: Date): Moment[] {
  const { trialEndsOn } = situation
  if (trialEndsOn === null) return []
  const left = daysBetween(day, trialEndsOn)
  if (left < 1 || left > TRIAL_DAYS_BEFORE) return []
  return [moment(situation, 'trial-end', { about: trialEndsOn, day, at })]
}

function weeklyMoments(situation: Standing, day: CivilDate, at: Date): Moment[] {
  const { settings, sessions } = situation
  if (weekdayOf(day) !== letterDay(settings.daysOff)) return []
  const monday = addDays(mondayOf(day), 7)
  const hasSessions = sessions.some(({ date }) => date >= monday && date < addDays(monday, 7))
  return hasSessions ? [moment(situation, 'weekly', { about: monday, day, at })] : []
}

/** The last day of the week on which something may be said. */
function letterDay(daysOff: readonly Weekday[]): Weekday | undefined {
  return WEEKDAYS.findLast((day) => !daysOff.includes(day))
}

/** Today's session stood earlier and was not done: there is time for a short one before the hours of quiet. */
function stillTimeMoments(situation: Standing, session: SessionDay | undefined, at: Date): Moment[] {
  if (!session?.start) return []
  const { date, start, durationMin } = session
  const over = instant(situation, date, start).getTime() + durationMin * MIN_MS
  if (over > at.getTime()) return []
  const told = moment(situation, 'still-time', { about: date, day: date, at })
  const until = new Date(Math.min(told.until.getTime(), quietAfter(situation, at).getTime() - SHORT_MIN * MIN_MS))
  return until > at ? [{ ...told, until }] : []
}

function moment(
  situation: Standing,
  kind: ReminderKind,
  { about, day, at }: Pick<Moment, 'about' | 'day' | 'at'>,
): Moment {
  const sense = at.getTime() + SENSE_MIN[kind] * MIN_MS
  return { kind, about, day, at, until: new Date(Math.min(sense, quietAfter(situation, at).getTime())) }
}

/** When the hours of quiet begin next; far away where there are none. */
function quietAfter(situation: Standing, at: Date): Date {
  const { quiet } = situation.settings
  if (quiet.from === quiet.to) return new Date(at.getTime() + 86_400_000)
  const day = civilDay(at, situation.timeZone)
  const begins = instant(situation, day, quiet.from)
  return begins > at ? begins : instant(situation, addDays(day, 1), quiet.from)
}

/** Early in a day, when nobody is told anything: its plan is made then, and its hours are known. */
function newDay(situation: Situation, day: CivilDate): Date {
  const scattered = Number.parseInt(situation.userId.replaceAll('-', '').slice(0, 6), 16) % NEW_DAY.spreadMin
  return new Date(instant(situation, day, '00:00').getTime() + (NEW_DAY.fromMin + scattered) * MIN_MS)
}

/** The instant of a clock time; one that a change of the clock leaves out is the hour after it. */
function instant({ timeZone }: Pick<Situation, 'timeZone'>, date: CivilDate, clock: ClockTime): Date {
  const zoned = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: clock })
  return new Date(zoned.epochMilliseconds)
}
