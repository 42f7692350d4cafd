import { longestSlotMin } from '../day/start-time.ts'
import { inside, LIMITS } from '../limits/limits.ts'
import { monotony } from '../load/monotony.ts'
import { STRESS_LEVELS, type Stress, TRAINING_DAYS } from '../model.ts'
import type { WeekFrame } from '../phases/macrocycle.ts'
import { buildIntent } from './build-sessions.ts'
import { guardWeek, pastOf, settled } from './guard.ts'
import { type GuardInput, minutesOf, type PastWeek } from './guard-input.ts'
import { overshoot, weekLimits } from './guard-limits.ts'
import { clampedKm, clampedRun, clampedShare } from './guard-runs.ts'
import { intentOf, type Role } from './intent.ts'
import { guardInput, type LaidWeek, type Layout, type LayoutInput, laidOut } from './lay-out.ts'
import { lightened } from './lightened.ts'
import type { Person } from './person.ts'
import type { PlacementMemo } from './place-week.ts'
import type { PlacedSession } from './plan-week.ts'
import { type Rebuild, shortened } from './shortened.ts'
import { weightiest } from './weightiest.ts'

/** How big a plan is, events apart: km of long runs, minutes of the fullest week and of all. */
type Size = { readonly longestKm: number; readonly peakMin: number; readonly totalMin: number }
type Fits = (week: readonly PlacedSession[]) => boolean
type Sizes = Readonly<Record<Stress, Size>>

/** [ratio] of the plan on fewer days that one on more days keeps at least. @source default-ours */
const KEPT_SHARE = 0.952
/** [ratio] of a plan that may be lost by less stress before it counts. @source default-ours */
const STRESS_LOSS = 0.05
/** [ratio] monotony of a week to which a short day is added. @source default-ours */
const MONOTONY_MOST = inside(LIMITS.monotony.hard, 0.03)
/** [count] of five minutes that other sessions may give to a short one, in the order tried. @source default-ours */
const GIVING_ROUNDS = [1, 3]
const GIVES: ReadonlySet<Role> = new Set(['easy', 'recovery', 'strength', 'mobility', 'hybrid'])
/** [min] of the short session, the first that its week can hold. @source default-ours */
const EXTRA_MIN = [15, 10, 5] as const

/**
 * The weeks of a plan on the days that a person has, never smaller than on fewer: where more days would cost longest
 * run, fullest week or total, the plan on fewer days stays, and each further day gets a short easy session.
 * @source default-ours
 */
export function enoughDays(frames: readonly WeekFrame[], input: LayoutInput): Layout {
  const memo: PlacementMemo = new Map()
  let best: Layout | null = null
  let most: Sizes | null = null
  for (const days of TRAINING_DAYS) {
    if (days > input.person.days) break
    const person: Person = { ...input.person, days }
    const own = laidOut(frames, { ...input, person }, memo)
    const size = sizesOf(own)
    best =
      best === null || most === null || worstLoss(size, most) <= 1 - KEPT_SHARE
        ? own
        : enough(best, own, most, { ...input, person })
    most = most === null ? size : larger(most, sizesOf(best))
  }
  return best!
}

/** Of the ways to fill further days, and the plan that is smaller, the first that loses nothing, or what loses least. */
function enough(fewer: Layout, own: Layout, most: Sizes, input: LayoutInput): Layout {
  let best = own
  let least = worstLoss(sizesOf(own), most)
  for (const rounds of GIVING_ROUNDS) {
    if (least <= 1 - KEPT_SHARE) break
    const filled = withShortDays(fewer, own, input, rounds)
    const loss = worstLoss(sizesOf(filled), most)
    if (loss < least) [best, least] = [filled, loss]
  }
  return best
}

function sizesOf(layout: Layout): Sizes {
  return { low: sizeOf(layout.low), medium: sizeOf(layout.medium), high: sizeOf(layout.high) }
}

function sizeOf(weeks: readonly LaidWeek[]): Size {
  let longestKm = 0
  let peakMin = 0
  let totalMin = 0
  for (const { placed } of weeks) {
    let minutes = 0
    for (const { session } of placed) {
      if (session.discipline === 'race') continue
      minutes += session.durationMin
      if (session.discipline === 'run' && session.longSession) longestKm = Math.max(longestKm, session.distanceKm ?? 0)
    }
    peakMin = Math.max(peakMin, minutes)
    totalMin += minutes
  }
  return { longestKm, peakMin, totalMin }
}

/** [ratio] the most that a plan loses against those on fewer days, and against itself under more stress. */
function worstLoss(own: Sizes, least: Sizes): number {
  return Math.max(
    ...STRESS_LEVELS.map((stress) => lossOf(own[stress], least[stress])),
    ...[lossOf(own.low, own.medium), lossOf(own.medium, own.high)].filter((loss) => loss > STRESS_LOSS),
  )
}

function lossOf(one: Size, least: Size): number {
  return Math.max(
    lost(one.longestKm, least.longestKm, 1),
    lost(one.peakMin, least.peakMin, 10),
    lost(one.totalMin, least.totalMin, 10),
  )
}

/** @param unseen - a difference that nobody notices */
function lost(own: number, least: number, unseen: number): number {
  return least - own <= unseen ? 0 : 1 - own / least
}

