import { BOUNDS } from '../limits/bounds.ts'
import { LIMITS } from '../limits/limits.ts'
import { rememberedOf } from '../memo.ts'
import { freeStretches, type Stretch } from './clock.ts'
import type { OrdinaryDay } from './ordinary-week.ts'

/** [min] to change or travel before a session that follows a commitment. @source default-ours */
export const CHANGE_MIN = 10
/** [min] to shower after a session. @source default-ours */
export const SHOWER_MIN = 10
/** [min] between the end of hard work and bed. @source stutz-2019: one hour; two are ours */
const HARD_BEFORE_BED_MIN = LIMITS['training-to-bed'].hard.hard
/** [min] between the end of any session and bed. @source stutz-2019 */
export const ANY_BEFORE_BED_MIN = LIMITS['training-to-bed'].hard.any
/** [min] below which a session is not worth the change of clothes. */
export const LEAST_SLOT_MIN = BOUNDS['free-slot'].least

/** What a day has free for a session. */
type Free = { readonly slots: readonly Stretch[]; readonly longestMin: number }

// The same seven days are asked about for every session of a plan.
const freeOnce = rememberedOf((day: OrdinaryDay) => ({ easy: freeFor(day, false), hard: freeFor(day, true) }))

function freeOf(day: OrdinaryDay, hard: boolean): Free {
  return freeOnce(day)[hard ? 'hard' : 'easy']
}

function freeFor(day: OrdinaryDay, hard: boolean): Free {
  const slots = slotsFor(day, hard)
  const longest = Math.max(0, ...slots.map((slot) => slot.end - slot.start))
  return { slots, longestMin: Math.min(longest, day.binding?.mostMin ?? longest) }
}

/** Free stretches of a waking day in which a session may lie, buffers taken off. */
export function sessionSlots(day: OrdinaryDay, hard: boolean): readonly Stretch[] {
  return freeOf(day, hard).slots
}

function slotsFor(day: OrdinaryDay, hard: boolean): Stretch[] {
  if (day.binding?.shut) return []
  const bed = day.bed ?? firstNightShift(day)
  const waking = {
    start: day.wake,
    end: bed - (day.bed === null ? 0 : hard ? HARD_BEFORE_BED_MIN : ANY_BEFORE_BED_MIN),
  }
  if (waking.end <= waking.start) return []
  const earliest = Math.max(day.wake + (hard ? 30 : 15), isUpForWork(day) ? DAWN_MIN : 0)
  return freeStretches(waking, day.commitments)
    .map((free) => {
      const afterCommitment = day.commitments.some((commitment) => commitment.end === free.start)
      const beforeCommitment = free.end < waking.end || day.bed === null
      return {
        start: Math.max(free.start + (afterCommitment ? CHANGE_MIN : 0), earliest),
        end: free.end - (beforeCommitment ? SHOWER_MIN : 0),
      }
    })
    .flatMap((slot) => withinWindows(slot, day.binding?.windows ?? null))
    .filter((slot) => slot.end - slot.start >= 5)
}

/** [min after midnight] before which nobody trains who does not say so. @source default-ours */
const DAWN_MIN = 330
/** [min] at most between waking and what somebody gets up for early. */
const UP_FOR_MIN = 50

/** Who gets up for an early shift gets up for that, and not for training before it, unless they say so. */
function isUpForWork({ binding, certain = [], commitments, preferred, wake }: OrdinaryDay): boolean {
  const isUp = commitments.some(
    ({ start, fromYesterday }) => !fromYesterday && start >= wake && start <= wake + UP_FOR_MIN,
  )
  const own = [...certain, ...preferred, ...(binding?.windows ?? [])]
  return isUp && !own.some(({ start }) => start < DAWN_MIN)
}

function withinWindows(slot: Stretch, windows: readonly Stretch[] | null): Stretch[] {
  if (windows === null) return [slot]
  return windows.map(({ start, end }) => ({ start: Math.max(slot.start, start), end: Math.min(slot.end, end) }))
}

function firstNightShift(day: OrdinaryDay): number {
  return day.commitments.at(-1)?.start ?? 1320
}

