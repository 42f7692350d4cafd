import { sure } from '../../sure.ts'
import type { Sym } from '../lexicon.ts'
import { type DateFound, type DateScene, numberAt } from './date-words.ts'
import { dateAt } from './dates.ts'
import { loneYear } from './lone-year.ts'

/** A date told in a line: its own symbols are `from` up to, not including, `found.next`. */
export type Dated = { readonly from: number; readonly found: DateFound }

/** A line of a text: what it says beside bullet and number, the dates in it, and what its heading says of the month. */
export type Line = {
  readonly symbols: readonly Sym[]
  readonly dates: readonly Dated[]
  /** What dates in it depend on: what the headings above say of year and month. */
  readonly scene: DateScene
  /** Whether it is one race of a list: date, name, and what else is said of it. */
  readonly isEntry: boolean
  /** Whether it speaks of the list that it stands above. */
  readonly isTopic: boolean
}

export type Layout = { readonly lines: readonly Line[]; readonly isList: boolean }

const BULLET = /^[-*•·–—>✓✔]$/
/** How many lines with one date make a list, and what part of all lines they must be; ours. */
const FEWEST_ENTRIES = 2
const MOST_OTHERS = 0.5

/**
 * Cuts a text into its lines and says which of them are a race each. People who plan list races, date first or name
 * first; a date in a list belongs to its own line, whatever commas and full stops stand between.
 * @param symbols - of the whole text
 */
export function layoutOf(symbols: readonly Sym[], scene: DateScene): Layout {
  const raw = splitLines(symbols).map(withoutBullet)
  const numbered = withoutNumbers(raw)
  const lines: Line[] = []
  let month: Sym | null = null
  let year: number | null = null
  for (const line of numbered) {
    const heading = headingOf(line)
    if (heading.month) month = heading.month
    if (heading.year !== null) year = heading.year
    if (heading.month || (heading.year !== null && heading.bare)) continue
    const here = { ...scene, year: loneYear(line, scene.today) ?? year ?? scene.year, month }
    const topic = heading.year !== null || isTopic(line)
    lines.push({ symbols: line, dates: datesOf(line, here), scene: here, isEntry: false, isTopic: topic })
  }
  const single = lines.filter(isOneRace)
  const isList = single.length >= FEWEST_ENTRIES && single.length >= lines.length * MOST_OTHERS
  return { lines: lines.map((line) => ({ ...line, isEntry: isList && isOneRace(line) })), isList }
}

function splitLines(symbols: readonly Sym[]): Sym[][] {
  const lines: Sym[][] = [[]]
  for (const symbol of symbols)
    if (symbol.tag === 'sign' && /^[\n;•|]$/.test(symbol.text)) lines.push([])
    else sure(lines.at(-1)).push(symbol)
  return lines.filter((line) => line.length > 0)
}

function withoutBullet(line: readonly Sym[]): readonly Sym[] {
  const first = line.findIndex((symbol) => !(symbol.tag === 'sign' && BULLET.test(symbol.text)))
  return first > 0 ? line.slice(first) : line
}

/** "1. Reading half / 2. May 9, Harbour run": numbers that count the lines are no dates. */
function withoutNumbers(lines: readonly (readonly Sym[])[]): (readonly Sym[])[] {
  const counted = lines.map((line) => (/^[.)]$/.test(line[1]?.text ?? '') ? numberAt(line, 0) : null))
  const first = counted.findIndex((count) => count !== null)
  const runs = counted.filter((count, at) => count !== null && count === sure(counted[first]) + at - first)
  if (runs.length < FEWEST_ENTRIES || runs.length < lines.length * MOST_OTHERS) return [...lines]
  return lines.map((line, at) => (counted[at] === null ? line : line.slice(2)))
}

/** A line that only names a month, or a year: it holds for the lines below it. */
function headingOf(line: readonly Sym[]): { month: Sym | null; year: number | null; bare: boolean } {
  const words = line.filter(({ tag }) => tag !== 'sign')
  const month = words.find(({ tag }) => tag === 'month') ?? null
  const year = yearOf(line)
  const isMonth = month !== null && words.every((each) => each === month || each.value === String(year))
  if (isMonth) return { month, year, bare: true }
  const hasDate = month !== null || words.some(({ tag }) => tag === 'day')
  const isBare = year !== null && words.filter(({ tag }) => tag !== 'word').length <= 3
  return { month: null, year: hasDate || !isBare ? null : year, bare: isTopic(line) }
}

/** Whether a line speaks of the list that it stands above. */
const isTopic = (line: readonly Sym[]): boolean => line.at(-1)?.text === ':' || line.some(({ tag }) => tag === 'drill')

/** [year] "2027" or "'27" among other words. */
function yearOf(line: readonly Sym[]): number | null {
  for (const [at, symbol] of line.entries()) {
    if (symbol.tag !== 'number') continue
    const year = Number(symbol.value)
    if (symbol.value.length === 4 && year >= 1990 && year < 2100) return year
    if (symbol.value.length === 2 && symbol.tight && line[at - 1]?.text === "'") return 2000 + year
  }
  return null
}

function datesOf(line: readonly Sym[], scene: DateScene): Dated[] {
  const dates: Dated[] = []
  for (let at = 0; at < line.length; at += 1) {
    const found = dateAt(line, at, scene)
    if (!found) continue
    if (found.date !== null) dates.push({ from: at, found })
    at = found.next - 1
  }
  return dates
}

/** "(March 17, St. Patrick's Day)": one day told twice is one date. */
function isOneRace({ dates, symbols }: Pick<Line, 'dates' | 'symbols'>): boolean {
  const days = new Set(dates.map(({ found }) => found.date))
  return days.size === 1 && symbols.length > sure(dates[0]).found.next - sure(dates[0]).from
}
