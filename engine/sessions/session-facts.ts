import type { Bare } from '../bare.ts'
import type { ExerciseId } from './catalogue/exercise-id.ts'
import type { RepeatKind, SportId } from './sport-facts.ts'
import type { ExerciseName, NamedEvent } from './step-facts.ts'

/** Kinds of endurance work. */
export type EnduranceKind = RepeatKind | 'easy' | 'long' | 'recovery' | 'strides' | 'time-trial'

export type StrengthKind =
  | 'strength-full'
  | 'strength-upper'
  | 'strength-lower'
  | 'strength-push'
  | 'strength-pull'
  | 'strength-maintenance'

/** A day without a session. */
export type RestDay =
  | Bare<'rest-day'>
  /** Led by others: as it is, to be held back in, or left out. */
  | { readonly code: 'practice-day' | 'practice-easy' | 'practice-off'; readonly label: string }

/** What a session is called. */
export type SessionName =
  | { readonly code: 'endurance-session'; readonly kind: EnduranceKind; readonly sport: SportId }
  | { readonly code: 'long-run-with-rhythm'; readonly marathon: boolean }
  | { readonly code: 'swim-session'; readonly set: 'fast' | 'long' | 'easy' }
  /** `variant`: 0 and 1 take turns; null where there is only one. */
  | { readonly code: 'strength-session'; readonly kind: StrengthKind; readonly variant: 0 | 1 | null }
  | { readonly code: 'shortened-session'; readonly name: SessionName; readonly minutes: number }
  | { readonly code: 'easy-minutes'; readonly minutes: number }
  | { readonly code: 'safe-version'; readonly event: string | null }
  | ExerciseName
  | NamedEvent
  | RestDay
  | Bare<
      | 'run-walk'
      | 'long-run-walk'
      | 'mobility-session'
      | 'short-yoga'
      | 'gentle-yoga'
      | 'ride-and-run'
      | 'run-and-obstacles'
      | 'run-and-stations'
      | 'test-rehearsal'
      | 'whole-body-circuit'
      | 'movement-snack'
      | 'movement-snacks'
    >

/** What a session is for. */
export type SessionPurpose =
  | { readonly code: 'endurance-purpose'; readonly kind: EnduranceKind }
  | { readonly code: 'longer-at-talking-pace'; readonly sport: SportId }
  | { readonly code: 'practise-event-rhythm' | 'rehearse-test'; readonly event: string }
  | { readonly code: 'built-around'; readonly ids: readonly ExerciseId[] }
  | { readonly code: 'runs-and-stations'; readonly rounds: number }
  | { readonly code: 'circuit-rounds'; readonly stations: number; readonly rounds: number; readonly workSec: number }
  /** What is sensible in place of the event: [km], or [min] where its length is no distance. */
  | { readonly code: 'event-beyond-practice'; readonly km: number | null; readonly minutes: number }
  | Bare<
      | 'bursts-wake-legs'
      | 'event-while-sparing'
      | 'strength-without-weights'
      | 'stretch-at-race-pace'
      | 'long-with-steady-finish'
      | 'second-long-day'
      | 'long-ride-with-climbs'
      | 'swim-one-working-set'
      | 'smooth-lengths'
      | 'slow-circles'
      | 'sequence-with-breath'
      | 'quiet-minutes'
      | 'ride-into-run'
      | 'day-you-trained-for'
      | 'five-minutes-count'
      | 'no-free-twenty-minutes'
      | 'few-minutes-count'
    >
  | Bare<
      | 'sets-to-catch-up'
      | 'strong-not-tired'
      | 'fewer-reps-more-weight'
      | 'unhurried-lifting'
      | 'strength-for-miles'
      | 'muscles-to-keep'
      | 'learn-movements'
      | 'positions-then-effort'
    >

/** How much of what an event carries a session carries. */
export type PackPart = 'little' | 'half' | 'all'

/** What to bear in mind around a session. */
export type SessionNote =
  /** Good repetitions left at the end of each set. */
  | { readonly code: 'reserve-in-sets'; readonly reps: number }
  /** [m] */
  | { readonly code: 'climb-in-session'; readonly metres: number }
  /** Something to eat on the way, tried out for a day to come or not. */
  | { readonly code: 'water-and-food' | 'eat-every-half-hour'; readonly practised: boolean }
  /** How much of what the day will carry. */
  | { readonly code: 'pack-in-session'; readonly much: PackPart }
  | { readonly code: 'shortened-to-fit'; readonly keeps: KeepsFact }
  | Bare<
      | 'indoors-run'
      | 'indoors-walk'
      | 'heavy-warm-up'
      | 'too-hard-to-speak'
      | 'walk-breaks-planned'
      | 'water-when-warm'
      | 'metres-are-a-guide'
      | 'open-water-with-others'
      | 'breathe-calmly'
      | 'easier-poses'
      | 'if-dizzy'
      | 'eat-on-the-bike'
      | 'lay-out-shoes'
      | 'start-runs-slower'
      | 'nothing-new-today'
      | 'one-more-round'
      | 'familiar-weights'
      | 'find-your-weights'
      | 'meet-day'
      | 'keep-weight-fewer-sets'
      | 'add-smallest-weight'
      | 'snack-again'
      | 'snacks-keep-habit'
      | 'same-weights-fewer-sets'
      | 'other-ways-to-take-part'
    >

/** What a session keeps when it has less time. */
export type KeepsFact =
  | { readonly code: 'keeps-main-lifts'; readonly lifts: number; readonly sets: number }
  | Bare<
      | 'keeps-all'
      | 'keeps-all-it-fits'
      | 'keeps-two-moves'
      | 'keeps-habit'
      | 'keeps-moving-without-event'
      | 'keeps-calm'
      | 'keeps-whole-body'
      | 'keeps-change-of-effort'
      | 'keeps-easy-rhythm'
      | 'keeps-quality'
      | 'keeps-quick-bursts'
      | 'keeps-kind'
      | 'keeps-rhythm'
    >

/** A match or a practice, which others lead, or training of one's own. */
export type LedFact = { readonly isMatch: boolean; readonly isOwn?: true }

/** Why a day of the plan is free. */
export type RestFact =
  | Bare<'before-plan' | 'other-days-settle' | 'walk-and-early-night' | 'training-paused'>
  /** For what, where that was said; else empty. */
  | { readonly code: 'crossed-out'; readonly label: string }
  /** Training that others lead, or one's own in a sport beside the plan: [min], and how hard it is taken to be. */
  | ({ readonly code: 'practice-counts'; readonly minutes: number; readonly rpe: number } & LedFact)
  | { readonly code: 'practice-note'; readonly isMatch: boolean }
  /** [min] of it that are wise, easily. */
  | ({ readonly code: 'practice-held-back'; readonly minutes: number } & LedFact)
  | ({ readonly code: 'practice-left-out'; readonly why: 'ill' | 'pain' | 'doctor' | 'just-back' } & LedFact)
  | Bare<'practice-tell-them'>

/** `number`: which of the day's `count`. */
export type SnackTitle = { readonly code: 'snack-of-day'; readonly number: number; readonly count: number }

export type SessionFact = SessionName | SessionPurpose | SessionNote | KeepsFact | RestFact | SnackTitle
