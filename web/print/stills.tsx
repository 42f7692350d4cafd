import type { ReactNode } from 'react'

/** The picture of an exercise, where there is one. */
export type StillOf = (exerciseId: string | undefined) => ReactNode

/** Pictures for paper: one of each exercise, and what they share. */
type Stills = { readonly of: StillOf; readonly shared: ReactNode }

/** [ms] A person who wants paper waits no longer for pictures. */
export const PATIENCE_MS = 3_000

const NONE: Stills = { of: () => null, shared: null }

let fetched: Stills | null = null

/** The pictures, if somebody asked for them before the browser wanted the sheets: it does not wait. */
export function stillsAtHand(): Stills {
  return fetched ?? NONE
}

/** Fetches the pictures; without them the sheets are as good. */
export async function fetchStills(): Promise<void> {
  if (fetched) return
  const [{ PrintedFigure, Hatching }, { findExercise }] = await Promise.all([
    import('../figures/printed-figure.tsx'),
    import('../../engine/sessions/catalogue.ts'),
  ])
  fetched = {
    of: (exerciseId) => {
      const exercise = exerciseId === undefined ? undefined : findExercise(exerciseId)
      return exercise ? <PrintedFigure exercise={exercise} /> : null
    },
    shared: <Hatching />,
  }
}
