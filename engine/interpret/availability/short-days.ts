import type { Weekday } from '../../model.ts'
import { daysIn } from './days.ts'
import { DAY_NAME } from './words.ts'

/** Weekdays by the few letters that people write beside each other; none is of two days in two languages. */
const DAYS: Readonly<Record<string, Weekday>> = {
  ...{ mo: 'mon', di: 'tue', mi: 'wed', do: 'thu', fr: 'fri', sa: 'sat', so: 'sun' },
  ...{ ma: 'tue', wo: 'wed', vr: 'fri', za: 'sat', zo: 'sun' },
  ...{ lun: 'mon', mar: 'tue', mer: 'wed', mie: 'wed', mié: 'wed', jeu: 'thu', jue: 'thu', gio: 'thu', ven: 'fri' },
  ...{ vie: 'fri', sam: 'sat', sab: 'sat', sáb: 'sat', dim: 'sun', dom: 'sun' },
  ...{ seg: 'mon', ter: 'tue', qua: 'wed', qui: 'thu', sex: 'fri' },
}
const NAME = `(?:${Object.keys(DAYS).join('|')})`
/** One weekday, in whatever many letters. */
export const A_DAY = `(?:${DAY_NAME}|(?<!\\p{L})${NAME}(?!\\p{L}))`
/** The weekday that a name is of; nothing where it is none, or of several. */
export function dayNamed(name: string): Weekday | undefined {
  const days = daysIn(name)
  return days.length === 1 ? days[0] : DAYS[name.toLowerCase()]
}

/** "So und Mo frei", "lun libre". */
const FREE = new RegExp(
  `(?<!\\p{L})(?<days>${NAME}(?:(?: ?[/&+] ?| (?:und|en|et|y|e) )${NAME})*):? (?:ist |is |sind |zijn )?(?:frei|vrij|zu|dicht|geschlossen|libres?|repos|liber[oi]|riposo|livres?|folga|descanso)(?!\\p{L})`,
  'giu',
)

/** Days that a text says are free by their few letters, and where. */
export const shortDaysFree = (text: string) =>
  [...text.matchAll(FREE)].map(({ 0: words, index, groups }) => ({
    days: [...(groups?.days ?? '').matchAll(new RegExp(`(?<!\\p{L})${NAME}(?!\\p{L})`, 'giu'))].flatMap(
      ([day]) => DAYS[day.toLowerCase()] ?? [],
    ),
    start: index,
    end: index + words.length,
  }))
