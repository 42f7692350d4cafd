import { LAPS_MAX } from '../contract/activity.ts'
import { crcOf } from './fit-crc.ts'
import { createSets, FIT_LAP, FIT_SET, lapOf } from './fit-parts.ts'
import { type Found, type FoundLap, Unreadable } from './found.ts'
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
  readonly fields: readonly {
    readonly number: number
    readonly size: number
    readonly width: number
    readonly signed: boolean
  }[]
  /** [bytes] of all fields, and of those that apps add. */
  readonly size: number
}
type Values = ReadonlyMap<number, number>

/**
 * Reads an activity from a file of the FIT protocol: what its sessions say, and its records where they say nothing.
 * @throws Unreadable
 */
export function readFit(bytes: Uint8Array): Found {
  const { recorded, sessions, ...parts } = activityIn(bytes)
  if (sessions.length > 0) return { ...foundOf(sessions, recorded), ...parts }
  if (recorded.startMs === null) throw new Unreadable('file-not-activity')
  return { ...recorded, discipline: 'mixed', ...parts }
}

type Recorded = ReturnType<ReturnType<typeof createTrack>['sum']>

type Parts = {
  recorded: Recorded
  sessions: readonly Values[]
  laps: readonly FoundLap[]
} & ReturnType<ReturnType<typeof createSets>['all']>

/** The sessions of a file with its laps and sets, and its records added up. */
function activityIn(bytes: Uint8Array): Parts {
  const [track, sessions] = [createTrack(), [] as Values[]]
  const [laps, sets] = [[] as FoundLap[], createSets()]
  for (const [message, values] of messagesOf(bytes)) {
    switch (message) {
      case FILE_ID:
        refuseOther(values)
        break
      case SESSION:
        if (sessions.push(values) > SESSIONS_MAX) throw new Unreadable('file-too-long')
        break
      case RECORD:
        track.add(pointOf(values))
        break
      case FIT_LAP:
        if (laps.length < LAPS_MAX) laps.push(lapOf(values))
        break
      case FIT_SET:
        sets.add(values)
        break
    }
  }
  return { recorded: track.sum(), sessions, laps, ...sets.all() }
}

/** @throws Unreadable where a file says that it is something else */
function refuseOther(values: Values): void {
  if ((values.get(0) ?? FILE_IS_ACTIVITY) !== FILE_IS_ACTIVITY) throw new Unreadable('file-not-activity')
}

/** What the sessions say, or else the records. */
function foundOf(sessions: readonly Values[], recorded: Recorded): Found {
  const parts = sessions.filter((session) => session.get(5) !== FIT_TRANSITION)
  const durationS = sum(sessions.map(durationOf))
  return {
    startMs: startOf(sessions) ?? recorded.startMs,
    discipline: joined(parts.map((session) => fitDiscipline(session.get(5) ?? null, session.get(6) ?? null))),
    durationS: durationS > 0 ? durationS : recorded.durationS,
    distanceM: total(sessions, 9, 100) ?? recorded.distanceM,
    avgHr: heartOf(sessions) ?? recorded.avgHr,
    climbM: total(sessions, 22, 1) ?? recorded.climbM,
  }
}

/** [s] */
function durationOf(session: Values): number {
  return (session.get(8) ?? session.get(7) ?? 0) / 1000
}

/** [1/min] mean of the sessions that say theirs, each by its length. */
function heartOf(sessions: readonly Values[]): number | null {
  const hearts = sessions.flatMap((session) => {
    const hr = session.get(16)
    return hr === undefined ? [] : [{ hr, s: durationOf(session) }]
  })
  const seconds = sum(hearts.map(({ s }) => s))
  return seconds > 0 ? sum(hearts.map(({ hr, s }) => hr * s)) / seconds : null
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
  const [altitude, distance] = [values.get(78) ?? values.get(2), values.get(5)]
  return {
    at: at === undefined ? null : (at + EPOCH_S) * 1000,
    lat: lat === undefined ? null : lat * SEMICIRCLE,
    lon: lon === undefined ? null : lon * SEMICIRCLE,
    elevation: altitude === undefined ? null : altitude / 5 - 500,
    distanceM: distance === undefined ? null : distance / 100,
    hr: values.get(3) ?? null,
  }
}

