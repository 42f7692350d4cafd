import { chownSync, cpSync, existsSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { sure } from '../../engine/sure.ts'
import { directoryOfItsOwn, makeDataDir, postgresTools, runCluster, superuserAt, unprivileged } from './cluster.ts'
import { keptTemplate } from './global-setup.ts'
import { kept } from './kept-database.ts'

/** Nothing of it outlives its run: what is written need not reach the disk, and nobody copies or restores it. */
const FORGETFUL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  // No statement of a test is worth being compiled for.
  jit: 'off',
}

const IN_MEMORY = '/dev/shm'
/** [bytes] Some dozen databases at a time, and the log of all that is written. */
const ROOM = 4 * 1024 ** 3

/**
 * Starts a PostgreSQL for one run of the tests. They make and drop a database every second or two, and on one that keeps
 * what it is told each waits for the disk: half a second on a quiet machine, and seconds on a busy one.
 */
export async function setup(): Promise<() => Promise<void>> {
  const tools = sure(postgresTools())
  const cluster = await runCluster(tools, copied(await keptDataDir(tools)), FORGETFUL)
  process.env.TEST_POSTGRES = superuserAt(cluster.port)
  // A database is copied as files, not by writing all of it to the log.
  process.env.TEST_POSTGRES_STRATEGY = 'strategy file_copy'
  return async () => {
    await cluster.stop()
    rmSync(dirname(cluster.dataDir), { recursive: true })
  }
}

/** A data directory with the migrated template in it. */
function keptDataDir(tools: string): Promise<string> {
  return kept(`.postgres-${basename(dirname(tools))}`, async (unfinished) => {
    const directory = directoryOfItsOwn()
    const dataDir = join(directory, 'data')
    makeDataDir(tools, dataDir)
    const cluster = await runCluster(tools, dataDir, FORGETFUL)
    await keptTemplate(superuserAt(cluster.port))
    await cluster.stop()
    cpSync(dataDir, unfinished, { recursive: true })
    rmSync(directory, { recursive: true })
  })
}

/** Memory where there is enough of it: a database is a thousand small files, which cost a disk's file system more than their rows. */
function quickestPlace(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize > ROOM ? IN_MEMORY : tmpdir()
}

/** A copy of a data directory that PostgreSQL may write to. */
function copied(kept: string): string {
  const dataDir = join(directoryOfItsOwn(quickestPlace()), 'data')
  cpSync(kept, dataDir, { recursive: true })
  const owner = unprivileged()
  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => join(dataDir, name))
  if (owner) for (const file of [dataDir, ...files]) chownSync(file, owner.uid, owner.gid)
  return dataDir
}
