/** Words for numbers in seven languages, folded: as people write them in sentences about training. */
const WORDS: Record<string, number> = {}
const TABLE = `
0 zero null zero cero nul
2 two twice double zwei zweimal doppelt deux dos doble dois duas due doppio twee tweemaal dubbel
3 three triple thrice drei dreimal trois tres tre drie
4 four vier quatre cuatro quatro quattro
5 five funf cinq cinco cinque vijf
6 six sechs seis sei zes
7 seven sieben sept siete sete sette zeven
8 eight acht huit ocho oito otto
9 nine neun neuf nueve nove negen
10 ten zehn dix diez dez dieci tien
11 eleven elf onze once undici
12 twelve dozen zwolf douze doce doze dodici twaalf
13 thirteen dreizehn treize trece treze tredici dertien
14 fourteen vierzehn quatorze catorce catorze quattordici veertien
15 fifteen funfzehn quinze quince quindici vijftien
16 sixteen sechzehn seize dieciseis dezesseis sedici zestien
17 seventeen siebzehn diecisiete dezessete diciassette zeventien
18 eighteen achtzehn dieciocho dezoito diciotto achttien
19 nineteen neunzehn diecinueve dezenove diciannove negentien
20 twenty zwanzig vingt veinte vinte venti twintig
25 funfundzwanzig veinticinco venticinque vijfentwintig
30 thirty dreissig trente treinta trinta trenta dertig
40 forty vierzig quarante cuarenta quarenta quaranta veertig
45 funfundvierzig quarantacinque vijfenveertig
50 fifty funfzig cinquante cincuenta cinquenta cinquanta vijftig
60 sixty sechzig soixante sesenta sessenta sessanta zestig
70 seventy siebzig setenta settanta zeventig
80 eighty achtzig ochenta oitenta ottanta tachtig
90 ninety neunzig noventa novanta negentig
100 hundred hundert cent cien cento honderd
1000 thousand tausend mille mil duizend
`
for (const line of TABLE.trim().split('\n')) {
  const [value, ...words] = line.split(' ')
  for (const word of words) WORDS[word] = Number(value)
}
/** Spanish "once" is eleven and English "once" is none; Italian "sei" is six and "you are". */
for (const word of ['once', 'sei', 'cent', 'due', 'mil', 'elf']) delete WORDS[word]

const PIECE = /\d+(?:[.,:]\d+)*|\p{L}+/gu

/** Letters without accents and case, as the tables hold them. */
export function folded(text: string): string {
  return text.replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Folded, with one sort of apostrophe: as the rules for a model's words read it. */
export function plainOf(text: string): string {
  return folded(text).replace(/[’‘`]/g, "'")
}

/** What a number counts, where the words or the name of the field beside it say so. */
const UNITS: readonly (readonly [string, RegExp])[] = [
  ['min', /^(?:min|mins|minutes?|minuten|minutos?|minuti|minuto)$/],
  ['hour', /^(?:h|hrs?|hours?|stunden?|heures?|horas?|ore|uur|uren)$/],
  ['km', /^(?:k|km|kms|kilomet\p{L}*|chilometr\p{L}*|quilomet\p{L}*)$/u],
  ['mile', /^(?:miles?|meilen|millas|milhas|miglia|mijl)$/],
  ['week', /^(?:weeks?|wochen?|semaines?|semanas?|settimane?|weken)$/],
  ['day', /^(?:days?|tagen?|jours?|dias?|giorn[io]|dagen)$/],
  [
    'load',
    /^(?:reps?|sets?|times|kg|kilos?|lbs?|bpm|percent|burpees|intervals?|sprints?|sessions?|squats|pushups|laps|mal|fois|veces|vezes|volte|keer|wiederholungen|einheiten)$/,
  ],
]
const BETWEEN = /^(?:more|extra|full|hard|easy|whole|solid|hill|weitere|mas|mais|de|di)$/

/** A number by value, with what it counts where that is said. */
export type Counted = { readonly value: string; readonly unit: string | null }

/** The numbers of a text by value, however they are spelt: `ten`, `10` and `zehn` are one; `06:45` is `6:45`. */
export function valuesIn(text: string): string[] {
  return countedIn(text).map(({ value }) => value)
}

/** The numbers of a text with what they count; a field's name (`"durationMin":45`) counts as its unit. */
export function countedIn(text: string): Counted[] {
  const pieces = [...folded(text).matchAll(PIECE)].map(([piece]) => piece)
  const found: Counted[] = []
  let tens = 0
  for (const [at, piece] of pieces.entries()) {
    const word = WORDS[piece]
    const isRest = word !== undefined && tens > 0 && word < 10
    if (isRest) found.pop()
    found.push(...numbersOf(pieces, at, isRest ? tens : 0))
    tens = word !== undefined && isTens(word) ? word : 0
  }
  return found
}

/** The numbers of one piece of a text. @param tens - of the word before it, where they belong together */
function numbersOf(pieces: readonly string[], at: number, tens: number): Counted[] {
  const piece = pieces[at] ?? ''
  const word = WORDS[piece]
  if (word !== undefined) return [{ value: String(tens + word), unit: unitAfter(pieces, at) }]
  if (!/^\d/.test(piece)) return []
  const unit = FIELDS[pieces[at - 1] ?? ''] ?? unitAfter(pieces, at)
  return digitsOf(piece).map((value) => ({ value, unit }))
}

/** Whether a number of ones may follow a word for this number, as in `twenty five`. */
function isTens(word: number): boolean {
  return word >= 20 && word < 100 && word % 10 === 0
}

/** What a number counts, a word between them or none. */
function unitAfter(pieces: readonly string[], at: number): string | null {
  const next = pieces[at + 1]
  return unitOf(next) ?? (BETWEEN.test(next ?? '') ? unitOf(pieces[at + 2]) : null)
}

function unitOf(word: string | undefined): string | null {
  return UNITS.find(([, pattern]) => pattern.test(word ?? ''))?.[0] ?? null
}

/** Names of fields stand before their number. */
const FIELDS: Readonly<Record<string, string>> = {
  durationmin: 'min',
  distancekm: 'km',
  inweeks: 'week',
  weeks: 'week',
  indays: 'day',
}

function digitsOf(piece: string): string[] {
  const clock = /^(\d{1,2}):(\d{2})$/.exec(piece)
  if (clock) return [`${Number(clock[1])}:${clock[2]}`]
  if (/^\d+[.,]\d+$/.test(piece)) return [String(Number(piece.replace(',', '.')))]
  return piece.split(/[.,:]/).map((part) => String(Number(part)))
}

/** What follows from counted numbers by plain reckoning: hours of minutes, the twelve-hour clock. */
export function reckoned(numbers: Iterable<Counted>): Set<string> {
  const all = new Set<string>()
  for (const { value, unit } of numbers) {
    all.add(value).add(`${value} ${unit}`)
    const clock = /^(\d+):(\d\d)$/.exec(value)
    if (clock) {
      const hour = Number(clock[1])
      all
        .add(String(hour))
        .add(String(hour % 12 || 12))
        .add(`${hour % 12 || 12}:${clock[2]}`)
    } else if (unit === 'min') all.add(`${Number(value) / 60} hour`).add(String(Number(value) / 60))
  }
  return all
}
