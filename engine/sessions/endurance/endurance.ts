import type { SessionRequest } from '../../model.ts'
import { eventProfile } from '../../phases/event-profile.ts'
import { isTrail } from '../../phases/event-time.ts'
import type { WorkoutStep } from '../../plan-model.ts'
import { easyPaceMinPerKm } from '../../week/person/person.ts'
import { indoorNotes } from '../places.ts'
import { draftOf, isHardEffort, type SessionDraft, wantedMinutes } from '../session.ts'
import type { EnduranceKind } from '../session-facts.ts'
import type { Effort, RepeatKind } from '../sport-facts.ts'
import type { StepName, StepNote } from '../step-facts.ts'
import { feelsLike, repeatedStep, timedStep } from '../steps.ts'
import { cooldownSteps, edges, partOf, warmupSteps } from './edges.ts'
import { longRideSteps, stretchMin } from './long-ride.ts'
import { EFFORT, easyPace, qualityPace } from './pace-notes.ts'
import { raceAsRunKm, repeatsFor, staysEasy, walkRunFor } from './plan.ts'
import { enduranceName, enduranceNotes, endurancePurpose } from './purpose.ts'
import { type Sport, sportOf } from './sport.ts'

/** [RPE 0-10] of whole sessions. @source foster-2001: the scale; the values are ours */
const RPE: Readonly<Record<EnduranceKind, number>> = {
  easy: 3,
  long: 3,
  recovery: 2,
  strides: 3,
  tempo: 6,
  threshold: 6.5,
  'race-pace': 6.5,
  hills: 7,
  intervals: 7.5,
  'time-trial': 8,
}
/** [min] from here an easy effort is no longer easy as a whole, and from there it is less so: two steps, since loads follow them. @source default-ours */
const LONG_RPE_MIN = 105
const VERY_LONG_MIN = 135

/**
 * Builds a run, walk, ride, row or machine session whose steps add up to its minutes exactly.
 * @param asked - the kind that is wished for
 * @param request - length, means, phase and week; discipline not swim
 * @returns the session; quality kinds of a beginner's first four weeks become strides or easy work
 * @throws RangeError below 5 minutes
 * @source seiler-2010: easy stays easy, hard is rare; step lengths are ours
 */
export function enduranceSession(asked: EnduranceKind, request: SessionRequest): SessionDraft {
  const whole = wantedMinutes(request)
  const kind = enduranceKind(asked, request)
  const walk = walkAround(kind, whole, request)
  const minutes = whole - walk
  const sport = sportOf(request)
  const quality = isRepeated(kind) || kind === 'time-trial'
  const [warmMin, coolMin] = edges(minutes, quality)
  const mainMin = minutes - warmMin - coolMin
  const rhythm = isLongRhythm(kind, minutes, request)
  const stretch = kind === 'long' ? stretchMin(minutes, request) : 0
  const finishMin = kind === 'long' ? steadyFinishMin(minutes, request) : 0
  const work: LongWork = rhythm ? 'rhythm' : finishMin > 0 ? 'finish' : 'climbs'
  const workMin = finishMin + stretch
  const isPlain = !rhythm && workMin === 0
  const rpe = rhythm ? 4.5 : kind === 'long' ? longRpe(minutes, workMin) : RPE[kind]
  return draftOf({
    kind,
    discipline: request.discipline,
    name: rhythm
      ? { code: 'long-run-with-rhythm', marathon: isMarathonRhythm(request) }
      : enduranceName(kind, sport, request),
    emoji: sport.emoji,
    durationMin: whole,
    rpe,
    distanceKm: request.discipline === 'run' ? request.distanceKm : null,
    longSession: kind === 'long' || rhythm,
    hard: isHardEffort(kind, rpe),
    details: () => ({
      description: isPlain ? endurancePurpose(kind, sport, request) : { code: LONG_PURPOSE[work] },
      notes: [...indoorNotes(request.discipline, request.limits), ...enduranceNotes(kind, minutes, request)],
      workout: {
        warmup: warmupSteps(warmMin, quality || kind === 'strides', sport, request),
        // What is walked around the run is training too, not a part of getting warm.
        exercises: walkedAround(
          isPlain ? mainSteps(kind, mainMin, sport, request) : longSteps(work, mainMin, workMin, sport, request),
          walk,
        ),
        cooldown: cooldownSteps(coolMin, sport, request),
      },
    }),
  })
}

