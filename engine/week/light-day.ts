import { LEAST_SLOT_MIN, longestSlotMin } from '../day/start-time.ts'
import { inside, LIMITS } from '../limits/limits.ts'
import { monotony } from '../load/monotony.ts'
import { STRESS_LEVELS, type Stress } from '../model.ts'
import type { WeekFrame } from '../phases/macrocycle.ts'
import { buildIntent } from './build-sessions.ts'
import { guardWeek, leastDeload, pastOf, settled } from './guard.ts'
import { type GuardInput, minutesOf, type PastWeek } from './guard-input.ts'
import { overshoot, weekLimits } from './guard-limits.ts'
import { clampedKm, clampedRun, clampedShare, takesItsShare } from './guard-runs.ts'
import { type Intent, intentOf, type Role } from './intent.ts'
import { guardInput, type LaidWeek, type Layout, type LayoutInput } from './lay-out.ts'
import { lightened } from './lightened.ts'
import type { Person } from './person.ts'
import type { PlacedSession } from './plan-week.ts'
import { CRAMPED_MIN, LEAST_MIN, shortened } from './shortened.ts'
import { lateSessions } from './week-mix.ts'
import { weightiest } from './weightiest.ts'

/** [ratio] monotony of a week to which a light day is added. @source foster-1998, default-ours: the margin */
const MONOTONY_MOST = inside(LIMITS.monotony.hard, 0.01)
const GIVES: ReadonlySet<Role> = new Set(['easy', 'recovery', 'strength', 'mobility', 'hybrid'])
/** [min] by which one of them gets shorter. @source default-ours */
const GIVEN_MIN = 5

/** [ratio] of the week's minutes that it keeps where it could hold no light day otherwise. @source default-ours */
const NEARLY_ALL = 0.96

/** [min] what those that give keep at least. */
type Kept = { readonly strength: number; readonly other: number; readonly lightestFirst: boolean }

/**
 * First so that all stays useful: below half an hour of strength a part of the body is left out. Else as far as it goes,
 * off the lightest days, so that they differ the more.
 * @source iversen-2021, foster-1998, default-ours
 */
const KEPT: readonly Kept[] = [
  { strength: 30, other: 20, lightestFirst: false },
  { strength: LEAST_MIN, other: LEAST_MIN, lightestFirst: true },
]
/** [min] of the light session, as long as its week has room for. @source default-ours */
const LIGHT_MIN: readonly number[] = [25, 20, 15, LEAST_MIN]

/** Days of training in a week at most: a seventh is a light one. */
export const MOST_TRAINED = 6

/** What the same week holds under less stress. */
type Most = { readonly loadAu: number; readonly minutes: number }

type Fits = (week: readonly PlacedSession[]) => boolean

/**
 * A plan with a day more: that on fewer days, and on the further day something light, for which easy sessions give what
 * the week's limits ask.
 * @param fewer - the plan on one day less
 * @param input - of the person with all their days
 * @source foster-1998: days that differ
 */
export function withLightDay(fewer: Layout, input: LayoutInput): Layout {
  const layout = { low: [] as LaidWeek[], medium: [] as LaidWeek[], high: [] as LaidWeek[] }
  const pasts: Record<Stress, PastWeek[]> = { low: [], medium: [], high: [] }
  for (const [index, { frame }] of fewer.low.entries()) {
    let most: Most = { loadAu: Number.POSITIVE_INFINITY, minutes: Number.POSITIVE_INFINITY }
    for (const stress of STRESS_LEVELS) {
      const person: Person = { ...input.person, stress }
      const laid = fewer[stress][index]!
      const guard = guardInput(frame, pasts[stress], person, input.seed)
      const placed = withOneMore(laid, { ...input, person }, guard, most)
      most = { loadAu: loadOfWeek(placed), minutes: minutesOf(placed) }
      pasts[stress].push(pastOf(placed, frame, person.days, pasts[stress].at(-1)))
      layout[stress].push({ ...laid, placed })
    }
  }
  return layout
}

function withOneMore(
  { frame, placed }: LaidWeek,
  input: LayoutInput,
  guard: GuardInput,
  most: Most,
): readonly PlacedSession[] {
  const limits = weekLimits(guard)
  const fits: Fits = (week) =>
    overshoot(week, limits) >= 1 &&
    monotony(loadsOf(week)) <= MONOTONY_MOST &&
    loadOfWeek(week) <= most.loadAu &&
    minutesOf(week) <= most.minutes &&
    minutesOf(week) >= leastDeload(guard) &&
    clampedShare(week, guard) === week
  const full = placed.length < mostSessions(frame, input.person) ? filled(placed, input, guard, fits) : placed
  if (fits(full) && keepsRuns(full, guard)) return full
  const held = guardWeek(full, guard)
  return guard.stressed ? settled(clampedShare(lightened(held, most.loadAu, guard), guard), guard) : held
}

/**
 * The week with the longest light session that fits, or with the shortest. On up to six days the others give its minutes:
 * a fitter start, which needs no light day, is not smaller than a week with one.
 */
