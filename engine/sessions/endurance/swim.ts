import { BOUNDS } from '../../limits/bounds.ts'
import type { Level, SessionKind, SessionRequest } from '../../model.ts'
import type { WorkoutStep } from '../../plan-model.ts'
import { draftOf, type SessionDraft, wantedMinutes } from '../session.ts'
import type { Effort } from '../sport-facts.ts'
import type { StepName, StepNote } from '../step-facts.ts'
import { feelsLike, timedStep } from '../steps.ts'
import { staysEasy } from './plan.ts'
import { swimZone } from './zones.ts'

/** [min] for 100 m with the rest that belongs to it. @source default-ours */
const MIN_PER_100: Readonly<Record<Level, number>> = { beginner: 3.5, intermediate: 2.75, advanced: 2.25 }
/** [ratio] of critical swim speed's time that 100 m of a whole session take, rests and easy lengths with them. @source default-ours */
const SESSION_TO_CSS = 1.3

const HARD: ReadonlySet<SessionKind> = new Set(['tempo', 'threshold', 'intervals', 'hills', 'race-pace', 'time-trial'])

/** [RPE] of the kinds that feel otherwise than hard or easy ones do. @source default-ours */
const RPE: Readonly<Partial<Record<SessionKind, number>>> = { tempo: 6, 'race-pace': 6, recovery: 2, strides: 3.5 }

/**
 * Builds a swim in metres whose steps still add up to its minutes exactly.
 * @param request - any endurance kind in the pool
 * @returns the session
 * @throws RangeError below 5 minutes
 * @source default-ours: distances follow from usual paces by level, rests included
 */
export function swimSession(request: SessionRequest): SessionDraft {
  const minutes = wantedMinutes(request)
  const kind = HARD.has(request.kind) && staysEasy(request) ? 'easy' : request.kind
  const hard = HARD.has(kind)
  const warmMin = minutes < 20 ? 3 : minutes < 40 ? 6 : 10
  const coolMin = minutes < 20 ? 2 : minutes < 40 ? 3 : 5
  const mainMin = minutes < 10 ? minutes - 2 : minutes - warmMin - coolMin
  const short = minutes < 10
  return draftOf({
    kind,
    discipline: 'swim',
    name: { code: 'swim-session', set: hard ? 'fast' : kind === 'long' ? 'long' : 'easy' },
    emoji: '🏊',
    durationMin: minutes,
    rpe: RPE[kind] ?? (hard ? 7 : 3),
    longSession: kind === 'long',
    hard,
    details: () => ({
      description: { code: hard ? 'swim-one-working-set' : 'smooth-lengths' },
      notes: [
        { code: 'metres-are-a-guide' },
        ...(isRehearsal(kind, request) ? [{ code: 'open-water-with-others' } as const] : []),
      ],
      workout: {
        warmup: [lengths({ code: 'any-stroke' }, short ? 1 : warmMin, 50, request, feelsLike('recovery'))],
        exercises: mainSteps(kind, mainMin, request),
        cooldown: [lengths({ code: 'easy-backstroke' }, short ? 1 : coolMin, 50, request, { code: 'long-strokes' })],
      },
    }),
  })
}

/** Swims of triathlons and of more than a kilometre are held outside. */
function isOpenWater({ event }: SessionRequest): boolean {
  if (event?.discipline === 'triathlon') return true
  return (
    event?.discipline === 'swim' && (/open|sea|lake|river|channel/i.test(event.name) || (event.distanceKm ?? 0) > 1)
  )
}

/** Whether an easy swim is held as the event is: long ones towards it, and one a week at the peak of a triathlon's plan. */
function isRehearsal(kind: SessionKind, request: SessionRequest): boolean {
  if (!isOpenWater(request)) return false
  return kind === 'long' || (kind === 'easy' && request.phase === 'peak' && request.event?.discipline === 'triathlon')
}

const DRILLS = ['catch-up-drill', 'side-kick-drill', 'fist-drill', 'fingertip-drill'] as const
const CUES = {
  'catch-up-drill': 'one-hand-waits',
  'side-kick-drill': 'look-down-and-breathe',
  'fist-drill': 'feel-the-forearm',
  'fingertip-drill': 'high-elbow',
} as const

function mainSteps(kind: SessionKind, minutes: number, request: SessionRequest): WorkoutStep[] {
  const drillMin = minutes >= 12 ? Math.min(MOST_DRILL_MIN, Math.floor(minutes / 4)) : 0
  const rest = minutes - drillMin
  return [
    ...drillSteps(drillMin, request),
    ...(HARD.has(kind) ? fastSteps(kind, rest, request) : easySteps(kind, rest, request)),
  ]
}

