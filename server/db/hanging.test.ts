import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { databaseAt, testDb } from '../testing/database.ts'
import { type Db, openDb } from './open.ts'

const ADDRESS = process.env.TEST_POSTGRES
const SOMEBODY = '00000000-0000-4000-8000-000000000001'

describe.skipIf(!ADDRESS)('a database that takes connections and says nothing', () => {
  let made: Db
  let between: Awaited<ReturnType<typeof wire>>
  let db: Db
  beforeAll(async () => {
    made = await testDb()
    const { rows } = await made.pool.query<{ name: string }>('select current_database() as name')
    const address = new URL(databaseAt(sure(ADDRESS), sure(rows[0]).name))
    between = await wire(address.hostname, Number(address.port || 5432))
    address.host = `127.0.0.1:${between.port}`
    db = await openDb({ databaseUrl: address.href, dataDir: '' })
  })
  afterAll(async () => {
    await db.close()
    between.close()
    await made.close()
  })

  // What a person waits for ends long before what a job may wait for, which is longer than this test.
  test.each<[string, (of: Db) => Promise<unknown>]>([
    ["a person's own queries", (of) => of.forUser(SOMEBODY, (queries) => queries.execute('select 1'))],
    ['those of sign-in and billing', (of) => of.asSystem((queries) => queries.execute('select 1'))],
    ['a look at a session', (of) => of.pool.query('select 1')],
  ])('holds up %s no longer than a query may take, and keeps no connection', { timeout: 20_000 }, async (_, ask) => {
    await ask(db)
    between.hang()
    await expect(ask(db)).rejects.toThrow(/timeout/i)
    between.resume()
    await ask(db)
    for (const { totalCount, idleCount, waitingCount } of Object.values(db.pools))
      expect([totalCount - idleCount, waitingCount]).toEqual([0, 0])
  })
})

/** A way to a server that can be made to carry nothing. */
async function wire(host: string, port: number) {
  const sockets = new Set<Socket>()
  let hangs = false
  const server = createServer((near) => {
    const far = connect(port, host)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('data', (data) => hangs || other.write(data))
      one.on('close', () => other.destroy())
      one.on('error', () => other.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    hang: () => {
      hangs = true
    },
    resume: () => {
      hangs = false
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
