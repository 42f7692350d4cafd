import { randomUUID } from 'node:crypto'
import type { BusyCalendars } from '../../contract/busy-calendars.ts'
import { accessAt } from '../access.ts'
import { findPerson } from '../calendar/store.ts'
import { clockOf } from '../civil-day.ts'
import type { AppContext } from '../context.ts'
import type { PlanReader } from '../env.ts'
import { listSettled } from '../plan-inputs/calendar-hours-store.ts'
import { addChange, forgetChanges } from '../plan-inputs/change-store.ts'
import { holdDay } from '../plan-inputs/check-in-store.ts'
import { currentInput, planWith } from '../schedule/current.ts'

/** What became of sessions for calendars' sake. */
export type Room = Pick<BusyCalendars, 'moved' | 'left'>

const NOTHING: Room = { moved: 0, left: [] }

/**
 * Gives sessions another place whose hours a calendar has taken, by the rules; each is told and can be taken back like any change that
 * somebody asked for. Nothing for whoever has no plan to be seen.
 * @throws what a plan that cannot be made now throws
 */
export async function makeRoom(context: AppContext, user: PlanReader): Promise<Room> {
  const { db, engine, now } = context
  if (!(await hasPlan(context, user.id))) return NOTHING
  const { input, facts } = await currentInput(context, user)
  if (!input.calendar) return NOTHING
  const settled = await db.forUser(user.id, (queries) => listSettled(queries, user.id, input.timeZone))
  const at = { now: clockOf(now(), input.timeZone), settled }
  const { changes, stale, left } = await engine.run(user.id, 'clashesIn', input, facts, at)
  if (changes.length + stale.length === 0) return { moved: 0, left: [...left] }
  const fresh = changes.map((change) => ({ id: randomUUID(), change }))
  await planWith(context, user, {
    into: (before) => ({
      ...before,
      changes: [...(before.changes ?? []).filter(({ id }) => !stale.includes(id)), ...fresh],
    }),
    keep: async (queries, instant) => {
      await forgetChanges(queries, user.id, stale)
      for (const one of fresh) {
        await holdDay(queries, { userId: user.id, date: one.change.date, now: instant })
        await addChange(queries, user.id, one, instant)
      }
    },
  })
  return { moved: fresh.length, left: [...left] }
}

async function hasPlan({ db, now }: AppContext, userId: string): Promise<boolean> {
  const person = await db.asSystem((queries) => findPerson(queries, userId))
  const kind = person?.onboardingCompleted ? accessAt(now(), person.subscription).kind : 'none'
  return kind !== 'none' && kind !== 'ended'
}
