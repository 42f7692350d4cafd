/** What a sentence of a model may never hold; the engine's own stands where it does. */

/** Markup, links, and characters that have no place in a sentence. */
const MARKUP = /[<>`*_#|\\^~\p{Cc}\p{Cf}]|https?:|www\.|:\/\/|\]\(/iu

/** Claims about health, food, weight and drugs: none of our business, in any of the five languages. */
const CLAIMS =
  /\b(calor\w*|kcal|kilojoules?|kalorien?|diet\w*|diät\w*|régime|fasting|fasten|ayuno|jejum|keto|fat[- ]?burn\w*|burn\w* fat|los(?:e|ing) weight|weight loss|abnehmen|adelgaz\w*|maigrir|emagrec\w*|bmi|diagnos\w*|cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|heilt?|guér\w*|medicat\w*|medicin\w*|medikament\w*|medicament\w*|médicament\w*|prescri\w*|drugs?|dos(?:e|es|age)|supplement\w*|vitamin\w*|ibuprofen\w*|aspirin\w*|paracetamol\w*|painkill\w*|steroid\w*|guarantee\w*)\b/i

const NUMBER = /\d+(?:[.,:]\d+)*/g
const NUMBER_WORDS =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|twice|double|triple|half|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|deux|trois|quatre|cinq|sept|huit|neuf|dix|dois|duas|três|oito|nove|dez)\b/gi

/** Why a text of a model can't be shown, or null. @param max [characters] */
export function textProblem(text: string, max: number): string | null {
  if (text.trim() === '') return 'a text is empty.'
  if (text.length > max) return `a text is longer than ${max} characters.`
  if (MARKUP.test(text)) return 'a text holds markup, a link or a character that has no place in a sentence.'
  if (CLAIMS.test(text)) return 'a text speaks of food, body weight, medicine or a cure.'
  return null
}

/** The numbers of a text, in digits and in words, in lower case. */
export function numbersIn(text: string): string[] {
  return [...(text.match(NUMBER) ?? []), ...(text.match(NUMBER_WORDS) ?? [])].map((number) => number.toLowerCase())
}

/** Whether every number of a text stands in its source as well. */
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
