import { sure } from '../../sure.ts'
import { DAY_NAME, EVERY_DAY, WEEKEND, WORKDAYS } from './words.ts'

/** What a week holds, by the words that begin telling of it, in seven languages. */
const WORK = word(
  'work(?:ing)?|job|shifts?|office|wfh|home ?office|arbeit(?:e|en)?|schicht|büro|travail|boulot|bureau|trabajo|oficina|trabalho|lavoro|ufficio|werk|kantoor',
)
const PERSON = word(
  "kid'?s?|sons?|daughters?|boys?|girls?|bab(?:y|ies)|toddlers?|twins|husband|hubby|wife|partner|kinder|enfants|niños|hijos?|filhos?|figli[oa]?|kinderen",
)
const THING = word(
  'school|nursery|uni(?:versity)?|college|lectures?|class(?:es)?|commute|church|mass|mosque|choir|dinner|lunch|band|guides|scouts|cubs|brownies|beavers|marking|milking|walk|dogs?|bowls|bridge|bingo|allotment|volunteer(?:ing)?|physio|therapy|rehearsals?|earlies|lates|schule|chor|[eé]cole|colegio|escola|scuola',
)
const SPORT = word(
  [
    'gym|weights|strength|lift(?:ing)?|crossfit|spin|yoga|pilates|zumba|boxing|judo|karate|climbing|danc(?:e|ing)|ballet|golf',
    'run(?:ning)?|parkrun|swim(?:ming)?|cycling|rides?|turbo|hik(?:e|ing)|rowing',
    '\\p{L}+training|foot(?:ball|y|ie)?|soccer|futsal|camogie|hurling|gaa|kabaddi|rugby|hockey|netball|cricket|basketball|volleyball',
    'tennis|badminton|squash|padel|match(?:es)?|spiele?|wedstrijd|partid[oa]|partita',
    'fitnessstudio|schwimmen|fu(?:ß|ss)ball|laufen|natation|piscine|gimnasio|nataci[oó]n|f[uú]tbol|academia|nata[cç][aã]o',
    'salida larga|salida|sortie|tirada|rodaje|duurloop|futebol|corrida|palestra|nuoto|corsa|calcetto|sportschool|zwemmen|voetbal',
  ].join('|'),
)
/** Says more of the person: "work 9-5 I can't do Sundays". */
export const ONESELF = word(
  "i|i'm|i've|i'd|im|ive|ich|je|j'ai|ik|duermo|durmo|dormo|entreno|treino|alleno|levo|llevo|recojo",
)
const MORE = word(
  "can't|cant|cannot|don't|dont|like|love|hate|enjoy|rest|posso|puedo|prefer|would|rather|want|have|got|nothing|max(?:imum)?|free|sleep|wake|tired|knackered|prefiero|prefiro|preferisco|lie(?:ver|fst)|maximal|höchstens|massimo|m[aá]ximo|maximaal",
)
/** Refuses something that is named behind it. */
const REFUSES = word('no|not|pas|keine?n?|ningún|nessun|geen')
/** What is said of a day that stands before it: "work 9-5 sundays off", "trabajo de 8 a 3 los domingos nada". */
export const OF_DAY = word(
  'off|free|no|none|nothing|never|rest|with|for|sleep|finish|finishing|done|nada|libres?|frei|nichts|nie|ruhetag|pas|rien|nulla|niente|liber[oai]|vrij|niets|geen',
)
/** Where somebody is on a day. */
export const PLACE = word('home|thuis|zuhause|casa|maison')
/** Belongs to the word behind it. */
const LEADING = word(
  'my|our|his|her|their|then|also|long|easy|hard|tempo|only|meine?|mon|ma|mes|mi|mis|minha|meu|il mio|mijn|the|a|an|la|le|el|il|o',
)
/** Nothing of the same comes behind it: "40 mins each way", "please". */
const POLITE = word('way|please|pls|plz|thanks|thx|bitte|merci|gracias|obrigad[oa]|grazie|bedankt')
const PART = word(
  'mornings?|evenings?|eves?|afternoons?|nights?|lunchtimes?|abends?|morgens|soirs?|matins?|midi|mediod[ií]a|mittags|tardes?|noches?|sera|mattina|avond|ochtend',
)
const HOUR = word(
  "\\d{1,2}(?:[:.h]\\d{0,2})?(?:am|pm|h|u|ish|uhr|mins?)?|\\d{3,4}|noon|midnight|midday|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|am|pm|ish|uhr|uur|o'?clock",
)
const SEVERAL_DAYS = word(`${WEEKEND}|${WORKDAYS}|${EVERY_DAY}|\\p{L}{2,3} ?[-–] ?\\p{L}{2,3}`)
/** Days in two letters, which are other words elsewhere. */
const SHORT_DAY = word('mo|di|mi|do|fr|sa|so|ma|wo|vr|za|zo')
const DAY = new RegExp(`^${DAY_NAME}$`, 'iu')
/** Within a time: "from 9 to 5 on Mondays and Fridays". */
const JOINT = word(
  'to|too|till?|until|and|n|or|from|on|at|every|each|in|thru|through|bis|von|um|am|de|das|à|às|as|au|al|a|e|y|et|und|en|alle|tot|van|op|los|las|les?',
)
const TO = word('to|too|till?|until|thru|through|bis|à|au|al|a|tot')

