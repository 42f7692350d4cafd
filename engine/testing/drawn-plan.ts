import { addDays } from '../civil-date.ts'
import type { Phase } from '../model.ts'
import type { DayItem, Plan, PlanDay, PlanWeek } from '../plan-model.ts'

/** A week as a test draws it: its days from Monday on, those left out being rest. */
export type DrawnWeek = { readonly days: readonly PlanDay[]; readonly phase: Phase; readonly deload: boolean }

const MONDAY = '2026-01-05'

/** A session, or without minutes a day of rest; easy walking where nothing else is said. */
export function drawnDay(parts: Partial<PlanDay> = {}): PlanDay {
  const { durationMin = 0, rpe = durationMin > 0 ? 3 : 0 } = parts
  return {
    date: '',
    emoji: '',
    workoutName: { code: durationMin > 0 ? 'whole-body-circuit' : 'rest-day' },
    durationMin,
    intensity: 'Low',
    description: [],
    notes: [],
    start: durationMin > 0 ? '07:00' : null,
    discipline: durationMin > 0 ? 'walk' : 'rest',
    rpe,
    loadAu: rpe * durationMin,
    hard: false,
    distanceKm: null,
    longSession: false,
    snacks: false,
    workout: { warmup: [], exercises: [], cooldown: [] },
    ...parts,
  }
}

/** A session of strength that holds so many sets of each pattern, each for muscles of the pattern's name. */
export function drawnLifting(sets: Readonly<Record<string, number>>, durationMin = 30): PlanDay {
  const exercises = Object.entries(sets).map(([pattern, count]) => ({
    ...{ name: { code: 'loosen-up' } as const, sets: count, size: null, seconds: null, notes: [] },
    pattern: pattern as 'squat',
    muscles: [pattern],
  }))
  return drawnDay({ discipline: 'strength', durationMin, workout: { warmup: [], exercises, cooldown: [] } })
}

/** One item of a timed day. */
export function drawnItem(time: string, durationMin: number, type: DayItem['type']): DayItem {
  const texts = { title: [], emoji: '', description: [] }
  return { ...texts, time, durationMin, type, intensity: 'Low', exercises: [] }
}

type Around = {
  /** The day of an A race: week and weekday from 0, and its distance. */
  readonly race?: { readonly week: number; readonly day: number; readonly km: number }
  readonly today?: readonly DayItem[]
}

/** A schedule of such weeks from a Monday on, with dates and sums that fit. */
export function drawnPlan(weeks: readonly DrawnWeek[], { race, today = [] }: Around = {}): Plan {
  const date = race && addDays(MONDAY, race.week * 7 + race.day)
  return {
    version: 2,
    date: MONDAY,
    timeZone: 'UTC',
    anchor: MONDAY,
    block: 1,
    begun: MONDAY,
    start: { weeklyMin: 150, longestMin: 45, longestRunKm: null },
    todaysSchedule: today,
    weeklyPlan: weeks.map(weekOf),
    insights: { trainingLoad: [], recoveryStatus: [], recommendation: [] },
    events: date ? [{ name: '', discipline: 'run', distanceKm: race.km, date, priority: 'A' }] : [],
    warnings: [],
    reasons: [],
    adjustments: [],
    rules: [],
    load: [],
    adherence: null,
    foresight: [],
    questions: [],
    safety: [],
    unread: [],
    done: [],
    equipment: [],
    laid: { on: '2026-01-05', weeks: {}, usual: 420, missed: [], missedBefore: [] },
  }
}

function weekOf({ days, phase, deload }: DrawnWeek, index: number): PlanWeek {
  const startDate = addDays(MONDAY, index * 7)
  const all = Array.from({ length: 7 }, (_, position) => ({
    ...(days[position] ?? drawnDay()),
    date: addDays(startDate, position),
  }))
  return {
    ...{ week: index + 1, phase, deload, startDate },
    weekName: { code: 'week-title', week: index + 1, block: 1, phase, held: false, deload, race: null },
    focus: { code: 'week-focus', phase, held: false, deload, race: null, again: false, light: false },
    plannedMin: all.reduce((sum, { durationMin }) => sum + durationMin, 0),
    plannedLoadAu: all.reduce((sum, { loadAu }) => sum + loadAu, 0),
    days: all,
  }
}
