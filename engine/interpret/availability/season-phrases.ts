import { addDays, daysBetween, mondayOf } from '../../civil-date.ts'
import type { CivilDate, Season, Span } from '../../model.ts'
import { daysOf, NUMBER, WEEKS } from './away-soon.ts'
import { feastIn, weekdayIn } from './away-until.ts'
import { dateRangeIn, IS_DATE, namedDatesIn } from './dates.ts'
import { endsIn, IS_END, monthAt } from './ends.ts'
import { withWeeksOf } from './weeks-of.ts'
import { WEEKDAY_WORDS } from './words.ts'

/** Words that tell of a beginning, an end or both, and another word that only says that something begins. */
export type SeasonPhrase = Season & Span & { readonly verb?: Span }

const BEGINS =
  /(?<!\p{L})(?:(?:start(?:s|ing)?|begin(?:s|ning)?|commencing|effective|as)(?: (?:from|on|of|in))?|from|after|w\/c|(?:beginn(?:t|end)|ab|vom|nach)(?: dem)?|à partir (?:du|de|d['’])|dès(?: le)?|après|(?:desde|a partir de)(?: el| o| a)?|a partir d[oe]l?|empieza(?: el)?|começa(?: em)?|dal?|a partire dal?|vanaf|na)\s+(?:(?:on|the|around|about)\s+)?(?=\p{L}|\d)/giu
const IN_MONTH =
  /(?<!\p{L}|(?:starts?|starting|begins?|beginning) )(?:in|during|throughout|im|en|au mois de|a|em|durante)\s+(?=\p{L})/giu
/** What lies behind somebody, and a race of some month, which is no season of a working week. */
const NO_SEASON =
  /(?<!\p{L})(?:had|was|were|did|last|since|ran|finished|started|marathon|half|race|10 ?k|5 ?k|triathlon|ironman|event|due|birthday)(?!\p{L})/iu
/** [days] What begins later is rather over. */
const MOST_AHEAD = 150
/** [days] The same of what is told with its end. */
const MOST_OF_RANGE = 300
const NEXT =
  /^(?:next (?<what>week|month|year)|nächste (?:woche)|the new year|new year['’]?s?(?: day)?|neujahr)(?!\p{L})/iu
const THEN =
  /(?<=(?:^|[,;:(–-]|(?<!\p{L})(?:and|but)|\d|\p{L}{3})\s*)(?<!\p{L}|(?:so|only|evenings?|mornings?|afternoons?|weekends?|daytime|training|nights?|lunch\p{L}*|days?)\s)(?:(?:and |but )?(?:then|after that|afterwards|after which|from then(?: on)?|thereafter)|danach|dann|ensuite|après ça|luego|después|depois|poi|dopo|daarna)(?!\p{L})(?! (?:i(?:['’]m|['’]ll)? |it['’]?s? )?(?:home|bed|sleep|dinner|cook|shower|school run|pick))(?=[\s,:]*\S)/giu
/** "Term ends 18 December and starts again 5 January": what only pauses neither ends nor begins. */
const AGAIN = /(?<!\p{L})(?:(?:starts?|begins?|goes back|resumes?) again|resum(?:es?|ing))(?!\p{L})/iu
/** "Then 3 weeks off": nothing that has hours begins. */
const THEN_OFF = /^[\s,:]*(?:[\p{L}\d]+\s+){0,4}?(?:off|holidays?|vacation|leave)(?!\p{L})/iu
/** "Back to work 8 to 4 then"; "only evenings then" is of the time before. */
const BACK_THEN = /(?<=(?<!\p{L})(?:back|return\p{L}*) [^,;]*)(?<!\p{L})then(?=\W*$)/iu
const WEEK =
  /(?<!\p{L})(?:(?:(?<this>this|diese|esta|cette|questa|deze)|(?:next|nächste|pr[oó]xima|prossima|volgende)) (?:week|woche|semana|semaine|settimana)|semana que v(?:iene|em)|semaine prochaine|settimana prossima)(?!\p{L})/giu
/** "One week earlies, next week lates" are weeks by turns. */
const BY_TURNS =
  /(?<!\p{L})(?:one week|alternat\p{L}*|every (?:other|second)|week (?:one|two|[ab12])|weeks|rota\p{L}*)(?!\p{L})/iu
/** "From 4 to 20 January", "between May and September". */
const OF_RANGE = /(?:from|between|vom|du|desde el|dal|van)\s+(?:the\s+)?$/iu
const BETWEEN_MONTHS = /^\s*(?:-|–|to|till?|until|through|bis|à|a|al|tot)\s*/iu
const AND = /^\s*and\s*/iu

/** "Starting a new job on 4 January": the date is of what begins. */
const STARTING =
  /(?<!\p{L})(?<verb>start(?:s|ing)?|begin(?:s|ning)?|join(?:s|ing)?)\s+(?:(?!(?:on|in|from|at)(?!\p{L}))[\p{L}'’-]+\s+){1,5}?(?<on>(?:on|in|from)\s+(?:the\s+)?)(?=\p{L}|\d)/giu
/** "In January I start yoga". */
const START_BEHIND =
  /^[\s,]*(?:(?:i|we|my [\p{L}]+)['’\s]*(?:ll|will|am going to|m going to)?\s+)?(?<verb>start(?:s|ing)?|begin(?:s|ning)?)(?!\p{L})/iu
/** "In two weeks I start with a club". */
const IN_WEEKS = new RegExp(
  `(?<!\\p{L})in (?<number>${NUMBER}) (?<unit>${WEEKS})(?:['’]? time)?,?\\s+(?:i|we|my [\\p{L}]+)['’\\s]*(?:ll|will|am going to|m going to)?\\s+(?:start|begin|join|go back|return)\\p{L}*(?: (?:with|to))?(?!\\p{L})`,
  'giu',
)
/** "This month only", "December only". */
const ONLY_MONTH =
  /(?<!\p{L})(?:(?:for |just |only )?this (?<own>month)(?: only)?|(?:this |just |only )*(?=\p{L}{3,9} only(?!\p{L})))(?!\p{L} )/giu
/** "From Monday I work 10-6" is of the next one; "from Monday to Friday" of each week. */
const FROM_WEEKDAY = new RegExp(
  `(?<!\\p{L})(?:from|starting|as of) (?:next )?(?:${Object.values(WEEKDAY_WORDS).join('|')})(?=,? (?:i|we|my|on(?:wards)?)(?!\\p{L}))(?: on(?:wards)?)?`,
  'giu',
)

/**
 * What a sentence says of when things begin and end, in its order.
 * @param since - the day on which it was written
 * @param ended - the last day of what was told before it, which "then" is behind
 */
export function seasonPhrases(typed: string, since: CivilDate, ended?: CivilDate): SeasonPhrase[] {
  if (AGAIN.test(typed)) return []
  const sentence = withWeeksOf(typed, since)
  const found: SeasonPhrase[] = []
  const take = (phrases: readonly SeasonPhrase[]) => {
    for (const one of phrases)
      if (one.end > one.start && found.every((other) => one.start >= other.end || one.end <= other.start))
        found.push(one)
  }
  const range = dateRangeIn(sentence, since)
  // "7.30-9.30" and "mar 9 a 11" are hours.
  if (range && IS_DATE.test(sentence.slice(range.start, range.end))) {
    const lead = OF_RANGE.exec(sentence.slice(0, range.start))
    take([{ from: range.from, to: range.to, start: lead?.index ?? range.start, end: range.end }])
  }
  take(startsIn(sentence, since))
  take(monthsIn(sentence, since))
  take(endsIn(sentence, false, since))
  take([...sentence.matchAll(BEGINS)].flatMap(({ 0: word, index }) => beginningAt(sentence, word, index, since)))
  const weeks = BY_TURNS.test(sentence) ? [] : [...sentence.matchAll(WEEK)]
  take(
    weeks.map(({ 0: words, index, groups }) => {
      const monday = addDays(mondayOf(since), groups?.this ? 0 : 7)
      return { from: monday, to: addDays(monday, 6), start: index, end: index + words.length }
    }),
  )
  const inOrder = found
    .filter(({ from = since, to }) => daysBetween(since, from) <= (to === undefined ? MOST_AHEAD : MOST_OF_RANGE))
    .toSorted((a, b) => a.start - b.start)
  const last = inOrder.findLast(({ to }) => to !== undefined)
  const end = last?.to ?? ended
  const then = end === undefined ? null : thenAt(sentence, last?.end ?? 0, last === undefined)
  if (end !== undefined && then && inOrder.every(({ start }) => start < then.start))
    inOrder.push({ from: addDays(end, 1), ...then })
  return inOrder
}

/** "Then", behind what has ended; alone only where a sentence begins with it. */
function thenAt(sentence: string, from: number, isAlone: boolean): Span | null {
  THEN.lastIndex = from
  const then = THEN.exec(sentence) ?? BACK_THEN.exec(sentence)
  if (
    !then ||
    THEN_OFF.test(sentence.slice(then.index + then[0].length)) ||
    (isAlone && sentence.slice(0, then.index).trim() !== '')
  )
    return null
  return { start: then.index, end: then.index + then[0].length }
}

/** What begins with a verb, on a weekday, in some weeks, or is of one month alone. */
function startsIn(sentence: string, since: CivilDate): SeasonPhrase[] {
  const verbs = [...sentence.matchAll(STARTING)].flatMap(({ 0: words, index, groups }) => {
    const on = groups?.on ?? ''
    const at = index + words.length - on.length
    const verb = { start: index, end: index + (groups?.verb?.length ?? 0) }
    return beginningAt(sentence, on, at, since).map((one) => ({ ...one, verb }))
  })
  const weeks = [...sentence.matchAll(IN_WEEKS)].map(({ 0: words, index, groups }) => ({
    from: addDays(since, daysOf(groups?.number ?? '', groups?.unit ?? '')),
    ...{ start: index, end: index + words.length },
  }))
  const days = [...sentence.matchAll(FROM_WEEKDAY)].flatMap(({ 0: words, index }) => {
    const day = weekdayIn(words, since)
    return day ? [{ from: day.on, start: index, end: index + words.length }] : []
  })
  const months = [...sentence.matchAll(ONLY_MONTH)].flatMap(({ 0: words, index, groups }) => {
    const at = index + words.length
    const month = groups?.own ? monthAt(nameOf(since), since, true) : monthAt(sentence.slice(at), since, true)
    if (!month) return []
    return [
      {
        from: month.first,
        to: month.last,
        start: index,
        end: groups?.own ? at : at + month.words.length + ONLY.length,
      },
    ]
  })
  return [...verbs, ...weeks, ...days, ...months]
}
const ONLY = ' only'
const nameOf = (date: CivilDate) => NAMES[Number(date.slice(5, 7)) - 1] ?? ''
const NAMES = ['jan', 'feb', 'march', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** "In December", "between May and September": of months by name. */
function monthsIn(sentence: string, since: CivilDate): SeasonPhrase[] {
  return [...sentence.matchAll(IN_MONTH), ...sentence.matchAll(FROM_MONTH)].flatMap(
    ({ 0: word, index }): SeasonPhrase[] => {
      const at = index + word.length
      const first = monthAt(sentence.slice(at), since, true)
      if (!first) return []
      const behind = at + first.words.length
      const joint = (/^between/i.test(word) ? AND : BETWEEN_MONTHS).exec(sentence.slice(behind))
      const second = joint && monthAt(sentence.slice(behind + joint[0].length), since, true)
      if (joint && second) {
        const end = behind + joint[0].length + second.words.length
        // "October to March", in November: it has begun.
        const from = first.first > second.last ? {} : { from: first.first }
        return [{ ...from, to: second.last, start: index, end }]
      }
      const isNear = daysBetween(since, first.first) <= MOST_AHEAD
      if (!isNear || !IS_IN.test(word)) return []
      const starts = START_BEHIND.exec(sentence.slice(behind))
      if (starts) {
        const end = behind + starts[0].length
        const verb = { start: end - (starts.groups?.verb?.length ?? 0), end }
        return [{ from: first.first, start: index, end: behind, verb }]
      }
      return NO_SEASON.test(sentence) ? [] : [{ from: first.first, to: first.last, start: index, end: behind }]
    },
  )
}
const FROM_MONTH = /(?<!\p{L})(?:(?:from|between|von|de|da)\s+|)(?=\p{L}{3})/giu
const IS_IN = /^(?:in|during|throughout|all|im|en|au|em|durante)/iu

function beginningAt(sentence: string, word: string, index: number, since: CivilDate): SeasonPhrase[] {
  const at = index + word.length
  const rest = sentence.slice(at)
  const isAfter = /^(?:after|nach|après|na)\b/iu.test(word)
  const phrase = (from: CivilDate, length: number) => [{ from, start: index, end: at + length }]
  const day = namedDatesIn(rest.slice(0, 30), since)
  // "From January 10-6": of hours.
  const isOfHours = day !== null && /^\p{L}/u.test(rest) && /^\s?[-–]\s?\d/u.test(rest.slice(day.end))
  if (day && day.start === 0 && day.from === day.to && !isOfHours)
    return phrase(addDays(day.from, isAfter ? 1 : 0), day.end)
  const feast = feastIn(rest, since)
  if (feast && feast.start === 0) return phrase(addDays(feast.on, isAfter ? 2 : 0), feast.end)
  const next = NEXT.exec(rest)
  if (next) return phrase(nextOf(next.groups?.what, since), next[0].length)
  // "Desde enero" is rather since then.
  if (/^(?:desde|da) $/iu.test(word)) return []
  const month = monthAt(rest.replace(/\d.*/u, ''), since)
  if (!month) return []
  const isEnd = IS_END.test(month.words)
  return phrase(isEnd || isAfter ? addDays(month.last, 1) : month.first, month.words.length)
}

function nextOf(what: string | undefined, since: CivilDate): CivilDate {
  if (what === 'week') return addDays(mondayOf(since), 7)
  const [year, month] = [Number(since.slice(0, 4)), Number(since.slice(5, 7))]
  if (what !== 'month' || month === 12) return `${year + 1}-01-01`
  return `${year}-${String(month + 1).padStart(2, '0')}-01`
}