const WORDS =
  /(?:every|each|all) ?days?(?!\p{L})|(?:mo|di|mi|do|lun?|mar?|wo) ?[-–] ?(?:mi|do|fr|sa|so|jeu?|ven?|vr|za|zo)(?!\p{L})|(?:during|in) the week(?!\p{L})|week ?days?(?!\p{L})|[\p{L}\d][\p{L}\d'’]*(?:[.:]\d+)?(?:am|pm|h)?/giu

function word(words: string): RegExp {
  return new RegExp(`^(?:${words})$`, 'iu')
}

type Kind =
  | 'work'
  | 'person'
  | 'thing'
  | 'sport'
  | 'self'
  | 'more'
  | 'length'
  | 'polite'
  | 'day'
  | 'hour'
  | 'part'
  | 'lead'
  | 'joint'
  | 'other'
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['work', WORK],
  ['person', PERSON],
  ['thing', THING],
  ['sport', SPORT],
  ['self', ONESELF],
  ['more', MORE],
  ['polite', POLITE],
  ['day', SEVERAL_DAYS],
  ['day', DAY],
  ['hour', HOUR],
  ['part', PART],
  ['joint', JOINT],
  ['lead', LEADING],
]
/** Things that a week holds, with all words of them, hours and parts of the day, lists of days, and whatever else. */
export type Piece = {
  readonly kind: Kind
  readonly text: string
  readonly start: number
  readonly end: number
  /** Of days: more than one, from one to another. */
  readonly isSeveral: boolean
  /** Made of more than one word. */
  readonly isList: boolean
  /** What stands behind it. */
  readonly next: string
}

const THINGS: ReadonlySet<Kind> = new Set(['work', 'person', 'thing', 'sport'])
/** Whether a piece is a thing that a week holds. */
export const isThing = ({ kind }: Piece) => THINGS.has(kind)
/** Whether it is days or hours. */
export const isTime = (piece: Piece | undefined) => piece?.kind === 'day' || piece?.kind === 'hour'
/** Whether some pieces hold one of a kind. */
export const has = (pieces: readonly Piece[], kind: Kind) => pieces.some((one) => one.kind === kind)
/** Whether a piece is a thing or its time, and no other word. */
export const isKnown = (piece: Piece | undefined) => piece !== undefined && (isThing(piece) || isTime(piece))

/** What a run of words is made of. */
export function piecesOf(run: string): Piece[] {
  const words = wordsOf(run)
  const pieces: Piece[] = []
  for (let at = 0; at < words.length; at += 1) {
    const one = sure(words[at])
    const last = pieces.at(-1)
    const joint = words[at - 1]
    const isJoined = joint?.kind === 'joint' && joint.start >= (last?.end ?? 0)
    if (one.kind === 'joint') {
      // Between two times it is of them; before anything else it is a word like others.
      const next = words[at + 1]
      if (!(next && isTime(next))) pieces.push({ ...one, kind: 'other' })
      continue
    }
    const between = run.slice(last?.end ?? 0, one.start)
    if (last && isOneWith(last, one, isJoined, between)) {
      const isStretch = (joint !== undefined && TO.test(joint.text)) || /[-–]/.test(between)
      const isSeveral = last.isSeveral || one.isSeveral || isStretch
      pieces.splice(-1, 1, { ...last, end: one.end, text: one.text, next: one.next, isSeveral, isList: true })
    } else pieces.push(isJoined && isTime(one) ? { ...one, start: joint.start } : one)
  }
  return pieces
}

