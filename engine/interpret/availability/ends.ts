import { addDays, daysBetween } from '../../civil-date.ts'
import type { CivilDate } from '../../model.ts'
import { daysOf, NUMBER, soonIn, WEEKS } from './away-soon.ts'
import { untilIn } from './away-until.ts'
import { DAY_NAME, MONTHS } from './words.ts'

export const UNTIL =
  /(?<!\p{L})(?:(?:between now and|(?:from )?now until|up to|up until|(?:un)?till?|before|through|bis(?: zum)?|vor|jusqu['’](?:au|à(?: la)?|en)?|hasta(?: el)?|até(?: o| ao| a)?(?: dia)?|fino (?:al|a)|tot(?: en met)?|(?:it |that )?(?:ends?|finish(?:es)?|stops)(?: on| in)?|last (?:one|session|class|practice|match|game|day)(?: is)?(?: on)?))[\s:]+(?=\p{L}|\d)/giu
const AHEAD = /(?<!\p{L})(?:(?:for|over|für|pendant|por|durante|per|voor)\s+)?(?=the next|die nächsten)/giu
/** "For another four weeks", "for 4 more weeks", "Wed 3pm for six weeks". */
const MORE = new RegExp(
  `(?<!\\p{L})for (?:(?:about )?another (?<number>${NUMBER}) (?<unit>${WEEKS})|(?<number>${NUMBER}) more (?<unit>${WEEKS})|(?<=\\d ?(?:[ap]m ?)?for )(?<number>${NUMBER}) (?<unit>${WEEKS}))(?!\\p{L})`,
  'giu',
)
const MONTH = new RegExp(
  `^(?:(?:the )?(?:start|beginning|end) of |anfang |ende |début |fin(?: de)? |principios de |finales de |(?:a[oi]? )?(?:fim|início) de |(?:a )?(?:fine|inizio) |begin |eind(?:e)? |early |mid-?|late )?(?!(?:mar|out|set|ago|ene)(?!\\p{L}))(?:${MONTHS.map((names, at) => `(?<m${at}>${names})`).join('|')})(?!\\p{L}|\\s*\\d)`,
  'iu',
)
/** "Monday till Thursday" are days of each week. */
const WEEKDAY = new RegExp(`^(?:(?:the|den|dem|el|la|le|il|de)\\s+)?${DAY_NAME}`, 'iu')
const BEHIND_DAY = new RegExp(`${DAY_NAME}\\s*$`, 'iu')
/** [days] What keeps somebody from training for longer is no while; anything else ends within a year. */
const MOST_DAYS = { unable: 120, other: 330 }

/** "The end of January" is its last day, and not its first. */
export const IS_END = /^(?:(?:the )?end of|ende?|eind|late|fin|finales|(?:a[oi]? )?fim|(?:a )?fine) /iu

/** Where words tell of the last day of something, and which it is. */
export type Ending = { readonly to: CivilDate; readonly start: number; readonly end: number }

/**
 * The ends that a sentence tells of: "until 17 December", "for the next three weeks".
 * @param isUnable - what ends is that somebody cannot: on the day that is named they can again
 * @param since - the day on which it was written
 */
export function endsIn(sentence: string, isUnable: boolean, since: CivilDate): Ending[] {
  const untils = [...sentence.matchAll(UNTIL)].flatMap(({ 0: word, index }) => {
    const rest = sentence.slice(index + word.length)
    const isOfEachWeek = !isUnable || BEHIND_DAY.test(sentence.slice(0, index))
    if (isOfEachWeek && WEEKDAY.test(rest)) return []
    const lead = /^(?:before|vor)/i.test(word) ? 'before ' : 'until '
    const day = dayIn(lead + rest, isUnable, since)
    const month = day ? null : monthAt(rest, since)
    const isEnd = IS_END.test(month?.words ?? '')
    const to = day?.to ?? (month && (isEnd ? month.last : addDays(month.first, -1)))
    if (!to || to < since || daysBetween(since, to) > MOST_DAYS[isUnable ? 'unable' : 'other']) return []
    return [{ to, start: index, end: index + word.length + (day ? day.end - lead.length : (month?.words.length ?? 0)) }]
  })
  const ahead = [...sentence.matchAll(AHEAD)].flatMap(({ 0: word, index }) => {
    const next = soonIn(sentence.slice(index + word.length), since)
    return next && next.start === 0 ? [{ to: next.to, start: index, end: index + word.length + next.end }] : []
  })
  const more = [...sentence.matchAll(MORE)].map(({ 0: words, index, groups = {} }) => ({
    ...{ to: addDays(since, daysOf(groups.number ?? '', groups.unit ?? '') - 1), start: index },
    end: index + words.length,
  }))
  return [...untils, ...ahead, ...more].toSorted((a, b) => a.start - b.start)
}

/** [words] of an end at most; what is said behind it is of something else: "until 6 January only weekends". */
const MOST_WORDS = 6

function dayIn(words: string, isUnable: boolean, since: CivilDate): ReturnType<typeof untilIn> {
  for (let most = MOST_WORDS; most > 1; most -= 1) {
    const said = new RegExp(`^(?:\\S+\\s*){0,${most}}`).exec(words)?.[0] ?? ''
    const told = untilIn(said, isUnable, since, MOST_DAYS[isUnable ? 'unable' : 'other'])
    if (told && told.start < 2) return told
  }
  return null
}

/** A month that some words begin with: the next such, or the one under way where `isNow` says so. */
export function monthAt(
  words: string,
  since: CivilDate,
  isNow = false,
): { readonly first: CivilDate; readonly last: CivilDate; readonly words: string } | null {
  const found = MONTH.exec(words)
  const month = MONTHS.findIndex((_, at) => found?.groups?.[`m${at}`] !== undefined)
  if (!found || month < 0) return null
  const year = Number(since.slice(0, 4))
  const firstOf = (one: number) => `${one}-${String(month + 1).padStart(2, '0')}-01`
  const lastOf = (one: number) =>
    addDays(month === 11 ? `${one + 1}-01-01` : `${one}-${String(month + 2).padStart(2, '0')}-01`, -1)
  const which = [year, year + 1].find((one) => (isNow ? lastOf(one) >= since : firstOf(one) > since))
  return which === undefined ? null : { first: firstOf(which), last: lastOf(which), words: found[0] }
}
