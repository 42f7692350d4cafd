import { and, eq, isNotNull } from 'drizzle-orm'
import type { Settled } from '../../engine/adapt/asked/clashes.ts'
import type { CalendarBusy } from '../../engine/model.ts'
import { civilDay } from '../civil-day.ts'
import type { Queries } from '../db/open.ts'
import { busyCalendars, planChanges } from '../db/schema.ts'

/** Under this name the day's plan has hours that its person called work. */
const WORK = 'Work'

/** The hours that a person's calendars take, as their plan needs them. */
export async function listCalendarHours(queries: Queries, userId: string): Promise<CalendarBusy[]> {
  const rows = await queries
    .select({ busy: busyCalendars.busy })
    .from(busyCalendars)
    .where(eq(busyCalendars.userId, userId))
  return rows.flatMap(({ busy }) => busy.map(({ work, ...hours }) => ({ ...hours, label: work ? WORK : '' })))
}

/** The days whose session a person put back after it had been moved for a calendar's sake, and when. */
export async function listSettled(queries: Queries, userId: string, timeZone: string): Promise<Settled[]> {
  const { date, change, takenBackAt } = planChanges
  const rows = await queries
    .select({ date, change, takenBackAt })
    .from(planChanges)
    .where(and(eq(planChanges.userId, userId), isNotNull(takenBackAt)))
  return rows.flatMap((row) =>
    row.takenBackAt && row.change.type === 'move' && row.change.because === 'calendar'
      ? [{ date: row.date, on: civilDay(row.takenBackAt, timeZone) }]
      : [],
  )
}
