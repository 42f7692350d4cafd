import { createHmac, timingSafeEqual } from 'node:crypto'

/** The address that ends tips by mail for one person; it opens nothing else. */
export function unsubscribeLink(appOrigin: string, secret: string, userId: string): string {
  return `${appOrigin}/unsubscribe?token=${userId}.${signature(secret, userId)}`
}

/** The person whose unsubscribe link carries this token, or null for a token that is not ours. */
export function unsubscribingUser(secret: string, token: string): string | null {
  const [userId = '', signed = ''] = token.split('.')
  const expected = Buffer.from(signature(secret, userId))
  const given = Buffer.from(signed)
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null
}

function signature(secret: string, userId: string): string {
  return createHmac('sha256', secret).update(`unsubscribe:${userId}`).digest('base64url')
}
