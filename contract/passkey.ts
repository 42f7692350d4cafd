import { z } from 'zod'
import { DeletionRequest } from './account.ts'
import { text } from './text.ts'

/** An account may hold this many: enough for every device of a person, few enough to read. Our choice. */
export const PASSKEYS_MAX = 10

const UNREADABLE = 'This is not the answer of a passkey'
const Bytes = z
  .string({ error: UNREADABLE })
  .max(20_000, UNREADABLE)
  .regex(/^[\w-]+$/, UNREADABLE)
const Credential = z.object({
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key', UNREADABLE),
})

const Name = text('Please give the passkey a name').trim().max(60, 'Please use at most 60 characters')

/** The password again, and the code where an authenticator app is on: a passkey signs in without either. */
export const PasskeyStart = DeletionRequest
export type PasskeyStart = z.infer<typeof PasskeyStart>

/** What the browser's `navigator.credentials` takes, as WebAuthn writes it in JSON. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() })

/** What the browser answered when it made a passkey; an empty name becomes that of the browser. */
export const NewPasskey = z.object({
  name: Name,
  credential: Credential.extend({ response: z.object({ clientDataJSON: Bytes, attestationObject: Bytes }) }),
})
export type NewPasskey = z.infer<typeof NewPasskey>

export const PasskeyName = z.object({ name: Name.min(1, 'Please give the passkey a name') })

export const PasskeyList = z.object({
  passkeys: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      created_at: z.iso.datetime(),
      /** Null until it has signed in for the first time. */
      last_used_at: z.iso.datetime().nullable(),
    }),
  ),
})
export type PasskeyList = z.infer<typeof PasskeyList>

/** What the browser answered when a passkey was asked to sign in. */
export const PasskeySignIn = z.object({
  credential: Credential.extend({
    response: z.object({
      clientDataJSON: Bytes,
      authenticatorData: Bytes,
      signature: Bytes,
      userHandle: Bytes.optional(),
    }),
  }),
})
export type PasskeySignIn = z.infer<typeof PasskeySignIn>
