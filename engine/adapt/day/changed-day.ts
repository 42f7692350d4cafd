import type { Discipline, SessionKind } from '../../model.ts'
import type { PlanDay, PlanWeek } from '../../plan-model.ts'
import { liftingOf } from '../../sessions/kept-session.ts'
import type { Told } from '../../told.ts'
import { restDay } from '../../week/mix/rest-day.ts'
import type { Person } from '../../week/person/person.ts'
import type { ImpactStep } from '../adjustment.ts'
import { swappedExercises } from './exercises.ts'
import { dayWith, gentleSession, LEAST_MIN, type Wish } from './session-day.ts'

const CALM: ReadonlySet<Discipline> = new Set(['mind', 'mobility', 'walk'])
const ROAD: ReadonlySet<Discipline> = new Set(['run', 'cycle', 'swim', 'row', 'walk', 'cardio'])

/** [RPE] of sessions that are for recovery. @source default-ours */
const RECOVERY_RPE = 2

/** A day without training, and why it is free. */
export function restedDay(day: PlanDay, description: Told = { code: 'training-paused' }): PlanDay {
  return restDay(day, description, { code: 'none-made-up' })
}

/**
 * A day with nothing hard and a part of its minutes; a race is left to the person.
 * @param share - [ratio] of the minutes, up to 1
 * @param mostMin - [min] the session may last at most
 */
export function easierDay(day: PlanDay, share: number, person: Person, week: PlanWeek, mostMin = 1440): PlanDay {
  if (day.discipline === 'race') return day
  const shorter = Math.min(mostMin, Math.max(LEAST_MIN, Math.floor(day.durationMin * share)))
  const durationMin = Math.min(day.durationMin, shorter)
  if (durationMin === day.durationMin && !day.hard) return day
  return lighter(day, { ...easyKindOf(day), durationMin }, person, week)
}

/** The easy kind of what a day trains. */
export function easyKindOf({
  discipline,
  rpe,
  workoutName,
}: Pick<PlanDay, 'discipline' | 'rpe'> & Partial<Pick<PlanDay, 'workoutName'>>): Omit<Wish, 'durationMin'> {
  if (discipline === 'strength') return { kind: easyLifting(workoutName), discipline }
  if (CALM.has(discipline) && discipline !== 'walk')
    return { kind: discipline === 'mind' ? 'breathing' : 'mobility', discipline }
  return { kind: rpe <= RECOVERY_RPE ? 'recovery' : 'easy', discipline: ROAD.has(discipline) ? discipline : 'cardio' }
}

/** A day of some muscles stays theirs: whole bodies in their places would lift with the same on days that follow each other. */
function easyLifting(name: PlanDay['workoutName'] | undefined): SessionKind {
  const kind = name && liftingOf(name)
  return kind && kind !== 'strength-full' ? kind : 'strength-maintenance'
}

const UPPER = /shoulder|elbow|wrist|hand|grip|neck|chest|arm|rib|biceps|triceps|upper-back/

/** Whether running spares a part. */
export function isUpperPart(part: string): boolean {
  return UPPER.test(part)
}

const STANDING = /foot|feet|ankle|heel|toe|achilles|shin|calf/

/** Sports by what they load. */
const WHOLE_BODY: readonly PlanDay['discipline'][] = ['race', 'mixed', 'brick']
const OF_LEGS: readonly PlanDay['discipline'][] = ['run', 'cardio', 'row']
const OF_ARMS: readonly PlanDay['discipline'][] = ['swim', 'row']
const ON_FEET: readonly PlanDay['discipline'][] = ['walk']

/**
 * A day without work that loads parts that hurt: exercises are exchanged where that is enough, runs become rides,
 * walks or mobility.
 * @param event - whether even an event is given up
 */
