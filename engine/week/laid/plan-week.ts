import { civilDate } from '../../civil-date.ts'
import { clockTime } from '../../day/clock.ts'
import type { OrdinaryDay } from '../../day/ordinary-week.ts'
import { pauses } from '../../day/pauses.ts'
import { type StartWish, startTime } from '../../day/start-time.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import { weekFocus, weekTitle } from '../../phases/week-names.ts'
import type { PlanDay, PlanWeek } from '../../plan-model.ts'
import type { SessionDraft } from '../../sessions/session.ts'
import { isSnacks, snackMinutes } from '../../sessions/snacks.ts'
import { sure } from '../../sure.ts'
import { ledDay, restDay } from '../mix/rest-day.ts'
import type { BuiltIntent } from './build-sessions.ts'
import { type Timed, twoDaysOn } from './two-days-on.ts'

/** A session on its day. */
export type PlacedSession = BuiltIntent & { readonly day: number }

/**
 * A plan's week from its placed sessions.
 * @param timed - the sessions of the weeks before it with their hours; those of the week are added
 */
export function planWeek(
  placed: readonly PlacedSession[],
  frame: WeekFrame,
  week: readonly OrdinaryDay[],
  usual: number,
  timed: Timed[] = [],
): PlanWeek {
  const days = Array.from({ length: 7 }, (_, day) => {
    const one = placed.find((session) => session.day === day)
    if (!one) return restOf(frame, day, week[day])
    const dayNumber = frame.monday + day
    const start = startOf(one.session, sure(week[day]), { usual, notBefore: twoDaysOn(one, dayNumber, timed) })
    timed.push({ ...one, dayNumber, start })
    return sessionDay(one, frame, day, start)
  })
  const plannedMin = days.reduce((sum, day) => sum + day.durationMin, 0)
  return {
    week: frame.index + 1,
    weekName: weekTitle(frame),
    focus: weekFocus(frame),
    phase: frame.phase,
    deload: frame.deload,
    startDate: civilDate(frame.monday),
    plannedMin,
    plannedLoadAu: days.reduce((sum, day) => sum + day.loadAu, 0),
    days,
  }
}

function startOf(session: SessionDraft, day: OrdinaryDay, wish: Pick<StartWish, 'usual' | 'notBefore'>): number {
  if (session.kind === 'race') return 540
  const found = isSnacks(session)
    ? null
    : startTime(day, { durationMin: session.durationMin, hard: session.hard, ...wish })
  return (
    found ?? sure(pauses(day, isSnacks(session) ? snackMinutes(session.durationMin) : [session.durationMin])[0]).start
  )
}

function sessionDay({ session, keeps }: PlacedSession, frame: WeekFrame, day: number, start: number): PlanDay {
  const { description, notes, workout } = session.details.get()
  return {
    date: civilDate(frame.monday + day),
    emoji: session.emoji,
    workoutName: session.name,
    durationMin: session.durationMin,
    intensity: session.intensity,
    description,
    notes: keeps === undefined ? notes : [{ code: 'shortened-to-fit', keeps }, notes],
    start: clockTime(start),
    discipline: session.discipline,
    rpe: session.rpe,
    loadAu: session.loadAu,
    hard: session.hard,
    distanceKm: session.distanceKm,
    longSession: session.longSession,
    snacks: isSnacks(session),
    workout,
  }
}

function restOf(frame: WeekFrame, day: number, life: OrdinaryDay | undefined): PlanDay {
  const when = { date: civilDate(frame.monday + day) }
  if (frame.index === 0 && day < frame.firstDay) return restDay(when, { code: 'before-plan' }, [])
  if (life?.practice) return ledDay(when, life.practice)
  return restDay(when, { code: 'other-days-settle' }, { code: 'walk-and-early-night' })
}