function larger(one: Sizes, other: Sizes): Sizes {
  const of = (stress: Stress): Size => ({
    longestKm: Math.max(one[stress].longestKm, other[stress].longestKm),
    peakMin: Math.max(one[stress].peakMin, other[stress].peakMin),
    totalMin: Math.max(one[stress].totalMin, other[stress].totalMin),
  })
  return { low: of('low'), medium: of('medium'), high: of('high') }
}

/** The weeks of a plan on fewer days with short sessions on further days, held to the limits of any week. */
function withShortDays(fewer: Layout, own: Layout, input: LayoutInput, rounds: number): Layout {
  const filledLayout = { low: [] as LaidWeek[], medium: [] as LaidWeek[], high: [] as LaidWeek[] }
  const pasts: Record<Stress, PastWeek[]> = { low: [], medium: [], high: [] }
  const { seed } = input
  for (const [index, { frame }] of own.low.entries()) {
    let most = Number.POSITIVE_INFINITY
    let mostMin = Number.POSITIVE_INFINITY
    for (const stress of STRESS_LEVELS) {
      const person: Person = { ...input.person, stress }
      const past = pasts[stress]
      const guard = guardInput(frame, past, person, seed)
      const laid = fewer[stress][index]!
      const limits = weekLimits(guard)
      const fits = (week: readonly PlacedSession[]) =>
        overshoot(week, limits) >= 1 &&
        monotony(loadsOf(week)) <= MONOTONY_MOST &&
        week.reduce((sum, { session }) => sum + session.loadAu, 0) <= most &&
        minutesOf(week) <= mostMin
      const full = filled(laid.placed, own[stress][index]!, { ...input, person }, fits, guard.rebuild, rounds)
      const isHeld = fits(full) && keepsRuns(full, guard)
      let placed = full
      if (!isHeld) {
        const held = guardWeek(full, guard)
        placed = stress === 'low' ? held : settled(clampedShare(lightened(held, most, guard), guard), guard)
      }
      most = placed.reduce((sum, { session }) => sum + session.loadAu, 0)
      mostMin = minutesOf(placed)
      past.push(pastOf(placed, frame, person.days, past.at(-1)))
      filledLayout[stress].push({ ...laid, placed })
    }
  }
  return filledLayout
}

function filled(
  placed: readonly PlacedSession[],
  own: LaidWeek,
  input: LayoutInput,
  fits: Fits,
  rebuild: Rebuild,
  rounds: number,
): readonly PlacedSession[] {
  let week = placed
  while (week.length < own.placed.length) {
    const extra = shortSession(week, own, input, fits)
    if (!extra) break
    week = withRoom(week, extra, fits, rebuild, rounds)
  }
  return week
}

/** Where the week is full, its ordinary easy sessions make room: the long and the hard ones keep what they have. */
function withRoom(
  week: readonly PlacedSession[],
  extra: PlacedSession,
  fits: Fits,
  rebuild: Rebuild,
  rounds: number,
): readonly PlacedSession[] {
  let given = week
  for (let round = 0; round < rounds && !fits([...given, extra]); round++) {
    const giver = weightiest(
      given.filter(({ intent, session }) => GIVES.has(intent.role) && !session.hard && session.durationMin >= 10),
      ({ intent, session }) => (intent.discipline === 'run' ? 0 : 1000) + session.durationMin,
    )
    if (!giver) break
    const { durationMin } = giver.session
    given = given.map((one) => (one === giver ? shortened(one, (durationMin - 5) / durationMin, rebuild) : one))
  }
  return fits([...given, extra]) ? [...given, extra] : [...week, extra]
}

function shortSession(
  placed: readonly PlacedSession[],
  { frame, placed: ownDays }: LaidWeek,
  { person, daysFrom, seed }: LayoutInput,
  fits: Fits,
): PlacedSession | null {
  const taken = new Set(placed.map(({ day }) => day))
  const free = [0, 1, 2, 3, 4, 5, 6].filter((day) => day >= frame.firstDay && !taken.has(day))
  const wanted = new Set(ownDays.map(({ day }) => day))
  const days = free.toSorted((a, b) => Number(wanted.has(b)) - Number(wanted.has(a)))
  const { kind, discipline } = extraOf(person)
  let last: PlacedSession | null = null
  for (const durationMin of EXTRA_MIN)
    for (const day of days) {
      if (longestSlotMin(daysFrom(frame.monday)[day]!, false) < durationMin) continue
      const intent = intentOf({ role: 'recovery', kind, discipline, durationMin })
      const one: PlacedSession = { intent, session: buildIntent(intent, frame, person, seed), eased: false, day }
      last = one
      if (fits([...placed, one])) return one
    }
  return last
}

function loadsOf(placed: readonly PlacedSession[]): number[] {
  const loads = [0, 0, 0, 0, 0, 0, 0]
  for (const { day, session } of placed) loads[day]! += session.loadAu
  return loads
}

function extraOf({ goal, days, mainKind, never }: Person) {
  if (goal === 'muscle-gain' || never.has('walk')) return { kind: 'mobility', discipline: 'mobility' } as const
  // A stressful life has a second quiet session from five days on.
  if (goal === 'stress' && mainKind === null && days === 5) return { kind: 'breathing', discipline: 'mind' } as const
  return { kind: 'recovery', discipline: 'walk' } as const
}

/** Whether no run of a week is too long after the weeks before it. */
function keepsRuns(week: readonly PlacedSession[], guard: GuardInput): boolean {
  return (
    week.every((one) => clampedRun(one, guard) === one) &&
    clampedKm(week, guard) === week &&
    clampedShare(week, guard) === week
  )
}
