import type { SessionRequest } from '../../model.ts'
import type { WorkoutStep } from '../../plan-model.ts'
import type { Muscle } from '../catalogue/row.ts'
import { getExercise } from '../catalogue.ts'
import { picked } from '../pick.ts'
import { exerciseStep, filledMinutes } from '../prep.ts'
import { draftOf, type SessionDraft, wantedMinutes } from '../session.ts'
import type { StepNote } from '../step-facts.ts'
import { nameOf, timedStep } from '../steps.ts'

const WHOLE_BODY: readonly Muscle[] = ['hip-flexors', 'hamstrings', 'back', 'glutes', 'chest', 'calves', 'front-delts']

/** Slow practices only: fast breathing is not what calms. @source fincham-2023 */
const BREATHS = ['slow-six', 'long-exhale', 'double-inhale-sigh', 'humming-exhale', 'belly-breath'] as const

/**
 * Builds a mobility session: moving drills, then longer holds.
 * @param request - length, means and seed
 * @returns the session, its steps adding up to its minutes
 * @throws RangeError below 5 minutes
 * @source default-ours
 */
export function mobilitySession(request: SessionRequest): SessionDraft {
  const minutes = wantedMinutes(request)
  const warm = minutes < 15 ? 1 : 2
  const settle = minutes < 10 ? 0 : minutes < 25 ? 1 : 2
  const moving = Math.ceil((minutes - warm - settle) / 2)
  const holding = minutes - warm - settle - moving
  const options = { each: minutes < 25 ? 1 : 2, seed: request.seed + request.weekIndex }
  return draftOf({
    kind: 'mobility',
    discipline: 'mobility',
    name: { code: 'mobility-session' },
    emoji: '🤸',
    durationMin: minutes,
    rpe: 2,
    hard: false,
    details: () => ({
      description: { code: 'slow-circles' },
      notes: { code: 'breathe-calmly' },
      workout: {
        warmup: [timedStep({ code: 'walk-around' }, warm, [{ code: 'warm-not-sweaty' }])],
        exercises: [
          ...filledMinutes('drill', WHOLE_BODY, moving, request, options),
          ...filledMinutes('stretch', WHOLE_BODY, holding, request, options),
        ],
        cooldown: settle > 0 ? [stillStep('slow-six', settle, request)] : [],
      },
    }),
  })
}

/**
 * Builds a yoga session that ends in rest.
 * @param request - length, means and seed
 * @returns the session, its steps adding up to its minutes
 * @throws RangeError below 5 minutes
 * @source schleinzer-2024: yoga lowers perceived stress; the sequence is ours
 */
export function yogaSession(request: SessionRequest): SessionDraft {
  const minutes = wantedMinutes(request)
  const arrive = minutes < 15 ? 1 : 2
  const rest = minutes < 15 ? 1 : minutes < 40 ? 3 : 5
  const options = { each: minutes < 30 ? 2 : 3, seed: request.seed + request.weekIndex }
  return draftOf({
    kind: 'yoga',
    discipline: 'mind',
    name: { code: minutes < 20 ? 'short-yoga' : 'gentle-yoga' },
    emoji: '🧘',
    durationMin: minutes,
    rpe: 2,
    hard: false,
    details: () => ({
      description: { code: 'sequence-with-breath' },
      notes: { code: 'easier-poses' },
      workout: {
        warmup: [stillStep('seated-mountain', arrive, request, { code: 'arrive-and-notice' })],
        exercises: swappedRest(filledMinutes('yoga', WHOLE_BODY, minutes - arrive - rest, request, options), request),
        cooldown: [stillStep('resting-pose', rest, request)],
      },
    }),
  })
}

/**
 * Builds a breathing practice.
 * @param request - length and seed
 * @returns the session, its steps adding up to its minutes
 * @throws RangeError below 5 minutes
 * @source fincham-2023 bentley-2023: slow practices of 5 minutes or more, repeated; the choice is ours
 */
export function breathingSession(request: SessionRequest): SessionDraft {
  const minutes = wantedMinutes(request)
  const { unwanted = [] } = request
  const breaths = BREATHS.filter((id) => !unwanted.includes(id))
  // Whoever wants none of them is moved calmly instead.
  if (breaths.length === 0) return mobilitySession(request)
  const breath = getExercise(picked(breaths, request.seed, request.weekIndex + 1))
  const arrive = minutes < 8 ? 0 : 1
  const scan = minutes < 12 ? 0 : Math.floor(minutes / 3)
  const main: WorkoutStep[] = [exerciseStep(breath, minutes - arrive - scan - 1)]
  if (scan > 0) main.push(stillStep('body-scan', scan, request))
  return draftOf({
    kind: 'breathing',
    discipline: 'mind',
    name: nameOf(breath),
    emoji: '🌬️',
    durationMin: minutes,
    rpe: 1,
    hard: false,
    details: () => ({
      description: { code: 'quiet-minutes' },
      notes: { code: 'if-dizzy' },
      workout: {
        warmup: arrive > 0 ? [timedStep({ code: 'settle-in' }, arrive, [{ code: 'shoulders-drop' }])] : [],
        exercises: main,
        cooldown: [timedStep({ code: 'come-back' }, 1, [{ code: 'open-eyes' }])],
      },
    }),
  })
}

/** Rest belongs at the end only; in the middle another easy pose takes its place. */
function swappedRest(poses: readonly WorkoutStep[], request: SessionRequest): WorkoutStep[] {
  return poses.map((pose) =>
    pose.exerciseId === 'resting-pose' ? { ...stillStep('seated-mountain', 1, request), seconds: pose.seconds } : pose,
  )
}

/** A quiet exercise, or the same minutes of settling in where its person never wants to see it. */
function stillStep(
  id: StillId,
  minutes: number,
  { unwanted = [] }: Pick<SessionRequest, 'unwanted'>,
  note?: StepNote,
): WorkoutStep {
  if (unwanted.includes(id)) return timedStep({ code: 'settle-in' }, minutes, [{ code: 'shoulders-drop' }])
  return exerciseStep(getExercise(id), minutes, note)
}

type StillId = 'slow-six' | 'seated-mountain' | 'resting-pose' | 'body-scan'
