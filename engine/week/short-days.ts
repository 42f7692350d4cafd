import { longestSlotMin } from '../day/start-time.ts'
import { inside, LIMITS } from '../limits/limits.ts'
import { monotony } from '../load/monotony.ts'
import { STRESS_LEVELS, type Stress } from '../model.ts'
import { buildIntent } from './build-sessions.ts'
import { floor5 } from './grid.ts'
import { guardWeek, leastDeload, pastOf, settled } from './guard.ts'
import { type GuardInput, minutesOf, type PastWeek } from './guard-input.ts'
import { overshoot, weekLimits } from './guard-limits.ts'
import { clampedKm, clampedRun, clampedShare } from './guard-runs.ts'
import { type Intent, intentOf, type Role } from './intent.ts'
import { guardInput, type LaidWeek, type Layout, type LayoutInput } from './lay-out.ts'
import { lightened } from './lightened.ts'
import type { Person } from './person.ts'
import type { PlacedSession } from './plan-week.ts'
import { CRAMPED_MIN, LEAST_MIN, type Rebuild, shortened } from './shortened.ts'
import { weightiest } from './weightiest.ts'

type Fits = (week: readonly PlacedSession[]) => boolean

/** [ratio] monotony of a week to which a short day is added. @source default-ours */
const MONOTONY_MOST = inside(LIMITS.monotony.hard, 0.03)
const GIVES: ReadonlySet<Role> = new Set(['easy', 'recovery', 'strength', 'mobility', 'hybrid'])
/** [min] by which one of them gets shorter, and the least that it keeps. @source default-ours */
const GIVEN_MIN = 5
const KEPT_MIN = 15
/** [min] the least that strength keeps: below it a part of the body is left out. @source iversen-2021 */
const STRENGTH_KEPT_MIN = 30
/** [min] of the short session. @source default-ours */
const EXTRA_MIN = 15
/** [min] of an easy session that takes what the week would hold more on its own days: the day stays a light one. */
const MOST_EXTRA_MIN = LIMITS['rest-and-light'].given.min

/** How a plan is filled. */
export type Filling = {
  /** [count] of five minutes that other sessions may give to a short one. */
  readonly rounds: number
  /** The short days take their minutes from the others, so that no week holds more than it would without them. */
  readonly even: boolean
  /** Five minutes are better than a smaller plan: the way out where days would be too alike. */
  readonly cramped?: boolean
  /** Strength gives as the other sessions do, below the half hour that it keeps otherwise. */
  readonly fromStrength?: boolean
}