function filled(
  placed: readonly PlacedSession[],
  input: LayoutInput,
  guard: GuardInput,
  fits: Fits,
): readonly PlacedSession[] {
  const extras = extrasOn(placed, input, guard)
  const minutes = minutesOf(placed)
  const mostMin = input.person.days > MOST_TRAINED ? Number.POSITIVE_INFINITY : minutes
  const isDone: Fits = (week) => minutesOf(week) <= mostMin && fits(week)
  for (const kept of KEPT)
    for (const extra of extras) {
      if (extra.session.durationMin < LEAST_MIN && !kept.lightestFirst) continue
      const leastMin = kept.lightestFirst ? minutes * NEARLY_ALL : minutes
      let week: readonly PlacedSession[] | null = [...placed, extra]
      while (week && !isDone(week) && minutesOf(week) > leastMin) week = withLessEasy(week, extra, kept, guard)
      if (week && isDone(week)) return week
    }
  const last = extras.at(-1)
  return last ? [...placed, last] : placed
}

/** The same week with five minutes less of its longest easy session: the long and the hard ones keep what they have. */
function withLessEasy(
  week: readonly PlacedSession[],
  extra: PlacedSession,
  kept: Kept,
  guard: GuardInput,
): PlacedSession[] | null {
  const giver = weightiest(
    week.filter(
      (one) =>
        one !== extra &&
        GIVES.has(one.intent.role) &&
        !one.session.hard &&
        one.session.durationMin >= (one.intent.role === 'strength' ? kept.strength : kept.other) + GIVEN_MIN,
    ),
    ({ session }) =>
      (takesItsShare(week, guard) && session.discipline === 'run' ? 0 : 1000) +
      (kept.lightestFirst ? -session.loadAu : session.durationMin),
  )
  if (!giver) return null
  const { durationMin } = giver.session
  return week.map((one) =>
    one === giver ? shortened(one, (durationMin - GIVEN_MIN) / durationMin, guard.rebuild) : one,
  )
}

/** Sessions that a week holds on so many days: after an event even a seven-day person has a rest day. */
function mostSessions({ phase, firstDay }: WeekFrame, { days }: Person): number {
  if (firstDay > 0) return lateSessions(7 - firstDay, days)
  return phase === 'recovery' ? Math.min(days, MOST_TRAINED) : days
}

type Light = Pick<Intent, 'kind' | 'discipline' | 'durationMin'>

/** What a free day of a week may hold, the longest first. */
function extrasOn(
  placed: readonly PlacedSession[],
  { person, daysFrom, seed }: LayoutInput,
  { frame }: GuardInput,
): PlacedSession[] {
  const week = daysFrom(frame.monday)
  const taken = new Set([...placed.map(({ day }) => day), ...frame.shut])
  const free = [0, 1, 2, 3, 4, 5, 6].filter((day) => day >= frame.firstDay && !taken.has(day))
  const roomy = free.find((day) => longestSlotMin(week[day]!, false) >= LEAST_SLOT_MIN)
  const day = roomy ?? free.find((one) => week[one]!.binding === undefined)
  if (day === undefined) return []
  const room = longestSlotMin(week[day]!, false)
  return lightSessions(person, roomy !== undefined)
    .filter(({ durationMin }) => durationMin <= Math.max(room, LEAST_MIN))
    .map((light) => {
      const intent = intentOf({ role: 'recovery', ...light })
      return { intent, session: buildIntent(intent, frame, person, seed), eased: false, day }
    })
}

/** Walking, or what needs no change of clothes; breathing asks least of a body, but moving is what relieves stress. */
function lightSessions({ goal, never }: Person, isRoomy: boolean): Light[] {
  const walk = { kind: 'recovery', discipline: 'walk' } as const
  const still = { kind: 'mobility', discipline: 'mobility' } as const
  const breath = { kind: 'breathing', discipline: 'mind' } as const
  const open = (isRoomy ? [walk, still] : [still, walk]).filter(({ discipline }) => !never.has(discipline))
  const wished = open[0] ?? breath
  const last: Light =
    goal === 'stress' || never.has('mind')
      ? { ...wished, durationMin: CRAMPED_MIN }
      : { ...breath, durationMin: LEAST_MIN }
  return [...LIGHT_MIN.map((durationMin) => ({ ...wished, durationMin })), last, { ...last, durationMin: CRAMPED_MIN }]
}

function loadOfWeek(week: readonly PlacedSession[]): number {
  return week.reduce((sum, { session }) => sum + session.loadAu, 0)
}

/** [AU] of the seven days. */
function loadsOf(placed: readonly PlacedSession[]): number[] {
  const loads = [0, 0, 0, 0, 0, 0, 0]
  for (const { day, session } of placed) loads[day]! += session.loadAu
  return loads
}

/** Whether no run of a week is too long after the weeks before it. */
function keepsRuns(week: readonly PlacedSession[], guard: GuardInput): boolean {
  return (
    week.every((one) => clampedRun(one, guard) === one) &&
    clampedKm(week, guard) === week &&
    clampedShare(week, guard) === week
  )
}
