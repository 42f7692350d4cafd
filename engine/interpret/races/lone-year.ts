import type { CivilDate } from '../../model.ts'
import type { Sym } from '../lexicon.ts'

/** [years] How far ahead anybody has entered a race. */
const MOST_AHEAD = 3
/** What makes a year part of a date, which has its own. */
const OF_DATE = /^(month|number|num|ordinal|sign|day)$/
/** "By 2028", "since 2024": when something else is or was. */
const ELSEWHEN = /^(by|until|till|before|since|from|of|bis|seit|avant|depuis|antes|desde|prima|dal|voor|sinds)$/
const HEADS = /^(:|races?|plans?|season|events?|calendar|goals?)$/

/**
 * The coming year that stands with the name of a race and not with its day: "London marathon 2027, 25 April". Null where
 * there is none, or more than one.
 * @param symbols - of a clause or a line
 */
export function loneYear(symbols: readonly Sym[], today: CivilDate): number | null {
  const years = new Set(symbols.flatMap((_, at) => (isLone(symbols, at, today) ? [Number(symbols[at]?.value)] : [])))
  const [year = null] = years
  return years.size === 1 ? year : null
}

/** The year that heads a whole text: "2027: half on 3 May, 10k on 5 June". */
export function headYear(symbols: readonly Sym[], today: CivilDate): number | null {
  return isLone(symbols, 0, today) && HEADS.test(symbols[1]?.text ?? '') ? Number(symbols[0]?.value) : null
}

function isLone(symbols: readonly Sym[], at: number, today: CivilDate): boolean {
  const [before, symbol, after] = [symbols[at - 1], symbols[at], symbols[at + 1]]
  if (symbol?.tag !== 'number' || symbol.value.length !== 4 || after?.tag === 'dist') return false
  // "2027-05-03" is a date of its own.
  if (after?.tight && after.text !== ':') return false
  const ahead = Number(symbol.value) - Number(today.slice(0, 4))
  if (ahead < 1 || ahead > MOST_AHEAD || after?.tag === 'month') return false
  return before === undefined || !(OF_DATE.test(before.tag) || ELSEWHEN.test(before.text))
}
