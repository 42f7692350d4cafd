import { WEEKDAYS } from '../../model.ts'
import { type Hours, hoursBetween, MINUTES, minutesOf, withHalf } from './amounts.ts'
import { daysIn } from './days.ts'
import { CLOCK, EARLIEST, LATEST, plainHours } from './plain-hours.ts'
import type { Whole } from './saying.ts'
import { DAYS, PARTS, WEEKDAY_ALONE } from './words.ts'

const day = `(?<days>${DAYS})`
const GONE =
  '(?:(?:a|pretty much|basically|usually|always|just|totally|completely)\\s+)*(?:write[- ]?offs?|no[- ]?gos?|off[- ]limits|nightmares?|hopeless|useless|sacred|ruled out|out of the question|non[- ]starters?|tabu|tabou?|sagrados?|sacr[eé]s?)'
const BE = "(?:is|are|'s|'re|ist|sind|est|sont|es|son|[eé]|s[aã]o)"
/** What a day is given to, and no training. */
const THEIRS = '(?:the\\s+|my\\s+)?(?:family|church|kids|children|god|rest|resting|sleep|grandkids|grandchildren)'
const ONLY_DAY = [
  new RegExp(`^\\s*(?:my\\s+|all\\s+|and\\s+|but\\s+)*${day}\\s+${BE}\\s+${GONE}\\s*$`, 'iu'),
  new RegExp(
    `^\\s*(?:please\\s+|i\\s+(?:like|want|need|prefer|try|have)\\s+to\\s+)?(?:leave|keep)\\s+(?:my\\s+)?${day}\\s+(?:alone|out(?: of it)?|clear|free|sacred)\\s*$`,
    'iu',
  ),
  new RegExp(
    `^\\s*(?:my\\s+|the\\s+)?(?:(?:rest|recovery)[- ]days?|days? of rest)\\s+(?:${BE}|has to be|have to be|must be|needs? to be|should be|always)\\s+(?:always\\s+|on\\s+|a\\s+)*${day}\\s*$`,
    'iu',
  ),
  new RegExp(
    `^\\s*${day}\\s+${BE}\\s+(?:always\\s+)?(?:my|the|a)\\s+(?:(?:rest|recovery)[- ]days?|days? of rest)\\s*$`,
    'iu',
  ),
  new RegExp(`^\\s*${day}\\s+${BE}\\s+for\\s+${THEIRS}(?:\\s+(?:and|&)\\s+${THEIRS})*\\s*$`, 'iu'),
  new RegExp(`^\\s*(?:i\\s+)?(?:always\\s+)?rest(?:ing)?\\s+on\\s+(?:a\\s+)?${day}\\s*$`, 'iu'),
  // After hours of work it may be of those as well: a day kept free of training is what costs least if it is.
  new RegExp(
    `^\\s*(?:and\\s+|but\\s+)?(?:never|nie|jamais|nunca|mai|nooit)\\s+(?:on\\s+|am\\s+|an\\s+|le\\s+|les\\s+|el\\s+|los\\s+|aos\\s+|la\\s+|op\\s+)?(?:a\\s+)?${day}\\s*$`,
    'iu',
  ),
]
/** What could be of work, too, where the text speaks of it. */
const ANY_DAY_BUT = new RegExp(
  `^\\s*(?:any|every)\\s*day\\s+(?:except|but|apart from|bar)\\s+(?:a\\s+|for\\s+)?${day}\\s*$`,
  'iu',
)
const PART = PARTS.map(([words], index) => `(?<part${index}>${words}|${index === 3 ? 'nights?' : words})`).join('|')
const PART_GONE = new RegExp(
  `^\\s*(?:on\\s+)?(?<days>${WEEKDAY_ALONE})\\s+(?:${PART})\\s+(?:${BE}\\s+(?:${GONE}|out|no good|taken|impossible|not possible)|(?:do|does)n['’]?t work|(?:geht|gehen) nicht)\\s*$`,
  'iu',
)
const NOT_PAST = new RegExp(
  `^\\s*(?:and\\s+|but\\s+)?(?:not|never|nothing|no)\\s+(?:later than|past|beyond)\\s+(?<at>${CLOCK})\\s*(?:please)?\\s*$`,
  'iu',
)
const DONE_BY = new RegExp(
  `^\\s*(?:and\\s+|but\\s+)?(?:training|the session|it|i|sessions?)\\s+(?:has|have|need|needs|must)\\s*(?:to\\s+)?(?:be\\s+)?(?:done|finished|over|home|back)\\s+by\\s+(?<at>${CLOCK})\\s*$`,
  'iu',
)
const NEVER_PART = new RegExp(
  `^\\s*(?:i\\s+)?(?:never|don['’]?t|can['’]?t|cannot|won['’]?t)\\s+(?:train|work out|run|exercise|do)\\s+(?:on\\s+)?(?:a\\s+)?(?<days>${WEEKDAY_ALONE})\\s+(?:${PART})\\s*$`,
  'iu',
)
const PART_ALONE = new RegExp(`^\\s*(?<days>${WEEKDAY_ALONE})\\s+(?:${PART})\\s+only\\s*$`, 'iu')
const ONE_NOT_OTHER = new RegExp(
  `^\\s*(?:i\\s+)?can\\s+(?:do|make|manage)\\s+(?:${PART})\\s+but\\s+(?:not|never)\\s+\\p{L}+\\s*$`,
  'iu',
)
const LIMIT = new RegExp(
  `^\\s*(?:${MINUTES})\\s+(?:is|are)\\s+(?:my|the|a)\\s+(?:limit|max(?:imum)?|most)(?:\\s+(?:on|at)?\\s*${day})?\\s*$`,
  'iu',
)
const MINUTES_ON = new RegExp(
  `^\\s*(?:and\\s+|but\\s+|or\\s+)?(?:${MINUTES})\\s+(?:on|at|am)?\\s*(?:the\\s+)?${day}\\s*$`,
  'iu',
)
const SQUEEZED = new RegExp(
  `^\\s*i\\s+(?:can|could)\\s+(?:only\\s+|just\\s+)?(?:squeeze in|fit in|manage|spare)\\s+(?:maybe\\s+|about\\s+|around\\s+)?(?:${MINUTES})\\s*(?<work>(?:before|after|at) work)?\\s*$`,
  'iu',
)

