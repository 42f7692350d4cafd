import type { Rung } from '../../model.ts'
import type { PlanBase } from '../../plan-base.ts'
import type { PlanDay, PlanWeek } from '../../plan-model.ts'
import { sessionRung } from '../../sessions/rungs.ts'
import type { KeepsFact } from '../../sessions/session-facts.ts'
import { personOf } from '../person-of.ts'
import { easierDay } from './changed-day.ts'
import { plannedSession } from './planned-session.ts'
import { dayWith } from './session-day.ts'

/** A length below the full one. */
export type ShortRung = Exclude<Rung, 'full'>

/** A day at a shorter length, and what that keeps. */
export type ShorterDay = { readonly day: PlanDay; readonly keeps: KeepsFact }

/**
 * The session of a day at a shorter length, never with more load or hardness than it had.
 * @returns null when it is no longer than that already, or an event
 */
export function shorterDay(base: PlanBase, day: PlanDay, rung: ShortRung, week: PlanWeek): ShorterDay | null {
  const minutes = Number(rung)
  if (day.durationMin <= minutes || day.discipline === 'race') return null
  const { session, request } = plannedSession(base, day, week)
  const { keeps, ...short } = sessionRung(session, request, rung)
  const person = personOf(base, day.date)
  const isDone = !person.never.has(short.discipline)
  if (isDone && short.loadAu <= day.loadAu && (day.hard || !short.hard))
    return { day: { ...dayWith(day, short), notes: [keeps, short.notes] }, keeps }
  const easy = easierDay(day, 1, person, week, minutes)
  const kept: KeepsFact = { code: 'keeps-rhythm' }
  return easy.durationMin === 0 ? null : { day: { ...easy, notes: [kept, easy.notes] }, keeps: kept }
}
