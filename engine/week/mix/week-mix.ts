import { LIMITS } from '../../limits/limits.ts'
import type { Discipline, Goal, Level } from '../../model.ts'
import type { EventKind } from '../../phases/event-profile.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import { sure } from '../../sure.ts'
import type { Intent } from '../intent.ts'
import { isRaceNear } from '../long-days.ts'
import type { MixRole } from '../mix-role.ts'
import type { Person } from '../person/person.ts'
import { forSports } from '../person/sports.ts'
import { HARD_SPACING_DAYS } from '../person/stress.ts'
import { askedCounts } from './asked-counts.ts'
import { intentsOf, raceIntent } from './mix-intents.ts'
import { type MixStage, ordinaryMix, RECOVERY_MIX } from './mix-tables.ts'
import { ALL_EASY_WEEKS, hardSessionsOf } from './quality.ts'

/**
 * What a week holds, without minutes and days yet.
 * @param frame - the week
 * @param person - whom it is for
 * @param easyOnly - a race or its aftermath leaves no room for hard work
 * @returns one intent per training day, races included
 */
export function weekMix(frame: WeekFrame, person: Person, easyOnly: boolean): Intent[] {
  const races = frame.races
    .filter((race) => race.dayNumber - frame.monday >= frame.firstDay)
    .map((race) => raceIntent(race, frame))
  const mix = hardLimited(
    wholeMix(frame, person, races),
    frame,
    person,
    easyOnly || isRaceNear(frame) || person.returning !== undefined,
  )
  const near = isRaceNear(frame) ? mix.map((role) => SHORT_FOR[role] ?? role) : mix
  const open = forSports(
    askedCounts(kept(besidePractices(near, frame, person.goal), openDays(frame)), frame, person),
    person,
  )
  const led = frame.beside?.days ?? 0
  return [...races, ...intentsOf(lightened(open, { taken: races.length + led, led }, person), frame, person)]
}

/** What stands for a long session or a brick where an event leaves no day for one. */
const SHORT_FOR: Readonly<Partial<Record<MixRole, MixRole>>> = { long: 'easy', brick: 'cycle' }

/** [days] of a week that may hold training beside its events. */
function openDays({ firstDay, shut, races, monday }: WeekFrame): number {
  const taken = new Set([...shut, ...races.map(({ dayNumber }) => dayNumber - monday)])
  return 7 - firstDay - [...taken].filter((day) => day >= firstDay).length
}

/** [practices] a week of so many is trained for by them: what it needs beside them is strength. @source default-ours */
const MANY_PRACTICES = 2
/** What stands beside practices and matches, by its worth: they are endurance and speed already. */
const BESIDE_PRACTICES: readonly MixRole[] = ['strength', 'strength', 'easy', 'mobility', 'easy', 'recovery']

/** The same beside CrossFit and other classes with weights, unless muscle is what the plan is for. */
const BESIDE_WEIGHTS: readonly MixRole[] = ['long', 'easy', 'easy', 'mobility', 'easy', 'recovery']

/** The sessions of a week beside those that others lead. */
function besidePractices(mix: readonly MixRole[], frame: WeekFrame, goal: Goal): readonly MixRole[] {
  const { beside, profile, phase } = frame
  if (!beside) return mix
  const isOwn = profile !== null && profile.kind !== 'general'
  const isMany = beside.hard >= MANY_PRACTICES
  if (!isOwn && phase !== 'recovery' && isMany)
    return (beside.isStrength && goal !== 'muscle-gain' ? BESIDE_WEIGHTS : BESIDE_PRACTICES).slice(0, beside.most)
  return kept(mix, beside.most)
}

/** What goes first where a week has fewer days than sessions. */
const GOES_FIRST: readonly MixRole[] = [
  'mobility',
  'recovery',
  'breathing',
  'yoga',
  'circuit',
  'hybrid',
  'run',
  'cycle',
  'swim',
  'easy',
  'learned-quality',
  'second-quality',
  'strength',
  'quality',
  'strides',
  'brick',
  'long',
]

function kept(mix: readonly MixRole[], count: number): readonly MixRole[] {
  let left = mix
  while (left.length > Math.max(0, count)) {
    const goes = GOES_FIRST.find((role) => left.includes(role)) ?? sure(left.at(-1))
    left = left.toSpliced(left.lastIndexOf(goes), 1)
  }
  return left
}

