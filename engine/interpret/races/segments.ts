import { sure } from '../../sure.ts'
import type { Sym } from '../lexicon.ts'
import { monthNamed } from './month-names.ts'

/** A clause, and the sign that stood before it. */
export type Segment = { readonly symbols: readonly Sym[]; readonly after: string }

const CUTS = /^[,;.!?\n()+|•*]$/

/** Cuts at commas, full stops and turns of thought, but not inside dates like `17. Mai` and `Nov. 16`. */
export function segmentsOf(symbols: readonly Sym[]): Segment[] {
  const segments: Segment[] = []
  let current: Sym[] = []
  let after = ''
  for (let at = 0; at < symbols.length; at += 1) {
    const symbol = sure(symbols[at])
    if (!isCut(symbols, at, current)) {
      current.push(symbol)
      continue
    }
    const rank = rankIn(symbols, at)
    if (rank) current.push(rank)
    if (current.length > 0) segments.push({ symbols: current, after })
    current = symbol.text === '(' ? [{ ...symbol, tag: 'aside' }] : []
    after = symbol.text
  }
  if (current.length > 0) segments.push({ symbols: current, after })
  return segments
}

function isCut(symbols: readonly Sym[], at: number, current: readonly Sym[]): boolean {
  const symbol = sure(symbols[at])
  return (
    isMark(symbols, at) ||
    symbol.tag === 'emoji' ||
    (symbol.tag === 'sep' && !isBehindUnit(symbols, at)) ||
    isJoint(symbols, at, current) ||
    isStroke(symbols, at, current)
  )
}

/** A comma, full stop and the like, but inside a date or a number. */
function isMark(symbols: readonly Sym[], at: number): boolean {
  const symbol = sure(symbols[at])
  if (symbol.tag !== 'sign' || !CUTS.test(symbol.text)) return false
  const [before, next] = [symbols[at - 1], symbols[at + 1]]
  const inDate =
    symbol.text === '.' &&
    ((before?.tag === 'number' &&
      (next?.tag === 'month' || monthNamed(next?.text ?? '') !== undefined || next?.tight || next?.tag === 'day')) ||
      endsDate(symbols, at) ||
      (before?.tag === 'month' && symbol.tight && !isBehindDay(symbols, at - 1) && isDayAt(symbols, at + 1)))
  const inNumber = (symbol.text === ',' || symbol.text === '.') && symbol.tight && next?.tight
  const afterMonth = symbol.text === ',' && (before?.tag === 'day' || (isYear(next) && symbols[at + 2]?.text !== '-'))
  return !inDate && !inNumber && !afterMonth
}

/** The year of "June 6, 2027"; a day may begin with one as well: "10k, 2027-06-06". */
const isYear = (symbol: Sym | undefined): boolean =>
  symbol?.tag === 'number' && symbol.value.length === 4 && !symbol.tight

/** "Nov. 16", and not "... in June. 10k on the 6th". */
const isDayAt = (symbols: readonly Sym[], at: number): boolean =>
  symbols[at]?.tag === 'number' && !(symbols[at + 1]?.tight && symbols[at + 1]?.tag !== 'sign')

/** Whether a month has its day before it: "26 April", "26 de abril". */
const isBehindDay = (symbols: readonly Sym[], month: number): boolean =>
  symbols[/^(?:de|di|of|d|\.)$/.test(symbols[month - 1]?.text ?? '') ? month - 2 : month - 1]?.tag.match(
    /^(?:number|ordinal)$/,
  ) != null

/** The full stop behind "27.9." */
const endsDate = (symbols: readonly Sym[], at: number): boolean =>
  [1, 3].every((back) => symbols[at - back]?.tag === 'number' && sure(symbols[at - back]).value.length <= 2) &&
  symbols[at - 2]?.text === '.' &&
  [0, 1, 2].every((back) => sure(symbols[at - back]).tight)

/** "Two weeks before the marathon" is no turn of thought. */
const isBehindUnit = (symbols: readonly Sym[], at: number): boolean =>
  symbols[at - 1]?.tag === 'unit' && /^(before|antes|avant|danach|depois|despues|luego)/.test(sure(symbols[at]).text)

/** "And" or a stroke between two events. */
function isJoint(symbols: readonly Sym[], at: number, current: readonly Sym[]): boolean {
  const [symbol, next] = [sure(symbols[at]), symbols[at + 1]]
  const stroke = symbol.text === '/' && !symbol.tight && next?.tag !== 'dist' && next?.tag !== 'pace'
  // "En" is "in" to others.
  const isAnd = symbol.tag === 'and' || symbol.also.some(({ tag }) => tag === 'and')
  return (isAnd || stroke) && !joinsLegs(symbols, at, current) && startsEvent(symbols, at + 1)
}

/** A stroke that stands alone; "A race - Copenhagen" joins the rank to its race. */
function isStroke(symbols: readonly Sym[], at: number, current: readonly Sym[]): boolean {
  const symbol = sure(symbols[at])
  const ranks = current.length > 0 && current.every(({ tag }) => tag === 'prio')
  return /^[-–—]$/.test(symbol.text) && !symbol.tight && !symbols[at + 1]?.tight && !ranks
}

/** "(B)": how much a race counts. */
function rankIn(symbols: readonly Sym[], at: number): Sym | null {
  const next = symbols[at + 1]
  const isRank = sure(symbols[at]).text === '(' && /^[abc]$/.test(next?.text ?? '') && symbols[at + 2]?.text === ')'
  return isRank ? { ...sure(next), tag: 'prio', value: sure(next).text.toUpperCase() } : null
}

/** `aquathlon 750m / 5k`: a stroke between two legs. */
function joinsLegs(symbols: readonly Sym[], at: number, current: readonly Sym[]): boolean {
  const third = symbols[at + 3]?.text === '/' || symbols[at - 3]?.text === '/'
  const multi = third || current.some(({ tag, value }) => tag === 'ev' && /^(other|triathlon)/.test(value))
  return multi && symbols[at - 1]?.tag === 'dist' && symbols[at + 2]?.tag === 'dist'
}

function startsEvent(symbols: readonly Sym[], from: number): boolean {
  for (let at = from; at < Math.min(symbols.length, from + 7); at += 1) {
    const { tag, text } = sure(symbols[at])
    if (tag === 'ev' || tag === 'dist' || tag === 'evweak' || tag === 'prio') return true
    // The full stops of "4. April" and "23.5." end nothing.
    const isOfDate = text === '.' && symbols[at - 1]?.tag === 'number'
    if (tag === 'sign' && !isOfDate && /^[,;.!?\n(]$/.test(text)) return false
  }
  return false
}
