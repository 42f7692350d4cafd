import { createHmac, hkdfSync } from 'node:crypto'

/**
 * Gives something personal a name for the log: always the same one, so that lines can be brought together, and nobody
 * without the key can tell or try what it stands for.
 */
export type LogName = (kind: 'address' | 'origin', text: string) => string

/** @param secret what the key of the names is derived from */
export function logNames(secret: string): LogName {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'fulcrum log names', 32))
  return (kind, text) => createHmac('sha256', key).update(`${kind}\0${text}`).digest('base64url').slice(0, 16)
}
