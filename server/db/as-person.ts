import { QUERY_MAX_MS } from './found.ts'

/** [ms] Whoever waits for a row longer is told to come again. */
const LOCK_MAX_MS = 1_000

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** How long a statement of a transaction may take and wait. */
export const LIMITS = [
  `set_config('statement_timeout', '${QUERY_MAX_MS}', true)`,
  `set_config('lock_timeout', '${LOCK_MAX_MS}', true)`,
  // A transaction whose server is gone must not hold its rows.
  `set_config('idle_in_transaction_session_timeout', '15000', true)`,
].join(', ')

/** Who asks, in one round trip. */
const atOnce = (userId: string) => [
  `begin; select set_config('role', 'app_user', true), set_config('app.user_id', '${userId}', true), ${LIMITS}`,
]

/** Who asks, as other machines are told it: by `set local`, each in a message of its own. */
const eachAlone = (userId: string) => [
  `begin; select ${LIMITS}`,
  'set local role app_user',
  `set local app.user_id = '${userId}'`,
]

/**
 * What begins a transaction of one person, by the row rules.
 * @param spread - whether tables lie on several machines, to which settings go as statements alone
 * @throws RangeError for what is no id
 */
export function asPerson(userId: string, spread: boolean): readonly string[] {
  if (!UUID.test(userId)) throw new RangeError('Cannot query for a person: the id is not a UUID')
  return spread ? eachAlone(userId) : atOnce(userId)
}
