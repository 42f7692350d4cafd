import type { SparedPart } from '../../model.ts'
import {
  CARE,
  CONDITIONS,
  FILLERS,
  IDIOM,
  JOINED,
  LIGHTLY,
  MAY_NOT_RUN,
  MAY_RUN,
  NO_MOVES,
  NOT_MEANT,
  NOT_SO,
  OWN,
  OWNED,
  PARTS,
  TROUBLE,
  TROUBLED,
  WELL_AGAIN,
  whole,
} from './body-words.ts'
import type { Saying } from './saying.ts'

const NAMES = Object.entries(PARTS).map(([part, { plain, owned }]) => {
  const any = [plain, owned].filter(Boolean).join('|')
  return {
    part,
    any: whole(any, 'giu'),
    isPlain: new RegExp(`^(?:${plain})$`, 'iu'),
    told: whole([CONDITIONS[part], `(?:${any})${JOINED}`].filter(Boolean).join('|'), 'giu'),
    before: new RegExp(`(?<!\\p{L})(?:${any})\\s*(?:and|n|plus|und|et|y|e|en|&|/|\\+|,)\\s*(?:my |lower )?$`, 'iu'),
    after: new RegExp(
      `^\\s*(?:and|n|plus|und|et|y|e|en|&|/|\\+)\\s*(?:my |lower |a bad |a sore |sore |painful )?(?:${any})(?!\\p{L})`,
      'iu',
    ),
  }
})

/** What lands hard on each step. */
const FEELS_LANDINGS: ReadonlySet<string> = new Set(['knee', 'hip', 'ankle', 'achilles', 'foot', 'shin', 'calf'])

/** A part where a sentence names it. */
type Named = {
  readonly part: string
  readonly start: number
  readonly end: number
  /** Its name says that it is worn. */
  readonly isTold: boolean
  /** Its name can mean nothing but the body. */
  readonly isPlain: boolean
}

/**
 * The parts of the body that a part of a sentence says are worn or hurt: "my knee is a bit dodgy", "slipped disc", "no
 * running because of my knees". What feels each landing is spared all of them, unless it is said lightly.
 * @param sentence - with what was read already left blank
 * @param typed - the same as it was typed
 * @returns null where it says nothing of the kind, or of somebody else or another time
 */
export function bodyIn(sentence: string, typed: string): Saying | null {
  if (WELL_AGAIN.test(typed)) return null
  for (const named of namedIn(sentence)) {
    const place = clauseAround(sentence, named)
    const worn = howWorn(named, sentence, typed, place)
    if (worn === null) continue
    const around = typed.slice(place.from, place.to)
    const isLight = worn === 'named' || LIGHTLY.test(around) || MAY_RUN.test(typed)
    const isCareful = isLight && !MAY_NOT_RUN.test(typed)
    const parts = [named.part, ...besides(sentence, named)].map(
      (part): SparedPart => ({ part, how: FEELS_LANDINGS.has(part) && !isCareful ? 'no-impact' : 'careful' }),
    )
    return { kind: 'spares', parts, span: spanOf(named, sentence, place) }
  }
  return null
}

/** Every part that is named, first those whose name says all. */
function namedIn(sentence: string): Named[] {
  const all = NAMES.flatMap(({ part, any, isPlain, told }) => [
    ...[...sentence.matchAll(told)].map((match) => ({ part, ...placeOf(match), isTold: true, isPlain: true })),
    ...[...sentence.matchAll(any)].map((match) => {
      return { part, ...placeOf(match), isTold: false, isPlain: isPlain.test(match[0]) }
    }),
  ])
  return all.toSorted((one, other) => Number(other.isTold) - Number(one.isTold) || one.start - other.start)
}

function placeOf({ 0: words, index }: RegExpExecArray) {
  return { start: index, end: index + words.length }
}

/** A clause of a sentence. */
type Place = { readonly from: number; readonly to: number }

/**
 * Whether a part is told to be worn, or only named: in a box about one's time that is reason enough to take care of what
 * can mean nothing else ("left knee since skiing").
 */
function howWorn(named: Named, sentence: string, typed: string, { from, to }: Place): 'told' | 'named' | null {
  const around = typed.slice(from, to)
  const rest = around.replaceAll(NO_MOVES, '')
  if (NOT_SO.test(rest.replaceAll(NOT_MEANT, '')) || IDIOM.test(around)) return null
  const [before, after] = [sentence.slice(from, named.start), sentence.slice(named.end, to)]
  if (SOMEBODY.test(before) || (SAME_SUBJECT.test(before) && SOMEBODY.test(sentence.slice(0, from)))) return null
  if (named.isTold) return 'told'
  const isRefused = rest !== around || (FILLERS.test(before + after) && typed.replaceAll(NO_MOVES, '') !== typed)
  const isTold = isRefused || TROUBLE.test(before + after) || CARE.test(before)
  const isNear = TROUBLED.before.test(before) || TROUBLED.after.test(after)
  if (isTold && (named.isPlain || isRefused || isNear || OWNED.test(before))) return 'told'
  return named.isPlain && OWN.test(before) ? 'named' : null
}

/** "Herself runs the shop and has a bad neck". */
const SAME_SUBJECT = /^\s*(?:has|had|gets|suffers)(?!\p{L})/iu
/** "My wife, she has a bad hip", "my churchwarden has sciatica". */
const SOMEBODY =
  /(?<!\p{L})(?:my|our) \p{L}+ (?:has|had|suffers|gets)(?!\p{L})|(?<!\p{L})(?:she|he|they|herself|himself|husband|wife|partner)(?:['’]s| is| are| has| have| had| got| runs)(?!\p{L})(?!.*(?<!\p{L})(?:i|my|me)(?!\p{L}))/iu

/** From where to where the words between two commas go, or between what else begins a new thought. */
function clauseAround(sentence: string, { start, end }: Named): Place {
  const before = sentence.slice(0, start).split(BREAK).at(-1) ?? ''
  const after = sentence.slice(end).split(BREAK)[0] ?? ''
  return { from: start - before.length, to: end + after.length }
}

/** Spanish says "en" for "in". */
const BREAK = /,|\s(?:and|und|et|y|e|but|aber|mais|pero|mas|ma|maar)\s|\sen\s(?!el\s|las?\s|los\s|mis?\s)|\s[-–]\s/i

/** The part with what is said of it. */
function spanOf(named: Named, sentence: string, { from, to }: Place): Saying['span'] {
  const clause = sentence.slice(from, to)
  const told = [TROUBLE, CARE].flatMap((words) => {
    const match = words.exec(clause)
    return match ? [placeOf(match)] : []
  })
  return {
    start: Math.min(named.start, ...told.map(({ start }) => from + start)),
    end: Math.max(named.end, ...told.map(({ end }) => from + end)),
  }
}

/** The other parts of "bad knees and hips", "knee and back pain". */
function besides(sentence: string, { part, start, end }: Named): string[] {
  const [before, after] = [sentence.slice(0, start), sentence.slice(end)]
  return NAMES.filter((one) => one.part !== part && (one.before.test(before) || one.after.test(after))).map(
    (one) => one.part,
  )
}
