import { weekdayIndex } from '../civil-date.ts'
import type { LedLong } from '../day/led-long.ts'
import type { Discipline, Goal, LiftingBlock, Phase } from '../model.ts'
import { sure } from '../sure.ts'
import { deloadsOfBlock, deloadWeeks, type Loaded } from './deload-weeks.ts'
import { type EventProfile, eventProfile, isLongEvent } from './event-profile.ts'
import type { DatedEvent } from './events.ts'
import { liftingBlocks } from './lifting-blocks.ts'
import { phaseLengths, taperWeeksFor } from './phase-lengths.ts'

/** One week of the plan before anything is put into it. */
export type WeekFrame = {
  readonly index: number
  /** Day number of the week's Monday. */
  readonly monday: number
  /** Number of the block, 1 first. */
  readonly block: number
  /** Weekdays that the person's own facts keep free of training. */
  readonly shut: readonly number[]
  /** Days with practices that others lead; left out where there are none. */
  readonly beside?: {
    readonly days: number
    /** How many of them are hard. */
    readonly hard: number
    /** Sessions of the week's own at most. */
    readonly most: number
    /** Most of the practices train strength. */
    readonly isStrength: boolean
    /** The one that can be the long session of the week; left out where none can. */
    readonly long?: LedLong
  }
  /** It stays as large as the first: a doctor has not agreed yet. */
  readonly held?: true
  /** [min] of lifting that it holds at most, and on how many days they are worth it; left out where nobody knows what was lifted before. */
  readonly lifts?: { readonly most: number; readonly days: number }
  /** Those facts leave some of its days no training, certain hours or few minutes. */
  readonly bound: boolean
  /** Some days of this week are not like those of others: holidays, or days at half. */
  readonly exceptional: boolean
  /** First weekday that may hold training, 0 Monday; above 0 only in week 1, 7 where that has no day left. */
  readonly firstDay: number
  readonly phase: Phase
  readonly deload: boolean
  /** The week before it was an easier one. */
  readonly afterDeload: boolean
  /** [ratio] how far the week lies inside its phase, 0 first week to 1 last. */
  readonly progress: number
  readonly weekOfPhase: number
  readonly lifting: LiftingBlock
  readonly phaseWeeks: number
  /** [ratio] of peak volume in taper and recovery, else null. */
  readonly share: number | null
  /** The event this week leads to or recovers from. */
  readonly target: DatedEvent | null
  readonly profile: EventProfile | null
  readonly races: readonly DatedEvent[]
  /** The events of the seven days after this week. */
  readonly comingRaces: readonly DatedEvent[]
  /** Swims, rides and runs of the next weeks that are another sport than the event that the week leads to; left out where there are none. */
  readonly otherSports?: readonly Discipline[]
  /** [days] whole days from the week's Monday to the target, null without one or after it. */
  readonly daysToTarget: number | null
}

export type MacrocycleInput = Loaded & {
  readonly anchor: number
  /** Day number of a day of the first week, at or before the anchor; the anchor when left out. */
  readonly shownFrom?: number
  /** Number of the block, 1 when left out. */
  readonly block?: number
  readonly events: readonly DatedEvent[]
  readonly goalDay: number | null
  readonly goal: Goal
  /** An event before the first week, from which the first ones come back. */
  readonly raced?: DatedEvent | undefined
}

/** [weeks] of a plan without a date. @source default-ours */
export const ROLLING_WEEKS = 12
const MAX_WEEKS = 53

type Draft = Omit<
  WeekFrame,
  | 'index'
  | 'block'
  | 'monday'
  | 'firstDay'
  | 'shut'
  | 'lifts'
  | 'bound'
  | 'exceptional'
  | 'lifting'
  | 'races'
  | 'comingRaces'
  | 'otherSports'
  | 'daysToTarget'
  | 'afterDeload'
>

/**
 * The weeks of a plan from its anchor to the goal date or event, or twelve weeks without one, of which the last is an easier one.
 * @source default-ours: phase shares; bosquet-2007: taper
 */
