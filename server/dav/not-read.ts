import type { CalendarFailure } from '../../contract/busy-calendars.ts'
import type { Unreached } from '../outside/outside.ts'

/** A calendar could not be read; says why and never where it was. */
export class NotRead extends Error {
  readonly why: CalendarFailure
  constructor(why: CalendarFailure) {
    super(`calendar not read: ${why}`)
    this.why = why
  }
}

/** Why a calendar was not read that could not be reached. */
export const WHY: Readonly<Record<Unreached, CalendarFailure>> = {
  ...{ address: 'address', private: 'address', away: 'away', late: 'away', large: 'large', redirects: 'refused' },
}
