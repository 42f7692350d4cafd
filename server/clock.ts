import type { Pool } from 'pg'
import { sure } from '../engine/sure.ts'

/** The instant that the product believes it is. */
export type Clock = {
  readonly now: () => Date
  /** The instant as it is, wherever the product's clock was moved: what is erased for good is erased by this one alone. */
  readonly real: () => Date
  /** Moves time on, for everyone; only where a test clock is allowed. */
  readonly advance: ((ms: number) => Promise<void>) | null
}

/** Time as it is. */
export const realClock: Clock = { now: () => new Date(), real: () => new Date(), advance: null }

const KEY = 'clock-ahead-ms'
const LOOK_EVERY_MS = 2_000

/** A clock that a test may move ahead; the amount is in the database, so that restarts and a second server keep it. */
export async function movableClock(pool: Pool): Promise<Clock & { stop: () => void }> {
  let aheadMs = await read(pool)
  const timer = setInterval(() => {
    read(pool).then(
      (ms) => {
        aheadMs = ms
      },
      () => {},
    )
  }, LOOK_EVERY_MS).unref()
  return {
    now: () => new Date(Date.now() + aheadMs),
    real: () => new Date(),
    advance: async (ms) => {
      const { rows } = await pool.query<{ value: string }>(
        `insert into installation (key, value) values ($1, $2)
         on conflict (key) do update set value = (installation.value::bigint + excluded.value::bigint)::text returning value`,
        [KEY, String(Math.round(ms))],
      )
      aheadMs = Number(sure(rows[0]).value)
    },
    stop: () => clearInterval(timer),
  }
}

async function read(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ value: string }>('select value from installation where key = $1', [KEY])
  return Number(rows[0]?.value ?? 0)
}
