import type { Span } from '../../../model.ts'
import { MINUTES, minutesOf } from '../../availability/amounts.ts'
import type { Note } from '../check-in-words.ts'
import { type Clause, clausesOf, isTomorrow } from './clauses.ts'

/** The minutes that somebody has for training tomorrow, and where they say so. */
export type TomorrowMinutes = Span & { readonly minutes: number }

const form = (...parts: string[]) => new RegExp(parts.join(''), 'iu')
const some = (most: number) => `(?:[\\s,:]+[\\p{L}'’]+){0,${most}}?[\\s,:]+`
const word = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`

const LIMIT = word(
  'only|just|maybe|perhaps|vielleicht|peut[- ][eê]tre|quiz[aá]s?|talvez|forse|misschien|max(?:imum)?|at (?:the )?most|no more than|not more than|nur|bloß|h[oö]chstens|maximal|seulement|que|max|s[oó]lo|solamente|como m[aá]ximo|s[oó]|apenas|no m[aá]ximo|soltanto|al massimo|alleen|maar|hooguit',
)
const LIMIT_AFTER = word(
  'max(?:imum)?|tops|at (?:the )?most|only|is all|h[oö]chstens|maximal|maximum|como m[aá]ximo|no m[aá]ximo|al massimo|hooguit',
)
const TRAINS = word(
  "train|work ?out|exercise|run|lift|ride|swim|do|manage|spare|squeeze|fit|trainieren|schaffe|schaff|m[’']entra[iî]ner|faire|entrenar|hacer|treinar|fazer|allenarmi|fare|trainen|sporten",
)
const MAY = word(
  'can|could|might|will|able to|time to|kann|k[oö]nnte|schaffe|peux|pourrais|puedo|podr[ií]a|posso|poderia|potrei|kan',
)
const HAS = word('have|got|habe|hab|ai|tengo|tenho|ho|heb')
const FOR_TRAINING =
  '(?=\\s*(?:$|[.,;!]|tomorrow|morgen|demain|ma[nñ]ana|amanh[aã]|domani|free|spare|to (?:train|work ?out|exercise|run)|for (?:training|me|myself|it|a (?:run|workout|session))|zeit|zum training|pour|para|per|om te))'

/** "Only 20 mins before school": what comes then does not last so long. */
const BEFORE_ELSE = `\\s+${word('before|till|until|between|vor|bis|avant|antes|prima|voor|tot')}`
/** Said of training whatever stands beside it. */
const OF_TRAINING = [
  form(MAY, some(3), TRAINS, some(3), MINUTES),
  form(MAY, some(1), MINUTES),
  form(LIMIT, some(2), MINUTES, BEFORE_ELSE),
]
/** Said of training where nothing else of the sentence lasts. */
const ALONE = [
  form(LIMIT, some(4), MINUTES),
  form(MINUTES, '\\s*', LIMIT_AFTER),
  form(HAS, some(2), MINUTES, FOR_TRAINING),
]
/** What has a length of its own. */
const OTHER =
  /(?<!\p{L})(?:sle(?:ep|pt)|driv\w*|drove|commut\w*|flight|fly\w*|train (?:to|from|ride|journey)|meetings?|calls?|late|away|walk to|(?<!(?:at|over) )lunch|nap|schlaf\w*|geschlafen|fahr\w*|dorm\w*|sue[nñ]o|sonno|slaap\w*|slapen)(?!\p{L})/iu

/**
 * How many minutes a note leaves for training tomorrow: "can only do 20 min", "half an hour max".
 * @returns null where it says nothing of the kind
 */
export function findTomorrowMinutes(note: Note, text: string, kind: 'notes' | 'tomorrow'): TomorrowMinutes | null {
  const clauses = clausesOf(note).filter((clause) => isTomorrow(note, clause, kind))
  for (const clause of clauses) {
    const place = placeOf(note, clause)
    const words = text.slice(place.start, place.end)
    // "Dentist, only 20 minutes": that is how long it lasts.
    const sentence = note.sentenceOf[clause.from]
    // "Dentist 7am, only 20 minutes tomorrow": of the day that is named beside them.
    const isOfDay =
      clause.marks.some(({ tag }) => tag === 'tomorrow') && !clause.marks.some(({ tag }) => tag === 'event')
    const isEvent = note.marks.some((mark) => mark.tag === 'event' && mark.sentence === sentence)
    const isElse = OTHER.test(words) || (isEvent && !isOfDay)
    for (const pattern of isElse ? OF_TRAINING : [...OF_TRAINING, ...ALONE]) {
      const found = pattern.exec(words)
      const minutes = found?.groups ? minutesOf(found.groups) : null
      if (!found || minutes === null) continue
      const start = place.start + found.index
      return { minutes, start, end: start + found[0].length }
    }
  }
  return null
}

function placeOf({ items }: Note, { from, to }: Clause): Span {
  return { start: items[from]?.start ?? 0, end: items[to - 1]?.end ?? 0 }
}
