import { formatDuration } from '../format.ts'
import type { Discipline, PlanDay, PlanWeek, Session, SessionKind } from '../model.ts'
import { seedOf } from '../rng.ts'
import { buildSession } from '../sessions/build.ts'
import type { Person } from '../week/person.ts'

/** [min] no changed session is shorter. */
const LEAST_MIN = 5
const CALM: ReadonlySet<Discipline> = new Set(['mind', 'mobility', 'walk'])
const ROAD: ReadonlySet<Discipline> = new Set(['run', 'cycle', 'swim', 'row', 'walk', 'cardio'])

/** A day without training, and why it is free. */
export function restedDay(day: PlanDay): PlanDay {
  return {
    ...day,
    emoji: '😌',
    workoutName: 'Rest',
    duration: formatDuration(0),
    durationMin: 0,
    intensity: 'Low',
    description: 'Training is paused today: your body has other work to do.',
    notes: 'Nothing is made up for later.',
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

/**
 * A day with nothing hard and a part of its minutes; a race is left to the person.
 * @param share - [ratio] of the minutes, up to 1
 */
export function easierDay(day: PlanDay, share: number, person: Person, week: PlanWeek): PlanDay {
  if (day.discipline === 'race') return day
  const durationMin = Math.min(day.durationMin, Math.max(LEAST_MIN, Math.floor(day.durationMin * share)))
  if (durationMin === day.durationMin && !day.hard) return day
  const { discipline } = day
  if (discipline === 'strength') return lighter(day, 'strength-maintenance', 'strength', durationMin, person, week)
  if (CALM.has(discipline) && discipline !== 'walk')
    return lighter(day, discipline === 'mind' ? 'breathing' : 'mobility', discipline, durationMin, person, week)
  return lighter(day, 'easy', ROAD.has(discipline) ? discipline : 'cardio', durationMin, person, week)
}

const UPPER = /shoulder|elbow|wrist|hand|neck|chest|arm|rib|biceps|triceps|upper-back/
const STANDING = /foot|feet|ankle|heel|toe|achilles|shin|calf/

/** A day without work that loads parts that hurt: runs become rides, walks or mobility. */
export function sparedDay(day: PlanDay, parts: readonly string[], person: Person, week: PlanWeek): PlanDay {
  const { discipline, durationMin } = day
  const lower = parts.some((part) => !UPPER.test(part))
  const upper = parts.some((part) => UPPER.test(part) || /back/.test(part))
  const standing = parts.some((part) => STANDING.test(part))
  const sparing = { ...person, limits: [...person.limits, ...parts] }
  if (discipline === 'strength') return lighter(day, 'strength-maintenance', 'strength', durationMin, sparing, week)
  if (discipline === 'mind') return lighter(day, 'breathing', 'mind', durationMin, sparing, week)
  if (discipline === 'mobility') return lighter(day, 'mobility', 'mobility', durationMin, sparing, week)
  const touched =
    discipline === 'race' ||
    discipline === 'mixed' ||
    discipline === 'brick' ||
    (lower && (discipline === 'run' || discipline === 'cardio' || discipline === 'row')) ||
    (upper && (discipline === 'swim' || discipline === 'row')) ||
    (standing && discipline === 'walk')
  if (!touched) return day
  const minutes = discipline === 'race' ? Math.min(30, durationMin) : durationMin
  if (person.equipment.includes('bike') && !upper) return lighter(day, 'easy', 'cycle', minutes, sparing, week)
  return standing
    ? lighter(day, 'mobility', 'mobility', Math.min(30, minutes), sparing, week)
    : lighter(day, 'recovery', 'walk', minutes, sparing, week)
}

/** The day with another session, or with mobility or rest when that would be more load than it had. */
function lighter(
  day: PlanDay,
  kind: SessionKind,
  discipline: Discipline,
  durationMin: number,
  person: Person,
  week: PlanWeek,
): PlanDay {
  const build = (options: { kind: SessionKind; discipline: Discipline; durationMin: number }) =>
    buildSession({
      ...options,
      level: person.level,
      goal: person.goal,
      stress: 'high',
      phase: 'base',
      deload: true,
      weekIndex: week.week - 1,
      strengthIndex: 0,
      strengthCount: 1,
      setsFactor: 0.6,
      distanceKm:
        options.discipline === 'run' && day.distanceKm !== null
          ? Math.floor(((day.distanceKm * options.durationMin) / day.durationMin) * 10) / 10
          : null,
      event: null,
      vdot: null,
      equipment: person.equipment,
      limits: person.limits,
      seed: seedOf(day.date),
    })
  const wished = build({ kind, discipline, durationMin })
  // Some kinds weigh more a minute than what they stand in for: fewer minutes keep the day's load.
  const fewer = Math.floor(day.loadAu / Math.max(1, wished.rpe))
  const session =
    wished.loadAu > day.loadAu && fewer >= LEAST_MIN ? build({ kind, discipline, durationMin: fewer }) : wished
  const safe = (one: Session) => !one.hard && one.loadAu <= day.loadAu && one.workout.exercises.length > 0
  if (safe(session)) return dayWith(day, session)
  const calm = build({ kind: 'mobility', discipline: 'mobility', durationMin: Math.min(20, durationMin) })
  return safe(calm) ? dayWith(day, calm) : restedDay(day)
}

function dayWith(day: PlanDay, session: Session): PlanDay {
  return {
    ...day,
    emoji: session.emoji,
    workoutName: session.name,
    duration: formatDuration(session.durationMin),
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
    workout: session.workout,
  }
}
