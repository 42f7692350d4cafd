import { addDays, daysBetween, mondayOf } from '../../civil-date.ts'
import type { CivilDate, Season, Span } from '../../model.ts'
import { feastIn } from './away-until.ts'
import { dateRangeIn, IS_DATE, namedDatesIn } from './dates.ts'
import { endsIn, monthAt } from './ends.ts'

/** Where words tell for how long something holds, and of what: of the first of these parts that tells of hours. */
export type ToldSeason = { readonly season: Season; readonly span: Span; readonly reach: readonly Span[] }

type Phrase = Season & Span

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
  /(?<!\p{L})(?:(?:and |but )?(?:then|after that|afterwards|after which|from then(?: on)?|thereafter)|danach|dann|ensuite|après ça|luego|después|depois|poi|dopo|daarna)(?!\p{L})(?! (?:i(?:['’]m|['’]ll)? |it['’]?s? )?(?:home|bed|sleep|dinner|cook|shower|school run|pick))/giu
const WEEK = /(?<!\p{L})(?<which>this|next) week(?!\p{L})/giu
/** "One week earlies, next week lates" are weeks by turns. */
const BY_TURNS =
  /(?<!\p{L})(?:one week|alternat\p{L}*|every (?:other|second)|week (?:one|two|[ab12])|weeks|rota\p{L}*)(?!\p{L})/iu
/** "From 4 to 20 January", "between May and September". */
const OF_RANGE = /(?:from|between|vom|du|desde el|dal|van)\s+(?:the\s+)?$/iu
const BETWEEN_MONTHS = /^\s*(?:-|–|to|till?|until|through|and|bis|à|a|al|tot)\s*/iu

/** Where a sentence may be cut so that what holds for a while is of one part. */
const HARD = /[,;()\n:]|\s[-–]\s/u
const SOFT =
  /[,;()\n:]|\s[-–]\s|(?<!\p{L})(?:and|but|then|und|aber|dann|et|mais|puis|y|pero|luego|e|mas|ma|poi|en|maar|dan)(?!\p{L})/iu

/**
 * What a sentence says of how long something holds: "until 17 December", "from January", "for the next three weeks".
 * @param text - the whole of what was written, and where the sentence lies in it
 * @param since - the day on which it was written
 */
export function seasonsIn(sentence: string, text: string, index: number, since: CivilDate): ToldSeason[] {
  const phrases = phrasesIn(sentence, since)
  return phrases.map((phrase, at) => {
    const { start, end, from, to } = phrase
    const bounds = { after: phrases[at - 1]?.end ?? 0, until: phrases[at + 1]?.start ?? sentence.length }
    const reach = reachOf(sentence, phrase, bounds)
    const behind = /^[.;!?\n\s]*[^.;!?\n]+/u.exec(text.slice(index + sentence.length))?.[0] ?? ''
    const next = { start: index + sentence.length, end: index + sentence.length + behind.length }
    const isCarried = reach.length > 1 && CARRIES.test(sentence)
    return {
      season: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
      span: { start: index + start, end: index + end },
      reach: [
        ...reach.map((one) => ({ start: index + one.start, end: index + one.end })),
        ...(isCarried ? [next] : []),
      ],
    }
  })
}

function phrasesIn(sentence: string, since: CivilDate): Phrase[] {
  const found: Phrase[] = []
  const take = (phrases: readonly Phrase[]) => {
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
  take(monthsIn(sentence, since))
  take(endsIn(sentence, false, since))
  take([...sentence.matchAll(BEGINS)].flatMap(({ 0: word, index }) => beginningAt(sentence, word, index, since)))
  const weeks = BY_TURNS.test(sentence) ? [] : [...sentence.matchAll(WEEK)]
  take(
    weeks.map(({ 0: words, index, groups }) => {
      const monday = addDays(mondayOf(since), groups?.which?.toLowerCase() === 'next' ? 7 : 0)
      return { from: monday, to: addDays(monday, 6), start: index, end: index + words.length }
    }),
  )
  const inOrder = found
    .filter(({ from = since, to }) => daysBetween(since, from) <= (to === undefined ? MOST_AHEAD : MOST_OF_RANGE))
    .toSorted((a, b) => a.start - b.start)
  const last = inOrder.findLast(({ to }) => to !== undefined)
  if (last?.to !== undefined) {
    const from = addDays(last.to, 1)
    THEN.lastIndex = last.end
    const then = THEN.exec(sentence)
    if (then && inOrder.every(({ start }) => start < then.index)) {
      inOrder.push({ from, start: then.index, end: then.index + then[0].length })
    }
  }
  return inOrder
}

/** "In December", "between May and September": of months by name. */
function monthsIn(sentence: string, since: CivilDate): Phrase[] {
  return [...sentence.matchAll(IN_MONTH), ...sentence.matchAll(FROM_MONTH)].flatMap(({ 0: word, index }): Phrase[] => {
    const at = index + word.length
    const first = monthAt(sentence.slice(at), since, true)
    if (!first) return []
    const behind = at + first.words.length
    const joint = BETWEEN_MONTHS.exec(sentence.slice(behind))
    const second = joint && monthAt(sentence.slice(behind + joint[0].length), since, true)
    if (joint && second) {
      const end = behind + joint[0].length + second.words.length
      // "October to March", in November: it has begun.
      const from = first.first > second.last ? {} : { from: first.first }
      return [{ ...from, to: second.last, start: index, end }]
    }
    const isNear = daysBetween(since, first.first) <= MOST_AHEAD
    return isNear && IS_IN.test(word) && !NO_SEASON.test(sentence)
      ? [{ from: first.first, to: first.last, start: index, end: behind }]
      : []
  })
}
const FROM_MONTH = /(?<!\p{L})(?:(?:from|between|von|de|da)\s+|)(?=\p{L}{3})/giu
const IS_IN = /^(?:in|during|throughout|all|im|en|au|em|durante)/iu

function beginningAt(sentence: string, word: string, index: number, since: CivilDate): Phrase[] {
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
  const isEnd = /(?:end of|ende|late) /iu.test(month.words)
  return phrase(isEnd || isAfter ? addDays(month.last, 1) : month.first, month.words.length)
}

function nextOf(what: string | undefined, since: CivilDate): CivilDate {
  if (what === 'week') return addDays(mondayOf(since), 7)
  const [year, month] = [Number(since.slice(0, 4)), Number(since.slice(5, 7))]
  if (what !== 'month' || month === 12) return `${year + 1}-01-01`
  return `${year}-${String(month + 1).padStart(2, '0')}-01`
}

/** "New job starts 4 January, 8-5": its hours may stand behind it. */
const CARRIES =
  /(?<!\p{L})(?:jobs?|hours?|shifts?|timetable|rota|schedule|term|school|uni(?:versity)?|college|work|course|contract|arbeit|stelle|travail|trabajo|trabalho|lavoro|werk|baan)(?!\p{L})/iu

/** What a phrase is of: the words around it up to the next cut, and more where those tell of no hours. */
function reachOf(
  sentence: string,
  { start, end }: Span,
  { after, until }: { readonly after: number; readonly until: number },
): Span[] {
  const left = lastCut(sentence.slice(after, start), SOFT)
  const right = firstCut(sentence.slice(end, until), SOFT)
  const before = sentence.slice(after, start).slice(left)
  const behind = sentence.slice(end, until).slice(0, right)
  const whole = { start: after + left, end: end + right }
  const toEnd = { start: end, end: until }
  if (before.trim() !== '' || behind.trim() !== '') {
    // "Until Christmas I work 9-7, football Thu": what leads a sentence is of its first part, however that is joined.
    const isLeading = before.trim() === ''
    const part = isLeading ? { start: end, end: end + firstCut(sentence.slice(end, until), HARD) } : whole
    return CARRIES.test(sentence.slice(part.start, part.end)) ? [part, toEnd] : [part]
  }
  const earlier = sentence.slice(after, start)
  if (earlier.trim() === '') return [toEnd]
  const cut = lastCut(earlier.replace(/[\s,;():–-]+$/u, ''), SOFT)
  return [{ start: after + cut, end: start }]
}

function lastCut(words: string, cut: RegExp): number {
  let at = 0
  for (const { 0: found, index } of words.matchAll(new RegExp(cut, 'giu'))) at = index + found.length
  return at
}

function firstCut(words: string, cut: RegExp): number {
  const found = cut.exec(words)
  return found ? found.index : words.length
}
