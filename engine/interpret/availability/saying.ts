import type { CivilDate, Discipline, Equipment, Season, Span, SparedPart, Weekday } from '../../model.ts'
import type { Hours } from './amounts.ts'

/** One thing that somebody says of when they can train and when not, and where they say so. */
export type Saying = {
  readonly span: Span
  /** Perhaps not meant so, by what else its words say: a screen asks, and it binds until that is answered. */
  readonly isUnsure?: true
} & (
  | { readonly kind: 'never'; readonly days: readonly Weekday[] }
  /** `hours`: null where any of the day will do. */
  | { readonly kind: 'only'; readonly days: readonly Weekday[]; readonly hours: Hours | null; readonly season?: Season }
  /** Nothing stands against these days. */
  | { readonly kind: 'open'; readonly days: readonly Weekday[] }
  /** Of these days these hours alone; nothing of the other days. `isOffer`: these are when somebody says that they can. */
  | {
      readonly kind: 'within'
      readonly days: readonly Weekday[]
      readonly hours: Hours
      readonly isOffer?: true
      readonly season?: Season
    }
  /** Of these days these hours rather than others. `isFree`: somebody can train then, whatever is around them. */
  | {
      readonly kind: 'liked'
      readonly days: readonly Weekday[]
      readonly hours: Hours
      readonly isFree?: boolean
      readonly season?: Season
    }
  /** Of these days these hours never; the others as they are. */
  | { readonly kind: 'closed'; readonly days: readonly Weekday[]; readonly hours: Hours; readonly season?: Season }
  | { readonly kind: 'most'; readonly days: readonly Weekday[]; readonly minutes: number }
  /** What somebody trains and nothing else, and what they never do. */
  | {
      readonly kind: 'sports'
      readonly does: readonly Discipline[]
      readonly never: readonly Discipline[]
      /** Done alone: that others are never done follows from it, and is not said. */
      readonly isAlone?: true
    }
  /** Sports that are not done for a while. */
  | {
      readonly kind: 'without'
      readonly sports: readonly Discipline[]
      readonly from: CivilDate
      readonly to: CivilDate
      readonly label: string
    }
  /** What there is to lift with for a while. */
  | {
      readonly kind: 'kit'
      readonly equipment: readonly Equipment[]
      readonly from: CivilDate
      readonly to: CivilDate
      readonly label: string
    }
  /** Something on one date, at its hours. `isGuess`: it may be of another date, which is told as well. */
  | ({
      readonly kind: 'busy'
      readonly isGuess?: boolean
      readonly from: CivilDate
      readonly to: CivilDate
      readonly label: string
    } & Hours)
  /** Parts of the body that are worn or hurt. */
  | { readonly kind: 'spares'; readonly parts: readonly SparedPart[] }
  /** `isLight`: something small can be done there, with that equipment where it is told. `isGuess`: in which weeks is not told. */
  | {
      readonly kind: 'away'
      readonly isLight: boolean
      readonly equipment?: readonly Equipment[]
      readonly isGuess?: boolean
      readonly from: CivilDate
      readonly to: CivilDate
      readonly label: string
    }
)

/**
 * What is said by a whole clause that says nothing else: "weekends only", "not on Mondays", "30 min max". Where the text
 * speaks of work, such a clause may be of that, and is left for the person to say plainly; unless it is of training by its
 * own words.
 */
export type Whole = Saying extends infer One ? (One extends { span: unknown } ? Omit<One, 'span'> : never) : never

/** Nothing in the place of some words: every other stays where it was. */
export const spaces = (words: string): string => ' '.repeat(words.length)

/** Where a sentence ends; "9.30" ends none. */
const END = /[.;!?\n](?!\d)/gu

/** The sentence that ends before a place. */
export function earlierOf(text: string, at: number): string {
  const before = text.slice(0, at).trimEnd()
  const last = [...before.slice(0, -1).matchAll(END)].at(-1)
  return before.slice(last ? last.index + 1 : 0)
}
