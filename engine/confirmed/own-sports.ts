import { clockTime } from '../day/clock.ts'
import { isSleep } from '../day/ordinary-week.ts'
import { nameOf, ownSport } from '../day/own-names.ts'
import { isOwnTraining } from '../day/own-training.ts'
import { isGentle, practiceHours } from '../day/practice-words.ts'
import type {
  BusyBlock,
  CivilDate,
  CommitmentsReading,
  ConfirmedFacts,
  ConfirmedSports,
  ConfirmedWeek,
  Discipline,
  Equipment,
  EventDiscipline,
  Goal,
  ReadEvent,
  SportCount,
  TimePreference,
  Weekday,
} from '../model.ts'
import { WEEKDAYS } from '../model.ts'
import type { DatedEvent } from '../phases/events.ts'

/** What a person trains already, at hours or on days of their own. */
export type OwnSports = {
  /** Sports of which no session of the plan is: their hours are training that stands beside it. */
  readonly beside: ReadonlySet<Discipline>
  /** What the person does and never does, with what their hours say. */
  readonly sports: ConfirmedSports
  /** On how many days of the week they train what the plan is made of. */
  readonly counts: readonly SportCount[]
}

type Known = {
  readonly reading: CommitmentsReading
  readonly facts: ConfirmedFacts
  readonly goal: Goal
  readonly events: readonly DatedEvent[]
  /** As they were told, those behind us too. */
  readonly read: readonly ReadEvent[]
  /** What is at hand, where that was tapped. */
  readonly equipment?: readonly Equipment[] | undefined
  /** The day on which the plan's block begins: what has ended by then is nobody's sport any more. */
  readonly on: CivilDate
}

/** [days] a week of one sport, and of no other, from which on it is what somebody does. @source default-ours */
const MAIN_DAYS = 2

/**
 * What somebody's own training says of their sports. Who swims at two hours a week and names nothing else is a swimmer, whose
 * plan swims then; one ride of a runner's week stays what it is, and counts.
 */
export function ownSports({ reading: told, facts, goal, events, read, equipment, on }: Known): OwnSports {
  const { sports = {} } = facts
  const reading = {
    busy: told.busy.filter(({ to = on }) => to >= on),
    preferences: told.preferences.filter(({ to = on }) => to >= on),
  }
  const days = daysBySport(reading)
  const raced = new Set(events.flatMap(({ discipline }) => RACED[discipline]))
  const wished = new Set(reading.preferences.flatMap(({ sport }) => (sport && WISHED.has(sport) ? [sport] : [])))
  const [only, ...others] = [...days.keys()]
  const isMain = only !== undefined && others.length === 0 && only !== 'run' && (days.get(only) ?? 0) >= MAIN_DAYS
  const isSaid = (sports.does?.length ?? 0) > 0 || raced.size > 0 || sports.never?.includes(only ?? 'rest')
  const own = isMain ? [only] : sportsRaced(read, on, equipment)
  const does = !isSaid && own.length > 0 ? own : (sports.does ?? [])
  const planned = new Set([...raced, ...(does.length > 0 ? does : USUAL[goal]), ...wished])
  const named = namedDays(reading)
  // As they said it: what a race or hours of their own make of them shuns nothing.
  const alone = soleSport(sports) || sports.unlessRaced ? sports.does : []
  const timesOf = (sport: SportCount['sport']) => {
    const one = sport === 'yoga' ? 'mind' : sport
    // Of sports that others' plans are not made of, what is told is had already, unless it is asked for, or is the plan.
    const isAsked =
      sport === 'strength' || (planned.has(one) && (sport === 'run' || wished.has(one) || does.includes(one)))
    return Math.max(isAsked ? (named.get(one)?.size ?? 0) : 0, alone?.includes(one) ? leastAlone(one, goal) : 0)
  }
  return {
    beside: new Set([
      ...[...days.keys()].filter((sport) => !planned.has(sport)),
      ...(raced.size === 0 && gentleDays(reading) <= MOST_GENTLE[goal] ? (['mobility'] as const) : []),
    ]),
    sports: { ...sports, ...(does.length > 0 && { does }), ...neverBeside(raced, sports) },
    counts: COUNTED.flatMap((sport) => {
      const times = timesOf(sport)
      return times > 0 ? [{ sport, times, isLeast: true as const }] : []
    }),
  }
}

