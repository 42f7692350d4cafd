import type { EventKind } from '../../phases/event-profile.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import { ENDURANCE_ROLES, type Intent } from '../intent.ts'
import { isRaceNear } from '../long-days.ts'
import type { Person } from '../person/person.ts'
import type { AllocationLimits } from './long-session.ts'
import { runMaxMin } from './session-limits.ts'

/** [ratio] of a triathlete's endurance minutes, as the sports share the race; rides are the rest. @source default-ours: about 15, 50 and 35 % of its time */
const SHARE = { swim: 0.15, run: 0.36 } as const
/** [ratio] of them that swims get at most, where rides and runs can hold no more. @source default-ours */
const SWIM_MOST = 0.19
/** [ratio] of the same that a short brick gets. @source default-ours */
const SHORT_BRICK_SHARE = 0.17
/** [ratio] that the longer of two easy runs is longer by. @source default-ours */
const LONGER_RUN = 1.6

/** [ratio] of a brick that is its run: more of a short one. @source default-ours */
const RUN_PART = { long: 0.3, short: 0.45 } as const
/** [min] that the run behind a ride takes at most: what it practises is the change of legs. @source default-ours */
const RUN_OFF_BIKE: Readonly<Partial<Record<EventKind, number>>> = { 'tri-half': 40, 'tri-full': 50 }
const RUN_OFF_BIKE_SHORT = 30

/** Whether a week shares its minutes as a triathlon shares its time. */
export function sharesAsRaced(frame: WeekFrame): boolean {
  return (frame.profile?.kind.startsWith('tri') ?? false) && frame.phase !== 'recovery' && !isRaceNear(frame)
}

/** [min] of the run behind a ride. */
function runOffBikeMin(
  { role, durationMin }: Pick<Intent, 'role' | 'durationMin'>,
  frame: WeekFrame,
  person: Person,
  limits: AllocationLimits,
): number {
  const part = RUN_PART[role === 'long' ? 'long' : 'short']
  const most = RUN_OFF_BIKE[frame.profile?.kind ?? 'tri-short'] ?? RUN_OFF_BIKE_SHORT
  // No longer than the last month allows a run by itself.
  return Math.min(part * durationMin, most, runMaxMin(frame, person, limits))
}

/** Bricks with the part of them that is their run. */
export function withRunParts(
  intents: readonly Intent[],
  frame: WeekFrame,
  person: Person,
  limits: AllocationLimits,
): Intent[] {
  return intents.map((one) =>
    one.kind === 'brick' && one.durationMin > 0
      ? { ...one, runPart: runOffBikeMin(one, frame, person, limits) / one.durationMin }
      : one,
  )
}

/** How the minutes of a week are shared among its sessions beside the long one. */
export type Shares = {
  /** The order in which they get them: what is bounded first. */
  readonly rank: (intent: Intent) => number
  /** [min] that a session should hold, its equal part of what is left being known. */
  readonly wished: (intent: Intent, share: number) => number
  /** Told for each session once it has its minutes. */
  readonly give: (intent: Intent, durationMin: number) => void
}

/** The same as the sports share the race: swims and runs get their part, rides what is left. */
export function threeSports(
  week: { readonly long: Intent | undefined; readonly ordinary: readonly Intent[]; readonly minutes: number },
  frame: WeekFrame,
  person: Person,
  limits: AllocationLimits,
): Shares {
  const { long, ordinary, minutes } = week
  const runIn = (one: Intent) => {
    if (one.discipline === 'run') return one.durationMin
    return one.kind === 'brick' ? runOffBikeMin(one, frame, person, limits) : 0
  }
  const swims = ordinary.filter(({ discipline }) => discipline === 'swim').length
  let runMin = SHARE.run * minutes - (long ? runIn(long) : 0)
  const runs = new Set(ordinary.filter(({ discipline }) => discipline === 'run'))
  const longer = [...runs].find(({ hard, role }) => !hard && role === 'easy')
  const weightOf = (one: Intent) => (one === longer ? LONGER_RUN : 1)
  return {
    rank: rankOf,
    wished(intent, share) {
      if (intent.kind === 'brick') return SHORT_BRICK_SHARE * minutes
      if (intent.discipline === 'swim') return (SHARE.swim * minutes) / swims
      if (intent.discipline !== 'run') return share
      const weights = [...runs].reduce((sum, one) => sum + weightOf(one), 0)
      return (runMin * weightOf(intent)) / weights
    },
    give(intent, durationMin) {
      runs.delete(intent)
      runMin -= runIn({ ...intent, durationMin })
    },
  }
}

function rankOf({ hard, role, kind, discipline }: Intent): number {
  if (hard || role === 'recovery') return 0
  if (kind === 'brick') return 1
  return discipline === 'swim' ? 2 : discipline === 'run' ? 3 : 4
}

/** [min] that each of a triathlete's swims takes at most, of a week with so many of endurance. */
export function swimMost(enduranceMin: number, swims: number): number {
  return (SWIM_MOST * enduranceMin) / Math.max(1, swims)
}

/** What the sports of a triathlete's week still have room for. */
export type SportRoom = {
  /** [min] that each of its swims takes at most. */
  readonly swimMost: number
  /** Whether the runs are below their share. */
  readonly lacksRuns: boolean
}

/** The same of a week as far as it is filled; null where it does not share its minutes as a triathlon does. */
export function sportRoom(
  week: readonly Intent[],
  totalMin: number,
  frame: WeekFrame,
  person: Person,
  limits: AllocationLimits,
): SportRoom | null {
  if (!sharesAsRaced(frame)) return null
  let enduranceMin = totalMin
  let runMin = 0
  for (const one of week) {
    if (!ENDURANCE_ROLES.has(one.role)) enduranceMin -= one.durationMin
    if (one.discipline === 'run') runMin += one.durationMin
    if (one.kind === 'brick') runMin += runOffBikeMin(one, frame, person, limits)
  }
  const swims = week.filter(({ discipline }) => discipline === 'swim').length
  return { swimMost: swimMost(enduranceMin, swims), lacksRuns: runMin < SHARE.run * enduranceMin }
}
