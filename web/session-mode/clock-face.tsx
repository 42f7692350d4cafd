import { SESSION } from '../words/session-words.ts'
import type { Progress } from './progress.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

type Props = { progress: Progress; halved: boolean; size: 'large' | 'small' }

/** The running clock: what it is for and how long still. */
export function ClockFace({ progress, halved, size }: Props) {
  const left = useSecondsLeft(progress)
  const { clock } = progress
  if (!clock) return null
  const whole = Math.max(1, (clock.untilMs - clock.fromMs) / 1000)
  const isOtherSide = halved && clock.kind === 'work' && left <= whole / 2
  const label = progress.pausedMs !== null ? SESSION.stopped : isOtherSide ? SESSION.otherSide : SESSION[clock.kind]
  return (
    <div className={size === 'large' ? 'text-center' : ''}>
      <p className={`text-sm font-semibold ${clock.kind === 'work' ? 'text-pen' : 'text-soft'}`}>{label}</p>
      <p
        role="timer"
        className={`display leading-none tabular-nums ${size === 'large' ? 'text-[clamp(4rem,26vw,7rem)]' : 'text-4xl'}`}
      >
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-sunken forced-colors:border">
        <div
          className={`h-full origin-left rounded-full ${clock.kind === 'work' ? 'bg-pen' : 'bg-edge'}`}
          style={{ transform: `scaleX(${Math.min(1, left / whole)})` }}
        />
      </div>
    </div>
  )
}
