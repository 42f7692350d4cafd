import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartError } from '../config.ts'

/** Where the checksum of a dump lies, in the form that `sha256sum --check` reads: PostgreSQL's dumps bear none of their own. */
export const checksumFile = (file: string): string => `${file}.sha256`

/** Writes the checksum that a file will have under its name. @param bytesIn where its bytes are before it is renamed */
export async function writeChecksum(file: string, bytesIn: string): Promise<void> {
  writeFileSync(checksumFile(file), `${await sha256(bytesIn)}  ${basename(file)}\n`)
}

/**
 * Compares a dump with the checksum beside it.
 * @returns a sentence for the operator where there is none, as of dumps of older versions; else null
 * @throws StartError when they differ
 */
export async function checkChecksum(file: string): Promise<string | null> {
  const beside = checksumFile(file)
  if (!existsSync(beside)) return `There is no ${beside}, so whether the dump is as it was made could not be checked.`
  if (readFileSync(beside, 'utf8').split(' ')[0] === (await sha256(file))) return null
  throw new StartError(`${file}: it is damaged, for ${beside} tells another checksum. Nothing was changed.`)
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
