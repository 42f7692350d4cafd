import { addDays, mondayOf } from '../../civil-date.ts'
import { type CivilDate, WEEKDAYS } from '../../model.ts'
import { weekdayIn } from './away-until.ts'
import { type DateRange, namedDatesIn } from './dates.ts'
import { WEEKDAY_WORDS } from './words.ts'

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ ein: 1, eine: 1, zwei: 2, drei: 3, vier: 4, deux: 2, trois: 3, dos: 2, tres: 3, dois: 2, duas: 2, três: 3 },
  ...{ due: 2, tre: 3, twee: 2, drie: 3, fünf: 5, zehn: 10, cinq: 5, dix: 10, cinco: 5, diez: 10, dez: 10, dieci: 10 },
}
/** How many of them, as people write it. */
export const NUMBER = `\\d{1,2}|${Object.keys(NUMBERS).join('|')}`
/** Weeks in seven languages. */
export const WEEKS = 'weeks?|wochen?|semaines?|semanas?|settimane?|weken|fortnights?'
const DAYS = 'days?|tagen?|jours?|d[ií]as|giorni|dagen'

/** What a stretch of days is called from where one stands: English, German, French, Spanish, Portuguese, Italian, Dutch. */
const AFTER_NEXT = '(?:the )?week after next|übernächste woche'
const NEXT_WEEK =
  'next week|nächste woche|la semaine prochaine|la próxima semana|la semana que viene|(?:na )?(?:próxima semana|semana que vem)|(?:la )?(?:prossima settimana|settimana prossima)|volgende week'
const THIS_WEEK = 'this week|diese woche|cette semaine|esta semana|questa settimana|deze week'
const TOMORROW = 'tomorrow|demain|amanhã|domani'
const DAY = Object.values(WEEKDAY_WORDS).join('|')
const AHEAD = `(?:the )?next (?<number>${NUMBER}) (?<unit>${WEEKS}|${DAYS})|(?:die )?nächsten (?<numberDe>${NUMBER}) (?<unitDe>${WEEKS}|${DAYS})`

