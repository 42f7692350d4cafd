import type { CalendarWords } from './calendar-facts.ts'
import { CALENDAR_WORDS } from './english/calendar-words.ts'
import { LETTER_WORDS } from './english/letter-words.ts'
import { PROBLEM_WORDS } from './english/problem-words.ts'
import { REMINDER_WORDS } from './english/reminder-words.ts'
import type { LetterWords } from './letter-facts.ts'
import type { ProblemWords } from './problem-facts.ts'
import { pseudo } from './pseudo.ts'
import type { ReminderWords } from './reminder-facts.ts'
import type { Language } from './speech.ts'

/** What the server alone says in a language; what it says of plans stands in `voice-of.ts`, which browsers load as well. */
type Served = {
  readonly letters: LetterWords
  readonly problems: ProblemWords
  readonly calendar: CalendarWords
  readonly reminders: ReminderWords
}

const ENGLISH: Served = {
  letters: LETTER_WORDS,
  problems: PROBLEM_WORDS,
  calendar: CALENDAR_WORDS,
  reminders: REMINDER_WORDS,
}

export const SERVED: Readonly<Record<Language, Served>> = { en: ENGLISH, 'en-XA': pseudo(ENGLISH) }