export function sparedDay(
  day: PlanDay,
  parts: readonly string[],
  person: Person,
  week: PlanWeek,
  event: boolean,
): PlanDay {
  const { discipline, durationMin } = day
  const lower = parts.some((part) => !UPPER.test(part))
  const upper = parts.some((part) => UPPER.test(part) || /back/.test(part))
  const standing = parts.some((part) => STANDING.test(part))
  const sparing = { ...person, limits: [...person.limits, ...parts] }
  if (discipline === 'race' && !event) return day
  if (discipline === 'strength' || discipline === 'mind' || discipline === 'mobility' || isExercises(day))
    return suitedDay(day, sparing, week)
  const loading = [WHOLE_BODY, lower ? OF_LEGS : [], upper ? OF_ARMS : [], standing ? ON_FEET : []]
  if (!loading.some((sports) => sports.includes(discipline))) return day
  const minutes = discipline === 'race' ? Math.min(30, durationMin) : durationMin
  if (person.equipment.includes('bike') && !upper)
    return lighter(day, { ...easyKindOf({ discipline: 'cycle', rpe: day.rpe }), durationMin: minutes }, sparing, week)
  if (person.equipment.includes('pool') && !upper)
    return lighter(day, { ...easyKindOf({ discipline: 'swim', rpe: day.rpe }), durationMin: minutes }, sparing, week)
  return standing
    ? lighter(day, { kind: 'mobility', discipline: 'mobility', durationMin: Math.min(30, minutes) }, sparing, week)
    : lighter(day, { kind: 'recovery', discipline: 'walk', durationMin: minutes }, sparing, week)
}

/** A day whose exercises all suit a person's means and limits, or an easier one where there are none that do. */
export function suitedDay(day: PlanDay, person: Person, week: PlanWeek): PlanDay {
  return (
    swappedExercises(day, person) ?? lighter(day, { ...easyKindOf(day), durationMin: day.durationMin }, person, week)
  )
}

/** [ratio] of the minutes that the steps back to running leave. @source default-ours */
const BACK_SHARE = { walk: 1, 'run-walk': 0.5, easy: 0.75 } as const

/**
 * A day with impact on the way back to it: a walk, a run with walks, or an easy and shorter run. A ride with a run after it
 * stays a ride for so long. An event is left to the person.
 */
export function impactDay(day: PlanDay, step: ImpactStep, person: Person, week: PlanWeek): PlanDay {
  if (!IMPACT.has(day.discipline)) return day
  const durationMin = Math.max(LEAST_MIN, Math.floor(day.durationMin * BACK_SHARE[step]))
  const isRide = day.discipline === 'brick' && step !== 'easy'
  if (isRide) return lighter(day, { kind: 'easy', discipline: 'cycle', durationMin: day.durationMin }, person, week)
  if (step === 'walk') return lighter(day, { kind: 'recovery', discipline: 'walk', durationMin }, person, week)
  if (step === 'easy') return easierDay(day, BACK_SHARE.easy, person, week)
  // As somebody new to running begins: runs of a few minutes, walks between.
  return lighter(
    day,
    { kind: 'easy', discipline: 'run', durationMin },
    { ...person, level: 'beginner' },
    { ...week, week: 1 },
  )
}

const IMPACT: ReadonlySet<Discipline> = new Set(['run', 'brick', 'mixed'])

/** A circuit: all of it are exercises of the catalogue. */
function isExercises({ discipline, workout }: PlanDay): boolean {
  return discipline === 'cardio' && workout.exercises.some((step) => step.exerciseId !== undefined)
}

/** The day with another session, or with mobility or rest when that would be more load than it had. */
export function lighter(day: PlanDay, wish: Wish, person: Person, week: PlanWeek): PlanDay {
  const session =
    gentleSession(day, wish, person, week) ??
    gentleSession(
      day,
      { kind: 'mobility', discipline: 'mobility', durationMin: Math.min(20, wish.durationMin) },
      person,
      week,
    )
  return session ? dayWith(day, session) : restedDay(day)
}
