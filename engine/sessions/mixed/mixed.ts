import { BOUNDS } from '../../limits/bounds.ts'
import type { SessionRequest } from '../../model.ts'
import { isMeet } from '../../phases/event-profile.ts'
import type { WorkoutStep } from '../../plan-model.ts'
import { staysEasy, walkRunFor } from '../endurance/plan.ts'
import { sportOf } from '../endurance/sport.ts'
import { rideZone } from '../endurance/zones.ts'
import { NO_IMPACT } from '../pool.ts'
import { filledMinutes } from '../prep.ts'
import { draftOf, type SessionDetails, type SessionDraft, wantedMinutes } from '../session.ts'
import type { StepNote } from '../step-facts.ts'
import { feelsLike, repeatedStep, timedStep } from '../steps.ts'
import { attemptSteps } from './meet.ts'
import { stationSteps } from './stations.ts'
import { partSteps, partsOf, rehearsalSession } from './test-session.ts'

/** Share of a brick that is its run, where nothing says another. @source default-ours */
const RUN_PART = 0.3

/**
 * Builds a brick: a ride that turns into a run.
 * @param request - length, level, phase and week
 * @returns the session, its steps adding up to its minutes
 * @throws RangeError below 5 minutes
 * @source default-ours
 */
export function brickSession(request: SessionRequest): SessionDraft {
  const minutes = wantedMinutes(request)
  const sharp =
    (request.phase === 'build' || request.phase === 'peak') && request.level !== 'beginner' && !request.deload
  return draftOf({
    kind: 'brick',
    discipline: 'brick',
    name: { code: 'ride-and-run' },
    emoji: '🚴',
    durationMin: minutes,
    rpe: sharp ? 6 : 4,
    longSession: minutes >= 90,
    details: () => brickDetails(minutes, sharp, request),
  })
}

function brickDetails(minutes: number, sharp: boolean, request: SessionRequest): SessionDetails {
  const warm = minutes < 20 ? 1 : 6
  const cool = minutes < 20 ? 1 : 4
  const change = minutes < 10 ? 0 : 2
  const main = minutes - warm - cool - change
  const ride = Math.max(1, Math.round(main * (1 - (request.runPart ?? RUN_PART))))
  const feel = feelsLike(sharp ? 'race' : 'easy')
  const breaks = walkRunFor({ ...request, discipline: 'run' })
  const runFeel: StepNote[] = breaks === null ? [feel] : [feelsLike('easy'), { code: 'walk-whenever' }]
  const zone = rideZone(sharp ? 'race' : 'easy', request)
  const steps = [timedStep({ code: 'brick-ride' }, ride, [feel, ...zone, { code: 'turns-a-minute' }])]
  if (change > 0) steps.push(timedStep({ code: 'brick-change' }, change, [{ code: 'calm-hands' }]))
  if (main > ride)
    steps.push(timedStep({ code: 'brick-run' }, main - ride, [...runFeel, { code: 'first-minutes-odd' }]))
  return {
    description: { code: 'ride-into-run' },
    notes: { code: minutes >= 75 ? 'eat-on-the-bike' : 'lay-out-shoes' },
    workout: {
      warmup: [timedStep({ code: 'brick-spin' }, warm, [feelsLike('recovery')])],
      exercises: steps,
      cooldown: [timedStep({ code: 'walk-to-settle' }, cool, [{ code: 'breathing-settles' }])],
    },
  }
}

/**
 * Builds a run with work stations between, for HYROX, obstacle races and the like.
 * @param request - length, level, event, means and week
 * @returns the session, its steps adding up to its minutes
 * @throws RangeError below 5 minutes
 * @source default-ours: run and station by turns, as the event has them
 */
export function hybridSession(request: SessionRequest): SessionDraft {
  if (partsOf(request).length > 0 && !request.deload) return rehearsalSession(request)
  const minutes = wantedMinutes(request)
  const easy = staysEasy(request) || request.deload
  return draftOf({
    kind: 'hybrid',
    discipline: 'mixed',
    name: { code: request.event?.discipline === 'obstacle' ? 'run-and-obstacles' : 'run-and-stations' },
    emoji: '⚡',
    durationMin: minutes,
    rpe: easy ? 4.5 : 6,
    details: () => hybridDetails(minutes, easy, request),
  })
}

/** [min] of each run between the stations; a shorter one before the event, so that a lighter week loses minutes of running and no stations. */
function runBetweenMin(main: number, { level, phase }: SessionRequest): number {
  if (main < 12) return 1
  if (level === 'beginner') return 2
  return phase === 'base' || phase === 'taper' ? 3 : 4
}

