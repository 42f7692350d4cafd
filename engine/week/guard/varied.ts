import { inside, LIMITS } from '../../limits/limits.ts'
import { monotony } from '../../load/monotony.ts'
import { sure } from '../../sure.ts'
import type { PlacedSession } from '../laid/plan-week.ts'
import { CRAMPED_MIN, LEAST_MIN, type Rebuild, shortened } from '../laid/shortened.ts'
import { loadOf, weightiest } from '../laid/weightiest.ts'
import { longestRunKm } from '../minutes/long-session.ts'
import { easyMax } from '../minutes/session-limits.ts'
import { isForMuscle, strengthMostIn } from '../minutes/strength-minutes.ts'
import { type GuardInput, minutesOf, runKmOf } from './guard-input.ts'

/** [ratio] monotony that a week is brought to, so that what follows may add a little. @source default-ours */
const MONOTONY_MOST = inside(LIMITS.monotony.hard, 0.1)
/** [min] of lifting that gives no more minutes while others have more. @source default-ours */
const SHORT_LIFT_MIN = 25
/** [min] of lifting that hold two exercises, each with two sets. @source default-ours */
const TWO_LIFTS_MIN = 15
/** [ratio] an easy run to the long one at most. @source default-ours */
const EASY_TO_LONG = 0.95

/**
 * Days that are too alike: the light ones give minutes to heavier ones that can hold them.
 * A run gives to a run where it can, or the long run would have to follow it down.
 * @source foster-1998
 */
export function varied(placed: readonly PlacedSession[], input: GuardInput, least: number): readonly PlacedSession[] {
  let week = placed
  for (let round = 0; round < 30; round++) {
    const alike = monotony(loadsOf(week))
    if (alike <= MONOTONY_MOST) break
    // The heaviest three stay: a week gets its shape from the distance between them and the rest.
    const byLoad = week.toSorted((a, b) => b.session.loadAu - a.session.loadAu || a.day - b.day)
    const lighter = byLoad.slice(3).filter(({ intent }) => intent.role !== 'race')
    const shortest = shortestOf(lighter, input)
    const light = lighter
      .filter(({ session }) => session.durationMin > shortest)
      .toSorted((a, b) => lightness(a) - lightness(b) || a.day - b.day)
    if (light.length === 0 || minutesOf(week) <= least) {
      week = withLongerHeaviest(week, input.rebuild)
      continue
    }
    week = moved(week, { byLoad, light, alike, shortest }, input)
  }
  return week
}

/** Whether no rule says that the days of a week are too alike. */
export function isVaried(week: readonly PlacedSession[]): boolean {
  return monotony(loadsOf(week)) <= LIMITS.monotony.hard
}

/** The same week with shorter light sessions beside its runs, where nothing may be longer and its days are still too alike. */
export function withUnlikeDays(week: readonly PlacedSession[], rebuild: Rebuild): readonly PlacedSession[] {
  if (isVaried(week)) return week
  const lightest = weightiest(
    week.filter((one) => !isRun(one) && one.intent.role !== 'race' && one.session.durationMin > CRAMPED_MIN),
    (one) => -loadOf(one),
  )
  if (!lightest) return week
  const shorter = shortened(lightest, 0.7, rebuild, CRAMPED_MIN)
  return withUnlikeDays(
    week.map((one) => (one === lightest ? shorter : one)),
    rebuild,
  )
}

/** [min] the light sessions of a week keep, as long as one of them has more. */
function shortestOf(lighter: readonly PlacedSession[], { person, frame }: GuardInput): number {
  const has = (least: number) => lighter.some(({ session }) => session.durationMin > least)
  // Where lifting is what a week is for, ten minutes of it are one exercise: others become shorter first.
  if (isForMuscle(person, frame) && has(TWO_LIFTS_MIN)) return TWO_LIFTS_MIN
  return has(LEAST_MIN) ? LEAST_MIN : CRAMPED_MIN
}

