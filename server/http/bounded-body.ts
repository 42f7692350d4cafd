import { Problem } from '../problem.ts'

/** [ms] A body comes within this, sooner than its request is answered without it. @source default-ours */
const COMES_WITHIN_MS = 18_000

type Bounds = {
  readonly maxBytes: number
  readonly tooLarge: Problem
  readonly withinMs?: number
  /** Told of each part before it is held; throws where there is no room for it. */
  readonly hold?: (bytes: number) => void
}

/**
 * A request's body, read no further than it may be long and no longer than it may take: whoever sends a byte now and then, or
 * goes away amid it, holds nothing up.
 * @throws Problem too-large as soon as it is longer, unavailable when it takes too long; what `hold` throws
 */
export async function boundedBody(request: Request, bounds: Bounds): Promise<Uint8Array> {
  const { maxBytes, tooLarge, withinMs = COMES_WITHIN_MS, hold = () => {} } = bounds
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const parts: Uint8Array[] = []
  let length = 0
  let giveUp = () => {}
  const late = new Promise<never>((_, reject) => {
    giveUp = () => reject(new Problem('unavailable'))
  })
  const limit = setTimeout(giveUp, withinMs)
  request.signal.addEventListener('abort', giveUp)
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late])
      if (done) return new Uint8Array(Buffer.concat(parts))
      length += value.byteLength
      if (length > maxBytes) throw tooLarge
      hold(value.byteLength)
      parts.push(value)
    }
  } finally {
    clearTimeout(limit)
    request.signal.removeEventListener('abort', giveUp)
    void reader.cancel().catch(() => {})
  }
}