function hybridDetails(minutes: number, easy: boolean, request: SessionRequest): SessionDetails {
  const warm = minutes < 10 ? 1 : minutes < 30 ? 4 : 8
  const cool = minutes < 10 ? 1 : minutes < 30 ? 2 : 5
  const main = minutes - warm - cool
  const runMin = runBetweenMin(main, request)
  const workMin = main < 12 ? 0.5 : 1
  const pair = runMin + workMin * 2
  const rounds = Math.max(1, Math.min(8, Math.floor(main / pair)))
  const feel = feelsLike(easy ? 'easy' : 'tempo')
  const steps: WorkoutStep[] = [
    repeatedStep({ code: 'run-to-station' }, rounds, runMin, [feel]),
    ...stationSteps(rounds, workMin, request),
  ]
  steps.push(repeatedStep({ code: 'walk-from-station' }, rounds, workMin, [{ code: 'breathe-out-after-station' }]))
  const left = main - rounds * pair
  if (left > 0) steps.push(timedStep({ code: 'run-or-walk' }, left, [feelsLike('easy')]))
  const muscles = sportOf({ discipline: 'run', event: null }).muscles
  return {
    description: { code: 'runs-and-stations', rounds },
    notes: { code: 'start-runs-slower' },
    workout: {
      warmup: [
        timedStep({ code: 'sport-part', part: 'warmup', sport: 'run' }, warm > 2 ? warm - 2 : warm, [
          feelsLike('recovery'),
        ]),
        ...filledMinutes('drill', muscles, warm > 2 ? 2 : 0, request, { each: 1, seed: request.seed }),
      ],
      exercises: steps,
      cooldown: filledMinutes('stretch', muscles, cool, request, { each: 1, seed: request.seed }),
    },
  }
}

/**
 * Builds the day of the event: a warm-up, the event, a cool-down.
 * @param request - the event, and the time it will take: alone where that is known, else with warm-up and cool-down
 * @returns the session, its steps adding up to its minutes
 * @throws RangeError below 5 minutes
 * @source default-ours
 */
export function raceSession(request: SessionRequest): SessionDraft {
  const { warm, race, cool } = raceDay(request)
  const minutes = warm + race + cool
  const name = { code: 'named-event', name: request.event?.name ?? null } as const
  const isSpared = sparesRuns(request)
  const isEasy = isSpared || request.event?.like?.effort === 'easy'
  const rpe = isSpared
    ? 3
    : (RPE_LIKE[request.event?.like?.effort ?? 'hard'] ?? (race <= 45 ? 8.5 : race <= 120 ? 8 : 7))
  return draftOf({
    ...(isEasy && { hard: false }),
    kind: 'race',
    discipline: 'race',
    name,
    emoji: '🏁',
    durationMin: minutes,
    rpe,
    distanceKm: request.event?.distanceKm ?? request.distanceKm,
    longSession: race >= 90,
    details: () => ({
      description: { code: isSpared ? 'event-while-sparing' : 'day-you-trained-for' },
      notes: { code: isMeet(request.event) ? 'meet-day' : isSpared ? 'other-ways-to-take-part' : 'nothing-new-today' },
      workout: {
        warmup: [
          timedStep({ code: 'movement-and-bursts' }, warm, [
            { code: race >= 90 ? 'only-to-feel-warm' : 'warm-before-start' },
          ]),
        ],
        exercises: raceSteps(race, isSpared, request),
        cooldown: [timedStep({ code: 'walk-to-settle' }, cool, [{ code: 'keep-moving' }])],
      },
    }),
  })
}

/** What the event itself is made of. */
function raceSteps(race: number, isSpared: boolean, request: SessionRequest): WorkoutStep[] {
  const name = { code: 'named-event', name: request.event?.name ?? null } as const
  if (isMeet(request.event))
    return [timedStep(name, race, [{ code: 'walk-between-attempts' }]), ...attemptSteps(request)]
  if (isSpared) return [timedStep(name, race, [feelsLike('easy'), { code: 'walk-whenever' }])]
  if (partsOf(request).length > 0) return partSteps(race, request)
  return [timedStep(name, race, [...paceOf(request), { code: 'race-by-thirds' }])]
}

/** [RPE] of an event that its person says is not raced all the way; null where its time decides. @source default-ours */
const RPE_LIKE = { easy: 4, steady: 6, hard: null } as const

/** [min] before and after an event of known length, and from which day on there is less before it. @source default-ours */
const WARM_MIN = { short: 15, long: 10 }
const COOL_MIN = 8
const LONG_RACE_DAY_MIN = 95

/** [min] warming up, racing and walking off: the shorter the race, the longer the warm-up. @source default-ours */
function raceDay(request: SessionRequest): { readonly warm: number; readonly race: number; readonly cool: number } {
  if (request.raceSeconds !== undefined && !sparesRuns(request)) {
    const race = Math.max(5, Math.round(request.raceSeconds / 60))
    return { warm: race < 75 ? 15 : 10, race, cool: 8 }
  }
  const minutes = wantedMinutes(request)
  // As far as it is known, an event has its own minutes; what stands around it is the rest.
  if (request.event?.distanceKm && minutes >= WARM_MIN.short + COOL_MIN + BOUNDS['event-time'].least) {
    const warm = WARM_MIN[minutes < LONG_RACE_DAY_MIN ? 'short' : 'long']
    return { warm, race: minutes - warm - COOL_MIN, cool: COOL_MIN }
  }
  const warm = minutes < 15 ? 1 : minutes < 90 ? Math.min(15, Math.floor(minutes / 4)) : 10
  const cool = minutes < 15 ? 1 : minutes < 30 ? 3 : 8
  return { warm, race: minutes - warm - cool, cool }
}

/** Whether the event is a run of somebody whom no landing may load. */
function sparesRuns({ limits, event }: SessionRequest): boolean {
  return (event?.discipline === 'run' || event?.like?.sport === 'run') && limits.includes(NO_IMPACT)
}

/** The even pace of a race whose time is known. */
function paceOf({ raceSeconds, event }: SessionRequest): StepNote[] {
  if (raceSeconds === undefined || event?.discipline !== 'run' || event.distanceKm === null) return []
  return [{ code: 'aim-race-pace', secPerKm: Math.round(raceSeconds / event.distanceKm) }]
}