/** What a long session has in it beside easy minutes. */
type LongWork = 'rhythm' | 'finish' | 'climbs'

const LONG_PURPOSE = {
  rhythm: 'stretch-at-race-pace',
  finish: 'long-with-steady-finish',
  climbs: 'long-ride-with-climbs',
} as const

function longSteps(work: LongWork, minutes: number, workMin: number, sport: Sport, request: SessionRequest) {
  if (work === 'rhythm') return rhythmSteps(minutes, sport, request)
  if (work === 'finish') return finishSteps(minutes, workMin, sport, request)
  return longRideSteps(minutes, workMin, sport, request)
}

/** [min] from here on race rhythm is a part of a long run, not a session of its own. */
const LONG_RHYTHM_MIN = 75

function isLongRhythm(kind: EnduranceKind, minutes: number, request: SessionRequest): boolean {
  return kind === 'race-pace' && request.discipline === 'run' && minutes >= LONG_RHYTHM_MIN
}

function isMarathonRhythm({ event }: SessionRequest): boolean {
  return (event?.distanceKm ?? 0) > 30
}

/** [min] a shorter long run stays easy to its end: before a run, and without one. @source default-ours */
const FINISH_FROM_MIN = { event: 60, none: 80 }
/** [ratio] of a long run that ends it at a marathon's effort, and [min] of it at most: more where that is the race. @source default-ours */
const FINISH = {
  marathon: { build: 0.27, peak: 0.28, most: 50 },
  other: { build: 0.26, peak: 0.26, most: 35 },
} as const

/** [min] at a marathon's effort that end a long run of loaded weeks; 0 for who is new, stressed or sparing something. */
function steadyFinishMin(minutes: number, request: SessionRequest): number {
  const { discipline, level, phase, deload, stress, limits, event, endsEasily = false } = request
  if (discipline !== 'run' || level === 'beginner' || (phase !== 'build' && phase !== 'peak')) return 0
  if (deload || endsEasily || stress === 'high' || limits.length > 0 || isVeryLong(event)) return 0
  if (minutes < FINISH_FROM_MIN[event?.discipline === 'run' ? 'event' : 'none']) return 0
  const finish = FINISH[isMarathonRhythm(request) ? 'marathon' : 'other']
  return Math.min(finish.most, Math.round(minutes * finish[phase]))
}

/** Whether an event is so long, or so steep, that time on the feet is all that a long run is for. */
function isVeryLong(event: SessionRequest['event']): boolean {
  return event !== null && eventProfile(event).kind === 'ultra'
}

function longRpe(minutes: number, finishMin: number): number {
  if (minutes >= VERY_LONG_MIN) return 4
  return minutes >= LONG_RPE_MIN || finishMin > 0 ? 3.5 : RPE.long
}

function finishSteps(minutes: number, finishMin: number, sport: Sport, request: SessionRequest): WorkoutStep[] {
  const pace = qualityPace('tempo', request)
  return [
    ...steadySteps(minutes - finishMin, 'long', sport, request),
    timedStep({ code: 'steady-finish' }, finishMin, [feelsLike('tempo'), ...pace, { code: 'hold-not-chase' }]),
  ]
}

