import { Suspense, useState } from 'react'
import { FigureDialog } from '../figures/lazy-dialog.ts'
import { LazyPanel, LazySport } from '../figures/lazy-panel.tsx'
import { KeptPicture } from '../now/kept-picture.tsx'
import { SESSION } from '../words/session-words.ts'
import type { Beat, Turn } from './beats.ts'
import { ClockFace } from './clock-face.tsx'
import type { LastTime } from './last-time.ts'
import { LiftRow } from './lift-row.tsx'
import type { Move } from './moves.ts'
import { type Course, entryOf, isTimed, type Progress, type SetEntry } from './progress.ts'
import { isHalved } from './sounds-ahead.ts'
import { SwapButtons } from './swap-buttons.tsx'
import { useRacks } from './use-rack.ts'
import type { Swap } from './use-swap.ts'

export type BeatProps = {
  beat: Beat
  course: Course
  progress: Progress
  last: ReadonlyMap<string, LastTime>
  swap: Swap
  onSet: (turn: Turn, part: Partial<Omit<SetEntry, 'done'>>) => void
}

/** What is to be done now: one move with its clock or its set, or those of a superset in their order. */
export function BeatPanel(props: BeatProps) {
  const [how, setHow] = useState<{ exerciseId: string; name: string } | null>(null)
  const { beat, course } = props
  return (
    <>
      {beat.turns.length > 1 ? (
        <Superset {...props} onHow={setHow} />
      ) : isTimed(beat, course.moves) ? (
        <Timed {...props} onHow={setHow} />
      ) : (
        <Single {...props} onHow={setHow} />
      )}
      {how && (
        <Suspense>
          <FigureDialog {...how} onClose={() => setHow(null)} />
        </Suspense>
      )}
    </>
  )
}

type PartProps = BeatProps & { onHow: (how: { exerciseId: string; name: string }) => void }

/** The figure of a move; before the first lift that of the lift. */
function Figure({ move, moves }: { move: Move; moves: readonly Move[] }) {
  const { exerciseId, sport, name, notes } = move.step
  if (exerciseId !== undefined) return <LazyPanel exerciseId={exerciseId} place="beside" />
  if (sport) return <LazySport sport={sport} name={name} notes={notes} />
  // Ramping up is done with what comes next.
  const next = moves[moves.indexOf(move) + 1]
  if (move.part !== 'warmup' || next?.part !== 'exercises' || next.step.exerciseId === undefined) return null
  return <KeptPicture id={next.step.exerciseId} className="h-[min(17rem,27dvh)] rounded-md bg-wash p-2" />
}

function Timed({ beat, course, progress, onHow }: PartProps) {
  const [turn] = beat.turns
  const move = course.moves[turn.move]
  if (!move) return null
  return (
    <div className="flex grow flex-col gap-3">
      <Figure move={move} moves={course.moves} />
      <div className="text-center">
        <h2 className="display text-2xl">{move.step.name}</h2>
        {move.sets > 1 && (
          <p className="text-sm font-semibold text-soft tabular-nums">{SESSION.round(turn.set + 1, move.sets)}</p>
        )}
      </div>
      <div className="my-auto">
        {progress.clock?.kind === 'work' || progress.clock === null ? (
          <ClockFace progress={progress} halved={isHalved(progress, course)} size="large" />
        ) : (
          <p className="display text-center text-4xl tabular-nums">{move.step.duration}</p>
        )}
      </div>
      <p className="text-center text-soft">
        {[move.halves ? `${SESSION.sides}.` : '', move.step.notes].filter(Boolean).join(' ')}
      </p>
      <How move={move} onHow={onHow} />
    </div>
  )
}

function Single({ beat, course, progress, last, swap, onSet, onHow }: PartProps) {
  const [turn] = beat.turns
  const move = course.moves[turn.move]
  const entry = entryOf(progress, turn)
  const racks = useRacks()
  if (!move || !entry) return null
  const id = move.step.exerciseId
  return (
    <div className="flex grow flex-col gap-3">
      <Figure move={move} moves={course.moves} />
      <div>
        <p className="text-sm font-semibold text-soft tabular-nums">{SESSION.set(turn.set + 1, move.sets)}</p>
        <h2 className="display text-2xl">{move.step.name}</h2>
        {move.step.notes && <p className="mt-1 text-sm text-soft">{move.step.notes}</p>}
      </div>
      {progress.clock?.kind === 'work' && (
        <ClockFace progress={progress} halved={isHalved(progress, course)} size="large" />
      )}
      <div className="@container mt-auto">
        <LiftRow
          {...{ move, entry }}
          set={turn.set}
          last={last.get(id ?? '')}
          rack={racks?.(id) ?? null}
          onSet={(part) => onSet(turn, part)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-0.5">
        <How move={move} onHow={onHow} />
        <SwapButtons move={move} swap={swap} />
      </div>
    </div>
  )
}

function Superset({ beat, course, progress, last, swap, onSet, onHow }: PartProps) {
  const racks = useRacks()
  const [first] = beat.turns
  return (
    <div className="flex grow flex-col gap-2">
      <p className="text-sm font-semibold text-soft tabular-nums">
        {SESSION.round(first.set + 1, course.moves[first.move]?.sets ?? 1)}. {SESSION.inTurn}.
      </p>
      <ol className="my-auto grid gap-3">
        {beat.turns.map((turn, place) => {
          const move = course.moves[turn.move]
          const entry = entryOf(progress, turn)
          if (!move || !entry) return null
          const id = move.step.exerciseId
          return (
            <li key={turn.move} className="sheet @container p-3">
              <div className="flex items-center gap-3">
                <button
                  type="button"
                  aria-label={`${SESSION.how}: ${move.step.name}`}
                  className="shrink-0 rounded-md"
                  onClick={() => id !== undefined && onHow({ exerciseId: id, name: move.step.name })}
                >
                  <KeptPicture id={id ?? null} className="h-18 w-24 rounded-md bg-wash p-1" />
                </button>
                <div className="min-w-0 grow">
                  <h2 className="font-semibold">
                    <span className="text-soft tabular-nums">{SESSION.turn(place + 1)}</span> {move.step.name}
                  </h2>
                  <div className="-ml-1.5 flex flex-wrap gap-x-3">
                    <SwapButtons move={move} swap={swap} />
                  </div>
                </div>
              </div>
              <div className="mt-2">
                <LiftRow
                  {...{ move, entry }}
                  set={turn.set}
                  last={last.get(id ?? '')}
                  rack={racks?.(id) ?? null}
                  onSet={(part) => onSet(turn, part)}
                />
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function How({ move: { step }, onHow }: Pick<PartProps, 'onHow'> & { move: Move }) {
  const { exerciseId, name } = step
  if (exerciseId === undefined) return null
  return (
    <button
      type="button"
      className="-ml-1.5 inline-flex min-h-11 items-center rounded-md px-1.5 text-sm font-semibold text-pen hover:text-pen-deep"
      onClick={() => onHow({ exerciseId, name })}
    >
      {SESSION.how}
      <span className="sr-only">: {name}</span>
    </button>
  )
}
