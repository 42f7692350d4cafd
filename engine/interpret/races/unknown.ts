import type { CivilDate, ReadEvent } from '../../model.ts'
import type { Sym } from '../lexicon.ts'
import { atomsOf } from './atoms.ts'
import type { DateScene } from './date-words.ts'
import { segmentsOf } from './segments.ts'

/** What has a day and is no event of sport, or says that the clause is about something else. */
const NO_EVENT = new RegExp(
  `(?<!\\p{L})(?:${[
    'holidays?|vacation|wedding|birthday|anniversary|exams?|finals week|surgery|operation|appointments?|dentist|doctor',
    'physio|scan|off|away|travel\\p{L}*|trip|flights?|fly(?:ing)?|visit\\p{L}*|visa|mov(?:e|ing)|conference|meeting|concert',
    'party|beach|christmas|easter|new year|thanksgiving|stay\\p{L}*|hotel|baby|born|pregnan\\p{L}*|injur\\p{L}*|sick|ill|work|job',
    'start\\p{L}*|begin\\p{L}*|until|till|since|from|by|after|before|between|finish\\p{L}*|deadline|due|back',
    'school|term|no|not|nothing|none|never|registration|results?|training|train|session|practice|rest|recovery|goal|target',
    'weigh\\p{L}*|season|league|urlaub|ferien|hochzeit|matrimonio|nozze|bruiloft|trouwerij|verjaardag|compleanno|geburtstag|pr[uü]fung\\p{L}*|op|termin|reise|vacaciones|boda',
    'cumplea[nñ]os|examen\\p{L}*|viaje|vacances|mariage|anniversaire|voyage|f[eé]rias|casamento|anivers[aá]rio|viagem',
  ].join('|')})(?!\\p{L})`,
  'iu',
)
/** How somebody says that they will be there; the rest of it is its name. */
const GOING =
  /^(?:(?:and|then|also|next|und|et|y|e)\s+)?(?:(?:i|we|i['’]m|im|ich|je|yo|eu)\s+)?(?:have|am doing|am in|doing|signed up for|entered|compete in|competing in|take part in|taking part in|doing)\s+/iu
const ARTICLE = /^(?:an?|the|my|our|first|eine?[nr]?|der|die|das|le|la|les|une?|el|los|las|o|os|as|um|uma)\s+/iu
/** Words that only tie a name to its day. */
const TIES =
  /^(?:(?:on|in|at|the|for|am|im|um|den|le|el|em|no|na|this|next)(?:\s+|$))+|(?:\s+(?:on|in|at|the|am|im|le|el|em|is|ist|est|es|this|of))+$/giu
const EDGES = /^[\s:,;.()–—-]+|[\s:,;.()–—-]+$/gu
/** Somebody speaks, and does not name. */
const SPEAKS =
  /(?<!\p{L})(?:i|we|me|you|he|she|they|it|ich|wir|je|nous|yo|eu|is|was|will|want|hope|can|have|had)(?!\p{L})/iu
const WORD = /\p{L}[\p{L}\p{N}'’-]*/gu
const MOST_WORDS = 6
const LENGTH =
  /(?<![\p{L}\p{N}])(\d{1,2}(?:[.,]\d)?)\s?-?\s?(h|hours?|hrs?|stunden|std|horas?|heures?|min|minutes?|mins)(?!\p{L})/iu
/** [ratio] A word with a day may be no event: a screen asks. */
const UNSURE = 0.5

/**
 * What has a day to come and a name, where no word of it is known: an event of another kind, to be asked about rather than
 * dropped.
 * @param events - read of the same text
 */
export function unknownEvents(
  text: string,
  symbols: readonly Sym[],
  scene: DateScene,
  events: readonly ReadEvent[],
): ReadEvent[] {
  const found: ReadEvent[] = []
  let ahead: { readonly date: CivilDate; readonly start: number } | null = null
  for (const { symbols: clause } of segmentsOf(symbols)) {
    const [first, last] = [clause[0], clause.at(-1)]
    if (!first || !last) continue
    const said = { start: first.start, end: last.end }
    const atoms = atomsOf(clause, scene)
    const isPlain = atoms.every(
      (atom) =>
        atom.kind === 'date' ||
        atom.kind === 'target' ||
        // "Wife-carrying" speaks of nobody's wife.
        (atom.kind === 'flag' && (atom.flag === 'future' || text[atom.end] === '-')),
    )
    const dates = atoms.flatMap((atom) => (atom.kind === 'date' && atom.found.date !== null ? [atom] : []))
    const [dated] = dates
    const before = ahead
    ahead = null
    if (!isPlain || dates.length > 1) continue
    const name = nameIn(text, said, dated)
    if (name === null && dated?.found.date && text.slice(said.start, dated.start).trim() === '')
      ahead = { date: dated.found.date, start: said.start }
    const date = dated?.found.date ?? before?.date
    if (name === null || !date || date < scene.today || [...events, ...found].some((one) => one.date === date)) continue
    const minutes = minutesIn(text.slice(said.start, said.end))
    found.push({
      ...{ name, discipline: 'other', distanceKm: null, date, targetSeconds: null, priority: null },
      ...(minutes !== null && { like: { minutes } }),
      span: { start: dated ? said.start : (before?.start ?? said.start), end: said.end },
      confidence: UNSURE,
    })
  }
  return found
}

type Place = { readonly start: number; readonly end: number }

/** What stands before a clause's date, or else behind it, as a name; null where it is none. */
function nameIn(text: string, { start, end }: Place, date: Place | undefined): string | null {
  const parts = date ? [text.slice(start, date.start), text.slice(date.end, end)] : [text.slice(start, end)]
  const names = parts.map(nameOf).filter((part) => part !== '')
  const [name] = names
  if (names.length !== 1 || name === undefined || NO_EVENT.test(text.slice(start, end)) || SPEAKS.test(name))
    return null
  const words = name.match(WORD) ?? []
  return words.length > 0 && words.length <= MOST_WORDS && words.some((word) => word.length > 2) ? name : null
}

function nameOf(part: string): string {
  const plain = part.replaceAll(EDGES, '').replace(GOING, '').replace(ARTICLE, '')
  return plain.replaceAll(TIES, '').replaceAll(EDGES, '')
}

function minutesIn(words: string): number | null {
  const [, number, unit] = LENGTH.exec(words) ?? []
  if (number === undefined || unit === undefined) return null
  return Math.round(Number(number.replace(',', '.')) * (/^m/i.test(unit) ? 1 : 60))
}
