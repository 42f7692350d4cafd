/**
 * The vocabulary of the engine: plain data that the server, the web and the command line share.
 * Units end the names (`durationMin`, `loadAu`); a civil date is a `YYYY-MM-DD` string, a clock time an `HH:MM` string.
 */

export const GOALS = ['weight-loss', 'muscle-gain', 'endurance', 'general', 'stress'] as const
export type Goal = (typeof GOALS)[number]

export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const
export type Level = (typeof LEVELS)[number]

export const STRESS_LEVELS = ['low', 'medium', 'high'] as const
export type Stress = (typeof STRESS_LEVELS)[number]

export const TRAINING_DAYS = [3, 4, 5, 6, 7] as const
export type TrainingDays = (typeof TRAINING_DAYS)[number]

/** Monday first, as weeks of a plan run. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** A date of the civil calendar, `YYYY-MM-DD`. */
export type CivilDate = string
/** A time of the day on a 24-hour clock, `HH:MM`. */
export type ClockTime = string

/** What a person told us in onboarding, after defaults. */
export type Profile = {
  readonly name: string
  readonly level: Level
  readonly goal: Goal
  readonly stress: Stress
  readonly commitments: string
  readonly trainingDays: TrainingDays
  readonly races: string
  /** The day the goal should be reached, or null. */
  readonly goalDate: CivilDate | null
}

/* ---------------------------------------------------------------- what the reader finds in free text */

/** Where in the text a fact was read: code-unit offsets, end exclusive. */
export type Span = { readonly start: number; readonly end: number }

/** Weeks in turns: one of two, three or four, and the Monday of one of them; without that nobody said which, and it may be each. */
export type Turn = { readonly every: 2 | 3 | 4; readonly monday?: CivilDate }

/** The first and the last day of what holds for a while only, and in which weeks; without them, from ever, for ever and in each. */
export type Season = { readonly from?: CivilDate; readonly to?: CivilDate; readonly turn?: Turn }

/** One recurring block of an ordinary week. `end` at or before `start` is on the next day; `days` is where it starts. */
export type BusyBlock = Season & {
  readonly days: readonly Weekday[]
  readonly start: ClockTime
  readonly end: ClockTime
  readonly label: string
  readonly span: Span
  /** [ratio] 0 to 1; below 0.6 a screen asks. */
  readonly confidence: number
}

/** When the person would rather train, or rather not. */
export type TimePreference = Season & {
  readonly days: readonly Weekday[]
  readonly start: ClockTime
  readonly end: ClockTime
  readonly strength: 'prefer' | 'avoid'
  /** What the person trains on these days already. */
  readonly sport?: Discipline
  readonly span: Span
  readonly confidence: number
}

export type CommitmentsReading = {
  readonly busy: readonly BusyBlock[]
  readonly preferences: readonly TimePreference[]
}

export const EVENT_EFFORTS = ['easy', 'steady', 'hard'] as const
export type EventEffort = (typeof EVENT_EFFORTS)[number]

/** What an event that no rule knows may be closest to; `mixed`: running and strength in turn. */
export const EVENT_SPORTS = ['run', 'walk', 'cycle', 'swim', 'row', 'strength', 'mixed'] as const
export type EventSport = (typeof EVENT_SPORTS)[number]

/** What tests of fitness are made of. */
export const TEST_PART_NAMES = [
  'run',
  'shuttle-run',
  'sprint',
  'push-up',
  'sit-up',
  'plank',
  'pull-up',
  'deadlift',
  'bench-press',
  'carry',
  'jump',
  'stair-climb',
  'march',
  'swim',
] as const
export type TestPartName = (typeof TEST_PART_NAMES)[number]

/** A part of a test of fitness. */
export type TestPart = {
  readonly part: TestPartName
  /** [km] of a run, a march or a swim. */
  readonly km?: number
}

/** What an event that no rule knows is like, as far as its person has said. */
export type EventLike = {
  /** [min] */
  readonly minutes?: number
  /** How hard it is, all the way. */
  readonly effort?: EventEffort
  readonly sport?: EventSport
  /** Of a test of fitness, in their order. */
  readonly parts?: readonly TestPart[]
}

