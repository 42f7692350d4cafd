/**
 * The same bytes in parts of at least a size, but for the last.
 * @param leastBytes - [bytes] of a part
 */
export async function* inParts(pieces: AsyncIterable<Buffer>, leastBytes: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const piece of pieces) {
    held.push(piece)
    size += piece.length
    if (size < leastBytes) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}
