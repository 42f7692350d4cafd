import type { TestServer } from '../test-server.ts'

type Person = Awaited<ReturnType<TestServer['person']>>

/** Who calls: nobody, somebody with an invented token, and people in every state that a route may ask for. */
export const CALLERS = ['nobody', 'invented', 'newcomer', 'onboarded', 'unconfirmed', 'over'] as const
export type Caller = (typeof CALLERS)[number]

/** People who are made anew once a call has signed them out or closed their account. */
export function callers(server: TestServer) {
  const people = new Map<Caller, Person>()
  const made = async (caller: Caller): Promise<Person> => {
    const person = await server.person({ onboarded: caller !== 'newcomer', confirmed: caller !== 'unconfirmed' })
    const shift = {
      over: `trial_ends_at = now() - interval '1 day'`,
      unconfirmed: `trial_started_at = now() - interval '5 days'`,
    }
    const set = caller in shift ? shift[caller as keyof typeof shift] : null
    if (set) await server.db.pool.query(`update subscriptions set ${set} where user_id = $1`, [person.id])
    return person
  }
  return {
    tokenOf: async (caller: Caller): Promise<string | undefined> => {
      if (caller === 'nobody') return undefined
      if (caller === 'invented') return 'invented-token-of-nobody'
      const person = people.get(caller) ?? (await made(caller))
      people.set(caller, person)
      return person.token
    },
    /** Whoever was refused as nobody, or went, is somebody else the next time. */
    forget: (caller: Caller) => void people.delete(caller),
  }
}
