import type { CivilDate, Season, Span, Weekday } from '../../model.ts'
import { seasonPhrases } from './season-phrases.ts'
import { DAY_NAME, PARTS } from './words.ts'

/** Where words tell for how long something holds, and of what: of the first of these parts that tells of hours. */
export type ToldSeason = {
  readonly season: Season
  readonly span: Span
  /** Other words that only say that something begins or ends. */
  readonly besides: readonly Span[]
  readonly reach: readonly Span[]
  /** Where it is of hours on these days alone, which their reader was in doubt of. */
  readonly days?: readonly Weekday[]
}

/** Where a sentence may be cut so that what holds for a while is of one part. */
const HARD = /[,;()\n]|:(?!\d)|\s[-–]\s/u
const SOFT =
  /[,;()\n]|:(?!\d)|\s[-–]\s|(?<!\p{L})(?:and|but|then|und|aber|dann|et|mais|puis|y|pero|luego|e|mas|ma|poi|en|maar|dan)(?!\p{L})/iu

type Around = {
  /** The whole of what was written, and where the sentence lies in it. */
  readonly text: string
  readonly index: number
  /** The day on which it was written. */
  readonly since: CivilDate
  /** The last day of what was told before. */
  readonly ended?: CivilDate | undefined
}

/** What a sentence says of how long something holds: "until 17 December", "from January", "for the next three weeks". */
export function seasonsIn(sentence: string, { text, index, since, ended }: Around): ToldSeason[] {
  const phrases = seasonPhrases(sentence, since, ended).filter(({ start }) => !EXCEPT.test(sentence.slice(0, start)))
  const inText = ({ start, end }: Span) => ({ start: index + start, end: index + end })
  return phrases.map((phrase, at) => {
    const { from, to } = phrase
    const bounds = { after: phrases[at - 1]?.end ?? 0, until: phrases[at + 1]?.start ?? sentence.length }
    const { parts, isCarried, filling } = reachOf(sentence, phrase, bounds)
    const behind = /^[.;!?\n\s]*[^.;!?\n]+/u.exec(text.slice(index + sentence.length))?.[0] ?? ''
    const next = { start: sentence.length, end: sentence.length + behind.length }
    return {
      season: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
      span: inText(phrase),
      besides: [phrase.verb, filling].flatMap((one) => (one ? [inText(one)] : [])),
      reach: (isCarried ? [...parts, next] : parts).map(inText),
    }
  })
}

/** "New job starts 4 January, 8-5": its hours may stand behind it. */
const CARRIES =
  /(?<!\p{L})(?:jobs?|hours?|shifts?|timetable|rota|schedule|term|school|uni(?:versity)?|college|work|course|contract|arbeit|stelle|travail|trabajo|trabalho|lavoro|werk|baan)(?!\p{L})/iu

/** Whoever is away has no hours behind that: "on leave until 1 March, after that work 9-5". */
const AWAY =
  /(?<!\p{L})(?:no work|not work\p{L}*|no school|leave|off|away|holidays?|break|vacation|baja|cong[eé]|urlaub|ferie|verlof)(?!\p{L})/iu
/** What stands before an end and says nothing of its own: "(already booked till Easter)", "but only until 16 December". */
const FILLING =
  /^[\s,;(:–-]*(?:(?:but|and|only|just|already|booked|paid|it|its|it['’]s|that|that['’]s|is|this|which|runs?|goes|on|up|the|a|aber|nur|mais|seulement|pero|solo|sólo)[\s,]*)*$/iu

/** "Work 9-5 except 19 December to 3 January". */
const EXCEPT =
  /(?<!\p{L})(?:except|apart from|but not|not|außer|sauf|salvo|excepto|tranne|exceto|behalve)(?: from| vom| du| del)?\s*$/iu

const HAS_WHEN = new RegExp(
  `\\d|${DAY_NAME}|${PARTS.map(([words]) => `(?<!\\p{L})(?:${words})(?!\\p{L})`).join('|')}`,
  'iu',
)

type Reach = { readonly parts: readonly Span[]; readonly isCarried: boolean; readonly filling?: Span }

/** What a phrase is of: the words around it up to the next cut, and more where those tell of no hours. */
function reachOf(
  sentence: string,
  { start, end }: Span,
  { after, until }: { readonly after: number; readonly until: number },
): Reach {
  const earlier = sentence.slice(after, start)
  const left = lastCut(earlier, SOFT)
  const right = firstCut(sentence.slice(end, until), SOFT)
  const isFilled = FILLING.test(earlier.slice(left))
  const isEnded = sentence.slice(end, until).slice(0, right).trim() === ''
  const toEnd = { start: end, end: until }
  if (isFilled && isEnded) {
    // "Until Christmas, work 9-7" and "football Thu 7-9pm, until Christmas".
    if (FILLING.test(earlier)) return { parts: [toEnd], isCarried: !AWAY.test(sentence) && CARRIES.test(sentence) }
    const cut = lastCut(earlier.slice(0, left).replace(/[\s,;():–-]+$|(?<!\p{L})(?:and|but)\s*$/giu, ''), SOFT)
    const filling = { start: after + left, end: start }
    return { parts: [{ start: after + cut, end: start }], isCarried: false, filling }
  }
  // "Until Christmas I work 9-7, football Thu": what leads a sentence is of its first part, however that is joined.
  const part = isFilled
    ? { start: end, end: end + firstCut(sentence.slice(end, until), HARD) }
    : { start: after + left, end: end + right }
  const words = sentence.slice(part.start, part.end)
  const isCarried = CARRIES.test(words) && !AWAY.test(words)
  const own = `${sentence.slice(part.start, start)} ${sentence.slice(end, part.end)}`
  // "Milking 5-8am every day, lambing in March": what has no hours of its own is nothing of those before it.
  if (!isCarried && !isFilled && !HAS_WHEN.test(own) && HAS_WHEN.test(sentence.slice(after, part.start)))
    return { parts: [], isCarried }
  return { parts: isCarried ? [part, toEnd] : [part], isCarried }
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
