import { WEEKDAYS, type Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import type { Around } from './around.ts'
import { daysIn, happensOnce, isOneDay } from './days.ts'
import { type Meaning, meaningOf } from './grammar.ts'
import { WORKWEEK } from './plain-words.ts'
import { earlierOf, type Saying, type Whole } from './saying.ts'
import { DAY_NAME, DAYS, TRAIN, WEEKEND } from './words.ts'

/** "Six days a week": of training, in a box about it. */
const OF_DAYS =
  /(?<!(?:hours?|hrs?|h)[ -])(?:days?|times|sessions) (?:a|per|each) week|(?:tage|mal) (?:die|pro) woche|(?:jours|fois) par semaine|(?:d[ií]as|veces|vezes) (?:a|por) (?:la )?semana|(?:giorni|volte) (?:a|alla) settimana|(?:dagen|keer) per week/iu
const WORK =
  /(?<!\p{L})(?<!(?:don['’]?t|doesn['’]?t|won['’]?t)\s)(?:work(?!\s*-?outs?|s?\s+(?:best|well|for me|fine|ok))\p{L}*|jobs?|shifts?|office|school|uni|arbeit\p{L}*|dienst(?!ag)\p{L}*|schicht\p{L}*|b[uü]ro|schule|travail\p{L}*|bureau|boulot|[eé]cole|trabaj\p{L}*|turnos?|oficina|trabalh\p{L}*|escrit[oó]rio|escola|lavor\p{L}*|ufficio|scuola|werk\p{L}*|kantoor)(?!\p{L})/iu
/** "Not past 9" is no day that is past. */
const NOT_PAST = /past(?= \d{1,2}(?![\d/]| (?:days?|weeks?|months?|years?)))/giu
/** "Wednesdays I don't go in": of work. */
const NOT_IN = /(?:n['’]?t|not) (?:go(?:ing)?|come|coming) in\W*$/iu
/** [characters] No clause that says one thing is longer; longer ones would take long. */
const MOST_CHARACTERS = 120

/** [pieces] The same of what commas and brackets cut. */
const MOST_PIECES = 12

/** Where a sentence may be cut into clauses, and what stands there. */
const CUT =
  /[()]|,(?!\d)|\.(?!\d)|\s[-–]\s|(?<=\s)(?:and(?! a half)|but|so|though|although|und|aber|et|mais|y|pero|e|mas|ma|en|maar)(?=\s)/giu
const BUT = /^(?:but|though|although|aber|mais|pero|mas|ma|maar)$/iu
/** Why, and nothing of when: "because I have choir", "once the baby sleeps", "that's date night". */
const WHY =
  /[\s,]+(?:because|bec|cos|cuz|bc|since|due to|as(?= (?:i['’]?m|i|we|it|my|the)\b)|thats|that['’]s|its|it['’]s|i need|once|when|while|with|as soon as|for(?! me\b|(?: an?| my| each)? (?:work|train|exerc|sess|(?:mon|tues|wednes|thurs|fri|satur|sun)day))|or(?= (?:i['’]?m|i['’]?ll|it (?:won['’]?t|doesn['’]?t)|else)\b)|weil|sobald|denn|quand|parce que|cuando|porque|quando|c['’]est|es(?= d[ií]a)|perch[eé]|zodra|omdat)(?=\s+\p{L}).*$/iu
/** "While the kids are at school": whoever is free then. */
const UNCARED =
  /(?<!\p{L})(?:kids?|child(?:ren)?|bab(?:y|ies)|twins|toddlers?|little ones?|he|she|they)(?!\p{L}).*(?<!\p{L})(?:school|nursery|preschool|daycare|asleep|sleeps?|naps?|napping|bed)(?!\p{L})/iu
const ENDS_OF_WEEKS = new RegExp(WEEKEND, 'iu')
const HAS_WHEN = new RegExp(`\\d|${DAYS}`, 'iu')

type Piece = { readonly start: number; readonly end: number; readonly isJoined: boolean }

/**
 * The clauses of a sentence that say of somebody's training when, each as long as can be; the rest is left to others.
 * @param sentence - what other readers took is blank
 * @param text - the whole of what was written
 * @param index - where the sentence begins in it
 */
export function clausesIn(sentence: string, text: string, index: number, before: readonly Saying[]): Saying[] {
  if (happensOnce(sentence)) return []
  const pieces = piecesOf(sentence)
  const found: Saying[] = []
  const open = untakenBefore(text, index, before)
  const whole = { isFree: !WORK.test(text), named: daysOf(earlierOf(text, index)) }
  let lastEnd = 0
  for (let first = 0; first < pieces.length; ) {
    if (isRestOfList(sentence, pieces, first)) {
      first += 1
      continue
    }
    // The same for every run from here on.
    const beside = sentence.slice(lastEnd, sure(pieces[first]).start)
    const isBesideHours = HOUR.test(open + beside)
    const isAfterHours = HOUR.test(beside)
    const at = index + sure(pieces[first]).start
    const led = daysOf(text.slice(index, at))
    const isAfterTraining = TRAINS.test(text.slice(index, at))
    const known = { ...whole, led, isAfterTraining, lastNames: namesIn(text.slice(0, at)) }
    const run = longestRun(sentence, pieces, first, (from, to) => {
      const words = sentence.slice(from, to)
      return readWith(words, {
        ...{ text, at, known },
        told: [...before, ...found],
        isNext: from - lastEnd < 3,
        isBesideHours,
        isAfterHours,
      })
    })
    if (!run) {
      first += 1
      continue
    }
    const { start } = sure(pieces[first])
    const wholes = run.isCutOff ? run.meaning.wholes.map(ofItsDays) : run.meaning.wholes
    found.push(...wholes.map((whole) => ({ ...whole, span: { start, end: start + run.length } })))
    lastEnd = sure(pieces[run.last]).end
    first = run.last + 1
  }
  return found
}

/** "A sitter comes Mon, Wed and Fri 10-12": of a list of days none is told without the others. */
function isRestOfList(sentence: string, pieces: readonly Piece[], at: number): boolean {
  const [before, own] = [pieces[at - 1], pieces[at]]
  if (!before || !own) return false
  const rest = sentence.slice(own.start)
  return (
    ENDS_ON_DAY.test(sentence.slice(before.start, before.end)) && (own.isJoined ? AND_ONE : LIST_OF_DAYS).test(rest)
  )
}
const ENDS_ON_DAY = new RegExp(`(?:${DAY_NAME})\\s*$`, 'iu')
const LIST_OF_DAYS = new RegExp(`^\\s*${DAY_NAME}\\s*(?:and|&|\\+) ${DAY_NAME}`, 'iu')
const AND_ONE = new RegExp(`^\\s*and ${DAY_NAME} (?:from )?\\d`, 'iu')

/** "After 6.30 Mon-Fri, and at weekends mornings only": what is joined to something else says nothing of other days. */
const ofItsDays = (whole: Whole): Whole =>
  whole.kind === 'only' && whole.hours !== null && whole.days.length < WEEKDAYS.length
    ? { kind: 'within', days: whole.days, hours: whole.hours }
    : whole

const HOUR = /(?<![\d.,:])(?:[01]?\d|2[0-4])(?!\d|[.,]\d(?!\d)|\s*(?:%|min|km|kg))/u

/** What stands before a sentence and is not taken yet. */
function untakenBefore(text: string, index: number, told: readonly Saying[]): string {
  const taken = told.filter(({ span }) => span.end <= index)
  return taken.reduce(
    (rest, { span }) => rest.slice(0, span.start) + ' '.repeat(span.end - span.start) + rest.slice(span.end),
    text.slice(0, index),
  )
}

type Run = { readonly meaning: Meaning; readonly length: number; readonly last: number; readonly isCutOff: boolean }

function longestRun(
  sentence: string,
  pieces: readonly Piece[],
  first: number,
  read: (from: number, to: number) => Omit<Run, 'last' | 'isCutOff'> | null,
): Run | null {
  const { start, isJoined } = sure(pieces[first])
  for (let last = Math.min(pieces.length, first + MOST_PIECES) - 1; last >= first; last -= 1) {
    const { end } = sure(pieces[last])
    // "My only time is when they swim, Tuesday and Thursday 5-6".
    if (last > first && isRestOfList(sentence, pieces, last + 1)) continue
    // "My mornings are free except Wednesday, when I have my grandson 8 to 3": the hours are of that day.
    if (EXCEPT_DAY.test(sentence.slice(start, end)) && WHEN_AT.test(sentence.slice(end))) continue
    const run = end - start <= MOST_CHARACTERS ? read(start, end) : null
    // Beside "and" or "but", only what can be of nothing else is taken on its own.
    const isCutOff = isJoined || pieces[last + 1]?.isJoined === true
    if (run && (!isCutOff || run.meaning.isPlain)) return { ...run, last, isCutOff }
  }
  return null
}

/** What stands before a run of pieces, the same for each that begins with them. */
type Known = Pick<Around, 'isFree' | 'named' | 'led' | 'isAfterTraining'> & { readonly lastNames: readonly string[] }

type Place = {
  readonly text: string
  readonly at: number
  readonly known: Known
  readonly told: readonly Saying[]
  readonly isNext: boolean
  readonly isBesideHours: boolean
  readonly isAfterHours: boolean
}

/** "2 earlies, 2 lates, rest days Fri Sat Sun": of the job. */
const REST_DAYS = /rest days(?!\p{L})/iu
const SHIFTS = /(?<!\p{L})(?:earlies|lates|nights|shifts?|rota|roster)(?!\p{L})/iu

/** What a run of pieces means; where it tells why, that is left to others if it says when, too. */
function readWith(words: string, place: Place): Omit<Run, 'last' | 'isCutOff'> | null {
  if (isOneDay(words.replace(NOT_PAST, '')) || NOT_IN.test(words)) return null
  if (REST_DAYS.test(words) && SHIFTS.test(place.text)) return null
  // "Other days I'm knackered but free": no less than that.
  if (WORN.test(words) && BUT_CAN.test(place.text.slice(place.at + words.length))) return null
  const around = aroundOf(words, place)
  const whole = meaningOf(beforeLeaving(words, place.text.slice(place.at + words.length)), around)
  // "Fridays from home so I could do lunch that day": of a day that stands before.
  const isOfAll = whole?.wholes.some((one) => 'days' in one && one.days.length >= WORKWEEK && THAT_DAY.test(words))
  if (isOfAll) return null
  if (whole) return { meaning: whole, length: words.length }
  const why = WHY.exec(words)
  // "Fridays out with friends": somewhere else.
  if (why && EXCEPT_DAY.test(words.slice(0, why.index)) && /\d/.test(why[0])) return null
  if (!why || (/^\s*with/i.test(why[0]) && /\bout$/i.test(words.slice(0, why.index)))) return null
  const tail = TAIL_OF_DAYS.exec(why[0]) ?? (OF_TRAINING.test(words) ? HOURS_OF_CARE.exec(why[0]) : null)
  const ofSchool = tail && OF_SCHOOL.test(why[0]) && namesIn(words).length === 0 ? ' weekdays' : ''
  const told = beforeLeaving(words.slice(0, why.index), why[0]) + (tail ? ` ${tail[1]}${ofSchool}` : '')
  const main = meaningOf(told, { ...around, isGoingOn: around.isGoingOn || UNCARED.test(why[0]) })
  const isLeft = !tail && HAS_WHEN.test(why[0])
  return main && { meaning: main, length: isLeft ? why.index : words.length }
}

const THAT_DAY = /(?<!\p{L})(?:that|those) days?(?!\p{L})/iu
const WORN = /(?<!\p{L})i['’]?m (?:dead|done for|wrecked|knackered|shattered|toast|fried)\W*$/iu
const BUT_CAN =
  /^\W*(?:but|though) (?:i['’]?m |i am |still |i )*(?:free|can|could|ok|okay|fine|up for|happy|available)(?!\p{L})/iu

const WHEN_AT = /^\W*(?:when|where|as|because|then)(?!\p{L})[^.;]*\d|^\s*\([^)]*\d/iu
const EXCEPT_DAY = new RegExp(`(?:except|apart from|but)(?: for| on)? (?:${DAY_NAME})\\s*$`, 'iu')

/** "Between 10 and 2 while the kids are at school, Mon to Thu". */
const TAIL_OF_DAYS = new RegExp(`(?<!(?:${DAYS}))[,(]\\s*(${DAYS})\\s*\\)?\\s*$`, 'iu')
/** "When they are at school 9.15 to 2.45". */
const HOURS_OF_CARE =
  /(?:school|nursery|preschool|daycare|asleep|sleeps?|naps?|napping)[^.\d]*?((?:from |between )?\d[\d:.]*(?: ?[ap]m)? ?(?:-|–|to|till?|until|and) ?\d[\d:.]*(?: ?[ap]m)?)\s*$/iu
const OF_TRAINING = new RegExp(`${TRAIN}|(?<!\\p{L})(?:can|could|free|time|only|gym|runs?|go)(?!\\p{L})`, 'iu')
/** Where nobody is at weekends. */
const OF_SCHOOL = /(?<!\p{L})(?:school|nursery|preschool|daycare)(?!\p{L})/iu
const BY_HOUR = /(?<=\bby\s+)([4-9])([:.]\d{2})?(?!\s*(?:[ap]m|[:.\d]))/iu
const LEAVING =
  /^[^.\d]*\b(?:leave|leaving|work|office|shift|train|bus|school|commute)\b[^.\d]*(?<hour>[5-9]|10)(?:[:.]\d{2})?(?!\d|\s*pm)/iu

/** "Done by 7:15, I leave for work at 7:45": of the morning. */
function beforeLeaving(words: string, next: string): string {
  const left = Number(LEAVING.exec(next)?.groups?.hour ?? Number.NaN)
  return words.replace(BY_HOUR, (told, hour) =>
    left - Number(hour) >= 0 && left - Number(hour) <= 3 ? `${told}am` : told,
  )
}

function aroundOf(words: string, { text, known, told, isNext, isBesideHours, isAfterHours }: Place): Around {
  const last = told.at(-1)
  const { lastNames, ...before } = known
  const lastName = lastNames.at(-1) ?? ''
  return {
    ...before,
    ...{ isBesideHours, isAfterHours },
    isBesideMinutes: told.some(({ kind }) => kind === 'most'),
    // "Sat long run, Sun off": there are no hours that it could be off from.
    isAlone: text.trim() === words.trim() || OF_DAYS.test(text) || !(/\d/.test(text) || ENDS_OF_WEEKS.test(words)),
    told: [...told.flatMap((saying) => ('days' in saying ? saying.days : [])), ...before.led],
    // "Mum's funeral Tuesday. No training that day" is of one Tuesday.
    those: /that day/i.test(words) && !/s$/i.test(lastName) ? [] : thoseOf(lastNames, words),
    isGoingOn: isNext && last !== undefined && (last.kind === 'within' || last.kind === 'only'),
  }
}

/** "Tuesday lab 10-12 and Wednesday 1-4. An hour on those days": each of those that were named one by one, or those named together. */
function thoseOf(names: readonly string[], words: string): readonly Weekday[] {
  const last = daysIn(names.at(-1) ?? '')
  const first = names.findLastIndex((name) => daysIn(name).length > 1) + 1
  const isEach = last.length === 1 && /(?:those|these) (?:two |three )?days/iu.test(words)
  return isEach ? names.slice(first).flatMap(daysIn) : last
}

/** "I'd rather train before work, though not before 6". */
const TRAINS = new RegExp(
  `${TRAIN}|(?<!\\p{L})(?:prefer|rather|best|mornings free|gym|strength|sessions|runs?|running|swims?)(?!\\p{L})`,
  'iu',
)

/** All days that are named. */
const daysOf = (text: string): readonly Weekday[] => namesIn(text).flatMap(daysIn)
const namesIn = (text: string) => [...text.matchAll(new RegExp(DAYS, 'giu'))].map(([names]) => names)

function piecesOf(sentence: string): Piece[] {
  const cuts = [...sentence.matchAll(CUT)].map(({ 0: words, index }) => ({ words, index }))
  const pieces: Piece[] = []
  let start = 0
  let isJoined = false
  for (const { words, index } of [...cuts, { words: '', index: sentence.length }]) {
    if (sentence.slice(start, index).trim() !== '') pieces.push({ start, end: index, isJoined })
    const isWord = /^\p{L}/u.test(words)
    // "Evenings only, and not past 9": a comma parts what "and" joins, and not what "but" does.
    isJoined = isWord && (BUT.test(words) || sentence.slice(start, index).trim() !== '')
    start = isWord ? index : index + words.length
  }
  return pieces
}
