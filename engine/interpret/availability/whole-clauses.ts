import { type ClockTime, WEEKDAYS, type Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import { hoursBetween, MINUTES, minutesOf, noonHours, withHalf } from './amounts.ts'
import { daysIn, isOneDay } from './days.ts'
import { openHours } from './open-hours.ts'
import { plainWords } from './plain-words.ts'
import type { Whole } from './saying.ts'
import { DAYS, MOST, NOT, ONLY, PARTS, TRAIN } from './words.ts'

/** "Saturdays I'm free": of the one who can train then. */
const IM_FREE =
  /(?<!\p{L})(?:i['’]?m|i am|we['’]?re|ich bin|je suis|estoy|soy|estou|sono|ik ben)\s+(?:\p{L}+\s+)?(?:free|frei|libre|livre|liber[oa]|vrij)(?!\p{L})/iu

/** "Six days a week": of training, in a box about it. */
const OF_DAYS =
  /(?:days?|times|sessions) (?:a|per|each) week|(?:tage|mal) (?:die|pro) woche|(?:jours|fois) par semaine|(?:d[ií]as|veces|vezes) (?:a|por) (?:la )?semana|(?:giorni|volte) (?:a|alla) settimana|(?:dagen|keer) per week/iu

const NOT_PAST = /(?:not|never|nothing|no) past(?= \d)/iu

/** [characters] No clause that says one thing is longer; longer ones would take the patterns long. */
const MOST_CHARACTERS = 100
/** The latest that somebody who trains "after 8" is up for it; ours. */
const LATE: ClockTime = '22:00'
const EARLY: ClockTime = '05:00'

const WORK =
  /(?<!\p{L})(?<!(?:don'?t|doesn'?t)\s)(?:work(?!\s*-?outs?)\p{L}*|jobs?|shifts?|office|school|uni|arbeit\p{L}*|dienst\p{L}*|schicht\p{L}*|b[uü]ro|schule|travail\p{L}*|bureau|boulot|[eé]cole|trabaj\p{L}*|turnos?|oficina|trabalh\p{L}*|escrit[oó]rio|escola|lavor\p{L}*|ufficio|scuola|werk\p{L}*|kantoor)(?!\p{L})/iu
const WISH =
  /(?<!\p{L})(?:please|keep|leave|i(?:'d| would)? (?:want|like|need)|bitte|ich (?:will|möchte|hätte gern)|s'il (?:vous|te) pla[iî]t|je veux|je voudrais|por favor|quiero|quisiera|quero|queria|per favore|vorrei|voglio|alsjeblieft|graag|ik wil)(?!\p{L})/iu

/** Words without weight here, wherever they stand. */
const SMALL =
  "please|keep|leave|want|would|like|need|have|got|get|time|to|for|session|sessions|me|my|i|i'd|i'm|im|is|are|a|an|the|of|on|at|in|per|every|each|all|day|days|bitte|ich|will|möchte|habe|hab|zeit|am|an|im|den|dem|die|das|der|pro|tag|jeden|je|veux|voudrais|j'ai|du|temps|le|la|les|l|à|au|aux|par|jour|por|favor|quiero|tengo|tiempo|el|los|las|al|dia|día|quero|tenho|tempo|o|os|as|aos|às|nos|nas|no|na|vorrei|voglio|ho|il|i|lo|nel|nei|gli|alla|di|giorno|ik|wil|graag|heb|tijd|het|op|in|per|dag|och"
const small = `(?:(?:${SMALL})(?![\\p{L}'’])[\\s:]*)*`
const OFF = 'off|free|frei|libres?|livres?|liber[oaie]|vrij'
const REST =
  'rest ?days?|days? of rest|ruhetage?|jours? de repos|d[ií]as? de descanso|giorn[oi] di riposo|rustdag(?:en)?'
const OUT =
  "no|nein|n[aã]o|non|never|are out|is out|don'?t work|doesn'?t work|are no good|geht nicht|gehen nicht|no puedo|impossible|imposible|imposs[ií]vel|impossibile|kan niet"
const PART = PARTS.map(([words]) => `(?:${words})`).join('|')
const CLOCK = '\\d{1,2}(?:[:.h]\\d{2})?\\s*(?:am|pm|h|uhr)?'
const TO = '(?:-|–|to|until|till|and|bis|und|à|a|et|y|às|e|alle|tot|en)'
const AFTER = 'after|from|nach|ab|apr[eè]s|despu[eé]s de|desde|depois d[aeo]s?|dopo(?: le)?|na'
const BEFORE = 'before|until|vor|bis|avant|antes de|antes d[aeo]s?|prima delle|voor'

const clause = (...parts: string[]) => new RegExp(`^\\s*${small}${parts.join(`[\\s:]*${small}`)}[\\s:]*${small}$`, 'iu')
const day = `(?<days>${DAYS})`
/** What for is theirs: "Saturdays off for football". */
const FOR = "(?:for\\s+\\p{L}[\\p{L}'’]*(?:\\s+\\p{L}+)?)?"
const FREE = [clause(day, `(?:${OFF})`, FOR), clause(`(?:${OFF})`, day, FOR)]
const RESTS = [clause(day, `(?:${REST})`), clause(`(?:${REST})`, day)]
const NEVER = [clause(NOT, '(?:do|make|gym|runs?|running)?', day), clause(day, `(?:${OUT})(?![\\p{L}])`)]
const ONLY_DAYS = [clause(ONLY, `(?:${OFF})?`, day), clause(day, ONLY)]
const ONLY_PART = [clause(ONLY, `(?<part>${PART})(?![\\p{L}])`), clause(`(?<part>${PART})(?![\\p{L}])`, ONLY)]
const BETWEEN = clause(
  ONLY,
  '(?:between|from|von|zwischen|entre|de|das|tra le|dalle|tussen)?',
  `(?<from>${CLOCK})\\s*${TO}\\s*(?<to>${CLOCK})`,
)
const SINCE = [
  clause(ONLY, `(?:(?:${PART})(?![\\p{L}]))?`, `(?<when>${AFTER}|${BEFORE})\\s+(?<at>${CLOCK})`),
  clause(`(?<when>${AFTER}|${BEFORE})\\s+(?<at>${CLOCK})`, ONLY),
]
const TRAIN_ONLY_PART = clause('(?:can|could|kann|peux|puedo|posso|kan)?', ONLY, TRAIN, `(?<part>${PART})(?![\\p{L}])`)
const TRAIN_ONLY_BETWEEN = clause(
  '(?:can|could|kann|peux|puedo|posso|kan)?',
  ONLY,
  TRAIN,
  `(?:(?:${PART})(?![\\p{L}]))?`,
  '(?:between|from|von|zwischen|entre|de|das|tra le|dalle|tussen)?',
  `(?<from>${CLOCK})\\s*${TO}\\s*(?<to>${CLOCK})`,
)
/** What is left of a day without its mornings, or its evenings; the hours are ours. */
const WITHOUT: readonly (readonly [string, ClockTime, ClockTime])[] = [
  ['mornings?|vormittags?|morgens|matins?|mañanas?|manh[aã]s?|mattin[ae]|ochtends?', '12:00', LATE],
  ['evenings?|abends?|soirs?|soir[eé]es?|sera|avonds?', EARLY, '18:00'],
]
const NO_PART = WITHOUT.map(([words, start, end]) => ({
  hours: { start, end },
  patterns: [
    clause(NOT, `(?:${words})(?![\\p{L}])`, `(?:${day})?`),
    clause(`(?:${words})(?![\\p{L}])`, `(?:${OUT})(?![\\p{L}])`),
    clause(NOT, day, `(?:${words})(?![\\p{L}])`),
  ],
}))
/** Who gets up late trains after it; ours. */
const LATE_RISE: readonly [ClockTime, ClockTime] = ['07:00', '12:00']
const GET_UP = [
  clause('(?:(?:get|wake|am) up|up|wake)', '(?:at|around|about|by)?', `(?<at>${CLOCK})`),
  clause('stehe', '(?:um|gegen)', `(?<at>${CLOCK})`, 'auf'),
  clause('(?:me l[eè]ve|me levanto|acordo|mi alzo|sta)', '(?:à|a las?|às|alle|om)', `(?<at>${CLOCK})(?:\\s*op)?`),
]
const ONLY_TIME = clause(ONLY, '(?:have|got|habe?|ai|tengo|tenho|ho|heb)', day)
const CAN_TRAIN = clause('(?:can|could|kann|peux|puedo|posso|kan)', TRAIN, day)
const TOPS = `(?:${MOST}|tops|or less)`
const MOST_OF = [
  clause(MOST, MINUTES, `(?:${day})?`),
  clause(MINUTES, TOPS, `(?:${day})?`),
  clause(day, MOST, MINUTES),
  clause('(?:have|got|habe?|ai|tengo|tenho|ho|heb)', MINUTES, day),
]

/**
 * Reads a clause that says one thing of when somebody can train, and nothing else; null where it does not.
 * @param text - the whole of what was written
 * @param isBeside - whether a most of minutes is told beside it
 */
export function wholeClause(words: string, text: string, isBeside = false): Whole | null {
  // "Not past 9" is no day that is past.
  if (words.length > MOST_CHARACTERS || isOneDay(words.replace(NOT_PAST, ''))) return null
  const isFree = !WORK.test(text)
  const plain = plainWords(words, isFree, isBeside) ?? ofTraining(words) ?? openHours(words, isFree)
  if (plain) return plain
  // "Sunday off" is a day of rest; "free all Wednesday" is one to train on, unless it is to be kept so.
  const isAlone = isFree && (text.trim() === words.trim() || OF_DAYS.test(text)) && !/\bfree\b/i.test(words)
  if (!IM_FREE.test(words) && (WISH.test(words) || isAlone)) {
    const days = daysOf(FREE, words)
    if (days) return { kind: 'never', days }
  }
  return isFree ? ofAnything(words) : null
}

/** What can be of nothing but training. */
function ofTraining(words: string): Whole | null {
  for (const pattern of MOST_OF) {
    const { groups } = pattern.exec(words) ?? {}
    const minutes = groups && minutesOf(groups)
    if (minutes) return { kind: 'most', days: groups.days ? daysIn(groups.days) : WEEKDAYS, minutes }
  }
  const part = TRAIN_ONLY_PART.exec(words)?.groups?.part
  if (part) return { kind: 'only', days: WEEKDAYS, hours: hoursOfPart(part) }
  const between = TRAIN_ONLY_BETWEEN.exec(words)?.groups
  const hours = between && noonHours(between.from, between.to)
  if (hours) return { kind: 'only', days: WEEKDAYS, hours }
  const within = withoutPart(words) ?? afterRising(words)
  if (within) return within
  const rests = daysOf(RESTS, words)
  if (rests) return { kind: 'never', days: rests }
  const days = daysOf([ONLY_TIME, CAN_TRAIN], words)
  return days && { kind: 'only', days, hours: null }
}

/** "No mornings", "no evenings on Thursdays". */
function withoutPart(words: string): Whole | null {
  for (const { patterns, hours } of NO_PART)
    for (const pattern of patterns) {
      const found = pattern.exec(words)
      if (found) return { kind: 'within', days: found.groups?.days ? daysIn(found.groups.days) : WEEKDAYS, hours }
    }
  return null
}

function afterRising(words: string): Whole | null {
  for (const pattern of GET_UP) {
    const hours = hoursBetween(pattern.exec(words)?.groups?.at, LATE)
    const [from, to] = LATE_RISE
    if (hours && hours.start >= from && hours.start <= to) return { kind: 'within', days: WEEKDAYS, hours }
  }
  return null
}

/** What is of training where the text speaks of nothing that it could be of instead. */
function ofAnything(words: string): Whole | null {
  const only = daysOf(ONLY_DAYS, words)
  if (only) return { kind: 'only', days: only, hours: null }
  const never = daysOf(NEVER, words)
  if (never) return { kind: 'never', days: never }
  for (const pattern of ONLY_PART) {
    const part = pattern.exec(words)?.groups?.part
    if (part) return { kind: 'only', days: WEEKDAYS, hours: hoursOfPart(part) }
  }
  const between = BETWEEN.exec(words)?.groups
  const hours = between ? hoursBetween(between.from, between.to) : hoursSince(words)
  return hours && { kind: 'only', days: WEEKDAYS, hours }
}

function hoursSince(words: string) {
  for (const pattern of SINCE) {
    const { when, at } = pattern.exec(words)?.groups ?? {}
    if (!when || !at) continue
    const isAfter = new RegExp(`^(?:${AFTER})$`, 'iu').test(when)
    return isAfter ? hoursBetween(withHalf(at, 'pm'), LATE) : hoursBetween(EARLY, withHalf(at, 'am'))
  }
  return null
}

function daysOf(patterns: readonly RegExp[], words: string): readonly Weekday[] | null {
  for (const pattern of patterns) {
    const days = pattern.exec(words)?.groups?.days
    if (days) return daysIn(days)
  }
  return null
}

function hoursOfPart(part: string) {
  const [, start, end] = sure(PARTS.find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(part)))
  return { start, end }
}
