import type { Discipline, SessionKind } from '../../model.ts'
import { testRunKm } from '../../phases/event-like.ts'
import { isMeet } from '../../phases/event-profile.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import { raceAsRunKm } from '../../sessions/endurance/plan.ts'
import { learnsBar } from '../../sessions/strength/choose.ts'
import { sure } from '../../sure.ts'
import { type Intent, intentOf } from '../intent.ts'
import type { MixRole } from '../mix-role.ts'
import { type Person, runsAlready } from '../person/person.ts'
import { insteadOf } from '../person/sports.ts'
import { qualityKind } from './quality.ts'
import { HEAVY_LEGS, keepsStrength, strengthSplit } from './split.ts'

/** An event as a session of its week. */
export function raceIntent(race: WeekFrame['races'][number], frame: WeekFrame): Intent {
  return intentOf({
    role: 'race',
    kind: 'race',
    discipline: 'race',
    hard: true,
    event: race,
    fixedDay: race.dayNumber - frame.monday,
  })
}

/** [sessions] up to which a week's strength is no more than upper and lower days anyway. */
const USUAL_HALVES = 4

/** What each session of a mix is in this week of this person's plan. */
export function intentsOf(mix: readonly MixRole[], frame: WeekFrame, person: Person): Intent[] {
  const strengthCount = mix.filter((role) => role === 'strength').length
  const keeps = keepsStrength(frame.phase, person.goal, frame.profile !== null && frame.profile.kind !== 'strength')
  const halves = !keeps && strengthCount > USUAL_HALVES && person.shortDays === true && !isMeet(frame.target)
  const split = strengthSplit(strengthCount, keeps, halves)
  const first = firstDayOf(split, frame, person)
  const seen = new Map<MixRole, number>()
  return byTurns(mix, frame, person).map((role) => {
    const nth = seen.get(role) ?? 0
    seen.set(role, nth + 1)
    if (role === 'strength')
      return strengthIntent(
        sure(split[nth]),
        { strengthIndex: first + nth, strengthCount, ...(halves && { halves }) },
        isLiftedFor(frame.target) ? frame.target : null,
      )
    return intentOfRole(role, nth, frame, person)
  })
}

/** What of a triathlon's week is a run by itself. */
const RUNS: ReadonlySet<MixRole> = new Set<MixRole>(['run', 'learned-quality', 'easy', 'strides'])

/**
 * In every second week of a triathlon's plan the ride is long by itself and the run follows the short one, so that each
 * week has both sports twice. Where one run a week stands alone it is long and easy as often as the distance asks: the ride
 * is hard in its place, or before half a triathlon and more the short one with its run.
 * @source default-ours
 */
function byTurns(mix: readonly MixRole[], frame: WeekFrame, { bricksOnly }: Person): readonly MixRole[] {
  const ride = mix.indexOf('cycle')
  // Where the brick is the only ride, it stays.
  if (!isTriathlon(frame) || ride < 0) return mix
  const isOdd = frame.weekOfPhase % 2 === (frame.phase === 'base' ? 0 : 1)
  const brick = mix.indexOf('brick')
  const hard = mix.indexOf('learned-quality')
  const isOnlyRun = hard >= 0 && mix.filter((role) => RUNS.has(role)).length === 1
  if (isOdd && bricksOnly) return mix
  if (!isOdd || brick < 0) return isOnlyRun ? mix.with(hard, 'run').with(ride, 'quality-ride') : mix
  const long = mix.with(brick, 'long-ride')
  const isFar = frame.profile?.kind !== 'tri-short'
  return isFar && isOnlyRun ? long.with(hard, 'run').with(ride, 'quality-transition') : long.with(ride, 'transition')
}

/** Who is new to the bar goes on with the other day where a week ended with one: A, B, A and then B, A, B, so that all lifts come as often. */
function firstDayOf(split: readonly SessionKind[], { index, target }: WeekFrame, person: Person): number {
  const isOdd = split.length % 2 === 1 && split[0] === 'strength-full'
  return isOdd && learnsBar(person) && !isMeet(target) ? index % 2 : 0
}

/** Whether an event changes what is lifted before it. */
function isLiftedFor(event: WeekFrame['target']): boolean {
  return isMeet(event) || event?.like?.parts !== undefined
}

function strengthIntent(
  kind: SessionKind,
  place: Pick<Intent, 'strengthIndex' | 'strengthCount' | 'halves'>,
  event: Intent['event'],
): Intent {
  return intentOf({
    role: 'strength',
    kind,
    discipline: 'strength',
    heavyLegs: HEAVY_LEGS.has(kind),
    ...place,
    event,
  })
}

