/** Tables that Excel wrote for itself begin by saying what parts their columns. */
const SAYS_SEPARATOR = /^sep=.\r?\n/i

/** The text of a log, in whichever of the encodings that programs write tables in; a mark of it is left out. */
export function logText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  return text.replace(SAYS_SEPARATOR, '')
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    // What older programs of Windows write.
    return 'windows-1252'
  }
}
