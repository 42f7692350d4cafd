import type { ReactNode } from 'react'
import type { ShownStep } from '../../contract/schedule.ts'

/** The picture of a step: of its exercise, or of the sport that it is part of; where there is one. */
export type StillOf = (step: Pictured | undefined) => ReactNode

type Pictured = Pick<ShownStep, 'name'> & Partial<Pick<ShownStep, 'exerciseId' | 'sport'>>

/** Pictures for paper, and what they share. */
type Stills = { readonly of: StillOf; readonly shared: ReactNode }

/** [ms] A person who wants paper waits no longer for pictures. */
export const PATIENCE_MS = 3_000

const NO_STEP: Pictured = { name: '' }
const NONE: Stills = { of: () => null, shared: null }

let fetched: Stills | null = null

/** The pictures, if somebody asked for them before the browser wanted the sheets: it does not wait. */
export function stillsAtHand(): Stills {
  return fetched ?? NONE
}

/** Fetches the pictures; without them the sheets are as good. */
export async function fetchStills(): Promise<void> {
  if (fetched) return
  const [{ PrintedFigure, PrintedSport, Hatching }, { findExercise }] = await Promise.all([
    import('../figures/printed-figure.tsx'),
    import('../../engine/sessions/catalogue.ts'),
  ])
  fetched = {
    of: (step) => {
      const { exerciseId, sport, name } = step ?? NO_STEP
      const exercise = exerciseId === undefined ? undefined : findExercise(exerciseId)
      if (exercise) return <PrintedFigure exercise={exercise} />
      return sport ? <PrintedSport sport={sport} title={name} /> : null
    },
    shared: <Hatching />,
  }
}
