import type { Level, SessionRequest, TestPart, TestPartName } from '../../model.ts'
import type { WorkoutStep } from '../../plan-model.ts'
import { getExercise } from '../catalogue.ts'
import { draftOf, type SessionDetails, type SessionDraft, wantedMinutes } from '../session.ts'
import { cueOf, feelsLike, nameOf, repeatedStep, timedStep } from '../steps.ts'
import { TEST_LIFTS } from '../strength/test-lifts.ts'

/** [min] of each part in a rehearsal, a run apart, and of the rest behind it. @source default-ours */
const PART_MIN = 2
const SHUTTLE_MIN = 8
const REST_MIN = 3
const LONGEST_REST_MIN = 10
/** [min/km] @source default-ours */
const MIN_A_KM = { beginner: 6, intermediate: 5, advanced: 4.5 } as const
/** [min/km] the same of what is no run. @source default-ours */
const SLOW_MIN_A_KM: Readonly<Partial<Record<TestPartName, number>>> = { march: 10, swim: 25 }

/** The parts of the test that an event is, none where it is no test. */
export function partsOf({ event }: Pick<SessionRequest, 'event'>): readonly TestPart[] {
  return event?.like?.parts ?? []
}

/**
 * All parts of a test in their order, as on the day.
 * @param request - an event with parts; length and level
 * @returns the session, its steps adding up to its minutes
 * @source default-ours
 */
export function rehearsalSession(request: SessionRequest): SessionDraft {
  const minutes = wantedMinutes(request)
  return draftOf({
    kind: 'hybrid',
    discipline: 'mixed',
    name: { code: 'test-rehearsal' },
    emoji: '⏱️',
    durationMin: minutes,
    rpe: 6.5,
    details: () => rehearsalDetails(minutes, request),
  })
}

function rehearsalDetails(minutes: number, request: SessionRequest): SessionDetails {
  const warm = minutes < 30 ? 4 : 10
  const cool = minutes < 30 ? 2 : 5
  return {
    description: { code: 'rehearse-test', event: request.event?.name ?? '' },
    notes: { code: 'nothing-new-today' },
    workout: {
      warmup: [timedStep({ code: 'movement-and-bursts' }, warm, [{ code: 'warm-before-start' }])],
      exercises: partSteps(minutes - warm - cool, request),
      cooldown: [timedStep({ code: 'walk-to-settle' }, cool, [{ code: 'keep-moving' }])],
    },
  }
}

/** The parts of a test one after the other, with a rest behind each but the last; they take all the minutes there are. */
export function partSteps(minutes: number, request: SessionRequest): WorkoutStep[] {
  const parts = partsOf(request)
  const wanted = parts.map(({ part, km }) => minutesOf(part, km, request.level))
  const work = wanted.reduce((sum, one) => sum + one, 0)
  const rests = Math.max(0, parts.length - 1)
  const factor = Math.min(1, minutes / (work + rests * REST_MIN))
  const free = minutes - work * factor
  // What is left of a minute goes into the rests.
  const rest = rests > 0 ? (free < rests * LONGEST_REST_MIN + 1 ? free / rests : LONGEST_REST_MIN) : 0
  const steps = parts.map((part, at) => partStep(part, (wanted[at] ?? PART_MIN) * factor))
  if (rests > 0) steps.push(repeatedStep({ code: 'rest-between-parts' }, rests, rest, [{ code: 'walk-and-breathe' }]))
  const left = free - rests * rest
  if (left > 1e-6) steps.push(timedStep({ code: 'run-or-walk' }, left, [feelsLike('easy')]))
  return steps
}

function minutesOf(part: TestPartName, km: number | undefined, level: Level): number {
  if (km !== undefined) return km * (SLOW_MIN_A_KM[part] ?? MIN_A_KM[level])
  return part === 'shuttle-run' ? SHUTTLE_MIN : PART_MIN
}

/** Parts that an exercise of a session leads to, and that are something else on the day. */
const AS_ON_THE_DAY: readonly TestPartName[] = ['march', 'stair-climb', 'jump']

function partStep({ part, km }: TestPart, minutes: number): WorkoutStep {
  const lift = AS_ON_THE_DAY.includes(part) ? undefined : TEST_LIFTS[part]
  if (!lift) return timedStep({ code: 'test-part', part, km: km ?? null }, minutes, [{ code: 'hold-not-chase' }])
  const exercise = getExercise(lift.id)
  return {
    ...timedStep(nameOf(exercise), minutes, [cueOf(exercise), { code: 'as-many-in-form' }]),
    exerciseId: exercise.id,
    muscles: exercise.primary,
    pattern: exercise.pattern,
  }
}
