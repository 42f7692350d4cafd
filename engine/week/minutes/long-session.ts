import { BOUNDS } from '../../limits/bounds.ts'
import { inside, LIMITS } from '../../limits/limits.ts'
import { nextLongestRunKm } from '../../load/long-run-progression.ts'
import { eventMinutes, isTrail } from '../../phases/event-time.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import { ENDURANCE_ROLES, type Intent } from '../intent.ts'
import type { HardBank } from '../mix/hard-bank.ts'
import { easyPaceOf, type Person } from '../person/person.ts'
import { floor5 } from './grid.ts'

/** What earlier weeks allow this one. */
export type AllocationLimits = {
  /** [km] longest run of the last 30 days. */
  readonly longestRunKm: number
  /** [km] as far as the way back from days away allows, 0 where nobody was away. */
  readonly backRunKm: number
  /** [min] longest endurance session of the last 30 days. */
  readonly longestMin: number
  /** [km] longest run of the plan so far. */
  readonly peakLongKm: number
  /** [min] longest session of the plan so far. */
  readonly peakLongMin: number
  /** [min] the long run of the loaded week before, 0 where there was none. */
  readonly lastLongMin: number
  readonly hard: HardBank
  /** [min] of the week's endurance, where what was done before the plan holds it. */
  readonly enduranceMin: number
}

/** [min] that a week may hold with what stands beside its endurance. */
export function mostMin(intents: readonly Intent[], { enduranceMin }: Pick<AllocationLimits, 'enduranceMin'>): number {
  const beside = intents.filter(({ role }) => role !== 'race' && !ENDURANCE_ROLES.has(role))
  return beside.reduce((sum, { durationMin }) => sum + durationMin, enduranceMin)
}

/** [weekday] a week that begins after this one, 0 Monday, is none of whole length. */
const LATE_DAY = 2

/** [min] no run is longer in training, but towards an event that is longer than a marathon. @source default-ours, ultra-plans */
export function longestRunMin({ profile }: Pick<WeekFrame, 'profile'>): number {
  return LIMITS[profile?.kind === 'ultra' ? 'ultra-min' : 'longest-min'].hard
}

/** [km] where a good plan's longest run ends at most. @source fokkema-2020, ultra-plans */
function longestKm({ profile }: WeekFrame, { level }: Person): number {
  return LIMITS[profile?.kind === 'ultra' ? 'ultra-km' : 'longest-km'].target[level]
}
const { target: MOST_SHARE } = LIMITS['long-run-share']
/** [ratio] of the week's running the long run may take, by number of runs, a little inside. @source own-analysis-25-plans */
const LONG_SHARE: Readonly<Record<number, number>> = {
  1: 1,
  2: 0.58,
  3: inside(MOST_SHARE[3], 0.01),
  4: inside(MOST_SHARE[4], 0.008),
  5: inside(MOST_SHARE[5], 0.008),
}
const LONG_SHARE_MANY = inside(MOST_SHARE[6], 0.01)
/** [ratio] a long ride, row or walk may take: there the spike is gentler. @source default-ours */
const LONG_SHARE_OFF_ROAD = 0.58
const LONG_SHARE_DAY_OUT = { base: 0.65, later: 0.7 }
/** [ratio] at most, of somebody whose weeks are made so already. @source default-ours */
const LONG_SHARE_MOST = 0.8
/** [ratio] the same of a triathlon's brick or long ride. @source default-ours */
const LONG_SHARE_OF_THREE = 0.5
/** [ratio] the same where it is the week's only ride. @source default-ours */
const LONG_SHARE_OF_ONLY = 0.6

/** [ratio] of a long run to the others where the last ones were missed: little longer, so that the others keep their length. @source default-ours */
const EVEN_LONG = 1.3

/** [ratio] of a week's running the long run may take; at most safely inside what no plan breaks. @source own-analysis-25-plans */
export function longShareOf(runs: number, { longFirst, longMissed }: Pick<Person, 'longFirst' | 'longMissed'>): number {
  if (longMissed) return EVEN_LONG / (Math.max(1, runs) - 1 + EVEN_LONG)
  const { hard }: { hard: Readonly<Record<number, number>> } = LIMITS['long-run-share']
  const most = longFirst ? hard[runs] : undefined
  return most === undefined ? (LONG_SHARE[Math.max(runs, 1)] ?? LONG_SHARE_MANY) : inside(most, 0.02)
}

/** What a week has for its long session. */
type LongRoom = {
  readonly minutes: number
  readonly runRoomMin: number | null
  /** No other session is one of endurance. */
  readonly isAlone: boolean
}

/**
 * Minutes and kilometres of the week's long session.
 * @param room - [min] all endurance work of the week, and of it what a long run may take
 * @returns the intent with its length
 * @source frandsen-2025: no spike over the last 30 days; fokkema-2020: how long is long enough
 */
