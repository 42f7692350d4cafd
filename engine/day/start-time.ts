import { freeStretches, type Stretch } from './clock.ts'
import type { OrdinaryDay } from './ordinary-week.ts'

/** [min] to change or travel before a session that follows a commitment. @source default-ours */
export const CHANGE_MIN = 10
/** [min] to shower after a session. @source default-ours */
export const SHOWER_MIN = 10
/** [min] between the end of hard work and bed. @source stutz-2019: one hour; two are ours */
export const HARD_BEFORE_BED_MIN = 120
/** [min] between the end of any session and bed. @source stutz-2019 */
export const ANY_BEFORE_BED_MIN = 60
/** [min] below which a session is not worth the change of clothes. */
export const LEAST_SLOT_MIN = 20

/** Free stretches of a waking day in which a session may lie, buffers taken off. */
export function sessionSlots(day: OrdinaryDay, hard: boolean): Stretch[] {
  const bed = day.bed ?? firstNightShift(day)
  const waking = {
    start: day.wake,
    end: bed - (day.bed === null ? 0 : hard ? HARD_BEFORE_BED_MIN : ANY_BEFORE_BED_MIN),
  }
  if (waking.end <= waking.start) return []
  const earliest = day.wake + (hard ? 30 : 15)
  return freeStretches(waking, day.commitments)
    .map((free) => {
      const afterCommitment = day.commitments.some((commitment) => commitment.end === free.start)
      const beforeCommitment = free.end < waking.end || day.bed === null
      return {
        start: Math.max(free.start + (afterCommitment ? CHANGE_MIN : 0), earliest),
        end: free.end - (beforeCommitment ? SHOWER_MIN : 0),
      }
    })
    .filter((slot) => slot.end - slot.start >= 5)
}

function firstNightShift(day: OrdinaryDay): number {
  return day.commitments.at(-1)?.start ?? 1320
}

/** [min] the longest session a day has room for. */
export function longestSlotMin(day: OrdinaryDay, hard: boolean): number {
  return Math.max(0, ...sessionSlots(day, hard).map((slot) => slot.end - slot.start))
}

export type StartWish = {
  readonly durationMin: number
  readonly hard: boolean
  /** [min after midnight] the usual start, so that habit can form. */
  readonly usual: number
}

/**
 * When a session of the day starts: in a free slot, near the usual hour, where the person likes it.
 * @returns [min after midnight], or null when no slot is long enough
 * @source stutz-2019: hours before bed; the preferences are ours
 */
export function startTime(day: OrdinaryDay, wish: StartWish): number | null {
  let best: number | null = null
  let bestCost = Number.POSITIVE_INFINITY
  for (const slot of sessionSlots(day, wish.hard)) {
    const last = slot.end - wish.durationMin
    for (let start = Math.ceil(slot.start / 15) * 15; start <= last; start += 15) {
      const cost = startCost(day, start, wish)
      if (cost < bestCost) {
        best = start
        bestCost = cost
      }
    }
    if (best === null && slot.start <= last) best = slot.start
  }
  return best
}

function startCost(day: OrdinaryDay, start: number, wish: StartWish): number {
  const end = start + wish.durationMin
  let cost = Math.abs(start - wish.usual) / 30
  if (start < 360) cost += 6
  if (start > 1200) cost += 6
  // A hard session needs its last main meal two hours behind it: shortly after noon or dinner is no place for it.
  if (wish.hard && start > 750 && start < 870) cost += 8
  if (day.preferred.length > 0 && !day.preferred.some((liked) => start >= liked.start && end <= liked.end)) cost += 30
  if (day.avoided.some((avoided) => start < avoided.end && end > avoided.start)) cost += 40
  return cost
}

const HOURS_LIKED: readonly (readonly [number, number])[] = [
  [405, 0],
  [450, 0],
  [540, 3],
  [600, 3],
  [720, 4],
  [1005, 3],
  [1035, 1],
  [1065, 0],
  [1110, 1],
  [1155, 4],
  [1200, 6],
]

/**
 * The hour that suits most days of the week for a session of this length.
 * @param durationMin - [min]
 * @returns [min after midnight]
 * @source default-ours: no hour of the day is proven best, the same one helps habit
 */
export function usualStart(week: readonly OrdinaryDay[], durationMin: number): number {
  let best = 1065
  let bestCost = Number.POSITIVE_INFINITY
  for (const [minute, dislike] of HOURS_LIKED) {
    let cost = dislike
    for (const day of week) {
      const start = startTime(day, { durationMin, hard: false, usual: minute })
      cost += start === null ? 12 : startCost(day, start, { durationMin, hard: false, usual: minute })
    }
    if (cost < bestCost) {
      best = minute
      bestCost = cost
    }
  }
  return best
}