function wholeMix(frame: WeekFrame, person: Person, races: readonly Intent[]): readonly MixRole[] {
  const open = 7 - frame.firstDay
  const whole = usualMix(frame, person)
  const mainRace = frame.daysToTarget !== null && frame.daysToTarget < 7
  if (mainRace && races.length > 0) {
    const before = (frame.daysToTarget ?? 0) - frame.firstDay
    const after = 6 - (frame.daysToTarget ?? 0)
    const wanted = Math.max(Math.ceil(person.days * LIMITS['training-days'].hard.freed), person.days - 1)
    return raceWeekMix(Math.min(wanted, open, before + 1 + after) - races.length, before, person)
  }
  const own = frame.firstDay > 0 ? withRestBetween(sampled(whole, lateSessions(open, person.days)), open) : whole
  let mix = withOtherSports(own, frame)
  for (let race = 0; race < races.length; race++) mix = withoutFirst(mix, GIVE_WAY_TO_RACE)
  return mix
}

const SPORT_ROLE: Readonly<Partial<Record<Discipline, MixRole>>> = { swim: 'swim', cycle: 'cycle', run: 'run' }

/** One easy session a week is of a smaller event's sport, and two where there are easy ones enough. */
function withOtherSports(mix: readonly MixRole[], { otherSports = [], phase }: WeekFrame): readonly MixRole[] {
  if (phase === 'recovery' || mix.length < 4) return mix
  let result = mix
  for (const sport of otherSports) {
    const role = SPORT_ROLE[sport]
    if (role === undefined) continue
    const easy = result.filter((one) => one === 'easy').length
    for (let count = easy >= 3 ? 2 : Math.min(1, easy); count > 0; count--)
      result = result.with(result.lastIndexOf('easy'), role)
  }
  return result
}

/** What gives its day to an event that is not the main one. */
const GIVE_WAY_TO_RACE: readonly MixRole[] = [
  'long',
  'brick',
  'quality',
  'learned-quality',
  'second-quality',
  'hybrid',
  'cycle',
  'easy',
]

function usualMix(frame: WeekFrame, person: Person): readonly MixRole[] {
  if (frame.phase === 'recovery') {
    // After an event even a seven-day person has a rest day.
    const days = person.days === 7 ? 6 : person.days
    return sure(RECOVERY_MIX[Math.min(1, frame.weekOfPhase)])[days]
  }
  const stage: MixStage = frame.phase === 'taper' ? 'peak' : frame.phase
  const kind = frame.profile?.kind ?? null
  const { goal, level, days, older = false, easyLifts = false, shortDays: isShort = false } = person
  return ordinaryMix({
    ...{ kind, goal, level, days, stage, isSpared: older || easyLifts, isShort },
    lifts: frame.lifts?.days ?? Infinity,
  })
}

/** The sessions of a week that begins late: all that fit where only Monday is over, else their part. */
export function lateSessions(open: number, days: number): number {
  if (open === 6) return Math.min(open, days)
  return Math.min(open, Math.max(1, Math.round((days * open) / 7)))
}

const TRI_WEEK: readonly MixRole[] = ['swim', 'quality', 'cycle', 'mobility', 'recovery', 'mobility']
/** Race weeks that are not simply a touch of race pace and easy work. */
const RACE_WEEK: Readonly<Partial<Record<EventKind, readonly MixRole[]>>> = {
  strength: ['strength', 'recovery', 'mobility', 'easy', 'recovery', 'mobility'],
  'tri-short': TRI_WEEK,
  'tri-half': TRI_WEEK,
  'tri-full': TRI_WEEK,
}

/** The days before the main event: a touch of its pace, easy work, and legs kept free of weights. */
function raceWeekMix(count: number, before: number, person: Person): readonly MixRole[] {
  const order = before < 4 ? LAST_DAYS : (RACE_WEEK[person.mainKind ?? 'general'] ?? USUAL_RACE_WEEK)
  return order.slice(0, Math.max(0, count))
}

const LAST_DAYS: readonly MixRole[] = ['recovery', 'mobility', 'recovery', 'mobility', 'recovery', 'mobility']
const USUAL_RACE_WEEK: readonly MixRole[] = ['quality', 'easy', 'recovery', 'mobility', 'recovery', 'mobility']

/** Keeps the first session found of a list of candidates out. */
function withoutFirst(mix: readonly MixRole[], candidates: readonly MixRole[]): readonly MixRole[] {
  for (const candidate of candidates) {
    const index = mix.indexOf(candidate)
    if (index >= 0) return mix.toSpliced(index, 1)
  }
  return mix.slice(1)
}

function sampled(mix: readonly MixRole[], count: number): readonly MixRole[] {
  return Array.from({ length: count }, (_, index) => sure(mix[Math.floor((index * mix.length) / count)]))
}

/** [sessions] of strength up to which each of them is for the whole body. */
const ALL_FULL = 3

