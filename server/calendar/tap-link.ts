import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CivilDate } from '../../engine/model.ts'
import { TAPS, type Tap } from '../../words/calendar-facts.ts'

/** What a link in a calendar's entry is for: one thing to do with one person's session of one day. */
export type TapLink = { readonly userId: string; readonly date: CivilDate; readonly tap: Tap }

/** A link's token as it was found: what it says, not yet whether it may be believed. */
export type ReadTap = TapLink & { readonly signature: Buffer }

/** Days are counted from here, in two bytes. */
const DAY_ONE = Temporal.PlainDate.from('2020-01-01')
/** [bytes] What is said, and the signature behind it: 128 bits of HMAC-SHA256. */
const SAID_BYTES = 19
const SIGNATURE_BYTES = 16

/**
 * The token of a link.
 * @param address - hash of the calendar's address: the links end with it
 */
export function tapToken(secret: string, address: string, link: TapLink): string {
  const said = Buffer.alloc(SAID_BYTES)
  Buffer.from(link.userId.replaceAll('-', ''), 'hex').copy(said)
  said.writeUInt16BE(DAY_ONE.until(link.date, { largestUnit: 'days' }).days, 16)
  said.writeUInt8(TAPS.indexOf(link.tap), 18)
  return Buffer.concat([said, signatureOf(secret, address, said)]).toString('base64url')
}

/** What a token says, or null where it is none. */
export function readTap(token: string): ReadTap | null {
  if (!/^[\w-]{47}$/.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const tap = TAPS[bytes.readUInt8(18)]
  if (bytes.length !== SAID_BYTES + SIGNATURE_BYTES || !tap) return null
  const hex = bytes.toString('hex', 0, 16)
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const date = DAY_ONE.add({ days: bytes.readUInt16BE(16) }).toString()
  return { userId, date, tap, signature: bytes.subarray(SAID_BYTES) }
}

/** Whether a token is ours and its calendar's address has not been renewed since. */
export function isTapGenuine(secret: string, address: string, read: ReadTap): boolean {
  const token = Buffer.from(tapToken(secret, address, read), 'base64url')
  return timingSafeEqual(token.subarray(SAID_BYTES), read.signature)
}

function signatureOf(secret: string, address: string, said: Buffer): Buffer {
  const key = createHmac('sha256', secret).update(`calendar links of ${address}`).digest()
  return createHmac('sha256', key).update(said).digest().subarray(0, SIGNATURE_BYTES)
}