/** Whether a word goes on with the piece before it: days of one list, hours from one to another, "football training". */
function isOneWith(last: Piece, one: Piece, isJoined: boolean, between: string): boolean {
  const isOfWork = (last.kind === 'sport' && one.kind === 'work') || (WFH.test(last.text) && one.kind === 'sport')
  if (isThing(last)) return isThing(one) && !isOfWork && between.trim().length < 2
  if (!isTime(last) || last.kind !== one.kind) return false
  // "Mon-fri sat": behind a stretch of days another begins.
  if (last.isSeveral && one.kind === 'day' && !isJoined && !/[-–]/.test(between)) return false
  return isJoined || between.trim().length < 2
}
const WFH = word('wfh')

function wordsOf(run: string): Piece[] {
  const hasClock = /(?<!\p{L})(?:uhr|uur)(?!\p{L})/iu.test(run)
  const told = [...run.matchAll(WORDS)].map(({ 0: text, index: start }) => {
    const kind =
      hasClock && SHORT_DAY.test(text) ? 'day' : (KINDS.find(([, words]) => words.test(text))?.[0] ?? 'other')
    const isSeveral = kind === 'day' && SEVERAL_DAYS.test(text)
    return { kind, text, start, end: start + text.length, isSeveral, isList: false, next: '' }
  })
  return told.map((one, at) => {
    const [next, behind] = [told[at + 1], told[at + 2]]
    // "Saturday till 12", and not "Monday till Friday".
    const isUntil =
      next !== undefined && TO.test(next.text) && behind?.kind === 'hour' && /^(?:till?|until)$/i.test(next.text)
    return { ...one, kind: kindIn(told, at), next: isUntil ? 'finish' : (next?.text ?? '') }
  })
}

/** What a word is by those beside it. */
function kindIn(told: readonly Piece[], at: number): Kind {
  const one = sure(told[at])
  const [before, next, behind] = [told[at - 1], told[at + 1], told[at + 2]]
  // "7am start", "massimo 40 minuti".
  if (before?.kind === 'hour' && /^(?:start|mins?|minut\p{L}+)$/iu.test(one.text)) return 'hour'
  // "I am", "more than one".
  if (/^am$/i.test(one.text) && before?.kind === 'self') return 'other'
  if (NUMBER.test(one.text) && !isClockNear(before, next)) return 'other'
  if (one.kind === 'part') {
    // "Late night Thursday"
    if (next?.kind === 'day' && before?.kind === 'other') return 'lead'
    // "Evening class", "night shifts": of the thing behind it, unless it is of the day before it.
    const isOfTime = before?.kind === 'day' || /^(?:every|each|most)$/i.test(before?.text ?? '')
    if (!isOfTime && next && isThing(next)) return 'lead'
    // "Work 9-5 evenings are no good"
    const isSaidOf = next && (next.kind === 'other' || next.kind === 'more' || next.kind === 'self')
    return isSaidOf && /s$/i.test(one.text) && isKnown(before) ? 'part' : 'hour'
  }
  // "30 mins max", "45 min is all I have"
  const isLength = /^\d+$/.test(one.text) && /^min/i.test(next?.text ?? '') && MOST.test(behind?.text ?? '')
  if (isLength) return 'length'
  if (/^off$/i.test(one.text) && /^the$/i.test(next?.text ?? '')) return 'length'
  if (REFUSES.test(one.text))
    return next && next.kind !== 'day' && next.kind !== 'hour' && (next.kind !== 'joint' || /^d[e']?$/i.test(next.text))
      ? 'more'
      : one.kind
  return one.kind
}
const NUMBER = word('one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve')
const isClockNear = (before: Piece | undefined, next: Piece | undefined) =>
  before?.kind === 'hour' ||
  before?.kind === 'joint' ||
  next?.kind === 'hour' ||
  (next !== undefined && TO.test(next.text))
const MOST = word('max(?:imum)?|tops|is|per|a')