function intentOfRole(role: Exclude<MixRole, 'strength'>, nth: number, frame: WeekFrame, person: Person): Intent {
  const discipline = enduranceDiscipline(role, nth, frame, person)
  const event = frame.target
  switch (role) {
    case 'long':
      return intentOf({ role: 'long', kind: 'long', discipline, event })
    case 'brick':
      return intentOf({ role: 'long', kind: 'brick', discipline: 'brick', event })
    case 'transition':
      return intentOf({ role: 'easy', kind: 'brick', discipline: 'brick', event })
    case 'quality-transition':
      return intentOf({ role: 'quality', kind: 'brick', discipline: 'brick', hard: true, event })
    case 'long-ride':
      return intentOf({ role: 'long', kind: 'long', discipline: 'cycle', event })
    case 'hybrid':
      return intentOf({ role: 'hybrid', kind: 'hybrid', discipline: 'mixed', hard: true, heavyLegs: true, event })
    case 'circuit':
      return intentOf({ role: 'hybrid', kind: 'circuit', discipline: 'mixed', heavyLegs: true, event })
    case 'quality':
    case 'second-quality':
    case 'learned-quality':
    case 'quality-ride':
      return qualityIntent(role, discipline, frame, person)
    case 'strides':
      return intentOf({ role: 'easy', kind: discipline === 'run' ? 'strides' : 'easy', discipline, event })
    case 'recovery':
      return intentOf({
        role: 'recovery',
        kind: 'recovery',
        discipline: isWalked(frame, person) ? 'walk' : discipline,
        event,
      })
    case 'mobility':
      return intentOf({ role: 'mobility', kind: 'mobility', discipline: 'mobility' })
    case 'yoga':
      return intentOf({ role: 'mind', kind: 'yoga', discipline: 'mind' })
    case 'breathing':
      return intentOf({ role: 'mind', kind: 'breathing', discipline: 'mind' })
    case 'swim':
      return intentOf({ role: 'easy', kind: isQuickSwim(nth, frame, person) ? 'strides' : 'easy', discipline, event })
    case 'easy':
    case 'cycle':
    case 'run':
      return intentOf({ role: 'easy', kind: 'easy', discipline, event })
  }
}

/** Who trains for swim, ride and run recovers by the two that hit nothing. */
/** Whether a week leads to a triathlon. */
export function isTriathlon({ profile }: WeekFrame): boolean {
  return profile?.kind.startsWith('tri') ?? false
}

/** Sports that are easy on the body that has just raced. */
function isGentle(discipline: Discipline | undefined): discipline is 'cycle' | 'swim' | 'row' {
  return discipline === 'cycle' || discipline === 'swim' || discipline === 'row'
}

/** Whether recovery is a walk: after an event that was no ride, swim, row or triathlon, and on full weeks; a triathlete's never is. */
function isWalked(frame: WeekFrame, { days, level, never }: Person): boolean {
  if (never.has('walk') || isTriathlon(frame)) return false
  return frame.phase === 'recovery' ? !isGentle(frame.profile?.discipline) : days >= (level === 'beginner' ? 6 : 7)
}

/** The second swim of a loaded week has quick lengths in it: hard days are for legs. @source default-ours */
function isQuickSwim(nth: number, { phase, deload }: WeekFrame, { level }: Person): boolean {
  return nth === 1 && level !== 'beginner' && !deload && (phase === 'build' || phase === 'peak')
}

/** Whether a week is the one in which a test is gone through as on the day, two before it. */
function isRehearsed({ target, daysToTarget, deload }: WeekFrame): boolean {
  const days = daysToTarget ?? 0
  return target?.like?.parts !== undefined && !deload && days >= 2 * 7 && days < 3 * 7
}

function qualityIntent(
  role: 'quality' | 'second-quality' | 'learned-quality' | 'quality-ride',
  discipline: Discipline,
  frame: WeekFrame,
  person: Person,
): Intent {
  const event = frame.target
  const usual = qualityKind({
    ...{ phase: frame.phase, level: person.level, discipline, week: frame.weekOfPhase },
    second: role === 'second-quality',
    // What goes easily all the way has no pace of its own.
    raced: event !== null && frame.profile?.kind !== 'hybrid' && event.like?.effort !== 'easy',
    ultra: frame.profile?.kind === 'ultra',
    raceKm:
      event &&
      (testRunKm(event) ?? (event.discipline === discipline ? raceAsRunKm({ event, level: person.level }) : null)),
  })
  if (role === 'quality' && isRehearsed(frame))
    return intentOf({ role: 'hybrid', kind: 'hybrid', discipline: 'mixed', hard: true, heavyLegs: true, event })
  if (usual === 'strides') return intentOf({ role: 'easy', kind: usual, discipline, event })
  const isTrial = role === 'quality' && discipline === 'run' && isTimeForTrial(frame, person)
  return intentOf({ role: 'quality', kind: isTrial ? 'time-trial' : usual, discipline, hard: true, event })
}

