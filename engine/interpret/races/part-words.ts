import { isOneSlip } from '../slip.ts'

const HALVES: ReadonlyMap<number, number> = new Map([
  [42.195, 21.0975],
  [226, 113],
  [160.93, 80.47],
])

/** Words that make another event of the one behind them: [km] of the whole, [km] of what is meant. */
const PARTS: Readonly<Record<string, ReadonlyMap<number, number>>> = {
  half: HALVES,
  semi: HALVES,
  demi: HALVES,
  media: HALVES,
  medio: HALVES,
  meia: HALVES,
  mezza: HALVES,
  mezzo: HALVES,
  meio: HALVES,
  halve: HALVES,
  halber: HALVES,
  halben: HALVES,
  quarter: new Map([[42.195, 10.55]]),
  metric: new Map([[160.93, 100]]),
  super: new Map([[25.75, 12.9]]),
}

/** A slip of the parts, and words of their own: "vor dem Marathon", "la mia maratona", "I have a marathon". */
const OWN_WORDS: ReadonlySet<string> = new Set('dem dei sem sei mia mea mei mio meo have haben alf'.split(' '))

/**
 * [km] of the event that is meant by a word for a part before a whole, which one slip may have misspelled: who wrote "hafl
 * marathon" is not to train for a marathon.
 * @returns undefined where the word says nothing of the kind
 */
export function partOf(word: string, km: number | null): number | undefined {
  if (km === null) return undefined
  for (const [part, meant] of Object.entries(PARTS))
    if (word === part || (!OWN_WORDS.has(word) && isMisspelt(word, part))) return meant.get(km)
  return undefined
}

/** By a letter too many, too few or two swapped: another letter makes another word, "Hall marathon". */
function isMisspelt(word: string, known: string): boolean {
  if (word === known.slice(1)) return true
  if (word.length !== known.length) return isOneSlip(word, known)
  return isOneSlip(word, known) && [...word].sort().join('') === [...known].sort().join('')
}
