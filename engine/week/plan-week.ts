import { civilDate } from '../civil-date.ts'
import { clockTime } from '../day/clock.ts'
import type { OrdinaryDay } from '../day/ordinary-week.ts'
import { pauses } from '../day/pauses.ts'
import { LEAST_SLOT_MIN, longestSlotMin, startTime } from '../day/start-time.ts'
import type { WeekFrame } from '../phases/macrocycle.ts'
import { weekFocus, weekTitle } from '../phases/week-names.ts'
import type { PlanDay, PlanWeek, Session } from '../plan-model.ts'
import { sessionWithin } from '../sessions/rungs.ts'
import { draftOf, finished, type SessionDraft } from '../sessions/session.ts'
import type { KeepsFact } from '../sessions/session-facts.ts'
import { isSnacks, snackDay, snackMinutes } from '../sessions/snacks.ts'
import { type BuiltIntent, KEEPS_KIND, rebuilt, requestOf } from './build-sessions.ts'
import { floor5 } from './grid.ts'
import type { Person } from './person.ts'
import { restDay } from './rest-day.ts'

const EASED: KeepsFact = { code: 'keeps-rhythm' }

/** A session on its day. */
export type PlacedSession = BuiltIntent & { readonly day: number }

/** [min] of the few minutes that a day without a free slot is given. @source islam-2022: twice five */
const CROWDED_MIN = 10

/**
 * Fits sessions to the room their day has: shorter where the gap is shorter, snacks where there is no gap.
 * @param week - the person's ordinary week, Monday first
 * @source islam-2022: snacks; spiering-2021: what a short session keeps
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
    const { durationMin } = one.session
    if (durationMin <= room) return one
    if (room >= LEAST_SLOT_MIN) return withinRoom(one, floor5(room), frame, person, seed)
    // Hard work ends two hours before bed; the same slot may still hold easy work.
    const easyRoom = longestSlotMin(week[one.day]!, false)
    if (easyRoom >= LEAST_SLOT_MIN) {
      const eased = { ...one, eased: true, intent: { ...one.intent, hard: false } }
      const ratio = Math.min(1, floor5(easyRoom) / durationMin)
      const distanceKm = one.intent.distanceKm === null ? null : Math.floor(one.intent.distanceKm * ratio * 10) / 10
      return {
        ...rebuilt(eased, { durationMin: Math.floor(durationMin * ratio), distanceKm }, frame, person, seed),
        keeps: EASED,
      }
    }
    // Breathing and mobility need no change of clothes: any pause will do.
    if (one.intent.role === 'mind' || one.intent.role === 'mobility')
      return rebuilt(one, { durationMin: Math.min(CROWDED_MIN, durationMin), distanceKm: null }, frame, person, seed)
    return {
      ...one,
      intent: { ...one.intent, role: 'snack', kind: 'circuit', discipline: 'cardio', hard: false, heavyLegs: false },
      session: snackDay(person, seed + frame.index, Math.min(CROWDED_MIN, durationMin)),
      snack: true,
    }
  })
}

/** The session in fewer minutes, with what it keeps, never harder than it was. */
function withinRoom(
  one: PlacedSession,
  durationMin: number,
  frame: WeekFrame,
  person: Person,
  seed: number,
): PlacedSession {
  const { intent, session } = one
  const short = sessionWithin(finished(session), requestOf(intent, frame, person, seed), durationMin)
  const ratio = durationMin / session.durationMin
  const distanceKm = intent.distanceKm === null ? null : Math.floor(intent.distanceKm * ratio * 10) / 10
  const plain = rebuilt(one, { durationMin, distanceKm }, frame, person, seed)
  if (intent.role !== 'strength') return { ...plain, keeps: plain.session.hard === session.hard ? short.keeps : EASED }
  const chosen = short.loadAu <= plain.session.loadAu && !short.hard && isWhole(short)
  return chosen
    ? { ...plain, session: draftOf({ ...short, details: () => short }), keeps: short.keeps }
    : { ...plain, keeps: KEEPS_KIND }
}

/** Legs, push and pull are all in it. */
function isWhole({ workout }: Session): boolean {
  const patterns = new Set(workout.exercises.map((step) => step.pattern))
  const legs = patterns.has('squat') || patterns.has('hinge') || patterns.has('lunge')
  return legs && patterns.has('push') && patterns.has('pull')
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
    return one ? sessionDay(one, frame, day, startOf(one.session, week[day]!, usual)) : restOf(frame, day)
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

function startOf(session: SessionDraft, day: OrdinaryDay, usual: number): number {
  if (session.kind === 'race') return 540
  const found = isSnacks(session)
    ? null
    : startTime(day, { durationMin: session.durationMin, hard: session.hard, usual })
  return found ?? pauses(day, isSnacks(session) ? snackMinutes(session.durationMin) : [session.durationMin])[0]!.start
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

function restOf(frame: WeekFrame, day: number): PlanDay {
  const when = { date: civilDate(frame.monday + day) }
  if (frame.index === 0 && day < frame.firstDay) return restDay(when, { code: 'before-plan' }, [])
  return restDay(when, { code: 'other-days-settle' }, { code: 'walk-and-early-night' })
}
