import { parseCivilDate } from '../../civil-date.ts'
import type { CivilDate, Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import type { Language } from '../language.ts'
import type { Sym } from '../lexicon.ts'

/** A date read at a place: null when the words fix no day; `after` counts from the event before. */
export type DateFound = {
  readonly date: CivilDate | null
  readonly next: number
  readonly after?: { readonly days: number; readonly months: number; readonly weekday?: Weekday }
  readonly unsure?: boolean
}

/** What dates depend on. */
export type DateScene = {
  readonly today: CivilDate
  readonly language: Language
  /** Whether numbers tell the month first, where the text shows it. */
  readonly monthFirst: boolean | null
  /** Told by a heading for dates without a year. */
  readonly year: number | null
  /** Told by a heading for days without a month. */
  readonly month: Sym | null
}

/** The civil date of year, month and day, or null when there is no such day. */
export function valid(year: number, month: number, day: number): CivilDate | null {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return parseCivilDate(text) === null ? null : text
}

/** The next such day of the year, today included; or of the year told, beside it or in a heading. */
export function nextDate(month: number, day: number, told: number | null, scene: DateScene): CivilDate | null {
  const year = told ?? scene.year
  if (year !== null) return valid(year, month, day)
  const { today } = scene
  const first = Number(today.slice(0, 4))
  for (let ahead = 0; ahead < 9; ahead += 1) {
    const date = valid(first + ahead, month, day)
    if (date && date >= today) return date
  }
  return null
}

/** The number at a place, or null. */
export function numberAt(symbols: readonly Sym[], at: number): number | null {
  const symbol = symbols[at]
  return symbol?.tag === 'number' ? Number(symbol.value) : null
}

/** The year a symbol says in four or two digits, or null. */
export function fullYear(symbol: Sym | undefined): number | null {
  if (symbol?.tag !== 'number') return null
  const year = Number(symbol.value)
  if (symbol.value.length === 4 && year >= 1900 && year <= 2200) return year
  return symbol.value.length === 2 ? 2000 + year : null
}

export const FILLER = /^(of|the|de|del|le|el|o|den|dem|d|du|do|st|nd|rd|th|ter|er|a|in|im|in the|en|em|dia)$/

/** The place behind small words such as `of`, `the` and `de`. */
export function skip(symbols: readonly Sym[], at: number): number {
  let next = at
  while (
    next < at + 3 &&
    symbols[next] &&
    (FILLER.test(sure(symbols[next]).text) ||
      (sure(symbols[next]).text === '.' && sure(symbols[next]).tight) ||
      /^[º°]$/.test(sure(symbols[next]).text))
  )
    next += 1
  return next
}

/** The year told behind a place, and where the text goes on. */
export function yearAfter(symbols: readonly Sym[], at: number): { year: number | null; next: number } {
  let next = at
  if (symbols[next]?.text === '.' && sure(symbols[next]).tight) next += 1
  if (symbols[next]?.text === ',') next += 1
  if (/^(de|del|of|in|en)$/.test(symbols[next]?.text ?? '')) next += 1
  const year =
    symbols[next]?.tag === 'number' && sure(symbols[next]).value.length === 4 ? fullYear(symbols[next]) : null
  if (year !== null) return { year, next: next + 1 }
  const short = symbols[at]?.text === "'" || symbols[at]?.text === '´' ? fullYear(symbols[at + 1]) : null
  return short === null ? { year: null, next: at } : { year: short, next: at + 2 }
}