/** Disciplines an event can have. */
export const EVENT_DISCIPLINES = [
  'run',
  'cycle',
  'swim',
  'triathlon',
  'hyrox',
  'obstacle',
  'hike',
  'row',
  'ski',
  'strength',
  'other',
] as const
export type EventDiscipline = (typeof EVENT_DISCIPLINES)[number]

export type Priority = 'A' | 'B' | 'C'

/** A race or event as it was read; unknown parts are null. */
export type ReadEvent = {
  readonly name: string
  readonly discipline: EventDiscipline
  readonly distanceKm: number | null
  /** [m] all climbs together; left out where nothing is known. */
  readonly climbM?: number
  /** Of an event of another kind. */
  readonly like?: EventLike
  readonly date: CivilDate | null
  /** [s] the finish time hoped for. */
  readonly targetSeconds: number | null
  readonly priority: Priority | null
  readonly span: Span
  readonly confidence: number
}

export type RacesReading = { readonly events: readonly ReadEvent[] }

/* ---------------------------------------------------------------- exercises and sessions */

export const PATTERNS = [
  'squat',
  'hinge',
  'lunge',
  'push',
  'pull',
  'core',
  'carry',
  'jump',
  'isolation',
  'mobility',
] as const
export type Pattern = (typeof PATTERNS)[number]

export const DISCIPLINES = [
  'rest',
  'strength',
  'run',
  'walk',
  'cycle',
  'swim',
  'row',
  'mobility',
  'mind',
  'cardio',
  'brick',
  'race',
  'mixed',
] as const
export type Discipline = (typeof DISCIPLINES)[number]

export type Intensity = 'High' | 'Medium' | 'Low'

/** What kind of work a session is; each kind has one builder in `sessions/`. */
export const SESSION_KINDS = [
  'easy',
  'long',
  'recovery',
  'tempo',
  'threshold',
  'intervals',
  'hills',
  'race-pace',
  'strides',
  'time-trial',
  'strength-full',
  'strength-upper',
  'strength-lower',
  'strength-push',
  'strength-pull',
  'strength-maintenance',
  'circuit',
  'mobility',
  'yoga',
  'breathing',
  'brick',
  'hybrid',
  'race',
] as const
export type SessionKind = (typeof SESSION_KINDS)[number]

/** Where a week stands in its lifting: how often main lifts and accessories have changed, and the week of its block, 0 first. */
export type LiftingBlock = { readonly mains: number; readonly extras: number; readonly week: number }

/** What the week planner asks of the session builders. */
export type SessionRequest = {
  readonly kind: SessionKind
  readonly discipline: Discipline
  /** [min] the whole session with warm-up and cool-down; the builder stays at or below it, within 5 minutes. */
  readonly durationMin: number
  readonly level: Level
  readonly goal: Goal
  readonly stress: Stress
  readonly phase: Phase
  readonly deload: boolean
  /** Weeks since the plan began, 0 first: drives progression and block variety. */
  readonly weekIndex: number
  /** Strength only: which block of lifts the week belongs to. */
  readonly lifting: LiftingBlock
  /** Strength only: which of how many strength sessions of this week, so that weekly sets per muscle add up. */
  readonly strengthIndex: number
  readonly strengthCount: number
  /** All of these are upper and lower days by turns. */
  readonly halves?: true
  /** [ratio] 1 is the usual number of sets; deload and taper ask for less. */
  readonly setsFactor: number
  /** [km] for runs whose distance is planned, else null. */
  readonly distanceKm: number | null
  /** The event trained for, or null: shapes race-pace, brick and hybrid sessions. */
  readonly event: PlanEvent | null
  /** Daniels' VDOT from a recent race, or null. */
  readonly vdot: number | null
  /** The same as paces of training follow from it: from the race, or from a time hoped for; none where neither is known. */
  readonly paceVdot?: number
  /** [s] of the event, by the time hoped for or by what a result points to; left out where nothing is known. */
  readonly raceSeconds?: number
  /** [steps] of the way from walking to running that a beginner is ahead of the plan's weeks. */
  readonly walkRunAhead?: number
  /** A long run without a quicker end. */
  readonly endsEasily?: true
  /** What zones of rides and swims come from. */
  readonly zones?: Thresholds
  /** An easy run on the day after the long one. */
  readonly secondLong?: true
  /** [ratio] of a brick that is its run. */
  readonly runPart?: number
  /** Sixty or older: strength with balance, and up quickly. */
  readonly older?: true
  /** Whoever is new lifts what is easy to learn, whatever is at hand. */
  readonly easyLifts?: true
  readonly equipment: readonly Equipment[]
  /** Body parts to spare. */
  readonly limits: readonly string[]
  /** Exercises that are never planned, by id. */
  readonly unwanted?: readonly string[]
  /** Variety by seed, the same seed the same session. */
  readonly seed: number
}

