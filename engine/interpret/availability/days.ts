import { WEEKDAYS, type Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import { EVERY_DAY, ONE_DAY, WEEKDAY_WORDS, WEEKEND, WORKDAYS } from './words.ts'

const WORK_DAYS = WEEKDAYS.slice(0, 5)
const WEEKEND_DAYS = WEEKDAYS.slice(5)
/** What each word for days names. */
const NAMED: readonly (readonly [RegExp, readonly Weekday[]])[] = [
  [EVERY_DAY, WEEKDAYS] as const,
  [WEEKEND, WEEKEND_DAYS] as const,
  [WORKDAYS, WORK_DAYS] as const,
  ...WEEKDAYS.map((day) => [WEEKDAY_WORDS[day], [day]] as const),
].map(([words, days]) => [new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'giu'), days] as const)
const RANGE = /^\s*(?:-|–|to|thru|through|until|till?|bis|à|au|al|até|a|tot)\s*$/iu
const IS_ONE_DAY = /* @__PURE__ */ new RegExp(ONE_DAY, 'iu')

/** The weekdays that words name: several, stretches of them, the weekend. */
export function daysIn(words: string): Weekday[] {
  const named = NAMED.flatMap(([pattern, days]) =>
    [...words.matchAll(pattern)].map(({ 0: { length }, index }) => ({ days, start: index, end: index + length })),
  ).sort((a, b) => a.start - b.start)
  const all = new Set<Weekday>()
  for (const [at, { days, start }] of named.entries()) {
    const before = named[at - 1]
    const isRange = before?.days.length === 1 && days.length === 1 && RANGE.test(words.slice(before.end, start))
    for (const day of isRange ? between(sure(before.days[0]), sure(days[0])) : days) all.add(day)
  }
  return WEEKDAYS.filter((day) => all.has(day))
}

/** From a day to another, past Sunday where that comes first: "Sat-Mon". */
function between(first: Weekday, last: Weekday): Weekday[] {
  const from = WEEKDAYS.indexOf(first)
  const length = (WEEKDAYS.indexOf(last) - from + WEEKDAYS.length) % WEEKDAYS.length
  return Array.from({ length: length + 1 }, (_, step) => sure(WEEKDAYS[(from + step) % WEEKDAYS.length]))
}

/** Whether words speak of one day, past or to come, rather than of every week's. */
export function isOneDay(words: string): boolean {
  return IS_ONE_DAY.test(words)
}

/** What happens on one day and no other, in seven languages. */
const ONCE =
  /(?<!\p{L})(?:weddings?(?! season)|funeral|christening|hen do|stag do|graduation|hochzeit|beerdigung|taufe|mariage|enterrement|bapt[eê]me|boda|funeral|bautizo|casamento|batizado|matrimonio|funerale|battesimo|bruiloft|begrafenis|moving (?:house|day|in|out)|umzug|d[eé]m[eé]nagement|mudanza|mudan[cç]a|trasloco|verhuizing)(?!\p{L})/iu
const ONE_NAMED =
  /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!s|\p{L})|(?<!\p{L})(?:am|le|el|il|op|na|no) (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)(?!s|\p{L})/iu

/** "Nothing on Saturday, wedding": a day that comes once, whatever the sentence says of it. */
export const happensOnce = (sentence: string): boolean => ONCE.test(sentence) && ONE_NAMED.test(sentence)
