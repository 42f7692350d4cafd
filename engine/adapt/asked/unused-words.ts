import { entriesOf } from '../../history/merged-history.ts'
import { untilIn } from '../../interpret/availability/away-until.ts'
import { DAY_NAME } from '../../interpret/availability/words.ts'
import { readCheckIn } from '../../interpret/notes/check-ins.ts'
import { isSad } from '../../interpret/notes/feeling.ts'
import { isUnreadLanguage } from '../../interpret/reading.ts'
import { unreadPlaces } from '../../interpret/unread-parts.ts'
import type { HistoryDay } from '../../model.ts'

/** What a plan would have to know of, or so it sounds: a day, an hour, a time ahead. */
const OF_DAYS = new RegExp(
  `(?<!\\p{L})${DAY_NAME}(?!\\p{L})|` +
    '(?<!\\p{L})(?:tomorrow|tonight|next (?:week|month)|morgen|nächste[rn]? (?:woche|monat)|demain|(?:semaine|mois) prochaine?|' +
    'mañana|amanhã|próxim[ao] (?:semana|m[eê]s)|(?:semana|mes|m[eê]s) que (?:viene|vem)|domani|(?:settimana|mese) prossim[ao]|' +
    'prossim[ao] (?:settimana|mese)|volgende (?:week|maand))(?!\\p{L})|' +
    '\\d{1,2}(?::\\d\\d)? ?(?:[ap]\\.?m|uhr|h(?!\\p{L}))|\\d{1,2}:\\d\\d',
  'iu',
)

/** Of a day to come: it is like any other. */
const AS_EVER =
  /(?<!\p{L})(?:changes?|nothing|normal(?:ly)?|usual|same|nichts?|nix|änderung(?:en)?|gleich|üblich|rien|comme d.habitude|pareil|nada|igual|lo mismo|niente|come al solito|niks|hetzelfde|gewoon)(?!\p{L})/iu

/**
 * What a day's notes tell of days and hours, and no fact came from: its person would think that the plan knows.
 * @returns the parts of the texts, in order
 */
export function unusedWords(day: HistoryDay): string[] {
  return entriesOf(day).flatMap(({ notes = '', tomorrowNotes = '' }) => [
    // Whoever grieves is not told of what was left aside.
    ...(isSad(notes) ? [] : unreadOf('notes', notes, day).filter((part) => OF_DAYS.test(part))),
    ...unreadOf('tomorrow', tomorrowNotes, day).filter((part) => !AS_EVER.test(part)),
  ])
}

function unreadOf(field: 'notes' | 'tomorrow', text: string, { date }: HistoryDay): string[] {
  // A language that is not read is said to be so, not quoted back.
  if (isUnreadLanguage(text)) return []
  const unread = unreadPlaces(field, text, date).map(({ start, end }) => text.slice(start, end))
  // "Flying to Berlin, back Thursday": the journey lasts until then.
  const isAway = unread.length > 0 && readCheckIn(field, text).travel
  return unread.filter((part) => !isAway || untilIn(part, false, date) === null)
}