/** Two stretches of race rhythm late in the run, four tenths of it and more as the race comes near. */
function rhythmSteps(minutes: number, sport: Sport, request: SessionRequest): WorkoutStep[] {
  const share = request.phase === 'peak' ? 0.45 : 0.4
  const most = request.level === 'advanced' ? 35 : 30
  const block = Math.min(most, Math.max(8, Math.floor((minutes * share) / 2)))
  const between = 5
  const after = 8
  const before = minutes - 2 * (block + between) - after
  const rhythm: StepName = { code: 'rhythm-stretch', marathon: isMarathonRhythm(request) }
  const pace = qualityPace('race-pace', request)
  return [
    timedStep(partOf(sport, 'easy'), before, [feelsLike('easy'), ...easyPace(request)]),
    repeatedStep(rhythm, 2, block, [feelsLike('race'), ...pace, { code: 'hold-not-chase' }]),
    repeatedStep(partOf(sport, 'between'), 2, between, [{ code: 'easy-after-each' }]),
    timedStep(partOf(sport, 'easy'), after, [feelsLike('easy')]),
  ]
}

/** [min] a shorter remainder is rounding, not walking. */
const LEAST_WALK_MIN = 5

/** [min] of an easy run that its kilometres leave over: they are walked before and after. */
function walkAround(kind: EnduranceKind, minutes: number, request: SessionRequest): number {
  if (request.discipline !== 'run' || request.distanceKm === null) return 0
  if (kind !== 'easy' && kind !== 'long' && kind !== 'strides') return 0
  const run = Math.max(
    8,
    Math.round(request.distanceKm * easyPaceMinPerKm(request.level, request.weekIndex, request.vdot)),
  )
  return minutes - run < LEAST_WALK_MIN ? 0 : minutes - run
}

/** A run with what is walked before and after it; a walk that it ends with is part of the walk after it. */
function walkedAround(run: readonly WorkoutStep[], walk: number): WorkoutStep[] {
  const last = run.at(-1)
  const isWalked = walk > 0 && last?.name.code === 'brisk-walk'
  const walkedMin = isWalked ? (last.seconds ?? 0) / 60 : 0
  return [
    ...walkSteps(Math.floor(walk / 2)),
    ...(isWalked ? run.slice(0, -1) : run),
    ...walkSteps(Math.ceil(walk / 2) + walkedMin),
  ]
}

function walkSteps(minutes: number): WorkoutStep[] {
  return minutes > 0 ? [timedStep({ code: 'brisk-walk' }, minutes, [{ code: 'walking-counts' }])] : []
}

/** [min] */
const TRIAL_FROM_MIN = 40

/** A beginner's first four weeks hold no hard work, whatever was asked for. */
function enduranceKind(kind: EnduranceKind, request: SessionRequest): EnduranceKind {
  // A run against the clock without its warm-up is no test, and no good.
  if (kind === 'time-trial' && request.durationMin < TRIAL_FROM_MIN) return enduranceKind('tempo', request)
  if (!staysEasy(request) || !(isRepeated(kind) || kind === 'time-trial')) return kind
  return request.discipline === 'run' && request.weekIndex < 2 ? 'easy' : 'strides'
}

function isRepeated(kind: EnduranceKind): kind is RepeatKind {
  return kind in EFFORT
}

function mainSteps(kind: EnduranceKind, minutes: number, sport: Sport, request: SessionRequest): WorkoutStep[] {
  if (kind === 'time-trial') return trialSteps(minutes, sport)
  if (isRepeated(kind)) return repeatSteps(kind, minutes, sport, request)
  if (kind === 'strides') return strideSteps(minutes, sport, request)
  return steadySteps(minutes, kind === 'recovery' || kind === 'long' ? kind : 'easy', sport, request)
}

/** [min] */
const LEAST_RUN_REST_MIN = 4