type Alike = {
  /** Heaviest first. */
  readonly byLoad: readonly PlacedSession[]
  /** Those that may give, lightest first. */
  readonly light: readonly PlacedSession[]
  /** [ratio] the week's monotony. */
  readonly alike: number
  /** [min] the least that those keep. */
  readonly shortest: number
}

/** A part of a light day's minutes on a heavier day, or gone where that would help no more. */
function moved(
  week: readonly PlacedSession[],
  { byLoad, light, alike, shortest }: Alike,
  input: GuardInput,
): readonly PlacedSession[] {
  const longMin = Math.max(0, ...week.map(({ session }) => (session.discipline === 'run' ? session.durationMin : 0)))
  for (const giver of light) {
    const smaller = shortened(giver, 0.7, input.rebuild, shortest)
    const more = giver.session.durationMin - smaller.session.durationMin
    const takers = byLoad.filter((one) => one !== giver && canTake(one, more, longMin, input))
    const taker = isRun(giver) ? takers.find(isRun) : takers[0]
    if (!taker) continue
    const minutes = taker.session.durationMin + more
    const km = taker.session.distanceKm
    const further = km === null ? null : Math.floor(((km * minutes) / taker.session.durationMin) * 10) / 10
    const larger = input.rebuild(taker, minutes, further)
    const better = week.map((one) => (one === giver ? smaller : one === taker ? larger : one))
    if (monotony(loadsOf(better)) < alike && (isRun(giver) || !isRun(taker) || runKmOf(better) <= input.limits.runsKm))
      return better
  }
  const lightest = light.find((one) => !isRun(one)) ?? sure(light[0])
  return week.map((one) => (one === lightest ? shortened(one, 0.7, input.rebuild, shortest) : one))
}

function isRun({ session }: PlacedSession): boolean {
  return session.discipline === 'run'
}

/** [AU] of the seven days. */
function loadsOf(week: readonly PlacedSession[]): number[] {
  const loads = [0, 0, 0, 0, 0, 0, 0]
  for (const { day, session } of week) loads[day] = session.loadAu
  return loads
}

/**
 * Whether a session can hold so many minutes more: a run stays within the last month,
 * the long one within what it leads up to, an easy one below it. */
function canTake(one: PlacedSession, more: number, longMin: number, input: GuardInput): boolean {
  const { intent, session } = one
  const { frame, person } = input
  // What was made shorter for its day has no room to grow.
  if (one.keeps !== undefined || frame.share !== null || frame.deload || session.hard || intent.role === 'race')
    return false
  const minutes = session.durationMin + more
  if (intent.role === 'strength') return minutes <= strengthMostIn(intent, person, frame)
  if (session.discipline !== 'run') return (intent.role === 'long' || intent.role === 'easy') && intent.kind !== 'brick'
  if (session.distanceKm === null) return false
  const km = (session.distanceKm * minutes) / session.durationMin
  if (km > input.limits.runKmOn(one.day)) return false
  if (intent.role === 'long') return km <= longestRunKm(frame, person)
  return intent.role === 'easy' && minutes <= Math.min(longMin * EASY_TO_LONG, easyMax(person))
}

/** Where nothing can be shortened any more, the heaviest session off the road grows by two minutes. */
function withLongerHeaviest(week: readonly PlacedSession[], rebuild: Rebuild): PlacedSession[] {
  const grown = weightiest(
    week.filter(({ intent, session }) => intent.role !== 'race' && session.discipline !== 'run'),
    loadOf,
  )
  return week.map((one) => (one === grown ? rebuild(one, one.session.durationMin + 2, null) : one))
}

/** Strength and hard sessions give way last: cut short they lose what they are for. */
function lightness({ intent, session }: PlacedSession): number {
  return (
    session.loadAu +
    (intent.role === 'strength' ? 10_000 : 0) +
    (session.durationMin <= 10 ? 5_000 : 0) +
    // Two of half an hour are worth more than one of ten minutes beside one of fifty.
    (intent.role === 'strength' && session.durationMin <= SHORT_LIFT_MIN ? 5_000 : 0) +
    (session.hard || intent.role === 'hybrid' ? 20_000 : 0)
  )
}
