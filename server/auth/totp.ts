import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { sure } from '../../engine/sure.ts'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000

/** A new secret for an authenticator app, in base32. */
export function newTotpSecret(): string {
  return Array.from(randomBytes(32), (byte) => BASE32[byte % 32]).join('')
}

/** What an authenticator app reads from a picture or a link. */
export function totpUri(secret: string, email: string): string {
  return `otpauth://totp/Fulcrum:${encodeURIComponent(email)}?secret=${secret}&issuer=Fulcrum`
}

/** The six digits of a secret in one step of thirty seconds, by RFC 6238. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', decoded(secret)).update(counter).digest()
  const offset = sure(mac.at(-1)) & 15
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

/** The step in which a code was right, one before and after now allowed, or null. */
export function totpStep(secret: string, code: string, at: number): number | null {
  const now = Math.floor(at / STEP_MS)
  return [now, now - 1, now + 1].find((step) => isSame(totpCode(secret, step), code)) ?? null
}

function isSame(expected: string, given: string): boolean {
  const [right, bytes] = [Buffer.from(expected), Buffer.from(given)]
  return bytes.length === right.length && timingSafeEqual(bytes, right)
}

function decoded(base32: string): Buffer {
  const bits = Array.from(base32, (sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