/** What somebody never does, without what their events ask for of whoever only does something else. */
function neverBeside(raced: ReadonlySet<Discipline>, { never, unlessRaced }: ConfirmedSports): ConfirmedSports {
  return never && unlessRaced ? { never: never.filter((one) => !raced.has(one) || !unlessRaced.includes(one)) } : {}
}

/** The one sport that somebody does in the place of others, lifting beside it or not; null where they name several, or shun none. */
export function soleSport({ does = [], never = [], unlessRaced = never }: ConfirmedSports): Discipline | null {
  const [one = does[0], ...others] = does.filter((sport) => sport !== 'strength')
  return one && others.length === 0 && unlessRaced.length > 0 ? one : null
}

/** [sessions] a week of the one sport that somebody does, where their goal has none of its kind. @source default-ours */
function leastAlone(sport: Discipline, goal: Goal): number {
  if (sport === 'mind') return MAIN_DAYS
  if (sport === 'strength') return LIFTS_ALONE
  return goal === 'muscle-gain' ? 1 : 0
}

/** [sessions] a week of lifting for whoever does nothing else: what any level recovers from. @source acsm-2009 */
const LIFTS_ALONE = 3

const COUNTED: readonly SportCount['sport'][] = ['strength', 'run', 'cycle', 'swim', 'row', 'yoga']
/** Sports that a plan may hold a session of, whatever it is made of: named without hours, they are asked for. */
const WISHED: ReadonlySet<Discipline> = new Set(['cycle', 'swim', 'mind'])

/** [days] a week of yoga or the like at most that a plan without a race counts as training; who goes more often trains besides. @source default-ours */
const MOST_GENTLE: Readonly<Record<Goal, number>> = {
  ...{ endurance: 0, 'muscle-gain': 0, 'weight-loss': 0 },
  ...{ general: 1, stress: 2 },
}

function gentleDays({ busy }: CommitmentsReading): number {
  return new Set(busy.filter(({ label }) => isGentle(label)).flatMap(({ days }) => days)).size
}

/** Of what the endurance sessions of a plan are where nobody says otherwise. */
const USUAL: Readonly<Record<Goal, readonly Discipline[]>> = {
  endurance: ['run'],
  general: ['run'],
  'weight-loss': ['run'],
  stress: ['run'],
  'muscle-gain': [],
}

/** Of what an event is made, where that is among what endurance sessions usually are of. */
export const RACED: Readonly<Record<EventDiscipline, readonly Discipline[]>> = {
  run: ['run'],
  cycle: ['cycle'],
  swim: ['swim'],
  row: ['row'],
  triathlon: ['swim', 'cycle', 'run'],
  hyrox: ['run'],
  obstacle: ['run'],
  other: ['run'],
  ...{ hike: [], ski: [], strength: [] },
}

/**
 * What the events behind somebody were made of: whoever rode a century goes on as a rider, unless they say otherwise. Nobody
 * goes on swimming who says what is at hand, and has no pool there.
 */
function sportsRaced(read: readonly ReadEvent[], on: CivilDate, equipment: Known['equipment']): readonly Discipline[] {
  const behind = read.filter(({ date }) => date !== null && date < on)
  const isDry = equipment && !equipment.includes('pool')
  const raced = new Set(behind.flatMap(({ discipline }) => RACED[discipline]))
  const sports = [...raced].filter((sport) => !(isDry && sport === 'swim'))
  return sports.length === 1 && sports[0] === 'run' ? [] : sports
}

/** A week as it was read, and what was confirmed or heard of it. */
type ToldWeek = { readonly reading: CommitmentsReading; readonly facts: ConfirmedFacts }

/**
 * A week in which hours of training are what they are: those of a sport beside the plan take their time, and those that lie
 * within commitments are the hours there are ("gym 12-1, work 9-6" is no wish for some time of the day).
 */
