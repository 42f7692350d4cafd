import type { ProblemCode } from '../contract/problem.ts'
import type { WordsOf } from './words.ts'

/** What is said of a failed call: by its code where there is nothing more to tell, else by what happened. */
export type ProblemFact =
  | { readonly code: ProblemCode }
  | { readonly code: 'too-many-attempts'; readonly minutes: number }
  | { readonly code: 'minute-spent'; readonly seconds: number }
  | { readonly code: 'too-many-passkeys'; readonly max: number }
  | {
      readonly code:
        | 'activities-of-day'
        | 'activity-ahead'
        | 'activity-gone'
        | 'activity-too-early'
        | 'activity-too-short'
        | 'answer-does-not-fit'
        | 'answer-kept'
        | 'answered-already'
        | 'body-ahead'
        | 'body-too-early'
        | 'bridge-away'
        | 'bridge-refused'
        | 'calendar-address'
        | 'calendar-away'
        | 'calendar-gone'
        | 'calendar-large'
        | 'calendar-login'
        | 'calendar-no-dav'
        | 'calendar-no-writing'
        | 'calendar-not-removed'
        | 'calendar-ours'
        | 'calendar-plain'
        | 'calendar-refused'
        | 'calendar-unreadable'
        | 'calendars-many'
        | 'push-endpoint'
        | 'push-devices'
        | 'proposal-gone'
        | 'proposal-unoffered'
        | 'proposals-many'
        | 'tokens-many'
        | 'webhook-address'
        | 'webhook-gone'
        | 'webhooks-many'
        | 'change-gone'
        | 'change-keeps-safe'
        | 'copy-failed'
        | 'copy-gone'
        | 'database-away'
        | 'day-ahead'
        | 'day-too-early'
        | 'days-out-of-range'
        | 'disk-full'
        | 'email-registered'
        | 'deleted-many'
        | 'hour-over'
        | 'import-taken-back'
        | 'length-stays'
        | 'file-damaged'
        | 'no-session-there'
        | 'not-a-week'
        | 'file-not-activity'
        | 'file-packed'
        | 'file-several'
        | 'file-too-large'
        | 'file-too-long'
        | 'file-unknown'
        | 'file-without-time'
        | 'login-wrong'
        | 'no-coach'
        | 'overloaded'
        | 'passkey-gone'
        | 'passkey-unchecked'
        | 'passkey-unknown'
        | 'payment-service'
        | 'plans-wait'
        | 'session-ended'
        | 'signature'
        | 'stopping'
        | 'too-many-changes'
        | 'too-many-changes-of-day'
        | 'unkeepable'
        | 'unknown-exercise'
        | 'version'
    }

/** What a language says of failed calls. */
export type ProblemWords = {
  readonly title: (code: ProblemCode) => string
  readonly said: WordsOf<ProblemFact>
  /** What the schemas of bodies say in English. */
  readonly message: (message: string) => string
}
