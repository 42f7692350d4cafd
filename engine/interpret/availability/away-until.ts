import { addDays, daysBetween, weekdayOf } from '../../civil-date.ts'
import { type CivilDate, WEEKDAYS } from '../../model.ts'
import { type DateRange, namedDatesIn } from './dates.ts'
import { WEEKDAY_WORDS } from './words.ts'

const UNTIL =
  "(?:un)?till?|['’]til|through|bis(?: zum| einschließlich)?|jusqu['’](?:au|à)|hasta(?: el)?|até(?: o)?|fino (?:al|a)|tot(?: en met)?"
const BEFORE = 'before|vor(?: dem)?|avant(?: le)?|antes del?|antes d[eo]|prima del?|v[oó]or'
const BACK =
  'back(?: home| from (?:\\p{L}+ ){0,2}?\\p{L}+)?|home again|return(?:ing)?(?: home)?|zurück|wieder (?:da|daheim|zuhause|zu hause)|de retour|rentre|de vuelta|vuelvo|regreso|de volta|volto|torno|rientro|terug'
const SMALL =
  '(?:on|by|the|am|ab|le|el|dia|il|op|of|next|home|dem|de|week on|chez moi|a casa|nach hause|naar huis|à la maison)'
const ENDS = new RegExp(
  `(?<!\\p{L})(?:(?<until>${UNTIL})(?<after>\\s+after)?|(?<before>${BEFORE})|(?<back>${BACK}))[\\s,:]+(?:${SMALL}\\s+)*$`,
  'iu',
)
/** "Ab 7. Dezember wieder da". */
const BACK_BEHIND =
  /^[\s,]*(?:i['’]?m |i am |bin ich |ich |estoy |sono )?(?:back|wieder (?:da|daheim|zuhause|zu hause)|zurück|de retour|de vuelta|de volta|terug)(?!\p{L})/iu
/** "Back to work", "back pain", what comes again each week, or begins on another day: no end of a stretch from today. */
const OTHER =
  /(?<!\p{L})(?:back (?:to|at|in|pain|injur\p{L}*|hurts?|ache)|work until|every|each|most|from (?:that|then|there)|weekends?|weekdays|usually|always|often|jeden|chaque|cada|ogni|elke)(?!\p{L})/iu
/** What ended by then is over. */
const OVER =
  /(?<!\p{L})(?:was|were|(?:got|came|just|been) back|have been|had been|returned|war|waren|(?:zurück|wieder)gekommen|étai\p{L}+|suis rentrée?|estuve|estaba|volví|estive|estava|voltei|ero|sono (?:stat|tornat)[oa]|ben (?:geweest|teruggekomen))(?!\p{L})/iu
const OF_A_DAY =
  /^\s*(?:mornings?|afternoons?|evenings?|nights?|at|from|\d|abends?|früh|morgens?|soir|matin|por la|à noite|sera|mattina|avond)/iu

const ORDINAL =
  /(?<!\p{L}|\d)(?:the\s+(?<en>\d{1,2})(?:st|nd|rd|th)|(?:am|zum|ab dem)\s+(?<de>\d{1,2})\.(?!\d)|(?:le|il|el|al?|dia)\s+(?<other>\d{1,2})(?=\s*(?:$|[,.;)])))/iu
const WEEKDAY = new RegExp(
  `(?<![\\p{L}\\d])(?:${WEEKDAYS.map((day) => `(?<${day}>${WEEKDAY_WORDS[day]})`).join('|')})(?!\\p{L})`,
  'iu',
)
const FEAST =
  /(?<!\p{L})(?:(?<christmas>christmas|xmas|weihnachten|noël|navidad|o natal|natale|kerst)|(?<easter>easter|ostern|pâques|pascua|páscoa|pasqua|pasen)|(?<newYear>new year['’]?s?|neujahr|año nuevo|ano novo|capodanno))(?!\p{L}|\s+(?:eve|day))/iu

/**
 * The days of a text that are told by their end alone: "until 10 December", "back on the 3rd", "not before Monday".
 * @param isUnable - somebody cannot until then, and so can on that day
 * @param since - the day on which it was written, which is the first of them
 * @param mostAhead - [days] what is told later, without a year, was rather over
 */
export function untilIn(
  sentence: string,
  isUnable: boolean,
  since: CivilDate,
  mostAhead = MOST_AHEAD,
): DateRange | null {
  if (OTHER.test(sentence) || OVER.test(sentence)) return null
  for (const day of [
    namedDayIn(sentence, since),
    ordinalIn(sentence, since),
    weekdayIn(sentence, since),
    feastIn(sentence, since),
  ]) {
    if (!day || OF_A_DAY.test(sentence.slice(day.end))) continue
    const told = ENDS.exec(sentence.slice(0, day.start))
    const behind = BACK_BEHIND.exec(sentence.slice(day.end))
    if (!told && !behind) continue
    const { until, after } = told?.groups ?? {}
    const isLast = until !== undefined && (after !== undefined || !isUnable)
    const to = isLast ? day.on : addDays(day.on, -1)
    if (to < since || isFar(to, sentence, since, mostAhead)) return null
    // "I am operated on 2 December and can't train until the 15th".
    const first = told ? namedDayIn(sentence.slice(0, told.index), since)?.on : undefined
    const from = first !== undefined && first < to ? first : since
    return { from, to, start: told?.index ?? day.start, end: day.end + (behind?.[0].length ?? 0) }
  }
  return null
}

/** [days] */
const MOST_AHEAD = 120
/** Whether a day that is told without its year is rather one that was. */
export const isFar = (date: CivilDate, sentence: string, since: CivilDate, mostAhead = MOST_AHEAD) =>
  daysBetween(since, date) > mostAhead && !/20\d\d/.test(sentence)

const HOME =
  /(?<!\p{L})(?:(?:get|come|coming|fly|flying|be|arrive|arriving) (?:home|back)|return(?:ing)?|back(?: home)?|home)[\s,]+(?:on )?(?=(?:the )?\d|\p{Lu})/gu

/** "We fly on 5 December and get home on the 12th". */
export function journeyIn(sentence: string, since: CivilDate): DateRange | null {
  // "Flying home 14 December, back 10 January": the last of them.
  const home = [...sentence.matchAll(HOME)].find(({ index }) => namedDayIn(sentence.slice(0, index), since))
  const first = home && namedDayIn(sentence.slice(0, home.index), since)
  if (!home || !first) return null
  const at = home.index + home[0].length
  const last = namedDayIn(sentence.slice(at), first.on) ?? ordinalIn(sentence.slice(at), first.on)
  return last && last.on > first.on ? { from: first.on, to: last.on, start: first.start, end: at + last.end } : null
}

const ORDINALS =
  /(?<!\p{L}|\d)(?:the\s+)?(?<first>\d{1,2})(?:st|nd|rd|th)\s*(?:and|to|till?|until|through|-|–|&)\s*(?:the\s+)?(?<last>\d{1,2})(?:st|nd|rd|th)(?!\p{L}|\s+(?:of\s+)?\p{Lu})/u

/** "The 5th and 6th", of the month that has them next. */
export function ordinalRangeIn(sentence: string, since: CivilDate): DateRange | null {
  const found = ORDINALS.exec(sentence)
  const { first, last } = found?.groups ?? {}
  const from = first === undefined ? undefined : nextDay(Number(first), since)
  const to = last === undefined || from === undefined ? undefined : nextDay(Number(last), from)
  if (!found || from === undefined || to === undefined || daysBetween(from, to) > DAYS_AHEAD / 2) return null
  return { from, to, start: found.index, end: found.index + found[0].length }
}

/** The next day of a month with that number. */
export function nextDay(number: number, since: CivilDate): CivilDate | undefined {
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(since, ahead)).find(
    (date) => Number(date.slice(8)) === number,
  )
}

type Day = { readonly on: CivilDate; readonly start: number; readonly end: number }

function namedDayIn(sentence: string, since: CivilDate): Day | null {
  const found = namedDatesIn(sentence, since)
  return found && found.from === found.to ? { ...found, on: found.from } : null
}

/** "The 10th", of this month or the next that has one. */
function ordinalIn(sentence: string, since: CivilDate): Day | null {
  const found = ORDINAL.exec(sentence)
  const number = found?.groups?.en ?? found?.groups?.de ?? found?.groups?.other
  if (!found || number === undefined) return null
  const on = nextDay(Number(number), since)
  // The article may be all that stands before it.
  const start = found.index + found[0].search(/\d/)
  return on === undefined ? null : { on, start, end: found.index + found[0].length }
}

/** [days] Within so many each day of a month comes. */
const DAYS_AHEAD = 62

/** "Fridays" are all of them, and a sun comes up. */
const EACH = /^(?:sun|.*(?:days|tags|abends|dis|ches|gos|dos|ças|das|tas|feiras))$/iu

/** Easter Sunday of a year, as the Gregorian calendar counts it (the way of Meeus, Jones and Butcher). */
function easterOf(year: number): CivilDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e, f] = [Math.floor(b / 4), b % 4, Math.floor((8 * b + 13) / 25)]
  const g = (19 * a + b - d - f + 15) % 30
  const [h, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * h - g - k) % 7
  const m = Math.floor((a + 11 * g + 22 * l) / 451)
  const days = g + l - 7 * m + 114
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`
}

/** The next such weekday; of several, none ends anything. */
export function weekdayIn(sentence: string, since: CivilDate): Day | null {
  const found = WEEKDAY.exec(sentence)
  const behind = found && sentence.slice(found.index + found[0].length)
  if (!found || behind === null || WEEKDAY.test(behind) || EACH.test(found[0])) return null
  if (/through\s+$/i.test(sentence.slice(0, found.index))) return null
  const weekday = WEEKDAYS.findIndex((day) => found.groups?.[day] !== undefined)
  const ahead = (weekday - WEEKDAYS.indexOf(weekdayOf(since)) + 7) % 7 || 7
  return { on: addDays(since, ahead), start: found.index, end: found.index + found[0].length }
}

/** The next feast that a text names. */
export function feastIn(sentence: string, since: CivilDate): Day | null {
  const found = FEAST.exec(sentence)
  if (!found) return null
  const year = Number(since.slice(0, 4))
  const { christmas, easter } = found.groups ?? {}
  const dayIn = (one: number) =>
    easter !== undefined ? easterOf(one) : `${one}-${christmas === undefined ? '01-01' : '12-25'}`
  const on = [year, year + 1].map(dayIn).find((date) => date >= since)
  return on === undefined ? null : { on, start: found.index, end: found.index + found[0].length }
}
