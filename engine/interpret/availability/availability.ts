import { type CivilDate, type ConfirmedFacts, type ConfirmedWeek, WEEKDAYS, type Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import { type Hours, hoursBetween, MINUTES, minutesOf, withHalf } from './amounts.ts'
import { bodyIn } from './body.ts'
import { dateRangeIn } from './dates.ts'
import { daysIn, isOneDay } from './days.ts'
import type { Saying } from './saying.ts'
import { sportsIn } from './sports.ts'
import { wholeClause } from './whole-clauses.ts'
import { AWAY, DAYS, few, MOST, NOT, ONLY, PARTS, TRAIN } from './words.ts'

export type Availability = {
  readonly sayings: readonly Saying[]
  /** What they come to. */
  readonly facts: ConfirmedFacts
  /** The text with what said so blanked out, each character where it was: the rest is for other readers. */
  readonly rest: string
}

/**
 * Reads the sentences of availability, in seven languages: days never trained on, the only ones, the minutes of a day,
 * stretches away, sports and parts of the body. Only what is said of training, or with dates, is taken: everything else is busy hours.
 * @param since - the day on which the text was written
 */
export function readAvailability(text: string, since: CivilDate): Availability {
  const sayings: Saying[] = []
  let rest = text
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    const look = () => {
      const part = rest.slice(index, index + sentence.length)
      return (
        awayIn(part, since) ?? onlyIn(part) ?? mostIn(part) ?? neverIn(part) ?? sportsIn(part) ?? bodyIn(part, sentence)
      )
    }
    const take = (found: Saying) => {
      const span = { start: index + found.span.start, end: index + found.span.end }
      sayings.push({ ...found, span })
      rest = rest.slice(0, span.start) + ' '.repeat(span.end - span.start) + rest.slice(span.end)
    }
    for (const found of aroundIn(rest.slice(index, index + sentence.length))) take(found)
    // One sentence may say several; what is read is blank for the next look.
    for (let found = look(); found; found = look()) take(found)
    for (const part of clausesOf(rest.slice(index, index + sentence.length))) {
      const isBeside = sayings.some(({ kind }) => kind === 'most')
      const whole = wholeClause(part.words, text, isBeside)
      if (whole) take({ ...whole, span: part })
      // The whole sentence is one: its parts say nothing else.
      if (whole && part.words.length === sentence.length) break
    }
  }
  return { sayings, facts: factsOf(sayings), rest }
}

/** Up to a full stop, which no digit follows or leads, a line's end or a semicolon. */
const SENTENCE = /(?:[^.;!?\n]|(?<=\d)\.|\.(?=\d))+/gu

/** A sentence as one, and then what stands between its commas and the full stops that follow a number. */
function clausesOf(sentence: string) {
  const parts = [...sentence.matchAll(/(?:[^,.]|\.(?!\s))+/g)].map(({ 0: words, index }) => ({ words, index }))
  const all = parts.length > 1 ? [{ words: sentence, index: 0 }, ...parts] : parts
  return all.map(({ words, index }) => ({ words, start: index, end: index + words.length }))
}

const form = (...parts: string[]) => new RegExp(parts.join(''), 'iu')
const ON = '(?:on\\s+|am\\s+|an\\s+|le\\s+|les\\s+|el\\s+|los\\s+|às?\\s+|aos\\s+|il\\s+|la\\s+|di\\s+|op\\s+|the\\s+)?'
const NEVER = [
  form(NOT, few(3), TRAIN, few(2), ON, `(?<days>${DAYS})`),
  form(TRAIN, few(2), NOT, few(2), ON, `(?<days>${DAYS})`),
  form(ON, `(?<days>${DAYS})`, few(2), NOT, few(2), TRAIN),
  // Said of nothing else, in a box that asks when one can train.
  form('^\\s*(?:never|nie|jamais|nunca|mai|nooit)\\s+', ON, `(?<days>${DAYS})`, '\\s*$'),
]
const PART = PARTS.map(([words], index) => `(?<part${index}>${words})`).join('|')
const CLOCK = '\\d{1,2}(?:[:.h]\\d{2})?\\s*(?:h|uhr|am|pm)?'
const HOURS = `(?:\\s*,?\\s*(?:at|from|between|um|om|von|de|das|dalle|van|entre|zwischen)?\\s*(?<from>${CLOCK})\\s*(?:-|–|to|until|till|and|bis|à|a|às|alle|e|y|et|tot|und)\\s*(?<to>${CLOCK})|(?:\\s+(?:in the|am|in de|de la|à la|à|no|na|por la|di|le)?\\s*(?:${PART})(?![\\p{L}])))?`
const ONLY_ON = [
  form(ONLY, few(2), TRAIN, few(2), ON, `(?<days>${DAYS})`, HOURS),
  form(TRAIN, few(2), ONLY, few(2), ON, `(?<days>${DAYS})`, HOURS),
  form(TRAIN, '(?:[\\s,:]+(?:is possible|möglich|possible))?[\\s,:]+', ONLY, few(1), ON, `(?<days>${DAYS})`, HOURS),
]
const MOST_ON = [
  form(MOST, few(2), MINUTES, few(3), ON, `(?<days>${DAYS})`),
  form(ON, `(?<days>${DAYS})`, few(3), MOST, few(2), MINUTES),
  // "I can do 30 min on weekdays": of nothing but training, in a box that asks when one can.
  form(
    '(?:(?:i|we)\\s+)?(?:can|could)\\s+(?:do|manage|spare|train|give it|fit in|get in)',
    few(1),
    MINUTES,
    '\\s+(?:on|at|during)\\s+(?:the\\s+)?',
    `(?<days>${DAYS})`,
  ),
  form('(?:kann|schaffe)\\s+', `(?:an|am|unter)\\s+(?:der\\s+)?(?<days>${DAYS})`, '\\s+', MINUTES),
]

