import type { OrdinaryDay } from '../day/ordinary-week.ts'
import { remembered } from '../memo.ts'
import type { WeekFrame } from '../phases/macrocycle.ts'
import type { PlanWeek } from '../plan-model.ts'
import { enoughStart } from './enough-start.ts'
import type { LaidWeek, LayoutInput } from './lay-out.ts'
import { planWeek } from './plan-week.ts'

/** Finished weeks with what their making knew, for reasons and warnings. */
export type MadeWeeks = { readonly weeks: readonly PlanWeek[]; readonly details: readonly LaidWeek[] }

/** What the weeks of a block follow from, and nothing else. */
type Making = LayoutInput & {
  readonly frames: readonly WeekFrame[]
  readonly usual: number
}

/** Blocks whose weeks are kept: those of who is seen lately, some megabytes of them. */
const KEPT = 16

/**
 * Designs, builds, places and times the sessions of every week. What happens on a day changes none of it, so the weeks of
 * a block are made once for all the plans, options and refusals that somebody is told while it lasts.
 * @param input.usual - [min after midnight] the usual start of training
 */
export function makeWeeks(frames: readonly WeekFrame[], input: Omit<Making, 'frames'>): MadeWeeks {
  return madeOnce({ frames, ...input })
}

const madeOnce = remembered(KEPT, keyOf, ({ frames, usual, ...input }: Making): MadeWeeks => {
  const details = enoughStart(frames, input)[input.person.stress]
  return {
    weeks: details.map(({ frame, placed }) => planWeek(placed, frame, input.daysFrom(frame.monday), usual)),
    details,
  }
})

function keyOf({ frames, person, daysFrom, seed, usual }: Making): string {
  // Most weeks of a life are the very same one.
  const lives: (readonly OrdinaryDay[])[] = []
  const places = frames.map(({ monday }) => {
    const week = daysFrom(monday)
    const known = lives.indexOf(week)
    return known < 0 ? lives.push(week) - 1 : known
  })
  return JSON.stringify([seed, usual, { ...person, never: [...person.never] }, frames, places, lives])
}
