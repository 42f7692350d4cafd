import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { opened, sealed } from './sealing.ts'

const WORDS = 'correct horse battery staple'
const PIECE = 64 * 1024
const HEAD = 48

async function* inLumps(bytes: Buffer, size = 10_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const whole = async (stream: AsyncIterable<Buffer>) => Buffer.concat(await Array.fromAsync(stream))
/** Of pieces, tags and ends a cheap key shows as much; what copies really cost is asked for below. */
const CHEAP = 2
const seal = (text: Buffer) => whole(sealed(inLumps(text), WORDS, CHEAP))
const open = (bytes: Buffer, words = WORDS) => whole(opened(inLumps(bytes, 70_001), words, CHEAP))

test('a copy comes back at the price that every copy has, and at no other', async () => {
  const text = randomBytes(100)
  const copy = await whole(sealed(inLumps(text), WORDS))
  expect((await whole(opened(inLumps(copy), WORDS))).equals(text)).toBe(true)
  await expect(open(copy)).rejects.toThrow(/another passphrase, or it is damaged\.$/)
})

test.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE + 5])(
  'a copy of %i bytes comes back to the byte',
  async (size) => {
    const text = randomBytes(size)
    expect((await open(await seal(text))).equals(text)).toBe(true)
  },
)

test('the same copy is never sealed alike, and nothing of it can be read', async () => {
  const text = Buffer.from('a diary of somebody. '.repeat(1_000))
  const [one, other] = [await seal(text), await seal(text)]
  expect(one.subarray(HEAD).equals(other.subarray(HEAD))).toBe(false)
  expect(one.includes('diary')).toBe(false)
})

test('another passphrase opens nothing', async () => {
  await expect(open(await seal(randomBytes(100)), `${WORDS}.`)).rejects.toThrow(
    /another passphrase, or it is damaged\.$/,
  )
})

const BOX = PIECE + 16
/** Sealed once, and damaged each time in a copy of its own. */
const copy = await seal(randomBytes(3 * PIECE + 5))
const box = (bytes: Buffer, n: number) => bytes.subarray(HEAD + n * BOX, Math.min(HEAD + (n + 1) * BOX, bytes.length))
const withBit = (bytes: Buffer, at: number) => {
  const changed = Buffer.from(bytes)
  changed[at] = sure(changed[at]) ^ 1
  return changed
}

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['a bit of the salt', (bytes) => withBit(bytes, HEAD - 1)],
  ['a bit of the text', (bytes) => withBit(bytes, HEAD + 2 * BOX + 7)],
  ['a bit of the last tag', (bytes) => withBit(bytes, bytes.length - 1)],
  ['the end cut off within a piece', (bytes) => bytes.subarray(0, -3)],
  ['the end cut off between two pieces', (bytes) => bytes.subarray(0, HEAD + 2 * BOX)],
  ['nothing but the head', (bytes) => bytes.subarray(0, HEAD)],
  ['a piece left out', (bytes) => Buffer.concat([bytes.subarray(0, HEAD + BOX), bytes.subarray(HEAD + 2 * BOX)])],
  [
    'two pieces changed about',
    (bytes) => Buffer.concat([bytes.subarray(0, HEAD), box(bytes, 1), box(bytes, 0), bytes.subarray(HEAD + 2 * BOX)]),
  ],
  ['the last piece twice', (bytes) => Buffer.concat([bytes, box(bytes, 3)])],
  ['a byte more', (bytes) => Buffer.concat([bytes, Buffer.from('x')])],
])('%s is found', async (_, change) => {
  await expect(open(change(copy))).rejects.toThrow(/damaged, or it was cut off|or it is damaged/)
})

test.each(['', 'a letter', `fulcrum-copy-v2\n${'x'.repeat(100)}`])('%j is no sealed copy', async (letter) => {
  await expect(open(Buffer.from(letter))).rejects.toThrow(/no sealed copy/)
})
