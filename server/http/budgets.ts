import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { Problem } from '../problem.ts'

/**
 * What a minute of one person's requests may hold; far above any honest use, far below what tires a server. `regenerate` is
 * a new plan that was asked for; `plan` is every task of the engine: that one, a look at a plan that no longer stands, what
 * can be done with a day (1), a change to it (2), a file of an activity (1); `program` is whatever programs of theirs ask, apart from
 * what they themselves do.
 */
const PER_MINUTE = { read: 300, write: 60, regenerate: 6, plan: 60, program: 60 } as const

const MINUTE_MS = 60_000
/** [ms] after which this server's counts are shared with the others. */
const SHARED_AFTER_MS = 1_000

export type BudgetKind = keyof typeof PER_MINUTE

type Count = { endsAt: number; total: number; unshared: number }

export type Budgets = {
  /** Counts one request of a person. @throws Problem too-many-requests */
  readonly spend: (kind: BudgetKind, userId: string) => void
}

/**
 * A person's budgets: counted in this process, which costs nothing, and added up in the database each second, so that several
 * servers share one budget to within that second.
 * @param pool null where this process is the only one
 */
export function createBudgets(pool: Pool | null, now: () => number = () => Date.now()): Budgets {
  const counts = new Map<string, Count>()
  let isDue = false

  const share = async () => {
    isDue = false
    for (const [key, { endsAt }] of counts) if (endsAt <= now()) counts.delete(key)
    const fresh = [...counts].filter(([, { unshared }]) => unshared > 0)
    if (!pool || fresh.length === 0) return
    const rows = fresh.map(([key, count]) => ({ key, count, points: count.unshared, endsAt: count.endsAt }))
    for (const { count } of rows) count.unshared = 0
    // A count that could not be shared still holds here.
    const totals = await addUp(pool, rows).catch(() => [])
    for (const { key, points } of totals) {
      const count = counts.get(key)
      if (count) count.total = Math.max(count.total, Number(points) + count.unshared)
    }
  }

  return {
    spend: (kind, userId) => {
      const key = `budget:${kind}:${keyOf(userId)}`
      const instant = now()
      const endsAt = (Math.floor(instant / MINUTE_MS) + 1) * MINUTE_MS
      const before = counts.get(key)
      const count = before && before.endsAt === endsAt ? before : { endsAt, total: 0, unshared: 0 }
      counts.set(key, count)
      if (count.total >= PER_MINUTE[kind]) throw spent(Math.ceil((endsAt - instant) / 1000))
      count.total += 1
      count.unshared += 1
      if (isDue) return
      isDue = true
      setTimeout(share, SHARED_AFTER_MS).unref()
    },
  }
}

/** Budgets that never end, for measuring and for tests of other things. */
export const NO_BUDGETS: Budgets = { spend: () => {} }

function spent(seconds: number): Problem {
  return new Problem(
    'too-many-requests',
    { code: 'minute-spent', seconds },
    { headers: { 'retry-after': String(seconds) } },
  )
}

async function addUp(pool: Pool, rows: readonly { key: string; points: number; endsAt: number }[]) {
  const { rows: totals } = await pool.query<{ key: string; points: number }>(
    `insert into rate_limits (key, points, expire) select * from unnest($1::text[], $2::int[], $3::bigint[])
     on conflict (key) do update set expire = excluded.expire,
       points = excluded.points + case when rate_limits.expire = excluded.expire then rate_limits.points else 0 end
     returning key, points`,
    [rows.map(({ key }) => key), rows.map(({ points }) => points), rows.map(({ endsAt }) => endsAt)],
  )
  return totals
}

// As the other limits do: the table names nobody at a glance.
function keyOf(userId: string): string {
  return createHash('sha256').update(userId).digest('base64url').slice(0, 24)
}
