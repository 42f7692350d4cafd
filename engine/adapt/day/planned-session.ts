import type { SessionKind, SessionRequest } from '../../model.ts'
import type { PlanBase } from '../../plan-base.ts'
import type { PlanDay, PlanWeek, Session } from '../../plan-model.ts'
import { seedOf } from '../../rng.ts'
import { sure } from '../../sure.ts'
import { isSame } from '../../told.ts'
import { requestOf } from '../../week/laid/build-sessions.ts'
import { personOf } from '../person-of.ts'
import { easyKindOf } from './changed-day.ts'
import { gentleRequest } from './session-day.ts'

/** A day's session with what it was, or could have been, built from. */
export type PlannedSession = { readonly session: Session; readonly request: SessionRequest }

/** The session of a planned day that trains, as the builders know it. */
export function plannedSession(base: PlanBase, day: PlanDay, week: PlanWeek): PlannedSession {
  const { frame, placed } = sure(base.made.details[week.week - 1])
  const found =
    placed.find(({ session }) => session.details.get().workout === day.workout) ??
    placed.find(({ session }) => isSame(session.name, day.workoutName) && session.discipline === day.discipline)
  const kind = found?.session.kind ?? easyKindOf(day).kind
  const request = found
    ? {
        ...requestOf(found.intent, frame, personOf(base, day.date), seedOf(day.date)),
        durationMin: day.durationMin,
        distanceKm: day.distanceKm,
      }
    : gentleRequest(
        day,
        { kind, discipline: day.discipline, durationMin: day.durationMin },
        personOf(base, day.date),
        week,
      )
  return { session: sessionOf(day, kind), request }
}

function sessionOf(day: PlanDay, kind: SessionKind): Session {
  return {
    kind,
    discipline: day.discipline,
    name: day.workoutName,
    description: day.description,
    emoji: day.emoji,
    durationMin: day.durationMin,
    rpe: day.rpe,
    loadAu: day.loadAu,
    intensity: day.intensity,
    hard: day.hard,
    longSession: day.longSession,
    distanceKm: day.distanceKm,
    notes: day.notes,
    workout: day.workout,
  }
}
