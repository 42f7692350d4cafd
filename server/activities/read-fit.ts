import { crcOf } from '../sessions/fit-file.ts'
import { type Found, Unreadable } from './found.ts'
import { FIT_TRANSITION, fitDiscipline, joined } from './sports.ts'
import { createTrack } from './track.ts'

/** Messages of the profile that say what an activity was. */
const [FILE_ID, SESSION, RECORD] = [0, 18, 20]
const FILE_IS_ACTIVITY = 4
const TIMESTAMP = 253
/** [s] from 1970 to the protocol's first second, the end of 1989. */
const EPOCH_S = 631_065_600
/** Degrees of a semicircle. */
const SEMICIRCLE = 180 / 2 ** 31
/** Parts that an activity may have: a triathlon has five. */
const SESSIONS_MAX = 64
/** Steps of reading: some four for a message and one for each of its fields. Five days at a record a second take ten million. @source default-ours */
const STEPS_MAX = 15_000_000
const STEPS_OF_MESSAGE = 4

type Definition = {
  readonly message: number
  readonly little: boolean
  readonly fields: readonly { readonly number: number; readonly size: number; readonly signed: boolean }[]
  /** [bytes] of all fields, and of those that apps add. */
  readonly size: number
}
type Values = ReadonlyMap<number, number>

/**
 * Reads an activity from a file of the FIT protocol: what its sessions say, and its records where they say nothing.
 * @throws Unreadable
 */