/** The four lengths of every session. */
export const RUNGS = ['full', '30', '15', '5'] as const
export type Rung = (typeof RUNGS)[number]

/* ---------------------------------------------------------------- the schedule, the shape that leaves the engine */

export const PHASES = ['base', 'build', 'peak', 'taper', 'recovery'] as const
export type Phase = (typeof PHASES)[number]

export const ITEM_TYPES = ['workout', 'commitment', 'meal', 'recovery', 'mind', 'travel', 'sleep', 'habit'] as const
export type ItemType = (typeof ITEM_TYPES)[number]

export type PlanEvent = {
  readonly name: string
  readonly discipline: EventDiscipline
  readonly distanceKm: number | null
  /** [m] */
  readonly climbM?: number
  readonly like?: EventLike
  readonly date: CivilDate
  readonly priority: Priority
}

/* ---------------------------------------------------------------- what a plan is made from */

/** What stops training at once until the person answers for it, told by tap or read in words. */
export const DANGERS = [
  'chest',
  'faint',
  'breath',
  'heart',
  'injury',
  'urine',
  'head',
  'stroke',
  'calf',
  'heat',
  'bleeding',
  'self-harm',
  'other',
] as const
export type Danger = (typeof DANGERS)[number]

/** What a trainer asks before the first session: each keeps the plan gentle until a doctor has agreed. */
export const HEALTH_CONDITIONS = [
  'heart',
  'heart-medicine',
  'dizzy',
  'diabetes',
  'pregnant',
  'postpartum',
  'eating',
  'treated',
] as const
export type HealthCondition = (typeof HEALTH_CONDITIONS)[number]

/**
 * What a person tells of themselves; `clearance-given`: a doctor has agreed to hard training; `notSo`: what was read in
 * their words and is not so.
 */
export type About = {
  readonly bornYear?: number
  readonly sex?: 'female' | 'male' | 'other'
  readonly health?: readonly (HealthCondition | 'clearance-given')[]
  /** The day on which the clearance was given: it covers what was told until then. */
  readonly clearedOn?: CivilDate
  readonly notSo?: readonly HealthCondition[]
}

/* ---------------------------------------------------------------- what a person confirmed of their life: it binds */

/** Busy hours of one day; `end` at or before `start` is on the next day. */
export type BusyHours = { readonly start: ClockTime; readonly end: ClockTime; readonly label: string }

/** The ordinary week. Parts that are left out stay as they were read, or free. */
export type ConfirmedWeek = {
  readonly busy?: readonly (BusyHours &
    Season & {
      readonly days: readonly Weekday[]
      /** Read so, and perhaps not meant so: it binds as the others do until the person answers. */
      readonly unsure?: true
    })[]
  /** A weekday with windows is trained on inside them alone. */
  readonly windows?: readonly (Season & {
    readonly days: readonly Weekday[]
    readonly start: ClockTime
    readonly end: ClockTime
    /** What the person trains then already. */
    readonly sport?: Discipline
    /** As of busy hours. */
    readonly unsure?: true
  })[]
  /** Weekdays whose `never` or `maxMin` was read so, and perhaps not meant so: they bind until the person answers. */
  readonly unsureDays?: readonly Weekday[]
  /** Weekdays without training. */
  readonly never?: readonly Weekday[]
  /** [min] longest session of a weekday, warm-up and cool-down included. */
  readonly maxMin?: Readonly<Partial<Record<Weekday, number>>>
}

