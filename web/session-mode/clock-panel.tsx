import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { SESSION } from '../words/session-words.ts'
import type { Progress } from './progress.ts'

type Props = { clock: NonNullable<Progress['clock']>; onLonger: () => void; onStop: () => void }

/** The running clock: how long still, more of it, or enough. */
export function ClockPanel({ clock, onLonger, onStop }: Props) {
  const left = useSecondsLeft(clock.untilMs)
  const rest = clock.kind === 'rest'
  return (
    <section
      className={`mb-3 rounded-lg border px-gutter py-4 ${rest ? 'border-line bg-sheet' : 'border-pen bg-wash'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p>
          <span className="block text-sm font-semibold text-soft">{rest ? SESSION.rest : SESSION.work}</span>
          <span role="timer" className="display text-4xl tabular-nums">
            {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
          </span>
        </p>
        <div className="grid gap-2">
          <Button look="secondary" onClick={onLonger}>
            {SESSION.more}
          </Button>
          <Button look="secondary" onClick={onStop}>
            {rest ? SESSION.skipRest : SESSION.stop}
          </Button>
        </div>
      </div>
    </section>
  )
}

function useSecondsLeft(untilMs: number): number {
  const [left, setLeft] = useState(() => secondsUntil(untilMs))
  useEffect(() => {
    setLeft(secondsUntil(untilMs))
    const timer = setInterval(() => setLeft(secondsUntil(untilMs)), 200)
    return () => clearInterval(timer)
  }, [untilMs])
  return left
}

function secondsUntil(untilMs: number): number {
  return Math.max(0, Math.ceil((untilMs - Date.now()) / 1000))
}