/** [days] before an event without a test of it. @source default-ours */
const NO_TRIAL_DAYS = 21

/**
 * Whether a week is one for a run against the clock: rested, of somebody whose paces nothing says yet.
 * @source default-ours: every four to six weeks, as deloads come
 */
function isTimeForTrial(
  { afterDeload, daysToTarget, target, profile }: WeekFrame,
  { level, paceVdot }: Person,
): boolean {
  if (!afterDeload || level === 'beginner' || paceVdot !== undefined || profile?.kind === 'ultra') return false
  if (target === null) return true
  return daysToTarget !== null && daysToTarget > NO_TRIAL_DAYS
}

/** The sport of an endurance session: the event's, else one that the person does, never one that they do not. */
function enduranceDiscipline(role: MixRole, nth: number, frame: WeekFrame, person: Person): Discipline {
  const { does, never } = person
  const usual = usualDiscipline(role, nth, frame, person)
  // What is named by its sport is asked for by an event, or by the person.
  const isOther = role === usual || (role !== 'easy' && (frame.otherSports?.includes(usual) ?? false))
  const isForEvent = isOther || (usual === frame.profile?.discipline && (role !== 'easy' || does.includes(usual)))
  const isRecovery = role === 'recovery' || frame.phase === 'recovery'
  if (does.length > 0 && !isForEvent && !isRecovery) {
    // Towards an event the long session is the event's.
    const order = frame.profile ? does : longFirst(does)
    return sure(order[(role === 'long' ? 0 : nth + 1) % order.length])
  }
  return never.has(usual) ? insteadOf(person) : usual
}

/** The sports of a person with swimming last: nobody who rides or runs as well swims for three hours. */
function longFirst(does: readonly Discipline[]): readonly Discipline[] {
  return does.toSorted((a, b) => Number(a === 'swim') - Number(b === 'swim'))
}

function usualDiscipline(role: MixRole, nth: number, frame: WeekFrame, person: Person): Discipline {
  if (role === 'swim') return 'swim'
  if (role === 'cycle' || role === 'quality-ride') return 'cycle'
  if (role === 'run') return 'run'
  if (role === 'recovery' && isTriathlon(frame) && frame.phase !== 'recovery') return 'cycle'
  const trained = frame.profile?.discipline
  const recovering = recoversBy(role, frame)
  if (recovering) return recovering
  if (role === 'easy' && frame.target?.like?.parts?.some(({ part }) => part === 'swim')) return 'swim'
  if (trained && trained !== 'strength' && frame.profile?.kind !== 'general') return trained
  const suited = disciplineForGoal(role, nth, frame, person)
  return suited === 'run' && walksInstead(person) ? 'walk' : suited
}

/** The sport of the first week after an event: walking, or what hits the ground as little; triathletes keep to two of theirs. */
function recoversBy(role: MixRole, frame: WeekFrame): Discipline | null {
  if (frame.phase !== 'recovery') return null
  if (isTriathlon(frame)) return role === 'recovery' ? 'swim' : 'cycle'
  const trained = frame.profile?.discipline
  if (frame.weekOfPhase > 0) return null
  return isGentle(trained) ? trained : 'walk'
}

/** The sport that suits a goal where no event asks for one. */
function disciplineForGoal(role: MixRole, nth: number, frame: WeekFrame, person: Person): Discipline {
  const beginner = person.level === 'beginner'
  switch (person.goal) {
    case 'endurance':
      return walksAsWell(role, nth, frame, person) ? 'walk' : 'run'
    case 'muscle-gain':
      return 'cardio'
    case 'general':
      return role === 'long' && beginner ? 'walk' : 'run'
    case 'stress':
      return role === 'easy' && !beginner ? 'run' : 'walk'
    case 'weight-loss':
      if (role === 'easy' && nth === 0) return 'run'
      return beginner || role === 'long' ? 'walk' : 'cardio'
  }
}

/** Nobody is sent running at seventy who has not said that they run. */
function walksInstead(person: Person): boolean {
  return person.level === 'beginner' && person.older === true && !runsAlready(person)
}

/** Somebody new to running walks all easy sessions of a week but the first. */
function walksAsWell(role: MixRole, nth: number, { index }: WeekFrame, { level, days }: Person): boolean {
  return level === 'beginner' && index < (days >= 6 ? 8 : 4) && role === 'easy' && nth > 0
}
