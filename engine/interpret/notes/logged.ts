import { sure } from '../../sure.ts'
import type { Item } from '../items.ts'
import { inClause, isDenied, isOthers, isPast, isSupposed, type Mark, type Note, scaleAt } from './check-in-words.ts'
import { isOfOtherDay } from './not-of-today.ts'

/** Distances as people log them. */
const DISTANCE =
  /^(k|km|kms|kilomet(?:er|re|ro)s?|quilomet(?:er|re|ro)s?|chilomet(?:r[oi])|mi|mile|miles|miler|meilen|millas|milhas)$/
/** [m] A number of metres from here on is a swim or an interval, and no height of a hill or house. */
const METRES = /^(m|metres|meters|metros|metre|meter)$/
const LEAST_M = 200
/** "5k around the lake" was run; "5k on Sunday", "10k pace" is one to come, or no run at all. */
const RUN_BY_LENGTH = /^\d+ ?k$/
const AHEAD = /^(on|in|is|to|race|races|pb|goal|target|pace|plan|training|time|best|result|steps|short)$/
/** "10k this weekend". */
const COMING = /^(this|next) (weekend|week|month|year|saturday|sunday|monday|tuesday|wednesday|thursday|friday)\b/
/** "Two loops of the park". */
const ROUNDS = /^(loops?|laps?|rounds?|lengths?|circuits?|times)$/
const WHERE = /^(of|around|round|in|up)$/
/** "3 gels", "2 coffees at 10k": what stands beside such words is no training. */
const NO_TRAINING =
  /^(gels?|water|ml|coffees?|beers?|hours?|kg|lbs?|to go|left|away|from|drive|drove|train|bus|traffic|commute|till|until|of the|steps|short|is)$/
/** A race by its own name, with a time beside it, was run. */
const RACE = /^(parkrun|5 k|10 k|half|half marathon|marathon|race|10 miler|semi|halbmarathon|media|meia)$/
/** Before an amount these still begin the note. */
const LEADS =
  /^(a|an|did|about|approx|around|roughly|just|only|nice|easy|steady|lovely|solid|slow|quick|hard|this|morning|evening|first|my first|premier|premiere|primer|primera|primeiro|primeira|primo|prima|erste|erster|erstes|eerste|lange|kurze|ruhige|heute|hoy|hoje|aujourd|ich|i|ran|my|the|rodada|rodaje|tirada|larga|largo|sortie|longue|treino|longa|lungo|corsa|giro|rondje|loopje|van|de|di|von)$/

/**
 * Whether a note logs what was done by its amount: "5 miles easy", "15 km before work", "3x10 squats", "parkrun 24:31",
 * "easy run in the afternoon". Athletes leave the verb out.
 */
export function findLogged(note: Note): Mark | null {
  for (let at = 0; at < note.items.length; at += 1) {
    if (!opensClause(note, at)) continue
    const item = liftAt(note, at) ?? amountAt(note, at) ?? raceAt(note, at) ?? sessionAt(note, at) ?? ratedAt(note, at)
    if (!item || saysInClause(note, at, ONLY_WISHED) || isAsked(note, at)) continue
    const mark = asDone(note, at)
    if (isOfToday(note, mark) && !isOfOtherDay(note, mark)) return mark
  }
  return null
}

/** What stands at a place, as the word that tells of a session. */
export function asDone(note: Note, at: number): Mark {
  const item = sure(note.items[at])
  const place = { clause: sure(note.clauseOf[at]), sentence: sure(note.sentenceOf[at]) }
  return { tag: 'done', value: '', text: item.text, at, item, ...place }
}

const SETS = /\d ?[x×] ?\d|\b\d+ (?:sets?|reps?)\b|\bfor (?:\d+|one|two|three|five) ?(?:reps?|singles?)?$/
const LIFTS =
  /\b(?:bench|squats?|squatted|deadlifts?|dl|press|ohp|rows?|curls?|lunges?|pull ?-? ?ups?|push ?-? ?ups?|press ?-? ?ups?|chin ?-? ?ups?|sit ?-? ?ups?|burpees?|planks?|dips?|cleans?|snatch\w*|thrusters?|kettlebells?|swings|rdls?|hip thrusts?|step ?-? ?ups?|kniebeugen?|bankdrucken|kreuzheben|liegestutze|klimmzuge|sentadillas?|flexiones|dominadas|agachamentos?|supino|pompes|tractions|squat|panca|stacchi|flessioni|trazioni)\b/
const LOADED = /\d ?(?:kg|kgs|kilos?|lbs?|pounds?)\b|@ ?\d/
/** "Did 40 push ups on the kitchen floor". */
const COUNTED_LIFT = /^\d{2,3}$/