/** Busy hours that repeat day by day from a first one on; they take the place of those of the week. */
export type Rota = { readonly from: CivilDate; readonly days: readonly (readonly BusyHours[])[] }

/** A stretch of days that is not like the others. */
export type DatedException =
  | { readonly kind: 'off'; readonly from: CivilDate; readonly to: CivilDate; readonly label: string }
  | {
      /** About half of what the days would hold, with the equipment that is named. */
      readonly kind: 'light'
      readonly from: CivilDate
      readonly to: CivilDate
      readonly label: string
      readonly equipment?: readonly Equipment[]
    }
  | {
      /** As much training as ever, lifted with this equipment alone. */
      readonly kind: 'kit'
      readonly from: CivilDate
      readonly to: CivilDate
      readonly label: string
      readonly equipment: readonly Equipment[]
    }
  | ({ readonly kind: 'busy'; readonly from: CivilDate; readonly to: CivilDate } & BusyHours)
  | {
      /** None of these sports; the week around holds others. */
      readonly kind: 'without'
      readonly from: CivilDate
      readonly to: CivilDate
      readonly label: string
      readonly sports: readonly Discipline[]
    }

export type ConfirmedEvent = {
  readonly name: string
  readonly discipline: EventDiscipline
  readonly distanceKm: number | null
  /** [m] */
  readonly climbM?: number
  readonly like?: EventLike
  readonly date: CivilDate
  /** [s] the finish time hoped for. */
  readonly targetSeconds: number | null
  readonly priority: Priority | null
}

/** `does` gets most of the endurance minutes, `never` none. */
export type ConfirmedSports = {
  readonly does?: readonly Discipline[]
  readonly never?: readonly Discipline[]
  /** What is never done only as nothing but `does` is: an event may ask for it all the same. */
  readonly unlessRaced?: readonly Discipline[]
}

/** A part of the body to spare: without impact at all, or with care. */
export type SparedPart = { readonly part: string; readonly how: 'no-impact' | 'careful' }

export type ConfirmedFacts = {
  readonly week?: ConfirmedWeek
  readonly rota?: Rota
  readonly dated?: readonly DatedException[]
  readonly events?: readonly ConfirmedEvent[]
  readonly sports?: ConfirmedSports
  readonly body?: readonly SparedPart[]
  /** Exercises of the catalogue, by id, that the person never wants to see. */
  readonly unwanted?: readonly string[]
  readonly about?: About
}

/** Where training stands today, asked for or assumed by level. */
export type StartingPoint = {
  /** [min] usual weekly training of the last month. */
  readonly weeklyMin: number
  /** [km] of running in such a week, as runners count; the minutes are no less than it takes, with strength beside it. */
  readonly weeklyRunKm?: number
  /** [min] longest endurance session of the last 30 days. */
  readonly longestMin: number
  /** [km] longest run of the last 30 days, or null when the person does not run. */
  readonly longestRunKm: number | null
  /** [min] of lifting in the fullest of the last weeks, where that is known: lifting grows from there, whatever else was done. */
  readonly liftMin?: number
}

/** What a step of endurance work is, as other programs know it. */
export const STEP_KINDS = [
  'warm-up',
  'easy',
  'steady',
  'tempo',
  'threshold',
  'interval',
  'hill',
  'stride',
  'race-pace',
  'recovery',
  'walk',
  'cool-down',
] as const
export type StepKind = (typeof STEP_KINDS)[number]

export const EQUIPMENT = [
  'none',
  'bands',
  'dumbbells',
  'kettlebell',
  'barbell',
  'bench',
  'pullup-bar',
  'machines',
  'box',
  'bike',
  'rower',
  'pool',
] as const
export type Equipment = (typeof EQUIPMENT)[number]

