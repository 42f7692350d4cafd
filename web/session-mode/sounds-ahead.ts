import type { DueSound } from './chime.ts'
import { type Course, type Progress, timeUp } from './progress.ts'

const SECOND_MS = 1000
/** Ticks before the end of a clock, where it is long enough for them. */
const TICKS = 3
const SHORTEST_MS = 5 * SECOND_MS
/** Clocks that follow each other by themselves: a session has fewer. */
const MOST_CLOCKS = 300

/** Every sound from now until somebody has to press something. */
export function soundsAhead(progress: Progress, course: Course, nowMs: number): DueSound[] {
  const sounds: DueSound[] = []
  let now = progress
  for (let count = 0; now.clock && now.pausedMs === null && count < MOST_CLOCKS; count++) {
    const { kind, fromMs, untilMs } = now.clock
    if (kind === 'work' && isHalved(now, course)) sounds.push({ sound: 'go', atMs: (fromMs + untilMs) / 2 })
    if (untilMs - fromMs >= SHORTEST_MS)
      for (let tick = TICKS; tick > 0; tick--) sounds.push({ sound: 'tick', atMs: untilMs - tick * SECOND_MS })
    now = timeUp(now, course, untilMs)
    sounds.push({ sound: now.at >= course.beats.length ? 'end' : 'go', atMs: untilMs })
  }
  return sounds.filter(({ atMs }) => atMs > nowMs)
}

/** Whether half of the time at hand is for the other side. */
export function isHalved({ at }: Progress, { beats, moves }: Course): boolean {
  const beat = beats[at]
  const move = beat && moves[beat.turns[0].move]
  return move !== undefined && (move.halves || (move.seconds === null && move.step.size?.eachSide === true))
}
