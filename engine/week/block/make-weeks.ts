import type { OrdinaryDay } from '../../day/ordinary-week.ts'
import { remembered } from '../../memo.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import type { PlanWeek } from '../../plan-model.ts'
import { planWeek } from '../laid/plan-week.ts'
import type { Timed } from '../laid/two-days-on.ts'
import type { LaidWeek } from '../laid/week-over.ts'
import { enoughStart } from './enough-start.ts'
import type { Layout, LayoutInput } from './lay-out.ts'

/** Finished weeks with what their making knew, for reasons and warnings. */
export type MadeWeeks = { readonly weeks: readonly PlanWeek[]; readonly details: readonly LaidWeek[] }

/** What the weeks of a block follow from as first made, and nothing else. */
export type Making = LayoutInput & {
  readonly frames: readonly WeekFrame[]
  /** [min after midnight] the usual start of training. */
  readonly usual: number
}

/** The weeks of a block as first made. */
export type FirstWeeks = MadeWeeks & {
  readonly layout: Layout
  /** What they follow from, as a name. */
  readonly key: string
}

/** Weeks that are kept, of the blocks of who is seen lately: each takes some 90 kB, and a block has up to 53. */
const KEPT = 320

/**
 * Designs, builds, places and times the sessions of every week. What happens on a day changes none of it, so the weeks of
 * a block are made once for all the plans, options and refusals that somebody is told while it lasts.
 */
export function firstWeeks(making: Making): FirstWeeks {
  return madeOnce({ ...making, key: keyOf(making) })
}

const madeOnce = remembered(
  KEPT,
  ({ key }) => key,
  ({ key, frames, usual, ...input }: Making & { readonly key: string }): FirstWeeks => {
    const layout = enoughStart(frames, input)
    return { layout, key, ...timedWeeks(layout[input.person.stress], input.daysFrom, usual) }
  },
  ({ weeks }) => weeks.length,
)

/** Weeks with the hours of their sessions. */
export function timedWeeks(
  details: readonly LaidWeek[],
  daysFrom: (monday: number) => readonly OrdinaryDay[],
  usual: number,
): MadeWeeks {
  const timed: Timed[] = []
  return {
    weeks: details.map(({ frame, placed }) => planWeek(placed, frame, daysFrom(frame.monday), usual, timed)),
    details,
  }
}

function keyOf({ frames, person, daysFrom, seed, usual, kept }: Making): string {
  // Most weeks of a life are the very same one.
  const lives: (readonly OrdinaryDay[])[] = []
  const places = frames.map(({ monday }) => {
    const week = daysFrom(monday)
    const known = lives.indexOf(week)
    return known < 0 ? lives.push(week) - 1 : known
  })
  return JSON.stringify([seed, usual, { ...person, never: [...person.never] }, frames, places, lives, kept])
}
