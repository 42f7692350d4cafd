import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { openDb } from '../db/open.ts'
import { migrateDb } from '../migrate.ts'
import { allRows, fillEveryTable } from '../testing/all-rows.ts'
import {
  type Cluster,
  directoryOfItsOwn,
  postgresTools,
  runCluster,
  shellAsPostgres,
  startCluster,
} from '../testing/cluster.ts'

const tools = postgresTools()

/** The commands as an operator reads them, with a directory of the test's in the place of `/backup`. */
function commandsIn(backup: string) {
  const page = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
  const section = sure(page.slice(page.indexOf('### To any moment')).split(/\n## /)[0])
  const blocks = [...section.matchAll(/```(?:ini|sh)\n([\s\S]*?)```/g)].map(([, block]) =>
    sure(block).replaceAll('/backup', backup),
  )
  const [archiving, copying, recovering] = blocks
  if (!archiving || !copying || !recovering) throw new Error('the commands are not where they were')
  const settings = archiving.matchAll(/^(\w+) = '?(.*?)'?$/gm).map(([, name, value]) => [sure(name), sure(value)])
  return { archiving: Object.fromEntries(settings), copying, recovering }
}

async function ask<T extends object>(cluster: Cluster, database: string, sql: string): Promise<T[]> {
  return onClient(cluster, database, async (client) => (await client.query<T>(sql)).rows)
}

async function onClient<T>({ port }: Cluster, database: string, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/${database}` })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

const until = async (holds: () => Promise<boolean>) => {
  for (let tries = 0; tries < 300 && !(await holds()); tries += 1) await sleep(100)
}

test.skipIf(!tools)(
  `the commands of the manual bring back every row of the moment before a mistake${tools ? '' : ' (skipped: no initdb)'}`,
  { timeout: 120_000, tags: 'night' },
  async () => {
    const place = directoryOfItsOwn()
    const backup = join(place, 'backup')
    const { archiving, copying, recovering } = commandsIn(backup)
    shellAsPostgres(sure(tools), `mkdir -p ${backup}/wal`, {})
    const before = await startCluster(sure(tools), archiving)
    const at = { PGHOST: '127.0.0.1', PGPORT: String(before.port), PGUSER: 'postgres' }
    let told: Record<string, string>
    let moment: string
    try {
      const db = await openDb({ databaseUrl: await before.database('fulcrum'), dataDir: '' })
      await migrateDb(db)
      await db.close()
      shellAsPostgres(sure(tools), copying, at)
      // Told after the base backup: only the log knows of it.
      await onClient(before, 'fulcrum', fillEveryTable)
      told = await onClient(before, 'fulcrum', allRows)
      moment = sure((await ask<{ now: string }>(before, 'fulcrum', 'select clock_timestamp()::text as now'))[0]).now
      await ask(before, 'fulcrum', 'delete from users')
      expect(await onClient(before, 'fulcrum', allRows)).not.toEqual(told)
      const [written] = await ask<{ file: string }>(
        before,
        'fulcrum',
        'select pg_walfile_name(pg_switch_wal()) as file',
      )
      await until(async () => {
        const [row] = await ask<{ last: string | null }>(
          before,
          'fulcrum',
          'select last_archived_wal as last from pg_stat_archiver',
        )
        return (row?.last ?? '') >= sure(written).file
      })
    } finally {
      await before.stop()
    }

    const dataDir = join(place, 'data')
    const lines = recovering.replace(/^(recovery_target_time) = .*$/m, `$1 = '${moment}'`)
    expect(lines).toContain(moment)
    shellAsPostgres(
      sure(tools),
      `cp -a ${backup}/base-* ${dataDir}; printf '%s' "$RECOVERY" >> ${dataDir}/postgresql.conf; touch ${dataDir}/recovery.signal`,
      { RECOVERY: lines },
    )
    const after = await runCluster(sure(tools), dataDir)
    try {
      await until(async () => {
        const [row] = await ask<{ on: boolean }>(after, 'fulcrum', 'select pg_is_in_recovery() as on')
        return row?.on === false
      })
      expect(await onClient(after, 'fulcrum', allRows)).toEqual(told)
      expect(Object.keys(told).length).toBeGreaterThan(30)
    } finally {
      await after.stop()
      rmSync(place, { recursive: true })
    }
  },
)
