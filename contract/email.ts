import { EMAIL_MAX } from './limits.ts'

// The shape that WHATWG gives `<input type=email>`, plus a dot in the domain: an address that mail can reach.
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/** An address as it is kept and compared: trimmed and in lower case. */
export function normalEmail(text: string): string {
  return text.trim().toLowerCase()
}

/** Whether a text is an e-mail address once trimmed. */
export function isEmail(text: string): boolean {
  const email = normalEmail(text)
  return email.length <= EMAIL_MAX && EMAIL.test(email) && !email.includes('..')
}
