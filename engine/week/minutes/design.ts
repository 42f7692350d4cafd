import { BOUNDS } from '../../limits/bounds.ts'
import { LIMITS } from '../../limits/limits.ts'
import { TRAINING_DAYS } from '../../model.ts'
import { eventProfile, isLongEvent, quietDaysAfter } from '../../phases/event-profile.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import { sure } from '../../sure.ts'
import { ENDURANCE_ROLES, type Intent } from '../intent.ts'
import { isRaceNear } from '../long-days.ts'
import { type Held, NO_HARD, withWeek } from '../mix/hard-bank.ts'
import { withRaceRhythm } from '../mix/race-rhythm.ts'
import { withoutShortSecond, withSecondLong } from '../mix/second-long.ts'
import { lateSessions, weekMix } from '../mix/week-mix.ts'
import { keptAway, runAfterAwayKm } from '../person/after-away.ts'
import { inWeek, isBackToRuns, isWalkedInstead } from '../person/in-week.ts'
import { easyPaceMinPerKm, type Person } from '../person/person.ts'
import { allocateMinutes } from './allocate.ts'
import { enduranceRamp } from './endurance-ramp.ts'
import { besideLedLong, ledLongMin } from './led-long.ts'
import { liftRamp } from './lift-ramp.ts'
import { mostMin } from './long-session.ts'
import { safeRace, UNDER_WAY_SLACK } from './safe-race.ts'
import { isMeasure, longRunOf } from './steady-long.ts'
import { weekSize } from './strength-minutes.ts'
import { peakWeekMinutes, type RampState, weekMinutes } from './week-minutes.ts'

/** A week with its sessions and their minutes, before stress shortens them and before days are chosen. */
export type DesignedWeek = {
  readonly frame: WeekFrame
  readonly intents: readonly Intent[]
  /** An event just passed: nothing hard, strength included. */
  readonly easyOnly: boolean
  /** [min] that it should hold without stress, 0 where it may well hold less. */
  readonly wantedMin: number
}

/** [km] longest run of the last 30 days when the plan begins. */
export function startRunKm(person: Person): number {
  return Math.max(
    LIMITS['run-rise'].given.startKm,
    person.start.longestRunKm ?? person.start.longestMin / easyPaceMinPerKm(person.level, 0),
  )
}

/** [min] a long session that anybody may do, however little was done of the last ones. */
const { least: LEAST_LONG_MIN } = BOUNDS['long-at-start']
const { startKm: LEAST_RUN_KM } = LIMITS['run-rise'].given
/** [ratio] of its minutes that a week keeps after a race in the middle of the plan. @source default-ours */
const AFTER_TEST_SHARE = 0.75

/** [weeks] back to the training that carries an event. */
export const READY_WEEKS = 9

/** [weeks] in which what was done stays what somebody is used to. @source frandsen-2025 */
const RECENT_WEEKS = 4

/** The longest sessions that an event can build on, and runs that were raced: who has just run a marathon can run the next. */
function readyFrom(longest: readonly Longest[], start: Longest): Pick<Longest, 'runKm' | 'min'> {
  const first = longest.length - READY_WEEKS
  return {
    runKm: Math.max(mostOf('runKm', longest, first), mostOf('racedKm', longest, first)) || start.runKm,
    min: mostOf('min', longest, first) || start.min,
  }
}

/** The most of the weeks from an index on. */
function mostOf(measure: Exclude<keyof Longest, 'exceptional'>, weeks: readonly Longest[], first: number): number {
  let most = 0
  for (let index = Math.max(0, first); index < weeks.length; index++) most = Math.max(most, sure(weeks[index])[measure])
  return most
}

type Longest = {
  readonly runKm: number
  readonly min: number
  /** Of the week's events. */
  readonly racedKm: number
  readonly exceptional: boolean
}

/** A session as it was planned in the end, whatever its day, its limits and its neighbours made of it. */
type Finished = { readonly intent: Intent; readonly session: Held }

/** What a week that is over had asked for, and whether it was a week off. */
type Over = { readonly asked: readonly Finished[]; readonly isOff: boolean }

/** Designs the weeks of a plan in order, each limited by what the finished ones before it hold. */
export type WeekDesigner = {
  readonly frames: readonly WeekFrame[]
  /** Its frame says what of the week may be lifted. */
  readonly design: (frame: WeekFrame) => DesignedWeek
  /**
   * Tells the designer how the week it designed last came out.
   * @param over - the week, where it is over: an easier one is measured by what it had asked for
   */
  readonly remember: (frame: WeekFrame, placed: readonly Finished[], over?: Over) => void
}

/**
 * A designer that fills weeks with sessions and minutes, as a person without stress would train.
 * @source frandsen-2025, nielsen-2014
 */
