import { crcOf } from '../../formats/fit-crc.ts'

/** Kinds of fields in FIT, by the number that a definition gives them, and how many octets each has. */
const TYPES = {
  enum: { base: 0x00, size: 1 },
  uint16: { base: 0x84, size: 2 },
  uint32: { base: 0x86, size: 4 },
  uint32z: { base: 0x8c, size: 4 },
} as const

/** One field of a message: its number in the profile, its kind and value; a text is cut to its longest. */
export type FitField =
  | { readonly number: number; readonly type: keyof typeof TYPES; readonly value: number }
  | { readonly number: number; readonly type: 'string'; readonly value: string; readonly maxBytes: number }

/** One message: its number in the profile, and its fields in the order in which they are written. */
export type FitMessage = { readonly number: number; readonly fields: readonly FitField[] }

const STRING_BASE = 0x07
const HEADER_BYTES = 14
/** Protocol 1.0, and the version of the profile that the numbers are from. */
const PROTOCOL = 0x10
const PROFILE = 21_217

/** Messages as a file of Garmin's Flexible and Interoperable Data Transfer protocol. */
export function fitFile(messages: readonly FitMessage[]): Uint8Array<ArrayBuffer> {
  // Each message is defined anew: a file of a session has a few dozen, and its texts differ in length.
  const body = Buffer.concat(messages.flatMap((message) => [definitionOf(message), dataOf(message)]))
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt8(HEADER_BYTES, 0)
  header.writeUInt8(PROTOCOL, 1)
  header.writeUInt16LE(PROFILE, 2)
  header.writeUInt32LE(body.length, 4)
  header.write('.FIT', 8, 'ascii')
  header.writeUInt16LE(crcOf(header.subarray(0, 12)), 12)
  const whole = Buffer.concat([header, body])
  const crc = Buffer.alloc(2)
  crc.writeUInt16LE(crcOf(whole))
  return new Uint8Array(Buffer.concat([whole, crc]))
}

/** Little-endian, always as local message 0. */
function definitionOf({ number, fields }: FitMessage): Buffer {
  const head = Buffer.from([0x40, 0, 0, number & 0xff, number >> 8, fields.length])
  return Buffer.concat([head, ...fields.map((field) => Buffer.from([field.number, sizeOf(field), baseOf(field)]))])
}

function dataOf({ fields }: FitMessage): Buffer {
  return Buffer.concat([Buffer.from([0]), ...fields.map(octetsOf)])
}

function octetsOf(field: FitField): Buffer {
  if (field.type === 'string') return Buffer.concat([textOf(field.value, field.maxBytes), Buffer.from([0])])
  const octets = Buffer.alloc(TYPES[field.type].size)
  octets.writeUIntLE(field.value, 0, octets.length)
  return octets
}

const sizeOf = (field: FitField) => octetsOf(field).length
const baseOf = (field: FitField) => (field.type === 'string' ? STRING_BASE : TYPES[field.type].base)

/** A text in whole characters that fits, without what would end it. */
function textOf(text: string, maxBytes: number): Buffer {
  let fitting = ''
  let bytes = 0
  for (const sign of text.toWellFormed().replaceAll('\0', '')) {
    bytes += Buffer.byteLength(sign)
    if (bytes > maxBytes) break
    fitting += sign
  }
  return Buffer.from(fitting)
}
