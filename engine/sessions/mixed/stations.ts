import type { Equipment, Pattern, SessionRequest } from '../../model.ts'
import type { WorkoutStep } from '../../plan-model.ts'
import type { Exercise } from '../catalogue/exercise.ts'
import { NO_IMPACT } from '../pool.ts'
import type { EventStation } from '../step-facts.ts'
import { cueOf, repeatedStep } from '../steps.ts'
import { exerciseFor } from '../strength/choose.ts'
import { stationExercises } from './circuit.ts'

/** What races with obstacles ask for: carrying, lunging, jumping, pulling, and trunk work between. */
const OBSTACLES: readonly Pattern[] = ['carry', 'lunge', 'jump', 'pull', 'squat', 'core', 'push', 'hinge']
/** Of obstacles as many take turns in one session. */
const MOST_OBSTACLES = 4

type Station = {
  readonly station: EventStation
  /** What trains the same where its equipment is missing. */
  readonly pattern: Pattern
  readonly needs: Equipment
}

/** The eight of a Hyrox, in its order. */
const HYROX: readonly Station[] = [
  { station: 'ski', pattern: 'pull', needs: 'machines' },
  { station: 'sled-push', pattern: 'squat', needs: 'machines' },
  { station: 'sled-pull', pattern: 'hinge', needs: 'machines' },
  { station: 'burpees', pattern: 'jump', needs: 'none' },
  { station: 'row', pattern: 'pull', needs: 'rower' },
  { station: 'carry', pattern: 'carry', needs: 'dumbbells' },
  { station: 'lunges', pattern: 'lunge', needs: 'none' },
  { station: 'wall-balls', pattern: 'squat', needs: 'machines' },
]
/** The catalogue's own names for what is done at a station: who never wants the one is spared the other. */
const ALSO: Readonly<Partial<Record<EventStation, readonly string[]>>> = {
  burpees: ['burpee', 'step-back-burpee'],
  carry: ['farmer-carry'],
  lunges: ['walking-lunge', 'dumbbell-walking-lunge', 'barbell-walking-lunge'],
}

/** [stations] by which the next week begins later in the row, so that weeks that follow each other hold them all. */
const NEXT_WEEK = 3

/**
 * The stations between the runs of one session, as the event has them or with what trains the same.
 * @param rounds - runs of the session
 * @param workMin - [min] at a station
 */
export function stationSteps(rounds: number, workMin: number, request: SessionRequest): WorkoutStep[] {
  const stations = request.event?.discipline === 'hyrox' ? hyroxOf(request, rounds) : obstaclesOf(request, rounds)
  return stations.map((step, place) => ({
    // Every run is followed by one station; extra rounds go to the first stations.
    ...repeatedStep(step.name, setsOf(rounds, stations.length, place), workMin, step.notes),
    ...(step.exercise && {
      exerciseId: step.exercise.id,
      muscles: step.exercise.primary,
      pattern: step.exercise.pattern,
    }),
  }))
}

type Planned = Pick<WorkoutStep, 'name' | 'notes'> & { readonly exercise?: Exercise }

function setsOf(rounds: number, stations: number, place: number): number {
  return Math.floor(rounds / stations) + (place < rounds % stations ? 1 : 0)
}

function obstaclesOf(request: SessionRequest, rounds: number): Planned[] {
  return stationExercises(request, Math.min(rounds, MOST_OBSTACLES), OBSTACLES).map((exercise) => ({
    name: { code: 'station', id: exercise.id },
    notes: [cueOf(exercise)],
    exercise,
  }))
}

function hyroxOf(request: SessionRequest, rounds: number): Planned[] {
  const from = (request.weekIndex * NEXT_WEEK) % HYROX.length
  const row = [...HYROX.slice(from), ...HYROX.slice(0, from)]
  const taken: Exercise[] = []
  const planned: Planned[] = []
  for (const one of row) {
    if (planned.length >= rounds) break
    const { station, pattern } = one
    if (isPossible(one, request)) {
      planned.push({ name: { code: 'event-station', station }, notes: [{ code: 'station-form', station }] })
      continue
    }
    const exercise = exerciseFor({ pattern, main: false }, request, taken, 40 + HYROX.indexOf(one))
    if (exercise === null) continue
    taken.push(exercise)
    planned.push({ name: { code: 'station-instead', station, id: exercise.id }, notes: [cueOf(exercise)], exercise })
  }
  return planned
}

/** Whether somebody can do a station itself: with what there is, sparing nothing, and no burpees while they are new. */
function isPossible({ station, needs }: Station, { equipment, limits, level, unwanted = [] }: SessionRequest): boolean {
  if (limits.length > 0 || ALSO[station]?.some((id) => unwanted.includes(id))) return false
  if (station === 'burpees') return level !== 'beginner' && !limits.includes(NO_IMPACT)
  return needs === 'none' || equipment.includes(needs) || (station === 'carry' && equipment.includes('kettlebell'))
}