function steadySteps(minutes: number, effort: Effort, sport: Sport, request: SessionRequest): WorkoutStep[] {
  const hint: StepNote = { code: 'sport-hint', sport: sport.id, fast: false }
  const { event, discipline } = request
  const trail: StepNote[] =
    discipline === 'run' && effort === 'long' && event && isTrail(event) ? [{ code: 'walk-what-climbs' }] : []
  // Where it goes up and down a pace says nothing.
  const pace = trail.length === 0 ? easyPace(request, effort) : trail
  const breaks = walkRunFor(request)
  if (breaks === null) return [timedStep(partOf(sport, 'easy'), minutes, [feelsLike(effort), ...pace, hint])]
  const { runMin, walkMin } = breaks
  const rounds = Math.floor(minutes / (runMin + walkMin))
  const rest = minutes - rounds * (runMin + walkMin)
  const steps: WorkoutStep[] = []
  if (rounds > 0) {
    steps.push(repeatedStep({ code: 'gentle-run' }, rounds, runMin, [feelsLike(effort), hint]))
    steps.push(repeatedStep({ code: 'brisk-walk-between' }, rounds, walkMin, [{ code: 'before-you-feel-cold' }]))
  }
  // What is left is a shorter run of its own, as far as it is worth one.
  const runRest = rest >= LEAST_RUN_REST_MIN ? rest - walkMin : 0
  if (runRest > 0) steps.push(timedStep({ code: 'gentle-run' }, runRest, [feelsLike(effort), hint]))
  if (rest > 0) steps.push(timedStep({ code: 'brisk-walk' }, rest - runRest, [feelsLike('easy')]))
  return steps
}

/** How hard the work of a kind is: a race's own effort is the harder the shorter the race. @source daniels-gilbert */
function effortOf(kind: RepeatKind, request: SessionRequest): Effort {
  const km = raceAsRunKm(request)
  if (kind !== 'race-pace' || km === null) return EFFORT[kind]
  return km <= 6 ? 'interval' : km <= 25 ? 'threshold' : 'race'
}

function repeatSteps(kind: RepeatKind, minutes: number, sport: Sport, request: SessionRequest): WorkoutStep[] {
  const { count, workMin, easyMin } = repeatsFor(kind, request, minutes)
  const name: StepName = kind === 'hills' ? partOf(sport, 'hill') : { code: 'repetition', kind, sport: sport.id }
  const isClimb = kind === 'hills' && sport.id === 'cycle'
  const hint: StepNote = isClimb ? { code: 'seated-low-gear' } : { code: 'sport-hint', sport: sport.id, fast: true }
  const steps = [
    repeatedStep(name, count, workMin, [
      feelsLike(effortOf(kind, request)),
      ...qualityPace(kind, request, effortOf(kind, request)),
      hint,
    ]),
  ]
  if (easyMin > 0) {
    const descends = kind === 'hills' && sport.id !== 'row' && sport.id !== 'cardio'
    const back: StepName = descends ? { code: 'easy-way-down' } : partOf(sport, 'between')
    steps.push(repeatedStep(back, count, easyMin, [{ code: 'talk-again-after-each' }]))
  }
  const rest = minutes - count * (workMin + easyMin)
  if (rest > 0) steps.push(timedStep(partOf(sport, 'easy'), rest, [feelsLike('easy')]))
  return steps
}

function strideSteps(minutes: number, sport: Sport, request: SessionRequest): WorkoutStep[] {
  const count = Math.min(request.level === 'beginner' ? 4 : 6, Math.floor(minutes / 4))
  if (count < 1) return steadySteps(minutes, 'easy', sport, request)
  const strides = [
    repeatedStep({ code: request.discipline === 'run' ? 'stride' : 'short-pick-up' }, count, 1 / 3, [
      feelsLike('stride'),
    ]),
    repeatedStep(partOf(sport, 'between'), count, 5 / 3, [{ code: 'full-recovery-after-each' }]),
  ]
  return [...steadySteps(minutes - 2 * count, 'easy', sport, request), ...strides]
}

/** [min] always the same, so that one test can be held beside the next. @source default-ours */
const TRIAL_MIN = 20

function trialSteps(minutes: number, sport: Sport): WorkoutStep[] {
  const trial = Math.min(TRIAL_MIN, minutes)
  const effort: StepName = { code: 'trial-effort', sport: sport.id }
  const steps = [timedStep(effort, trial, [feelsLike('trial'), { code: 'note-how-far' }])]
  if (minutes > trial) steps.push(timedStep(partOf(sport, 'easy'), minutes - trial, [feelsLike('recovery')]))
  return steps
}
