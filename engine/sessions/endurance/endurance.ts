import { capitalised } from '../../format.ts'
import type { SessionKind, SessionRequest } from '../../model.ts'
import type { WorkoutStep } from '../../plan-model.ts'
import { easyPaceMinPerKm } from '../../week/person.ts'
import { type PaceZone, paceText, racePaceText } from '../pace.ts'
import { indoorNote } from '../places.ts'
import { filledMinutes } from '../prep.ts'
import { draftOf, isHardEffort, type SessionDraft, wantedMinutes } from '../session.ts'
import { repeatedStep, timedStep } from '../steps.ts'
import { FEEL, note } from './effort.ts'
import { type RepeatKind, repeatsFor, staysEasy, walkRunFor } from './plan.ts'
import { type Sport, sportOf } from './sport.ts'
import { enduranceDescription, enduranceName, enduranceNotes } from './words.ts'

/** [RPE 0-10] of whole sessions. @source foster-2001: the scale; the values are ours */
const RPE: Readonly<Partial<Record<SessionKind, number>>> = {
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
/** [min] from here an easy effort is no longer easy as a whole. */
const LONG_RPE_MIN = 120
const ZONE: Readonly<Record<RepeatKind, PaceZone>> = {
  tempo: 'marathon',
  threshold: 'threshold',
  intervals: 'interval',
  hills: 'repetition',
  'race-pace': 'threshold',
}
const NAMES: Readonly<Record<RepeatKind, string>> = {
  tempo: 'Steady and strong',
  threshold: 'Comfortably hard',
  intervals: 'Fast',
  hills: 'Uphill',
  'race-pace': 'Race rhythm',
}

/**
 * Builds a run, walk, ride, row or machine session whose steps add up to its minutes exactly.
 * @param request - any endurance kind; discipline not swim
 * @returns the session; quality kinds of a beginner's first four weeks become strides or easy work
 * @throws RangeError below 5 minutes
 * @source seiler-2010: easy stays easy, hard is rare; step lengths are ours
 */
export function enduranceSession(request: SessionRequest): SessionDraft {
  const whole = wantedMinutes(request)
  const kind = enduranceKind(request)
  const walk = walkAround(kind, whole, request)
  const minutes = whole - walk
  const sport = sportOf(request.discipline)
  const quality = kind in NAMES || kind === 'time-trial'
  const [warmMin, coolMin] = edges(minutes, quality)
  const mainMin = minutes - warmMin - coolMin
  const rhythm = isLongRhythm(kind, minutes, request)
  const rpe = rhythm ? 5 : kind === 'long' && minutes >= LONG_RPE_MIN ? 4 : (RPE[kind] ?? 3)
  return draftOf({
    kind,
    discipline: request.discipline,
    name: rhythm ? `Long run with ${rhythmName(request)}` : enduranceName(kind, sport, request),
    emoji: sport.emoji,
    durationMin: whole,
    rpe,
    distanceKm: request.discipline === 'run' ? request.distanceKm : null,
    longSession: kind === 'long' || rhythm,
    hard: isHardEffort(kind, rpe),
    details: () => ({
      description: rhythm
        ? 'Most of it as easy as ever, with a stretch at the pace you plan to race: practise it, and what you will eat and drink.'
        : enduranceDescription(kind, sport, request),
      notes: note(indoorNote(request.discipline, request.limits), enduranceNotes(kind, minutes, request)),
      workout: {
        warmup: [
          ...walkSteps(Math.floor(walk / 2)),
          ...warmupSteps(warmMin, quality || kind === 'strides', sport, request),
        ],
        exercises: rhythm ? rhythmSteps(mainMin, sport, request) : mainSteps(kind, mainMin, sport, request),
        cooldown: [...cooldownSteps(coolMin, sport, request), ...walkSteps(Math.ceil(walk / 2))],
      },
    }),
  })
}

/** [min] from here on race rhythm is a part of a long run, not a session of its own. */
const LONG_RHYTHM_MIN = 75

function isLongRhythm(kind: SessionKind, minutes: number, request: SessionRequest): boolean {
  return kind === 'race-pace' && request.discipline === 'run' && minutes >= LONG_RHYTHM_MIN
}

function rhythmName({ event }: SessionRequest): string {
  return (event?.distanceKm ?? 0) > 30 ? 'marathon rhythm' : 'race rhythm'
}

/** Two stretches of race rhythm late in the run, about a quarter of it, more as the race comes near. */
function rhythmSteps(minutes: number, sport: Sport, request: SessionRequest): WorkoutStep[] {
  const share = request.phase === 'peak' ? 0.32 : 0.24
  const most = request.level === 'advanced' ? 25 : 20
  const block = Math.min(most, Math.max(8, Math.floor((minutes * share) / 2)))
  const between = 5
  const after = 8
  const before = minutes - 2 * (block + between) - after
  const pace = qualityPace('race-pace', request)
  return [
    timedStep(sport.easy, before, note(FEEL.easy, easyPace(request))),
    repeatedStep(capitalised(rhythmName(request)), 2, block, note(FEEL.race, pace, 'Hold it, do not chase it.')),
    repeatedStep(sport.between, 2, between, 'Easy running after each.'),
    timedStep(sport.easy, after, FEEL.easy),
  ]
}

/** [min] a shorter remainder is rounding, not walking. */
const LEAST_WALK_MIN = 5

/** [min] of an easy run that its kilometres leave over: they are walked before and after. */
function walkAround(kind: SessionKind, minutes: number, request: SessionRequest): number {
  if (request.discipline !== 'run' || request.distanceKm === null) return 0
  if (kind !== 'easy' && kind !== 'long' && kind !== 'strides') return 0
  const run = Math.max(
    8,
    Math.round(request.distanceKm * easyPaceMinPerKm(request.level, request.weekIndex, request.vdot)),
  )
  return minutes - run < LEAST_WALK_MIN ? 0 : minutes - run
}

function walkSteps(minutes: number): WorkoutStep[] {
  return minutes > 0 ? [timedStep('Brisk walk', minutes, 'These minutes count as much as the running.')] : []
}

/** A beginner's first four weeks hold no hard work, whatever was asked for. */
function enduranceKind(request: SessionRequest): SessionKind {
  const { kind } = request
  if (!staysEasy(request) || !(kind in NAMES || kind === 'time-trial')) return kind
  return request.discipline === 'run' && request.weekIndex < 2 ? 'easy' : 'strides'
}

/** [min] of warm-up and cool-down: faster work needs more of both. */
function edges(minutes: number, quality: boolean): readonly [number, number] {
  if (minutes < 10) return [1, 1]
  if (minutes < 20) return quality ? [4, 2] : [3, 2]
  if (minutes < 35) return quality ? [8, 4] : [5, 3]
  if (minutes < 50) return quality ? [12, 6] : [6, 5]
  return quality ? [15, 8] : [8, 6]
}

function warmupSteps(minutes: number, drills: boolean, sport: Sport, request: SessionRequest): WorkoutStep[] {
  const drillMin = minutes < 5 ? 0 : drills && minutes >= 8 ? 3 : 1
  const options = { each: 1, seed: request.seed + request.weekIndex }
  const style = drills && request.discipline === 'run' && minutes >= 12 ? 'running-drill' : 'drill'
  let steps = drillMin > 0 ? filledMinutes(style, sport.muscles, drillMin, request, options) : []
  if (steps.length === 0 && drillMin > 0) steps = filledMinutes('drill', sport.muscles, drillMin, request, options)
  return [timedStep(sport.warmup, minutes - drillMin, FEEL.recovery), ...steps]
}

function cooldownSteps(minutes: number, sport: Sport, request: SessionRequest): WorkoutStep[] {
  const stretchMin = minutes >= 5 ? 2 : 0
  const options = { each: 1, seed: request.seed + request.weekIndex + 3 }
  return [
    timedStep(sport.cooldown, minutes - stretchMin, 'Let your breathing settle.'),
    ...filledMinutes('stretch', sport.muscles, stretchMin, request, options),
  ]
}

function mainSteps(kind: SessionKind, minutes: number, sport: Sport, request: SessionRequest): WorkoutStep[] {
  if (kind === 'time-trial') return trialSteps(minutes, sport, request)
  if (kind in NAMES) return repeatSteps(kind as RepeatKind, minutes, sport, request)
  if (kind === 'strides') return strideSteps(minutes, sport, request)
  const feel = kind === 'recovery' ? FEEL.recovery : kind === 'long' ? FEEL.long : FEEL.easy
  return steadySteps(minutes, feel, sport, request)
}

function steadySteps(minutes: number, feel: string, sport: Sport, request: SessionRequest): WorkoutStep[] {
  const pace = request.discipline === 'run' ? easyPace(request) : ''
  const breaks = walkRunFor(request)
  if (breaks === null) return [timedStep(sport.easy, minutes, note(feel, pace, sport.hint))]
  const { runMin, walkMin } = breaks
  const rounds = Math.floor(minutes / (runMin + walkMin))
  const rest = minutes - rounds * (runMin + walkMin)
  const steps: WorkoutStep[] = []
  if (rounds > 0) {
    steps.push(repeatedStep('Gentle run', rounds, runMin, note(feel, sport.hint)))
    steps.push(
      repeatedStep(
        'Brisk walk after each',
        rounds,
        walkMin,
        'Start the next run before you feel cold, not before you feel ready.',
      ),
    )
  }
  if (rest > 0) steps.push(timedStep('Brisk walk', rest, FEEL.easy))
  return steps
}

function repeatSteps(kind: RepeatKind, minutes: number, sport: Sport, request: SessionRequest): WorkoutStep[] {
  const { count, workMin, easyMin } = repeatsFor(kind, request, minutes)
  const name = kind === 'hills' ? sport.hill : `${NAMES[kind]} ${sport.noun === 'cardio' ? 'effort' : sport.noun}`
  const feel = {
    tempo: FEEL.tempo,
    threshold: FEEL.threshold,
    intervals: FEEL.interval,
    hills: FEEL.hill,
    'race-pace': FEEL.race,
  }[kind]
  const steps = [repeatedStep(name, count, workMin, note(feel, qualityPace(kind, request), sport.fastHint))]
  if (easyMin > 0) {
    const back =
      kind === 'hills' && sport.noun !== 'row' && sport.noun !== 'cardio' ? 'Easy way back down' : sport.between
    steps.push(repeatedStep(back, count, easyMin, 'After each; breathe until you could talk again.'))
  }
  const rest = minutes - count * (workMin + easyMin)
  if (rest > 0) steps.push(timedStep(sport.easy, rest, FEEL.easy))
  return steps
}

function strideSteps(minutes: number, sport: Sport, request: SessionRequest): WorkoutStep[] {
  const count = Math.min(request.level === 'beginner' ? 4 : 6, Math.floor(minutes / 4))
  if (count < 1) return steadySteps(minutes, FEEL.easy, sport, request)
  const strides = [
    repeatedStep(request.discipline === 'run' ? 'Stride' : 'Short pick-up', count, 1 / 3, FEEL.stride),
    repeatedStep(sport.between, count, 5 / 3, 'Full recovery after each.'),
  ]
  return [...steadySteps(minutes - 2 * count, FEEL.easy, sport, request), ...strides]
}

function trialSteps(minutes: number, sport: Sport, request: SessionRequest): WorkoutStep[] {
  const most = request.level === 'beginner' ? 12 : request.level === 'intermediate' ? 20 : 30
  const trial = Math.min(most, minutes)
  const steps = [
    timedStep(
      `Time trial ${sport.noun === 'cardio' ? 'effort' : sport.noun}`,
      trial,
      note(FEEL.trial, 'Note how far you got.'),
    ),
  ]
  if (minutes > trial) steps.push(timedStep(sport.easy, minutes - trial, FEEL.recovery))
  return steps
}

function easyPace(request: SessionRequest): string {
  const pace = paceText(request.vdot, 'easy')
  return pace === '' ? '' : `Roughly ${pace}.`
}

function qualityPace(kind: RepeatKind, request: SessionRequest): string {
  if (request.discipline !== 'run' || kind === 'hills') return ''
  const race = kind === 'race-pace' ? racePaceText(request.vdot, request.event?.distanceKm ?? null) : ''
  const pace = race === '' ? paceText(request.vdot, ZONE[kind]) : race
  return pace === '' ? '' : `Aim for ${pace}.`
}
