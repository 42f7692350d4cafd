import type { Slip } from './hours-in-words.ts'
import { DAYS } from './words.ts'

/** "9 to 5, but 10 to 6 on Fridays": the first hours are of the other days, as a comma alone says. */
const RANGE = '\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m)? ?(?:-|–|to|till?|until) ?\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m)?'
const BUT_HOURS = new RegExp(`(?<=${RANGE}),? (?:but|though)(?= ${RANGE} (?:on )?${DAYS})`, 'giu')

/** What is told of hours in passing, in words that every reader knows. */
export const PLAIN_HOURS: readonly Slip[] = [[BUT_HOURS, () => ',']]
