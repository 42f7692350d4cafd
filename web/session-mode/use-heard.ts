import { useEffect, useMemo, useState } from 'react'
import { SESSION } from '../words/session-words.ts'
import { makeChime } from './chime.ts'
import { keepChoices, keptChoices } from './choices.ts'
import type { Course, Progress } from './progress.ts'
import { beatText } from './progress-lines.ts'
import { isSkipped } from './session-end.ts'
import { soundsAhead } from './sounds-ahead.ts'
import { beQuiet, speak } from './speak.ts'

/** What a session lets hear: its sounds, a voice if wished, and the same as a line for who reads by ear. */
export function useHeard(progress: Progress, course: Course) {
  const [choices, setChoices] = useState(keptChoices)
  const chime = useMemo(makeChime, [])
  useEffect(() => () => chime.close(), [chime])
  useEffect(() => beQuiet, [])
  useEffect(() => {
    chime.expect(choices.sounds ? soundsAhead(progress, course, Date.now()) : [])
  }, [chime, choices.sounds, progress, course])

  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && chime.lay()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [chime])

  const line = lineOf(progress, course)
  useEffect(() => {
    if (choices.voice) speak(line)
  }, [choices.voice, line])

  return {
    line,
    choices,
    wake: () => chime.wake(),
    choose: (part: Partial<typeof choices>) => {
      const next = { ...choices, ...part }
      setChoices(next)
      keepChoices(next)
    },
  }
}

/** What has just begun, in a sentence. */
function lineOf(progress: Progress, course: Course): string {
  const { at, clock } = progress
  const { beats, moves } = course
  const beat = beats[at]
  if (!beat) return isSkipped(progress, course) ? SESSION.skippedTitle : SESSION.finishedTitle
  const text = beatText(beat, moves)
  if (clock?.kind === 'rest') return SESSION.sayRest(Math.round((clock.untilMs - clock.fromMs) / 1000), text)
  const [turn] = beat.turns
  const move = moves[turn.move]
  const amount = move && move.seconds === null && beat.turns.length === 1 ? move.step.reps : ''
  return SESSION.sayMove(text, amount)
}
