import type { ReminderAct, ReminderText } from './reminder-facts.ts'
import type { Of } from './words.ts'

/** A day where its reader lives. */
export type LetterDay = { readonly at: Date; readonly timeZone: string }
/** An amount of money, in the smallest unit of its currency. */
export type Amount = { readonly cents: number; readonly currency: string }

type Linked<Code extends string, More = unknown> = { readonly code: Code; readonly href: string } & More

/** Every mail there is, and what it tells; `href` is where its button leads. */
export type LetterFact =
  | Linked<'verification' | 'welcome' | 'reset' | 'password-changed' | 'email-change' | 'trial-ended'>
  | Linked<'confirm-reminder', { readonly from: LetterDay }>
  | Linked<'authenticator-changed', { readonly isOn: boolean }>
  | Linked<'passkey-added' | 'passkey-removed', { readonly name: string }>
  | Linked<'email-change-asked' | 'email-changed-from', { readonly newEmail: string }>
  | { readonly code: 'email-changed'; readonly newEmail: string }
  | Linked<'export-ready', { readonly until: LetterDay }>
  | Linked<'trial-ending', { readonly on: LetterDay; readonly charged: boolean }>
  | Linked<'receipt', { readonly amount: Amount; readonly until: LetterDay }>
  | Linked<'payment-failed', { readonly until: LetterDay }>
  | Linked<'subscription-cancelled', { readonly until: LetterDay | null }>
  | Linked<'webhook-off', { readonly why: 'gone' | 'failing'; readonly host: string }>
  | Linked<'deletion-requested', { readonly on: LetterDay }>
  | { readonly code: 'deletion-undone' | 'deletion-done' }
  /** A reminder in its own words already; `act` is what its button does. */
  | Linked<'reminder', { readonly said: ReminderText; readonly act: ReminderAct }>

/** One mail's words. */
export type Letter = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly action?: { readonly label: string; readonly href: string }
  readonly after?: string
}

/** Mails that somebody may want no more of. */
export const UNSUBSCRIBED_MAILS = ['tips', 'reminders'] as const
export type UnsubscribedMail = (typeof UNSUBSCRIBED_MAILS)[number]
export type UnsubscribeWords = Readonly<
  Record<'link' | 'title' | 'ask' | 'note' | 'button' | 'done' | 'doneNote', string>
>

/** All mails of a language. */
export type LetterWords = {
  readonly letters: { readonly [C in LetterFact['code']]: (fact: Of<LetterFact, C>) => Letter }
  /** The ways out of mails that are not about the account itself: the link at their foot, and the page behind it. */
  readonly unsubscribe: Readonly<Record<UnsubscribedMail, UnsubscribeWords>>
}
