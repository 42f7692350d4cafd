import type { Level, SessionKind, SessionRequest } from '../../model.ts'
import type { WorkoutStep } from '../../plan-model.ts'
import { draftOf, type SessionDraft, wantedMinutes } from '../session.ts'
import type { StepName, StepNote } from '../step-facts.ts'
import { feelsLike, timedStep } from '../steps.ts'
import { staysEasy } from './plan.ts'

/** [min] for 100 m with the rest that belongs to it. @source default-ours */
const MIN_PER_100: Readonly<Record<Level, number>> = { beginner: 3.5, intermediate: 2.75, advanced: 2.25 }

const HARD: ReadonlySet<SessionKind> = new Set(['tempo', 'threshold', 'intervals', 'hills', 'race-pace', 'time-trial'])

/** [RPE] of the kinds that feel otherwise than hard or easy ones do. @source default-ours */
const RPE: Readonly<Partial<Record<SessionKind, number>>> = { tempo: 6, 'race-pace': 6, recovery: 2 }

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
      notes: { code: 'metres-are-a-guide' },
      workout: {
        warmup: [lengths({ code: 'any-stroke' }, short ? 1 : warmMin, 50, request, feelsLike('recovery'))],
        exercises: mainSteps(hard, mainMin, request),
        cooldown: [lengths({ code: 'easy-backstroke' }, short ? 1 : coolMin, 50, request, { code: 'long-strokes' })],
      },
    }),
  })
}

function mainSteps(hard: boolean, minutes: number, request: SessionRequest): WorkoutStep[] {
  const drillMin = minutes >= 12 ? Math.floor(minutes / 4) : 0
  const steps: WorkoutStep[] = []
  if (drillMin > 0) steps.push(lengths({ code: 'catch-up-drill' }, drillMin, 25, request, { code: 'one-hand-waits' }))
  const rest = minutes - drillMin
  if (!hard) {
    const each = request.level === 'beginner' ? 50 : request.level === 'intermediate' ? 100 : 200
    steps.push(lengths({ code: 'steady-freestyle' }, rest, each, request, feelsLike('easy'), restBetween(15, 20)))
    return steps
  }
  const fastMin = Math.max(1, Math.floor(rest * 0.65))
  const each = request.level === 'beginner' ? 25 : request.level === 'intermediate' ? 50 : 100
  steps.push(lengths({ code: 'strong-freestyle' }, fastMin, each, request, feelsLike('threshold'), restBetween(20, 30)))
  if (rest > fastMin) steps.push(lengths({ code: 'easy-freestyle' }, rest - fastMin, 50, request, feelsLike('easy')))
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
  const metres = (minutes / MIN_PER_100[request.level]) * 100
  const piece = metres < each ? 25 : each
  const count = Math.max(1, Math.floor(metres / piece))
  return { ...timedStep(name, minutes, notes), split: { code: 'pool-lengths', count, metres: piece } }
}
