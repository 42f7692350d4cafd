import type { Slip } from './hours-in-words.ts'
import { DAYS } from './words.ts'

const HOUR = '\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m)?'
const RANGE = `${HOUR} ?(?:-|–|to|till?|until) ?${HOUR}`
/** "9 to 5, but 10 to 6 on Fridays": the first hours are of the other days, as a comma alone says. */
const BUT_HOURS = new RegExp(`(?<=${RANGE}),? (?:but|though)(?= ${RANGE} (?:on )?${DAYS})`, 'giu')

/** "Work 9-5. Back by 6": what lies between is the way, and no longer work. */
const BACK_BY =
  /(?<=(?<!\p{L})(?:work|office|job) (?:from )?(\d{1,2})(?:[:.]\d{2})? ?(?:-|–|to|till?|until) ?(\d{1,2})([:.]\d{2})?)(?:[.,;] ?| )(?:and |then )*(?:i['’]?m |get )?(?:back|home) (?:by|at|around) (\d{1,2})([:.]\d{2})?(?: ?pm)?(?=\s*(?:[.,;!\n]|$))/giu
/** "Off this week, back on Monday, normally 9-5": the day on which work goes on is not the only one of it. */
const BACK_ON = new RegExp(
  `(?<=(?<!\\p{L})(?:off|leave|holidays?|vacation|sick)(?!\\p{L})[^.;!?\\n\\d]{0,40}[, ] ?)(?:i['’]?m )?back (?:at work |to work |in the office |in )?on ${DAYS}(?=,| then| and| normally| usually)`,
  'giu',
)
/** "I commute 45 minutes to a 9-5": a way to work. */
const TO_A = new RegExp(
  `(?<=(?:commute|drive|travel|cycle|train)[^.,;\\n]{1,24}(?:min\\p{L}*|hours?|hrs?|h) )to an?(?= ${RANGE})`,
  'giu',
)
/** [min] A longer way is something else; ours. */
const LONGEST_WAY = 120

/** Who begins before noon and ends by eight ends in the evening: "9 to 6, home by 7" is no way in the morning. */
const LATEST_END = 8

function wayBack(words: string, ...[begin, hour, minute, home, homeMinute]: readonly (string | undefined)[]): string {
  const isEvening = Number(begin) <= 12 && Number(hour) <= LATEST_END
  const ofDay = (told: string | undefined) => Number(told) + (isEvening && Number(told) < 12 ? 12 : 0)
  const ends = Number(hour) * 60 + Number(minute?.slice(1) ?? 0)
  const lasts = (Number(home) * 60 + Number(homeMinute?.slice(1) ?? 0) - ends + 1440) % 720
  const way = `,drive${ofDay(hour)}${minute ?? ''}-${ofDay(home)}${homeMinute ?? ''}`
  if (lasts === 0 || lasts > LONGEST_WAY) return words
  return way.length > words.length ? '.' : way
}

/** "Dinner 7, kids 8": both are of the evening. */
const THEN_KIDS =
  /(?<=(?:dinner|tea|supper) (?:at )?([5-8])(?:[:.]\d{2})?(?: ?pm)?(?:, ?| |\. ))kids (?:at )?([6-9])([:.]\d{2})?(?!\d|[:.]\d| ?(?:[ap]m|-|–|to|till?))/giu
const thenKids = (words: string, dinner = '', hour = '', minute = '') =>
  Number(hour) < Number(dinner) ? words : `kids${Number(hour) + 12}${minute}`

/** "5:45-8:30 and 13:45-17:00": who counts to 24 counts so in all of a sentence. */
const OF_24 = '(?<![\\d:.])(?:1[3-9]|2[0-3]):\\d{2}'
const BY_DAY_CLOCK = new RegExp(
  `(?<![\\d:.])([4-9]):(\\d{2})(?= ?(?:-|–|to|till?|until) ?(?:\\d|1[0-2]):\\d{2}(?! ?[ap]m|\\d)(?:[^.;!?\\n]{0,80}${OF_24}|(?<=${OF_24}[^.;!?\\n]{0,80})))`,
  'giu',
)

/** What is told of hours in passing, in words that every reader knows. */
export const PLAIN_HOURS: readonly Slip[] = [
  [BUT_HOURS, () => ','],
  [BACK_BY, wayBack],
  [BACK_ON, () => ''],
  [TO_A, () => 'work'],
  [THEN_KIDS, thenKids],
  [BY_DAY_CLOCK, (_, hour, minute) => `0${hour}${minute}`],
]
