import { dayNumber } from '../../civil-date.ts'
import { clockTime, minuteOf } from '../../day/clock.ts'
import type { Commitment } from '../../day/day-model.ts'
import type { OrdinaryDay } from '../../day/ordinary-week.ts'
import { pauses } from '../../day/pauses.ts'
import { LEAST_SLOT_MIN, longestSlotMin, sessionSlots, startTime } from '../../day/start-time.ts'
import type { PlanBase } from '../../plan-base.ts'
import type { PlanDay, PlanWeek } from '../../plan-model.ts'
import { seedOf } from '../../rng.ts'
import { finished } from '../../sessions/session.ts'
import { snackDay, snackMinutes } from '../../sessions/snacks.ts'
import { sure } from '../../sure.ts'
import type { ChangedHours } from '../adjustment.ts'
import { personOf } from '../person-of.ts'
import { easierDay, restedDay } from './changed-day.ts'
import { dayWith } from './session-day.ts'
import { type ShortRung, shorterDay } from './shorter-day.ts'
import { trimmedDay } from './trimmed-day.ts'

/** An ordinary day with what a note says of it. */
export function dayWithHours(day: OrdinaryDay, { busy, prefer }: ChangedHours): OrdinaryDay {
  const added = busy.map(
    ({ start, end, label }): Commitment => ({
      start: minuteOf(start),
      end: Math.max(minuteOf(start) + 5, minuteOf(end)),
      label,
      fromYesterday: false,
    }),
  )
  const commitments: Commitment[] = []
  for (const one of [...day.commitments, ...added].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const start = Math.max(one.start, commitments.at(-1)?.end ?? 0)
    if (one.end - start >= 5) commitments.push({ ...one, start })
  }
  const preferred = prefer ? [{ start: minuteOf(prefer.start), end: minuteOf(prefer.end) }] : day.preferred
  const first = commitments.find(({ fromYesterday }) => !fromYesterday)
  const last = commitments.at(-1)
  // An early start brings waking forward, though not to train before it; a late end puts bed back.
  const wake = day.daySleep || !first ? day.wake : Math.min(day.wake, Math.max(0, first.start - BEFORE_START_MIN))
  const bed = day.bed === null || !last ? day.bed : Math.max(day.bed, last.end + AFTER_END_MIN)
  return { ...day, commitments, preferred, wake, bed }
}

/** [min] from waking to the first commitment, and from the last one to bed. @source default-ours */
const BEFORE_START_MIN = 15
const AFTER_END_MIN = 30

/** Whether a session of some length may start then: inside a free slot of the day. */
export function isFree(day: OrdinaryDay, start: number, durationMin: number, hard: boolean): boolean {
  if (durationMin > longestSlotMin(day, hard)) return false
  return sessionSlots(day, hard).some((slot) => start >= slot.start && start + durationMin <= slot.end)
}

const SHORT_RUNGS: readonly ShortRung[] = ['30', '15']
/** [min] of a day's movement snacks. @source islam-2022 */
const SNACKS_MIN = 10
/** [RPE] of walks, mobility and breathing. @source default-ours */
const LIGHT_RPE = 2

/**
 * A day whose hours changed: another slot, else a shorter length, else a few minutes between two things.
 * @source islam-2022: snacks; spiering-2021: what a short session keeps
 */
export function dayInHours(base: PlanBase, day: PlanDay, hours: ChangedHours, week: PlanWeek): PlanDay {
  if (day.discipline === 'race') return day
  if (hours.unavailable) return restedDay(day, { code: 'freed-day-taken' })
  const given = dayWithHours(base.lifeNow.on(dayNumber(day.date)), hours)
  const { prefer } = hours
  const start = day.start === null ? 0 : minuteOf(day.start)
  const liked = prefer === null || (start >= minuteOf(prefer.start) && start + day.durationMin <= minuteOf(prefer.end))
  if (liked && isFree(given, start, day.durationMin, day.hard)) return day
  if (!day.snacks)
    for (const shorter of shorterDays(base, day, week, longestSlotMin(given, false))) {
      const found = slotFor(given, shorter, base.usual)
      if (found !== null) return { ...shorter, start: clockTime(found) }
    }
  return given.binding ? restedDay(day, { code: 'freed-no-room' }) : snackedDay(base, day, given)
}

/** A day as it is, then easy where it is hard and only easy work has room, then as long as the longest gap, then shorter. */
function* shorterDays(base: PlanBase, day: PlanDay, week: PlanWeek, roomMin: number): Generator<PlanDay> {
  yield day
  const easy = day.hard ? easierDay(day, 1, personOf(base, day.date), week) : day
  if (day.hard) yield easy
  if (roomMin >= LEAST_SLOT_MIN && roomMin < easy.durationMin)
    yield trimmedDay(base, easy, roomMin / easy.durationMin, week)
  for (const rung of SHORT_RUNGS) {
    const shorter = shorterDay(base, day, rung, week)
    if (shorter) yield shorter.day
  }
}

function slotFor(given: OrdinaryDay, { durationMin, hard }: PlanDay, usual: number): number | null {
  return startTime(given, { durationMin, hard, usual })
}

function snackedDay(base: PlanBase, day: PlanDay, given: OrdinaryDay): PlanDay {
  const person = personOf(base, day.date)
  const minutes = Math.min(SNACKS_MIN, day.durationMin)
  const session = finished(snackDay(person, seedOf(day.date), minutes))
  // A light day stays one: jumping jacks are no walk. Who never does cardio does none between two meetings either.
  const isUnfit = session.loadAu > day.loadAu || day.rpe <= LIGHT_RPE || person.never.has(session.discipline)
  if (isUnfit) return restedDay(day, { code: 'freed-no-room' })
  return { ...dayWith(day, session), start: clockTime(sure(pauses(given, snackMinutes(minutes))[0]).start) }
}
