import { createHmac, randomBytes } from 'node:crypto'

/** By which a secret of this kind is known (Standard Webhooks 1.0.0). */
const PREFIX = 'whsec_'
/** [bytes] of chance in a secret; the standard asks for 24 to 64. */
const SECRET_BYTES = 32

/** A new secret, as its person gives it to their program. */
export function newSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}

/** Signs a message by Standard Webhooks 1.0.0: its number, the second at which it is sent, and its body, by HMAC-SHA256. */
export function signedHeaders(
  secret: string,
  { id, at, body }: { readonly id: string; readonly at: Date; readonly body: string },
): Record<string, string> {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
