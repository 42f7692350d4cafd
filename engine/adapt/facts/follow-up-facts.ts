import type { Bare } from '../../bare.ts'
import type { CivilDate } from '../../model.ts'

/** What is asked after the day before, and the answers. Parts are spelled as the reader does. */
export type FollowUpFact =
  /** `date`: when it was told. */
  | { readonly code: 'how-is-pain'; readonly part: string; readonly date: CivilDate; readonly today: CivilDate }
  | {
      readonly code: 'how-is-soreness'
      readonly parts: readonly string[]
      readonly date: CivilDate
      readonly today: CivilDate
    }
  | { readonly code: 'how-are-you'; readonly today: CivilDate }
  /** So many sessions on end were too hard. */
  | { readonly code: 'why-too-hard'; readonly sessions: number }
  | Bare<
      | 'pain-gone'
      | 'pain-there'
      | 'pain-worse'
      | 'soreness-gone'
      | 'soreness-there'
      | 'soreness-hurts'
      | 'mood-better'
      | 'mood-hard'
      | 'hard-tired'
      | 'hard-stressed'
      | 'hard-ill'
      | 'hard-rested'
    >
