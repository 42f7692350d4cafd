import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { StartError } from '../config.ts'

const BLOCK_BYTES = 512
const CHECKSUM_AT = 148
const CHECKSUM_BYTES = 8

/**
 * Reads a backup of the embedded database: an archive of files, packed by gzip, whose checksum must hold. Read here and not by
 * the engine, which ends the process over what it cannot unpack.
 * @returns the archive
 * @throws StartError when it is none, or is cut off or damaged
 */
export function readArchive(file: string): Buffer<ArrayBuffer> {
  let tar: Buffer<ArrayBuffer>
  try {
    tar = gunzipSync(readFileSync(file))
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new StartError(`${file}: there is no such file.`, { cause })
    throw code.startsWith('E') && !code.startsWith('ERR_')
      ? new StartError(`${file}: cannot be read (${code}).`, { cause })
      : noBackup(file, cause)
  }
  if (!isArchive(tar)) throw noBackup(file, null)
  return tar
}

/** What is told of a file whose content is not ours, or no longer. */
export const noBackup = (file: string, cause: unknown) =>
  new StartError(`${file}: this is not a backup of Fulcrum, or it is damaged. Nothing was changed.`, { cause })

/** Whether every header adds up, every file is there to its end, and none would lie outside. */
function isArchive(tar: Buffer): boolean {
  let at = 0
  while (at + BLOCK_BYTES <= tar.length && tar[at] !== 0) {
    const header = tar.subarray(at, at + BLOCK_BYTES)
    const size = octal(header.subarray(124, 136))
    if (sum(header) !== octal(header.subarray(CHECKSUM_AT, CHECKSUM_AT + CHECKSUM_BYTES)) || Number.isNaN(size))
      return false
    if (text(header.subarray(0, 100)).split('/').includes('..')) return false
    at += BLOCK_BYTES * (1 + Math.ceil(size / BLOCK_BYTES))
  }
  return at > 0 && at <= tar.length
}

const text = (field: Buffer) => field.toString('latin1').replace(/\0.*$/s, '')
const octal = (field: Buffer) => Number.parseInt(text(field).trim() || '0', 8)

/** By the format the checksum counts itself as spaces. */
function sum(header: Buffer): number {
  let total = 0
  for (const [index, byte] of header.entries())
    total += index >= CHECKSUM_AT && index < CHECKSUM_AT + CHECKSUM_BYTES ? 0x20 : byte
  return total
}
