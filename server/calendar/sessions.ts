import { createHash } from 'node:crypto'
import type { Schedule, ShownDay } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import type { CivilDate, ClockTime } from '../../engine/model.ts'
import { sessionText } from '../../words/calendar.ts'
import type { Language } from '../../words/speech.ts'
import type { ToldEntry } from './store.ts'

/** [days] back that a calendar shows. @source default-ours */
export const SHOWN_BACK_DAYS = 28
/** [days] ahead that a calendar shows. @source default-ours */
export const SHOWN_AHEAD_DAYS = 365

/** A session as a calendar holds it. */
export type CalendarSession = {
  readonly date: CivilDate
  /** Null where it takes no hour of its own: small parts over the day. */
  readonly start: ClockTime | null
  readonly durationMin: number
  readonly title: string
  readonly text: string
  readonly done: boolean
  /** Of a block that follows the plan: how it would be, not what is planned. */
  readonly isAhead?: true
}

/** A plan's sessions for a calendar, oldest first: four weeks back, and a year ahead by the plan and the blocks that would follow it. */
export function calendarSessions(
  { weeklyPlan, date: today }: Schedule,
  language: Language,
  { done, ahead }: { readonly done: ReadonlySet<CivilDate>; readonly ahead: Schedule['weeklyPlan'] },
): CalendarSession[] {
  const [first, last] = [addDays(today, -SHOWN_BACK_DAYS), addDays(today, SHOWN_AHEAD_DAYS)]
  const end = weeklyPlan.at(-1)?.days.at(-1)?.date ?? today
  const later = daysOf(ahead).filter(({ date }) => date > end && date <= last)
  return [
    ...daysOf(weeklyPlan)
      .filter(({ date }) => date >= first)
      .map((day) => sessionOf(day, language, done.has(day.date))),
    ...later.map((day) => ({ ...sessionOf(day, language, false), isAhead: true as const })),
  ]
}

function daysOf(weeks: Schedule['weeklyPlan']): ShownDay[] {
  return weeks.flatMap(({ days }) => days).filter(({ durationMin }) => durationMin > 0)
}

/** One day's session for a calendar. */
export function sessionOf(day: ShownDay, language: Language, done: boolean): CalendarSession {
  const { date, durationMin, workoutName, snacks } = day
  const start = snacks ? null : day.start
  const title = day.emoji ? `${day.emoji} ${workoutName}` : workoutName
  return { date, start, durationMin, title, text: sessionText(language, day), done }
}

/**
 * What calendars are to be told after what they were told: what changed has a higher sequence, and what is gone from the days
 * ahead is cancelled.
 * @returns all that is told, and which of it differs from before
 */
export function revised(
  told: readonly ToldEntry[],
  sessions: readonly CalendarSession[],
  { today, now, timeZone }: { readonly today: CivilDate; readonly now: Date; readonly timeZone: string },
): { readonly entries: ReadonlyMap<CivilDate, ToldEntry>; readonly changed: readonly ToldEntry[] } {
  const before = new Map(told.map((entry) => [entry.date, entry]))
  const planned = new Set(sessions.map(({ date }) => date))
  const changed: ToldEntry[] = []
  for (const session of sessions) {
    const old = before.get(session.date)
    const contentHash = createHash('sha256')
      .update(JSON.stringify([timeZone, session]))
      .digest('base64url')
    if (old && !old.cancelled && old.contentHash === contentHash) continue
    const { date, start, durationMin } = session
    const sequence = old ? old.sequence + 1 : 0
    changed.push({ date, start, durationMin, sequence, contentHash, cancelled: false, revisedAt: now })
  }
  for (const old of told)
    if (old.date >= today && !old.cancelled && !planned.has(old.date))
      changed.push({ ...old, sequence: old.sequence + 1, cancelled: true, revisedAt: now })
  const entries = new Map(before)
  for (const entry of changed) entries.set(entry.date, entry)
  // A day that is over and in the plan no more, as after the end of a block, is not told any longer.
  for (const { date, cancelled } of told) if (date < today && !cancelled && !planned.has(date)) entries.delete(date)
  return { entries, changed }
}