export function designWeeks(frames: readonly WeekFrame[], person: Person): WeekDesigner {
  const ramp: RampState = { weeks: [], peakMin: 0, lastLoaded: 0, begun: false }
  const start: Longest = {
    ...{ min: Math.max(10, person.start.longestMin), runKm: startRunKm(person) },
    ...{ racedKm: 0, exceptional: false },
  }
  const longest: Longest[] = [start]
  let noHardUntil = 0
  let shortUntil = 0
  let hard = NO_HARD
  let slack = 1
  let lastLongMin = 0
  const lifts = liftRamp(person.start.liftMin)
  const endures = enduranceRamp(person.start)
  return {
    frames,
    design(plain) {
      const frame = lifts.held(plain)
      const here = inWeek(person, frame)
      const isAfterRace = noHardUntil > frame.monday
      const easyOnly = isAfterRace || isBackToRuns(person, frame) || isWalkedInstead(person, here)
      const mix = weekMix(frame, here, easyOnly)
      const ready = readyFrom(longest, start)
      const safe = mix.map((intent) => safeRace(intent, here, ready, slack))
      const intents = easyOnly ? safe : withSecondLong(safe, frame, here)
      const strengthMin = intents.filter((intent) => intent.role === 'strength').length * 35
      const size = weekSize(intents, peakWeekMinutes(frame, here, strengthMin), here, frame)
      const total = weekMinutes(frame, here, ramp, size)
      const known = limitsOf(longest, start)
      const limits = {
        ...(frame.monday < shortUntil ? afterLongEvent(known) : known),
        ...{ lastLongMin, hard, enduranceMin: endures.most() },
      }
      // The week after a race that is only a test stays clearly smaller.
      const eased =
        isAfterRace && !frame.deload && frame.share === null && frame.races.length === 0
          ? total * AFTER_TEST_SHARE
          : total
      const totalMin = partOf(eased, frame, intents, here)
      const own = allocateMinutes(intents, totalMin, frame, here, limits)
      const led = besideLedLong(own, frame, here)
      const shared = led ? allocateMinutes(led, totalMin, frame, here, limits) : own
      const sized = easyOnly ? shared.map(endedEasily) : withoutShortSecond(withRaceRhythm(shared, frame, here, hard))
      return {
        frame,
        intents: sized,
        easyOnly,
        wantedMin: isLoaded(frame, here) ? Math.min(totalMin, mostMin(sized, limits)) : 0,
      }
    },
    remember(frame, placed, over) {
      const used = over?.isOff ? { ...frame, exceptional: true } : frame
      noHardUntil = Math.max(noHardUntil, ...frame.races.map((race) => race.dayNumber + 1 + quietDaysAfter(race)))
      shortUntil = Math.max(shortUntil, ...frame.races.map(shortDaysEnd))
      const trained = placed.filter(({ intent }) => intent.role !== 'race')
      rememberTotal(placed, used, person, ramp, over)
      lifts.lifted(frame, minutesOf(trained.filter(({ session }) => session.discipline === 'strength')))
      if (over) slack = UNDER_WAY_SLACK
      if (over && !used.deload && !used.exceptional) ramp.lastLoaded = minutesOf(over.asked)
      const endurance = trained.filter(({ intent }) => ENDURANCE_ROLES.has(intent.role))
      endures.trained(minutesOf(endurance))
      hard = withWeek(hard, placed)
      lastLongMin = nextLastLong(lastLongMin, placed, used, over)
      const ledMin = frame.beside?.long ? ledLongMin(frame, person, frame.beside.long.sport) : 0
      longest.push({
        runKm: Math.max(over ? LEAST_RUN_KM : 0, ...endurance.map(({ session }) => session.distanceKm ?? 0)),
        min: Math.max(over ? LEAST_LONG_MIN : 0, ledMin, ...endurance.map(({ session }) => session.durationMin)),
        racedKm: racedKmOf(placed),
        exceptional: frame.exceptional,
      })
    },
  }
}

/** The long run of a week in which nothing is hard ends as easily as it begins. */
function endedEasily(intent: Intent): Intent {
  return intent.role === 'long' && intent.kind === 'long' ? { ...intent, endsEasily: true } : intent
}

function racedKmOf(placed: readonly Finished[]): number {
  const runs = placed.filter(({ intent: { role, event } }) => role === 'race' && event?.discipline === 'run')
  return Math.max(0, ...runs.map(({ session }) => session.distanceKm ?? 0))
}

/** Whether a week should hold all its minutes: not an easier one, one away or one beside an event. */
function isLoaded(frame: WeekFrame, { held }: Person): boolean {
  return (
    !held &&
    frame.share === null &&
    frame.phase !== 'recovery' &&
    !frame.deload &&
    !frame.exceptional &&
    !isRaceNear(frame)
  )
}

