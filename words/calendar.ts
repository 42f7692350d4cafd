import type { ShownDay, ShownStep } from '../contract/schedule.ts'
import type { CalendarWords } from './calendar-facts.ts'
import { SERVED } from './served.ts'
import type { Language } from './speech.ts'

/** What a language says in calendars. */
export function calendarWords(language: Language): CalendarWords {
  return SERVED[language].calendar
}

/** A session as plain text: what it is, then its steps, a line each. */
export function sessionText(language: Language, { description, notes, workout }: ShownDay): string {
  const words = SERVED[language].calendar
  const parts = (['warmup', 'exercises', 'cooldown'] as const)
    .filter((part) => workout[part].length > 0)
    .map((part) => [words.parts[part], ...workout[part].map((step) => stepText(words, step))].join('\n'))
  return [description, ...parts, notes].filter((text) => text !== '').join('\n\n')
}

function stepText(
  { sets: setsOf, timesEach }: CalendarWords,
  { name, sets, reps, duration, notes }: ShownStep,
): string {
  const amounts = [reps, duration].filter((text) => text !== '')
  const [first, ...rest] = amounts
  const size =
    sets === 0 ? amounts : first === undefined ? [setsOf(sets)] : [sets === 1 ? first : timesEach(sets, first), ...rest]
  return `- ${[name, ...size].join(', ')}${notes === '' ? '' : ` (${notes})`}`
}
