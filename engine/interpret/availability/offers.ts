import { minuteOf } from '../../day/clock.ts'
import { sure } from '../../sure.ts'
import { NOTHING_AROUND } from './around.ts'
import { daysIn, happensOnce, isOneDay } from './days.ts'
import { meaningOf } from './grammar.ts'
import type { Saying, Whole } from './saying.ts'
import { DAYS, PARTS, WORKDAYS } from './words.ts'

const CLOCK =
  '\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m)?(?: ?ish)?(?![\\d:.]*\\d|\\s?(?:st|nd|rd|th|min\\p{L}*|hours?|hrs?|x|km|k|miles?|days?|times|weeks?|kg|%)(?!\\p{L}))'
const RANGE = `(?:(?:from|between|at|around|about) )?${CLOCK} ?(?:-|–|to|till?|until|and) ?${CLOCK}`
const FROM = `start(?:ing)? (?:at|about|around) (?:about )?${CLOCK}|(?:from|after|past) (?:about |around )?${CLOCK}|${CLOCK} (?:onwards?|on(?! )|or later|and later)`
const UP_TO = `(?:before|until|till?|up to) (?:about |around )?${CLOCK}`
/** Hours of the day as people tell when they can. */
const HOURS = new RegExp(
  `(?<![\\p{L}\\d:.])(?:${RANGE}|${FROM}|${UP_TO})(?: in the (?:morning|afternoon|evening))?`,
  'giu',
)

const PART = new RegExp(`(?<![\\p{L}])(?:${PARTS.map(([words]) => words).join('|')}|eves?)(?!\\p{L})`, 'giu')

const DOES =
  '(?:do|make|manage|fit|squeeze|get|go|train|exercise|work ?out|use|block|be (?:able|glad|happy) to|sneak|slip|pop|nip|lift|run|swim|ride|cycle|walk|spare|start|move|be active)'
