import { isDeepStrictEqual } from 'node:util'
import type { ActivityDiscipline } from '../../contract/activity.ts'
import type { ShownDay } from '../../contract/schedule.ts'
import type { ClockTime, Discipline } from '../../engine/model.ts'

/** What was planned for a day. */
export type PlannedSession = {
  readonly date: string
  readonly workoutName: string
  readonly discipline: Discipline
  readonly durationMin: number
  /** Null where it takes no hour of its own. */
  readonly start: ClockTime | null
}

/** The same with how far it goes, where that is said, and what it consists of; null where that is no longer known. */
export type PlannedDay = PlannedSession &
  Pick<ShownDay, 'distanceKm'> & { readonly workout: ShownDay['workout'] | null }

type Done = {
  readonly discipline: ActivityDiscipline
  readonly durationSec: number
  /** When it began, by the person's clock. */
  readonly clock: ClockTime
}

/** What else than its own discipline stands for a session. */
const KIN: Readonly<Record<Discipline, readonly ActivityDiscipline[]>> = {
  rest: [],
  run: ['walk'],
  walk: ['run'],
  cycle: [],
  swim: [],
  row: ['cardio'],
  strength: ['cardio'],
  mobility: ['mind'],
  mind: ['mobility'],
  cardio: ['run', 'walk', 'cycle', 'swim', 'row'],
  brick: ['cycle', 'run'],
  race: ['run', 'cycle', 'swim', 'row', 'brick', 'walk', 'cardio'],
  mixed: ['run', 'cycle', 'strength', 'row', 'cardio', 'swim', 'walk', 'brick', 'mobility'],
}

/** Of the planned minutes: less is something else that day. Another sport must be nearer to stand for it. @source default-ours */
const LEAST = { same: 0.2, kin: 0.5 }

/** [min] Who begins this much off the planned hour may as well be doing something else. @source default-ours */
const NEAR_MIN = 120

/** How well an activity stands for a session: the sport first, then minutes and hour; 0 where it does not. */
function fitOf(planned: PlannedSession, { discipline, durationSec, clock }: Done): number {
  const minutes = durationSec / 60
  const share = minutes / planned.durationMin
  const nearness = Math.min(share, 1 / share)
  const off = planned.start === null ? NEAR_MIN : Math.abs(minuteOf(clock) - minuteOf(planned.start))
  const fit = nearness + Math.max(0, 1 - off / NEAR_MIN)
  if (discipline === planned.discipline) return share >= LEAST.same ? 4 + fit : 0
  if (KIN[planned.discipline].includes(discipline)) return share >= LEAST.kin ? 2 + fit : 0
  // Of a sport that nobody told, the minutes say what it may have been.
  return discipline === 'mixed' && nearness >= LEAST.kin ? fit : 0
}

/** [ratio] of the shorter one's time that two must have in common. @source default-ours */
const SAME_SHARE = 0.7

type Timed = {
  readonly startedAt: Date
  readonly durationSec: number
  readonly discipline: ActivityDiscipline
  readonly sets?: readonly object[] | null
}

/** Sets that nobody lifts twice in one day in the same way. @source default-ours */
const TELLING_SETS = 3

/** Whether two of a day are one activity that two devices or apps recorded: the same sport at nearly the same time, or the same sets. */
export function isSameActivity(a: Timed, b: Timed): boolean {
  const starts = [a.startedAt.getTime() / 1000, b.startedAt.getTime() / 1000] as const
  if (starts[0] === starts[1]) return true
  // One log, read on two devices whose clocks are of different zones.
  if (isSameLifting(a, b)) return true
  const common = Math.min(starts[0] + a.durationSec, starts[1] + b.durationSec) - Math.max(...starts)
  const isSport = a.discipline === b.discipline || a.discipline === 'mixed' || b.discipline === 'mixed'
  return isSport && common >= SAME_SHARE * Math.min(a.durationSec, b.durationSec)
}

function isSameLifting({ sets: one }: Timed, { sets: other }: Timed): boolean {
  return one != null && other != null && one.length >= TELLING_SETS && isDeepStrictEqual(one, other)
}

function minuteOf(clock: ClockTime): number {
  const [hours, minutes] = clock.split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}

/** Which of a day's activities stands for its session, if any: one, whatever the order in which they came. */
export function bestFor<Activity extends Done>(
  planned: PlannedSession | null,
  activities: readonly Activity[],
): Activity | null {
  if (!planned || planned.durationMin <= 0) return null
  let best: { activity: Activity; fit: number } | null = null
  for (const activity of activities) {
    const fit = fitOf(planned, activity)
    if (fit > (best?.fit ?? 0)) best = { activity, fit }
  }
  return best?.activity ?? null
}
