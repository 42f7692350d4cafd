import type { CivilDate } from '../engine/model.ts'
import type { DateOrder } from './date-order.ts'

/** What one tap in a calendar's entry begins. */
export const TAPS = ['done', 'shorter-30', 'shorter-15', 'move', 'skip'] as const
export type Tap = (typeof TAPS)[number]

/** What became of a tap's page. */
type Outcome = 'done' | 'changed'
/** Why a tap's page offers nothing. */
type Closed = 'done-already' | 'no-session' | 'not-offered' | 'too-early' | 'stale' | 'gone'

/** What stands in the calendars, files and pages that are made of a plan. */
export type CalendarWords = {
  /** The calendars as a calendar program lists them. */
  readonly names: Readonly<Record<'full' | 'busy', string>>
  readonly about: Readonly<Record<'full' | 'busy', string>>
  /** All that the disguised calendar says of a session. */
  readonly busy: string
  readonly doneTitle: (name: string) => string
  readonly alarm: (name: string) => string
  readonly parts: Readonly<Record<'warmup' | 'exercises' | 'cooldown', string>>
  readonly sets: (count: number) => string
  /** Between two sets. */
  readonly rest: string
  /** `3 x 8-10` */
  readonly timesEach: (sets: number, amount: string) => string
  /** Stands above a session of the block that follows the plan. */
  readonly ahead: string
  /** Stands above a session that its person put somewhere else, where that cannot be. */
  readonly putBack: (why: string) => string
  /** Stands above the links of an entry. */
  readonly byTap: string
  readonly taps: Readonly<Record<Tap, string>>
  readonly page: {
    readonly title: string
    /** `Monday, November 23` or `Monday 23 November` */
    readonly day: (date: CivilDate, order: DateOrder) => string
    readonly ask: Readonly<Record<Tap, string>>
    /** What is pressed where there is but one way. */
    readonly confirm: Readonly<Record<'done' | 'shorter-30' | 'shorter-15', string>>
    readonly notNow: (why: string) => string
    readonly outcome: Readonly<Record<Outcome, string>>
    readonly became: (name: string, duration: string) => string
    readonly undo: string
    readonly closed: Readonly<Record<Closed, string>>
    readonly toPlan: string
  }
}