const OFTEN = '(?:(?:actually|usually|always|just|only|then|also|still|probably|easily|realistically|normally) )*'
/** What makes the hours beside it those in which somebody can train. */
const OFFER = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:i|we)(?:['’]?d|['’]?ll| will| would| can| could| might| am able to|['’]m able to| would be able to) ${OFTEN}${DOES}`,
    `^\\W*(?:and |so |but |then )?(?:can|could) ${OFTEN}${DOES}`,
    "(?:is|are|['’]s) (?:usually |normally |really )?(?:when|where) (?:i|we)(?:['’]d| would| can| could)?",
    '(?:my|the) (?:only |one |best |main |usual )*(?:window|slot|gap|chance|opportunity)',
    "^\\W*(?:and |so |but |then )*i(?:['’]ve| have)?(?: got| get)(?: (?:about|roughly|from|between|until))?(?= \\d)",
    `^\\W*otherwise,? (?:it['’]?s |from |between )?(?=\\d)`,
    `^\\W*(?:and |so |but |then )*i get (?=${DAYS})`,
    '(?:(?:work ?out|training|exercise|session|it|gym)s? )(?:has to be|have to be|needs? to be|must be|should be)',
  ].join('|')})(?!\\p{L})`,
  'iu',
)
/** What makes them those that somebody likes, or might use too. */
const WISH =
  /(?<!\d ?(?:[ap]m)? )(?<!\p{L})(?:my|me) (?:own )?time(?!\p{L})|(?<!\p{L})(?:(?:all |is |are )mine|to myself)(?!\p{L})|(?<!\p{L})(?:(?:(?:best|ideal|perfect|easiest|quietest|happiest|nicest|suits|fine|ok|okay|poss(?:ible)?|doable)(?: (?:best|well|too|as well|also|for me|slot|time|window|me))*|works? (?:best|well|fine|ok|too|for me))|prefer\p{L}*|would rather|['’]?d rather|i like|i love|wide open|(?:open|free) for me)(?!\p{L})/iu
/** "Thursday mornings are my time". */
const MY_TIME = /(?<!\p{L})my (?:own )?time(?!\p{L})/iu
/** There is no other. */
const EXCLUSIVE =
  /(?<!\p{L})(?:(?:the|my) only (?:\p{L}+ )?(?:time|times|window|slot|chance|gap|hours?|option)|only (?:free )?(?:time|window|slot|chance|gap)|only free \p{L}+|nothing else works|no other (?:hour|time|slot)s? works?|(?:can|could) only (?:train|exercise|work ?out|do (?:it|something)|go)|all i(?:['’]ve)?(?: have)? (?:got|get|have)|(?:is|are) (?:it|all)(?: basically| really| honestly)?(?=\W*$))(?!\p{L})/iu
/** "That's it." behind hours: there are no others. */
const THAT_IS_IT =
  /^\W*(?:and )?(?:that['’]?s|thats|this is) (?:it|all|the lot)(?: really| honestly| (?:during|in|for) the week)?\W*$/iu
/** What was told before is meant. */
const OF_IT =
  /^\W*(?:(?:and|so|which|where|when|then|that['’]?s|thats|this|is|it|could|can|i|we|suits|works|['’]s)(?!\p{L}) ?)+(?!\p{L}*\d)/iu
/** Somebody else, another time, a doubt, a refusal: nothing that is offered. */
const NO_OFFER =
  /(?<!\p{L})(?:not|never|no|nothing|n['’]t|can['’]?t|won['’]?t|cannot|don['’]?t|unless|whether|if|hope|wish|used to|was|were|unable|hate|busy|(?:she|he|they|wife|husband|partner|boss|son|daughter|kids?) (?:can|could|gets?|ha(?:s|ve)|likes?)|(?<!wide )open(?! for me)|opens|closes?|closed|except|apart|bar|save for|outside|around|meeting|appointment|call|shift|class(?:es)?|lectures?)(?!\p{L})/iu
/** The hours of work, and of what else is no time of one's own. */
const WORKS =
  /(?<!\p{L})(?:work(?:ing|s)?(?! ?-?outs?)|job|office|(?<!(?:kids?|children|twins|they|he|she|son|daughter|little ones?)(?: is| are|['’]s|['’]re)? (?:at |in )?)school(?! (?:drop|run|pick))|uni|college|shop)(?!\p{L})[^,;]{0,12}\d/iu
const ON_WORKDAYS = new RegExp(`(?:${WORKDAYS})`, 'iu')

type Piece = { readonly start: number; readonly end: number; readonly words: string }

/** Where one statement of a sentence ends and the next begins. */
const CUT =
  /[,;()=!]|:(?=\s)|(?<!\d(?:[ap]m)?)\s[-–]\s|\s[-–]\s(?!\d)|(?<=\s)(?:(?:just|and) not|with(?= (?:lunch|(?:an?|my|the) (?:hour|half|lunch|break)))|except|apart from|bar|but|because|since|cos|though|although|as long as|once|and(?= (?:i|that|this|then|so|it|can)\b|(?: on)? (?:mon|tue|wed|thu|fri|sat|sun)\p{L}* (?:from |between )?\d)|so|where(?= i\b)|which|that(?= i['’]?d? )|thats|that['’]s|that is)(?=\s)/giu

function piecesOf(sentence: string): Piece[] {
  // "Mon, Wed and Fri" are one.
  const names = [...sentence.matchAll(new RegExp(DAYS, 'giu'))]
  const cuts = [...sentence.matchAll(CUT)].filter(
    ({ index }) => !names.some((one) => index >= one.index && index < one.index + one[0].length),
  )
  const starts = [0, ...cuts.map(({ 0: words, index }) => (/^\p{L}/u.test(words) ? index : index + words.length))]
  return starts
    .map((start, at) => ({ start, end: cuts[at]?.index ?? sentence.length }))
    .map((piece) => ({ ...piece, words: sentence.slice(piece.start, piece.end) }))
    .filter(({ words }) => !/^\W*(?:(?:and|so|but|then)\W*)*$/iu.test(words))
}

/**
 * The hours that a sentence offers for training among words that nobody knows beforehand: "my lunch hour, 12-1, is the best
 * slot I've got", "he sleeps 12 to 2 and then I could do something".
 * @param typed - what was read already is blank
 * @param next - the sentence behind it
 * @param earlier - the sentence before it
 */
export function offersIn(typed: string, next: string, earlier = ''): Saying[] {
  const sentence = typed.replaceAll(WEEKNIGHTS, 'weekdays  ')
  if (happensOnce(sentence) || isOneDay(sentence)) return []
  const isIt = THAT_IS_IT.test(next) && hoursIn(sentence).length === 1
  const pieces = isIt ? [{ start: 0, end: sentence.length, words: sentence }] : piecesOf(sentence)
  const found: Saying[] = []
  for (const [at, piece] of pieces.entries()) {
    const kind = kindOf(piece.words, at === pieces.length - 1 ? next : '')
    if (kind === null || NO_OFFER.test(piece.words) || WORKS.test(piece.words)) continue
    for (const of of hoursFor(pieces, at)) {
      if (NO_OFFER.test(of.words) || WORKS.test(of.words) || found.some(({ span }) => span.end > of.start)) continue
      const wholes = wholesOf(kind, of.words, { earlier, before: sentence.slice(0, of.start) })
      found.push(...wholes.map((whole) => ({ ...whole, span: { start: of.start, end: of.end } })))
    }
  }
  return found
}

type Kind = 'only' | 'offer' | 'wish'

function kindOf(words: string, next: string): Kind | null {
  const isOffer = OFFER.test(words)
  if (EXCLUSIVE.test(words) || (THAT_IS_IT.test(next) && (isOffer || hoursIn(words).length > 0))) return 'only'
  return isOffer ? 'offer' : WISH.test(words) ? 'wish' : null
}

/** "Weds eve I can go to the gym": a part of days that are named. */
const partsIn = (words: string) => (HAS_DAYS.test(words) ? [...words.matchAll(PART)].map(([told]) => told) : [])
const hoursIn = (words: string) => [...words.matchAll(HOURS)].map(([told]) => told)

/** The pieces with the hours that are meant: its own, or those of the ones before it or the one after. */
function hoursFor(pieces: readonly Piece[], at: number): Piece[] {
  const [before, own, after] = [pieces[at - 1], sure(pieces[at]), pieces[at + 1]]
  if (hoursIn(own.words).length > 0 || partsIn(own.words).length > 0) return [own]
  const joined = (one: Piece, other: Piece): Piece => ({
    ...{ start: one.start, end: other.end, words: `${one.words}, ${other.words}` },
  })
  const isOwnPart = new RegExp(PART, 'iu').test(own.words)
  const isOfIt = OF_IT.test(own.words) || EXCLUSIVE.test(own.words)
  if (before && !isOwnPart && isOfIt && hoursIn(before.words).length > 0) {
    // "Tues 7.30-9, Fri 6-7.30, and those are the only times".
    const first =
      pieces.slice(0, at).findLastIndex(({ words }) => !HAS_DAYS.test(words) || hoursIn(words).length === 0) + 1
    return [...pieces.slice(first, at - 1), joined(before, own)]
  }
  // "Which makes mornings my time, 9 to 12", "after dinner, 7 to 8.30, on weeknights", "my only time is their swimming, Tue 5-6, and Sat 9-1".
  const isNext = after && NEXT.test(after.words) && hoursIn(after.words).length > 0
  if (!isNext) return []
  const rest = pieces.slice(at + 2)
  const days = rest[0] && ONLY_DAYS.test(rest[0].words) ? [joined(joined(own, after), rest[0])] : null
  const isMore = ({ words }: Piece) => /^\W*and /iu.test(words) && HAS_DAYS.test(words) && hoursIn(words).length > 0
  const last = rest.findIndex((one) => !isMore(one))
  return days ?? [joined(own, after), ...rest.slice(0, last < 0 ? rest.length : last)]
}

const NEXT = new RegExp(`^\\W*(?:so |like |say |from |between |at |on )*(?:${DAYS} )?(?:from |between )?\\d`, 'iu')
const ONLY_DAYS = new RegExp(`^\\W*(?:on |every )?${DAYS}\\W*$`, 'iu')

/** "Start about 9.30". */
const START_EARLY = /start(?:ing)? (?:at|about|around)(?: about)? (?:[6-9]|1[01])(?!\d)/iu
const WEEKNIGHTS = /week ?nights?/giu
const START = /^start(?:ing)? (?:at|about|around)(?: about)?/iu
const HAS_DAYS = new RegExp(DAYS, 'iu')

/** What stands before some words, in their own sentence and in the one before it. */
type Told = { readonly earlier: string; readonly before: string }

function wholesOf(kind: Kind, words: string, { earlier, before }: Told): Whole[] {
  const timed = hoursIn(words).map((told) => told.replace(START, 'from'))
  const hours = timed.length > 0 || (kind === 'wish' && !MY_TIME.test(words)) ? timed : partsIn(words)
  if (hours.length === 0 || hours.length > 2) return []
  const { names: on, isNamed } = daysFor(words, before)
  const isBare = hours.length === 1 && timed.length > 0 && !/[ap]m/iu.test(hours.join())
  const half = isBare ? (START_EARLY.test(words) ? 'mornings ' : halfOf(words)) : ''
  const told = `${kind === 'only' && !isOfWeek(on) ? 'only' : 'free'} ${on.join(' and ')} ${half}${hours.join(' or ')}`
  const around = {
    ...NOTHING_AROUND,
    told: OTHERS.test(words) || OTHERWISE.test(words) ? namesIn(earlier + before).flatMap(daysIn) : [],
    those: on.flatMap(daysIn),
  }
  const wholes = meaningOf(told, around)?.wholes ?? []
  return wholes.flatMap((one): Whole[] => {
    if (one.kind !== 'only' && one.kind !== 'within') return []
    if (one.hours === null) return []
    const { days: those, hours: at } = one
    if (minuteOf(at.end) - minuteOf(at.start) > (OTHERWISE.test(words) ? OTHERWISE_MIN : OFFER_MIN)) return []
    if (kind === 'only' && those.length < WORKWEEK) return [one]
    // "I could train on my lunch break": of no day that is named it is all there is.
    const isBound = kind === 'only' || (isNamed && kind === 'offer')
    return [
      isBound
        ? { kind: 'within', days: those, hours: at, isOffer: true }
        : { kind: 'liked', days: those, hours: at, isFree: kind === 'offer' },
    ]
  })
}

const namesIn = (words: string) => [...words.matchAll(new RegExp(DAYS, 'giu'))].map(([names]) => names)
const OTHERS = /(?<!\p{L})(?:other|remaining) (?:week)?days(?!\p{L})/iu

/** The days that are meant, and whether words name them: their own, or those that lead on to them. */
function daysFor(words: string, before: string): { readonly names: readonly string[]; readonly isNamed: boolean } {
  if (OTHERS.test(words) || OTHERWISE.test(words)) return { names: ['other days'], isNamed: OTHERS.test(words) }
  const own = namesIn(words.replace(ALL_WEEK, ''))
  if (own.length > 0) return { names: own, isNamed: true }
  const led = LEADS_ON.test(words) ? namesIn(before).at(-1) : undefined
  if (led !== undefined) return { names: [led], isNamed: true }
  // Nobody has a lunch break at the weekend.
  return { names: LUNCH.test(before.slice(-MEAL_BEFORE) + words) ? ['weekdays'] : [], isNamed: false }
}

/** "The only times I get all week" are of no more days than those. */
const ALL_WEEK = /(?<=(?:get|have|got) )all week/iu

/** [min] Longer hours with both ends are of work; ours. */
const OFFER_MIN = 600
const OTHERWISE_MIN = 180
const OTHERWISE = /^\W*otherwise/iu

/** Which half of a day is meant where the hours do not say so. */
const halfOf = (words: string) => (OF_MORNING.test(words) ? 'mornings ' : OF_EVENING.test(words) ? 'evenings ' : '')
const OF_MORNING =
  /(?<!\p{L})(?:mornings?|early (?:riser|bird)|before work|school run|drop-?offs?|wak(?:es?|ing) up|gets? up)(?!\p{L})/iu
const OF_EVENING =
  /(?<!\p{L})(?:evenings?|eves?|nights?|dinner|after work|bath|bedtime|asleep|clubs?|practice|lessons?|after school|(?:home|back) (?:at|by|from)|knock off)(?!\p{L})/iu

/** "So I can get out then": of the days that were told before. */
const LEADS_ON = /(?<!\p{L})(?:so|but|where|which|then|that['’]?s|thats)(?!\p{L})/iu
const LUNCH = /lunch/iu
/** [characters] "My lunch hour, 12-1". */
const MEAL_BEFORE = 20

/** [days] Fewer are named one by one. */
const WORKWEEK = 5

/** Of all days from Monday to Friday, which says nothing of the weekend. */
const isOfWeek = (names: readonly string[]) => names.length > 0 && names.every((one) => ON_WORKDAYS.test(one))