/** The messages that are wanted, in their order, each with its numbers by field; a number that says "none" is left out. */
function* messagesOf(bytes: Uint8Array): Generator<readonly [number, Values]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { begin, end } = contentOf(bytes, view)
  const definitions = new Map<number, Definition>()
  const count = stepCounter()
  let now: number | undefined
  for (let at = begin; at < end; ) {
    const { local, defines, timeBits } = headOf(view.getUint8(at))
    at += 1
    if (defines !== null) {
      const { definition, next } = definitionAt(view, at, end, defines.withAppFields)
      definitions.set(local, definition)
      count(definition)
      at = next
      continue
    }
    const definition = defined(definitions.get(local), end - at)
    count(definition)
    const values = WANTED.has(definition.message) ? valuesAt(view, at, definition) : null
    if (timeBits !== null && now !== undefined) values?.set(TIMESTAMP, now + ((timeBits - now) & 0x1f))
    now = (values ? values.get(TIMESTAMP) : timeAt(view, at, definition)) ?? now
    if (values) yield [definition.message, values]
    at += definition.size
  }
}

const WANTED: ReadonlySet<number> = new Set([FILE_ID, SESSION, RECORD, FIT_LAP, FIT_SET])

/** Where the messages of a file begin and end. @throws Unreadable where it was cut or changed */
function contentOf(bytes: Uint8Array, view: DataView): { begin: number; end: number } {
  const begin = bytes[0] ?? 0
  if (begin < 12 || bytes.length < begin) throw new Unreadable('file-damaged')
  const end = begin + view.getUint32(4, true)
  if (bytes.length < end + 2 || view.getUint16(end, true) !== crcOf(bytes.subarray(0, end)))
    throw new Unreadable('file-damaged')
  return { begin, end }
}

/** @throws Unreadable where a message was never defined, or the file ends within it */
function defined(definition: Definition | undefined, left: number): Definition {
  if (!definition || definition.size > left) throw new Unreadable('file-damaged')
  return definition
}

/** Counts the steps of reading. @throws Unreadable beyond what a file may take */
function stepCounter() {
  let steps = 0
  return ({ fields }: Definition): void => {
    steps += STEPS_OF_MESSAGE + fields.length
    if (steps > STEPS_MAX) throw new Unreadable('file-too-long')
  }
}

/** The first byte of a message: which definition it means, whether it is one, and the last five bits of its time. */
function headOf(head: number) {
  // Such a message has the last bits of its time in its head, and the rest is that of the one before.
  if (head & 0x80) return { local: (head >> 5) & 0x03, defines: null, timeBits: head & 0x1f }
  const defines = head & 0x40 ? { withAppFields: (head & 0x20) !== 0 } : null
  return { local: head & 0x0f, defines, timeBits: null }
}

/** [bytes] of one number of each kind; texts and fractions are none. */
const WIDTHS: ReadonlyMap<number, number> = new Map([
  ...[0x00, 0x01, 0x02, 0x0a].map((kind) => [kind, 1] as const),
  ...[0x83, 0x84, 0x8b].map((kind) => [kind, 2] as const),
  ...[0x85, 0x86, 0x8c].map((kind) => [kind, 4] as const),
])
/** Kinds of numbers that have a sign: of 8, 16 and 32 bits. */
const SIGNED: ReadonlySet<number> = new Set([0x01, 0x83, 0x85])

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
    const kind = view.getUint8(at + 2)
    const [size, one] = [view.getUint8(at + 1), WIDTHS.get(kind)]
    // Of several numbers in one field the first is read.
    const width = one !== undefined && size % one === 0 && size > 0 ? one : size
    return { number: view.getUint8(at), size, width, signed: SIGNED.has(kind) }
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
  for (const { number, size, width, signed } of fields) {
    const value = numberAt(view, at, width, signed, little)
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
