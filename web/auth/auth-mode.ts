export type AuthMode = 'sign-in' | 'sign-up' | 'request' | 'reset'

/** What a link of ours carries after the `#`: which kind it is, and its secret. */
export type HashLink = { type: 'recovery' | 'verify'; token: string }

/** Reads such a link, or null. The `#` part never reaches a server or a log. */
export function readHashLink(hash: string): HashLink | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const type = parts.get('type')
  if (type !== 'recovery' && type !== 'verify') return null
  return { type, token: parts.get('token') ?? parts.get('access_token') ?? '' }
}
