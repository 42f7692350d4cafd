import type { Exercise } from '../../engine/sessions/catalogue/exercise.ts'
import type { Worked } from './draw-muscles.ts'

/** What an exercise is for and what helps: a whole set counts for the one, a half for the other. */
export function workedBy({ shares }: Exercise): Worked {
  const of = (whole: boolean) => shares.flatMap(([muscle, share]) => ((share === 1) === whole ? [muscle] : []))
  return { primary: of(true), indirect: of(false) }
}
