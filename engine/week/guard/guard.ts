import { BOUNDS } from '../../limits/bounds.ts'
import { inside, LIMITS } from '../../limits/limits.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import { sure } from '../../sure.ts'
import { easyKindOf } from '../intent.ts'
import { LEAST_HARD_MIN } from '../laid/build-sessions.ts'
import type { PlacedSession } from '../laid/plan-week.ts'
import { CRAMPED_MIN, type Rebuild, shortened } from '../laid/shortened.ts'
import { loadOf, weightiest } from '../laid/weightiest.ts'
import { hardRoom, isEnduranceWork, LONG_HARD_TO_EASY, NO_HARD, withWeek } from '../mix/hard-bank.ts'
import { keptAway } from '../person/after-away.ts'
import { type Person, runsAlready } from '../person/person.ts'
import { type GuardInput, minutesOf, type PastWeek, runKmOf, type WeekLimits } from './guard-input.ts'
import { overshoot, USUAL_RPE } from './guard-limits.ts'
import { clampedKm, clampedRun, clampedShare, takesItsShare } from './guard-runs.ts'
import { isVaried, varied } from './varied.ts'

const { hard: EASY_LEAST } = LIMITS['easy-share']
/** [ratio] hard to easy endurance minutes of a week: 24 % of the whole. @source seiler-2010 */
const HARD_TO_EASY = inside((1 - EASY_LEAST) / EASY_LEAST, 0.013)
const { most: HARD_TO_EASY_MOST } = BOUNDS['hard-to-easy']

/**
 * Holds a built week inside the limits that its real predecessors set; it only ever shortens.
 * The design already aims inside them: this catches what rounding, crowded days and stress change.
 * @source frandsen-2025, nielsen-2014, bosquet-2007
 */
export function guardWeek(placed: readonly PlacedSession[], input: GuardInput): readonly PlacedSession[] {
  const { limits } = input
  let week: readonly PlacedSession[] = placed.map((one) => clampedRun(one, input))
  week = clampedShare(clampedKm(week, input), input)
  for (let round = 0; round < 3; round++) {
    const ratio = overshoot(week, limits)
    if (ratio >= 1) break
    week = ratio > NEARLY ? trimmed(week, limits, input) : week.map((one) => shortened(one, ratio, input.rebuild))
  }
  const least = input.limits.leastMin
  // Each of these may undo a little of the others; three rounds settle it.
  for (let round = 0; round < 3; round++) {
    const before = week
    week = varied(clampedShare(clampedHard(week, input), input), input, least)
    if (week === before) break
  }
  const ratio = overshoot(week, limits)
  if (ratio < 1)
    week = varied(
      week.map((one) => shortened(one, ratio * 0.99, input.rebuild, CRAMPED_MIN)),
      input,
      least,
    )
  // What was lengthened, and what settled in rounds, is no longer the run that was first held to its limit.
  const held = lengthenedDeload(week, input).map((one) => clampedRun(one, input))
  return clampedKm(settled(clampedShare(held, input), input), input)
}

/** [ratio] of the least that an easier week should keep, which no plan goes below. */
const SHORTER = (1 - inside(LIMITS['deload-not-off'].hard, 0.02)) / (1 - LIMITS['deload-not-off'].target)

/** A week whose days differ and whose long run keeps its share, both at once: each may undo a little of the other. */
export function settled(placed: readonly PlacedSession[], input: GuardInput): readonly PlacedSession[] {
  const week = settledAbove(placed, input, input.limits.leastMin)
  // An easier week is rather a little shorter than its days are all alike.
  return isVaried(week) ? week : settledAbove(week, input, input.limits.leastMin * SHORTER)
}

function settledAbove(placed: readonly PlacedSession[], input: GuardInput, least: number): readonly PlacedSession[] {
  let week = placed
  for (let round = 0; round < 4; round++) {
    const next = clampedShare(varied(week, input, least), input)
    if (next === week) break
    week = next
  }
  return week
}

/** [ratio] from here on a week that is too full gives up minutes of single sessions. @source default-ours */
const NEARLY = 0.8

/**
 * Five minutes at a time come off the heaviest session, so that the grid costs a small week little; off the long one
 * only where it already takes as much of the week as it should.
 */
function trimmed(placed: readonly PlacedSession[], limits: WeekLimits, input: GuardInput): readonly PlacedSession[] {
  let week = placed
  for (let step = 0; step < 20 && overshoot(week, limits) < 1; step++) {
    const shortens = week.filter(({ intent, session }) => intent.role !== 'race' && session.durationMin >= 15)
    const others = shortens.filter(({ intent }) => intent.role !== 'long' || takesItsShare(week, input))
    const heaviest = weightiest(others.length > 0 ? others : shortens, loadOf)
    if (!heaviest) break
    const { durationMin } = heaviest.session
    week = week.map((one) => (one === heaviest ? shortened(one, (durationMin - 5) / durationMin, input.rebuild) : one))
  }
  return week
}

