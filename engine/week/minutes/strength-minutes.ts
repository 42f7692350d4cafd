import { BOUNDS } from '../../limits/bounds.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import { isLongerDay } from '../../sessions/strength/slots.ts'
import type { Intent } from '../intent.ts'
import type { Person } from '../person/person.ts'
import { clamp, floor5 } from './grid.ts'

const { most: ON_THREE_DAYS } = BOUNDS['on-three-days']

/** Whether muscle is all that a week is for. */
export function isForMuscle({ goal }: Pick<Person, 'goal'>, { profile }: Pick<WeekFrame, 'profile'>): boolean {
  return goal === 'muscle-gain' && (profile === null || profile.kind === 'general')
}

/** [min] a strength session may take. @source iversen-2021, acsm-2009 */
export function strengthMax(person: Person, frame: WeekFrame): number {
  const { goal, level, days } = person
  // Who is new lifts three times on more days, too.
  const isThree = days === 3 || (level === 'beginner' && isForMuscle(person, frame))
  const few = isThree ? ON_THREE_DAYS.strength : 0
  if (goal === 'muscle-gain' || frame.profile?.kind === 'strength') return BOUNDS['muscle-session'].most[level] + few
  return BOUNDS[frame.profile ? 'strength-beside-event' : 'strength-session'].most[level] + few
}

/**
 * [ratio] of an equal share of the minutes that the longer and the shorter day of push, of pull and of legs get: six days
 * alike and one of rest are what monotony warns of, and one of the two that is lighter lets a muscle come back.
 * @source foster-1998: days that differ; the ratio is ours
 */
const LONGER_DAY = 4 / 3
const SHORTER_DAY = 2 / 3

/** [ratio] of an equal share of a week's lifting. */
function partOfLifting(intent: Intent): number {
  const isLonger = isLongerDay(intent.kind, intent)
  if (isLonger === null) return 1
  return isLonger ? LONGER_DAY : SHORTER_DAY
}

/** [min] one of a week's lifts, or the longer day of two, of what the week may lift after those before it. */
function liftedAtMost(weekMin: number, { strengthCount }: Intent, part: number): number {
  const each = weekMin / strengthCount
  return Math.max(BOUNDS['short-lift'].least, floor5(part === 1 ? each : each * LONGER_DAY))
}

/** [min] the same session at most, as one of its week: the longer day of two is as long as one of three. */
export function strengthMostIn(intent: Intent, person: Person, frame: WeekFrame): number {
  const part = partOfLifting(intent)
  const usual = strengthMax(person, frame)
  const longer = part === 1 ? usual : usual + ON_THREE_DAYS.strength
  const most = frame.lifts ? Math.min(longer, liftedAtMost(frame.lifts.most, intent, part)) : longer
  return part === SHORTER_DAY ? (most * SHORTER_DAY) / LONGER_DAY : most
}

/** [min] of what stands beside lifting that is for muscle, [ratio] of a mean session in small weeks, and [min] at least and at most. @source default-ours */
const BESIDE_MUSCLE = 20
const BESIDE_SMALL = 0.3
const BESIDE_LEAST = 10
const BESIDE_MOST = 45
/** [min] that a lifting day beyond the fourth takes for its warm-up and what is around it. @source default-ours */
const FURTHER_LIFT = 10
const USUAL_LIFTS = 4

/**
 * What a week is to hold, of one for muscle so that lifting keeps its minutes and its sets on more days: what stands
 * beside it comes on top, and so do warm-ups.
 * @param peak - [min] of the best week, whatever its days
 */
export function weekSize(intents: readonly Intent[], peak: number, person: Person, frame: WeekFrame): WeekSize {
  if (!isForMuscle(person, frame) || frame.phase === 'recovery') return { peak, besideMin: 0 }
  const sessions = intents.filter(({ role }) => role !== 'race')
  const lifts = sessions.filter(({ role }) => role === 'strength')
  const beside = sessions.length - lifts.length
  const besideMin = BESIDE_MUSCLE * beside + FURTHER_LIFT * Math.max(0, lifts.length - USUAL_LIFTS)
  // Where all lifts are as long as they may be, the rest of a week is not walked.
  const liftedMin = lifts.reduce((sum, intent) => sum + strengthMostIn(intent, person, frame), 0)
  const most = beside > 0 ? liftedMin + BESIDE_MOST * beside - besideMin : Infinity
  return { peak: Math.min(peak, most), besideMin: person.held ? 0 : besideMin }
}

/** [min] of the best week, and what comes on top of it and of those before. */
export type WeekSize = { readonly peak: number; readonly besideMin: number }

/**
 * [min] a strength session of a week takes at most. Where muscle is all that a plan is for, what stands on more training
 * days takes little of them.
 * @param mean - [min] of its sessions
 * @source iversen-2021
 */
export function strengthRoom(
  intent: Intent,
  { mean, sessions }: { readonly mean: number; readonly sessions: number },
  person: Person,
  frame: WeekFrame,
): number {
  if (person.goal !== 'muscle-gain') return frame.profile?.peakRunKm ? mean * 0.85 : mean
  if (!isForMuscle(person, frame)) return mean * 1.1
  const lifts = Math.max(1, intent.strengthCount)
  const part = partOfLifting(intent)
  if (lifts >= sessions) return mean * 1.1 * part
  const besideMin = clamp(mean * BESIDE_SMALL, BESIDE_LEAST, BESIDE_MUSCLE)
  const each = Math.max(mean * 1.1, (mean * sessions - besideMin * (sessions - lifts)) / lifts)
  return part === 1 ? onGrid(each, intent) : each * part
}

/** [min] of one of a week's lifts in fives, so that what the grid takes of all is less than one of them. */
function onGrid(each: number, { strengthCount, strengthIndex }: Intent): number {
  const least = floor5(each)
  const more = Math.floor(((each - least) * strengthCount) / 5)
  return strengthIndex < more ? least + 5 : least
}
