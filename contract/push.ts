import { z } from 'zod'

const POINT_BYTES = 65
const SECRET_BYTES = 16

/** Octets in the alphabet of addresses, as browsers give them. */
const Octets = (name: string, length: number) =>
  z.string({ error: `${name} must be text` }).refine((text) => {
    const plain = text.replace(/=+$/, '')
    return /^[\w-]+$/.test(plain) && Math.floor((plain.length * 3) / 4) === length
  }, `${name} must be ${length} octets as base64url`)

/** A browser or phone that takes reminders, as its own `PushSubscription` tells. */
export const PushDevice = z.object({
  endpoint: z.url({ error: 'endpoint must be the address that the browser gave' }).max(1000, 'endpoint is too long'),
  keys: z.object(
    { p256dh: Octets('keys.p256dh', POINT_BYTES), auth: Octets('keys.auth', SECRET_BYTES) },
    { error: 'keys must be an object of p256dh and auth' },
  ),
})
export type PushDevice = z.infer<typeof PushDevice>

/** The devices that take reminders. */
export const PushDevices = z.object({
  /** By which a browser lets this installation, and no other, speak to it. */
  key: z.string(),
  devices: z.array(
    z.object({
      /** SHA-256 of its endpoint, base64url: by it a browser knows itself. */
      id: z.string(),
      /** "Firefox on Linux", as far as the browser told. */
      device: z.string(),
      created_at: z.iso.datetime(),
    }),
  ),
})
export type PushDevices = z.infer<typeof PushDevices>

/** What a device is sent; it shows it, and a press leads somewhere. */
export const PushMessage = z.object({
  title: z.string(),
  text: z.string(),
  /** One of the same tag takes the place of the one before. */
  tag: z.string(),
  /** The nearest first: a press on the message itself does that. */
  acts: z.array(z.object({ label: z.string(), href: z.string() })).min(1),
})
export type PushMessage = z.infer<typeof PushMessage>