/** A deload that rounding made into a week off gets some of its minutes back; its runs no more than their kilometres allow. */
function lengthenedDeload(week: readonly PlacedSession[], input: GuardInput): readonly PlacedSession[] {
  const least = input.limits.leastMin
  const minutes = minutesOf(week)
  if (minutes === 0 || minutes >= least) return week
  const asked = least / minutes
  const runRatio = Math.max(1, Math.min(asked, input.limits.runsKm / Math.max(0.1, runKmOf(week))))
  return week.map((one) => {
    if (one.intent.role === 'race' || one.intent.role === 'recovery') return one
    const km = one.session.distanceKm
    const ratio = one.session.discipline === 'run' ? runRatio : asked
    // Somebody new to running walks the minutes that are added.
    const isNew = input.person.level === 'beginner' && !runsAlready(input.person)
    const further = km === null || isNew ? km : Math.floor(km * ratio * 10) / 10
    return input.rebuild(one, Math.ceil(one.session.durationMin * ratio), further)
  })
}

/**
 * Hard endurance minutes stay a small part of the week, or of the plan where easy weeks left room for them.
 * A hard session that would become too short to be worth its warm-up becomes an easy one of its length.
 * @source seiler-2010
 */
export function clampedHard(
  week: readonly PlacedSession[],
  { past, rebuild, person }: Pick<GuardInput, 'past' | 'rebuild' | 'person'>,
): readonly PlacedSession[] {
  const endurance = week.filter(isEnduranceWork)
  const hard = endurance.filter(({ session }) => session.hard)
  if (hard.length === 0) return week
  const hardMin = hard.reduce((sum, { session }) => sum + session.durationMin, 0)
  const totalMin = endurance.reduce((sum, { session }) => sum + session.durationMin, 0)
  const easyMin = totalMin - hardMin
  const long = hard.find(({ intent }) => intent.role === 'long' && intent.kind === 'race-pace')
  const share = long ? LONG_HARD_TO_EASY : HARD_TO_EASY_MOST
  const room = Math.min(easyMin * share, hardRoom(past.at(-1)?.hard ?? NO_HARD, totalMin, person.level))
  const most = Math.max(easyMin * HARD_TO_EASY, room)
  if (hardMin <= most) return week
  // A long run is never cut for its rhythm's sake: it becomes an easy one.
  if (long) return week.map((one) => (one === long ? easedWhole(one, rebuild) : one))
  if (most / hard.length >= LEAST_HARD_MIN)
    return week.map((one) => (hard.includes(one) ? shortened(one, most / hardMin, rebuild) : one))
  const last = sure(hard.at(-1))
  const easy = week.map((one) => (one === last && one.intent.role === 'quality' ? easedWhole(one, rebuild) : one))
  if (last.intent.role === 'quality') return clampedHard(easy, { past, rebuild, person })
  return week.map((one) => (hard.includes(one) ? shortened(one, most / hardMin, rebuild) : one))
}

/** The same minutes without the hard part. */
function easedWhole(one: PlacedSession, rebuild: Rebuild): PlacedSession {
  const { intent, session } = one
  const long = intent.role === 'long'
  const kind = long ? 'long' : easyKindOf(intent)
  const easy = { ...one, eased: true, intent: { ...intent, role: long ? 'long' : 'easy', kind, hard: false } as const }
  return rebuild(easy, session.durationMin, session.distanceKm)
}

/** The past of a week once it is finished. */
export function pastOf(
  placed: readonly PlacedSession[],
  frame: WeekFrame,
  { days, start }: Pick<Person, 'days' | 'start'>,
  before: PastWeek | undefined,
): PastWeek {
  const used = usedTo(before, start.weeklyMin)
  const kept = keptAway(frame)
  const trained = placed.filter(({ intent }) => intent.role !== 'race')
  const runs = placed
    .filter(({ intent, session }) => session.discipline === 'run' || intent.event?.discipline === 'run')
    .map(({ day, intent, session }) => ({
      day: frame.monday + day,
      km: session.distanceKm ?? 0,
      race: intent.role === 'race',
    }))
  const trainedMin = trained.reduce((sum, { session }) => sum + session.durationMin, 0)
  const loadAu = placed.reduce((sum, { session }) => sum + session.loadAu, 0)
  const longestKm = Math.max(0, ...runs.map(({ km, race }) => (race ? 0 : km)))
  return {
    trainedMin: frame.exceptional ? Math.max(trainedMin, kept * used.trainedMin) : trainedMin,
    loadAu: frame.exceptional ? Math.max(loadAu, kept * used.loadAu) : loadAu,
    runKm: runKmOf(trained),
    hard: withWeek(before?.hard ?? NO_HARD, placed),
    whole:
      frame.firstDay === 0 ||
      (frame.firstDay < 3 && placed.length >= Math.min(days, 6) && placed.some(({ day }) => day < 3)),
    runs,
    longestRun: { runKm: longestKm, exceptional: frame.exceptional },
    longestEverKm: Math.max(before?.longestEverKm ?? 0, longestKm),
    frame,
  }
}

/** What somebody was used to before a week away: what they did before the plan, where that has not held a whole week yet. */
function usedTo(before: PastWeek | undefined, startMin: number): Pick<PastWeek, 'trainedMin' | 'loadAu'> {
  if (before && (before.whole || before.frame.exceptional)) return before
  return {
    trainedMin: Math.max(before?.trainedMin ?? 0, startMin),
    loadAu: Math.max(before?.loadAu ?? 0, startMin * USUAL_RPE),
  }
}
