import { ChevronLeft, ChevronRight, Pause, Play, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { SESSION } from '../words/session-words.ts'
import { ClockFace } from './clock-face.tsx'
import {
  type Course,
  endClock,
  finishBeat,
  goOn,
  goTo,
  isDone,
  isTimed,
  longer,
  type Progress,
  pause,
  startHold,
  takeBack,
} from './progress.ts'
import { beatText } from './progress-lines.ts'

/** [s] */
const LONGER_SEC = 30

type Props = {
  course: Course
  progress: Progress
  onProgress: (change: (now: Progress) => Progress) => void
}

/** Under the thumb: the one thing to press, what comes next, and the ways back and on. */
export function Controls({ course, progress, onProgress }: Props) {
  const { at, clock } = progress
  const next = course.beats[at + 1]
  // Rest and getting into place speak of the beat at hand, which stands above.
  const waits = clock !== null && clock.kind !== 'work'
  return (
    <nav className="bottom-0 grid [@media(min-height:36rem)]:sticky gap-2 bg-paper pt-2 pb-3">
      {waits && (
        <div className="flex flex-wrap items-end justify-between gap-4 rounded-lg border border-line bg-sheet px-4 py-3">
          <div className="grow">
            <ClockFace progress={progress} halved={false} size="small" />
          </div>
          <Button
            look="secondary"
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => onProgress((now) => longer(now, LONGER_SEC))}
          >
            {SESSION.longer}
          </Button>
        </div>
      )}
      <Primary {...{ course, progress, onProgress }} />
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <Button
          look="quiet"
          size="compact"
          className="-ml-3 shrink-0"
          disabled={at === 0}
          icon={<ChevronLeft size={20} aria-hidden="true" className="shrink-0" />}
          onClick={() => onProgress((now) => goTo(now, at - 1, course, Date.now()))}
        >
          {SESSION.back}
        </Button>
        <p className="min-w-0 flex-1 basis-24 text-center text-sm text-soft max-[12rem]:order-first">
          {next ? SESSION.nextUp(beatText(next, course.moves)) : SESSION.nextEnd}
        </p>
        <Button look="quiet" size="compact" onClick={() => onProgress((now) => goTo(now, at + 1, course, Date.now()))}>
          {SESSION.next}
          <ChevronRight size={20} aria-hidden="true" className="shrink-0" />
        </Button>
      </div>
    </nav>
  )
}

/** One element from the first beat to the last, so that who presses by keyboard keeps the focus. */
function Primary(props: Props) {
  const { label, act, icon } = primaryOf(props)
  return (
    <Button
      size="large"
      className="min-h-16 text-lg"
      icon={icon}
      onClick={() => props.onProgress((now) => act(now, Date.now()))}
    >
      {label}
    </Button>
  )
}

type Pressed = {
  readonly label: string
  readonly act: (now: Progress, nowMs: number) => Progress
  readonly icon?: ReactNode
}

function primaryOf({ course, progress }: Props): Pressed {
  const { clock, pausedMs } = progress
  if (clock && pausedMs !== null)
    return { label: SESSION.resume, act: goOn, icon: <Play size={22} aria-hidden="true" /> }
  if (clock?.kind === 'work') return { label: SESSION.pause, act: pause, icon: <Pause size={22} aria-hidden="true" /> }
  if (clock)
    return {
      label: clock.kind === 'rest' ? SESSION.skipRest : SESSION.startNow,
      act: (now, nowMs) => endClock(now, course, nowMs),
    }
  return counted({ course, progress })
}

function counted({ course, progress }: Omit<Props, 'onProgress'>): Pressed {
  const beat = course.beats[progress.at]
  const [turn] = beat?.turns ?? []
  const move = turn && course.moves[turn.move]
  if (!beat || !turn || !move) return { label: SESSION.done, act: (now) => now }
  if (isDone(progress, beat)) return { label: SESSION.notDone, act: (now) => takeBack(now, course) }
  const { size } = move.step
  const held = progress.sets[turn.move]?.[turn.set]?.reps ?? 0
  if (size?.unit === 'seconds' && beat.turns.length === 1 && held > 0) {
    const seconds = held * (size.eachSide ? 2 : 1)
    return { label: SESSION.startHold(seconds), act: (now, nowMs) => startHold(now, seconds, nowMs) }
  }
  if (isTimed(beat, course.moves))
    return { label: SESSION.startNow, act: (now, nowMs) => startHold(now, move.seconds ?? 0, nowMs) }
  const label =
    beat.turns.length > 1
      ? SESSION.roundDone(turn.set + 1)
      : move.sets > 1
        ? SESSION.setDone(turn.set + 1)
        : SESSION.done
  return { label, act: (now, nowMs) => finishBeat(now, course, nowMs) }
}
