import type { SessionRequest } from '../../model.ts'
import type { WorkoutStep } from '../../plan-model.ts'
import { balanceStep } from '../balance.ts'
import { filledMinutes } from '../prep.ts'
import type { StepName } from '../step-facts.ts'
import { feelsLike, timedStep } from '../steps.ts'
import type { Sport } from './sport.ts'

/** [min] of warm-up and cool-down: faster work needs more of both. */
export function edges(minutes: number, quality: boolean): readonly [number, number] {
  if (minutes < 10) return [1, 1]
  if (minutes < 20) return [3, 2]
  if (minutes < 25) return quality ? [6, 3] : [5, 3]
  if (minutes < 35) return quality ? [8, 4] : [5, 3]
  if (minutes < 50) return quality ? [10, 5] : [6, 5]
  if (minutes < 60) return quality ? [12, 6] : [8, 6]
  return quality ? [15, 7] : [8, 6]
}

/** Getting warm, with drills before faster work; balance for somebody older. */
export function warmupSteps(minutes: number, drills: boolean, sport: Sport, request: SessionRequest): WorkoutStep[] {
  const drillMin = minutes < 5 ? 0 : drills && minutes >= 8 ? 3 : 1
  if (request.older && !drills && drillMin > 0)
    return [
      timedStep(partOf(sport, 'warmup'), minutes - drillMin, [feelsLike('recovery')]),
      balanceStep(drillMin, request),
    ]
  const options = { each: 1, seed: request.seed + request.weekIndex }
  const style = drills && request.discipline === 'run' && minutes >= 12 ? 'running-drill' : 'drill'
  let steps = drillMin > 0 ? filledMinutes(style, sport.muscles, drillMin, request, options) : []
  if (steps.length === 0 && drillMin > 0) steps = filledMinutes('drill', sport.muscles, drillMin, request, options)
  return [timedStep(partOf(sport, 'warmup'), minutes - drillMin, [feelsLike('recovery')]), ...steps]
}

/** Calming down, with a stretch where there is time. */
export function cooldownSteps(minutes: number, sport: Sport, request: SessionRequest): WorkoutStep[] {
  const stretchMin = minutes >= 5 ? 2 : 0
  const options = { each: 1, seed: request.seed + request.weekIndex + 3 }
  return [
    timedStep(partOf(sport, 'cooldown'), minutes - stretchMin, [{ code: 'breathing-settles' }]),
    ...filledMinutes('stretch', sport.muscles, stretchMin, request, options),
  ]
}

type Part = Extract<StepName, { code: 'sport-part' }>

/** A part of a session by the name that its sport has for it. */
export function partOf(sport: Sport, part: Part['part']): Part {
  return { code: 'sport-part', part, sport: sport.id }
}