export function macrocycle(input: MacrocycleInput): WeekFrame[] {
  const shownFrom = input.shownFrom ?? input.anchor
  const firstMonday = shownFrom - weekdayIndex(shownFrom)
  const drafts = input.raced ? recoveryWeeks(input.raced, firstMonday) : []
  const back = drafts.length
  // A first week of a few days is no loaded one: the first easier week waits for it.
  const late = input.anchor - firstMonday >= 2
  for (const target of cycleTargets(input.events)) {
    const weeks = Math.floor((target.dayNumber - firstMonday) / 7) + 1 - drafts.length
    if (weeks < 1) continue
    drafts.push(...eventCycle(target, weeks, input, drafts.length === 0 && late))
  }
  const goalWeeks = input.goalDay === null ? 0 : Math.floor((input.goalDay - firstMonday) / 7) + 1
  const open = drafts.length === back ? Math.max(goalWeeks, input.goalDay === null ? ROLLING_WEEKS : 1) : goalWeeks
  if (open > drafts.length) drafts.push(...goalCycle(open - drafts.length, input, drafts.length === 0 && late))
  const kept = easedBefore(drafts.slice(0, MAX_WEEKS), input.events, firstMonday)
  const lifting = liftingBlocks(kept)
  return kept.map((draft, index) => ({
    ...frameOf({ ...draft, lifting: sure(lifting[index]) }, index, firstMonday, input),
    afterDeload: kept[index - 1]?.deload ?? false,
  }))
}

/** Nobody runs a marathon out of a full week, though a later one is what the plan leads to: the week before it is an easier one. */
function easedBefore(drafts: readonly Draft[], events: readonly DatedEvent[], firstMonday: number): readonly Draft[] {
  const tests = events.filter((event) => event.priority === 'B' && isLongEvent(eventProfile(event)))
  const before = new Set(tests.map(({ dayNumber }) => Math.floor((dayNumber - firstMonday) / 7) - 1))
  const isLoaded = ({ phase, share }: Draft) => share === null && phase !== 'taper' && phase !== 'recovery'
  return drafts.map((draft, week) => (before.has(week) && isLoaded(draft) ? { ...draft, deload: true } : draft))
}

function frameOf(
  draft: Draft & Pick<WeekFrame, 'lifting'>,
  index: number,
  firstMonday: number,
  input: MacrocycleInput,
): Omit<WeekFrame, 'afterDeload'> {
  const monday = firstMonday + 7 * index
  const days = draft.target === null ? null : draft.target.dayNumber - monday
  return {
    ...draft,
    index,
    block: input.block ?? 1,
    monday,
    firstDay: index === 0 ? input.anchor - firstMonday : 0,
    shut: [],
    bound: false,
    exceptional: false,
    races: eventsFrom(monday, input.events),
    comingRaces: eventsFrom(monday + 7, input.events),
    ...otherSports(draft, monday, input.events),
    daysToTarget: days !== null && days >= 0 ? days : null,
  }
}

/** [days] before a smaller event from which on its own sport is trained each week. @source default-ours */
const OTHER_SPORT_DAYS = 56
const OTHER_SPORTS: readonly Discipline[] = ['swim', 'cycle', 'run']

/** The sports of smaller events that what is trained for the main one leaves out. */
function otherSports(
  { target, profile }: Pick<Draft, 'target' | 'profile'>,
  monday: number,
  events: readonly DatedEvent[],
): Pick<WeekFrame, 'otherSports'> {
  if (profile === null || profile.kind.startsWith('tri')) return {}
  const sports = events
    .filter((one) => one !== target && one.dayNumber >= monday && one.dayNumber < monday + OTHER_SPORT_DAYS)
    .map((one) => eventProfile(one).discipline)
    .filter((sport) => sport !== profile.discipline && OTHER_SPORTS.includes(sport))
  return sports.length > 0 ? { otherSports: [...new Set(sports)] } : {}
}

/** The events of the week from a Monday on. */
function eventsFrom(monday: number, events: readonly DatedEvent[]): DatedEvent[] {
  return events.filter(({ dayNumber }) => dayNumber >= monday && dayNumber < monday + 7)
}

/** Every A event, and the last event of all, ends a cycle of its own. */
function cycleTargets(events: readonly DatedEvent[]): DatedEvent[] {
  const last = events.at(-1)
  return events.filter((event) => event.priority === 'A' || event === last)
}

