import { Check, Pause, Play, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Exercise } from '../../engine/sessions/catalogue/exercise.ts'
import type { Muscle } from '../../engine/sessions/catalogue/row.ts'
import { cueOfExercise, nameOfExercise } from '../words/exercise-words.ts'
import { FIGURE_ADVICE } from '../words/figure-advice.ts'
import { FIGURE, FIGURE_BADGES, MUSCLE_NAMES } from '../words/figure-words.ts'
import { adviceOf } from './advice-of.ts'
import type { Worked } from './draw-muscles.ts'
import { motionOf } from './motion.ts'
import { MovingFigure } from './moving-figure.tsx'
import { FIGURES } from './of-exercise.ts'
import { stillOf } from './still.ts'
import { StillFigure } from './still-figure.tsx'
import { workedBy } from './worked-by.ts'

export type PanelProps = {
  exerciseId: string
  /** `beside`: within a session, whose screen says name and cue itself. */
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
  const [cue, mistake] = FIGURE_ADVICE[adviceOf(exercise)]
  return (
    <div className="grid gap-3">
      <Drawn exercise={exercise} place={place} />
      <ul className="grid gap-2 text-sm">
        {place === 'alone' && <Line good text={cueOfExercise(exercise.id)} />}
        <Line good text={cue} />
        <Line text={`${FIGURE.mistake}: ${mistake}`} />
      </ul>
      {(exercise.easier ?? exercise.harder) !== null && (
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-soft">
          <Other label={FIGURE.easier} id={exercise.easier} onShow={onShow} />
          <Other label={FIGURE.harder} id={exercise.harder} onShow={onShow} />
        </p>
      )}
    </div>
  )
}

function Drawn({ exercise, place }: { exercise: Exercise; place: PanelProps['place'] }) {
  const move = FIGURES[exercise.id]
  const motion = useMemo(() => motionOf(move), [move])
  const worked = useMemo(() => workedBy(exercise), [exercise])
  // Who asked for little motion gets the picture that stands still, and may set it moving.
  const [state, setState] = useState<'still' | 'moving' | 'paused'>(() =>
    matchMedia('(prefers-reduced-motion: reduce)').matches ? 'still' : 'moving',
  )
  const picture = useMemo(
    () => (state === 'still' ? stillOf(move, motion, worked) : null),
    [state, move, motion, worked],
  )
  const words = {
    title: nameOfExercise(exercise.id),
    description: `${cueOfExercise(exercise.id)} ${musclesText(worked)}`,
  }
  const look = `mx-auto aspect-4/3 w-full ${place === 'beside' ? 'max-h-[min(18rem,34dvh)]' : 'max-h-80'}`
  const playing = state === 'moving'
  return (
    <figure>
      <div className="relative rounded-md border border-line bg-sheet">
        {picture ? (
          <StillFigure picture={picture} className={look} {...words} />
        ) : (
          <MovingFigure
            className={look}
            {...{ move, motion, worked, ...words }}
            moving={playing}
            onStopped={() => setState('paused')}
          />
        )}
        {move.badge && (
          <span className="absolute top-2 left-2 rounded-full bg-wash px-2.5 py-1 text-xs font-semibold text-pen tabular-nums">
            {FIGURE_BADGES[move.badge] ?? move.badge}
          </span>
        )}
      </div>
      <figcaption className="mt-1 flex items-center justify-between gap-x-4">
        <span className="text-xs text-soft">{musclesText(worked)}</span>
        <button
          type="button"
          className="-mr-3 inline-flex shrink-0 min-h-11 items-center gap-1.5 rounded-md px-3 text-sm font-semibold text-soft hover:bg-sunken hover:text-ink"
          onClick={() => setState(playing ? 'paused' : 'moving')}
        >
          {playing ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
          {playing ? FIGURE.pause : FIGURE.play}
        </button>
      </figcaption>
    </figure>
  )
}

function musclesText({ primary, indirect }: Worked): string {
  const names = (muscles: readonly Muscle[]) => muscles.map((muscle) => MUSCLE_NAMES[muscle]).join(', ')
  return [FIGURE.works(names(primary)), ...(indirect.length > 0 ? [FIGURE.helps(names(indirect))] : [])].join('. ')
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

type OtherProps = { label: string; id: Exercise['easier']; onShow: PanelProps['onShow'] }

function Other({ label, id, onShow }: OtherProps) {
  if (id === null) return null
  const name = nameOfExercise(id)
  return (
    <span className="inline-flex min-h-11 flex-wrap items-center gap-x-1.5">
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
