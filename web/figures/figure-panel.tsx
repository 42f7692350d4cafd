import { Check, X } from 'lucide-react'
import { useMemo } from 'react'
import type { Exercise } from '../../engine/sessions/catalogue/exercise.ts'
import { ALSO_CALLED } from '../words/also-called.ts'
import { cueOfExercise, nameOfExercise } from '../words/exercise-words.ts'
import { FIGURE_ADVICE } from '../words/figure-advice.ts'
import { FIGURE_WAYS } from '../words/figure-ways.ts'
import { FIGURE } from '../words/figure-words.ts'
import { adviceOf } from './advice-of.ts'
import { DrawnMove } from './drawn-move.tsx'
import { FIGURES } from './of-exercise.ts'
import { wayOf } from './way-of.ts'
import { workedBy } from './worked-by.ts'

export type PanelProps = {
  exerciseId: string
  /** `beside`: within a session, whose screen says name and cue itself; the rest is a press away. */
  place: 'alone' | 'beside'
  /** Shows another exercise in the place of this. */
  onShow?: (exerciseId: string, name: string) => void
}

type Props = PanelProps & { find: (id: string) => Exercise | undefined }

/** An exercise drawn: its loop, how it is done, what often goes wrong, and what is easier and harder. */
export function FigurePanel({ find, exerciseId, ...props }: Props) {
  const exercise = find(exerciseId)
  return exercise === undefined ? null : <Panel key={exerciseId} exercise={exercise} {...props} />
}

function Panel({ exercise, place, onShow }: Omit<PanelProps, 'exerciseId'> & { exercise: Exercise }) {
  const worked = useMemo(() => workedBy(exercise), [exercise])
  const [cue, mistake] = FIGURE_ADVICE[adviceOf(exercise)]
  const drawn = (
    <DrawnMove
      move={FIGURES[exercise.id]}
      worked={worked}
      title={nameOfExercise(exercise.id)}
      description={cueOfExercise(exercise.id)}
      place={place}
    />
  )
  if (place === 'beside') return drawn
  const alias = ALSO_CALLED[exercise.id]
  const [easier, harder] = FIGURE_WAYS[wayOf(exercise)]
  return (
    <div className="grid gap-2">
      {drawn}
      {alias !== undefined && <p className="text-sm text-soft">{FIGURE.alsoCalled(alias)}</p>}
      <ul className="grid gap-1.5 text-sm">
        <Line good text={cueOfExercise(exercise.id)} />
        <Line good text={cue} />
        <Line text={`${FIGURE.mistake}: ${mistake}`} />
      </ul>
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-soft">
        <Other label={FIGURE.easier} id={exercise.easier} otherwise={easier} onShow={onShow} />
        <Other label={FIGURE.harder} id={exercise.harder} otherwise={harder} onShow={onShow} />
      </p>
    </div>
  )
}

function Line({ text, good = false }: { text: string; good?: boolean }) {
  return (
    <li className="flex gap-2">
      {good ? (
        <Check size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-good" />
      ) : (
        <X size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-bad" />
      )}
      {text}
    </li>
  )
}

type OtherProps = {
  label: string
  id: Exercise['easier']
  /** What does the same where no exercise does. */
  otherwise: string
  onShow: PanelProps['onShow']
}

function Other({ label, id, otherwise, onShow }: OtherProps) {
  if (id === null)
    return (
      <span>
        {label}: <span className="text-ink">{otherwise}</span>
      </span>
    )
  const name = nameOfExercise(id)
  return (
    <span className={`inline-flex flex-wrap items-center gap-x-1.5 ${onShow ? 'min-h-11' : ''}`}>
      {label}:
      {onShow ? (
        <button type="button" className="link min-h-11 font-medium" onClick={() => onShow(id, name)}>
          {name}
        </button>
      ) : (
        <span className="font-medium text-ink">{name}</span>
      )}
    </span>
  )
}