/** What the person may add beyond the profile; all optional. */
export type Preferences = {
  readonly start?: StartingPoint
  readonly equipment?: readonly Equipment[]
  /** Body parts to spare, as people say them (knee, lower back, ...). */
  readonly limits?: readonly string[]
  readonly wake?: ClockTime
  readonly bed?: ClockTime
  /** The weights at hand, where they are not those of a gym. */
  readonly weights?: OwnWeights
  readonly zones?: Thresholds
  /** What somebody knows that they can lift: where their weights begin. */
  readonly lifts?: readonly KnownLift[]
  /** The days on which somebody says that they have their long sessions. */
  readonly longDays?: readonly LongDays[]
  /** The days on which somebody says that they do not train a sport. */
  readonly sportDays?: readonly SportDays[]
  /** How often somebody asks for a sport. */
  readonly counts?: readonly SportCount[]
  /** A race or time trial run lately: paces come from it. */
  readonly recentRace?: { readonly distanceKm: number; readonly seconds: number; readonly date: CivilDate }
}

/** How many sessions of a sport somebody asks for in a week. */
export type SportCount = {
  readonly sport: 'strength' | 'run' | 'cycle' | 'swim' | 'row' | 'yoga'
  readonly times: number
  /** So many days are named for it: more of it is no fault. */
  readonly isLeast?: true
}

/** On which weekdays somebody does not train a sport. */
export type SportDays = { readonly sport: Discipline; readonly notOn: readonly Weekday[] }

/** On which weekdays somebody has the long session of a sport. */
export type LongDays = { readonly sport: Discipline; readonly days: readonly Weekday[] }

/** Where somebody's thresholds lie, as far as they know: zones of rides and swims come from them. */
export type Thresholds = {
  /** [W] the power that is held for about an hour. */
  readonly ftpWatts?: number
  /** [s] for 100 m at critical swim speed. */
  readonly cssSecPer100?: number
  /** [bpm] heart rate at threshold. */
  readonly thresholdHr?: number
}

/** [kg] The weights that somebody has; what is left out is as in a gym. */
export type OwnWeights = {
  /** Each of a pair, every one there is. */
  readonly dumbbells?: readonly number[]
  readonly kettlebells?: readonly number[]
  /** The lightest plate that there are two of. */
  readonly plate?: number
}

/** A weight and the most repetitions that somebody knows they can do with it. */
export type KnownLift = { readonly exerciseId: string; readonly loadKg: number; readonly reps: number }

/** One set as it was lifted. */
export type LoggedSet = {
  readonly exerciseId: string
  readonly reps: number
  /** [kg] or null where nothing is loaded. */
  readonly loadKg: number | null
  /** Repetitions that were left. */
  readonly rir?: number
}

/** What was told of a day by tap, each from 1 to 5 (more is more), and what was alarming. */
export type Taps = {
  readonly sleep?: number
  readonly energy?: number
  readonly soreness?: number
  readonly mood?: number
  readonly alarm?: readonly Danger[]
}

/** One thing said of a day: in words, by tap, and what the person corrected of its reading. */
export type HistoryEntry = {
  readonly notes?: string
  readonly tomorrowNotes?: string
  readonly taps?: Taps
  /** Ids of facts that were read of it and that the person took out. */
  readonly removed?: readonly string[]
  /** Facts that the person added. */
  readonly added?: readonly AddedFact[]
  readonly read?: KeptNotes
}

/** What was read of an entry's two boxes when it was written, in the shape that `history/kept-notes.ts` gives it. */
export type KeptNotes = { readonly shape: number; readonly notes?: object; readonly tomorrow?: object }

/** What a person feels, stated by tap. */
export type FeltFact =
  | { readonly kind: 'pain'; readonly part: string; readonly severity: 'mild' | 'strong' }
  | { readonly kind: 'soreness'; readonly part: string }
  /** What hurt or was sore before is fine again. */
  | { readonly kind: 'eased'; readonly part: string }
  | { readonly kind: 'illness' }
  | { readonly kind: 'sleep'; readonly value: 'poor' | 'good' }
  | { readonly kind: 'fatigue'; readonly value: 'high' | 'low' }
  | { readonly kind: 'stress'; readonly value: 'high' | 'low' }
  | { readonly kind: 'mood'; readonly value: 'low' | 'ok' | 'good' }

/** A fact of a day that the person states by tap. */
export type AddedFact =
  | FeltFact
  | { readonly kind: 'completed'; readonly value: boolean }
  /** A fact that was read in doubt, by its name: the person says that it is so. */
  | { readonly kind: 'heard'; readonly id: string }