/** [min] the longest session a day has room for. */
export function longestSlotMin(day: OrdinaryDay, hard: boolean): number {
  return freeOf(day, hard).longestMin
}

export type StartWish = {
  readonly durationMin: number
  readonly hard: boolean
  /** [min after midnight] the usual start, so that habit can form. */
  readonly usual: number
  /** [min after midnight] before which it is too soon after another session, where a later hour is as free. */
  readonly notBefore?: number
  /** [min after midnight] before which the day is over already: as good as just awake. */
  readonly now?: number
}

/** [min] A session this long is no errand before breakfast on a day that leaves the morning free. @source default-ours */
const LONG_MIN = 45
/** [min] from waking to a start at ease: breakfast, and the hour and a half that it takes to settle. @source default-ours */
const AT_EASE_MIN = 165
/** [min after midnight] a morning is over. */
const NOON = 720

/**
 * The hour at which a long session stands at ease on a day whose morning is free.
 * @returns [min after midnight], or null where the usual hour holds: the morning is taken, the person said when, or it is
 * at ease already
 */
export function easeHour(
  day: OrdinaryDay,
  { durationMin, usual }: Pick<StartWish, 'durationMin' | 'usual'>,
): number | null {
  const ease = Math.ceil((day.wake + AT_EASE_MIN) / 15) * 15
  // Half an hour keeps the usual evening where the day asks for something. On a day that somebody has to themselves it
  // leaves them the evening, and nobody gets up before their breakfast for it.
  const isShort = durationMin < LONG_MIN && usual > ease && day.commitments.length > 0
  if (isShort || ease > NOON || isAtEase(day, usual) || isHourSaid(day)) return null
  return isMorningFree(day) ? ease : null
}

/** [min] from which on liked hours are the day itself. @source default-ours */
const DAY_LONG_MIN = 900
/** [min] from waking to the earliest hour that is a late morning already. @source default-ours */
const LATE_MORNING_MIN = 120

function isAtEase({ wake }: OrdinaryDay, hour: number): boolean {
  return hour >= wake + LATE_MORNING_MIN && hour <= NOON
}

function isMorningFree({ commitments, daySleep, wake }: OrdinaryDay): boolean {
  return daySleep === null && !commitments.some(({ start, end }) => start < NOON && end > wake)
}

function isHourSaid({ preferred, avoided, binding }: OrdinaryDay): boolean {
  // A day that is liked from dawn to night says nothing of the hour.
  const isHour = ({ start, end }: Stretch) => end - start < DAY_LONG_MIN
  return preferred.some(isHour) || avoided.some(({ start }) => start < NOON) || (binding?.windows ?? null) !== null
}

/**
 * When a session of the day starts: in a free slot, near the usual hour, where the person likes it.
 * @returns [min after midnight], or null when no slot is long enough
 * @source stutz-2019: hours before bed; the preferences are ours
 */
export function startTime(day: OrdinaryDay, wish: StartWish): number | null {
  const left = wish.now === undefined ? day : { ...day, wake: Math.max(day.wake, wish.now) }
  const ease = easeHour(day, wish)
  const usual = ease !== null && ease >= (wish.notBefore ?? 0) ? ease : wish.usual
  return nearestStart(left, { ...wish, usual }, rushCost)
}

/** [min] what a long session is charged that is squeezed in before breakfast and a commitment. */
function rushCost(day: OrdinaryDay, start: number, { durationMin }: StartWish): number {
  const end = start + durationMin
  if (durationMin < LONG_MIN || start >= Math.min(day.wake + LATE_MORNING_MIN, NOON)) return 0
  return day.commitments.some((next) => next.start >= end && next.start - end < UNHURRIED_MIN) ? FAULT.rushed : 0
}

