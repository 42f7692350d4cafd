import { civilDate, dayNumber } from './civil-date.ts'
import { bindsDays, isExceptional } from './confirmed/binding.ts'
import { type CalendarDays, calendarAsLaid, calendarNow } from './confirmed/calendar-days.ts'
import { hasChosenDays, lifeAsChosen, standingAnswers, withChosenResult, withChosenTimes } from './confirmed/chosen.ts'
import { type LifeDays, lifeDays } from './confirmed/life-days.ts'
import { ownSports, withOwnHours } from './confirmed/own-sports.ts'
import { knownFacts } from './confirmed/readings.ts'
import { minuteOf } from './day/clock.ts'
import { ledLong } from './day/led-long.ts'
import type { OrdinaryDay, Practice } from './day/ordinary-week.ts'
import { isWithWeights } from './day/practice-words.ts'
import { isHardPractice, isInEachWeek, isOpen } from './day/practices.ts'
import { longestSlotMin, usualStart } from './day/start-time.ts'
import { withoutPast } from './first-day.ts'
import { heardPreferences } from './heard-preferences.ts'
import { raceStart } from './interpret/races/start.ts'
import { askedDays } from './lived/asked-days.ts'
import type { Follow } from './lived/follow.ts'
import type { LivedWeeks } from './lived/lived-weeks.ts'
import type { LivedLayout } from './lived/rebuilt-weeks.ts'
import { silenceFrom } from './lived/silence-from.ts'
import type { CivilDate, ConfirmedFacts, PlanInput, Profile, ReadEvent, SportCount, StartingPoint } from './model.ts'
import type { DatedEvent } from './phases/events.ts'
import type { WeekFrame } from './phases/macrocycle.ts'
import { targetWarnings } from './phases/target-warnings.ts'
import { blocksTo, type PlanBlock } from './plan-life.ts'
import type { PlanWarning } from './plan-model.ts'
import type { Readings } from './read-facts.ts'
import { seedOf } from './rng.ts'
import { isStartSaid } from './said-start.ts'
import { sure } from './sure.ts'
import type { ToldOfTraining } from './told-of-training.ts'
import type { MadeWeeks } from './week/block/make-weeks.ts'
import { onNamedDays } from './week/block/named-days.ts'
import { withoutDeloadsAfterRest } from './week/person/after-away.ts'
import { afterBirth } from './week/person/after-birth.ts'
import { withPauses } from './week/person/in-week.ts'
import type { Person } from './week/person/person.ts'
import { personOf } from './week/person/person-of.ts'
import { shortDaysOf } from './week/person/short-days.ts'

/** The plan before anything happened: what profile and anchor alone make. */
export type PlanBase = {
  readonly profile: Profile
  readonly told: ToldOfTraining
  readonly made: MadeWeeks
  readonly events: readonly DatedEvent[]
  /** About the goal and the events. */
  readonly warnings: readonly PlanWarning[]
  readonly person: Person
  /** The person's ordinary week, Monday first. */
  readonly week: readonly OrdinaryDay[]
  /** What was confirmed of them, or else heard. */
  readonly facts: ConfirmedFacts
  /** The days of their life, as they were when each week was laid out. */
  readonly life: LifeDays
  /** The same as they are now, with what calendars have taken since. */
  readonly lifeNow: LifeDays
  /** [min after midnight] usual start of training. */
  readonly usual: number
  /** First day and number of the block that holds today; both go on with the next call, and so do the next two. */
  readonly anchor: CivilDate
  readonly block: number
  /** First day of the first block: the profile's texts are read as of then. */
  readonly begun: CivilDate
  /** Where training stood when the block began. */
  readonly start: StartingPoint
  /** The weeks that are over, as they count, and where those after them were made anew. */
  readonly lived: Pick<LivedLayout, 'lived' | 'rebuilt'>
  /** Week of today, 0 first. */
  readonly current: number
  /** Day number of the first Monday. */
  readonly monday: number
}

/**
 * Makes the base of a plan, which history and asked-for changes then adjust.
 * @throws RangeError when a date is not a real day
 */
export function planBase(given: PlanInput, readings: Readings, follow: Follow): PlanBase {
  const input = withChosenResult(given)
  const today = dayNumber(input.today)
  const base = baseFrom(input, readings, follow)
  const { anchor, made } = base
  if (input.now === undefined || anchor !== input.today || base.begun < anchor) return base
  const raced = raceStart(input.profile.races, readings.races(base.begun).events, input.today)
  const late = withoutPast(base, minuteOf(input.now), raced)
  if (late !== null) return late === made ? base : { ...base, made: late }
  // Nothing of today's session fits any more: the plan begins tomorrow.
  const tomorrow = civilDate(today + 1)
  return baseFrom({ ...input, anchor: tomorrow, begun: input.begun ?? input.today }, readings, follow)
}

