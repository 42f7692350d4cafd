import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { Problem } from '../problem.ts'

/**
 * The ETag of what is edited as a whole: of its content alone, however its keys are ordered, so that the same saved again
 * elsewhere is no change.
 */
export function tagOf(value: object): string {
  return `"${createHash('sha256')
    .update(JSON.stringify(ordered(value)))
    .digest('base64url')
    .slice(0, 22)}"`
}

/**
 * Refuses a write by somebody who names what they have seen (`If-Match`) where something else stands now. To be asked in the
 * transaction that writes, once the row is held.
 * @throws Problem profile-changed, with what stands
 */
export function requireSeen(c: Context, standing: object): void {
  const seen = c.req.header('if-match')
  if (seen === undefined || seen.trim() === '*') return
  const tags = seen.split(',').map((one) => one.trim().replace(/^W\//, ''))
  if (!tags.includes(tagOf(standing))) throw new Problem('profile-changed', undefined, { current: standing })
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (value === null || typeof value !== 'object') return value
  const parts = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(parts.map(([key, part]) => [key, ordered(part)]))
}
