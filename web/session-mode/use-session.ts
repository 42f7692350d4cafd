import { useEffect, useMemo, useState } from 'react'
import type { ShownDay } from '../../contract/schedule.ts'
import { beatsOf } from './beats.ts'
import { carriedOver } from './carried-over.ts'
import { keepProgress, keptProgress } from './kept-progress.ts'
import { movesOf } from './moves.ts'
import { begin, type Course, type Progress, timeUp, withLastLoads } from './progress.ts'

/** A session under way: its course, where its person is, and clocks that run out while nobody looks. */
export function useSession(planned: ShownDay, lastLoadKg: ReadonlyMap<string, number>) {
  const [day, setDay] = useState(planned)
  const course = useMemo((): Course => {
    const moves = movesOf(day.workout)
    return { moves, beats: beatsOf(moves) }
  }, [day])
  const [progress, setProgress] = useState<Progress>(() => {
    const kept = keptProgress(day.date)
    return kept && fits(kept, course) ? kept : begin(day.date, course, Date.now(), lastLoadKg)
  })
  useEffect(() => keepProgress(progress), [progress])
  const known = JSON.stringify([...lastLoadKg])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loads are told by what they say.
  useEffect(() => setProgress((now) => withLastLoads(now, course.moves, lastLoadKg)), [known])

  const { clock, pausedMs } = progress
  useEffect(() => {
    if (!clock || pausedMs !== null) return
    const look = () => setProgress((now) => timeUp(now, course, Date.now()))
    const timer = setTimeout(
      () => {
        navigator.vibrate?.(200)
        look()
      },
      Math.max(0, clock.untilMs - Date.now()),
    )
    // Timers sleep behind a locked screen: the instants are caught up with when it is looked at again.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [clock, pausedMs, course])

  /** Goes on with a day whose exercises were exchanged; what was done of the others stays. */
  const exchange = (next: ShownDay) => {
    const moves = movesOf(next.workout)
    const changed: Course = { moves, beats: beatsOf(moves) }
    setProgress((now) => carriedOver(now, course, changed, { lastLoadKg, nowMs: Date.now() }))
    setDay(next)
  }
  return { day, course, progress, setProgress, exchange }
}

/** Whether what was kept belongs to this course: a plan that changed meanwhile has other moves. */
function fits({ sets, at, pausedMs }: Progress, { moves, beats }: Course): boolean {
  return (
    // Kept by an earlier version it has no such field.
    pausedMs !== undefined &&
    at <= beats.length &&
    sets.length === moves.length &&
    sets.every((entries, move) => entries.length === moves[move]?.sets)
  )
}
