import { WEEKDAYS, type Weekday } from '../../model.ts'
import { ONE_DAY, WEEKDAY_WORDS, WEEKEND, WORKDAYS } from './words.ts'

const DAY_FORMS = WEEKDAYS.map(
  (day) => [day, new RegExp(`(?<![\\p{L}])(?:${WEEKDAY_WORDS[day]})(?![\\p{L}])`, 'iu')] as const,
)
const RANGE = /\s*(?:-|–|to|through|until|bis|à|al|até|tot)\s*/iu
const IS_WEEKEND = new RegExp(WEEKEND, 'iu')
const IS_WORKDAYS = new RegExp(WORKDAYS, 'iu')
const IS_ONE_DAY = new RegExp(ONE_DAY, 'iu')

/** The weekdays that words name, in their order: several, a stretch of them, the weekend. */
export function daysIn(words: string): Weekday[] {
  if (IS_WEEKEND.test(words)) return ['sat', 'sun']
  if (IS_WORKDAYS.test(words)) return WEEKDAYS.slice(0, 5)
  const named = DAY_FORMS.flatMap(([day, pattern]) => {
    const at = words.search(pattern)
    return at < 0 ? [] : [{ day, at }]
  }).sort((a, b) => a.at - b.at)
  const [first, last] = [named[0], named[1]]
  if (!first || !last || named.length !== 2) return named.map(({ day }) => day)
  const joint = words.slice(first.at, last.at).replace(/^[\p{L}]+/u, '')
  const [from, to] = [WEEKDAYS.indexOf(first.day), WEEKDAYS.indexOf(last.day)]
  return RANGE.test(joint) && to > from ? WEEKDAYS.slice(from, to + 1) : [first.day, last.day]
}

/** Whether words speak of one day, past or to come, rather than of every week's. */
export function isOneDay(words: string): boolean {
  return IS_ONE_DAY.test(words)
}