/** One day's record: what was done and said. Several for one date add up. */
export type HistoryDay = HistoryEntry & {
  readonly date: CivilDate
  /** What was said earlier that day, oldest first. */
  readonly entries?: readonly HistoryEntry[]
  readonly completed?: boolean
  /** [RPE 1-10] */
  readonly rpe?: number
  readonly minutes?: number
  readonly distanceKm?: number
  /** What was said of the day has the plan ask for less: for days where it tells of bad nights, great tiredness or some pain, for weeks of illness and strong pain. */
  readonly worn?: 'days' | 'weeks'
  /** That it was done stands in its note alone: nobody ticked it. */
  readonly doneByNote?: true
  /** What was really done, where that is not what was planned. */
  readonly discipline?: Discipline
  readonly sets?: readonly LoggedSet[]
  /** What was done beside the day's session, or on a day without one. */
  readonly beside?: readonly DoneBeside[]
}

/** Training that no plan had asked for. */
export type DoneBeside = {
  readonly discipline: Discipline
  readonly minutes: number
  readonly distanceKm?: number
  /** [RPE 1-10] where it was told. */
  readonly rpe?: number
}

/* ---------------------------------------------------------------- what stays until the person answers */

export const SAFETY_KINDS = ['danger', 'illness', 'strong-pain', 'condition'] as const
export type SafetyKind = (typeof SAFETY_KINDS)[number]

export const SAFETY_ORIGINS = ['tap', 'words', 'coach'] as const
export type SafetyOrigin = (typeof SAFETY_ORIGINS)[number]

/** How a person answers: a doctor let them train, it was something else, they are well again, they are safe. */
export const SAFETY_ANSWERS = ['may-train', 'mistaken', 'well', 'safe'] as const
export type SafetyAnswer = (typeof SAFETY_ANSWERS)[number]

/** A fact of safety: nothing that is said later takes it away, only an answer does. */
export type SafetyFact = {
  readonly id: string
  readonly date: CivilDate
  readonly kind: SafetyKind
  /** The danger, the part that hurts, the condition, or empty for illness. */
  readonly what: string
  readonly origin: SafetyOrigin
  /** The words it was read from; empty for a tap. */
  readonly quote: string
  /** The person said that it is right. */
  readonly confirmed: boolean
  readonly answer: SafetyAnswer | null
  readonly answeredOn: CivilDate | null
}

/* ---------------------------------------------------------------- what changes a plan */

export const SKIP_CAUSES = ['time', 'tired', 'unwell', 'travel', 'other'] as const
export type SkipCause = (typeof SKIP_CAUSES)[number]

/** A change that the person asks for; `date` is the day of the session it concerns. */
export type AskedChange =
  | { readonly type: 'shorter'; readonly date: CivilDate; readonly rung: Exclude<Rung, 'full'> }
  | { readonly type: 'easier'; readonly date: CivilDate }
  /** Another session in its place: a kind that was offered. */
  | { readonly type: 'swap'; readonly date: CivilDate; readonly kind: SessionKind; readonly discipline: Discipline }
  | { readonly type: 'exercise'; readonly date: CivilDate; readonly exerciseId: string; readonly to: string }
  /** To another day (the two days change places when both train) or, on its own day, to another start. */
  | {
      readonly type: 'move'
      readonly date: CivilDate
      readonly to: CivilDate
      readonly start: ClockTime | null
      /** A calendar took its hour, or its person dragged it there in one. */
      readonly because?: 'calendar' | 'dragged'
    }
  /** `deleted`: by deleting it in a calendar. */
  | { readonly type: 'skip'; readonly date: CivilDate; readonly because: SkipCause; readonly deleted?: true }

/** Hours that a calendar says are taken; an end at or before the start is on the next day, `24:00` the end of this one. */
export type CalendarBusy = {
  readonly date: CivilDate
  readonly start: ClockTime
  readonly end: ClockTime
  /** What the day's plan calls them; empty where they have no name. */
  readonly label: string
  /** The day on which they were first known, and the one since which they are no longer taken. */
  readonly since: CivilDate
  readonly until?: CivilDate
}

