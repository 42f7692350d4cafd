import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { sure } from '../../engine/sure.ts'

type Asked = { readonly challenge: string }
type Habits = {
  origin?: string
  host?: string
  verified?: boolean
  counter?: number
  handle?: string
  certificate?: true
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

/** A passkey made of arithmetic: what a phone does, as WebAuthn lays the bytes out, with every habit to choose. */
export function softwareKey(userId: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)

  const clientData = (type: string, challenge: string, origin = 'https://fulcrum.example') =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const head = ({ host = 'fulcrum.example', verified = true, counter = 0 }: Habits, more = 0) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(host), Buffer.from([PRESENT | (verified ? VERIFIED : 0) | more]), count])
  }
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key' }

  return {
    /** The browser's answer to being asked to make a passkey. */
    made: ({ challenge }: Asked, habits: Habits = {}) => {
      const { x, y } = publicKey.export({ format: 'jwk' })
      const bytes = (text?: string) => new Uint8Array(Buffer.from(sure(text), 'base64url'))
      // COSE: an elliptic curve key (1: 2) for ES256 (3: -7) on P-256 (-1: 1).
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytes(x)],
          [-3, bytes(y)],
        ]) as never,
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = Buffer.concat([head(habits, HAS_KEY), Buffer.alloc(16), length, id, cose])
      const statement = new Map(habits.certificate ? [['x5c', [new Uint8Array(8)]]] : [])
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', habits.certificate ? 'packed' : 'none'],
          ['attStmt', statement],
          ['authData', new Uint8Array(authData)],
        ]) as never,
      )
      const clientDataJSON = base64url(clientData('webauthn.create', challenge, habits.origin))
      return { ...named, response: { clientDataJSON, attestationObject: base64url(attestation) } }
    },
    /** The browser's answer to being asked to sign in. */
    used: ({ challenge }: Asked, habits: Habits = {}) => {
      const data = clientData('webauthn.get', challenge, habits.origin)
      const authenticatorData = head(habits)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
          userHandle: base64url(habits.handle ?? userId),
        },
      }
    },
  }
}
