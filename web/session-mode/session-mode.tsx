import { MessageCircle, MessageCircleOff, Volume2, VolumeX, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Schedule, ShownDay } from '../../contract/schedule.ts'
import type { Completion } from '../api/plan-api.ts'
import { showOver } from '../ui/modals.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { SESSION } from '../words/session-words.ts'
import { BeatPanel } from './beat-panel.tsx'
import { Controls } from './controls.tsx'
import { EndScreen } from './end-screen.tsx'
import { keepProgress } from './kept-progress.ts'
import { lastLoads, lastTimes, type RecordedDays } from './last-time.ts'
import { withSet } from './progress.ts'
import { canSpeak } from './speak.ts'
import { useAwake } from './use-awake.ts'
import { useHeard } from './use-heard.ts'
import { useSession } from './use-session.ts'
import { useSwap } from './use-swap.ts'

type Props = {
  day: ShownDay
  schedule: Schedule
  /** What was recorded of each day; what lies weeks back comes a moment later. */
  days: RecordedDays
  /** Puts a plan on the screen that an exchange has changed. */
  show: (schedule: Schedule) => void
  /** @throws when it could not be saved */
  onFinish: (completion: Completion) => Promise<void>
  onClose: () => void
}

/** A session step by step on the whole screen: what to do now, its set or its clock, and the way on under the thumb. */
export function SessionMode({ day: planned, schedule, days, show, onFinish, onClose }: Props) {
  const last = lastTimes(days, planned.date)
  const { day, course, progress, setProgress, exchange } = useSession(planned, lastLoads(last))
  const swap = useSwap(planned.date, { day, show, onDay: exchange })
  const heard = useHeard(progress, course)
  const screen = useRef<HTMLDialogElement>(null)
  const top = useRef<HTMLDivElement>(null)
  useAwake()
  useEffect(() => (screen.current ? showOver(screen.current) : undefined), [])
  const { at } = progress
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its top.
  useEffect(() => {
    void top.current?.scrollIntoView({ block: 'start' })
  }, [at])
  const beat = course.beats[at]

  return (
    <dialog
      ref={screen}
      aria-label={day.workoutName}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-paper p-0 text-ink open:grid open:grid-cols-[minmax(0,1fr)]"
      onClose={(event) => event.target === screen.current && onClose()}
      onPointerDown={heard.wake}
      onKeyDown={heard.wake}
    >
      <div
        ref={top}
        className="mx-auto flex min-h-full w-full max-w-xl flex-col px-gutter pb-[env(safe-area-inset-bottom)] md:my-auto md:min-h-[min(100%,46rem)]"
      >
        <header className="flex flex-wrap items-center justify-end gap-x-1 py-1">
          <p className="min-w-0 grow basis-32 text-sm font-semibold">{day.workoutName}</p>
          <Switch
            label={SESSION.sounds}
            on={heard.choices.sounds}
            onSwitch={(sounds) => heard.choose({ sounds })}
            icons={[<Volume2 key="on" size={20} />, <VolumeX key="off" size={20} />]}
          />
          {canSpeak() && (
            <Switch
              label={SESSION.voice}
              on={heard.choices.voice}
              onSwitch={(voice) => heard.choose({ voice })}
              icons={[<MessageCircle key="on" size={20} />, <MessageCircleOff key="off" size={20} />]}
            />
          )}
          <button
            type="button"
            aria-label={SESSION.close}
            className="-mr-[12px] grid size-[48px] shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
            onClick={() => screen.current?.close()}
          >
            <X size={22} aria-hidden="true" />
          </button>
        </header>
        {/* A full screen takes nothing of it. */}
        <div className="shrink-0">
          <ProgressBar value={Math.min(at, course.beats.length)} max={course.beats.length} label={SESSION.progress} />
        </div>
        <p role="status" className="sr-only">
          {heard.line}
        </p>
        {beat ? (
          <>
            <div className="flex grow flex-col gap-2 pt-2.5 pb-3">
              <p className="text-xs font-semibold text-soft tabular-nums">
                {SESSION.parts[course.moves[beat.turns[0].move]?.part ?? 'exercises']} ·{' '}
                {SESSION.step(at + 1, course.beats.length)}
              </p>
              <p role="status" className={swap.said ? 'rounded-md bg-wash px-3 py-2 text-sm font-medium' : 'sr-only'}>
                {swap.said}
              </p>
              <BeatPanel
                key={beat.turns[0].move}
                {...{ beat, course, progress, last, swap }}
                onSet={(turn, part) => setProgress((now) => withSet(now, turn, part))}
              />
            </div>
            <Controls {...{ course, progress }} onProgress={setProgress} />
          </>
        ) : (
          <EndScreen
            {...{ day, schedule, course, progress, days, onFinish }}
            hurt={swap.hurt}
            onLeave={() => {
              keepProgress(null)
              screen.current?.close()
            }}
          />
        )}
      </div>
    </dialog>
  )
}

type SwitchProps = {
  label: string
  on: boolean
  onSwitch: (on: boolean) => void
  icons: readonly [on: ReactNode, off: ReactNode]
}

function Switch({ label, on, onSwitch, icons }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      className="grid size-[48px] shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink aria-checked:text-pen"
      onClick={() => onSwitch(!on)}
    >
      <span aria-hidden="true">{icons[on ? 0 : 1]}</span>
    </button>
  )
}
