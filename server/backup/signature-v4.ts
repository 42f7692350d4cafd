import { createHash, createHmac } from 'node:crypto'
import { sure } from '../../engine/sure.ts'

export type SigningKeys = { readonly keyId: string; readonly secretKey: string; readonly region: string }

export type Unsigned = {
  readonly method: string
  readonly url: URL
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer | string
}

/** The headers of a request to an S3-like store, its signature (AWS Signature Version 4) among them; the body is signed as well. */
export function signedHeaders({ method, url, headers = {}, body = '' }: Unsigned, keys: SigningKeys, now: Date) {
  const at = now.toISOString().replace(/[:-]|\.\d{3}/g, '')
  const bodyHash = sha256(body)
  const all: Record<string, string> = { ...headers, host: url.host, 'x-amz-content-sha256': bodyHash, 'x-amz-date': at }
  const names = Object.keys(all).sort()
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort()
  const asked = [
    method,
    url.pathname.split('/').map(decodeURIComponent).map(encoded).join('/'),
    query.join('&'),
    ...names.map((name) => `${name}:${sure(all[name]).trim()}`),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n')
  const scope = `${at.slice(0, 8)}/${keys.region}/s3/aws4_request`
  const key = scope.split('/').reduce<Buffer | string>(hmac, `AWS4${keys.secretKey}`)
  const signature = hmac(key, `AWS4-HMAC-SHA256\n${at}\n${scope}\n${sha256(asked)}`).toString('hex')
  const authorization = `AWS4-HMAC-SHA256 Credential=${keys.keyId}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`
  const { host: _, ...sent } = all
  return { ...sent, authorization }
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
