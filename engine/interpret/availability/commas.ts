import { sure } from '../../sure.ts'
import { has, isKnown, isThing, isTime, OF_DAY, ONESELF, type Piece, PLACE, piecesOf } from './pieces.ts'
import { WEEKEND } from './words.ts'

/** Some of a text between its marks; a mark within a number is none. */
const RUN = /(?:[^.,;:!?()\n]|(?<=\d)[.:](?=\d))+/gu

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

/** Where what a piece tells of begins, if what stands before it is whole; null where it goes on. */
function beginsAt(pieces: readonly Piece[], first: number, at: number): number | null {
  const next = sure(pieces[at])
  let begin = at
  while (begin > first && pieces[begin - 1]?.kind === 'lead') begin -= 1
  const told = pieces.slice(first, begin)
  const last = told.at(-1)
  if (!last) return null
  if (next.kind === 'day') return beginsWithDay(told, next) ? begin : null
  if (next.kind === 'part' || next.kind === 'length') return isWhole(told) ? begin : null
  if (isThing(next)) return thingBegins(pieces, told, at, begin)
  if (next.kind !== 'self' && next.kind !== 'more') return null
  const own = timesAfter(pieces, at)
  if (isLedOn(told)) return null
  if (!isTime(last) || (own.length === 0 && !IS_AFTER.test(next.next))) return null
  if (!told.some(isThing)) return isWhole(told) ? begin : null
  // "Work 9-5 Fridays I finish at 1": the day is of what comes.
  return begin - (next.kind === 'self' ? takenAlong(told, next, own, isLedByDays(pieces)) : 0)
}

/** "9-5 but Tuesdays I am in town", "not before 10 I don't": its time is of what is told on. */
function isLedOn(told: readonly Piece[]): boolean {
  const lead = told[told.findLastIndex((piece) => !isTime(piece))]
  const time = sure(told.at(-1))
  return (
    lead !== undefined &&
    told.at(-1) !== lead &&
    (LEADS_ON.test(lead.text) || (lead.kind === 'lead' && time.kind !== 'hour'))
  )
}
const LEADS_ON = /^(?:on|por|but|except|also|before|after|past|than|and|if|when|a)$/iu

const IS_AFTER = /^(?:after|before|until|till?)$/iu

/** The same where a thing is named. */
function thingBegins(pieces: readonly Piece[], told: readonly Piece[], at: number, begin: number): number | null {
  const [next, last] = [sure(pieces[at]), sure(told.at(-1))]
  const own = timesAfter(pieces, at)
  if (last.kind === 'polite') return told.some(isThing) ? begin : null
  // "Wednesday swim work 9-5", "Wednesday wfh hockey Saturday", "Wednesday I am home hockey Saturday".
  if (last.kind === 'sport' && next.kind === 'work') return has(own, 'hour') && has(told, 'day') ? begin : null
  if (next.kind === 'sport' && (last.kind === 'work' || PLACE.test(last.text)))
    return has(own, 'day') && has(told, 'day') ? begin : null
  // "I have 2 kids"
  const isCount = next.kind === 'person' && last.kind === 'hour' && !isKnown(told.at(-2))
  if (!isTime(last) || isCount) return null
  // "6-2.30 mon-fri football tues 6pm"
  if (!told.some(isThing)) return next.kind === 'sport' && isWhole(told) && has(own, 'day') ? begin : null
  const taken = takenAlong(told, next, own, isLedByDays(pieces))
  return taken > 0 || standsAlone(told, next, own) ? begin - taken : null
}

/** Days or things with their hours. */
const isWhole = (told: readonly Piece[]) =>
  isTime(told.at(-1)) && has(told, 'hour') && told.some((one) => isThing(one) || one.isSeveral || one.kind === 'self')

/** "Work 9-5 mon-fri sundays with family", "work 9-5 sunday off": a day that has something of its own. */
function beginsWithDay(told: readonly Piece[], { text, next, isSeveral, isList }: Piece): boolean {
  const last = told.at(-1)
  // "Max 45 mins weekdays weekends up to 90"
  if (last?.kind === 'day' && last.isSeveral && ENDS_OF_WEEKS.test(text)) return true
  if (last?.kind === 'polite' && told.some(isThing)) return true
  // "Tuesday kids to football Sunday nothing"
  if (!isWhole(told)) return has(told, 'day') && told.some(isThing) && !isTime(last) && OF_DAY.test(next)
  if (last?.kind === 'day' && last.isSeveral) return true
  // Of several that are named at once the hours before them are.
  if ((isSeveral || isList) && !has(told, 'day') && !ENDS_OF_WEEKS.test(text)) return false
  return OF_DAY.test(next) || (ONESELF.test(next) && (has(told, 'work') || has(told, 'day') || has(told, 'self')))
}
const ENDS_OF_WEEKS = new RegExp(`^(?:${WEEKEND})$`, 'iu')

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
function takenAlong(told: readonly Piece[], next: Piece, own: readonly Piece[], isLed: boolean): number {
  const thing = told.findIndex(isThing)
  const behind = told.slice(thing + 1)
  const before = told.slice(0, thing)
  const { kind } = sure(told.at(-1))
  const earlier = [...before, ...behind.slice(0, -1)]
  if (kind === 'hour') {
    const isOfNext = has(before, 'hour') || (has(earlier, 'hour') && !has(own, 'hour'))
    if (!isOfNext) return 0
    return 1 + (behind.at(-2)?.kind === 'day' ? dayTaken(told.slice(0, -1), next, own, isLed) : 0)
  }
  return dayTaken(told, next, own, isLed)
}

function dayTaken(told: readonly Piece[], next: Piece, own: readonly Piece[], isLed: boolean): number {
  const thing = told.findIndex(isThing)
  const before = told.slice(0, thing)
  const earlier = [...before, ...told.slice(thing + 1, -1)]
  const isNamed = !has(own, 'day') || isLed
  if (has(before, 'day') || (has(earlier, 'day') && isNamed)) return 1
  // "Work 9-5 tuesday gym 6pm": work is of all its days.
  const isOfWork = told[thing]?.kind === 'work' && next.kind !== 'work' && !told.at(-1)?.isSeveral
  return has(earlier, 'hour') && isNamed && (isOfWork || (isLed && next.kind !== 'work')) ? 1 : 0
}

/** Whether a thing with its times says something by itself: "school 9-3 kids", "work 9-5 office job mon-fri" go on. */
function standsAlone(told: readonly Piece[], next: Piece, own: readonly Piece[]): boolean {
  if (own.length === 0) return false
  const thing = sure(told.find(isThing))
  const isOfIts = has(own, 'hour') || has(told, 'day')
  return isOfIts || (next.kind !== 'work' && next.kind !== 'person' && thing.kind !== 'thing' && thing.kind !== 'sport')
}
