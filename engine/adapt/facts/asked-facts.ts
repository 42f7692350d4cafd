import type { Bare } from '../../bare.ts'
import type { RuleId } from '../../limits/rule.ts'
import type { AskedChange, CivilDate, ClockTime, SkipCause } from '../../model.ts'
import type { ExerciseId } from '../../sessions/catalogue/exercise-id.ts'
import type { SessionName } from '../../sessions/session-facts.ts'

/** A session that can take another one's place. */
export type SwapName =
  | 'walk'
  | 'ride'
  | 'run'
  | 'swim'
  | 'row'
  | 'mobility'
  | 'yoga'
  | 'breathing'
  | 'circuit'
  | 'short-strength'

/** Why an asked-for change can't be had. */
export type RefusalFact =
  | Bare<
      | 'session-gone'
      | 'event-stays'
      | 'short-already'
      | 'easy-already'
      | 'swap-asks-more'
      | 'exercise-gone'
      | 'exercise-unfit'
      | 'nothing-hard-yet'
      | 'loads-what-hurts'
      | 'getting-well'
      | 'event-keeps-day'
      | 'snack-keeps-place'
      | 'moves-within-week'
      | 'same-session-there'
      | 'day-of-your-event'
      | 'no-free-slot'
      | 'today-done'
      | 'there-already'
      | 'taken-you-said'
      | 'made-lighter'
      | 'day-over'
      | 'no-open-session'
    >
  | { readonly code: 'no-room'; readonly min: number; readonly hard: boolean }
  /** `hours` that must lie between hard days, where that is the rule. */
  | { readonly code: 'breaks-rule'; readonly rule: RuleId; readonly daysBetween: number }

/** What an asked-for change keeps or brings. */
export type NoteFact =
  | Bare<
      | 'none-made-up'
      | 'easier-by-fifth'
      | 'no-more-load'
      | 'same-muscles'
      | 'day-becomes-free'
      | 'days-change-places'
      | 'other-hour'
      | 'let-go'
      | 'as-you-asked'
      | 'calendar-took-hour'
      | 'dragged-in-calendar'
    >
  | { readonly code: 'asked'; readonly type: AskedChange['type'] }

/** What can be asked for. Days are named as seen from `today`. */
export type OptionFact =
  | Bare<'option-easier'>
  | { readonly code: 'option-minutes'; readonly min: number }
  | { readonly code: 'option-swap'; readonly to: SwapName }
  | { readonly code: 'swaps-for'; readonly to: SwapName; readonly name: SessionName }
  | { readonly code: 'option-exercise'; readonly exerciseId: ExerciseId; readonly insteadOf: ExerciseId }
  | { readonly code: 'option-day' | 'day-is-free'; readonly date: CivilDate; readonly today: CivilDate }
  | { readonly code: 'changes-places-with'; readonly name: SessionName; readonly min: number }
  | { readonly code: 'option-hour'; readonly at: ClockTime }
  | { readonly code: 'option-skip'; readonly because: SkipCause }

export type AskedFact = RefusalFact | NoteFact | OptionFact
