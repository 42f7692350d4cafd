import { addDays } from '../civil-date.ts'
import type { CheckInFacts } from '../interpret/notes/check-ins.ts'
import { sessionLoad } from '../load/session-load.ts'
import type { CivilDate, Discipline, Taps } from '../model.ts'
import { keySessionOf } from './key-session.ts'
import type { Milestone } from './milestones.ts'
import { minimumOf } from './rhythm.ts'
import type { TrainedDay } from './trained-days.ts'

const WEEK = 7

/** How something was on the days that told it: by tap [1-5], or else as their notes say it. */
export type FeltInWeek =
  | { readonly by: 'taps'; readonly mean: number; readonly days: number }
  | { readonly by: 'notes'; readonly good: number; readonly poor: number }

/** What is told of one day beside its training. */
export type ToldDay = {
  readonly date: CivilDate
  readonly taps: Taps | null
  readonly facts: Pick<CheckInFacts, 'sleep' | 'fatigue'>
  /** [RPE 1-10] of what was done. */
  readonly rpe: number | null
}

/** A day of a plan, as far as a look ahead needs it. */
export type AheadDay = {
  readonly date: CivilDate
  readonly durationMin: number
  readonly rpe: number
  readonly discipline: Discipline
  readonly longSession: boolean
}

/** A week that is over, told from what was recorded; and what the one after it holds. */
export type WeekStory = {
  readonly minutes: number
  readonly trained: number
  readonly planned: number
  readonly minimum: number
  /** All seven. */
  readonly days: readonly TrainedDay[]
  /** What was best of it: something reached, or else the day of the most load; null where nothing was done. */
  readonly best: { readonly code: 'reached'; readonly milestone: Milestone } | HardestDay | null
  readonly sleep: FeltInWeek | null
  readonly energy: FeltInWeek | null
  /** [RPE 1-10] */
  readonly effort: { readonly mean: number; readonly days: number } | null
  readonly next: {
    readonly sessions: number
    readonly minutes: number
    readonly days: readonly AheadDay[]
    /** The day that its week is built around; without one the day of the most load. */
    readonly key: CivilDate
  } | null
}

type HardestDay = { readonly code: 'hardest'; readonly date: CivilDate; readonly minutes: number }

type StoryInput = {
  readonly first: CivilDate
  readonly days: readonly TrainedDay[]
  readonly milestones: readonly Milestone[]
  readonly told: readonly ToldDay[]
  readonly ahead: readonly AheadDay[]
  /** Strength or muscle is what the training is for. */
  readonly isOfStrength: boolean
}

/** The story of the seven days from the first on. */
export function weekStory({ first, days, milestones, told, ahead, isOfStrength }: StoryInput): WeekStory {
  const dates = Array.from({ length: WEEK }, (_, at) => addDays(first, at))
  const nothing = { minutes: 0, loadAu: 0, trained: false, planned: false }
  const week = dates.map((date) => days.find((day) => day.date === date) ?? { date, ...nothing })
  const inWeek = <T extends { readonly date: CivilDate }>(all: readonly T[]) =>
    all.filter(({ date }) => dates.includes(date))
  const planned = week.filter((day) => day.planned).length
  const each = inWeek(told)
  return {
    minutes: week.reduce((sum, { minutes }) => sum + minutes, 0),
    trained: week.filter((day) => day.trained).length,
    ...{ planned, minimum: minimumOf(planned), days: week },
    best: bestOf(week, inWeek(milestones)),
    sleep: felt(each, 'sleep', ({ sleep }) => sleep && (sleep === 'good' ? 'good' : 'poor')),
    energy: felt(each, 'energy', ({ fatigue }) => fatigue && (fatigue === 'low' ? 'good' : 'poor')),
    effort: mean(each.map(({ rpe }) => rpe)),
    next: nextOf(ahead, addDays(first, WEEK), isOfStrength),
  }
}

function bestOf(week: readonly TrainedDay[], reached: readonly Milestone[]): WeekStory['best'] {
  const [milestone] = reached
  if (milestone) return { code: 'reached', milestone }
  const done = week.filter(({ trained }) => trained)
  const [hardest] = done.toSorted((a, b) => b.loadAu - a.loadAu)
  return hardest ? { code: 'hardest', date: hardest.date, minutes: hardest.minutes } : null
}

function felt(
  told: readonly ToldDay[],
  tap: 'sleep' | 'energy',
  read: (facts: ToldDay['facts']) => 'good' | 'poor' | null,
): FeltInWeek | null {
  const tapped = mean(told.map(({ taps }) => taps?.[tap] ?? null))
  if (tapped) return { by: 'taps', ...tapped }
  const said = told.map(({ facts }) => read(facts))
  const count = (what: 'good' | 'poor') => said.filter((one) => one === what).length
  return count('good') + count('poor') === 0 ? null : { by: 'notes', good: count('good'), poor: count('poor') }
}

function mean(values: readonly (number | null)[]): { mean: number; days: number } | null {
  const told = values.filter((value) => value !== null)
  if (told.length === 0) return null
  return { mean: Math.round((told.reduce((sum, value) => sum + value, 0) / told.length) * 10) / 10, days: told.length }
}

function nextOf(ahead: readonly AheadDay[], first: CivilDate, isOfStrength: boolean): WeekStory['next'] {
  const last = addDays(first, WEEK - 1)
  const days = ahead.filter(({ date }) => date >= first && date <= last)
  const sessions = days.filter(({ durationMin }) => durationMin > 0)
  const weighed = sessions.map((day) => ({ ...day, loadAu: sessionLoad(day.rpe, day.durationMin) }))
  const key = keySessionOf(weighed, isOfStrength) ?? weighed.toSorted((a, b) => b.loadAu - a.loadAu)[0]
  if (!key) return null
  const minutes = sessions.reduce((sum, { durationMin }) => sum + durationMin, 0)
  return { sessions: sessions.length, minutes, days, key: key.date }
}
