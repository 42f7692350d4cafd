import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Seals short secrets for the database, each for its owner alone. */
export type KeyBox = {
  readonly seal: (text: string, owner: string) => string
  /** What was sealed; a text that never was as it stands; null when no key of this server opens it. */
  readonly open: (kept: string, owner: string) => string | null
  /** What everything begins with that the first key has sealed. */
  readonly mark: string
}

const IV_BYTES = 12
const TAG_BYTES = 16
const SEALED = /^v1\.([\w-]{8})\.([\w-]+)$/

/**
 * Boxes by AES-256-GCM.
 * @param secrets the first seals; all of them open, so that one may take another's place
 * @throws RangeError where there is none
 */
export function keyBox(secrets: readonly string[]): KeyBox {
  const keys = secrets.map((secret) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'fulcrum key box', 32))
    return { key, name: createHash('sha256').update(key).digest('base64url').slice(0, 8) }
  })
  const first = keys[0]
  if (!first) throw new RangeError('Cannot seal without a secret')
  const mark = `v1.${first.name}.`
  return {
    mark,
    seal: (text, owner) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', first.key, iv).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return mark + sealed.toString('base64url')
    },
    open: (kept, owner) => {
      const [, name, body] = SEALED.exec(kept) ?? []
      if (!body) return kept
      const known = keys.find((each) => each.name === name)
      if (!known) return null
      const bytes = Buffer.from(body, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', known.key, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null
      }
    },
  }
}
