import type { SessionRequest } from '../../model.ts'
import type { WorkoutStep } from '../../plan-model.ts'
import { feelsLike, repeatedStep, timedStep } from '../steps.ts'
import { partOf } from './edges.ts'
import { easyPace, qualityPace } from './pace-notes.ts'
import type { Sport } from './sport.ts'

/** [min] a shorter long ride stays easy. @source default-ours */
const WORK_FROM_MIN = 90
/** [ratio] of a long ride spent steadily, in two stretches, and [min] of each at most. @source default-ours */
const WORK = { share: 0.16, most: 25 }
const BETWEEN_MIN = 10

/** [min] of each of two steady stretches in a long ride of loaded weeks towards an event; 0 where it stays easy. */
export function stretchMin(minutes: number, request: SessionRequest): number {
  const { discipline, level, phase, deload, stress, limits, event, endsEasily = false } = request
  if (discipline !== 'cycle' || event?.discipline !== 'cycle' || level === 'beginner' || minutes < WORK_FROM_MIN)
    return 0
  if ((phase !== 'build' && phase !== 'peak') || deload || endsEasily || stress === 'high' || limits.length > 0)
    return 0
  return Math.min(WORK.most, Math.round((minutes * WORK.share) / 2))
}

/** A long ride with two steady stretches in its middle, as of long climbs, and light gears at its start. */
export function longRideSteps(minutes: number, stretch: number, sport: Sport, request: SessionRequest): WorkoutStep[] {
  const easy = minutes - 2 * (stretch + BETWEEN_MIN)
  const before = Math.ceil(easy * 0.6)
  const feel = [feelsLike('long'), ...easyPace(request, 'long')]
  return [
    timedStep(partOf(sport, 'easy'), before, [...feel, { code: 'sport-hint', sport: sport.id, fast: false }]),
    repeatedStep({ code: 'steady-climb' }, 2, stretch, [
      feelsLike('tempo'),
      ...qualityPace('tempo', request),
      { code: 'seated-low-gear' },
    ]),
    repeatedStep(partOf(sport, 'between'), 2, BETWEEN_MIN, [{ code: 'talk-again-after-each' }]),
    timedStep(partOf(sport, 'easy'), easy - before, feel),
  ]
}
