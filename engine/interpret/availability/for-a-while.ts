import { addDays, daysBetween, weekdayOf } from '../../civil-date.ts'
import { type CivilDate, WEEKDAYS } from '../../model.ts'
import { soonIn } from './away-soon.ts'
import { untilIn } from './away-until.ts'
import { type Saying, spaces } from './saying.ts'
import { DAY_NAME, MONTHS } from './words.ts'

const UNTIL =
  /(?<!\p{L})(?:(?:un)?till?|before|bis(?: zum)?|vor|jusqu['’](?:au|à|en)|hasta(?: el)?|até(?: o)?|fino (?:al|a)|tot(?: en met)?)\s+(?=\p{L}|\d)/giu
const AHEAD = /(?<!\p{L})(?:for|für|pendant|por|durante|per|voor)\s+(?=the next|die nächsten)/iu
const MONTH = new RegExp(
  `^(?:the (?:start|beginning|end) of |anfang |ende )?(?:${MONTHS.map((names, at) => `(?<m${at}>${names})`).join('|')})(?!\\p{L}|\\s*\\d)`,
  'iu',
)
/** "Monday till Thursday" are days of each week. */
const WEEKDAY = new RegExp(`^(?:(?:the|den|dem|el|la|le|il|de)\\s+)?${DAY_NAME}`, 'iu')
/** "No gym on Fridays until May" closes no Friday. */
const OF_ONE_SPORT =
  /(?<!\p{L})(?:gym|lift(?:ing)?|weights|runs?|running|swim(?:s|ming)?|rid(?:e|es|ing)|cycl(?:e|ing)|yoga|pilates|tennis|football|laufen|schwimmen|radfahren|correr|nadar|courir|nager)(?!\p{L})/iu
/** [days] What lasts longer is no while. */
const MOST_DAYS = 120

/** [characters] of what was said that a day off is called by. */
const MOST_CHARS = 80

type While = { readonly to: CivilDate; readonly start: number; readonly end: number }

/**
 * Weekdays that are off for a while alone: "only weekends until Christmas", "no training on Mondays until February".
 * @param read - what the words say without their end
 * @param since - the day on which they were written
 * @returns nothing where they say anything else
 */
export function forAWhileIn(
  sentence: string,
  read: (words: string) => readonly Saying[],
  since: CivilDate,
): readonly Saying[] {
  const stretch = OF_ONE_SPORT.test(sentence) ? null : endIn(sentence, since)
  if (!stretch) return []
  const { start, end, to } = stretch
  const found = read(sentence.slice(0, start) + spaces(sentence.slice(start, end)) + sentence.slice(end))
  const shut = new Set(found.flatMap(shutBy))
  if (found.length === 0 || shut.size === 0 || shut.size === WEEKDAYS.length || !found.every(isOfDays)) return []
  const span = {
    start: Math.min(start, ...found.map((one) => one.span.start)),
    end: Math.max(end, ...found.map((one) => one.span.end)),
  }
  const days = Array.from({ length: daysBetween(since, to) + 1 }, (_, at) => addDays(since, at))
  const off = days.filter((date) => shut.has(weekdayOf(date)))
  const label = sentence.slice(span.start, span.end).trim().slice(0, MOST_CHARS)
  return stretchesOf(off).map((one) => ({ kind: 'away', isLight: false, ...one, label, span }))
}

const isOfDays = (one: Saying) => one.kind === 'never' || (one.kind === 'only' && one.hours === null)

function shutBy(one: Saying) {
  if (one.kind === 'never') return one.days
  return one.kind === 'only' && one.hours === null ? WEEKDAYS.filter((day) => !one.days.includes(day)) : []
}

function endIn(sentence: string, since: CivilDate): While | null {
  for (const { 0: word, index } of sentence.matchAll(UNTIL)) {
    if (WEEKDAY.test(sentence.slice(index + word.length))) continue
    const told = dayIn(sentence.slice(index), since) ?? monthIn(sentence.slice(index + word.length), since)
    const isNear = told && told.to >= since && daysBetween(since, told.to) <= MOST_DAYS
    // Of a month the end is told from where its name begins.
    if (isNear) return { to: told.to, start: index, end: index + told.end + ('from' in told ? 0 : word.length) }
  }
  const ahead = AHEAD.exec(sentence)
  const next = ahead && soonIn(sentence.slice(ahead.index + ahead[0].length), since)
  return next && { to: next.to, start: ahead.index, end: ahead.index + ahead[0].length + next.end }
}

/** [words] of an end at most; what is said behind it is of something else: "until 6 January only weekends". */
const MOST_WORDS = 6

function dayIn(words: string, since: CivilDate): ReturnType<typeof untilIn> {
  for (let most = MOST_WORDS; most > 1; most -= 1) {
    const told = untilIn(new RegExp(`^(?:\\S+\\s*){0,${most}}`).exec(words)?.[0] ?? '', true, since)
    if (told) return told
  }
  return null
}

/** "Until February": up to its first day; by its end, up to its last. */
function monthIn(words: string, since: CivilDate): { readonly to: CivilDate; readonly end: number } | null {
  const found = MONTH.exec(words)
  const month = MONTHS.findIndex((_, at) => found?.groups?.[`m${at}`] !== undefined)
  if (!found || month < 0) return null
  const isEnd = /^(?:the end|ende)/i.test(words)
  const year = Number(since.slice(0, 4))
  const first = [year, year + 1]
    .map((one) => `${one}-${String(month + 1).padStart(2, '0')}-01`)
    .find((date) => date > since)
  if (first === undefined) return null
  const next = `${month === 11 ? Number(first.slice(0, 4)) + 1 : first.slice(0, 4)}-${String(((month + 1) % 12) + 1).padStart(2, '0')}-01`
  return { to: addDays(isEnd ? next : first, -1), end: found[0].length }
}

function stretchesOf(dates: readonly CivilDate[]): { readonly from: CivilDate; readonly to: CivilDate }[] {
  const stretches: { from: CivilDate; to: CivilDate }[] = []
  for (const date of dates) {
    const last = stretches.at(-1)
    if (last && addDays(last.to, 1) === date) last.to = date
    else stretches.push({ from: date, to: date })
  }
  return stretches
}