function neverIn(sentence: string): Saying | null {
  for (const pattern of NEVER) {
    const found = pattern.exec(sentence)
    if (!found || isOneDay(found[0]) || isPartOfDay(sentence.slice(found.index + found[0].length))) continue
    if (form(ONLY).test(found[0])) continue
    return { kind: 'never', days: daysIn(sure(sure(found.groups).days)), span: spanOf(found) }
  }
  return null
}

function onlyIn(sentence: string): Saying | null {
  for (const pattern of ONLY_ON) {
    const found = pattern.exec(sentence)
    if (!found || isOneDay(found[0]) || form(NOT).test(found[0])) continue
    const hours = hoursOf(found.groups as Record<string, string | undefined>)
    return { kind: 'only', days: daysIn(sure(sure(found.groups).days)), hours, span: spanOf(found) }
  }
  return null
}

function mostIn(sentence: string): Saying | null {
  for (const pattern of MOST_ON) {
    const found = pattern.exec(sentence)
    const minutes = found?.groups ? minutesOf(found.groups) : null
    if (!found || isOneDay(found[0]) || minutes === null) continue
    return { kind: 'most', days: daysIn(sure(sure(found.groups).days)), minutes, span: spanOf(found) }
  }
  return null
}

const BEFORE = 'before|vor|avant|antes d[aeo]s?|antes|prima d(?:i|elle)|voor'
const AFTER = 'after|nach|apr[eè]s|despu[eé]s de(?: las)?|depois d[aeo]s?|dopo le|na'
const BEFORE_CLOCK = `(?:${BEFORE})\\s+(?<before>${CLOCK})`
const AFTER_CLOCK = `(?:${AFTER})\\s+(?<after>${CLOCK})`
const AROUND = [
  form(ONLY, few(4), BEFORE_CLOCK, `\\s*(?:,|or|and|/|oder|ou|o)?\\s*`, AFTER_CLOCK),
  form(ONLY, few(4), BEFORE_CLOCK),
  form(ONLY, few(4), AFTER_CLOCK),
]

/** Said of what one can do, and of no work. */
const FREE = form(
  '(?<![\\p{L}])(?:can|could|able|free|time|available|slots?|gaps?|kann|zeit|frei|peux|libre|temps|dispo\\p{L}*|puedo|tiempo|posso|livre|tempo|kan|tijd|vrij)(?![\\p{L}])|',
  TRAIN,
)
const AT_WORK =
  /(?<![\p{L}])(?:finish\w*|shifts?|job|open|work|arbeite\w*|travail\w*|trabaj\w*|trabalh\w*|lavoro|werk)(?![\p{L}])(?! ?out)/iu

/** "I can only do before 6am or after 9pm": two windows of every day; what lies between is not free. */
function aroundIn(sentence: string): Saying[] {
  const found = AROUND.map((pattern) => pattern.exec(sentence)).find((each) => each !== null)
  // Which of them are meant is told by days, and heard by clause.
  if (!found || form(DAYS).test(sentence)) return []
  if (form(NOT).test(found[0]) || !FREE.test(sentence) || AT_WORK.test(sentence)) return []
  const { before, after } = sure(found.groups)
  const morning = before ? hoursBetween(EARLIEST, withHalf(before, 'am')) : null
  const evening = after ? hoursBetween(withHalf(after, 'pm'), LATEST) : null
  const span = spanOf(found)
  return [morning, evening].flatMap((hours) =>
    hours ? [{ kind: 'within' as const, days: WEEKDAYS, hours, span }] : [],
  )
}

