import type { Schedule, ShownDay, ShownItem, ShownStep, ShownWeek } from '../../contract/schedule.ts'

type Kind = 'list' | 'object' | 'string' | 'number' | 'boolean' | 'any'
/** Every field that a shape always has: one that is added to it must be named here, or this does not compile. */
type Shape<T> = { readonly [K in keyof T as Record<never, never> extends Pick<T, K> ? never : K]: Kind }

const SCHEDULE: Shape<Schedule> = {
  version: 'number',
  date: 'string',
  timeZone: 'string',
  anchor: 'string',
  block: 'number',
  begun: 'string',
  start: 'object',
  todaysSchedule: 'list',
  weeklyPlan: 'list',
  insights: 'object',
  events: 'list',
  warnings: 'list',
  reasons: 'list',
  adjustments: 'list',
  rules: 'list',
  load: 'list',
  adherence: 'any',
  foresight: 'list',
  safety: 'list',
  questions: 'list',
  unread: 'list',
}

const ITEM: Shape<ShownItem> = {
  time: 'string',
  title: 'string',
  duration: 'string',
  durationMin: 'number',
  type: 'string',
  emoji: 'string',
  intensity: 'string',
  description: 'string',
  exercises: 'list',
}

const WEEK: Shape<ShownWeek> = {
  week: 'number',
  weekName: 'string',
  focus: 'string',
  totalVolume: 'string',
  phase: 'string',
  deload: 'boolean',
  startDate: 'string',
  plannedMin: 'number',
  plannedLoadAu: 'number',
  days: 'list',
}

const DAY: Shape<ShownDay> = {
  day: 'string',
  date: 'string',
  emoji: 'string',
  workoutName: 'string',
  duration: 'string',
  durationMin: 'number',
  intensity: 'string',
  description: 'string',
  notes: 'string',
  start: 'any',
  discipline: 'string',
  rpe: 'number',
  loadAu: 'number',
  hard: 'boolean',
  distanceKm: 'any',
  longSession: 'boolean',
  snacks: 'boolean',
  workout: 'object',
}

const STEP: Shape<ShownStep> = {
  name: 'string',
  sets: 'number',
  reps: 'string',
  size: 'any',
  duration: 'string',
  notes: 'string',
}

/** Whether something kept on a device, perhaps by an earlier version, is a plan that today's screens can show. */
export function isSchedule(value: unknown): value is Schedule {
  return (
    fits<Schedule>(value, SCHEDULE) &&
    value.version === 2 &&
    value.todaysSchedule.every((item: unknown) => fits<ShownItem>(item, ITEM) && item.exercises.every(isStep)) &&
    value.weeklyPlan.length > 0 &&
    value.weeklyPlan.every(
      (week: unknown) => fits<ShownWeek>(week, WEEK) && week.days.every((day: unknown) => isDay(day)),
    )
  )
}

function isDay(day: unknown): boolean {
  if (!fits<ShownDay>(day, DAY)) return false
  const { warmup, exercises, cooldown } = day.workout
  return [warmup, exercises, cooldown].every((steps: unknown) => Array.isArray(steps) && steps.every(isStep))
}

function isStep(step: unknown): boolean {
  return fits<ShownStep>(step, STEP)
}

function fits<T>(value: unknown, shape: Shape<T>): value is T {
  if (value === null || typeof value !== 'object') return false
  return Object.entries<Kind>(shape).every(([name, kind]) => isOf(kind, Reflect.get(value, name)))
}

function isOf(kind: Kind, value: unknown): boolean {
  if (kind === 'any') return value !== undefined
  if (kind === 'list') return Array.isArray(value)
  return kind === 'object' ? value !== null && typeof value === 'object' : typeof value === kind
}
