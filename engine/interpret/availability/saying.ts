import type { CivilDate, Discipline, Span, Weekday } from '../../model.ts'
import type { Hours } from './amounts.ts'

/** One thing that somebody says of when they can train and when not, and where they say so. */
export type Saying = { readonly span: Span } & (
  | { readonly kind: 'never'; readonly days: readonly Weekday[] }
  /** `hours`: null where any of the day will do. */
  | { readonly kind: 'only'; readonly days: readonly Weekday[]; readonly hours: Hours | null }
  /** Of these days these hours alone; nothing of the other days. */
  | { readonly kind: 'within'; readonly days: readonly Weekday[]; readonly hours: Hours }
  | { readonly kind: 'most'; readonly days: readonly Weekday[]; readonly minutes: number }
  /** What somebody trains and nothing else, and what they never do. */
  | { readonly kind: 'sports'; readonly does: readonly Discipline[]; readonly never: readonly Discipline[] }
  | { readonly kind: 'away'; readonly from: CivilDate; readonly to: CivilDate; readonly label: string }
)
