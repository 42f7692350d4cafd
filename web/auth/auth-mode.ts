export type AuthMode = 'sign-in' | 'sign-up' | 'request' | 'reset'

/** After `/auth`: for whoever has no account yet. The bare address signs in. */
export const SIGN_UP = '#sign-up'

/** What a link of ours carries after the `#`: which kind it is, and its secret. */
export type HashLink = { type: LinkType; token: string }
type LinkType = (typeof TYPES)[number]
const TYPES = ['recovery', 'verify', 'email-change', 'email-veto', 'unsubscribe'] as const

/** Reads such a link, or null. The `#` part never reaches a server or a log. */
export function readHashLink(hash: string): HashLink | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const type = TYPES.find((one) => one === parts.get('type'))
  return type ? { type, token: parts.get('token') ?? parts.get('access_token') ?? '' } : null
}
