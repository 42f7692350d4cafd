import type { Discipline } from '../model.ts'
import type { Practice } from './ordinary-week.ts'

/** A long practice of a sport that plans have long sessions of: it can be the long session of its week. */
export type LedLong = {
  readonly sport: Discipline
  /** [min] */
  readonly minutes: number
}

/** [min] from here on a practice is long enough to stand for a long session. @source default-ours */
const LONG_MIN = 90

/** Sports of which minutes alone say how long is long; runs are weighed by kilometres, which no practice tells. */
const LED: readonly (readonly [Discipline, RegExp])[] = [
  ['cycle', /\b(?:cycl(?:e|ing)|bike) club\b|\b(?:club|group) ride\b/],
  ['row', /\browing (?:club|practi[cs]e|training)\b|\brudertraining\b/],
]

/** The longest of a week's practices that can be its long session; undefined where none can. */
export function ledLong(practices: readonly Practice[]): LedLong | undefined {
  let longest: LedLong | undefined
  for (const { label, minutes } of practices) {
    const sport = LED.find(([, names]) => names.test(label.toLowerCase()))?.[0]
    if (sport !== undefined && minutes >= Math.max(LONG_MIN, longest?.minutes ?? 0)) longest = { sport, minutes }
  }
  return longest
}
