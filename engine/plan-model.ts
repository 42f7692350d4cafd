/** A plan as the engine makes it: numbers and facts. `words/` makes texts of the facts. */
import type {
  AskedChange,
  CivilDate,
  ClockTime,
  Discipline,
  Equipment,
  Intensity,
  ItemType,
  Pattern,
  Phase,
  PlanEvent,
  PlanInput,
  SafetyFact,
  SessionKind,
  Span,
  StartingPoint,
} from './model.ts'
import type { WeekFocus, WeekTitle } from './phases/week-facts.ts'
import type { PlanQuestion } from './plan-question.ts'
import type { AskedLift } from './progress/lift.ts'
import type { ExerciseId } from './sessions/catalogue/exercise-id.ts'
import type { LaidPlan } from './sessions/kept-session.ts'
import type { SessionName } from './sessions/session-facts.ts'
import type { SetSize, SplitFact, StepName, StepNote } from './sessions/step-facts.ts'
import type { Told } from './told.ts'

/** One line of a workout. `sets` 0 and null mean "does not apply". */
export type WorkoutStep = {
  readonly name: StepName
  readonly sets: number
  readonly size: SetSize | null
  /** [s] each time. */
  readonly seconds: number | null
  /** What those seconds are divided into. */
  readonly split?: SplitFact
  readonly notes: readonly StepNote[]
  /** Below: strength and mobility exercises from the catalogue only. */
  readonly exerciseId?: ExerciseId
  readonly muscles?: readonly string[]
  readonly pattern?: Pattern
  /** Repetitions in reserve aimed for. */
  readonly rir?: number
  /** [s] rest between sets. */
  readonly restSec?: number
  /** [kg] to lift today, from what was logged before; absent until something was. */
  readonly loadKg?: number
  /** [reps] to aim at in each set, within or just beyond the range; absent until something was logged. */
  readonly aimReps?: number
}

export type Workout = {
  readonly warmup: readonly WorkoutStep[]
  readonly exercises: readonly WorkoutStep[]
  readonly cooldown: readonly WorkoutStep[]
}

/** A session ready to be placed and shown. `durationMin` covers warm-up, main part and cool-down. */
export type Session = {
  readonly kind: SessionKind
  readonly discipline: Discipline
  readonly name: SessionName
  readonly description: Told
  readonly emoji: string
  readonly durationMin: number
  /** [RPE 0-10] of the session as a whole (Foster's session RPE). */
  readonly rpe: number
  /** [AU] rpe x durationMin. */
  readonly loadAu: number
  readonly intensity: Intensity
  readonly hard: boolean
  readonly longSession: boolean
  readonly distanceKm: number | null
  readonly notes: Told
  readonly workout: Workout
}

export type DayItem = {
  readonly time: ClockTime
  readonly title: Told
  readonly durationMin: number
  readonly type: ItemType
  readonly emoji: string
  readonly intensity: Intensity
  readonly description: Told
  readonly exercises: readonly WorkoutStep[]
}

export type PlanDay = {
  readonly date: CivilDate
  readonly emoji: string
  readonly workoutName: SessionName
  readonly durationMin: number
  readonly intensity: Intensity
  readonly description: Told
  readonly notes: Told
  /** Start of the session; null on rest days. */
  readonly start: ClockTime | null
  readonly discipline: Discipline
  readonly rpe: number
  readonly loadAu: number
  readonly hard: boolean
  readonly distanceKm: number | null
  readonly longSession: boolean
  /** A few minutes several times, rather than one session. */
  readonly snacks: boolean
  readonly workout: Workout
}

export type PlanWeek = {
  readonly week: number
  readonly weekName: WeekTitle
  /** The phase, and what the week is for. */
  readonly focus: WeekFocus
  readonly phase: Phase
  readonly deload: boolean
  /** The week's Monday. */
  readonly startDate: CivilDate
  readonly plannedMin: number
  readonly plannedLoadAu: number
  readonly days: readonly PlanDay[]
}

export type Insights = {
  readonly trainingLoad: Told
  readonly recoveryStatus: Told
  readonly recommendation: Told
  readonly periodizationPhase?: Told
}

/** Something the person should know about the plan as a whole. */
export type PlanWarning = { readonly code: string; readonly text: Told }

/** Why a session is what, where and when it is. `source` is a key of docs/sources.md, or empty. */
export type PlanReason = {
  readonly date: CivilDate
  readonly code: string
  readonly text: Told
  readonly source: string
}

/** Where a day's session stands on its day; no start and 0 minutes where there is none. */
export type DayPlace = { readonly start: ClockTime | null; readonly durationMin: number }

/** One change to the plan as first made; taking it back gives exactly the plan without it. */
export type PlanAdjustment = {
  /** Stable while its cause stands: a stored change's own id, or made of kind and date. */
  readonly id: string
  readonly kind: string
  /** The day that gave rise to it. */
  readonly date: CivilDate
  /** Why. */
  readonly reason: Told
  /** A key of docs/sources.md. */
  readonly source: string
  /** What it does, with before and after. */
  readonly effect: Told
  /** The days it changed, as they were and as they are. */
  readonly days: readonly {
    readonly date: CivilDate
    readonly before: Told
    readonly after: Told
    readonly was: DayPlace
    readonly is: DayPlace
  }[]
  /** Asked for by the person, rather than by what happened. */
  readonly asked: boolean
  /** False for what safety asks: rest in illness, after a red flag, and around strong pain. */
  readonly undoable: boolean
}

