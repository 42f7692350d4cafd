import { createHmac, timingSafeEqual } from 'node:crypto'
import { UNSUBSCRIBED_MAILS, type UnsubscribedMail } from '../../words/letter-facts.ts'

/** The address that ends mails of one kind for one person; it opens nothing else. */
export function unsubscribeLink(appOrigin: string, secret: string, userId: string, mails: UnsubscribedMail): string {
  return `${appOrigin}/unsubscribe?token=${userId}.${signature(secret, userId, mails)}`
}

/** Whose unsubscribe link carries this token, and for which mails; null for a token that is not ours. */
export function unsubscribingUser(
  secret: string,
  token: string,
): { readonly userId: string; readonly mails: UnsubscribedMail } | null {
  const [userId = '', signed = ''] = token.split('.')
  const given = Buffer.from(signed)
  const mails = UNSUBSCRIBED_MAILS.find((each) => {
    const expected = Buffer.from(signature(secret, userId, each))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return mails ? { userId, mails } : null
}

function signature(secret: string, userId: string, mails: UnsubscribedMail): string {
  // Links to end tips are in mailboxes already: theirs stay as they were.
  const purpose = mails === 'tips' ? 'unsubscribe' : `unsubscribe ${mails}`
  return createHmac('sha256', secret).update(`${purpose}:${userId}`).digest('base64url')
}