export function longSession(
  intent: Intent,
  { minutes, runRoomMin, isAlone }: LongRoom,
  frame: WeekFrame,
  person: Person,
  limits: AllocationLimits,
): Intent {
  if (runRoomMin !== null) {
    const pace = easyPaceOf(person, frame.index)
    const km = Math.min(longRunMin(frame, person, limits), runRoomMin) / pace
    const rounded = km >= 6 ? Math.floor(km * 2) / 2 : Math.floor(km * 10) / 10
    const distanceKm = Math.max(rounded, Math.floor((10 / pace) * 10) / 10)
    return { ...intent, distanceKm, durationMin: Math.max(10, Math.round(distanceKm * pace)) }
  }
  // Neither an easier week nor a brick is filled up with what the long session leaves: a lone one leaves nothing.
  const share = isAlone && (frame.deload || intent.kind === 'brick') ? 1 : offRoadShare(frame, person)
  const durationMin = Math.max(10, floor5(Math.min(longMin(frame, person, limits), minutes * share)))
  return { ...intent, durationMin }
}

/** [ratio] of a week's endurance minutes that its long session off the road may take. */
export function offRoadShare({ profile, phase }: WeekFrame, { goal, start, days }: Person): number {
  if (profile?.kind.startsWith('tri')) return days === 3 ? LONG_SHARE_OF_ONLY : LONG_SHARE_OF_THREE
  if (profile?.kind !== 'day-out') return LONG_SHARE_OFF_ROAD
  const isLate = phase === 'build' || phase === 'peak'
  // Whose goal is calm has sessions for that in the week as well.
  const usual = LONG_SHARE_DAY_OUT[isLate && goal !== 'stress' ? 'later' : 'base']
  return Math.max(usual, Math.min(LONG_SHARE_MOST, start.longestMin / start.weeklyMin))
}

/** [min] of the long run, as far as the weeks before and those to come decide it. */
export function longRunMin(frame: WeekFrame, person: Person, limits: AllocationLimits): number {
  return Math.min(longestRunMin(frame), runKm(frame, person, limits) * easyPaceOf(person, frame.index))
}

function runKm(frame: WeekFrame, person: Person, limits: AllocationLimits): number {
  // The first days of a plan ask for nothing new, so that little hangs on them.
  if (frame.firstDay > LATE_DAY) return Math.min(limits.longestRunKm, longestRunKm(frame, person) * longShare(frame))
  const allowed = Math.max(nextLongestRunKm(limits.longestRunKm), limits.backRunKm)
  const goalKm = longestRunKm(frame, person)
  if (frame.phase === 'recovery') return Math.min(allowed, limits.peakLongKm * 0.4)
  if (frame.phase === 'taper') return Math.min(allowed, limits.peakLongKm * Math.min(0.75, (frame.share ?? 1) * 0.9))
  if (frame.deload) return Math.min(limits.longestRunKm * 0.75, goalKm)
  if (frame.share !== null) return Math.min(allowed, limits.peakLongKm * 0.85)
  return Math.min(allowed, Math.max(goalKm * longShare(frame), keptKm(frame, person)))
}

/** [ratio] of what an event asks for that a long run keeps where somebody runs that far already. @source default-ours */
const KEPT_BEYOND = 1.6

/** [km] of the long run before the plan that its weeks keep: who trains more than the event asks for goes on with it. */
function keptKm(frame: WeekFrame, person: Person): number {
  return Math.min(
    person.start.longestRunKm ?? 0,
    longestRunKm(frame, person) * (frame.profile?.longestKm ? KEPT_BEYOND : 1),
    longestKm(frame, person),
    longestRunMin(frame) / easyPaceOf(person, frame.index),
  )
}

/** [km] the longest run that the weeks lead up to. @source fokkema-2020 */
export function longestRunKm(frame: WeekFrame, person: Person): number {
  return Math.min(
    Math.max(frame.profile?.longestKm?.[person.level] ?? freeLongKm(frame, person), offRoadKm(frame, person)),
    longestKm(frame, person),
    longestRunMin(frame) / easyPaceOf(person, frame.index),
  )
}

/** [ratio] of the time on fells and trails that the longest run before them takes; beyond a marathon that has rules of its own. @source default-ours */
const OFF_ROAD_PART = 0.62

/** [km] on the road of as many minutes as a race off it asks for: climbs make it longer than its distance. */
function offRoadKm(frame: WeekFrame, person: Person): number {
  const { profile, target } = frame
  if (!target || profile?.discipline !== 'run' || profile.kind === 'ultra' || !isTrail(target)) return 0
  return (OFF_ROAD_PART * eventMinutes(target, person.level)) / easyPaceOf(person, frame.index)
}

