import type { Bare } from '../bare.ts'
import type { Weekday } from '../model.ts'

/** Why the coming weeks were made anew. */
export type RebuiltFact =
  /** `doneMin` of `plannedMin` were done last week. */
  | { readonly code: 'rebuilt-less' | 'rebuilt-more'; readonly doneMin: number; readonly plannedMin: number }
  /** The long session was missed; `km` or else `min` of the longest of the last 30 days. */
  | { readonly code: 'rebuilt-long'; readonly km: number | null; readonly min: number }
  /** Nobody said of so many sessions whether they were done. */
  | { readonly code: 'rebuilt-silent'; readonly sessions: number }
  /** So many of some weeks' sessions were done, and the weeks have so many days now. */
  | {
      readonly code: 'rebuilt-fewer-days' | 'rebuilt-more-days'
      readonly done: number
      readonly planned: number
      readonly days: number
    }
  /** Sessions of these weekdays were missed again and again while others were kept, and lie on other days now. */
  | { readonly code: 'rebuilt-other-days'; readonly weekdays: readonly Weekday[] }
  /** What was planned would have asked too much after what was done; it was much too easy for two weeks; a day left free so that the others are kept. */
  | Bare<'rebuilt-grows' | 'rebuilt-easy' | 'rebuilt-repeats' | 'fewer-days-kept'>

/** What became of the week under way; `km` is of its longest run, null without one. */
export type RebuiltEffect = {
  readonly code: 'week-rebuilt'
  readonly wasMin: number
  readonly isMin: number
  readonly wasKm: number | null
  readonly isKm: number | null
}
