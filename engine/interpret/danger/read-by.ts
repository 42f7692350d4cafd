import { daysBetween, parseCivilDate } from '../../civil-date.ts'
import type { CivilDate } from '../../model.ts'
import { sure } from '../../sure.ts'
import type { Word } from './words-of.ts'

/** The first three letters of the months in seven languages, folded; `mar` and `mai` and `jui` are told apart below. */
const MONTHS: readonly RegExp[] = [
  /^(?:jan|ene|gen|jan)\w*$/,
  /^(?:feb|fev)\w*$/,
  /^(?:mar(?:ch|zo|s|co)?|marz|maart|mrt)$/,
  /^(?:apr|abr|avr)\w*$/,
  /^(?:may|mai|mayo|maio|maggio|mei)$/,
  /^(?:jun|juin|giu)\w*$/,
  /^(?:jul|juil|lug)\w*$/,
  /^(?:aug|aou|ago(?:sto)?$)\w*$/,
  /^(?:sep|set)\w*$/,
  /^(?:oct|okt|out|ott)\w*$/,
  /^(?:nov)\w*$/,
  /^(?:dec|dez|dic)\w*$/,
]
const LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/^(?:days?|tagen?|jours?|dias?|giorni|giorno|dagen|dag)$/, 1],
  [/^(?:weeks?|wks?|wochen?|semaines?|semanas?|settimane?|weken|week)$/, 7],
  [/^(?:months?|monate?n?|mois|mes|meses|mesi|mese|maanden?|maand)$/, 30.4],
]
const ONE = /^(?:a|one|an|einem|einer|ein|une?|una?|uma?|een)$/
/** Numbers in letters up to twelve, folded. */
const IN_LETTERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'two zwei deux dos dois duas due twee',
    'three drei trois tres tre drie',
    'four vier quatre cuatro quatro quattro',
    'five funf cinq cinco cinque vijf',
    'six sechs seis sei zes',
    'seven sieben sept siete sete sette zeven',
    'eight acht huit ocho oito otto',
    'nine neun neuf nueve nove negen',
    'ten zehn dix diez dez dieci tien',
    'eleven elf onze once undici',
    'twelve zwolf douze doce doze dodici twaalf',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index + 2])),
)
const BY =
  /^(?:by|until|till|before|for|bis|vor|avant|pour|jusqu|para|antes|ate|hasta|entro|per|prima|voor|tegen|in|im|en|em|a|au|de|den|le|zum|the|of)$/
/** Days of the year that go by a name, folded: the last words of it, with month and day. */
const NAMED_DAYS: readonly (readonly [RegExp, number, number])[] = [
  [/^(?:christmas|xmas|weihnachten|noel|navidad(?:es)?|natal|natale|kerst(?:mis)?)$/, 12, 25],
  [/^(?:silvester|neujahr|nochevieja|capodanno|reveillon|oudjaar|nieuwjaar)$/, 12, 31],
]
/** "New Year", "nouvel an", "año nuevo", "ano novo". */
const NEW_YEAR = /^(?:new years?|nouvel an|ano nuevo|ano novo)$/

/** [words] around a weight within which its date stands. */
const REACH = 14

/**
 * How far away the day is that a wish about weight names, or null; a month means its first day.
 * @param words - of the text
 * @param at - where the wish stands
 * @param today - against which months are read; lengths of time need none
 */
export function readBy(words: readonly Word[], at: number, today: CivilDate | null): { readonly days: number } | null {
  const last = Math.min(words.length, at + REACH)
  for (let here = Math.max(0, at - REACH); here < last; here += 1) {
    const word = sure(words[here])
    const length = LENGTHS.find(([pattern]) => pattern.test(word.text))?.[1]
    const count = words[here - 1]
    if (length !== undefined && count) {
      const number = ONE.test(count.text) ? 1 : (IN_LETTERS[count.text] ?? Number(count.text))
      // "A kilo a week" is a speed, "in a week" a length.
      const isLength =
        !ONE.test(count.text) || /^(?:in|within|dans|en|em|tra|fra|binnen|over)$/.test(words[here - 2]?.text ?? '')
      if (isLength && number > 0 && number < 400) return { days: Math.round(number * length) }
    }
    const named = namedDay(word.text, words[here - 1]?.text)
    if (named && today !== null) return { days: daysUntil(named.month, named.day, today) }
    const month = MONTHS.findIndex((pattern) => pattern.test(word.text))
    if (month < 0 || today === null) continue
    const before = words[here - 1]?.text ?? ''
    if (BY.test(before) || /^\d{1,2}$/.test(before)) return { days: daysTo(words, here, month + 1, today) }
  }
  return null
}

function daysTo(words: readonly Word[], at: number, month: number, today: CivilDate): number {
  const beside = [words[at - 1]?.text, words[at + 1]?.text].find((text) => /^\d{1,2}(?:st|nd|rd|th)?$/.test(text ?? ''))
  return daysUntil(month, Math.min(28, Math.max(1, Number.parseInt(beside ?? '1', 10))), today)
}

function namedDay(text: string, before = ''): { readonly month: number; readonly day: number } | null {
  if (NEW_YEAR.test(`${before} ${text}`)) return { month: 12, day: 31 }
  const found = NAMED_DAYS.find(([pattern]) => pattern.test(text))
  return found ? { month: found[1], day: found[2] } : null
}

/** [days] to the next day of the calendar that has this month and day. */
function daysUntil(month: number, day: number, today: CivilDate): number {
  const year = Number(today.slice(0, 4))
  const dateIn = (one: number): CivilDate => `${one}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const days = daysBetween(today, dateIn(year))
  return days > 0 || parseCivilDate(dateIn(year + 1)) === null ? days : daysBetween(today, dateIn(year + 1))
}
