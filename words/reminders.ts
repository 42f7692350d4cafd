import type { ReminderAct, ReminderFact, ReminderText } from './reminder-facts.ts'
import { SERVED } from './served.ts'
import type { Language } from './speech.ts'

/** A reminder in a language. */
export function reminderIn(language: Language, fact: ReminderFact): ReminderText {
  // Each text takes the fact of its own code, which no type can say of a lookup.
  const write = SERVED[language].reminders.texts[fact.code] as (fact: ReminderFact) => ReminderText
  return write(fact)
}

/** What a press upon a reminder does, in a language. */
export function reminderActIn(language: Language, act: ReminderAct): string {
  return SERVED[language].reminders.acts[act]
}