const { most: MOST_DRILL_MIN } = BOUNDS['swim-drills']

function drillSteps(minutes: number, request: SessionRequest): WorkoutStep[] {
  if (minutes <= 0) return []
  const code = DRILLS[(request.weekIndex + request.seed) % DRILLS.length] ?? DRILLS[0]
  return [lengths({ code }, minutes, 25, request, { code: CUES[code] })]
}

/** Steady lengths, longer ones in a long swim; a few quick ones where they are asked for. */
function easySteps(kind: SessionKind, minutes: number, request: SessionRequest): WorkoutStep[] {
  const usual = request.level === 'beginner' ? 50 : request.level === 'intermediate' ? 100 : 200
  const each = kind === 'long' ? usual * 2 : usual
  const effort: Effort = kind === 'long' ? 'long' : 'easy'
  const sights: StepNote[] = isRehearsal(kind, request) ? [{ code: 'look-up-often' }] : []
  const quickMin = kind === 'strides' && minutes >= 15 ? Math.floor(minutes / 4) : 0
  const steady = lengths(
    { code: 'steady-freestyle' },
    minutes - quickMin,
    each,
    request,
    feelsLike(effort),
    ...swimZone(effort, request),
    restBetween(15, 20),
    ...sights,
  )
  if (quickMin === 0) return [steady]
  return [steady, lengths({ code: 'quick-freestyle' }, quickMin, 25, request, feelsLike('stride'), restBetween(30, 40))]
}

/** What the working set is made of: [m] of each repeat by level, and [s] between them. */
type WorkingSet = {
  readonly name: 'fast-freestyle' | 'strong-freestyle' | 'race-freestyle'
  readonly effort: Effort
  readonly each: Readonly<Record<Level, number>>
  readonly rest: readonly [low: number, high: number]
}

const by = (beginner: number, intermediate: number, advanced: number) => ({ beginner, intermediate, advanced })

/** @source wakayoshi-1992: around critical speed; lengths and rests are ours */
const SETS: Readonly<Partial<Record<SessionKind, WorkingSet>>> = {
  intervals: { name: 'fast-freestyle', effort: 'interval', each: by(25, 50, 50), rest: [25, 35] },
  threshold: { name: 'strong-freestyle', effort: 'threshold', each: by(50, 100, 100), rest: [15, 20] },
  tempo: { name: 'strong-freestyle', effort: 'tempo', each: by(50, 200, 300), rest: [15, 25] },
  'race-pace': { name: 'race-freestyle', effort: 'race', each: by(100, 300, 400), rest: [20, 30] },
}
const USUAL_SET: WorkingSet = { name: 'strong-freestyle', effort: 'threshold', each: by(25, 50, 100), rest: [20, 30] }

function fastSteps(kind: SessionKind, minutes: number, request: SessionRequest): WorkoutStep[] {
  const { name, effort, each, rest } = SETS[kind] ?? USUAL_SET
  const fastMin = Math.max(1, Math.floor(minutes * 0.65))
  const notes = [feelsLike(effort), ...swimZone(effort, request), restBetween(...rest)]
  const sights: StepNote[] = kind === 'race-pace' && isOpenWater(request) ? [{ code: 'look-up-often' }] : []
  const steps = [lengths({ code: name }, fastMin, each[request.level], request, ...notes, ...sights)]
  if (minutes > fastMin)
    steps.push(lengths({ code: 'easy-freestyle' }, minutes - fastMin, 50, request, feelsLike('easy')))
  return steps
}

/** [s] */
function restBetween(low: number, high: number): StepNote {
  return { code: 'rest-between-repeats', low, high }
}

function lengths(
  name: StepName,
  minutes: number,
  each: number,
  request: SessionRequest,
  ...notes: readonly StepNote[]
): WorkoutStep {
  const metres = (minutes / minutesPer100(request)) * 100
  const piece = metres < each ? 25 : each
  const count = Math.max(1, Math.floor(metres / piece))
  return { ...timedStep(name, minutes, notes), split: { code: 'pool-lengths', count, metres: piece } }
}

function minutesPer100({ zones, level }: SessionRequest): number {
  return zones?.cssSecPer100 === undefined ? MIN_PER_100[level] : (zones.cssSecPer100 / 60) * SESSION_TO_CSS
}
