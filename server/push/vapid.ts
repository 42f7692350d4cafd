import type { Pool } from 'pg'
import type { Logger } from 'pino'
import webPush from 'web-push'
import { sure } from '../../engine/sure.ts'
import type { KeyBox } from '../auth/key-box.ts'

/** The pair of keys by which push services know this installation (RFC 8292). */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string }

const NAME = 'vapid'

/**
 * The installation's keys, made when they are first asked for and kept sealed; all servers on one database have the same.
 * Where nobody can open them any more others take their place, and devices have to be registered anew.
 */
export async function vapidKeys(parts: { pool: Pool; keys: KeyBox; log: Logger }): Promise<VapidKeys> {
  const { pool, keys, log } = parts
  const fresh = () => keys.seal(JSON.stringify(webPush.generateVAPIDKeys()), NAME)
  await pool.query('insert into installation (key, value) values ($1, $2) on conflict do nothing', [NAME, fresh()])
  const kept = await read(pool)
  const open = keys.open(kept, NAME)
  if (open !== null && kept.startsWith(keys.mark)) return JSON.parse(open) as VapidKeys
  if (open === null)
    log.error({ event: 'push-keys' }, 'SECRET_KEY is not the one that the keys of push were sealed under')
  // Of several servers that find them so one is first, and the others read what it wrote.
  await pool.query('update installation set value = $3 where key = $1 and value = $2', [
    ...[NAME, kept],
    open === null ? fresh() : keys.seal(open, NAME),
  ])
  return JSON.parse(sure(keys.open(await read(pool), NAME))) as VapidKeys
}

async function read(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ value: string }>('select value from installation where key = $1', [NAME])
  return sure(rows[0]).value
}