function baseFrom(input: PlanInput, readings: Readings, follow: Follow): PlanBase {
  const { profile } = input
  const today = dayNumber(input.today)
  const anchor = Math.min(today + 1, input.anchor === undefined ? today : dayNumber(input.anchor))
  const begun = Math.min(anchor, input.begun === undefined ? anchor : dayNumber(input.begun))
  const done = (input.history ?? []).filter((day) => day.completed === true && day.date <= input.today)
  const lastDone = done.reduce<CivilDate | null>((last, { date }) => (last !== null && last > date ? last : date), null)
  const raced = follow.before?.raced(input, civilDate(anchor))
  const named = withChosenTimes(readings.races(civilDate(begun)).events, input)
  const blocks = blocksTo({
    profile,
    about: input.facts?.about,
    read: named,
    begun,
    anchor,
    block: input.block ?? 1,
    today,
    lastDone: lastDone === null ? null : dayNumber(lastDone),
    raced,
    stays: input.stays,
  })
  const said = knownFacts(readings.heard, input.facts)
  const last = sure(blocks.at(-1))
  const own = ownSports({
    ...last,
    read: readings.races(civilDate(begun)).events,
    equipment: input.preferences?.equipment,
    reading: readings.commitments,
    facts: said,
    goal: profile.goal,
    on: civilDate(last.anchor),
  })
  const { told } = readings
  const ofWeek = { reading: readings.commitments, facts: { ...said, sports: own.sports } }
  const { reading, facts } = withOwnHours(ofWeek, own.beside)
  const known = { reading, preferences: input.preferences, facts, beside: own.beside }
  const calendar = calendarAsLaid(input.calendar ?? [], civilDate(last.anchor))
  const lifeWith = (taken: CalendarDays) =>
    lifeAsChosen(facts, input, (chosen) => lifeDays({ ...known, facts: chosen, calendar: taken }))
  const life = lifeWith(calendar)
  const lifeNow = input.calendar ? lifeWith(calendarNow(input.calendar)) : life
  const usual = usualStart(life.week, 45, follow.before?.usual(input))
  const { held = false, easyLifts = false, runsFrom = null } = readings
  const making = {
    input,
    told,
    facts,
    calendar,
    life,
    usual,
    begun,
    held,
    easyLifts,
    runsFrom,
    follow,
    counts: own.counts,
    named,
  }
  const made = lastMade(blocks, today, making)
  const { monday } = sure(last.frames[0])
  return {
    ...{ profile, told, made: made.weeks, events: last.events, person: made.person, life, lifeNow, facts, usual },
    week: life.week,
    warnings: [...seasonTold(last.warnings, life.week), ...targetWarnings(last.events, made.person.result)],
    anchor: civilDate(last.anchor),
    block: last.block,
    begun: civilDate(begun),
    start: made.person.start,
    lived: made.weeks.lived,
    ...{ current: Math.floor((today - monday) / 7), monday },
  }
}

type Making = {
  readonly input: PlanInput
  readonly told: ToldOfTraining
  readonly facts: ConfirmedFacts
  readonly calendar: CalendarDays
  readonly life: LifeDays
  readonly usual: number
  readonly begun: number
  readonly held: boolean
  readonly easyLifts: boolean
  readonly runsFrom: CivilDate | null
  readonly counts: readonly SportCount[]
  /** All events that the person named. */
  readonly named: readonly ReadEvent[]
  readonly follow: Follow
}

/** The weeks of the last of some blocks, and whose they are. */
type Made = { readonly weeks: LivedWeeks; readonly person: Person }

/**
 * The weeks of the last of some blocks as they stand on a day, each block begun from what became of the one before, and
 * its weeks made anew where they were not followed.
 * @param today - day number
 */
function lastMade(blocks: readonly PlanBlock[], today: number, making: Making): Made {
  const { input, facts, life, usual } = making
  const block = sure(blocks.at(-1))
  // What was heard of sports and of the body counts like what was confirmed of them.
  const { sports, body } = facts
  const heard = input.facts?.body ? [] : (body ?? [])
  const careful = heard.filter(({ how }) => how === 'careful')
  const known = { ...(careful.length > 0 && { body: careful }), ...input.facts, ...(sports && { sports }) }
  const preferences = heardPreferences(input, {
    told: making.told,
    held: making.held,
    body: heard,
    counts: making.counts,
  })
  const anchor = civilDate(block.anchor)
  // Somebody is as quick as their result says on the day that this block begins, not an earlier one.
  const told = { ...input, anchor, facts: known, preferences }
  const open = life.week.filter(isOpen).length
  const plain = personOf(told, block.events, open, practicesIn(life.week).filter(isInEachWeek), making.named)
  const frames = framesOf(block, making).map((frame) => (making.held ? { ...frame, held: true as const } : frame))
  const returning = making.runsFrom === null ? plain : afterBirth(plain, dayNumber(making.runsFrom), frames)
  const marks = { ...(making.held && { held: true as const }), ...(making.easyLifts && { easyLifts: true as const }) }
  const pausing = withPauses(returning, facts.dated ?? [], frames)
  const person: Person = { ...pausing, start: startOf(blocks, plain, making), ...marks, ...shortDaysOf(life.week) }
  const keepsDays = standingAnswers(input).some(({ kind }) => kind === 'often-missed')
  const own = { person, daysFrom: life.from, seed: seedOf(input.profile.name + anchor) }
  const laid = keepsDays ? own : (making.follow.before?.missed(own, input, anchor) ?? own)
  const weeks = making.follow.weeks({
    making: { ...laid, frames, usual, kept: making.follow.before?.kept(input, anchor) ?? {} },
    ...{ history: input.history, withdrawn: input.withdrawn ?? [] },
    over: Math.floor((today - sure(frames[0]).monday) / 7),
    ...{ since: silenceFrom(input, block.anchor), asked: askedDays(input, anchor), keepsDays },
  })
  return { weeks, person }
}

