import type { Bare } from '../bare.ts'
import type { CivilDate, TestPartName } from '../model.ts'
import type { ExerciseId } from './catalogue/exercise-id.ts'
import type { Effort, RepeatKind, SportId } from './sport-facts.ts'

/** How much one set holds, on one side where it has two. */
export type SetSize = {
  readonly unit: 'reps' | 'seconds' | 'metres'
  /** Where it is a range, its bottom; else the same as `high`. */
  readonly low: number
  readonly high: number
  readonly eachSide: boolean
}

export type SizeFact = SetSize & { readonly code: 'set-size' }

/** What the time of a step is divided into. */
export type SplitFact =
  | Bare<'half-time-each-side' | 'change-sides-half-way'>
  | { readonly code: 'pool-lengths'; readonly count: number; readonly metres: number }

/** An exercise by its name. */
export type ExerciseName = { readonly code: 'exercise'; readonly id: ExerciseId }

/** An event by its name; null where it has none. */
export type NamedEvent = { readonly code: 'named-event'; readonly name: string | null }

/** The stations of a Hyrox. */
export type EventStation = 'ski' | 'sled-push' | 'sled-pull' | 'burpees' | 'row' | 'carry' | 'lunges' | 'wall-balls'

/** What to do. */
export type StepName =
  | ExerciseName
  | NamedEvent
  | { readonly code: 'ramp-up' | 'station'; readonly id: ExerciseId }
  | { readonly code: 'event-station'; readonly station: EventStation }
  /** [km] of a run. */
  | { readonly code: 'test-part'; readonly part: TestPartName; readonly km: number | null }
  /** What trains the same as a station whose equipment is missing. */
  | { readonly code: 'station-instead'; readonly station: EventStation; readonly id: ExerciseId }
  | {
      readonly code: 'sport-part'
      readonly part: 'warmup' | 'easy' | 'between' | 'cooldown' | 'hill'
      readonly sport: SportId
    }
  | { readonly code: 'trial-effort'; readonly sport: SportId }
  | { readonly code: 'repetition'; readonly kind: Exclude<RepeatKind, 'hills'>; readonly sport: SportId }
  | { readonly code: 'rhythm-stretch'; readonly marathon: boolean }
  | Bare<
      | 'brisk-walk'
      | 'easy-walk'
      | 'gentle-run'
      | 'brisk-walk-between'
      | 'easy-way-down'
      | 'stride'
      | 'steady-finish'
      | 'steady-climb'
      | 'short-pick-up'
      | 'easy-finish'
      | 'easy-movement'
      | 'easy-movement-anywhere'
      | 'march-or-stairs'
      | 'loosen-up'
      | 'walk-to-settle'
      | 'balance-one-leg'
      | 'balance-heel-to-toe'
      | 'balance-reach'
    >
  | Bare<
      | 'any-stroke'
      | 'catch-up-drill'
      | 'side-kick-drill'
      | 'fist-drill'
      | 'fingertip-drill'
      | 'steady-freestyle'
      | 'strong-freestyle'
      | 'fast-freestyle'
      | 'race-freestyle'
      | 'quick-freestyle'
      | 'easy-freestyle'
      | 'easy-backstroke'
    >
  | Bare<'brick-spin' | 'brick-ride' | 'brick-change' | 'brick-run'>
  | Bare<
      | 'run-to-station'
      | 'walk-from-station'
      | 'run-or-walk'
      | 'change-stations'
      | 'rest-between-rounds'
      | 'rest-between-parts'
    >
  | Bare<'movement-and-bursts' | 'walk-around' | 'settle-in' | 'come-back'>

/** What was lifted last: repetitions of each set, or seconds where it was held, and [kg] or null where nothing was loaded. */
export type LastLift = { readonly reps: readonly number[]; readonly lastKg: number | null; readonly held?: true }

/** What takes the place of an exercise, once every set has had so many repetitions or seconds. */
export type HarderNext = { readonly harder: ExerciseId; readonly riseAt: number }

