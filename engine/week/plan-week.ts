import { civilDate, englishDay } from '../civil-date.ts'
import { clockTime } from '../day/clock.ts'
import type { OrdinaryDay } from '../day/ordinary-week.ts'
import { longestSlotMin, startTime } from '../day/start-time.ts'
import { formatDuration } from '../format.ts'
import { weekFocus, weekTitle } from '../insights/week-text.ts'
import type { PlanDay, PlanWeek, Session } from '../model.ts'
import type { WeekFrame } from '../phases/macrocycle.ts'
import { type BuiltIntent, rebuilt } from './build-sessions.ts'
import { floor5 } from './grid.ts'
import type { Person } from './person.ts'

/** A session on its day. */
export type PlacedSession = BuiltIntent & { readonly day: number }

/** [min] the shortest session a crowded day is given. */
const SNACK_MIN = 10

/**
 * Shortens sessions to the room their day has.
 * @param week - the person's ordinary week, Monday first
 */
export function fitToDays(
  placed: readonly PlacedSession[],
  week: readonly OrdinaryDay[],
  frame: WeekFrame,
  person: Person,
  seed: number,
): PlacedSession[] {
  return placed.map((one) => {
    if (one.intent.role === 'race') return one
    const room = longestSlotMin(week[one.day]!, one.session.hard)
    if (one.session.durationMin <= room) return one
    const durationMin = Math.max(SNACK_MIN, floor5(room))
    if (durationMin >= one.session.durationMin) return one
    const ratio = durationMin / one.session.durationMin
    const distanceKm = one.intent.distanceKm === null ? null : Math.floor(one.intent.distanceKm * ratio * 10) / 10
    return rebuilt(one, { durationMin, distanceKm }, frame, person, seed)
  })
}

/** A plan's week from its placed sessions. */
export function planWeek(
  placed: readonly PlacedSession[],
  frame: WeekFrame,
  week: readonly OrdinaryDay[],
  usual: number,
): PlanWeek {
  const days = Array.from({ length: 7 }, (_, day) => {
    const one = placed.find((session) => session.day === day)
    return one ? sessionDay(one.session, frame, day, startOf(one.session, week[day]!, usual)) : restDay(frame, day)
  })
  const plannedMin = days.reduce((sum, day) => sum + day.durationMin, 0)
  return {
    week: frame.index + 1,
    weekName: weekTitle(frame),
    focus: weekFocus(frame),
    totalVolume: formatDuration(plannedMin),
    phase: frame.phase,
    deload: frame.deload,
    startDate: civilDate(frame.monday),
    plannedMin,
    plannedLoadAu: days.reduce((sum, day) => sum + day.loadAu, 0),
    days,
  }
}

function startOf(session: Session, day: OrdinaryDay, usual: number): number {
  if (session.kind === 'race') return 540
  const found = startTime(day, { durationMin: session.durationMin, hard: session.hard, usual })
  return found ?? startTime(day, { durationMin: 5, hard: false, usual }) ?? day.wake
}

function sessionDay(session: Session, frame: WeekFrame, day: number, start: number): PlanDay {
  return {
    day: englishDay(day),
    date: civilDate(frame.monday + day),
    emoji: session.emoji,
    workoutName: session.name,
    duration: formatDuration(session.durationMin),
    durationMin: session.durationMin,
    intensity: session.intensity,
    description: session.description,
    notes: session.notes,
    start: clockTime(start),
    discipline: session.discipline,
    rpe: session.rpe,
    loadAu: session.loadAu,
    hard: session.hard,
    distanceKm: session.distanceKm,
    longSession: session.longSession,
    workout: session.workout,
  }
}

function restDay(frame: WeekFrame, day: number): PlanDay {
  const beforeStart = frame.index === 0 && day < frame.firstDay
  return {
    day: englishDay(day),
    date: civilDate(frame.monday + day),
    emoji: '😌',
    workoutName: 'Rest',
    duration: '0 min',
    durationMin: 0,
    intensity: 'Low',
    description: beforeStart
      ? 'Before your plan begins.'
      : 'No training today: this is when the work of the other days settles in.',
    notes: beforeStart ? '' : 'A walk and an early night are welcome.',
    start: null,
    discipline: 'rest',
    rpe: 0,
    loadAu: 0,
    hard: false,
    distanceKm: null,
    longSession: false,
    workout: { warmup: [], exercises: [], cooldown: [] },
  }
}
