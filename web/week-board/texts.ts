import type { Weekday } from '../../engine/model.ts'
import type { Display } from '../../words/speech.ts'
import { clockText } from '../../words/units.ts'
import { MY_WEEK } from '../words/my-week-words.ts'
import { WEEK_BOARD } from '../words/week-board-words.ts'
import type { Target } from './drag-rules.ts'
import { clockOf, hoursOf, type Stretch } from './minutes.ts'
import type { Kind } from './pieces.ts'

/** How the board says things to this person. */
export function boardTexts(display: Display) {
  const hours = (stretch: Stretch) => {
    const { start, end } = hoursOf(stretch)
    return WEEK_BOARD.between(clockText(start, display), clockText(end, display))
  }
  return {
    /** What a block is called. */
    name: ({ kind, label }: { kind: Kind; label: string }) => {
      if (kind === 'window') return label ? WEEK_BOARD.windowOf(label) : WEEK_BOARD.window
      return label.charAt(0).toUpperCase() + label.slice(1) || WEEK_BOARD.unnamed
    },
    day: (day: Weekday): string => MY_WEEK.days[day],
    clock: (minute: number) => clockText(clockOf(minute), display),
    hours,
    /** `Wednesday, 09:00-17:45` */
    target: (target: Target) => WEEK_BOARD.said.at(MY_WEEK.days[target.day], hours(target)),
  }
}

export type BoardTexts = ReturnType<typeof boardTexts>
