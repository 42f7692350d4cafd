import type { SportMove } from '../../contract/schedule.ts'
import type { Exercise } from '../../engine/sessions/catalogue/exercise.ts'
import { nameOfExercise } from '../words/exercise-words.ts'
import { HATCH } from './hatch.ts'
import { motionOf } from './motion.ts'
import { SPORT_FIGURES } from './moves/sport.ts'
import { FIGURES } from './of-exercise.ts'
import { stillOf } from './still.ts'
import { StillFigure } from './still-figure.tsx'
import { workedBy } from './worked-by.ts'

/** An exercise as one picture for paper. */
export function PrintedFigure({ exercise }: { exercise: Exercise }) {
  const move = FIGURES[exercise.id]
  return <StillFigure picture={stillOf(move, motionOf(move), workedBy(exercise))} title={nameOfExercise(exercise.id)} />
}

/** A sport as one picture for paper. */
export function PrintedSport({ sport, title }: { sport: SportMove; title: string }) {
  const { move, muscles } = SPORT_FIGURES[sport]
  return <StillFigure picture={stillOf(move, motionOf(move), { primary: muscles, indirect: [] })} title={title} />
}

/** What fills the muscles on paper: in grey a colour would not tell them from the shirt. */
export function Hatching() {
  const { period, bar, turn } = HATCH
  return (
    <svg width="0" height="0" className="paper-hatching" aria-hidden="true">
      <pattern
        id="figure-hatch"
        width={period}
        height={period}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${turn})`}
      >
        <rect width={period} height={period} fill="#fff" />
        <rect width={bar} height={period} fill="#000" />
      </pattern>
    </svg>
  )
}
