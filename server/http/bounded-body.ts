import type { Problem } from '../problem.ts'

/**
 * A request's body, read no further than it may be long.
 * @throws Problem too-large as soon as it is longer
 */
export async function boundedBody(request: Request, maxBytes: number, tooLarge: Problem): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge
  const parts: Uint8Array[] = []
  let length = 0
  if (request.body)
    for await (const part of request.body as AsyncIterable<Uint8Array>) {
      length += part.byteLength
      if (length > maxBytes) throw tooLarge
      parts.push(part)
    }
  return new Uint8Array(Buffer.concat(parts))
}
