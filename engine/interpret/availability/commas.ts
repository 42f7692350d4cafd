import { sure } from '../../sure.ts'
import { DAY_NAME, WEEKEND, WORKDAYS } from './words.ts'

/** What a week holds, by the words that begin telling of it, in seven languages. */
const WORK = word(
  'work(?:ing)?|job|shifts?|office|wfh|arbeit(?:e|en)?|schicht|büro|travail|boulot|bureau|trabajo|oficina|trabalho|lavoro|ufficio|werk|kantoor',
)
const PERSON = word(
  "kid'?s?|sons?|daughters?|boys?|girls?|bab(?:y|ies)|toddlers?|twins|husband|hubby|wife|partner|kinder|enfants|niños|hijos?|filhos?|figli[oa]?|kinderen",
)
const THING = word(
  'school|nursery|uni(?:versity)?|college|lectures?|class(?:es)?|commute|church|mass|mosque|choir|dinner|lunch|band|guides|scouts|cubs|brownies|beavers|schule|chor|[eé]cole|colegio|escola|scuola',
)
const SPORT = word(
  'gym|weights|run(?:ning)?|parkrun|swim(?:ming)?|cycling|spin|yoga|pilates|zumba|foot(?:ball|y)?|soccer|rugby|hockey|netball|cricket|basketball|volleyball|tennis|badminton|squash|padel|golf|judo|karate|boxing|climbing|danc(?:e|ing)|ballet|rowing|fitnessstudio|schwimmen|fu(?:ß|ss)ball|laufen|natation|piscine|gimnasio|nataci[oó]n|f[uú]tbol|academia|nata[cç][aã]o|futebol|palestra|nuoto|calcetto|sportschool|zwemmen|voetbal',
)
/** Says more of the person: "work 9-5 I can't do Sundays". */
const MORE = word(
  "i|i'm|i've|i'd|im|ive|can't|cant|cannot|don't|dont|prefer|nothing|ich|je|j'ai|prefiero|prefiro|preferisco|liever",
)
/** Belongs to the word behind it. */
const LEADING = word(
  'my|our|his|her|their|then|also|meine?|mon|ma|mes|mi|mis|minha|meu|il mio|mijn|the|a|an|la|le|el|il|o',
)
const POLITE = word('please|pls|plz|thanks|thx|bitte|merci|gracias|obrigad[oa]|grazie|bedankt')
const PART = word(
  'mornings?|evenings?|eves?|afternoons?|nights?|lunchtimes?|abends?|morgens|soirs?|matins?|tardes?|noches?|sera|mattina|avond|ochtend',
)
const HOUR = word(
  "\\d{1,2}(?:[:.h]\\d{0,2})?(?:am|pm|h|ish|uhr)?|\\d{3,4}|noon|midnight|midday|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|am|pm|ish|uhr|uur|o'?clock",
)
const SEVERAL_DAYS = word(`${WEEKEND}|${WORKDAYS}`)
const DAY = new RegExp(`^${DAY_NAME}$`, 'iu')
/** Within a time: "from 9 to 5 on Mondays and Fridays". */
const JOINT = word(
  'to|too|till?|until|and|n|or|from|on|at|every|each|in|thru|through|bis|von|um|am|de|à|au|al|a|e|y|et|und|en|alle|tot|van|op',
)
const TO = word('to|too|till?|until|thru|through|bis|à|au|al|a|tot')

/** Some of a text between its marks; a mark within a number is none. */
const RUN = /(?:[^.,;:!?()\n]|(?<=\d)[.:](?=\d))+/gu
const WORDS = /[\p{L}\d][\p{L}\d'’]*(?:[.:]\d+)?(?:am|pm|h)?/giu

function word(words: string): RegExp {
  return new RegExp(`^(?:${words})$`, 'iu')
}

type Kind =
  | 'work'
  | 'person'
  | 'thing'
  | 'sport'
  | 'more'
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
  ['more', MORE],
  ['polite', POLITE],
  ['day', DAY],
  ['hour', HOUR],
  ['part', PART],
  ['joint', JOINT],
  ['lead', LEADING],
]
/** Things that a week holds, with all words of them, hours and parts of the day, lists of days, and whatever else. */
type Piece = { readonly kind: Kind; readonly start: number; readonly end: number; readonly isSeveral: boolean }

