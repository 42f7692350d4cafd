import type { Level, SessionKind, SessionRequest } from '../../model.ts'
import type { WorkoutStep } from '../../plan-model.ts'
import { draftOf, type SessionDraft, wantedMinutes } from '../session.ts'
import { timedStep } from '../steps.ts'
import { FEEL } from './effort.ts'
import { staysEasy } from './plan.ts'

/** [min] for 100 m with the rest that belongs to it. @source default-ours */
const MIN_PER_100: Readonly<Record<Level, number>> = { beginner: 3.5, intermediate: 2.75, advanced: 2.25 }

const HARD: ReadonlySet<SessionKind> = new Set(['tempo', 'threshold', 'intervals', 'hills', 'race-pace', 'time-trial'])

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
    name: hard ? 'Swim with a fast set' : kind === 'long' ? 'Long swim' : 'Easy swim',
    emoji: '🏊',
    durationMin: minutes,
    rpe: hard ? (kind === 'tempo' || kind === 'race-pace' ? 6 : 7) : kind === 'recovery' ? 2 : 3,
    longSession: kind === 'long',
    hard,
    details: () => ({
      description: hard
        ? 'A warm-up, one set that makes you work, and an easy finish.'
        : 'Smooth, unhurried lengths. Count on your technique, not on your strength.',
      notes: 'Metres are a guide; stop on time. Any stroke counts.',
      workout: {
        warmup: [lengths('Easy swimming, any stroke', short ? 1 : warmMin, 50, request, FEEL.recovery)],
        exercises: mainSteps(hard, mainMin, request),
        cooldown: [
          lengths('Easy backstroke or breaststroke', short ? 1 : coolMin, 50, request, 'Long strokes, long breaths.'),
        ],
      },
    }),
  })
}

function mainSteps(hard: boolean, minutes: number, request: SessionRequest): WorkoutStep[] {
  const drillMin = minutes >= 12 ? Math.floor(minutes / 4) : 0
  const steps: WorkoutStep[] = []
  if (drillMin > 0)
    steps.push(
      lengths(
        'Drill: catch-up stroke or side kick',
        drillMin,
        25,
        request,
        'One hand waits in front until the other arrives; long and quiet.',
      ),
    )
  const rest = minutes - drillMin
  if (!hard) {
    const each = request.level === 'beginner' ? 50 : request.level === 'intermediate' ? 100 : 200
    steps.push(lengths('Steady freestyle', rest, each, request, `${FEEL.easy} Rest 15-20 s between repeats.`))
    return steps
  }
  const fastMin = Math.max(1, Math.floor(rest * 0.65))
  const each = request.level === 'beginner' ? 25 : request.level === 'intermediate' ? 50 : 100
  steps.push(lengths('Strong freestyle', fastMin, each, request, `${FEEL.threshold} Rest 20-30 s between repeats.`))
  if (rest > fastMin) steps.push(lengths('Easy freestyle', rest - fastMin, 50, request, FEEL.easy))
  return steps
}

function lengths(name: string, minutes: number, each: number, request: SessionRequest, notes: string): WorkoutStep {
  const metres = (minutes / MIN_PER_100[request.level]) * 100
  const piece = metres < each ? 25 : each
  const count = Math.max(1, Math.floor(metres / piece))
  return { ...timedStep(name, minutes, notes), split: { code: 'pool-lengths', count, metres: piece } }
}
