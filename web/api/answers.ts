import { call, readJson } from './request.ts'

/**
 * What is answered now and the ETag it is known by; null where what is known still stands.
 * @param prefer - how much of it is wanted (RFC 7240); `isPart` says whether that was followed
 */
export async function requestUnlessKnown<T>(
  path: string,
  known: string | null,
  prefer?: string,
): Promise<{ value: T; tag: string | null; isPart: boolean } | null> {
  const headers = { ...(known && { 'if-none-match': known }), ...(prefer && { prefer }) }
  const response = await call(path, { headers })
  if (response.status === 304) return null
  const answered = response.headers
  const isPart = prefer !== undefined && answered.get('preference-applied') === prefer
  return { value: await readJson<T>(path, response), tag: answered.get('etag'), isPart }
}

/** What stands and the ETag that names it, for whoever will write upon it. */
export async function requestTagged<T>(path: string): Promise<{ value: T; tag: string }> {
  const response = await call(path, {})
  return { value: await readJson<T>(path, response), tag: response.headers.get('etag') ?? '' }
}

/** That a write holds only upon what an ETag names: else it is refused as `profile-changed`. */
export const upon = (tag: string) => (tag === '' ? {} : { headers: { 'if-match': tag } })

/** A call that is answered with a file; also where the file wants to be saved. Null where it is still being made. */
export async function download(
  path: string,
  method: 'GET' | 'POST' = 'GET',
): Promise<{ blob: Blob; name: string } | null> {
  const response = await call(path, { method })
  if (response.status === 202) return null
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { blob: await response.blob(), name: name ?? 'fulcrum.zip' }
}

/** A call that is answered line by line, as server-sent events. */
export async function* stream<T>(path: string, body: unknown): AsyncGenerator<T> {
  const response = await call(path, { method: 'POST', body })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let pending = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (pending + part.value).split('\n')
    pending = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice(6)) as T
  }
}
