import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { sure } from '../../engine/sure.ts'

const argon2Async = promisify(argon2)

/** OWASP's minimum for argon2id is 19 MiB with one pass; we take two. @source owasp-password-storage */
const MEMORY_KIB = 19_456
const PASSES = 2
const TAG_BYTES = 32

/** A password as it is kept: an argon2id PHC string with its own salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive(password, { salt, memory: MEMORY_KIB, passes: PASSES, parallelism: 1 })
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${base64(salt)}$${base64(tag)}`
}

/** Whether a password is the one that a PHC string was made from; false for a string of another form. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc)
  if (!parts) return false
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number]
  const expected = Buffer.from(sure(parts[5]), 'base64')
  const tag = await derive(password, { salt: Buffer.from(sure(parts[4]), 'base64'), memory, passes, parallelism })
  return tag.length === expected.length && timingSafeEqual(tag, expected)
}

type Parameters = { salt: Buffer; memory: number; passes: number; parallelism: number }

function derive(password: string, { salt, ...cost }: Parameters): Promise<Buffer> {
  return argon2Async('argon2id', { message: Buffer.from(password), nonce: salt, tagLength: TAG_BYTES, ...cost })
}

/** Base64 without padding, as PHC strings have it. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