/**
 * A text with the commas that its writer left out, each in the place of a space: "work 9 to 5 gym tuesday", "yoga wed 6-7
 * work 9-5". A thing that a week holds begins anew where the one before it has its time; a time between two things is of
 * the one that has none.
 */
export function withCommas(text: string): string {
  let told = text
  for (const { 0: run, index } of text.matchAll(RUN))
    for (const place of cutsIn(run)) told = `${told.slice(0, index + place)},${told.slice(index + place + 1)}`
  return told
}

/** The places of spaces in a text without marks where something new begins. */
function cutsIn(run: string): number[] {
  const pieces = piecesOf(run)
  const cuts: number[] = []
  let first = 0
  for (let at = 1; at < pieces.length; at += 1) {
    const begin = beginsAt(pieces, first, at)
    if (begin === null || begin <= first) continue
    cuts.push(sure(pieces[begin]).start - 1)
    first = begin
  }
  return cuts.filter((place) => run[place] === ' ')
}

const THINGS: ReadonlySet<Kind> = new Set(['work', 'person', 'thing', 'sport'])
const isThing = ({ kind }: Piece) => THINGS.has(kind)
const isTime = (piece: Piece | undefined) => piece?.kind === 'day' || piece?.kind === 'hour'
const has = (pieces: readonly Piece[], kind: Kind) => pieces.some((one) => one.kind === kind)

/** Where what a piece tells of begins, if what stands before it is whole; null where it goes on. */
function beginsAt(pieces: readonly Piece[], first: number, at: number): number | null {
  const next = sure(pieces[at])
  if (next.kind === 'day') return isBehindDays(pieces.slice(first, at)) ? at : null
  if (!isThing(next) && next.kind !== 'more') return null
  let begin = at
  while (begin > first && pieces[begin - 1]?.kind === 'lead') begin -= 1
  const told = pieces.slice(first, begin)
  const thing = told.findIndex(isThing)
  const last = told.at(-1)
  if (thing < 0 || !last || last.kind === 'polite') return thing < 0 ? null : begin
  // "I have 2 kids"
  const isCount = next.kind === 'person' && last.kind === 'hour' && told.at(-2)?.kind === 'other'
  const own = timesAfter(pieces, at)
  // "Wednesday swim work 9-5"
  if (last.kind === 'sport' && next.kind === 'work') return has(own, 'hour') && has(told, 'day') ? begin : null
  if (!isTime(last) || isCount) return null
  const taken = takenAlong(told, thing, next, own, isLedByDays(pieces))
  if (taken === 0 && !standsAlone(sure(told[thing]), told, next, own)) return null
  return begin - taken
}

/** "Work 9-5 mon-fri sundays with family": another day behind days of what has its hours. */
const isBehindDays = (told: readonly Piece[]) =>
  told.at(-1)?.kind === 'day' && told.at(-1)?.isSeveral === true && has(told, 'hour') && told.some(isThing)

/** The times behind a thing, up to the next. */
function timesAfter(pieces: readonly Piece[], at: number): Piece[] {
  const rest = pieces.slice(at + 1)
  const next = rest.findIndex((piece, place) => isThing(piece) && rest.slice(0, place).some(isTime))
  return (next < 0 ? rest : rest.slice(0, next)).filter(isTime)
}

/** Whether a text names days before what they are of: its last thing has its day before it. */
function isLedByDays(pieces: readonly Piece[]): boolean {
  const last = pieces.findLastIndex(isThing)
  return pieces[last - 1]?.kind === 'day' && !has(pieces.slice(last), 'day')
}

