import { SaxesParser } from 'saxes'
import { type ActivityFormat, type Found, Unreadable } from './found.ts'
import { gpxReader } from './read-gpx.ts'
import { tcxReader } from './read-tcx.ts'
import type { ElementReader } from './xml-values.ts'

const READERS: Readonly<Record<string, { format: ActivityFormat; create: () => ElementReader }>> = {
  gpx: { format: 'gpx', create: gpxReader },
  TrainingCenterDatabase: { format: 'tcx', create: tcxReader },
}

/** [bytes] that are read at a time, so that a file is never one text. */
const CHUNK = 64 * 1024
const DEPTH_MAX = 32
const ATTRIBUTES_MAX = 64
/** [bytes] between two tags: a parser holds as much. */
const SILENCE_MAX = 1024 * 1024
const ELEMENTS_MAX = 5_000_000
/** [characters] No number, time or name of a sport is longer. */
const TEXT_MAX = 100

/**
 * Reads an activity from GPX or TCX. A file that declares a document type is refused, so there are no entities but XML's own five.
 * @throws Unreadable
 */
export function readXml(bytes: Uint8Array): { readonly format: ActivityFormat; readonly found: Found } {
  const parser = new SaxesParser({ position: false })
  const path: string[] = []
  let text = ''
  let [elements, attributesHere, heardAt, at] = [0, 0, 0, 0]
  let kind: (typeof READERS)[string] | undefined
  let reader: ElementReader | undefined
  parser.on('error', () => {
    throw new Unreadable(reader ? 'file-damaged' : 'file-unknown')
  })
  parser.on('doctype', () => {
    throw new Unreadable('file-unknown')
  })
  parser.on('attribute', () => {
    attributesHere += 1
    if (attributesHere > ATTRIBUTES_MAX) throw new Unreadable('file-too-long')
  })
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1
    attributesHere = 0
    heardAt = at
    if (elements > ELEMENTS_MAX || path.length >= DEPTH_MAX) throw new Unreadable('file-too-long')
    const local = name.slice(name.indexOf(':') + 1)
    if (!reader) {
      kind = Object.hasOwn(READERS, local) ? READERS[local] : undefined
      if (!kind) throw new Unreadable('file-unknown')
      reader = kind.create()
    }
    path.push(local)
    text = ''
    reader.open(path, attributes as Record<string, string>)
  })
  parser.on('text', (more) => {
    if (text.length <= TEXT_MAX) text += more.slice(0, TEXT_MAX + 1)
  })
  parser.on('closetag', () => {
    heardAt = at
    reader?.close(path, text.length > TEXT_MAX ? '' : text.trim())
    path.pop()
    text = ''
  })
  const decoder = new TextDecoder(encodingOf(bytes))
  for (; at < bytes.length; at += CHUNK) {
    if (at - heardAt > SILENCE_MAX) throw new Unreadable(reader ? 'file-too-long' : 'file-unknown')
    parser.write(decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true }))
  }
  parser.write(decoder.decode()).close()
  if (!reader || !kind) throw new Unreadable('file-unknown')
  return { format: kind.format, found: reader.found() }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
