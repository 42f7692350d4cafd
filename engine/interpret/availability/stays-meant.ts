import type { Slip } from './hours-in-words.ts'
import { DAY_NAME } from './words.ts'

const PART = '(?: (?:early )?(?:mornings?|noon|afternoons?|evenings?|nights?))'
const BACK = "(?:(?:i['’]?m |i )?(?:get |come |am |be )?(?:back|home)(?: home)?|return(?:ing)?)(?: on| by)?"
/** "Travel for work every Tuesday, back Thursday night". */
const EVERY_WEEK = new RegExp(
  `(?<!\\p{L})(?:i )?(?:travel|go away|fly out|leave|am away|drive off)(?: (?:for work|on business|for my job|abroad|out))* (?:every|each) (${DAY_NAME})(${PART})?,? (?:and )?${BACK} (${DAY_NAME})(${PART})?`,
  'giu',
)
/** "Long haul trucker, out Sunday night to Friday afternoon". */
const OUT = new RegExp(
  `(?<!\\p{L})(?:i['’]m )?(?:out|gone|on the road)(?: from)? (${DAY_NAME}${PART}) (?:to|till?|until|through) (${DAY_NAME}${PART})(?! \\d|\\p{L})`,
  'giu',
)
/** Without a part of the day, somebody goes in the morning and is back at night. */
const everyWeek = (words: string, first = '', part = ' morning', last = '', end = ' night') =>
  shorter(words, `away ${first}${part} - ${last}${end}`)
const stay = (words: string, first = '', last = '') => shorter(words, `away ${first} - ${last}`)
/** What would be cut off says something else. */
const shorter = (words: string, meant: string) => (meant.length <= words.length ? meant : words)

/** "Work starts 7, ends whenever. Usually 5ish": of one working day. */
const ENDS_WHENEVER =
  /(?<=(?<!\p{L})(?:work|shift|job) (?:starts|begins) )(?:at )?([5-9]|1[01])(?:am)?,? (?:and )?(?:ends|finishes|stops) (?:whenever|any ?time|it varies)[.,;]? (?:it['’]s )?(?:usually|mostly|normally|typically)(?: at| around| about| by)? ([1-9])(?:pm| ?ish)?(?![\d:.])/giu

/** "My day off is Tuesday, best day for the long run": of the work, and free for training. */
const DAY_OFF_TO_TRAIN = new RegExp(
  `(?<!\\p{L})my day off(?: work)? is (?:on )?(${DAY_NAME})(?=[\\s,.;:–-]+(?:so |and )?(?:(?:it|that)['’]?s )?(?:(?:the|my|a) )?(?:best|perfect|ideal|good|great|long (?:run|ride)|train|i (?:can|could|like|want|prefer|run|train)|when i))`,
  'giu',
)

/** Days away that come again each week, and days off, as the reader of weeks knows them. */
export const STAYS: readonly Slip[] = [
  [EVERY_WEEK, everyWeek],
  [OUT, stay],
  [ENDS_WHENEVER, (_, start = '', end = '') => `${start}am-${end}pm`],
  [DAY_OFF_TO_TRAIN, (_, day = '') => `${day} is free`],
]
