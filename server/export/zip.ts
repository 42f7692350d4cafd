import { finished } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

/** One file of an archive; it comes in parts, texts or octets, so that it never lies in memory as a whole. */
export type ZipFile = { readonly name: string; readonly parts: AsyncIterable<string | Uint8Array> }

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** Sizes follow the data, and names are UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
const VERSION = 20
/** [bytes] */
const BUFFER_BYTES = 64 * 1024

/**
 * A zip archive, byte for byte as it becomes ready. Packing is done off the thread that asks for it.
 * @throws RangeError beyond four gigabytes, which this form of the format cannot tell
 */
export async function* zipOf(files: AsyncIterable<ZipFile>, at: Date): AsyncGenerator<Buffer> {
  const stamp = stampOf(at)
  const listed: Buffer[] = []
  let offset = 0
  for await (const { name, parts } of files) {
    const named = Buffer.from(name)
    const begun = offset
    const head = numbers(
      [LOCAL, 4],
      [VERSION, 2],
      [FLAGS, 2],
      [DEFLATED, 2],
      [stamp, 4],
      [0, 12],
      [named.length, 2],
      [0, 2],
    )
    yield Buffer.concat([head, named])
    offset += head.length + named.length
    const told = { crc: 0, size: 0 }
    let packed = 0
    for await (const piece of deflated(parts, told)) {
      packed += piece.length
      yield piece
    }
    const sizes: Field[] = [
      [told.crc, 4],
      [packed, 4],
      [told.size, 4],
    ]
    const descriptor = numbers([DESCRIPTOR, 4], ...sizes)
    yield descriptor
    offset += packed + descriptor.length
    listed.push(
      numbers([CENTRAL, 4], [VERSION, 2], [VERSION, 2], [FLAGS, 2], [DEFLATED, 2], [stamp, 4], ...sizes),
      numbers([named.length, 2], [0, 12], [begun, 4]),
      named,
    )
  }
  const list = Buffer.concat(listed)
  const count = listed.length / 3
  yield Buffer.concat([list, numbers([END, 4], [0, 4], [count, 2], [count, 2], [list.length, 4], [offset, 4], [0, 2])])
}

/** Packs texts through one buffer that is used again and again: a copy of each would wait long to be collected. */
async function* deflated(parts: ZipFile['parts'], told: { crc: number; size: number }): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw()
  const ready: Buffer[] = []
  packer.on('data', (piece: Buffer) => ready.push(piece))
  const buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES)
  try {
    for await (const part of parts)
      for (const bytes of typeof part === 'string' ? encoded(part, buffer) : [part]) {
        told.crc = crc32(bytes, told.crc)
        told.size += bytes.length
        await new Promise<void>((resolve, reject) =>
          packer.write(bytes, (error) => (error ? reject(error) : resolve())),
        )
        yield* ready.splice(0)
      }
    packer.end()
    await finished(packer)
    yield* ready
  } finally {
    packer.destroy()
  }
}

function* encoded(text: string, buffer: Buffer): Generator<Buffer> {
  const encoder = new TextEncoder()
  for (let rest = text; rest !== ''; ) {
    const { read, written } = encoder.encodeInto(rest, buffer)
    rest = rest.slice(read)
    yield buffer.subarray(0, written)
  }
}

type Field = readonly [value: number, bytes: number]

/** Numbers as the format has them: the lowest byte first. */
function numbers(...fields: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0))
  let at = 0
  for (const [value, bytes] of fields) {
    if (bytes === 2) buffer.writeUInt16LE(value, at)
    if (bytes === 4) buffer.writeUInt32LE(value, at)
    at += bytes
  }
  return buffer
}

/** Zip counts years from 1980, and seconds by two. */
function stampOf(at: Date): number {
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  return ((day << 16) | time) >>> 0
}