const SOON = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<after>${AFTER_NEXT})|(?<next>${NEXT_WEEK})|(?<this>${THIS_WEEK})|(?<tomorrow>${TOMORROW})|${AHEAD})(?![\\p{L}'’])`,
  'iu',
)
/** "Back from holiday next week", "after this week", "until next week": what is over by then, or begins with it. */
const NOT_OF_IT =
  /(?<!\p{L})(?:back|return\p{L}*|start\p{L}*|begin\p{L}*|home|after|until|till?|before|since|by|from|zurück|ab|bis|retour|jusqu\p{L}*|de vuelta|hasta|de volta|até|torno|fino|terug|tot|vanaf)(?!\p{L})(?:\W+\p{L}+){0,3}\W*$/iu

/**
 * The days of a text that are told from where its writer stands: "next week", "the next ten days".
 * @param since - the day on which it was written
 */
export function soonIn(sentence: string, since: CivilDate): DateRange | null {
  const found = SOON.exec(sentence)
  if (!found?.groups || NOT_OF_IT.test(sentence.slice(0, found.index))) return null
  const { after, next, this: own, tomorrow } = found.groups
  const { number = found.groups.numberDe ?? '', unit = found.groups.unitDe ?? '' } = found.groups
  const span = { start: found.index, end: found.index + found[0].length }
  const monday = mondayOf(since)
  if (after || next) {
    return { ...daysOfWeek(sentence, addDays(monday, after ? 14 : 7)), ...span }
  }
  if (own) return { from: since, to: addDays(monday, 6), ...span }
  if (tomorrow) return { from: addDays(since, 1), to: addDays(since, 1), ...span }
  const days = daysOf(number, unit)
  return days > 0 ? { from: since, to: addDays(since, days - 1), ...span } : null
}

const IN_WEEK = new RegExp(
  `(?<![\\p{L}\\d])(?<first>${DAY})\\s*(?:-|–|to|till?|until|through|bis|à|au|a|al|até|tot|t/m)\\s*(?<last>${DAY})(?!\\p{L})`,
  'iu',
)

/** The days of a week, or those of it that are named: "Mon to Thu next week". */
function daysOfWeek(sentence: string, monday: CivilDate): Pick<DateRange, 'from' | 'to'> {
  const { first = '', last = '' } = IN_WEEK.exec(sentence)?.groups ?? {}
  const [from, to] = [placeOf(first), placeOf(last)]
  return from >= 0 && from <= to
    ? { from: addDays(monday, from), to: addDays(monday, to) }
    : { from: monday, to: addDays(monday, 6) }
}

const DAY_FORMS = WEEKDAYS.map((day) => new RegExp(`^(?:${WEEKDAY_WORDS[day]})$`, 'iu'))
/** Which day of the week a word names; -1 where none. */
const placeOf = (word: string) => DAY_FORMS.findIndex((form) => form.test(word))

/** [days] of so many weeks or days, as they are written. */
export function daysOf(number: string, unit: string): number {
  const count = NUMBERS[number.toLowerCase()] ?? Number(number)
  return count * (/^f/i.test(unit) ? 14 : new RegExp(`^(?:${WEEKS})$`, 'iu').test(unit) ? 7 : 1)
}

const LASTING = new RegExp(
  `(?<!\\p{L})(?!durante a )(?:for|für|pendant|pour|por|durante|per|voor) (?:the )?(?<number>${NUMBER}) (?<unit>${WEEKS}|${DAYS})(?!\\p{L})`,
  'iu',
)
const FROM =
  /(?<!\p{L})(?:from|starting|beginning|as of|ab dem|ab|vom|à partir du|dès le|desde el|a partir del|a partir de|dal|vanaf)\W*(?:the )?$/iu

/** The days of a text that are told by the first of them and how many they are: "for two weeks from 5 December". */
export function lastingIn(sentence: string, since: CivilDate): DateRange | null {
  const lasting = LASTING.exec(sentence)
  const first = lasting && namedDatesIn(sentence, since)
  if (!lasting?.groups || !first || first.from !== first.to || !FROM.test(sentence.slice(0, first.start))) return null
  const { number = '', unit = '' } = lasting.groups
  const to = addDays(first.from, daysOf(number, unit) - 1)
  const end = Math.max(first.end, lasting.index + lasting[0].length)
  return { from: first.from, to, start: Math.min(first.start, lasting.index), end }
}

/** "Haven't for two weeks" is over, and so is what is told of a long time. */
const SO_FAR =
  /(?<!\p{L})(?:since|last|been|have|haven['’]?t|was|were|starting|again|now that|seit|depuis|desde|da quando|sinds)(?!\p{L})/iu
/** [days] Whoever cannot train for longer says since when. */
const MOST_DAYS = 42

/** The days of "no exercise for a week", from the day that is named beside it or from now. */
export function ofNowIn(sentence: string, since: CivilDate): DateRange | null {
  const lasting = LASTING.exec(sentence)
  if (!lasting?.groups || SO_FAR.test(sentence)) return null
  const { number = '', unit = '' } = lasting.groups
  const days = daysOf(number, unit)
  const from = namedDatesIn(sentence, since)?.from ?? weekdayIn(sentence, since)?.on ?? since
  if (days > MOST_DAYS) return null
  return { from, to: addDays(from, days - 1), start: lasting.index, end: lasting.index + lasting[0].length }
}

const CHRISTMAS =
  /(?<!\p{L})(?:(?:over|for|during|at) (?:christmas|xmas)|(?:über|an|zu) weihnachten|(?:à|pour) noël|en navidad|no natal|a natale|(?:met|rond) (?:de )?kerst)(?!\p{L}| (?:day|eve))/iu
const YEARS_END =
  /(?<!\p{L})(?:(?:between|from) (?:christmas|xmas) (?:and|to|until|till?) (?:the )?new year['’]?s?|zwischen weihnachten und neujahr|zwischen den jahren|entre noël et (?:le )?(?:nouvel an|jour de l['’]an)|entre navidad y año nuevo|entre o natal e o ano novo|tra natale e capodanno|tussen kerst en (?:oud en )?nieuw(?:jaar)?)(?!\p{L})/iu

/** The days of the feasts at a year's end, by their names; ours, where people mean fewer or more. */
export function seasonIn(sentence: string, since: CivilDate): DateRange | null {
  const [end, feast] = [YEARS_END.exec(sentence), CHRISTMAS.exec(sentence)]
  const found = end ?? feast
  if (!found) return null
  const year = Number(since.slice(0, 4))
  const [from, to] = end ? [`${year}-12-25`, `${year + 1}-01-01`] : [`${year}-12-24`, `${year}-12-26`]
  return { from, to, start: found.index, end: found.index + found[0].length }
}