function nearestStart(day: OrdinaryDay, wish: StartWish, furtherCost: typeof rushCost = () => 0): number | null {
  if (wish.durationMin > longestSlotMin(day, wish.hard)) return null
  let best: number | null = null
  let bestCost = Number.POSITIVE_INFINITY
  for (const slot of sessionSlots(day, wish.hard)) {
    const last = slot.end - wish.durationMin
    for (let start = Math.ceil(slot.start / 15) * 15; start <= last; start += 15) {
      const cost = startCost(day, start, wish) + furtherCost(day, start, wish)
      if (cost < bestCost) {
        best = start
        bestCost = cost
      }
    }
    if (best === null && slot.start <= last) best = slot.start
  }
  return best
}

/** [min] away from the usual hour that each fault of a start is worth. @source default-ours */
const FAULT = { tooSoon: 240, dawn: 180, night: 180, afterLunch: 240, rushed: 240, unliked: 900, avoided: 1200 }
/** [min] from a long session to what is next, for a shower and the breakfast that it stood before. @source default-ours */
const UNHURRIED_MIN = 40

function startCost(day: OrdinaryDay, start: number, wish: StartWish): number {
  const end = start + wish.durationMin
  const certain = day.certain?.find((hours) => start >= hours.start && start < hours.end)
  let cost = Math.abs(start - (certain?.start ?? wish.usual))
  if (start < (wish.notBefore ?? 0)) cost += FAULT.tooSoon
  if (start < 360) cost += FAULT.dawn
  if (start > 1200) cost += FAULT.night
  // A hard session needs its last main meal two hours behind it: shortly after noon or dinner is no place for it.
  if (wish.hard && start > 750 && start < 870) cost += FAULT.afterLunch
  if (day.preferred.length > 0 && !day.preferred.some((liked) => isLiked(liked, start, end))) cost += FAULT.unliked
  if (day.avoided.length > 0 && day.avoided.some((avoided) => start < avoided.end && end > avoided.start))
    cost += FAULT.avoided
  return cost
}

/** Within the hours that somebody likes, or from their beginning on where it is longer than they are. */
function isLiked(liked: Stretch, start: number, end: number): boolean {
  return start >= liked.start && (end <= liked.end || (start === liked.start && end - start > liked.end - liked.start))
}

/** [min after midnight] hours people like, with [min] of distance that each lacks to the best. @source default-ours */
const HOURS_LIKED: readonly (readonly [number, number])[] = [
  [405, 0],
  [450, 0],
  [540, 90],
  [600, 90],
  [720, 120],
  [1005, 90],
  [1035, 30],
  [1065, 0],
  [1110, 30],
  [1155, 120],
  [1200, 180],
]
/** [min] of distance that the hour of the plan before is worth: one day that has it no more moves none of the others. @source default-ours */
const KEPT_HOUR = 720
/** [min] of distance that a day without a slot is worth. @source default-ours */
const NO_SLOT = 360
/** [days] of the week with a free morning, from which on nobody trains before breakfast or after dark for want of time. @source default-ours */
const FREE_LIFE_DAYS = 5
/** [min] of distance that an hour off the late morning is then worth on each of them. @source default-ours */
const OFF_EASE = 30

/**
 * The hour that suits most days of the week for a session of this length.
 * @param durationMin - [min]
 * @param before - [min after midnight] the hour of the plan before this one: one day that changed moves no other
 * @returns [min after midnight]
 * @source default-ours: no hour of the day is proven best, the same one helps habit
 */
export function usualStart(week: readonly OrdinaryDay[], durationMin: number, before?: number): number {
  let best = 1065
  let bestCost = Number.POSITIVE_INFINITY
  const free = week.filter((day) => isMorningFree(day) && !isHourSaid(day))
  const atEase = free.length < FREE_LIFE_DAYS ? [] : free
  for (const [minute, dislike] of HOURS_LIKED) {
    let cost =
      dislike - (minute === before ? KEPT_HOUR : 0) + OFF_EASE * atEase.filter((day) => !isAtEase(day, minute)).length
    for (const day of week) {
      const start = nearestStart(day, { durationMin, hard: false, usual: minute })
      cost += start === null ? NO_SLOT : startCost(day, start, { durationMin, hard: false, usual: minute })
    }
    if (cost < bestCost) {
      best = minute
      bestCost = cost
    }
  }
  return best
}
