import { BOUNDS } from '../limits/bounds.ts'
import { LIMITS } from '../limits/limits.ts'
import { warning } from '../phases/warning.ts'
import type { CountedMuscle, SetsOfMuscle } from '../phases/warning-facts.ts'
import type { PlanWarning } from '../plan-model.ts'
import { buildSession } from '../sessions/build.ts'
import { weeklySets } from '../sessions/weekly-sets.ts'
import type { MadeWeeks } from '../week/block/make-weeks.ts'
import { requestOf } from '../week/laid/build-sessions.ts'
import type { LaidWeek } from '../week/laid/week-over.ts'
import { strengthMax } from '../week/minutes/strength-minutes.ts'
import type { Person } from '../week/person/person.ts'

const COUNTED: readonly CountedMuscle[] = ['chest', 'back', 'quads', 'hamstrings', 'side-delts', 'biceps', 'triceps']
const { least: ENOUGH_SETS } = BOUNDS['muscle-sets']
/** [sets] that nobody would miss: half of one is an indirect one. */
const HARDLY_SHORT = 0.5
/** [min] in steps of which sessions are tried longer. */
const STEP_MIN = 5

/**
 * What a plan for muscle has too few minutes for: the muscles that stay below ten sets in its fullest week, and how long
 * sessions would have to be to give each of them ten.
 * @returns no warning where all have them, nor for who is new to it and needs fewer, nor where health keeps lifting easy: more is
 * no aim there
 * @source pelland-2025 baz-valle-2022
 */
export function fewSets({ details }: MadeWeeks, person: Person, seed: number): PlanWarning[] {
  const isOther = person.mainKind !== null && person.mainKind !== 'general'
  if (person.goal !== 'muscle-gain' || person.level === 'beginner' || isOther || person.easyLifts) return []
  const week = fullestOf(details, person)
  if (week === null) return []
  const lengths = liftsOf(week).map(({ session }) => session.durationMin)
  const short = shortOf(week, lengths, person, seed)
  if (short.length === 0) return []
  const lengthsMin = [Math.min(...lengths), Math.max(...lengths)] as const
  return [warning({ code: 'few-sets', wanted: ENOUGH_SETS, short, lengthsMin, needMin: neededMin(week, person, seed) })]
}

function liftsOf({ placed }: LaidWeek): LaidWeek['placed'] {
  return placed.filter(({ intent }) => intent.role === 'strength')
}

function fullestOf(details: readonly LaidWeek[], person: Person): LaidWeek | null {
  const minutes = (week: LaidWeek) => liftsOf(week).reduce((sum, { session }) => sum + session.durationMin, 0)
  const loaded = details.filter(
    (week) => !week.frame.deload && liftsOf(week).length >= LIMITS['strength-days'].hard[person.level],
  )
  return loaded.toSorted((a, b) => minutes(b) - minutes(a))[0] ?? null
}

/** Muscles that stay short where the week's lifting days have so many minutes. */
function shortOf(week: LaidWeek, lengths: readonly number[], person: Person, seed: number): SetsOfMuscle[] {
  const sessions = liftsOf(week).map(({ intent }, place) =>
    buildSession(requestOf({ ...intent, durationMin: lengths[place] ?? 0 }, week.frame, person, seed)),
  )
  const sets = weeklySets(sessions)
  return COUNTED.flatMap((muscle) =>
    sets[muscle] < ENOUGH_SETS - HARDLY_SHORT ? [{ muscle, sets: Math.floor(sets[muscle]) }] : [],
  )
}

/** [min] that would do where no session is shorter, or null where only another day would. */
function neededMin(week: LaidWeek, person: Person, seed: number): number | null {
  const lifts = liftsOf(week)
  const shortest = Math.min(...lifts.map(({ session }) => session.durationMin))
  for (let min = shortest + STEP_MIN; min <= strengthMax(person, week.frame); min += STEP_MIN) {
    const lengths = lifts.map(({ session }) => Math.max(min, session.durationMin))
    if (shortOf(week, lengths, person, seed).length === 0) return min
  }
  return null
}