function eventCycle(target: DatedEvent, weeks: number, who: Loaded, late: boolean): Draft[] {
  const profile = eventProfile(target)
  const weekday = weekdayIndex(target.dayNumber)
  const taperWeeks = taperWeeksFor(weekday, profile.taperDays)
  const lengths = phaseLengths(weeks, taperWeeks)
  const drafts = loadingWeeks(lengths, loadedBefore(lengths, who, late), target, profile)
  for (let week = 0; week < lengths.taper; week++) {
    const share = taperShare(weekday + 7 * (lengths.taper - 1 - week), profile)
    drafts.push(draftOf('taper', week, lengths.taper, { share, target, profile }))
  }
  // A one-week taper, or one that the weeks left too short: the week before it gives a little back. Who is not ready for an
  // event two weeks shorter of taper than it wants is led to a smaller one.
  const missing = taperWeeks - lengths.taper
  if (drafts.length > 2 && (taperWeeks === 1 || missing === 1 || (missing > 1 && who.level === 'advanced')))
    easeLastLoadingWeek(drafts, lengths.taper, weekday, profile)
  return [...drafts, ...recoveryWeeks(target, 0)]
}

/** The weeks of coming back from an event, from a Monday's day number on. */
function recoveryWeeks(target: DatedEvent, from: number): Draft[] {
  const profile = eventProfile(target)
  const monday = target.dayNumber - weekdayIndex(target.dayNumber)
  const over = Math.max(0, (from - monday) / 7 - 1)
  const drafts: Draft[] = []
  for (let week = over; week < profile.recoveryWeeks; week++) {
    const share = recoveryShare(profile, week)
    drafts.push(draftOf('recovery', week, profile.recoveryWeeks, { share, target, profile }))
  }
  return drafts
}

/** [ratio] of the best week kept after an event: the longer it was, the less. @source marathon-recovery-2017, default-ours */
function recoveryShare(profile: EventProfile, week: number): number {
  if (isLongEvent(profile)) return 0.32 + 0.2 * week
  return (profile.noHardDays <= 5 ? 0.65 : 0.5) + 0.15 * week
}

/** Eases the week before the taper by its own share, so that the longest session lies further from the event. */
function easeLastLoadingWeek(drafts: Draft[], taperWeeks: number, weekday: number, profile: EventProfile): void {
  const index = drafts.length - taperWeeks - 1
  const last = sure(drafts[index])
  const share = taperShare(weekday + 7 * taperWeeks, profile)
  if (!last.deload && share < 1) drafts[index] = { ...last, share }
}

/** Mean share of a week whose Monday lies some days before the event; days after the event count nothing. */
function taperShare(mondayDaysToRace: number, profile: EventProfile): number {
  let sum = 0
  let days = 0
  for (let daysLeft = mondayDaysToRace; daysLeft > mondayDaysToRace - 7 && daysLeft >= 0; daysLeft--) {
    sum += sure(profile.taperShares[Math.min(2, Math.floor(daysLeft / 7))])
    days++
  }
  return (sum / days) * Math.min(1, (days + 1) / 7)
}

function goalCycle(weeks: number, input: MacrocycleInput, late: boolean): Draft[] {
  const { goal, goalDay } = input
  const freshens = goalDay !== null && weeks >= 6 && (goal === 'endurance' || goal === 'muscle-gain')
  const lengths = phaseLengths(weeks, freshens ? 1 : 0)
  if (!freshens) return loadingWeeks(lengths, deloadsOfBlock(weeks, input), null, null)
  const drafts = loadingWeeks(lengths, loadedBefore(lengths, input, late), null, null)
  return [...drafts, draftOf('taper', 0, 1, { share: 0.55, target: null, profile: null })]
}

type Lengths = { readonly base: number; readonly build: number; readonly peak: number }

/** The deloads of the weeks that lead to a taper. */
function loadedBefore({ base, build, peak }: Lengths, who: Loaded, late: boolean): number[] {
  const weeks = base + build + peak
  const shift = late && weeks > 2 ? 1 : 0
  return deloadWeeks(weeks - shift, who).map((week) => week + shift)
}

function loadingWeeks(
  lengths: Lengths,
  deloads: readonly number[],
  target: DatedEvent | null,
  profile: EventProfile | null,
): Draft[] {
  const drafts: Draft[] = []
  for (const phase of ['base', 'build', 'peak'] as const)
    for (let week = 0; week < lengths[phase]; week++)
      drafts.push({
        ...draftOf(phase, week, lengths[phase], { share: null, target, profile }),
        deload: deloads.includes(drafts.length),
      })
  return drafts
}

function draftOf(phase: Phase, week: number, weeks: number, rest: Pick<Draft, 'share' | 'target' | 'profile'>): Draft {
  return {
    phase,
    deload: false,
    progress: weeks < 2 ? 1 : week / (weeks - 1),
    weekOfPhase: week,
    phaseWeeks: weeks,
    ...rest,
  }
}
