import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt } from 'node:crypto'
import { StartError } from '../config.ts'

/**
 * The form of a sealed copy. A head: the magic with the version, and a salt. Then pieces of one size, each AES-256-GCM with its tag;
 * the nonce counts the pieces and says which is the last, so that none can be left out, moved, doubled or cut off at the end. The
 * key belongs to one copy alone (its salt), and the head is authenticated with every piece.
 */
const MAGIC = Buffer.from('fulcrum-copy-v1\n')
const SALT_BYTES = 32
const HEAD_BYTES = MAGIC.length + SALT_BYTES
const TAG_BYTES = 16
const NONCE_BYTES = 12
/** [bytes] of text in a piece. */
const PIECE_BYTES = 64 * 1024
/** [times] What a guess at the passphrase costs: 128 MB and some tenths of a second. @source default-ours */
const COST = 2 ** 17
const BLOCK = { r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

/**
 * Seals a stream for whoever has the passphrase.
 * @param cost - less than what every copy costs where it is of other things that a test speaks
 */
export async function* sealed(text: AsyncIterable<Buffer>, passphrase: string, cost = COST): AsyncGenerator<Buffer> {
  const head = Buffer.concat([MAGIC, randomBytes(SALT_BYTES)])
  const key = await keyOf(passphrase, head, cost)
  yield head
  for await (const { piece, n, isLast } of pieces(text, PIECE_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(n, isLast)).setAAD(head)
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
}

/**
 * Opens what `sealed` made. Each piece that comes out is authentic, and only one that ends without an error is whole.
 * @throws StartError when it is none, when the passphrase is another, and when it was damaged, changed or cut off
 */
export async function* opened(bytes: AsyncIterable<Buffer>, passphrase: string, cost = COST): AsyncGenerator<Buffer> {
  const { head, rest } = await headAndRest(bytes)
  if (head.length < HEAD_BYTES || !head.subarray(0, MAGIC.length).equals(MAGIC))
    throw new StartError('This is no sealed copy of this version or an older one.')
  const key = await keyOf(passphrase, head, cost)
  for await (const { piece, n, isLast } of pieces(rest, PIECE_BYTES + TAG_BYTES)) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(n, isLast), { authTagLength: TAG_BYTES })
      decipher.setAAD(head).setAuthTag(piece.subarray(-TAG_BYTES))
      yield Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()])
    } catch (cause) {
      throw new StartError(
        n === 0
          ? 'The copy cannot be opened: it was sealed with another passphrase, or it is damaged.'
          : 'The copy is damaged, or it was cut off.',
        { cause },
      )
    }
  }
}

// The slow step takes the passphrase apart from guesses; the second binds the key to this form and its use.
async function keyOf(passphrase: string, head: Buffer, cost: number): Promise<Buffer> {
  const salt = head.subarray(MAGIC.length)
  const slow = await new Promise<Buffer>((resolve, reject) =>
    scrypt(passphrase, salt, 32, { N: cost, ...BLOCK }, (error, key) => (error ? reject(error) : resolve(key))),
  )
  return Buffer.from(hkdfSync('sha256', slow, salt, MAGIC, 32))
}

function nonceOf(n: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES)
  nonce.writeUInt32BE(n, NONCE_BYTES - 5)
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1)
  return nonce
}

/** Bytes in pieces of one size; there is always a last one, which may be shorter, and empty where there are no bytes at all. */
async function* pieces(bytes: AsyncIterable<Buffer>, size: number) {
  let held: Buffer = Buffer.alloc(0)
  let n = 0
  for await (const more of bytes) {
    held = held.length > 0 ? Buffer.concat([held, more]) : more
    // One more byte than a piece, or the last could not be told.
    for (; held.length > size; n += 1) {
      yield { piece: held.subarray(0, size), n, isLast: false }
      held = held.subarray(size)
    }
  }
  yield { piece: held, n, isLast: true }
}

async function headAndRest(bytes: AsyncIterable<Buffer>): Promise<{ head: Buffer; rest: AsyncIterable<Buffer> }> {
  const source = bytes[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  while (held.length < HEAD_BYTES) {
    const { value, done } = await source.next()
    if (done) break
    held = Buffer.concat([held, value])
  }
  const first = held.subarray(HEAD_BYTES)
  const rest = async function* () {
    yield first
    for (;;) {
      const { value, done } = await source.next()
      if (done) return
      yield value as Buffer
    }
  }
  return { head: held.subarray(0, HEAD_BYTES), rest: rest() }
}
