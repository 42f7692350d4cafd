import { inside, LIMITS } from '../../limits/limits.ts'
import { mostAfter } from '../../load/weekly-rise.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import { sure } from '../../sure.ts'

/** What is known of a week that is over. */
type Over = { readonly trainedMin: number; readonly frame: WeekFrame; readonly isOff?: boolean }

/** [ratio] of what a body was used to that a week away leaves. @source mujika-2000: fitness falls slowly at first; the number is ours */
const KEPT_AWAY = 0.7
/** [ratio] of that for the days of a week that are the plan's. */
export const keptAway = ({ firstDay }: Pick<WeekFrame, 'firstDay'>) => KEPT_AWAY ** ((7 - firstDay) / 7)

/** [ratio] of the usual week by which a way back grows a week. @source default-ours */
export const STEP = 0.2
/** [weeks] for which a stretch away is remembered. */
const MEMORY = 4

/**
 * [min] a week may hold on the way back from days away: no less than any week may grow by.
 * @param startMin - [min] of a week before the plan, which days away in its first week do not undo
 */
export function mostAfterAway(past: readonly Over[], startMin: number): number {
  // After a single week off training goes on where it stood.
  const since = past.slice(-MEMORY).findIndex(({ frame, isOff }) => frame.exceptional && !isOff)
  if (since < 0) return Number.POSITIVE_INFINITY
  const usual = past.findLast(({ frame }) => !frame.exceptional && !frame.deload)?.trainedMin ?? startMin
  const before = Math.max(usual, ...past.slice(-2 * MEMORY).map(({ trainedMin }) => trainedMin))
  const last = sure(past.at(-1)).trainedMin
  return Math.max(last + STEP * before, mostAfter(last, LIMITS['week-rise'].target))
}

/** [weeks] that say what somebody is used to, and how far back they are looked for. */
const USED_TO_WEEKS = 4
const USED_TO_MEMORY = 8

/**
 * The weeks that say what somebody is used to: of a stretch away those before it. What a week away leaves is remembered for
 * the way back, and is no week that was trained.
 */
export function weeksUsedTo<W>(past: readonly W[], counts: (week: W) => boolean): readonly W[] {
  return past.slice(-USED_TO_MEMORY).filter(counts).slice(-USED_TO_WEEKS)
}

/** [weeks] before a stretch away that say how far somebody ran, and after it in which they come back to that. @source default-ours */
const RUNS_MEMORY = 6
/** [ratio] by which the longest run grows on its way back, inside what no plan breaks. @source frandsen-2025 */
const RUN_STEP = inside(LIMITS['run-rise'].hard, 0.05)

/** The longest run [km] of a week that is over, events apart. */
export type OverRun = { readonly exceptional: boolean; readonly runKm: number }

/**
 * How far a run may go on the way back from days away: up to what it was, in larger steps than ever before.
 * @param past - the weeks before this one
 * @param longestKm - [km] the longest run of the last month
 * @returns [km] 0 where nobody was away
 * @source mujika-2000: little is lost at first; the number is ours
 */
export function runAfterAwayKm(past: readonly OverRun[], longestKm: number): number {
  const last = past.slice(-RUNS_MEMORY).findIndex(({ exceptional }) => exceptional)
  if (last < 0) return 0
  const first = Math.max(0, past.length - RUNS_MEMORY) + last
  const before = past.slice(Math.max(0, first - RUNS_MEMORY), first)
  return Math.min(longestKm * RUN_STEP, Math.max(0, ...before.map(({ runKm }) => runKm)))
}

/** [days] left for training up to which a week was rest enough. */
const RESTED_LEFT = 2
/** [weeks] after a week without training in which no easier one is needed. @source default-ours */
const RESTED_WEEKS = 3

/**
 * The weeks of a plan without easier ones right after a week of rest: the way back is one already. Where too many in a row
 * would be left without one, it comes halfway.
 * @source rogerson-2024
 */
export function withoutDeloadsAfterRest(frames: readonly WeekFrame[]): readonly WeekFrame[] {
  const weeks = frames.map((frame, index) => {
    // The one that ends a block spares the next as well.
    const rested = index === frames.length - 1 ? RESTED_WEEKS - 1 : RESTED_WEEKS
    const isAfterRest = frames.slice(Math.max(0, index - rested), index).some(isRest)
    return frame.deload && isAfterRest ? { ...frame, deload: false } : frame
  })
  for (let from = 0; from < weeks.length; from++) {
    let to = from
    while (to < weeks.length && isLoading(sure(weeks[to]))) to++
    if (to - from > LIMITS['loaded-in-row'].hard) {
      const half = (from + to - 1) / 2
      const far = (index: number) => Math.abs(index - half) + (canBeEasier(sure(weeks[index])) ? 0 : weeks.length)
      const row = Array.from({ length: to - from }, (_, at) => from + at)
      const easier = row.reduce((best, each) => (far(each) < far(best) ? each : best))
      weeks[easier] = { ...sure(weeks[easier]), deload: true }
    }
    from = to
  }
  return weeks
}

/** A week away, the plan's first one too: of the days before the plan nobody trained by it. */
function isRest({ exceptional, shut, firstDay }: WeekFrame): boolean {
  const gone = firstDay + shut.filter((day) => day >= firstDay).length
  return exceptional && 7 - gone <= RESTED_LEFT
}

function isLoading(frame: WeekFrame): boolean {
  return !isRest(frame) && !frame.deload && frame.phase !== 'taper' && frame.phase !== 'recovery'
}

function canBeEasier({ exceptional, races }: WeekFrame): boolean {
  return !exceptional && races.length === 0
}
