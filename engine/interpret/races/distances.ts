import { sure } from '../../sure.ts'
import type { Sym } from '../lexicon.ts'

const MILE_KM = 1.609344
/** [m] Shorter than this is no race on foot or in water, but a house number or a pool. */
const SHORTEST_M = 50
/** "A 10er" is a race; "2er" a boat for two. */
const SHORTEST_ER = 3

/** A distance at a place: [km], null where a climb is meant; `next` is the place behind it. */
type Distance = { readonly km: number | null; readonly next: number }

/** `10k`, `3.8 km`, `100 mile`, `one-miler`, `2000m`, `mile swim`. */
export function distanceAt(symbols: readonly Sym[], at: number): Distance | null {
  const first = symbols[at]
  const isNumber = (each: Sym | undefined) => each?.tag === 'number' || each?.tag === 'num'
  const isLone = first?.text === 'mile' && /^ev/.test(symbols[at + 1]?.tag ?? '')
  if (isLone && !isNumber(symbols[at - 1])) return { km: 1.61, next: at + 1 }
  if (!first || !isNumber(first)) return null
  const { value, next: behind } = amountAt(symbols, at)
  const next = symbols[behind]?.text === '-' && sure(symbols[behind]).tight ? behind + 1 : behind
  const unit = symbols[next]
  if (unit?.text === 'er' && unit.tight && value >= SHORTEST_ER) return { km: value, next: next + 1 }
  if (unit?.tag !== 'dist' || (unit.value === 'm' && (first.tag === 'num' || value < SHORTEST_M))) return null
  if (isClimb(symbols, at, next)) return { km: null, next: next + 1 }
  const km = unit.value === 'mile' ? value * MILE_KM : unit.value === 'm' ? value / 1000 : value
  return { km: Math.round(km * 100) / 100, next: next + 1 }
}

/** "21.1", "3,8", and "1,500" as a thousand and a half. */
function amountAt(symbols: readonly Sym[], at: number): { value: number; next: number } {
  const first = sure(symbols[at])
  const [mark, rest] = [symbols[at + 1], symbols[at + 2]]
  const isMarked = (mark?.text === '.' || mark?.text === ',') && mark.tight && rest?.tag === 'number' && rest.tight
  if (!isMarked) return { value: Number(first.value), next: at + 1 }
  const isThousands = mark.text === ',' && rest.value.length === 3
  return { value: Number(`${first.value}${isThousands ? '' : '.'}${rest.value}`), next: at + 3 }
}

function isClimb(symbols: readonly Sym[], at: number, unit: number): boolean {
  const [after, second] = [symbols[unit + 1], symbols[unit + 2]]
  if (sure(symbols[unit]).value === 'm' && symbols[at - 1]?.tag === 'climb') return true
  return after?.tag === 'climb' || (/^(of|de|\+)$/.test(after?.text ?? '') && second?.tag === 'climb')
}
