import type { SlashOrder } from '../../../formats/logbook/local-time.ts'
import type { LogbookFault } from '../../../formats/logbook/read-logbook.ts'
import type { LogbookActivities } from './logbook-activities.ts'

/** What a log is read as, where it leaves something open. */
export type LogbookChoices = { readonly unit: 'kg' | 'lb'; readonly order: SlashOrder }

/** What the worker is asked to read. */
export type LogbookAsked = LogbookChoices & { readonly file: File }

/** What a log holds, before anything of it is sent. */
export type LogbookPreview = LogbookActivities & {
  readonly isUnitless: boolean
  readonly isOrderOpen: boolean
  readonly unread: number
  /** Workouts of days to come, which are left out. */
  readonly ahead: number
  readonly first: string
  readonly last: string
}

/** What the worker answers. */
export type LogbookTold =
  | ({ readonly kind: 'read' } & LogbookPreview)
  | { readonly kind: 'failed'; readonly fault: LogbookFault }