/** "97.5 x 5 bench", "squat 3x5 @ 100", "5x5 60kg", "40 push ups": sets as lifters write them. */
function liftAt(note: Note, at: number): Item | null {
  const first = sure(note.items[at])
  const words = note.items
    .filter((_, place) => place >= at && note.sentenceOf[place] === note.sentenceOf[at])
    .map(({ text }) => text)
    .join(' ')
  const isCounted = COUNTED_LIFT.test(first.text) && LIFTS.test(words.split(' ').slice(1, 4).join(' '))
  if (isCounted) return first
  const begins = first.tag === 'number' || LIFTS.test(words.split(' ').slice(0, 3).join(' '))
  return begins && SETS.test(words) && (LIFTS.test(words) || LOADED.test(words)) ? first : null
}

/** "RPE 7", "effort: 8/10", "8/10 effort": who rates a session had one. */
function ratedAt(note: Note, at: number): Item | null {
  const first = sure(note.items[at])
  const next = note.items[at + 1]?.text === ':' ? at + 2 : at + 1
  const isRpe = first.text === 'rpe' && isOnScale(note.items[next])
  const isEffort = first.text === 'effort' && scaleAt(note, next) !== null
  const isScale = scaleAt(note, at) !== null && note.items[at + 3]?.text === 'effort'
  return isRpe || isEffort || isScale ? first : null
}

const isOnScale = (item: Item | undefined): boolean =>
  item?.tag === 'number' && Number(item.value) >= 1 && Number(item.value) <= 10

function isOfToday(note: Note, mark: Mark): boolean {
  const clause = note.marks.filter(({ clause: each }) => each === mark.clause)
  const isElse = clause.some(
    (each) =>
      /^(tomorrow|skip|notyet|nottravel|restday|sleepword|event|limbheavy)$/.test(each.tag) && !isWay(note, each),
  )
  return (
    !isElse &&
    !isDenied(note, mark) &&
    !isSupposed(note, mark) &&
    !isOthers(note, mark) &&
    !isPast(note, mark) &&
    !inClause(note, mark, 'past')
  )
}

const PLACES =
  /^(work|office|the office|school|uni|arbeit|buro|trabajo|oficina|travail|bureau|trabalho|lavoro|ufficio|werk|kantoor)$/

/** "10 km run to work", "8 km home from the office": work says where it led. */
function isWay(note: Note, { tag, text, at }: Mark): boolean {
  return tag === 'event' && PLACES.test(text) && /^(to|from|after|before)$/.test(note.items[at - 1]?.tag ?? '')
}

/** Whether nothing but small words stands before a place in its clause. */
function opensClause(note: Note, at: number): boolean {
  const clause = note.clauseOf[at]
  for (let before = at - 1; before >= 0 && note.clauseOf[before] === clause; before -= 1) {
    const { tag, text } = sure(note.items[before])
    const isSmall = tag === 'fill' || tag === 'me' || tag === 'sign' || tag === 'numa' || LEADS.test(text)
    if (!isSmall) return false
  }
  return true
}

/** "Did 20 min in the hotel room", "hice 30 min": what took so long was the session, unless it was another thing. */
const DID = /^(did|managed|hice|fait|gemacht|fiz|fatto|fatti|gedaan)$/
const NO_SESSION =
  /\b(traffic|queue|queuing|waiting|phone|call|bus|train|car|shopping|cleaning|cooking|overtime|homework)\b/
const besides = (items: readonly Item[], at: number) =>
  items
    .slice(at + 1, at + 6)
    .map(({ text }) => text)
    .join(' ')

/** "30 on the treadmill", "20 min auf dem Laufband". */
const MACHINE =
  /^(on|auf|sur|en|na|no|sul|sulla|op) (the |dem |der |le |la |el |lo |de |het )?(treadmill|dreadmill|bike|turbo|rower|erg|elliptical|cross trainer|stepper|laufband|rad|ergometer|crosstrainer|tapis|velo|cinta|bici|eliptica|esteira|tapis roulant|cyclette|loopband|fiets|roeier)\b/
const isOnMachine = (items: readonly Item[], at: number) => MACHINE.test(besides(items, at))

