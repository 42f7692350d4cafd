import { addDays } from '../civil-date.ts'
import { LIMITS } from '../limits/limits.ts'
import type { CivilDate, Discipline, StartingPoint } from '../model.ts'
import type { Foresight, PlanDay, PlanWeek } from '../plan-model.ts'
import { sure } from '../sure.ts'
import type { DoneDay } from './daily-load.ts'

/** [days] ahead that are foreseen, and [days] back that count as practised. @source default-ours, frandsen-2025 */
const AHEAD_DAYS = 14
const BACK_DAYS = LIMITS['run-rise'].given.days
/** [ratio] of what was practised from which a session is new ground, asks something, or is ordinary. @source default-ours */
const NEW_GROUND = 1.05
const ASKING = 0.85
const ORDINARY = 0.45
/** [RPE] of the training before the plan. @source default-ours */
const USUAL_RPE = 4

/** Where training stood when the plan began. */
export type Began = {
  readonly start: StartingPoint
  /** [min] about what its longest run took. */
  readonly runMin: number
}

/** Disciplines whose longest session the starting point speaks of. */
const ENDURANCE = ['walk', 'cycle', 'swim', 'row', 'cardio', 'brick', 'mixed'] as const

/** What a person has done lately, to measure a session by. */
type Practised = {
  /** [min] longest of each discipline. */
  readonly longest: ReadonlyMap<Discipline, number>
  readonly heaviestAu: number
  readonly hardestRpe: number
  /** All of it logged, nothing taken from plan and starting point. */
  readonly logged: boolean
}

/**
 * How each session of the next two weeks will probably feel, by what the person has done in the last 30 days.
 * @param weeks - the plan as it stands
 * @param done - the days up to today
 * @param began - where training stood before
 * @source frandsen-2025: 30 days for the longest run; the steps are ours
 */
export function foresight(
  weeks: readonly PlanWeek[],
  done: readonly DoneDay[],
  today: CivilDate,
  began: Began,
): Foresight[] {
  const past = practised(done, today, began)
  const until = addDays(today, AHEAD_DAYS)
  const doneToday = done.at(-1)?.day.date === today && done.at(-1)?.done
  return weeks.flatMap((week) =>
    week.startDate >= until || sure(week.days[6]).date < today
      ? []
      : week.days
          .filter(
            (day) =>
              day.durationMin > 0 && day.date < until && (day.date > today || (day.date === today && !doneToday)),
          )
          .map((day) => ({ date: day.date, ...feelOf(day, past) })),
  )
}

function practised(done: readonly DoneDay[], today: CivilDate, { start, runMin }: Began): Practised {
  const since = addDays(today, -BACK_DAYS)
  const recent = done.filter(({ day }) => day.date >= since && day.date <= today)
  const logged = recent.filter((one) => one.done && one.minutes > 0)
  // Who has not logged anything is measured by the plan so far and by where they began.
  const counted = logged.length > 0 ? logged : recent.map(({ day }) => asPlanned(day))
  const longest = new Map<Discipline, number>()
  // A plan that is younger than the days that count: what lay before it counts as well.
  const young = (done[0]?.day.date ?? today) > since
  const before = young || logged.length === 0
  if (before) {
    longest.set('run', Math.round(Math.min(runMin, start.longestMin)))
    for (const discipline of ENDURANCE) longest.set(discipline, start.longestMin)
  }
  let heaviestAu = before ? start.longestMin * USUAL_RPE : 0
  let hardestRpe = before ? USUAL_RPE : 0
  for (const { day, minutes, loadAu, rpe } of counted) {
    longest.set(day.discipline, Math.max(longest.get(day.discipline) ?? 0, minutes))
    heaviestAu = Math.max(heaviestAu, loadAu)
    hardestRpe = Math.max(hardestRpe, rpe)
  }
  return { longest, heaviestAu, hardestRpe, logged: !before }
}

function asPlanned(day: PlanDay): DoneDay {
  return { day, done: false, minutes: day.durationMin, loadAu: day.loadAu, rpe: day.rpe }
}

/** Disciplines in which a few minutes more are no new ground. */
const CLOSE_TO_HOME: ReadonlySet<Discipline> = new Set(['strength', 'mobility', 'mind'])

function feelOf(day: PlanDay, past: Practised): Pick<Foresight, 'feel' | 'text'> {
  const { discipline, durationMin: min, rpe } = day
  const { logged } = past
  if (discipline === 'race') return { feel: 'breakthrough', text: { code: 'event-day' } }
  const longestMin = past.longest.get(discipline) ?? 0
  const far = !CLOSE_TO_HOME.has(discipline)
  if (far && longestMin > 0 && min > longestMin * NEW_GROUND && day.loadAu > past.heaviestAu * ORDINARY)
    return { feel: 'breakthrough', text: { code: 'longer-than-longest', min, discipline, longestMin, logged } }
  if (past.heaviestAu > 0 && day.loadAu > past.heaviestAu * NEW_GROUND)
    return { feel: 'breakthrough', text: { code: 'more-than-most', min, rpe, logged } }
  if (day.loadAu >= past.heaviestAu * ASKING || (day.hard && rpe >= past.hardestRpe))
    return { feel: 'stretch', text: { code: 'about-the-most', min, rpe, logged } }
  if (day.loadAu >= past.heaviestAu * ORDINARY)
    return {
      feel: 'steady',
      text:
        longestMin > 0
          ? { code: 'within-longest', min, discipline, longestMin, logged }
          : { code: 'known-effort', min, rpe },
    }
  return { feel: 'easy', text: { code: 'below-the-most', min, rpe, logged } }
}