/** A week that begins late has no more sessions for the whole body than have a day between them; others are light. */
function withRestBetween(mix: readonly MixRole[], open: number): readonly MixRole[] {
  const count = mix.filter((role) => role === 'strength').length
  if (count > ALL_FULL) return mix
  let left = Math.ceil(open / 2)
  return mix.map((role) => (role === 'strength' && left-- <= 0 ? 'mobility' : role))
}

/** What trains endurance. */
const ENDURANCE: ReadonlySet<MixRole> = new Set<MixRole>([
  'long',
  'quality',
  'second-quality',
  'learned-quality',
  'easy',
  'cycle',
  'swim',
  'run',
  'brick',
  'hybrid',
  'recovery',
])

/** What of it is hard for those who may; the rest is easy for all. */
const HARD: ReadonlySet<MixRole> = new Set<MixRole>(['quality', 'second-quality', 'learned-quality', 'hybrid'])

/** Whether a hard session is meant for somebody of a level. */
function isMeantFor(role: MixRole, level: Level): boolean {
  if (role === 'second-quality') return level === 'advanced'
  return role !== 'learned-quality' || level !== 'beginner'
}

/** Turns hard sessions beyond what level and week allow into easy ones. */
function hardLimited(mix: readonly MixRole[], frame: WeekFrame, person: Person, easyOnly: boolean): readonly MixRole[] {
  const raceWeek = (frame.daysToTarget !== null && frame.daysToTarget < 7) || isLastBeforeTarget(frame)
  const learning = person.level === 'beginner' && frame.index < ALL_EASY_WEEKS
  let left = learning || frame.deload || frame.phase === 'recovery' ? 0 : hardSessionsOf(frame, person.level)
  left = Math.min(left, Math.ceil((7 - frame.firstDay) / HARD_SPACING_DAYS.low))
  if (easyOnly) left = raceWeek && person.level !== 'beginner' ? 1 : 0
  // Two endurance sessions hold a hard one every other week: the easy ones between make up for it.
  const few = mix.filter((role) => ENDURANCE.has(role)).length < 3
  if (few && !raceWeek && frame.index % 2 === 0 && !isTestNear(frame)) left = 0
  return mix.map((role) => {
    if (!HARD.has(role)) return role
    if (isMeantFor(role, person.level) && left > 0) {
      left--
      return role
    }
    if (role === 'hybrid') return 'circuit'
    return role === 'quality' && (!easyOnly || raceWeek) ? 'strides' : 'easy'
  })
}

/** A test's run is short: each week may practise its pace once the base is laid. */
function isTestNear({ profile, phase }: WeekFrame): boolean {
  return profile?.kind === 'test' && (phase === 'build' || phase === 'peak')
}

/** Whether the main event's own week begins with it, so that this one is the week that leads up to it. */
function isLastBeforeTarget(frame: WeekFrame): boolean {
  const isNext = frame.target !== null && frame.comingRaces.includes(frame.target)
  return isNext && frame.races.length === 0 && isRaceNear(frame)
}

const LIGHT: ReadonlySet<MixRole> = new Set<MixRole>(['mobility', 'recovery', 'breathing', 'yoga'])
/** What becomes light first; before it, of who has three sports to train, the strength beside them. */
const BECOMES_LIGHT: readonly MixRole[] = ['easy', 'run', 'swim', 'cycle', 'strides']
const BESIDE_THREE_SPORTS: readonly MixRole[] = ['strength', ...BECOMES_LIGHT]

/**
 * A beginner who trains on six or seven days gets light days in place of the missing rest days. Where practices leave nothing
 * that may become light, what goes first makes a rest day.
 * @param days - with events or practices, and those of them that others lead
 */
function lightened(
  mix: readonly MixRole[],
  { taken, led }: Readonly<Record<'taken' | 'led', number>>,
  person: Person,
): readonly MixRole[] {
  const result = [...mix]
  const rest = 7 - mix.length - taken
  const least = LIMITS['rest-and-light'].hard[person.level]
  let missing = least - rest - result.filter((role) => LIGHT.has(role)).length
  const isTriathlete = person.mainKind?.startsWith('tri') ?? false
  for (const candidate of isTriathlete ? BESIDE_THREE_SPORTS : BECOMES_LIGHT) {
    for (let at = result.lastIndexOf(candidate); missing > 0 && at >= 0; at = result.lastIndexOf(candidate)) {
      // Three sports move enough: what is light beside them is no fourth.
      result[at] = isTriathlete && !person.never.has('mobility') ? 'mobility' : 'recovery'
      missing--
    }
  }
  return led > 0 && missing > 0 ? kept(result, Math.max(1, result.length - missing)) : result
}
