import { type Span, WEEKDAYS } from '../../model.ts'
import { kindOf, rangesIn } from './rota-hours.ts'
import { COUNT, countOf, KINDS, OF_EACH_WEEK, type ShiftKind } from './rota-words.ts'

/** The shift of each day after which a rota repeats; null is a day off. */
export type Days = readonly (ShiftKind | null)[]
/** Days that were told, and where. */
export type Told = { readonly days: Days; readonly span: Span }

/** Where something was found. */
export const spanOf = ({ 0: found, index }: RegExpExecArray): Span => ({ start: index, end: index + found.length })
const wordsOf = (names: readonly string[]) =>
  KINDS.flatMap(([kind, words]) => (names.includes(kind) ? [words] : [])).join('|')
const NAMED = wordsOf(['night', 'early', 'late', 'day'])

/** The kind of shift that a word or hours name. */
function kindNamed(told: string): ShiftKind | 'off' | null {
  const [range] = rangesIn(told)
  if (range) return kindOf(range)
  return KINDS.find(([, words]) => new RegExp(`^(?:${words})$`, 'u').test(told))?.[0] ?? null
}

const weekOf = (kind: ShiftKind | 'off' | null) => WEEKDAYS.map((_, day) => (day < 5 && kind !== 'off' ? kind : null))

const WEEK = '(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken)'
const WEEK_OF = new RegExp(
  `(?<!\\p{L})(?:(?<count>${COUNT}|eine|une|una|uma|een|next|other) ${WEEK}(?: of| du| de| di| d['’])?|${WEEK} of) ?(?<kind>${NAMED}|off)(?!\\p{L})`,
  'gu',
)

/** "Two weeks of days, then two weeks of nights", "eine Woche Früh, eine Woche Spät": Monday to Friday. */
export function weeksOf(words: string): Told | null {
  const found = [...words.matchAll(WEEK_OF)]
  const kinds = found.map(({ groups }) => kindNamed(groups?.kind ?? ''))
  const [first, last] = [found[0], found.at(-1)]
  if (!first || !last || new Set(kinds.filter((kind) => kind !== 'off')).size < 2) return null
  const days = found.flatMap(({ groups }, at) =>
    Array.from({ length: countOf(groups?.count ?? '') || 1 }).flatMap(() => weekOf(kinds[at] ?? null)),
  )
  return { days, span: { start: first.index, end: spanOf(last).end } }
}

const CLOCK = '\\d{1,2}(?:[:.]\\d{2})?(?:am|pm)?'
const EITHER = `${NAMED}|${CLOCK} ?(?:[-–]|to) ?${CLOCK}`
const ONE_WEEK = new RegExp(
  `(?<![\\p{L}\\d])(?<one>${EITHER}) (?:one|a) week(?: \\([^)]*\\))?[\\s,;/&]*(?:and |then )*(?<other>${EITHER}) (?:the )?(?:next|other|following|week after)(?!\\p{L})`,
  'u',
)

/** "Earlies one week, lates the next", "6-2 one week, 2-10 the next". */
export function weekAndNext(words: string): Told | null {
  const found = ONE_WEEK.exec(words)
  if (!found) return null
  const [one, other] = [kindNamed(found.groups?.one ?? ''), kindNamed(found.groups?.other ?? '')]
  return one === other ? null : { days: [...weekOf(one), ...weekOf(other)], span: spanOf(found) }
}

const DAYS = '(?:d[ií]as|giorni|jours|tage|days)'
const TWO_COUNTS = [
  /(?<!\p{L})(?:escala|turnos?|turni|r[eé]gimen)(?: de)? (?<on>\d{1,2}) ?[x×] ?(?<off>\d{1,2})(?![\d:.])/u,
  new RegExp(
    `(?<!\\p{L})(?:traba[jl]h?o|lavoro|travaille|arbeite|work) (?<on>${COUNT}) ${DAYS}[\\s,]*(?:and |then |y |e |et |und )*(?:me )?(?:descanso|libro|folgo|riposo|repose|rest|habe) (?<off>${COUNT})(?: ${DAYS})?(?: frei)?(?!\\p{L})`,
    'u',
  ),
]
/** Of eight hours each, "3x8" is another rhythm. */
const EIGHTS = 8

/** "Escala 4x2", "trabajo 4 días y descanso 4"; what fills a week is one of every week. */
export function ofTwoCounts(words: string): Told | null {
  const found = TWO_COUNTS.map((one) => one.exec(words)).find((one) => one !== null)
  if (!found) return null
  const [on, off] = [countOf(found.groups?.on ?? ''), countOf(found.groups?.off ?? '')]
  const span = spanOf(found)
  if (off === EIGHTS || on + off === 7 || OF_EACH_WEEK.test(words.slice(span.end))) return null
  return { days: Array.from({ length: on + off }, (_, day) => (day < on ? 'on' : null)), span }
}

const LISTED = new RegExp(
  `(?<!\\p{L})(?:${wordsOf(['early', 'late', 'night'])})(?:[\\s,/–-]+(?:${wordsOf(['early', 'late', 'night', 'off'])})(?!\\p{L})){3,}`,
  'u',
)

/** "Mattina, pomeriggio, notte, smonto, riposo": a day each, as the day that a night ends on tells. */
export function listedIn(words: string): Told | null {
  const found = LISTED.exec(words)
  if (!found?.[0].includes('smonto')) return null
  const kinds = found[0].split(/[\s,/–-]+/u).map(kindNamed)
  return { days: kinds.map((kind) => (kind === 'off' ? null : kind)), span: spanOf(found) }
}
