import { civilDate, dayNumber, weekdayIndex } from './civil-date.ts'
import type { About, Profile, ReadEvent } from './model.ts'
import { type DatedEvent, HORIZON_DAYS, type ResolvedEvents, resolveEvents } from './phases/events.ts'
import { macrocycle, ROLLING_WEEKS, type WeekFrame } from './phases/macrocycle.ts'
import { warning } from './phases/warning.ts'
import type { PlanWarning } from './plan-model.ts'
import { sure } from './sure.ts'
import { isOlderOn } from './week/person/older.ts'

/** [days] without training after which somebody begins again rather than goes on. @source mujika-2000 */
export const LONG_BREAK_DAYS = 28

/** [days] before what a block leads up to in which no greater event takes its place. @source default-ours */
const LAST_BUILD_DAYS = 56

/** One block of a person's planning: from its first day to the last Sunday of its weeks. */
export type PlanBlock = {
  /** 1 for the first, and so on. */
  readonly block: number
  /** Day number of its first day. */
  readonly anchor: number
  readonly frames: readonly WeekFrame[]
  /** Day number of the Monday on which the next one begins: a greater event comes near enough, or its weeks are over. */
  readonly next: number
  readonly events: readonly DatedEvent[]
  /** About the goal and the events. */
  readonly warnings: readonly PlanWarning[]
}

/** What the life of a plan follows from; days are day numbers. */
export type PlanLife = {
  readonly profile: Pick<Profile, 'goal' | 'level' | 'goalDate'>
  /** When they were born, where that is known: easier weeks come more often from sixty on. */
  readonly about?: About | undefined
  /** The events of the profile's text, as read on the day it was written. */
  readonly read: readonly ReadEvent[]
  /** First day of the first block. */
  readonly begun: number
  /** First day of a block, at most a day ahead, and its number. */
  readonly anchor: number
  readonly block: number
  readonly today: number
  /** Last day on which training was done, or null when nobody knows. */
  readonly lastDone: number | null
  /** The event behind a block that was asked for. */
  readonly raced?: DatedEvent | undefined
  /** No greater event breaks a block off. */
  readonly stays?: boolean | undefined
}

/**
 * The blocks from the given one to the one that holds today: a block that ends is followed by the next,
 * on the Monday after its last week, or once a greater event than its own lies within a plan's reach. Who comes back after a long break begins in the week of the return.
 * @source default-ours
 */
export function blocksTo(life: PlanLife): [PlanBlock, ...PlanBlock[]] {
  const blocks: [PlanBlock, ...PlanBlock[]] = [blockFrom(life, life.anchor, life.block)]
  let last = blocks[0]
  while (life.today >= last.next) {
    const { next, frames } = last
    blocks[blocks.length - 1] = { ...last, frames: frames.filter(({ monday }) => monday < next) }
    last = blockFrom(life, nextAnchor(next, life), last.block + 1)
    blocks.push(last)
  }
  return blocks
}

function nextAnchor(monday: number, { today, lastDone }: PlanLife): number {
  const back = lastDone !== null && today - lastDone >= LONG_BREAK_DAYS
  return back ? Math.max(monday, today - weekdayIndex(today)) : monday
}

function blockFrom(life: PlanLife, anchor: number, block: number): PlanBlock {
  const { profile, begun } = life
  // What lay in a block before is done, not past by mistake.
  const read = life.read.filter(({ date }) => date === null || !isBetween(date, begun, anchor))
  const resolved = resolveEvents(read, anchor, profile.level)
  const goal = goalDayOf(profile.goalDate, anchor)
  const frames = macrocycle({
    anchor,
    // A plan that begins tomorrow holds today too.
    shownFrom: Math.min(anchor, life.today),
    block,
    events: resolved.events,
    goalDay: profile.goalDate === null || goal.isPast || goal.isFar ? resolved.seasonEnd : goal.day,
    goal: profile.goal,
    level: profile.level,
    older: isOlderOn(life.about, civilDate(anchor)),
    raced: anchor === life.anchor && anchor === begun ? life.raced : undefined,
  })
  const next = life.stays ? endOf(frames) : nextAfter(frames, resolved, life.today)
  return {
    block,
    anchor,
    frames,
    next,
    events: resolved.events,
    warnings: warningsOf(goal, resolved, next, life.today),
  }
}

/** Day number of the first day after some weeks, a Monday. */
function endOf(frames: readonly WeekFrame[]): number {
  return sure(frames.at(-1)).monday + 7
}

/**
 * Where a block gives way to the next: on the Monday after its last week, or, where the plan comes within reach of an event greater
 * than its own, on a Monday from its twelfth week on, unless what it leads up to is too close to be let go.
 */
function nextAfter(frames: readonly WeekFrame[], { events, far }: ResolvedEvents, today: number): number {
  const first = sure(frames[0]).monday
  const end = endOf(frames)
  const main = events.find(({ priority }) => priority === 'A')
  const greater = far.find(({ isGreater }) => isGreater)
  if (!main || !greater) return end
  const reached = greater.dayNumber - HORIZON_DAYS
  // An event of which nobody knew until this week.
  const monday = Math.max(
    reached + ((7 - weekdayIndex(reached)) % 7),
    first + 7 * ROLLING_WEEKS,
    today - weekdayIndex(today),
  )
  return monday + LAST_BUILD_DAYS <= main.dayNumber ? monday : end
}

/** What is to be said of goal and events beside what the plan leads up to: since when it will be planned for what lies beyond it. */
function warningsOf({ day, isFar, isPast }: GoalDay, { far, warnings }: ResolvedEvents, next: number, today: number) {
  const date = civilDate(next)
  const isNear = (one: number) => one - today <= HORIZON_DAYS
  const goal = (): PlanWarning[] => {
    if (isPast) return [warning({ code: 'goal-past' })]
    // The event of that day says the same.
    if (!isFar || far.some(({ dayNumber }) => dayNumber === day)) return []
    return [warning(isNear(day) ? { code: 'goal-later', date } : { code: 'goal-far' })]
  }
  const later = far.map(({ name: event, dayNumber }) =>
    warning(isNear(dayNumber) ? { code: 'race-later', event, date } : { code: 'race-far', event }),
  )
  return [...goal(), ...later, ...warnings]
}

function isBetween(date: string, from: number, before: number): boolean {
  const number = dayNumber(date)
  return number >= from && number < before
}

type GoalDay = { readonly day: number; readonly isPast: boolean; readonly isFar: boolean }

function goalDayOf(goalDate: string | null, anchor: number): GoalDay {
  const day = goalDate === null ? anchor : dayNumber(goalDate)
  return { day, isPast: day < anchor, isFar: day - anchor > HORIZON_DAYS }
}
