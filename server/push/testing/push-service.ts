import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushDevice, PushMessage } from '../../../contract/push.ts'
import { sure } from '../../../engine/sure.ts'

/** What reached a device: what it was told, and by which key it was vouched for. */
export type Pushed = {
  readonly message: PushMessage
  readonly headers: IncomingMessage['headers']
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string }
}

/** A push service with browsers behind it, as RFC 8030, 8188, 8291 and 8292 have it; it opens what comes as a browser would. */
export async function pushService() {
  const browsers = new Map<string, { keys: ECDH; auth: Buffer; pushed: Pushed[]; status: number }>()
  const server = createServer((request, answer) => {
    const browser = browsers.get(sure(request.url))
    const parts: Buffer[] = []
    request.on('data', (part) => void parts.push(part))
    request.on('end', () => {
      if (!browser) return answer.writeHead(404).end()
      if (browser.status !== 201) return answer.writeHead(browser.status).end()
      try {
        const claims = vouchedBy(request)
        const text = opened(Buffer.concat(parts), browser)
        browser.pushed.push({ message: JSON.parse(text) as PushMessage, headers: request.headers, claims })
        answer.writeHead(201).end()
      } catch (error) {
        answer.writeHead(400).end(String(error))
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** A browser that subscribed. */
  function browser() {
    const keys = createECDH('prime256v1')
    const p256dh = keys.generateKeys('base64url')
    const auth = randomBytes(16)
    const path = `/push/${randomBytes(12).toString('base64url')}`
    const held = { keys, auth, pushed: [] as Pushed[], status: 201 }
    browsers.set(path, held)
    const subscription: PushDevice = {
      endpoint: origin + path,
      keys: { p256dh, auth: auth.toString('base64url') },
    }
    const answers = (status: number) => {
      held.status = status
    }
    return { subscription, pushed: held.pushed, answers }
  }

  return { origin, browser, close: () => new Promise((resolve) => server.close(resolve)) }
}

/** RFC 8292: the token of the header, signed by the key that stands beside it. */
function vouchedBy({ headers }: IncomingMessage): Pushed['claims'] {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('not vouched for')
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as Pushed['claims']
}

/** RFC 8291 over RFC 8188: one record under a key that only sender and browser can make. */
function opened(body: Buffer, { keys, auth }: { keys: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16)
  const keyLength = sure(body[20])
  const theirs = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs])
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(theirs), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  // The last record ends in a two, and after it in nothing but padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
