import { EMAIL_MAX } from './limits.ts'

// Words joined by single dots, in the letters that WHATWG gives `<input type=email>`; then at least two labels of a
// domain, the last of which is no number: an address that mail can reach. Letters of other languages stand in punycode.
const WORD = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const EMAIL = new RegExp(`^(?=[^@]{1,64}@)${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`)

/** An address as it is kept and compared: trimmed, in lower case, its domain as name servers know it. */
export function normalEmail(text: string): string {
  const email = text.trim().toLowerCase()
  const domainAt = email.lastIndexOf('@') + 1
  return email.slice(0, domainAt) + asciiDomain(email.slice(domainAt))
}

/** Whether a text is an e-mail address once it is in its normal form. */
export function isEmail(text: string): boolean {
  const email = normalEmail(text)
  return email.length <= EMAIL_MAX && EMAIL.test(email)
}

/** пример.рф as xn--e1afmkfd.xn--p1ai; what is no such name, as it stands. */
function asciiDomain(domain: string): string {
  // Anything of these would make it more than a name to the parser of addresses.
  if (/^[\0-\x7f]*$/.test(domain) || /[\s/?#:@[\]\\%]/.test(domain)) return domain
  const address = `http://${domain}`
  return URL.canParse(address) ? new URL(address).hostname : domain
}
