import type { Pattern, SessionRequest } from '../../model.ts'
import type { WorkoutStep } from '../../plan-model.ts'
import { FEEL } from '../endurance/effort.ts'
import { staysEasy, walkRunFor } from '../endurance/plan.ts'
import { sportOf } from '../endurance/sport.ts'
import { filledMinutes } from '../prep.ts'
import { draftOf, type SessionDetails, type SessionDraft, wantedMinutes } from '../session.ts'
import { repeatedStep, timedStep } from '../steps.ts'
import { stationExercises } from './circuit.ts'

/** What races with stations ask for: carrying, lunging, jumping, pulling, and trunk work between. */
const STATIONS: readonly Pattern[] = ['carry', 'lunge', 'jump', 'pull', 'squat', 'core', 'push', 'hinge']

/** Share of a brick spent on the bike. @source default-ours */
const RIDE_SHARE = 0.7

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
    (request.phase === 'build' || request.phase === 'peak') && request.level === 'advanced' && !request.deload
  return draftOf({
    kind: 'brick',
    discipline: 'brick',
    name: 'Ride and run',
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
  const ride = Math.max(1, Math.round(main * RIDE_SHARE))
  const feel = sharp ? FEEL.race : FEEL.easy
  const breaks = walkRunFor({ ...request, discipline: 'run' })
  const runNote = breaks === null ? feel : `${FEEL.easy} Walk a minute whenever you need to.`
  const steps = [timedStep('Ride', ride, `${feel} 80-95 turns a minute.`)]
  if (change > 0) steps.push(timedStep('Change: rack the bike, swap shoes', change, 'Calm hands are fast hands.'))
  if (main > ride)
    steps.push(timedStep('Run off the bike', main - ride, `${runNote} The first minutes feel odd; that passes.`))
  return {
    description: 'A ride that turns straight into a run, so that heavy legs are no surprise on the day.',
    notes: minutes >= 75 ? 'Practise eating and drinking on the bike.' : 'Lay out your shoes before you start.',
    workout: {
      warmup: [timedStep('Easy spin', warm, FEEL.recovery)],
      exercises: steps,
      cooldown: [timedStep('Walk', cool, 'Let your breathing settle.')],
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
  const minutes = wantedMinutes(request)
  const easy = staysEasy(request) || request.deload
  return draftOf({
    kind: 'hybrid',
    discipline: 'mixed',
    name: request.event?.discipline === 'obstacle' ? 'Run and obstacles' : 'Run and stations',
    emoji: '⚡',
    durationMin: minutes,
    rpe: easy ? 4.5 : 6,
    details: () => hybridDetails(minutes, easy, request),
  })
}

function hybridDetails(minutes: number, easy: boolean, request: SessionRequest): SessionDetails {
  const warm = minutes < 10 ? 1 : minutes < 25 ? 4 : 8
  const cool = minutes < 10 ? 1 : minutes < 25 ? 2 : 5
  const main = minutes - warm - cool
  const runMin = main < 12 ? 1 : request.level === 'beginner' ? 2 : request.phase === 'base' ? 3 : 4
  const workMin = main < 12 ? 0.5 : 1
  const pair = runMin + workMin * 2
  const rounds = Math.max(1, Math.min(8, Math.floor(main / pair)))
  const stations = stationExercises(request, Math.min(rounds, 4), STATIONS)
  const steps: WorkoutStep[] = [repeatedStep('Run', rounds, runMin, easy ? FEEL.easy : FEEL.tempo)]
  for (const [place, exercise] of stations.entries()) {
    // Every run is followed by one station; extra rounds go to the first stations.
    const sets = Math.floor(rounds / stations.length) + (place < rounds % stations.length ? 1 : 0)
    steps.push({
      ...repeatedStep(`Station: ${exercise.name}`, sets, workMin, exercise.cue),
      exerciseId: exercise.id,
      muscles: exercise.primary,
      pattern: exercise.pattern,
    })
  }
  steps.push(repeatedStep('Walk to the next run', rounds, workMin, 'After each station; breathe out long.'))
  const left = main - rounds * pair
  if (left > 0) steps.push(timedStep('Easy run or walk', left, FEEL.easy))
  const muscles = sportOf('run').muscles
  return {
    description: `${rounds} ${rounds === 1 ? 'run' : 'runs'}, a station after each: learn to settle your breathing while your legs are busy.`,
    notes: 'Start each run slower than feels right; the stations will find you soon enough.',
    workout: {
      warmup: [
        timedStep('Brisk walk, then easy jog', warm > 2 ? warm - 2 : warm, FEEL.recovery),
        ...filledMinutes('drill', muscles, warm > 2 ? 2 : 0, request, { each: 1, seed: request.seed }),
      ],
      exercises: steps,
      cooldown: filledMinutes('stretch', muscles, cool, request, { each: 1, seed: request.seed }),
    },
  }
}

/**
 * Builds the day of the event: a warm-up, the event, a cool-down.
 * @param request - the event and the time it will take, warm-up and cool-down included
 * @returns the session, its steps adding up to its minutes
 * @throws RangeError below 5 minutes
 * @source default-ours
 */
export function raceSession(request: SessionRequest): SessionDraft {
  const minutes = wantedMinutes(request)
  const warm = minutes < 15 ? 1 : minutes < 90 ? Math.min(15, Math.floor(minutes / 4)) : 10
  const cool = minutes < 15 ? 1 : minutes < 30 ? 3 : 8
  const race = minutes - warm - cool
  const name = request.event?.name ?? 'Race day'
  const rpe = race <= 45 ? 8.5 : race <= 120 ? 8 : 7
  const pacing = 'First third: hold back. Middle: settle. Last third: spend what is left.'
  return draftOf({
    kind: 'race',
    discipline: 'race',
    name,
    emoji: '🏁',
    durationMin: minutes,
    rpe,
    distanceKm: request.event?.distanceKm ?? request.distanceKm,
    longSession: race >= 90,
    details: () => ({
      description: 'The day you trained for. Trust the work, start calm, and enjoy it.',
      notes:
        'Nothing new today: same shoes, same breakfast, same drink as in your long sessions. Eat and drink early, in small amounts.',
      workout: {
        warmup: [
          timedStep(
            'Easy movement and a few quick bursts',
            warm,
            race >= 90 ? 'Only enough to feel warm.' : 'Finish warm, five minutes before the start.',
          ),
        ],
        exercises: [timedStep(name, race, pacing)],
        cooldown: [timedStep('Walk', cool, 'Keep moving, get warm clothes, be proud.')],
      },
    }),
  })
}