export function readFit(bytes: Uint8Array): Found {
  const [track, sessions] = [createTrack(), [] as Values[]]
  for (const [message, values] of messagesOf(bytes)) {
    if (message === FILE_ID && values.get(0) !== undefined && values.get(0) !== FILE_IS_ACTIVITY)
      throw new Unreadable('file-not-activity')
    if (message === SESSION) sessions.push(values)
    if (sessions.length > SESSIONS_MAX) throw new Unreadable('file-too-long')
    if (message === RECORD) track.add(pointOf(values))
  }
  const recorded = track.sum()
  if (sessions.length === 0) {
    if (recorded.startMs === null) throw new Unreadable('file-not-activity')
    return { ...recorded, discipline: 'mixed' }
  }
  const parts = sessions.filter((session) => session.get(5) !== FIT_TRANSITION)
  const durations = sessions.map((session) => (session.get(8) ?? session.get(7) ?? 0) / 1000)
  const durationS = sum(durations)
  const hearts = sessions.flatMap((session, at) => {
    const hr = session.get(16)
    return hr === undefined ? [] : [{ hr, s: durations[at]! }]
  })
  const heartS = sum(hearts.map(({ s }) => s))
  return {
    startMs: startOf(sessions) ?? recorded.startMs,
    discipline: joined(parts.map((session) => fitDiscipline(session.get(5) ?? null, session.get(6) ?? null))),
    durationS: durationS > 0 ? durationS : recorded.durationS,
    distanceM: total(sessions, 9, 100) ?? recorded.distanceM,
    avgHr: heartS > 0 ? sum(hearts.map(({ hr, s }) => hr * s)) / heartS : recorded.avgHr,
    climbM: total(sessions, 22, 1) ?? recorded.climbM,
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

function total(sessions: readonly Values[], field: number, scale: number): number | null {
  const told = sessions.flatMap((session) => session.get(field) ?? [])
  return told.length === 0 ? null : sum(told) / scale
}

function startOf(sessions: readonly Values[]): number | null {
  const starts = sessions.flatMap((session) => {
    const [start, end] = [session.get(2), session.get(TIMESTAMP)]
    if (start !== undefined) return [start]
    return end === undefined ? [] : [end - (session.get(7) ?? 0) / 1000]
  })
  return starts.length === 0 ? null : (Math.min(...starts) + EPOCH_S) * 1000
}

function pointOf(values: Values) {
  const at = values.get(TIMESTAMP)
  const [lat, lon] = [values.get(0), values.get(1)]
  const altitude = values.get(78) ?? values.get(2)
  return {
    at: at === undefined ? null : (at + EPOCH_S) * 1000,
    lat: lat === undefined ? null : lat * SEMICIRCLE,
    lon: lon === undefined ? null : lon * SEMICIRCLE,
    elevation: altitude === undefined ? null : altitude / 5 - 500,
    distanceM: values.has(5) ? values.get(5)! / 100 : null,
    hr: values.get(3) ?? null,
  }
}

/** The messages that are wanted, in their order, each with its numbers by field; a number that says "none" is left out. */
function* messagesOf(bytes: Uint8Array): Generator<readonly [number, Values]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const begin = bytes[0] ?? 0
  if (begin < 12 || bytes.length < begin) throw new Unreadable('file-damaged')
  const end = begin + view.getUint32(4, true)
  if (bytes.length < end + 2 || view.getUint16(end, true) !== crcOf(bytes.subarray(0, end)))
    throw new Unreadable('file-damaged')
  const definitions = new Map<number, Definition>()
  let now: number | undefined
  let steps = 0
  const step = ({ fields }: Definition) => {
    steps += STEPS_OF_MESSAGE + fields.length
    if (steps > STEPS_MAX) throw new Unreadable('file-too-long')
  }
  for (let at = begin; at < end; ) {
    const head = bytes[at]!
    at += 1
    const isCompressed = (head & 0x80) !== 0
    if (!isCompressed && head & 0x40) {
      const { definition, next } = definitionAt(view, at, end, (head & 0x20) !== 0)
      definitions.set(head & 0x0f, definition)
      step(definition)
      at = next
      continue
    }
    const definition = definitions.get(isCompressed ? (head >> 5) & 0x03 : head & 0x0f)
    if (!definition || at + definition.size > end) throw new Unreadable('file-damaged')
    step(definition)
    if (definition.message === FILE_ID || definition.message === SESSION || definition.message === RECORD) {
      const values = valuesAt(view, at, definition)
      // Such a message has the last five bits of its time in its head, and the rest is that of the one before.
      if (isCompressed && now !== undefined) values.set(TIMESTAMP, now + (((head & 0x1f) - now) & 0x1f))
      now = values.get(TIMESTAMP) ?? now
      yield [definition.message, values]
    } else now = timeAt(view, at, definition) ?? now
    at += definition.size
  }
}

function definitionAt(view: DataView, start: number, end: number, hasAppFields: boolean) {
  const need = (at: number) => {
    if (at > end) throw new Unreadable('file-damaged')
  }
  need(start + 5)
  const little = view.getUint8(start + 1) === 0
  const message = view.getUint16(start + 2, little)
  const count = view.getUint8(start + 4)
  let next = start + 5
  need(next + count * 3)
  const fields = Array.from({ length: count }, (_, n) => {
    const at = next + n * 3
    // Of the kinds of numbers only these have a sign: 8, 16, 32 bits.
    const signed = [0x01, 0x83, 0x85].includes(view.getUint8(at + 2))
    return { number: view.getUint8(at), size: view.getUint8(at + 1), signed }
  })
  next += count * 3
  let size = fields.reduce((all, field) => all + field.size, 0)
  if (hasAppFields) {
    need(next + 1)
    const added = view.getUint8(next)
    next += 1
    need(next + added * 3)
    for (let n = 0; n < added; n += 1) size += view.getUint8(next + n * 3 + 1)
    next += added * 3
  }
  return { definition: { message, little, fields, size }, next }
}

function valuesAt(view: DataView, start: number, { fields, little }: Definition): Map<number, number> {
  const values = new Map<number, number>()
  let at = start
  for (const { number, size, signed } of fields) {
    const value = numberAt(view, at, size, signed, little)
    if (value !== null) values.set(number, value)
    at += size
  }
  return values
}

function timeAt(view: DataView, start: number, { fields, little }: Definition): number | undefined {
  let at = start
  for (const { number, size } of fields) {
    if (number === TIMESTAMP && size === 4) return view.getUint32(at, little)
    at += size
  }
  return undefined
}

/** A whole number of one, two or four bytes; null for any other field and for the value that says "none". */
function numberAt(view: DataView, at: number, size: number, signed: boolean, little: boolean): number | null {
  if (size === 1) return noneIs(view.getUint8(at), 0xff)
  if (size === 2) return signed ? noneIs(view.getInt16(at, little), 0x7fff) : noneIs(view.getUint16(at, little), 0xffff)
  if (size !== 4) return null
  return signed ? noneIs(view.getInt32(at, little), 0x7fffffff) : noneIs(view.getUint32(at, little), 0xffffffff)
}

const noneIs = (value: number, none: number) => (value === none ? null : value)
