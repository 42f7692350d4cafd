import type { Bare } from '../../bare.ts'
import type { AskKind, Choice, CivilDate, Discipline, SkipCause } from '../../model.ts'
import type { ExerciseId } from '../../sessions/catalogue/exercise-id.ts'

/** Why history changes the plan. Parts of the body are spelled as the reader does. */
export type AdjustmentFact =
  | Bare<
      | 'danger-stops'
      | 'self-harm-stops'
      | 'cleared-half'
      | 'cleared-growing'
      | 'ill-now'
      | 'ill-for-days'
      | 'ill-first-days'
      | 'ill-still-easy'
      | 'ill-growing'
      | 'too-hard'
      | 'step-up'
      | 'too-easy'
      | 'gentle-until-doctor'
      | 'moderate-in-pregnancy'
      | 'on-the-road'
      | 'not-all-at-hand'
      | 'day-taken'
      | 'other-hours'
      | 'grows-from-done'
      | 'runs-again'
    >
  | { readonly code: 'strong-pain' | 'bone-pain' | 'some-pain' | 'pain-again'; readonly part: string }
  /** A step of the way back to running after pain. */
  | { readonly code: 'impact-walk' | 'impact-run-walk' | 'impact-easy'; readonly part: string }
  /** No runs, as a note says, until this day. */
  | { readonly code: 'no-runs'; readonly until: CivilDate }
  | { readonly code: 'sore'; readonly parts: readonly string[] }
  /** [min] that somebody has for training on a day. */
  | { readonly code: 'only-minutes'; readonly minutes: number }
  | { readonly code: 'worn-out'; readonly why: 'much-worse' | 'worn' | 'second-bad-day' }
  | { readonly code: 'tired'; readonly why: 'badly-slept' | 'two-days' | 'worse' | 'worn' }
  | { readonly code: 'break-growing' | 'worn-week'; readonly days: number }
  /** [min] in all, most of it of this discipline. */
  | { readonly code: 'much-beside'; readonly minutes: number; readonly discipline: Discipline }
  /** An exercise that has become easy, or whose heaviest weight has, gives its place to a harder one. */
  | { readonly code: 'outgrown-lift'; readonly from: ExerciseId; readonly to: ExerciseId }
  /** What the person chose, and what they had been asked. */
  | { readonly code: 'you-chose'; readonly asked: AskKind; readonly choice: Choice }
  /** What a choice holds from a day on. */
  | { readonly code: 'choice-holds'; readonly choice: Choice; readonly from: CivilDate }
  | { readonly code: 'hard-weeks'; readonly sessions: number }
  /** `share` [ratio] of the minutes; `told`: the person said so, rather than nothing at all. */
  | { readonly code: 'break'; readonly days: number; readonly share: number; readonly told: boolean }

/** Why a day is free of training. */
export type FreedFact =
  | Bare<'paused-until-answered' | 'freed-by-move' | 'freed-day-taken' | 'freed-no-room' | 'shorter-than-planned'>
  | { readonly code: 'skipped'; readonly because: SkipCause | 'deleted' }
  | Bare<'light-strength'>