/** "8 miles", "15.5 km", "6x400m", "3x10 squats", "yoga 45 min". */
function amountAt({ items }: Note, at: number): Item | null {
  const first = sure(items[at])
  if (first.tag === 'workout' && RUN_BY_LENGTH.test(first.text))
    return AHEAD.test(items[at + 1]?.text ?? '') || isComing(items, at + 1) ? null : first
  if (first.tag === 'workout') return items.slice(at + 1, at + 3).some(({ tag }) => tag === 'dur') ? first : null
  if (first.tag === 'dur') {
    const isTold = DID.test(items[at - 1]?.text ?? '') && !NO_SESSION.test(besides(items, at))
    return isTold || isOnMachine(items, at) || items.slice(at + 1, at + 4).some(({ tag }) => tag === 'workout')
      ? first
      : null
  }
  if (first.tag !== 'number' && first.tag !== 'num') return null
  if (isOnMachine(items, at)) return first
  let next = at + 1
  while (/^[.,x×*-]$/.test(items[next]?.text ?? '') || items[next]?.tag === 'number' || items[next]?.text === 'ish')
    next += 1
  const unit = items[next]
  const isSets = items.slice(at + 1, next).some(({ text }) => /^[x×*]$/.test(text))
  if (isSets && unit && (unit.tag === 'workout' || unit.tag === 'word' || METRES.test(unit.text))) return first
  const after = items[next + 1]
  if (after && (NO_TRAINING.test(after.text) || isToGo(items, next + 1) || isComing(items, next + 1))) return null
  const isPool = /^lengths?$/.test(unit?.text ?? '')
  if (unit && ROUNDS.test(unit.text) && WHERE.test(after?.text ?? '') !== isPool) return first
  if (unit && DISTANCE.test(unit.text)) return first
  return unit && METRES.test(unit.text) && Number(first.value) >= LEAST_M ? first : null
}

const isComing = (items: readonly Item[], at: number): boolean =>
  COMING.test(`${items[at]?.text} ${items[at + 1]?.text}`)
const isToGo = (items: readonly Item[], at: number): boolean => items[at]?.text === 'to' && items[at + 1]?.text === 'go'

/** "Parkrun 24:31", "10k 44:00". */
function raceAt({ items }: Note, at: number): Item | null {
  const first = sure(items[at])
  if (!RACE.test(first.text)) return null
  const [next, second, third] = items.slice(at + 1, at + 4)
  const isTime = next?.tag === 'time' || (next?.tag === 'number' && second?.text === ':' && third?.tag === 'number')
  return isTime ? first : null
}

/** "Easy run in the afternoon. Uneventful.": a sentence that only names a session. */
function sessionAt(note: Note, at: number): Item | null {
  const item = sure(note.items[at])
  if (item.tag === 'noteffort' && NAMED_SESSION.test(item.text) && at === 0 && !saysInClause(note, at, HAS_VERB))
    return item
  if (item.tag !== 'workout' || /^(session|training|workout|class|gym|sport|sets|reps|rep)$/.test(item.text))
    return null
  if (saysInClause(note, at, HAS_VERB)) return null
  const [before, second] = [note.items[at - 1]?.text ?? '', note.items[at - 2]?.text ?? '']
  const isKind = LOGGED_KIND.test(before) || (OF_DAY.test(before) && LOGGED_KIND.test(second))
  return isKind || isJudgedLater(note, at) ? item : null
}

const OF_DAY = /^(lunch|lunchtime|morning|evening|afternoon|club|group)$/

/** "Corsa sotto la pioggia, bellissima": a session that opens the note, and how it was behind a comma. */
function isJudgedLater(note: Note, at: number): boolean {
  const clause = sure(note.clauseOf[at])
  if (clause !== note.clauseOf[0]) return false
  return note.marks.some(
    (mark) =>
      (mark.tag === 'q' || mark.tag === 'mood') &&
      mark.value !== 'low' &&
      mark.clause > clause &&
      mark.sentence === note.sentenceOf[at],
  )
}

const isAsked = (note: Note, at: number): boolean =>
  note.items.some(({ text }, place) => text === '?' && note.sentenceOf[place] === note.sentenceOf[at])
const saysInClause = (note: Note, at: number, words: RegExp): boolean =>
  note.items.some((each, place) => place > at && note.clauseOf[place] === note.clauseOf[at] && words.test(each.text))

/** "Easy run" says no effort, and is a session; "too hot" says none either, and is not. */
const NAMED_SESSION = /\b(?:run|ride|jog|swim|spin|\d ?k)$/
const LOGGED_KIND =
  /^(easy|gentle|lazy|recovery|steady|solid|long|short|little|tempo|quick|brisk|slow|hilly|muddy|windy|wet|progression|lockerer|ruhiger|suave|facile|cool|lovely|nice)$/
/** What is wished, asked, planned or called off was not done, whatever its amount. */
const ONLY_WISHED =
  /\b(want|will|would|should|could|may|might|planned|plan|postponed|moved|instead|please|tomorrow|needs?|next|later|if|maybe|hope|looks?|sounds?|to go|cancell?ed|off)\b/
const HAS_VERB = /\b(is|was|can|felt|feels|not|no|or|only|ok|okay|fine|go|be|got)\b/
