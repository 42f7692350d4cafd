const GOOGLE = ['gmail.com', 'googlemail.com']

/**
 * The mailbox behind an address, as far as the address itself can tell: what stands behind a plus leads to the same one,
 * and with Google dots do too. For comparing alone; mail goes to the address as it was given.
 * @param email in its normal form
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [name, domain] = [email.slice(0, at).replace(/(?<=.)\+.*$/, ''), email.slice(at + 1)]
  return GOOGLE.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