const { most: FREE_LONG_RUN } = BOUNDS['free-long-run']

/** Without a distance to aim at the long run stays within an hour or so. */
function freeLongKm(frame: WeekFrame, person: Person): number {
  const minutes = frame.profile?.longestMin[person.level] ?? FREE_LONG_RUN[person.level]
  return Math.min(minutes, FREE_LONG_RUN.any) / easyPaceOf(person, frame.index)
}

/** [min] of the long session off the road, as far as the weeks before and those to come decide it. */
export function longMin(frame: WeekFrame, person: Person, limits: AllocationLimits): number {
  const allowed = nextLongestMin(limits)
  const goalMin = freeLongMin(frame, person)
  if (frame.phase === 'recovery') return Math.min(allowed, limits.peakLongMin * 0.4)
  if (frame.phase === 'taper') return Math.min(allowed, limits.peakLongMin * Math.min(0.75, (frame.share ?? 1) * 0.9))
  if (frame.deload) return Math.min(limits.longestMin * 0.75, goalMin)
  if (frame.share !== null) return Math.min(allowed, limits.peakLongMin * Math.min(0.85, frame.share))
  return Math.min(allowed, Math.max(goalMin * longShare(frame), keptMin(frame, person)))
}

/** [min] of the long ride, swim, row or hike before the plan that its weeks keep, where no event asks for less. */
function keptMin(frame: WeekFrame, { level, start }: Person): number {
  const { profile, target } = frame
  if (!profile) return Math.min(start.longestMin, BOUNDS['any-session'].most)
  if (profile.kind !== 'day-out' || !target) return 0
  return Math.min(start.longestMin, longestForEvent(eventMinutes(target, level)))
}

/** [min] of a strength session beside a long ride or hike that is most of somebody's weeks already; else what it is. */
export function strengthBesideLong(totalMin: number, sessions: number, frame: WeekFrame, person: Person): number {
  const keptLongMin = keptMin(frame, person)
  const isMost = person.start.longestMin > person.start.weeklyMin * LONG_SHARE_DAY_OUT.base
  if (frame.profile === null || keptLongMin === 0 || !isMost) return Number.POSITIVE_INFINITY
  return Math.max(BOUNDS['strength-beside-long'].least, (totalMin - keptLongMin) / Math.max(1, sessions - 1))
}

/** Off the road a quarter of an hour more is no spike, and a few easy weeks forget little. @source default-ours */
function nextLongestMin(limits: AllocationLimits): number {
  const longestMin = Math.max(limits.longestMin, Math.min(60, limits.peakLongMin * 0.6))
  return Math.max(longestMin * 1.15, longestMin + 15)
}

/** [min] the long session off the road may take when the week has minutes to spare. @source default-ours */
export function longSessionMax(frame: WeekFrame, person: Person, limits: AllocationLimits): number {
  const kind = frame.profile?.kind
  if (frame.phase === 'recovery') return longMin(frame, person, limits)
  // Half a triathlon and more has rides enough for its minutes: the long one keeps to its phase.
  const share = kind === 'tri-half' || kind === 'tri-full' ? longShare(frame) : 1
  return Math.min(nextLongestMin(limits), freeLongMin(frame, person) * share)
}

/** [min] of the longest ride, swim, row or hike before an event: two thirds of it, and no day is longer than that. @source default-ours */
export function longestForEvent(eventMin: number): number {
  return Math.min(BOUNDS['any-session'].most, eventMin * 0.67)
}

/** [ratio] that a week's only ride may be longer by. @source default-ours */
const ONLY_RIDE = 1.3

/** Rides and hikes reach about two thirds of the event's own time. */
function freeLongMin(frame: WeekFrame, person: Person): number {
  // Who trains three days has only this session to reach the week's minutes with.
  const few = person.days === 3 ? BOUNDS['on-three-days'].most.long : 0
  const usual = BOUNDS['free-long-session'].most[person.level] + few
  if (!frame.profile || !frame.target) return usual
  if (frame.profile.kind !== 'day-out') {
    // Three days of a triathlete have one ride between them.
    const only = person.days === 3 && frame.profile.kind.startsWith('tri') ? ONLY_RIDE : 1
    return Math.max(BOUNDS['long-session'].least, frame.profile.longestMin[person.level] * only)
  }
  // What is over in ten minutes stands on long easy sessions all the same.
  const base = frame.profile.discipline === 'swim' ? Math.min(usual, BOUNDS['swim-session'].most[person.level]) : usual
  return Math.max(base, longestForEvent(eventMinutes(frame.target, person.level)))
}

function longShare(frame: WeekFrame): number {
  switch (frame.phase) {
    case 'base':
      return 0.72
    case 'build':
      return 0.74 + 0.22 * frame.progress
    default:
      return 1
  }
}
