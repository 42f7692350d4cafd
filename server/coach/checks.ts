import { harmOf, sentencesIn } from './advice-check.ts'
import { valuesIn } from './numbers.ts'

const NUMBER = /\d+(?:[.,:]\d+)*/g
/** Signs that dress a text up where nothing may: the words go straight onto a screen. */
const DRESSED = /[*_#`]/

/**
 * Why a text of a model can't be shown, or null.
 * @param max - [characters]
 * @param source - the engine's own words that it puts into others: what they speak of, it may speak of
 */
export function textProblem(text: string, max: number, source = ''): string | null {
  if (text.trim() === '') return 'a text is empty.'
  if (text.length > max) return `a text is longer than ${max} characters.`
  if (DRESSED.test(text)) return 'a text holds markup.'
  const known = new Set(sentencesIn(source).map((sentence) => harmOf(sentence)))
  for (const sentence of sentencesIn(text)) {
    const harm = harmOf(sentence)
    if (harm !== null && !known.has(harm)) return `a sentence cannot stand: ${harm}.`
  }
  return null
}

/** The numbers of a text by value, in digits and in words. */
export function numbersIn(text: string): string[] {
  return valuesIn(text)
}

/** Whether every number of a text stands in its source as well, however either spells it. */
export function hasOnlyNumbersOf(text: string, source: string): boolean {
  const known = new Set(numbersIn(source))
  return numbersIn(text).every((number) => known.has(number))
}

/** A sentence whose numbers are places to fill: `{1}`, `{2}`. */
export type Masked = { readonly text: string; readonly numbers: readonly string[] }

/** Takes the numbers out of a sentence of the engine: a model never sees one that it could change. */
export function masked(sentence: string): Masked {
  const numbers: string[] = []
  const text = sentence.replace(NUMBER, (number) => {
    numbers.push(number)
    return `{${numbers.length}}`
  })
  return { text, numbers }
}

/** Why a reworded sentence does not hold the same places as its source, or null. */
export function placesProblem(reworded: string, source: Masked): string | null {
  const places = (reworded.match(/\{\d+\}/g) ?? []).toSorted()
  const wanted = source.numbers.map((_, index) => `{${index + 1}}`).toSorted()
  if (places.join() !== wanted.join()) return 'every place such as {1} must stand exactly once.'
  const bare = reworded.replace(/\{\d+\}/g, '')
  return hasOnlyNumbersOf(bare, source.text.replace(/\{\d+\}/g, '')) ? null : 'a text holds a number of its own.'
}

/** A reworded sentence with the engine's numbers in their places. */
export function filled(reworded: string, { numbers }: Masked): string {
  return reworded.replace(/\{(\d+)\}/g, (_, place: string) => numbers[Number(place) - 1] ?? '')
}