/**
 * What a clause says that can be of nothing but training, whatever work the text tells of: "Mondays are a write-off", "my
 * rest day is Sunday", "Friday nights are out", "not past 9", "an hour at weekends" beside "45 min tops".
 * @param isFree - whether the text speaks of no work that it could be of
 * @param isBeside - whether a most of minutes is told beside it
 */
export function plainWords(words: string, isFree: boolean, isBeside: boolean): Whole | null {
  for (const pattern of ONLY_DAY) {
    const days = pattern.exec(words)?.groups?.days
    if (days) return { kind: 'never', days: daysIn(days) }
  }
  const but = isFree ? ANY_DAY_BUT.exec(words)?.groups?.days : undefined
  if (but) return { kind: 'never', days: daysIn(but) }
  return partGone(words) ?? partAlone(words, isFree) ?? late(words) ?? plainHours(words) ?? minutesOn(words, isBeside)
}

function partGone(words: string): Whole | null {
  const groups = (PART_GONE.exec(words) ?? NEVER_PART.exec(words))?.groups
  const hours = groups && hoursOfPart(groups)
  if (!groups?.days || !hours) return null
  return { kind: 'closed', days: daysIn(groups.days), hours: wholly(hours) }
}

function partAlone(words: string, isFree: boolean): Whole | null {
  const groups = ((isFree ? PART_ALONE.exec(words) : null) ?? ONE_NOT_OTHER.exec(words))?.groups
  const hours = groups && hoursOfPart(groups)
  return hours ? { kind: 'only', days: groups.days ? daysIn(groups.days) : WEEKDAYS, hours } : null
}

function hoursOfPart(groups: Readonly<Record<string, string | undefined>>): Hours | null {
  const [, start, end] = PARTS[PARTS.findIndex((_, part) => groups[`part${part}`] !== undefined)] ?? []
  return start && end ? { start, end } : null
}

/** Whose evenings are out is out for the night; whose mornings are, from dawn. */
function wholly({ start, end }: Hours): Hours {
  return { start: start < '06:00' ? EARLIEST : start, end: end > '21:00' ? LATEST : end }
}

function late(words: string): Whole | null {
  const by = DONE_BY.exec(words)?.groups?.at
  const before = by ? hoursBetween(EARLIEST, withHalf(by, 'am')) : null
  if (before) return { kind: 'within', days: WEEKDAYS, hours: before }
  const at = NOT_PAST.exec(words)?.groups?.at
  const hours = at ? hoursBetween(withHalf(at, 'pm'), LATEST) : null
  return hours && { kind: 'closed', days: WEEKDAYS, hours }
}

function minutesOn(words: string, isBeside: boolean): Whole | null {
  const on = isBeside ? MINUTES_ON.exec(words)?.groups : undefined
  const minutes = on && minutesOf(on)
  if (on?.days && minutes) return { kind: 'most', days: daysIn(on.days), minutes }
  const limit = LIMIT.exec(words)?.groups
  const most = limit && minutesOf(limit)
  if (most) return { kind: 'most', days: limit.days ? daysIn(limit.days) : WEEKDAYS, minutes: most }
  const squeezed = SQUEEZED.exec(words)?.groups
  const little = squeezed && minutesOf(squeezed)
  return little ? { kind: 'most', days: squeezed.work ? WEEKDAYS.slice(0, 5) : WEEKDAYS, minutes: little } : null
}
