import { civilDay } from '../civil-day.ts'
import type { AppContext } from '../context.ts'
import type { RequestingUser } from '../env.ts'
import { countProposals } from './store.ts'

type Person = Pick<RequestingUser, 'id' | 'timeZone'>

/** Whose proposals wait, from which day on, and when that is. */
export const waitingOf = ({ now }: Pick<AppContext, 'now'>, { id, timeZone }: Person) => ({
  ...{ userId: id, from: civilDay(now(), timeZone), now: now() },
})

/** How many proposals wait for a person's answer. */
export async function proposalsWaiting(context: Pick<AppContext, 'db' | 'now'>, user: Person): Promise<number> {
  return context.db.asSystem((queries) => countProposals(queries, waitingOf(context, user)))
}

/** What proposalsOf() counted. */
export function proposalsIn(own: unknown): number {
  return (own as { proposals?: number } | null)?.proposals ?? 0
}
