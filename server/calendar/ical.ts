/** [octets] of a line; longer ones go on in the next (RFC 5545, 3.1) */
const LINE_MAX = 75

/** A line of iCalendar; what stands in quotes among its parameters is the caller's business. */
export function contentLine(name: string, value: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const sign of `${name}:${value}`) {
    const size = Buffer.byteLength(sign)
    if (octets + size > LINE_MAX) {
      pieces.push(piece)
      // What goes on begins with a space, which counts.
      piece = ''
      octets = 1
    }
    piece += sign
    octets += size
  }
  return `${[...pieces, piece].join('\r\n ')}\r\n`
}

/** A text as a value: its signs that mean something to a calendar are escaped, those that no calendar may hold left out. */
export function textValue(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** An instant in UTC: `20261122T170000Z`. */
export function instantValue(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** A day: `20261122`. */
export function dayValue(date: Temporal.PlainDate): string {
  return date.toString().replaceAll('-', '')
}

/** The hour on a wall: `20261122T170000`. */
export function wallValue(at: Temporal.PlainDateTime): string {
  return at.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')
}