/** What somebody lifted last, and what that means today. */
export type LiftFact =
  | ({ readonly code: 'lift-last' | 'lift-same' | 'lift-stall-swap' } & LastLift)
  | ({
      readonly code:
        | 'lift-up'
        | 'lift-after-break'
        | 'lift-lowered'
        | 'lift-fitted'
        | 'lift-eased'
        | 'lift-stall-reset'
        | 'lift-stall-reps'
      readonly kg: number
    } & LastLift)
  /** `riseAt`: the repetitions that raise the weight. */
  | ({ readonly code: 'lift-same-until'; readonly aimReps: number; readonly riseAt: number } & LastLift)
  /** `harder` takes its place once every set has had `riseAt` twice. */
  | ({
      readonly code: 'lift-heaviest'
      readonly aimReps: number
      readonly harder: ExerciseId | null
      readonly riseAt: number
    } & LastLift)
  | ({ readonly code: 'lift-harder-next' | 'lift-too-soon' } & HarderNext & LastLift)
  | ({ readonly code: 'lift-more'; readonly aimReps: number; readonly harder: HarderNext | null } & LastLift)
  /** What makes it harder is no number: `begin` with it, `aimReps` without. */
  | ({
      readonly code: 'lift-add'
      readonly what: 'band' | 'bag'
      readonly aimReps: number
      readonly begin: number
    } & LastLift)
  /** The first time: [reps] to lift, and how many should be left. */
  | { readonly code: 'find-weight'; readonly reps: number; readonly left: number }
  /** [kg] the three attempts of a meet. */
  | { readonly code: 'lift-attempts'; readonly first: number; readonly second: number; readonly third: number }
  | { readonly code: 'lift-from-known'; readonly kg: number; readonly knownKg: number; readonly knownReps: number }

/** How it is done, and how it should feel. */
export type StepNote =
  | { readonly code: 'cue'; readonly id: ExerciseId }
  | { readonly code: 'alternate-with'; readonly id: ExerciseId }
  | { readonly code: 'station-form'; readonly station: EventStation }
  /** In the place of an easier exercise, which somebody has outgrown on a day. */
  | { readonly code: 'outgrown'; readonly id: ExerciseId; readonly since: CivilDate }
  | { readonly code: 'feels-like'; readonly effort: Effort }
  | { readonly code: 'sport-hint'; readonly sport: SportId; readonly fast: boolean }
  /** [s/km] */
  | { readonly code: 'easy-pace' | 'aim-pace'; readonly low: number; readonly high: number }
  /** [W], [bpm], [s/100 m] */
  | { readonly code: 'aim-watts' | 'aim-pulse' | 'aim-swim-pace'; readonly low: number; readonly high: number }
  | { readonly code: 'aim-race-pace'; readonly secPerKm: number }
  /** [s] */
  | { readonly code: 'rest-between-repeats'; readonly low: number; readonly high: number }
  | LiftFact
  | Bare<
      | 'take-turns'
      | 'hold-not-chase'
      | 'easy-after-each'
      | 'walking-counts'
      | 'breathing-settles'
      | 'before-you-feel-cold'
      | 'talk-again-after-each'
      | 'full-recovery-after-each'
      | 'note-how-far'
      | 'one-hand-waits'
      | 'look-down-and-breathe'
      | 'feel-the-forearm'
      | 'high-elbow'
      | 'look-up-often'
      | 'seated-low-gear'
      | 'long-strokes'
      | 'turns-a-minute'
      | 'walk-whenever'
      | 'walk-what-climbs'
      | 'calm-hands'
      | 'first-minutes-odd'
      | 'breathe-out-after-station'
      | 'only-to-feel-warm'
      | 'warm-before-start'
      | 'race-by-thirds'
      | 'walk-between-attempts'
      | 'attempts'
      | 'as-many-in-form'
      | 'keep-moving'
      | 'walk-and-breathe'
      | 'sip-and-shake'
      | 'nose-breathing'
      | 'until-warm'
      | 'two-lighter-sets'
      | 'four-lighter-sets'
      | 'two-easy-sets'
      | 'one-easy-set'
      | 'warm-not-sweaty'
      | 'arrive-and-notice'
      | 'shoulders-drop'
      | 'open-eyes'
      | 'still-talking'
      | 'around-the-moves'
      | 'up-quickly'
      | 'hand-near-wall'
      | 'eyes-follow'
    >

export type StepFact = SizeFact | SplitFact | StepName | StepNote
