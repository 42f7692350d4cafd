import { sure } from '../../sure.ts'
import type { Sym } from '../lexicon.ts'

const CITIES = new Set(
  `berlin london boston chicago nyc rotterdam valencia frankfurt hamburg amsterdam tokyo sevilla seville manchester
  edinburgh brighton copenhagen kopenhagen vienna wien rome roma lisbon lisboa athens dublin paris`.split(/\s+/),
)

/** Whether a word is a city whose marathon everybody knows. */
export const isCity = ({ text }: Sym): boolean => CITIES.has(text) || text === 'new york'

const LEADS = /^(into|running|run|doing|laufe|corro|cours)$|\b(ballot|lottery|draw)\b/

/** "Might be in London for work": what takes somebody to a city, and is no race there. */
const STAYS =
  /^(work|business|meetings?|conference|wedding|birthday|holidays?|vacation|family|friends|trip|flight|visit\w*)$/
const PLACE = /^(in|to|at|from|near)$/

/** "I got into Berlin", "running London sub 4", "in the ballot for Chicago", "BOSTON!!!" */
export function isCityRace(symbols: readonly Sym[], at: number, goal: boolean): boolean {
  if (!isCity(sure(symbols[at])) || symbols.some(({ tag }) => tag === 'ev' || tag === 'dist')) return false
  if (symbols.length === 1) return true
  if (symbols.some(({ text }) => STAYS.test(text))) return false
  const led = symbols.slice(Math.max(0, at - 3), at)
  // "In Boston on 5 May" is a place to be; "in" says nothing of a time to reach there.
  if (PLACE.test(symbols[at - 1]?.text ?? '')) return led.some(({ text }) => LEADS.test(text))
  return goal || led.some(({ tag, text }) => tag === 'future' || LEADS.test(text))
}
