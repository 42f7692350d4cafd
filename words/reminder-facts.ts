import type { CivilDate } from '../engine/model.ts'
import type { Of } from './words.ts'

type OfSession<Kind extends string, More = unknown> = {
  readonly code: Kind
  readonly name: string
  readonly duration: string
} & More

/** What a reminder tells: of a session its name, length and hour, and nothing else of the person. */
export type ReminderFact =
  | OfSession<'evening', { readonly start: string | null }>
  | OfSession<'hour' | 'still-time'>
  | {
      readonly code: 'weekly'
      readonly total: string
      readonly days: readonly { readonly date: CivilDate; readonly name: string; readonly duration: string }[]
    }
  | { readonly code: 'trial-end'; readonly on: { readonly at: Date; readonly timeZone: string } }

/** What a reminder says: a line to be seen at a glance, and one more. */
export type ReminderText = { readonly title: string; readonly text: string; readonly lines?: readonly string[] }

/** What can be done upon one. */
export const REMINDER_ACTS = ['open', 'start', 'done', 'shorter', 'move', 'account'] as const
export type ReminderAct = (typeof REMINDER_ACTS)[number]

/** All reminders of a language. */
export type ReminderWords = {
  readonly texts: { readonly [C in ReminderFact['code']]: (fact: Of<ReminderFact, C>) => ReminderText }
  readonly acts: Readonly<Record<ReminderAct, string>>
  /** Why a mail with one came. */
  readonly why: string
}