/** A week that begins late, or gives a session to a race, holds its part of the minutes. */
function partOf(total: number, frame: WeekFrame, intents: readonly Intent[], person: Person): number {
  const sessions = intents.filter((intent) => intent.role !== 'race').length
  const mainRaceWeek = frame.daysToTarget !== null && frame.daysToTarget < 7
  if (mainRaceWeek) return frame.index === 0 ? Math.min(total, (total * sessions) / person.days) : total
  if (frame.firstDay > 0) return total * Math.max(sessions / person.days, latePart(frame, person))
  // Fewer days than usual hold their part of the week, not all of it.
  const open = sessions + frame.races.length
  if (frame.shut.length > 0 && open < person.days) return (total * open) / person.days
  return frame.races.length > 0 ? total * 0.8 * (sessions / Math.max(1, sessions + frame.races.length)) : total
}

/** [ratio] of a whole week that a late one holds: no less than on fewer days. */
function latePart({ firstDay }: WeekFrame, { days }: Person): number {
  const fewer = TRAINING_DAYS.filter((one) => one <= days)
  return Math.max(...fewer.map((one) => lateSessions(7 - firstDay, one) / one))
}

/** [ratio] of the longest one that a long session has at most while a marathon is still in the legs. @source marathon-recovery-2017, default-ours */
const AFTER_LONG_EVENT = 0.6

/** Day number until which a race keeps long sessions short, 0 for one that is not that long; of one that was only training as well. */
function shortDaysEnd(race: WeekFrame['races'][number]): number {
  const profile = eventProfile(race)
  return isLongEvent(profile) ? race.dayNumber + 1 + profile.noHardDays : 0
}

function afterLongEvent(known: ReturnType<typeof limitsOf>): ReturnType<typeof limitsOf> {
  return {
    ...known,
    longestRunKm: Math.min(known.longestRunKm, known.peakLongKm * AFTER_LONG_EVENT),
    longestMin: Math.min(known.longestMin, known.peakLongMin * AFTER_LONG_EVENT),
  }
}

function limitsOf(longest: readonly Longest[], start: Longest) {
  const recent = longest.length - RECENT_WEEKS
  // What somebody ran before the plan stops counting once its own weeks are what they are used to.
  const known = recent > 0 ? 1 : 0
  // After a month without running, running starts where it started at first.
  const longestRunKm = mostOf('runKm', longest, recent) || start.runKm
  return {
    longestRunKm,
    backRunKm: runAfterAwayKm(longest, longestRunKm),
    longestMin: mostOf('min', longest, recent) || start.min,
    peakLongKm: mostOf('runKm', longest, known) || start.runKm,
    peakLongMin: mostOf('min', longest, known) || start.min,
  }
}

/** [min] the long run that the next loaded week is measured by: of a week that is over as far as it was asked for. */
function nextLastLong(lastMin: number, placed: readonly Finished[], frame: WeekFrame, over?: Over): number {
  if (!isMeasure(frame)) return lastMin
  return Math.min(longMinOf(placed), over ? longMinOf(over.asked) : Number.POSITIVE_INFINITY)
}

function longMinOf(placed: readonly Finished[]): number {
  return longRunOf(placed.map(({ intent, session }) => ({ intent, min: session.durationMin })))
}

function minutesOf(placed: readonly Finished[]): number {
  return placed.reduce((sum, { intent, session }) => sum + (intent.role === 'race' ? 0 : session.durationMin), 0)
}

/** [min] a week that begins late would hold as a whole one; of one without a session left in it nobody knows less than before. */
function wholeOfLate(min: number, sessions: number, { days, start }: Person): number {
  if (sessions === 0) return start.weeklyMin
  return Math.min((min * days) / sessions, Math.max(min, start.weeklyMin))
}

function rememberTotal(
  placed: readonly Finished[],
  frame: WeekFrame,
  person: Person,
  ramp: RampState,
  over?: Over,
): void {
  const trained = placed.filter(({ intent }) => intent.role !== 'race')
  const held = minutesOf(trained)
  const racedMin = placed.reduce(
    (sum, { intent, session }) => sum + (intent.role === 'race' ? session.durationMin : 0),
    0,
  )
  // A week of fewer days holds its part of what a whole one would, and the next grows from that.
  const isShort = frame.firstDay === 0 && frame.shut.length > 0 && trained.length > 0 && trained.length < person.days
  const sum = isShort ? (held * person.days) / trained.length : held
  const whole = frame.firstDay > 0 ? wholeOfLate(sum, trained.length, person) : sum
  const min = frame.exceptional
    ? Math.max(whole, keptAway(frame) * (ramp.weeks.at(-1)?.min ?? person.start.weeklyMin))
    : whole
  // The ratio to the month is the plan's own shape, whatever was missed of it.
  const shapeMin = Math.max(min, over && !over.isOff ? minutesOf(over.asked) : 0)
  ramp.weeks.push({ min, withRacesMin: shapeMin + racedMin, exceptional: frame.exceptional })
  ramp.begun ||= frame.firstDay === 0
  const newCycle = frame.phase === 'base' && frame.weekOfPhase === 0
  ramp.peakMin = newCycle ? whole : Math.max(ramp.peakMin, whole)
  if (!frame.deload && !frame.exceptional) ramp.lastLoaded = whole
}
