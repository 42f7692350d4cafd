import { dayNumber, weekdayIndex } from './civil-date.ts'
import type { Profile, ReadEvent } from './model.ts'
import { type DatedEvent, HORIZON_DAYS, resolveEvents } from './phases/events.ts'
import { macrocycle, type WeekFrame } from './phases/macrocycle.ts'
import { warning } from './phases/warning.ts'
import type { PlanWarning } from './plan-model.ts'
import { sure } from './sure.ts'

/** [days] without training after which somebody begins again rather than goes on. @source mujika-2000 */
export const LONG_BREAK_DAYS = 28

/** One block of a person's planning: from its first day to the last Sunday of its weeks. */
export type PlanBlock = {
  /** 1 for the first, and so on. */
  readonly block: number
  /** Day number of its first day. */
  readonly anchor: number
  readonly frames: readonly WeekFrame[]
  readonly events: readonly DatedEvent[]
  /** About the goal and the events. */
  readonly warnings: readonly PlanWarning[]
}

/** What the life of a plan follows from; days are day numbers. */
export type PlanLife = {
  readonly profile: Pick<Profile, 'goal' | 'level' | 'goalDate'>
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
}

/**
 * The blocks from the given one to the one that holds today: a block that ends is followed by the next,
 * on the Monday after its last week. Who comes back after a long break begins in the week of the return.
 * @source default-ours
 */
export function blocksTo(life: PlanLife): [PlanBlock, ...PlanBlock[]] {
  const blocks: [PlanBlock, ...PlanBlock[]] = [blockFrom(life, life.anchor, life.block)]
  let last = blocks[0]
  while (life.today >= dayAfter(last)) {
    last = blockFrom(life, nextAnchor(dayAfter(last), life), last.block + 1)
    blocks.push(last)
  }
  return blocks
}

/** Day number of the first day after a block, a Monday. */
export function dayAfter({ frames }: Pick<PlanBlock, 'frames'>): number {
  return sure(frames.at(-1)).monday + 7
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
    goalDay: goal.day ?? resolved.seasonEnd,
    goal: profile.goal,
    level: profile.level,
    raced: anchor === life.anchor && anchor === begun ? life.raced : undefined,
  })
  return { block, anchor, frames, events: resolved.events, warnings: [...goal.warnings, ...resolved.warnings] }
}

function isBetween(date: string, from: number, before: number): boolean {
  const number = dayNumber(date)
  return number >= from && number < before
}

function goalDayOf(goalDate: string | null, anchor: number): { day: number | null; warnings: PlanWarning[] } {
  if (goalDate === null) return { day: null, warnings: [] }
  const day = dayNumber(goalDate)
  if (day < anchor)
    return {
      day: null,
      warnings: [warning({ code: 'goal-past' })],
    }
  if (day - anchor > HORIZON_DAYS)
    return {
      day: null,
      warnings: [warning({ code: 'goal-far' })],
    }
  return { day, warnings: [] }
}
