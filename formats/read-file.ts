import type { ActivityInput } from '../contract/activity.ts'
import { type ActivityFormat, type FileFault, heldToBounds, Unreadable } from './found.ts'
import { readFit } from './read-fit.ts'
import { readXml } from './read-xml.ts'

/**
 * What a file says, or why it says nothing: plain data, for it crosses from one thread to another.
 * @property unknownSets - how many sets are left out, for they are of no exercise of ours
 */
export type FileRead =
  | { readonly format: ActivityFormat; readonly activity: ActivityInput; readonly unknownSets: number }
  | { readonly fault: FileFault }

/**
 * Reads a FIT, GPX or TCX file, which its first bytes tell; nothing is ever unpacked.
 * Fails for no content of a file, and takes time and memory in proportion to its length.
 */
export function readActivityFile(bytes: Uint8Array): FileRead {
  try {
    const { format, found } = readAny(bytes)
    return { format, activity: heldToBounds(found), unknownSets: found.unknownSets ?? 0 }
  } catch (error) {
    if (error instanceof Unreadable) return { fault: error.fault }
    throw error
  }
}

/** First bytes of archives, in hexadecimal: zip, gzip, bzip2, 7z, xz, rar. */
const PACKED = ['504b03', '504b05', '504b07', '1f8b', '425a68', '377abc', 'fd377a', '526172']
const SPACES = new Set([0x00, 0x09, 0x0a, 0x0d, 0x20])
const LESS_THAN = 0x3c

function readAny(bytes: Uint8Array) {
  const head = bytes.subarray(0, 16)
  const begins = [...head].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  if (PACKED.some((first) => begins.startsWith(first))) throw new Unreadable('file-packed')
  if (String.fromCharCode(...head.subarray(8, 12)) === '.FIT') return { format: 'fit' as const, found: readFit(bytes) }
  // XML begins with or without a mark of its encoding, and after spaces.
  const first = head.find((byte) => !SPACES.has(byte) && ![0xef, 0xbb, 0xbf, 0xff, 0xfe].includes(byte))
  if (first === LESS_THAN) return readXml(bytes)
  throw new Unreadable('file-unknown')
}
