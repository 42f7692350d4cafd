import { Pause, Play } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Muscle } from '../../engine/sessions/catalogue/row.ts'
import { FIGURE, FIGURE_BADGES, MUSCLE_NAMES } from '../words/figure-words.ts'
import type { Worked } from './draw-muscles.ts'
import { motionOf } from './motion.ts'
import type { Move } from './move.ts'
import { MovingFigure } from './moving-figure.tsx'
import { stillOf } from './still.ts'
import { StillFigure } from './still-figure.tsx'

type Props = {
  move: Move
  worked: Worked
  title: string
  description: string
  /** `beside`: within a session, whose screen says name and cue itself. */
  place: 'alone' | 'beside'
}

/** A move as a loop with its pause, its badge, and the muscles in words. */
export function DrawnMove({ move, worked, title, description, place }: Props) {
  const motion = useMemo(() => motionOf(move), [move])
  // Who asked for little motion gets the picture that stands still, and may set it moving.
  const [state, setState] = useState<'still' | 'moving' | 'paused'>(() =>
    matchMedia('(prefers-reduced-motion: reduce)').matches ? 'still' : 'moving',
  )
  const picture = useMemo(
    () => (state === 'still' ? stillOf(move, motion, worked) : null),
    [state, move, motion, worked],
  )
  const words = { title, description: [description, musclesText(worked)].filter(Boolean).join(' ') }
  const look = `mx-auto aspect-4/3 w-full ${place === 'beside' ? 'max-h-[min(17rem,27dvh)]' : 'max-h-80'}`
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
      <figcaption className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <span className="min-w-0 grow basis-40 text-xs text-soft">{musclesText(worked)}</span>
        <button
          type="button"
          className="-mr-3 inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-md px-3 text-sm font-semibold text-soft hover:bg-sunken hover:text-ink"
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