export function withOwnHours({ reading, facts }: ToldWeek, beside: OwnSports['beside']): ToldWeek {
  const { week = {} } = facts
  const isBeside = ({ sport }: { readonly sport?: Discipline }) => sport !== undefined && beside.has(sport)
  const taken = (week.windows ?? []).filter(isBeside).map(({ sport, ...hours }) => ({
    ...{ ...hours, label: nameOf(sport), span: { start: 0, end: 0 }, confidence: 1 },
  }))
  const runs = reading.preferences.filter((wish) => wish.sport === 'run' && isBeside(wish)).flatMap(ownDays)
  const isTaken = (day: Weekday) => taken.some(({ days, label }) => label === nameOf('run') && days.includes(day))
  const told = {
    busy: [...reading.busy, ...taken, ...runs.filter(({ days }) => !days.some((day) => isTaken(day)))],
    preferences: reading.preferences.filter((wish) => !isBeside(wish)),
  }
  const windows = [...(week.windows ?? []).filter((window) => !isBeside(window)), ...enclosed(told, week, isBeside)]
  const isSaid = windows.length > 0 || week.windows !== undefined
  return { reading: told, facts: isSaid ? { ...facts, week: { ...week, windows } } : facts }
}

/** [min] of a session of one's own sport of which only the day was told. @source default-ours */
const OWN_MIN = 45

/** "Run Tue and Thu" beside a plan for muscle: the days hold it, at the hour at which others are taken to be. */
function ownDays({ sport, days, span, confidence, from, to }: TimePreference): BusyBlock[] {
  return days.map((day) => {
    const { start } = practiceHours(day)
    const hours = { start: clockTime(start), end: clockTime(start + OWN_MIN) }
    return { days: [day], ...hours, label: nameOf(sport), span, confidence, ...(from && { from }), ...(to && { to }) }
  })
}

/** Hours of one's own training that lie within commitments, on days without hours that were confirmed. */
function enclosed(
  { busy }: CommitmentsReading,
  { windows }: ConfirmedWeek,
  isBeside: (one: { readonly sport?: Discipline }) => boolean,
): NonNullable<ConfirmedWeek['windows']> {
  const others = busy.filter((block) => !isOwnTraining(block) && !isSleep(block))
  const planned = busy.filter((block) => isOwnTraining(block) && !isBeside({ sport: ownSport(block.label) ?? 'rest' }))
  return planned.flatMap(({ days, start, end, from, to }) => {
    const open = days.filter((day) => !windows?.some((window) => window.days.includes(day)))
    const within = open.filter((day) => {
      const held = others.filter((one) => one.days.includes(day) && one.start < one.end)
      return (
        held.some((one) => one.start < start && one.end >= start) &&
        held.some((one) => one.start <= end && one.end > end)
      )
    })
    const season = { ...(from && { from }), ...(to && { to }) }
    return within.length > 0 ? [{ days: within, start, end, ...season }] : []
  })
}

/** What somebody names of their own training, each with its days and, where they say it, its sport. */
function namedIn({ busy, preferences }: CommitmentsReading) {
  return [
    ...busy.filter(isOwnTraining).map((block) => ({ days: block.days, sport: ownSport(block.label) })),
    ...preferences.map((wish) => ({ days: wish.days, sport: wish.sport ?? null })),
  ]
}

/** The days that somebody names for each sport of their own. */
function namedDays(reading: CommitmentsReading): ReadonlyMap<Discipline, ReadonlySet<Weekday>> {
  const days = new Map<Discipline, Set<Weekday>>()
  for (const { days: on, sport } of namedIn(reading))
    if (sport !== null && on.length < WEEKDAYS.length) days.set(sport, new Set([...(days.get(sport) ?? []), ...on]))
  return days
}

/** [days] of each endurance sport that somebody has hours or days of their own for. */
function daysBySport(reading: CommitmentsReading): ReadonlyMap<Discipline, number> {
  const days = new Map<Discipline, number>()
  for (const { days: on, sport } of namedIn(reading))
    if (sport !== null && sport !== 'strength' && sport !== 'mind') days.set(sport, (days.get(sport) ?? 0) + on.length)
  return days
}