/** [clock] What people call early and late; ours. */
const EARLIEST = '05:00'
const LATEST = '23:00'

function awayIn(sentence: string, since: CivilDate): Saying | null {
  const away = form(AWAY).exec(sentence)
  const range = away && dateRangeIn(sentence, since)
  if (!away || !range) return null
  const span = {
    start: Math.min(away.index, range.start),
    end: Math.max(away.index + away[0].length, range.end),
  }
  return { kind: 'away', from: range.from, to: range.to, label: capitalised(away[0]), span }
}

function factsOf(sayings: readonly Saying[]): ConfirmedFacts {
  const only = sayings.filter((one) => one.kind === 'only')
  const never = new Set(sayings.flatMap((one) => (one.kind === 'never' ? one.days : [])))
  const open = new Set(only.flatMap(({ days }) => days))
  const shut = WEEKDAYS.filter((day) => never.has(day) || (open.size > 0 && !open.has(day)))
  const within = sayings.filter((one) => one.kind === 'within')
  const opened = [...only, ...within].flatMap(({ days, hours }) => (hours === null ? [] : [{ days, ...hours }]))
  const windows = sayings.reduce((left, one) => (one.kind === 'closed' ? withoutHours(left, one) : left), opened)
  const most = sayings.flatMap((one) => (one.kind === 'most' ? one.days.map((day) => [day, one.minutes]) : []))
  const dated = sayings.flatMap((one) =>
    one.kind === 'away' ? [{ kind: 'off', from: one.from, to: one.to, label: one.label } as const] : [],
  )
  const week: ConfirmedWeek = {
    // Whoever shuts all seven days says something else.
    ...(shut.length > 0 && shut.length < WEEKDAYS.length && { never: shut }),
    ...(windows.length > 0 && { windows }),
    ...(most.length > 0 && { maxMin: Object.fromEntries(most) }),
  }
  const sports = sayings.filter((one) => one.kind === 'sports')
  const does = [...new Set(sports.flatMap((one) => one.does))]
  const shunned = [...new Set(sports.flatMap((one) => one.never))].filter((sport) => !does.includes(sport))
  const body = sayings.flatMap((one) => (one.kind === 'spares' ? one.parts : []))
  return {
    ...(Object.keys(week).length > 0 && { week }),
    ...(dated.length > 0 && { dated }),
    ...(sports.length > 0 && { sports: { does, never: shunned } }),
    ...(body.length > 0 && { body: body.filter(({ part }, at) => body.findIndex((one) => one.part === part) === at) }),
  }
}

type Window = Hours & { readonly days: readonly Weekday[] }

/** Windows without some hours of some days, which were open all day if no window says otherwise. */
function withoutHours(
  windows: readonly Window[],
  { days, hours }: Pick<Window, 'days'> & { readonly hours: Hours },
): Window[] {
  const bound = new Set(windows.flatMap((one) => one.days))
  const unbound = days.filter((day) => !bound.has(day))
  const all = unbound.length > 0 ? [...windows, { days: unbound, start: EARLIEST, end: LATEST }] : windows
  return all.flatMap((one) => {
    const on = one.days.filter((day) => days.includes(day))
    const parts = [
      { ...one, days: one.days.filter((day) => !days.includes(day)) },
      { ...one, days: on, end: one.end < hours.start ? one.end : hours.start },
      { ...one, days: on, start: one.start > hours.end ? one.start : hours.end },
    ]
    return parts.filter((part) => part.days.length > 0 && part.start < part.end)
  })
}

function hoursOf(groups: Record<string, string | undefined>): Hours | null {
  const index = PARTS.findIndex((_, part) => groups[`part${part}`] !== undefined)
  if (index >= 0) return { start: sure(PARTS[index])[1], end: sure(PARTS[index])[2] }
  return hoursBetween(groups.from, groups.to)
}

const isPartOfDay = (after: string) =>
  form(`^\\s*(?:in the\\s+)?(?:${PARTS.map(([words]) => words).join('|')})(?![\\p{L}])`).test(after)
const spanOf = (found: RegExpExecArray) => ({ start: found.index, end: found.index + found[0].length })
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
