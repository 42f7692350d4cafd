import { sure } from '../../sure.ts'
import type { Sym } from '../lexicon.ts'
import type { Said } from './targets.ts'

const COMPANY =
  /^(my|a|the|\/|mi|un|una|meinem|meiner|mein|mon|ma|um|uma|meu|minha|some|best|old|gym|uni|work|\d+|two|three|four|five|few|couple|of|other|good|close)$/

/** `with my wife`: company, not somebody else's race. */
export function isCompany(symbols: readonly Sym[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 3); index -= 1) {
    const { tag, text } = sure(symbols[index])
    if (tag === 'with' || tag === 'and' || text === 'w') return true
    if (!COMPANY.test(text)) return false
  }
  return false
}

/** A start at 9:00 or 9am is no finish time. */
export function isStartTime(symbols: readonly Sym[], at: number, said: Said): boolean {
  return (
    /^(at|start|starts|um|a las|as|am|pm|uhr|@|wave|ab)$/.test(symbols[at - 1]?.text ?? '') ||
    /^(am|pm|uhr|start|wave|o'clock)$/.test(symbols[said.next]?.text ?? '')
  )
}

/** `last Saturday in October` is to come, whatever `last` says elsewhere. */
export function isOnlyLast(symbols: readonly Sym[], at: number): boolean {
  return (
    /^(last|ultimo|letzten|letzter|dernier)$/.test(sure(symbols[at]).text) &&
    (symbols[at + 1]?.tag === 'day' || symbols[at + 1]?.tag === 'weekend') &&
    symbols.slice(at + 2, at + 5).some(({ tag }) => tag === 'month')
  )
}

const NO_NAME =
  /^(is|for|the|at|a|an|my|beim|in|on|first|local|am|to|of|der|die|das|el|la|le|il|os|um|uma|un|une|de|du|do|da|ein|einen|zum|zur|be|run|up|als|no|na|quer\w*|corro|fais|laufe|prepar\w*|this|year|some|big|or|it|hacer|faire|ao|au|another|signed|going|also|by|x)$/
/** A feast or a day of the week before the word for the event names it: "Silvester run", "Midnight Sun Run"; "feast" has another day in each country. */
const NAMING = /^(word|us|holiday|nthday|easter|day|feast)$/

/** Where a name begins that stands before the word for the event, `Berlin` marathon. */
export function nameStart(symbols: readonly Sym[], at: number): number {
  const first = relayAt(symbols, at) ?? at
  let { start } = sure(symbols[first])
  for (let index = first - 1; index >= Math.max(0, first - 3); index -= 1) {
    const symbol = sure(symbols[index])
    if (!NAMING.test(symbol.tag) || NO_NAME.test(symbol.text)) break
    start = symbol.start
  }
  return start
}

/** "Company relay 4 x 5 km": where a relay is told whose legs stand between its name and the length of one. */
function relayAt(symbols: readonly Sym[], at: number): number | null {
  const [relay, legs, times] = symbols.slice(Math.max(0, at - 3), at)
  const isSo = relay?.tag === 'relay' && legs?.tag === 'number' && (times?.text === 'x' || times?.text === '×')
  return isSo ? at - 3 : null
}

type Told = { readonly kind: string; readonly start: number; readonly end: number }

/** "Easter run, 10 April": a date in the name of an event tells its day only where nothing else does. */
export function withoutNamedDays<A extends Told>(atoms: readonly A[]): A[] {
  const names = atoms.flatMap((atom) => ('name' in atom ? [atom.name as readonly [number, number]] : []))
  const isNamed = ({ start, end }: A) => names.some(([from, to]) => start >= from && end <= to)
  const tellsOther = atoms.some((atom) => atom.kind === 'date' && !isNamed(atom))
  return atoms.filter((atom) => !tellsOther || atom.kind !== 'date' || !isNamed(atom))
}
