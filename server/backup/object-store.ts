import { setTimeout as delay } from 'node:timers/promises'
import { sure } from '../../engine/sure.ts'
import { type BackupStore, StartError } from '../config.ts'
import { inParts } from '../in-parts.ts'
import { signedHeaders } from './signature-v4.ts'

/** [bytes] Pieces in which an object is sent: at most 10,000 of them, so up to 160 GB; the last may be shorter. */
const PART_BYTES = 16 * 1024 * 1024
/** [ms] before another try at what the store could not do just now. @source default-ours */
const AGAIN_MS = [500, 2_000, 8_000]
/** [ms] for one request. @source default-ours */
const REQUEST_MS = 300_000

export type StoredObject = { readonly name: string; readonly bytes: number }

type Request = {
  readonly method: string
  readonly name?: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Buffer | string
}

/** @property mayPass - whether another try may help */
type Failure = { readonly error: StartError; readonly mayPass: boolean }

/**
 * The few things that copies ask of an S3-like store, by addresses with the bucket in the path.
 * Each throws StartError with one sentence when the store cannot be reached or refuses.
 */
export function objectStore(store: BackupStore) {
  const send = async ({ method, name = '', query = {}, body = '' }: Request): Promise<Response> => {
    const url = new URL(`${store.endpoint}/${store.bucket}${name && `/${name}`}`)
    url.search = new URLSearchParams(query).toString()
    for (let tries = 0; ; tries += 1) {
      const answer = await triedOnce(url, method, body)
      // Not by its class: what serves requests puts another one in the place of the one that fetch answers with.
      if (!('mayPass' in answer)) return answer
      const waitMs = AGAIN_MS[tries]
      if (!answer.mayPass || waitMs === undefined) throw answer.error
      await delay(waitMs)
    }
  }

  /** What the store answered, or why it did not. */
  const triedOnce = async (url: URL, method: string, body: Buffer | string): Promise<Response | Failure> => {
    const headers = signedHeaders({ method, url, body }, store, new Date())
    const signal = AbortSignal.timeout(REQUEST_MS)
    try {
      const answer = await fetch(url, { method, headers, signal, redirect: 'manual', ...(body ? { body } : {}) })
      if (answer.ok) return answer
      const error = refusal(store, answer.status, await answer.text())
      return { error, mayPass: answer.status >= 500 || answer.status === 429 }
    } catch (cause) {
      const error = new StartError(`BACKUP_S3_ENDPOINT: ${store.endpoint} cannot be reached.`, { cause })
      return { error, mayPass: true }
    }
  }

  /** Sends an object of unknown length; it is there as a whole or not at all. */
  const put = async (name: string, bytes: AsyncIterable<Buffer>): Promise<void> => {
    const uploadId = tag(await (await send({ method: 'POST', name, query: { uploads: '' } })).text(), 'UploadId')
    if (!uploadId) throw noStore(store)
    try {
      const etags: string[] = []
      for await (const body of inParts(bytes, PART_BYTES)) {
        const query = { partNumber: String(etags.length + 1), uploadId }
        etags.push((await send({ method: 'PUT', name, query, body })).headers.get('etag') ?? '')
      }
      const list = etags.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`)
      const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`
      const told = await (await send({ method: 'POST', name, query: { uploadId }, body })).text()
      // A store may begin its answer with 200 before it knows.
      if (!told.includes('<CompleteMultipartUploadResult')) throw refusal(store, 500, told)
    } catch (error) {
      await send({ method: 'DELETE', name, query: { uploadId } }).catch(() => {})
      throw error
    }
  }

  const get = async (name: string): Promise<AsyncIterable<Buffer>> => {
    const { body } = await send({ method: 'GET', name })
    return received(store, body ?? new ReadableStream({ start: (empty) => empty.close() }))
  }

  const list = async (): Promise<StoredObject[]> => {
    const found: StoredObject[] = []
    for (let token: string | null = ''; token !== null; ) {
      const query = { 'list-type': '2', ...(token ? { 'continuation-token': token } : {}) }
      const told = await (await send({ method: 'GET', query })).text()
      if (!told.includes('<ListBucketResult')) throw noStore(store)
      for (const [, one] of told.matchAll(/<Contents>(.*?)<\/Contents>/gs))
        found.push({ name: tag(sure(one), 'Key') ?? '', bytes: Number(tag(sure(one), 'Size')) })
      token = tag(told, 'NextContinuationToken')
    }
    return found
  }

  const remove = async (name: string): Promise<void> => {
    await send({ method: 'DELETE', name })
  }

  return { put, get, list, remove }
}

// A break in the middle is told as what it is; what came before it is opened by nobody, for its end is missing.
async function* received(store: BackupStore, body: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  try {
    for await (const piece of body) yield Buffer.from(piece)
  } catch (cause) {
    throw new StartError(`BACKUP_S3_ENDPOINT: ${store.endpoint} broke off.`, { cause })
  }
}

function refusal(store: BackupStore, status: number, told: string): StartError {
  const code = tag(told, 'Code') ?? String(status)
  const at = `${store.endpoint} refuses`
  if (code === 'NoSuchBucket')
    return new StartError(`BACKUP_S3_BUCKET: there is no bucket ${store.bucket} at ${store.endpoint}.`)
  if (code === 'NoSuchKey') return new StartError('The store has no copy of that name.')
  if (code === 'AuthorizationHeaderMalformed' || code === 'PermanentRedirect')
    return new StartError(
      `BACKUP_S3_REGION: ${at} ${store.region}; it expects ${tag(told, 'Region') ?? 'another one'}.`,
    )
  if (code === 'RequestTimeTooSkewed') return new StartError(`The clock of this machine is wrong: ${at} its time.`)
  if (status === 403) return new StartError(`BACKUP_S3_KEY_ID, BACKUP_S3_SECRET_KEY: ${at} them (${code}).`)
  return status >= 500
    ? new StartError(`BACKUP_S3_ENDPOINT: ${store.endpoint} has a fault of its own (${code}).`)
    : noStore(store, ` (${code})`)
}

const noStore = (store: BackupStore, why = '') =>
  new StartError(`BACKUP_S3_ENDPOINT: what answers at ${store.endpoint} does not answer as an S3-like store${why}.`)

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#34': '"', '#39': "'" }

/** The text of the first element of a name, or null. */
function tag(xml: string, name: string): string | null {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return text?.replace(/&(#?\w+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole) ?? null
}