/** The weeks of a plan on fewer days with short sessions on further days, held to the limits of any week. */
export function withShortDays(fewer: Layout, own: Layout, input: LayoutInput, filling: Filling): Layout {
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
      const evenMin = filling.even
        ? Math.max(minutesOf(laid.placed), minutesOf(own[stress][index]!.placed))
        : Number.POSITIVE_INFINITY
      const fits = (week: readonly PlacedSession[]) =>
        overshoot(week, limits) >= 1 &&
        monotony(loadsOf(week)) <= MONOTONY_MOST &&
        week.reduce((sum, { session }) => sum + session.loadAu, 0) <= most &&
        minutesOf(week) <= mostMin
      const isEven = (week: readonly PlacedSession[]) => minutesOf(week) <= evenMin && fits(week)
      const full = filled(
        laid.placed,
        own[stress][index]!,
        { ...input, person },
        {
          fits,
          isEven,
          rebuild: guard.rebuild,
          rounds: filling.rounds,
          cramped: filling.cramped ?? false,
          fromStrength: filling.fromStrength ?? false,
        },
      )
      const isHeld = fits(full) && keepsRuns(full, guard) && minutesOf(full) >= leastDeload(guard)
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

type Room = {
  readonly fits: Fits
  readonly isEven: Fits
  readonly rebuild: Rebuild
  readonly rounds: number
  readonly cramped: boolean
  readonly fromStrength: boolean
}

function filled(
  placed: readonly PlacedSession[],
  own: LaidWeek,
  input: LayoutInput,
  room: Room,
): readonly PlacedSession[] {
  let week = placed
  while (week.length < own.placed.length) {
    const extra = shortSession(week, own, input, room)
    if (!extra) break
    week = withRoom(week, extra, room)
  }
  return week
}

/** Where the week is full, its ordinary easy sessions make room: the long and the hard ones keep what they have. */
function withRoom(
  week: readonly PlacedSession[],
  extra: PlacedSession,
  { fits, isEven, rebuild, rounds, fromStrength }: Room,
): readonly PlacedSession[] {
  let given = week
  for (let round = 0; round < rounds && !isEven([...given, extra]); round++) {
    const giver = weightiest(
      given.filter(
        ({ intent, session }) =>
          GIVES.has(intent.role) &&
          !session.hard &&
          session.durationMin >= keptMin(intent.role, fromStrength) + GIVEN_MIN,
      ),
      ({ intent, session }) => (intent.discipline === 'run' ? 0 : 1000) + session.durationMin,
    )
    if (!giver) break
    const { durationMin } = giver.session
    given = given.map((one) => (one === giver ? shortened(one, (durationMin - GIVEN_MIN) / durationMin, rebuild) : one))
  }
  return fits([...given, extra]) ? [...given, extra] : [...week, extra]
}

function keptMin(role: Role, fromStrength: boolean): number {
  return role === 'strength' && !fromStrength ? STRENGTH_KEPT_MIN : KEPT_MIN
}

function shortSession(
  placed: readonly PlacedSession[],
  { frame, placed: ownDays }: LaidWeek,
  { person, daysFrom, seed }: LayoutInput,
  { fits, cramped }: Room,
): PlacedSession | null {
  const taken = new Set(placed.map(({ day }) => day))
  const free = [0, 1, 2, 3, 4, 5, 6].filter((day) => day >= frame.firstDay && !taken.has(day))
  const wanted = new Set(ownDays.map(({ day }) => day))
  const days = free.toSorted((a, b) => Number(wanted.has(b)) - Number(wanted.has(a)))
  const more = Math.min(MOST_EXTRA_MIN, floor5(minutesOf(ownDays) - minutesOf(placed)))
  let last: PlacedSession | null = null
  for (const extra of extrasOf(person, Math.max(EXTRA_MIN, more), cramped))
    for (const day of days) {
      if (longestSlotMin(daysFrom(frame.monday)[day]!, false) < extra.durationMin) continue
      const intent = intentOf({ role: 'recovery', ...extra })
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

type Extra = Pick<Intent, 'kind' | 'discipline' | 'durationMin'>

/** What a further day may hold, the first that its week has room for: breathing asks least of a body. */
function extrasOf({ goal, days, mainKind, never }: Person, mostMin: number, cramped: boolean): Extra[] {
  const walk = { kind: 'recovery', discipline: 'walk' } as const
  const mobility = { kind: 'mobility', discipline: 'mobility' } as const
  const breathing = { kind: 'breathing', discipline: 'mind' } as const
  // A stressful life has a second quiet session from five days on.
  const wished =
    goal === 'muscle-gain' || never.has('walk')
      ? mobility
      : goal === 'stress' && mainKind === null && days === 5
        ? breathing
        : walk
  const all = [mostMin, EXTRA_MIN, LEAST_MIN].map((durationMin) => ({ ...wished, durationMin }))
  // What relieves stress is moving: there breathing takes no walk's place.
  const last =
    cramped || goal === 'stress' ? { ...wished, durationMin: CRAMPED_MIN } : { ...breathing, durationMin: LEAST_MIN }
  return [...(mostMin > EXTRA_MIN ? all : all.slice(1)), last]
}

/** Whether no run of a week is too long after the weeks before it. */
function keepsRuns(week: readonly PlacedSession[], guard: GuardInput): boolean {
  return (
    week.every((one) => clampedRun(one, guard) === one) &&
    clampedKm(week, guard) === week &&
    clampedShare(week, guard) === week
  )
}
