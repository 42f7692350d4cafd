import { BlobReader, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js'
import type { ActivityInput } from '../../contract/activity.ts'
import { ACTIVITY_MAX_BYTES } from '../../contract/activity-file.ts'
import { healthReader } from '../../formats/apple-health.ts'
import { Unreadable } from '../../formats/found.ts'
import { readActivityFile } from '../../formats/read-file.ts'

/** What a step through an archive found. */
export type ArchiveStep = {
  readonly activities: ActivityInput[]
  /** Files that should have held an activity and could not be read. */
  readonly unread: number
  /** Sets of what is no exercise of ours. */
  readonly unknownSets: number
  /** [ratio] of the archive that has been gone through. */
  readonly done: number
}

/** Why nothing comes of an archive. */
export type ArchiveFault = 'unknown' | 'damaged' | 'empty'

/** Nothing can be read of this archive. */
export class ArchiveUnreadable extends Error {
  readonly fault: ArchiveFault
  constructor(fault: ArchiveFault) {
    super(fault)
    this.fault = fault
  }
}

const ACTIVITY_FILE = /\.(fit|gpx|tcx)(\.gz)?$/i
/** Apple translates the name of its file, but not that of its folder. */
const HEALTH_FILE = /(^|\/)(apple_health_export\/[^/]+|export)\.xml$/i
const CLINICAL_FILE = /_cda\.xml$/i
/** Files of others' archives that are no training: heart rates of whole days, settings, monitoring. */
const QUIET_FAULTS: ReadonlySet<string> = new Set(['file-not-activity', 'activity-too-short', 'file-without-time'])
/** [octets] An archive within an archive: Garmin packs two gigabytes at most into each. */
const INNER_MAX_BYTES = 2 ** 31
const ENTRIES_MAX = 200_000
/** This runs in a worker of its own already. */
const IN_PLACE = { useWebWorkers: false }
/** Workouts of a health export that make a step. */
const STEP = 100

/**
 * Goes through an archive that another service gave: a zip of activity files (Strava, Garmin, others), or an export of Apple Health. It
 * is read where it lies, piece by piece; no part of it is larger in memory than one activity.
 * @throws ArchiveUnreadable
 */
export async function* activitiesIn(archive: Blob): AsyncGenerator<ArchiveStep> {
  const head = new Uint8Array(await archive.slice(0, 4).arrayBuffer())
  if (head[0] === 0x50 && head[1] === 0x4b) yield* inZip(archive, true)
  else if (head.includes(0x3c)) yield* inHealthExport(archive.stream(), archive.size)
  else throw new ArchiveUnreadable('unknown')
}

async function* inZip(archive: Blob, isOuter: boolean): AsyncGenerator<ArchiveStep> {
  const entries = await filesOf(archive)
  const health = entries.find(({ filename }) => HEALTH_FILE.test(filename) && !CLINICAL_FILE.test(filename))
  if (health) return yield* inHealthExport(streamOf(health), health.uncompressedSize)
  const files = entries.filter(({ filename }) => ACTIVITY_FILE.test(filename))
  const inner = isOuter ? entries.filter(({ filename }) => /\.zip$/i.test(filename)) : []
  if (isOuter && files.length + inner.length === 0) throw new ArchiveUnreadable('empty')
  const parts = files.length + inner.length
  for (const [at, file] of files.entries()) yield { ...(await readEntry(file)), done: (at + 1) / parts }
  for (const [at, one] of inner.entries()) yield* inInner(one, { from: files.length + at, parts })
}

/** An archive within the archive. */
async function* inInner(
  entry: FileEntry,
  { from, parts }: { from: number; parts: number },
): AsyncGenerator<ArchiveStep> {
  try {
    const archive = await blobOf(streamOf(entry), INNER_MAX_BYTES)
    for await (const step of inZip(archive, false)) yield { ...step, done: (from + step.done) / parts }
  } catch (error) {
    if (!(error instanceof ArchiveUnreadable || error instanceof TooLong)) throw error
    yield { ...UNREAD, done: (from + 1) / parts }
  }
}

async function filesOf(archive: Blob): Promise<FileEntry[]> {
  try {
    const entries = await new ZipReader(new BlobReader(archive), IN_PLACE).getEntries()
    if (entries.length > ENTRIES_MAX) throw new ArchiveUnreadable('damaged')
    // What a system of its own kind hides beside each file is none.
    return entries.filter(
      (entry): entry is FileEntry => !entry.directory && !/(^|\/)(__MACOSX\/|\._)/.test(entry.filename),
    )
  } catch {
    throw new ArchiveUnreadable('damaged')
  }
}

const NOTHING_IN_IT = { activities: [], unread: 0, unknownSets: 0 }
const UNREAD = { ...NOTHING_IN_IT, unread: 1 }

async function readEntry(entry: FileEntry): Promise<Omit<ArchiveStep, 'done'>> {
  try {
    const packed = streamOf(entry)
    const isPacked = /\.gz$/i.test(entry.filename)
    const blob = await blobOf(
      isPacked ? packed.pipeThrough(new DecompressionStream('gzip')) : packed,
      ACTIVITY_MAX_BYTES,
    )
    const read = readActivityFile(new Uint8Array(await blob.arrayBuffer()))
    if ('activity' in read) return { activities: [read.activity], unread: 0, unknownSets: read.unknownSets }
    return QUIET_FAULTS.has(read.fault) ? NOTHING_IN_IT : UNREAD
  } catch {
    // One damaged file among thousands is counted, and the others come in.
    return UNREAD
  }
}

type Octets = ReadableStream<Uint8Array<ArrayBuffer>>

/** An entry as it is unpacked, no sooner than it is read. */
function streamOf(entry: FileEntry): Octets {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
  // What fails there fails the reading of it too.
  entry.getData(writable).catch((error) => writable.abort(error).catch(() => {}))
  return readable
}

/** What a stream brings, in turn: not every browser goes through one by itself. */
async function* partsOf(stream: Octets): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel().catch(() => {})
  }
}

class TooLong extends Error {}

/** All of a stream, held to a length: what an archive says of its sizes need not be so. */
async function blobOf(stream: Octets, most: number): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const part of partsOf(stream)) {
    length += part.byteLength
    // Leaving the loop ends the unpacking.
    if (length > most) throw new TooLong()
    parts.push(part)
  }
  return new Blob(parts)
}

async function* inHealthExport(stream: Octets, size: number): AsyncGenerator<ArchiveStep> {
  let found: ActivityInput[] = []
  let hasAny = false
  const reader = healthReader((activity) => {
    hasAny = true
    found.push(activity)
  })
  const decoder = new TextDecoder()
  let read = 0
  try {
    for await (const part of partsOf(stream)) {
      read += part.byteLength
      reader.write(decoder.decode(part, { stream: true }))
      if (found.length < STEP) continue
      yield { ...NOTHING_IN_IT, activities: found, done: Math.min(1, read / Math.max(1, size)) }
      found = []
    }
    reader.close()
  } catch (error) {
    throw new ArchiveUnreadable(error instanceof Unreadable && error.fault === 'file-unknown' ? 'unknown' : 'damaged')
  }
  if (!hasAny) throw new ArchiveUnreadable('empty')
  yield { ...NOTHING_IN_IT, activities: found, done: 1 }
}
