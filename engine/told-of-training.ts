import { countsNow } from './interpret/week/counts-now.ts'
import { type HoursNow, hoursNow } from './interpret/week/hours-now.ts'
import { type KitNow, kitNow } from './interpret/week/kit-now.ts'
import { type LiftsNow, liftsNow } from './interpret/week/lifts-now.ts'
import { longDaysNow } from './interpret/week/long-days-now.ts'
import { type RunsNow, runsNow } from './interpret/week/runs-now.ts'
import { sportDaysNow } from './interpret/week/sport-days-now.ts'
import { type ZonesNow, zonesNow } from './interpret/week/zones-now.ts'
import type { LongDays, SportCount, SportDays } from './model.ts'

/** What one text says of its person's training: how much, with what, by which figures, and on which days which sport. */
export type TextTold = {
  readonly runs: RunsNow | null
  readonly hours: HoursNow | null
  /** Left out where nothing of it is told, and of texts that were read before it was listened for. */
  readonly lifts?: LiftsNow
  readonly zones: ZonesNow | null
  readonly kit: KitNow | null
  readonly longDays: readonly LongDays[]
  readonly sportDays: readonly SportDays[]
  readonly counts: readonly SportCount[]
}

/** The same of both texts of a profile together. */
export type ToldOfTraining = Pick<TextTold, 'zones' | 'kit' | 'longDays' | 'sportDays' | 'counts'> & {
  readonly amount: RunsNow | HoursNow | null
  readonly lifts: LiftsNow | null
}

/** Reads what a text says of its person's training. */
export function readTold(text: string): TextTold {
  const lifts = liftsNow(text)
  return {
    ...(lifts && { lifts }),
    ...{ runs: runsNow(text), hours: hoursNow(text), zones: zonesNow(text), kit: kitNow(text) },
    longDays: longDaysNow(text),
    sportDays: sportDaysNow(text).map(({ span: _, ...days }) => days),
    counts: countsNow(text).map(({ sport, times }) => ({ sport, times })),
  }
}

/** What both texts say: the one about the week comes first, and says alone which days and how often. */
export function toldOfTraining(week: TextTold, races: TextTold): ToldOfTraining {
  return {
    amount: week.runs ?? races.runs ?? week.hours ?? races.hours,
    lifts: week.lifts ?? races.lifts ?? null,
    zones: week.zones ?? races.zones,
    kit: week.kit ?? races.kit,
    longDays: [...week.longDays, ...races.longDays],
    sportDays: week.sportDays,
    counts: week.counts,
  }
}