/** One rule of the plan's rule card. */
export type RuleRow = {
  readonly code: string
  readonly title: Told
  /** What the rule allows and what the plan has. */
  readonly limit: Told
  readonly value: Told
  readonly pass: boolean
  /** A hard limit always holds; a target is what we aim at. */
  readonly kind: 'limit' | 'target'
  readonly source: string
}

/** Load of one week, planned and done, and the curves at its end. */
export type LoadWeek = {
  readonly week: number
  readonly startDate: CivilDate
  readonly plannedAu: number
  /** [AU] of what was ticked off; null for weeks still to come. */
  readonly doneAu: number | null
  /** [AU/day] 42-day and 7-day curves; form is the difference. Done load up to today, planned from then on. */
  readonly fitness: number
  readonly fatigue: number
  readonly form: number
  readonly monotony: number | null
  readonly strainAu: number | null
}

/** How a coming session will probably feel to this person, said before it is done. */
export type Foresight = {
  readonly date: CivilDate
  readonly feel: 'easy' | 'steady' | 'stretch' | 'breakthrough'
  readonly text: Told
}

/** A part of what the person wrote that no fact came from: places in UTF-16 units. */
export type UnreadPart = Span & {
  readonly field: 'commitments' | 'races' | 'notes' | 'tomorrow'
  readonly text: string
}

/** What was done on a day. */
export type DoneRecord = {
  readonly date: CivilDate
  readonly minutes: number
  readonly distanceKm: number | null
  readonly rpe: number
}

/** A plan in facts; `words/` makes a schedule of it. */
export type Plan = {
  readonly version: 2
  /** The day `todaysSchedule` is for, in `timeZone`. */
  readonly date: CivilDate
  readonly timeZone: string
  /** First day and number of the block that holds the day: what the next call is made with. */
  readonly anchor: CivilDate
  readonly block: number
  /** First day of the first block, and where training stood when this one began: for the next call too. */
  readonly begun: CivilDate
  readonly start: StartingPoint
  readonly todaysSchedule: readonly DayItem[]
  readonly weeklyPlan: readonly PlanWeek[]
  readonly insights: Insights
  readonly events: readonly PlanEvent[]
  readonly warnings: readonly PlanWarning[]
  readonly reasons: readonly PlanReason[]
  readonly adjustments: readonly PlanAdjustment[]
  readonly rules: readonly RuleRow[]
  readonly load: readonly LoadWeek[]
  /** [ratio] of planned sessions of the last 28 days that were done, or null before some were due. */
  readonly adherence: number | null
  /** The next 14 days' sessions. */
  readonly foresight: readonly Foresight[]
  /** What stands until the person answers, the gravest first. */
  readonly safety: readonly SafetyFact[]
  readonly questions: readonly PlanQuestion[]
  readonly unread: readonly UnreadPart[]
  /** What was done of the block's days, as told or else as planned; what is not in it was not done. */
  readonly done: readonly DoneRecord[]
  /** What there is to train with. */
  readonly equipment: readonly Equipment[]
  /** How it lies in its weeks, for the next one. */
  readonly laid: LaidPlan
}

/** A plan as it is shown, without what the next one keeps of it. */
export type ShownPlan = Omit<Plan, 'laid'>

/** A day as it was last shown, with why it was so. */
export type DayAsShown = { readonly day: PlanDay; readonly reasons: readonly PlanReason[] }

/** The days of a block as a plan showed them: what is over then stays as it was, whatever is learnt later. */
export type DaysAsShown = {
  readonly anchor: CivilDate
  readonly days: readonly DayAsShown[]
  readonly laid?: LaidPlan
  /** The same of the day before, where it was made again: what is taken back on the same day comes back as it was. */
  readonly laidBefore?: LaidPlan
  /** What the blocks before asked to be lifted, of late. */
  readonly before?: readonly AskedLift[]
}

/** What a plan is made from, with the days as the one before showed them: those that are over stay so. */
export type UnderWay = PlanInput & { readonly shown?: DaysAsShown }

/** A block that is over, as it stood on its last day, without the workouts. */
export type PastBlock = {
  readonly block: number
  readonly startedOn: CivilDate
  readonly endedOn: CivilDate
  readonly weeks: readonly (Pick<PlanWeek, 'week' | 'weekName' | 'focus' | 'plannedMin' | 'phase' | 'startDate'> & {
    readonly days: readonly Pick<PlanDay, 'date' | 'emoji' | 'workoutName' | 'durationMin' | 'discipline' | 'rpe'>[]
  })[]
}

/** One thing that can be done with a day's session. */
export type ChangeOption = {
  readonly change: AskedChange
  readonly title: Told
  /** What stays, or what it becomes. */
  readonly text: Told
  /** Why it can't be had now, or null when it can. */
  readonly refusal: Told | null
}
