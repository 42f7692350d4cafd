import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Exercise } from '../../engine/sessions/catalogue/exercise.ts'
import { planApi } from '../api/plan-api.ts'
import { useDisplay } from '../display/display-context.tsx'
import { toKg } from '../display/weights.ts'

/** What an exercise is loaded with, and the weights that exist for it. */
export type Rack = {
  readonly isLoaded: boolean
  readonly isBar: boolean
  /** [kg] the next weight that exists above and below one, null where there is none; from nothing the first. */
  readonly up: (kg: number | null) => number | null
  readonly down: (kg: number) => number
}

type Engine = {
  readonly find: (id: string) => Exercise | undefined
  readonly nextUp: typeof import('../../engine/progress/load-steps.ts').nextUp
  readonly nearestBelow: typeof import('../../engine/progress/load-steps.ts').nearestBelow
}

/** [kg or lb] What is first picked up. @source default-ours */
const FIRST = { kg: { bar: 20, other: 5 }, lb: { bar: 45, other: 10 } } as const
/** [kg] Less than any step of weights. */
const LITTLE_KG = 0.02

/** The racks of exercises, as the planner knows them; null until that is there. */
export function useRacks(): ((exerciseId: string | undefined) => Rack | null) | null {
  const { weight } = useDisplay()
  // As the screens around it asked for them: the weights at home, where somebody named them.
  const { data } = useQuery({
    queryKey: ['preferences'],
    queryFn: planApi.preferences,
    networkMode: 'always',
    staleTime: 60_000,
  })
  const [engine, setEngine] = useState<Engine | null>(null)
  useEffect(() => {
    let here = true
    void Promise.all([
      import('../../engine/sessions/catalogue.ts'),
      import('../../engine/progress/load-steps.ts'),
    ]).then(
      ([{ findExercise }, { nextUp, nearestBelow }]) => here && setEngine({ find: findExercise, nextUp, nearestBelow }),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [])
  if (!engine) return null
  const { find, nextUp, nearestBelow } = engine
  const weights = { unit: weight, own: data?.weights ?? {} }
  return (id) => {
    const exercise = id === undefined ? undefined : find(id)
    if (!exercise) return null
    const isBar = exercise.equipment.every((kit) => kit.includes('barbell'))
    return {
      isLoaded: !BODY_ALONE.has(exercise.id) && exercise.equipment.every((kit) => kit.some((one) => WEIGHTS.has(one))),
      isBar,
      up: (kg) =>
        kg === null
          ? nearestBelow(exercise, weights, toKg(FIRST[weight][isBar ? 'bar' : 'other'], { weight }))
          : nextUp(exercise, weights, kg + LITTLE_KG),
      down: (kg) => nearestBelow(exercise, weights, kg - LITTLE_KG),
    }
  }
}

const WEIGHTS: ReadonlySet<string> = new Set(['dumbbells', 'kettlebell', 'barbell', 'machines'])
/** What is hung from or rolled, and moves the body alone; a machine that helps takes weight away. */
const BODY_ALONE: ReadonlySet<string> = new Set(['assisted-pull-up', 'back-extension', 'bar-row', 'barbell-rollout'])