/** What a plan asks where what happened leaves a choice. */
export const ASK_KINDS = [
  'too-hard',
  'too-tired',
  'too-easy',
  'often-missed',
  'goal-reach',
  'faster',
  'told-result',
] as const
export type AskKind = (typeof ASK_KINDS)[number]

/** What a person chose: it holds from the day of the answer on. */
export type Choice =
  /** As it is; nothing is asked of the kind for a while. */
  | { readonly type: 'leave' }
  /** An easier week at once, and a step back up. */
  | { readonly type: 'deload' }
  /** A tenth less, or on easy sessions a tenth more, for two weeks. */
  | { readonly type: 'less' }
  | { readonly type: 'more' }
  /** Nothing hard for a week. */
  | { readonly type: 'calm' }
  /** From the next Monday on: no training on a weekday, training on these weekdays within these hours, or on no others than these. */
  | { readonly type: 'free-day'; readonly weekday: Weekday }
  | {
      readonly type: 'other-hours'
      readonly days: readonly Weekday[]
      readonly start: ClockTime
      readonly end: ClockTime
    }
  | { readonly type: 'fewer-days'; readonly open: readonly Weekday[] }
  /** Another time [s] to hope for, of the event of a date. */
  | { readonly type: 'target'; readonly event: CivilDate; readonly seconds: number }
  /** Paces by a result: one that was run, or what easy runs of late are worth. */
  | {
      readonly type: 'result'
      readonly distanceKm: number
      readonly seconds: number
      readonly date: CivilDate
    }

/** An answer to what the plan asked; `id` is the question's. */
export type StoredAnswer = {
  readonly id: string
  readonly kind: AskKind
  readonly on: CivilDate
  readonly choice: Choice
}

/** An asked-for change as it is kept, in the order of asking. */
export type StoredChange = { readonly id: string; readonly change: AskedChange }

export type PlanInput = {
  readonly profile: Profile
  readonly today: CivilDate
  /** IANA name, copied into the schedule. */
  readonly timeZone: string
  /** The clock of today where the person is. On the plan's first day nothing is planned for hours that are over. */
  readonly now?: ClockTime
  /** First day of the block, at most tomorrow; today when left out. A block that has ended is followed by the next. */
  readonly anchor?: CivilDate
  /** Number of that block; 1 when left out. */
  readonly block?: number
  /** The block is looked at as it was: no other takes its place before its weeks are over. */
  readonly stays?: boolean
  /** First day of the first block, since when the profile's texts hold; the anchor when left out. */
  readonly begun?: CivilDate
  /**
   * The days on which the texts were written, from which their "next week" is told; `begun` when left out. `start`: on which
   * the preferences' start was said; lately when left out.
   */
  readonly written?: { readonly commitments?: CivilDate; readonly races?: CivilDate; readonly start?: CivilDate }
  /** Where training stood when the block began, as its first schedule said; of block 1 the preferences say it. */
  readonly start?: StartingPoint
  /** Oldest first or not; empty says that nothing was recorded, left out that nobody knows. */
  readonly history?: readonly HistoryDay[]
  /** From this day on the history is whole: a day without a record is one that nobody spoke of. Its first day when left out. */
  readonly recordedSince?: CivilDate
  /** Facts of safety as they were recorded and answered; what history says beyond them counts as unanswered. */
  readonly safety?: readonly SafetyFact[]
  /**
   * The first day whose notes are still heard with what is known of the person now, where somebody records what earlier
   * ones meant when they were entered; all of them when left out.
   */
  readonly heardSince?: CivilDate
  /** Changes the person asked for, oldest first. */
  readonly changes?: readonly StoredChange[]
  /** What the person answered where the plan left them a choice. */
  readonly answers?: readonly StoredAnswer[]
  /** Ids of adjustments, and of answers, that the person took back. */
  readonly withdrawn?: readonly string[]
  readonly preferences?: Preferences
  readonly facts?: ConfirmedFacts
  /** Hours that calendars of theirs take, by day. */
  readonly calendar?: readonly CalendarBusy[]
}
