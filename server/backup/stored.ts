import {
  createReadStream,
  createWriteStream,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type BackupStore, StartError } from '../config.ts'
import { backupDir, type Place } from '../db/backup-files.ts'
import { writableDataDir } from '../db/data-dir-lock.ts'
import { writeChecksum } from './checksum.ts'
import { objectStore, type StoredObject } from './object-store.ts'
import { opened, sealed } from './sealing.ts'

/** What is nobody's copy is left alone. */
const COPY = /^(?:nightly|manual)-[\w.-]+\.(?:tgz|dump)\.sealed$/
const ERASED = 'erased.txt.sealed'

const timeOf = ({ name }: StoredObject) => name.slice(name.indexOf('-') + 1)

/** Every copy in the store, the newest first. @throws StartError */
export async function listStored(store: BackupStore): Promise<StoredObject[]> {
  const copies = (await objectStore(store).list()).filter(({ name }) => COPY.test(name))
  return copies.sort((a, b) => timeOf(b).localeCompare(timeOf(a)))
}

/**
 * Seals a copy on its way into the store, with the ids of all who were erased, and drops what is older than the newest `kept`.
 * @returns the name that it has there
 * @throws StartError
 */
export async function storeCopy(
  store: BackupStore,
  file: string,
  { dataDir, erased, kept }: Place & { readonly erased: readonly string[]; readonly kept: number },
): Promise<string> {
  const name = `${basename(file)}.sealed`
  const objects = objectStore(store)
  await objects.put(name, sealed(createReadStream(file), store.passphrase))
  const ids = new Set([...erased, ...localErased({ dataDir }), ...(await storedErased(store).catch(() => []))])
  await objects.put(ERASED, sealed(Readable.from([Buffer.from(lines([...ids].sort()))]), store.passphrase))
  const others = (await listStored(store)).filter((copy) => copy.name !== name)
  for (const { name: old } of others.slice(Math.max(kept - 1, 0))) await objects.remove(old)
  return name
}

/**
 * Fetches a copy into the directory of backups, and notes who was erased meanwhile, so that the restore erases them again.
 * @param wanted - its name there, or how the name of the newest one shall end
 * @returns where it lies now
 * @throws StartError; then no file is left behind
 */
export async function takeBack(
  store: BackupStore,
  { dataDir }: Place,
  wanted: { readonly name: string } | { readonly ending: string },
): Promise<string> {
  const copies = await listStored(store)
  const found = copies.find(({ name }) =>
    'name' in wanted ? name === wanted.name : name.endsWith(`${wanted.ending}.sealed`),
  )
  if (!found)
    throw new StartError('name' in wanted ? `The store has no copy ${wanted.name}.` : 'The store has no copy yet.')
  const directory = backupDir({ dataDir })
  writableDataDir(directory)
  const file = join(directory, found.name.replace(/\.sealed$/, ''))
  const part = `${file}.part`
  try {
    await pipeline(opened(await objectStore(store).get(found.name), store.passphrase), createWriteStream(part))
    const ids = new Set([...localErased({ dataDir }), ...(await storedErased(store))])
    writeFileSync(erasedFile({ dataDir }), lines([...ids]))
    // What was opened is authentic: from here on its checksum guards it, as that of a dump made here.
    if (file.endsWith('.dump')) await writeChecksum(file, part)
    renameSync(part, file)
  } finally {
    rmSync(part, { force: true })
  }
  return file
}

const erasedFile = ({ dataDir }: Place) => join(dataDir, 'erased.txt')
const lines = (ids: readonly string[]) => ids.map((id) => `${id}\n`).join('')
const idsOf = (text: string) => text.split('\n').filter(Boolean)

const localErased = (place: Place) =>
  existsSync(erasedFile(place)) ? idsOf(readFileSync(erasedFile(place), 'utf8')) : []

// A list under a passphrase of before cannot be read; the database knows everyone who is in it.
async function storedErased(store: BackupStore): Promise<string[]> {
  const objects = objectStore(store)
  if (!(await objects.list()).some(({ name }) => name === ERASED)) return []
  return idsOf(Buffer.concat(await Array.fromAsync(opened(await objects.get(ERASED), store.passphrase))).toString())
}