/** [min] a day that holds less binds its week. @source default-ours */
const LONG_MIN = 60

/** A block's weeks with the days that the person keeps free. */
function framesOf({ frames }: PlanBlock, { input, life, facts, calendar }: Making): readonly WeekFrame[] {
  const onNamed = (frame: WeekFrame) => onNamedDays(frame, life.from(frame.monday), input.profile.trainingDays)
  const losesSports = (facts.sports?.never ?? []).length > 0 || facts.dated?.some(({ kind }) => kind === 'without')
  const isHeld = life.week.some(({ practice, binding }) => practice ?? binding?.shut)
  const isEachWeek = !life.hasSeasons && !hasChosenDays(input) && calendar.size === 0
  if (!bindsDays(facts) && !losesSports && !isHeld && isEachWeek) return frames.map(onNamed)
  const lived = frames.map((frame) => {
    const days = life.from(frame.monday)
    const shut = [0, 1, 2, 3, 4, 5, 6].filter((day) => sure(days[day]).binding?.shut)
    const beside = besideOf(days, input.profile.trainingDays)
    const isShort = days.some((day) => day.binding && longestSlotMin(day, false) < LONG_MIN)
    const bound = losesSports || beside !== undefined || isShort
    const exceptional = isExceptional(facts, frame.monday)
    return onNamed({ ...frame, shut, bound, exceptional, ...(beside && { beside }) })
  })
  return withoutDeloadsAfterRest(lived)
}

/** Whose practices stand in their week is not asked for them. */
function seasonTold(warnings: readonly PlanWarning[], week: readonly OrdinaryDay[]): readonly PlanWarning[] {
  return practicesIn(week).length === 0 ? warnings : warnings.filter(({ code }) => code !== 'season-kept')
}

function practicesIn(days: readonly OrdinaryDay[]): Practice[] {
  return days.flatMap(({ practice }) => practice ?? [])
}

/** What room the practices of a week leave for sessions of its own: one at least, for what no practice trains. */
function besideOf(week: readonly OrdinaryDay[], days: number): WeekFrame['beside'] {
  const practices = practicesIn(week)
  if (practices.length === 0) return undefined
  const hard = practices.filter(isHardPractice).length
  const isStrength = practices.filter(({ label }) => isWithWeights(label)).length > practices.length / 2
  const long = ledLong(practices)
  return {
    ...{ days: practices.length, hard, most: Math.max(1, days - practices.length), isStrength },
    ...(long && { long }),
  }
}

function startOf(blocks: readonly PlanBlock[], { start: own, level, stress }: Person, making: Making): StartingPoint {
  const { input, begun } = making
  const { anchor, block } = sure(blocks.at(-1))
  const { history = [] } = input
  const follows = making.follow.before?.start
  if (block === 1 || !follows) return own
  const isAsked = begun === anchor
  // On the day that a block was asked for it begins anew each time: what is changed besides counts in any order.
  if (blocks.length === 1 && input.start && !(isAsked && anchor >= dayNumber(input.today))) return input.start
  // A block that the person asked for begins where they say they stand, or else where what they did says.
  if (isAsked) {
    const raced = making.follow.before?.raced(input, civilDate(anchor))?.date
    const trained = history.filter(({ date }) => date !== raced)
    const lately = follows.lately(input, civilDate(anchor))
    const days = input.profile.trainingDays
    const start = isStartSaid(input, anchor)
      ? own
      : follows.asked({ level, own, anchor, history: trained, days, lately })
    const liftMin = lately?.liftMin ?? own.liftMin
    return liftMin === undefined ? start : { ...start, liftMin }
  }
  // A block that nobody lived through says nothing; neither does one before it.
  const lived = blocks.length === 2 || history.some((day) => follows.counts(day.date, anchor))
  const before = blocks.length > 1 && lived ? follows.weeks(lastMade(blocks.slice(0, -1), anchor, making)) : []
  const facts = { level, own, stress, anchor, begun, history, before }
  return follows.lifted(follows.block(facts), facts)
}
