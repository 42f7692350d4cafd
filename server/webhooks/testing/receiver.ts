import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { readonly headers: IncomingHttpHeaders; readonly body: string; readonly message: Message }
type Message = { readonly type: string; readonly timestamp: string; readonly data: Record<string, unknown> }

/** [s] that a message may be old or ahead, as the standard advises. */
const TOLERANCE_S = 300

/** A program of somebody's that takes webhooks. @param port - a free one where it is not said */
export async function receiver(port = 0) {
  const received: Received[] = []
  let answer = (response: ServerResponse): void => void response.end()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      received.push({ headers: request.headers, body, message: JSON.parse(body) })
      answer(response)
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    /** Behaves otherwise from now on. */
    behave: (as: typeof answer) => {
      answer = as
    },
    /** Answers from now on with a status, and headers if need be. */
    say: (status: number, headers: Record<string, string> = {}) => {
      answer = (response) => void response.writeHead(status, headers).end()
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Whether a message is genuine, checked as docs/connecting.md shows it to people. */
export function isGenuine(secret: string, { headers, body }: Pick<Received, 'headers' | 'body'>, now: Date): boolean {
  const [id, at, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => headers[name])
  if (Math.abs(now.getTime() / 1000 - Number(at)) > TOLERANCE_S) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest()
  return String(signatures)
    .split(' ')
    .map((one) => Buffer.from(one.replace(/^v1,/, ''), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected))
}