/** How many of the times that stand last are of what comes. */
function takenAlong(told: readonly Piece[], thing: number, next: Piece, own: readonly Piece[], isLed: boolean): number {
  const behind = told.slice(thing + 1)
  const before = told.slice(0, thing)
  const { kind } = sure(told.at(-1))
  const earlier = [...before, ...behind.slice(0, -1)]
  if (kind === 'hour') {
    const isOfNext = has(before, 'hour') || (has(earlier, 'hour') && !has(own, 'hour'))
    if (!isOfNext) return 0
    return 1 + (behind.at(-2)?.kind === 'day' ? dayTaken(told.slice(0, -1), thing, next, own, isLed) : 0)
  }
  return dayTaken(told, thing, next, own, isLed)
}

function dayTaken(told: readonly Piece[], thing: number, next: Piece, own: readonly Piece[], isLed: boolean): number {
  const before = told.slice(0, thing)
  const earlier = [...before, ...told.slice(thing + 1, -1)]
  const isNamed = !has(own, 'day') || isLed
  if (has(before, 'day') || (has(earlier, 'day') && isNamed)) return 1
  // "Work 9-5 tuesday gym 6pm": work is of all its days.
  const isOfWork = told[thing]?.kind === 'work' && next.kind !== 'work' && !told.at(-1)?.isSeveral
  return has(earlier, 'hour') && isNamed && (isOfWork || (isLed && next.kind !== 'work')) ? 1 : 0
}

/** Whether a thing with its times says something by itself: "school 9-3 kids", "work 9-5 office job mon-fri" go on. */
function standsAlone(thing: Piece, told: readonly Piece[], next: Piece, own: readonly Piece[]): boolean {
  if (own.length === 0) return false
  if (next.kind === 'more') return true
  const isOfIts = has(own, 'hour') || has(told, 'day')
  return isOfIts || (next.kind !== 'work' && next.kind !== 'person' && thing.kind !== 'thing' && thing.kind !== 'sport')
}

/** What a run of words is made of. */
function piecesOf(run: string): Piece[] {
  const words = withParts(
    [...run.matchAll(WORDS)].map(({ 0: text, index: start }) => {
      const kind = KINDS.find(([, words]) => words.test(text))?.[0] ?? 'other'
      return { kind, text, start, end: start + text.length, isSeveral: kind === 'day' && SEVERAL_DAYS.test(text) }
    }),
  )
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
    const isOfSport = last?.kind === 'sport' && one.kind === 'work'
    const isMore = last && (last.kind === one.kind || (isThing(last) && isThing(one) && !isOfSport))
    const isClose = isMore && (isJoined || run.slice(last.end, one.start).trim().length < 2)
    // "Mon-fri sat": behind a stretch of days another begins.
    const isOther =
      last?.isSeveral === true && one.kind === 'day' && !isJoined && !/[-–]/.test(run.slice(last.end, one.start))
    if (!isClose || isOther || !(isTime(one) || isThing(one))) pieces.push(one)
    else {
      const isStretch = joint !== undefined && (TO.test(joint.text) || /[-–]/.test(run.slice(last.end, one.start)))
      pieces.splice(-1, 1, { ...last, end: one.end, isSeveral: last.isSeveral || one.isSeveral || isStretch })
    }
  }
  return pieces
}

/** "Evening class", "night shifts": the part of the day is of the thing behind it, unless it is of the day before it. */
function withParts<One extends Piece>(words: readonly One[]): One[] {
  return words.map((one, at) => {
    const next = words[at + 1]
    const isOfNext = words[at - 1]?.kind !== 'day' && next !== undefined && isThing(next)
    return one.kind === 'part' ? { ...one, kind: isOfNext ? 'lead' : 'hour' } : one
  })
}
