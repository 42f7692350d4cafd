import { Check, X } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ShownDay } from '../../contract/schedule.ts'
import type { LoggedSet } from '../../engine/model.ts'
import { Button } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { SESSION } from '../words/session-words.ts'
import { ClockPanel } from './clock-panel.tsx'
import { keepProgress, keptProgress } from './kept-progress.ts'
import { MovePanel } from './move-panel.tsx'
import { movesOf } from './moves.ts'
import {
  begin,
  goTo,
  loggedSets,
  longer,
  minutesSince,
  type Progress,
  startWork,
  tick,
  timeUp,
  withSet,
} from './progress.ts'
import { useAwake } from './use-awake.ts'

type Props = {
  day: ShownDay
  /** [kg] by exercise, from what was logged before. */
  lastLoadKg: ReadonlyMap<string, number>
  onFinish: (minutes: number, sets: LoggedSet[]) => void
  onClose: () => void
}

/** A session step by step on the whole screen: what to do now, its sets or its clock, and the way on under the thumb. */
export function SessionMode({ day, lastLoadKg, onFinish, onClose }: Props) {
  const moves = useMemo(() => movesOf(day.workout), [day])
  const [progress, setProgress] = useState<Progress>(() => {
    const kept = keptProgress(day.date)
    // A plan that changed meanwhile has other moves.
    const fits = kept?.sets.length === moves.length && kept.sets.every((sets, at) => sets.length === moves[at]!.sets)
    return fits && kept ? kept : begin(day.date, moves, Date.now(), lastLoadKg)
  })
  const [said, setSaid] = useState('')
  const screen = useRef<HTMLDialogElement>(null)
  useAwake()
  useEffect(() => keepProgress(progress), [progress])
  useEffect(() => {
    if (!screen.current?.open) screen.current?.showModal()
  }, [])

  const { clock, at } = progress
  useEffect(() => {
    if (!clock) return
    const timer = setTimeout(
      () => {
        navigator.vibrate?.(200)
        setSaid(clock.kind === 'rest' ? SESSION.restOver : SESSION.workOver)
        setProgress((now) => timeUp(now, moves, Date.now()))
      },
      Math.max(0, clock.untilMs - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [clock, moves])

  const move = moves[at]
  const sets = loggedSets(progress, moves)
  const go = (step: number) => {
    setSaid('')
    setProgress((now) => goTo(now, now.at + step, moves))
  }

  return (
    <dialog
      ref={screen}
      aria-label={day.workoutName}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-paper p-0 text-ink open:grid"
      onClose={onClose}
    >
      <div className="mx-auto flex min-h-full max-w-xl flex-col md:my-auto md:min-h-[min(100%,42rem)] px-gutter pb-[max(1rem,env(safe-area-inset-bottom))]">
        <header className="flex items-center justify-between gap-4 py-2">
          <p className="text-sm font-semibold">{day.workoutName}</p>
          <button
            type="button"
            aria-label={SESSION.close}
            className="grid size-12 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
            onClick={() => screen.current?.close()}
          >
            <X size={22} aria-hidden="true" />
          </button>
        </header>
        <ProgressBar value={Math.min(at, moves.length)} max={moves.length} label={SESSION.progress} />
        <p role="status" className="sr-only">
          {said}
        </p>
        <div className="flex grow flex-col py-6">
          {move ? (
            <>
              <p className="text-sm font-semibold text-soft tabular-nums">
                {SESSION.parts[move.part]} · {SESSION.step(at + 1, moves.length)}
              </p>
              <MovePanel
                key={at}
                move={move}
                entries={progress.sets[at]!}
                onSet={(set, part) => setProgress((now) => withSet(now, set, part))}
                onTick={(set) => setProgress((now) => tick(now, set, moves, Date.now()))}
                onStart={clock ? null : () => setProgress((now) => startWork(now, moves, Date.now()))}
              />
            </>
          ) : (
            <div className="m-auto text-center">
              <Check size={56} aria-hidden="true" className="mx-auto text-good" />
              <h2 className="display mt-4 text-3xl">{SESSION.finishedTitle}</h2>
              <p className="mt-3 text-soft">{SESSION.finishedText(sets.length, minutesSince(progress, Date.now()))}</p>
            </div>
          )}
        </div>
        {clock && (
          <ClockPanel
            clock={clock}
            onLonger={() => setProgress((now) => longer(now, 30))}
            onStop={() => setProgress((now) => ({ ...now, clock: null }))}
          />
        )}
        <nav className="sticky bottom-0 flex flex-wrap gap-3 bg-paper py-3">
          <Button look="secondary" size="large" disabled={at === 0} onClick={() => go(-1)}>
            {SESSION.back}
          </Button>
          {move ? (
            <Button size="large" className="grow" onClick={() => go(1)}>
              {at === moves.length - 1 ? SESSION.finish : SESSION.next}
            </Button>
          ) : (
            <Button size="large" className="grow" onClick={() => onFinish(minutesSince(progress, Date.now()), sets)}>
              {SESSION.save}
            </Button>
          )}
        </nav>
      </div>
    </dialog>
  )
}
