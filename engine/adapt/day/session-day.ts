import { BOUNDS } from '../../limits/bounds.ts'
import type { Discipline, SessionKind, SessionRequest } from '../../model.ts'
import type { PlanDay, PlanWeek, Session } from '../../plan-model.ts'
import { seedOf } from '../../rng.ts'
import { buildSession } from '../../sessions/build.ts'
import { isSnacks } from '../../sessions/snacks.ts'
import { type Person, walkRunAhead } from '../../week/person/person.ts'

/** [min] no changed session is shorter. */
export const LEAST_MIN = BOUNDS.session.least

/** What stands in for a planned session. */
export type Wish = { readonly kind: SessionKind; readonly discipline: Discipline; readonly durationMin: number }

/** What stands in for a sport that the person does not do. */
const STILL = { kind: 'mobility', discipline: 'mobility' } as const

/** A day with another session at the same hour. */
export function dayWith(day: PlanDay, session: Session): PlanDay {
  return {
    ...day,
    emoji: session.emoji,
    workoutName: session.name,
    durationMin: session.durationMin,
    intensity: session.intensity,
    description: session.description,
    notes: session.notes,
    discipline: session.discipline,
    rpe: session.rpe,
    loadAu: session.loadAu,
    hard: session.hard,
    distanceKm: session.distanceKm,
    longSession: session.longSession,
    snacks: isSnacks(session),
    workout: session.workout,
  }
}

/** What to ask the builders for in place of a planned session: the gentle version of a kind. */
export function gentleRequest(day: PlanDay, wish: Wish, person: Person, week: PlanWeek): SessionRequest {
  const ratio = wish.durationMin / Math.max(1, day.durationMin)
  return {
    ...wish,
    level: person.level,
    goal: person.goal,
    stress: 'high',
    phase: 'base',
    deload: true,
    weekIndex: week.week - 1,
    lifting: { mains: 0, extras: 0, week: 0 },
    strengthIndex: 0,
    strengthCount: 1,
    setsFactor: 0.6,
    distanceKm:
      wish.discipline === 'run' && day.distanceKm !== null ? Math.floor(day.distanceKm * ratio * 10) / 10 : null,
    event: null,
    vdot: person.result?.vdot ?? null,
    ...(person.paceVdot === undefined ? {} : { paceVdot: person.paceVdot }),
    walkRunAhead: walkRunAhead(person),
    ...(person.older && { older: person.older }),
    ...(person.easyLifts && { easyLifts: person.easyLifts }),
    equipment: person.equipment,
    limits: person.limits,
    ...(person.unwanted && { unwanted: person.unwanted }),
    seed: seedOf(day.date),
  }
}

/**
 * A gentle session that weighs no more than the planned one, or null when the kind has none.
 * @param wish - fewer minutes are taken where the kind weighs more a minute
 */
export function gentleSession(day: PlanDay, wished: Wish, person: Person, week: PlanWeek): Session | null {
  const wish = person.never.has(wished.discipline) ? { ...wished, ...STILL } : wished
  const first = buildSession(gentleRequest(day, wish, person, week))
  const fewer = Math.floor(day.loadAu / Math.max(1, first.rpe))
  const session =
    first.loadAu > day.loadAu && fewer >= LEAST_MIN
      ? buildSession(gentleRequest(day, { ...wish, durationMin: Math.min(fewer, wish.durationMin) }, person, week))
      : first
  return !session.hard && session.loadAu <= day.loadAu && session.workout.exercises.length > 0 ? session : null
}
