import type { Slip } from './hours-in-words.ts'
import { DAY_NAME } from './words.ts'

/** "Tuesday nights is darts": an evening, and no shift of work. */
const NIGHTS_IS = new RegExp(`(?<=${DAY_NAME} )nights(?= (?:is|=) \\p{L})`, 'giu')
/** "Thurs late night 11 till 8": a day of a shop that closes late. */
const LATE_OPENING = new RegExp(
  `(?<=${DAY_NAME}[ :–-]{1,3}\\(?)late[- ]nights?(?: (?:opening|shopping))?(?=,? \\(?(?:from )?(?:9|1[0-2])(?:[:.]\\d\\d)?(?: ?am)? ?(?:-|–|to|till?|until) ?[7-9](?![\\d:.]|am))`,
  'giu',
)
/** "Mon - nothing, Tue - rugby 6-7": of a day without anything nothing is told, and it shares nothing with the next. */
const NOTHING_ON_IT = new RegExp(
  `(?<=(?:^|[,;\\n]) ?)${DAY_NAME} ?(?:[-–:=] ?)?nothing(?=,? ?[,;\\n] ?${DAY_NAME}.*\\d)|(?<=${DAY_NAME}[^.;\\n]*\\d[^.;\\n]*[,;] ?)${DAY_NAME} ?(?:[-–:=] ?)?nothing(?=\\s*(?:[.;\\n]|$))`,
  'giu',
)
/** "Don't touch my Friday evenings". */
const HANDS_OFF = new RegExp(
  `(?:hands off|keep off|stay (?:off|away from)|(?:do not|don['’]?t) (?:you )?(?:dare )?(?:touch|mess with|take))(?: (?:my|our|the))?(?= ${DAY_NAME})`,
  'giu',
)

/** What is said of days in passing, in words that every reader knows. */
export const IN_PASSING: readonly Slip[] = [
  [NIGHTS_IS, () => 'night'],
  [LATE_OPENING, () => 'late shop'],
  [NOTHING_ON_IT, () => ''],
  [HANDS_OFF, () => 'never on'],
]
