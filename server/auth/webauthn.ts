import type { NewPasskey, PasskeySignIn } from '../../contract/passkey.ts'
import type { Config } from '../config.ts'

/** [ms] A challenge waits this long for its answer. Our choice: time to find a phone. */
export const CHALLENGE_MS = 5 * 60_000

// Thirty megabytes that an installation without passkeys never needs.
const library = () => import('@simplewebauthn/server')
const helpers = () => import('@simplewebauthn/server/helpers')

/** EdDSA, ES256 and RS256, in COSE's numbers: what every authenticator of today has one of. */
const ALGORITHMS = [-8, -7, -257]

type Origin = Pick<Config, 'appOrigin'>
/** Uses the challenge of an answer up, and says whether it was one of ours. */
type Take = (challenge: string) => Promise<boolean>

const hostOf = ({ appOrigin }: Origin) => new URL(appOrigin).hostname
const expected = (config: Origin) => ({
  expectedOrigin: new URL(config.appOrigin).origin,
  expectedRPID: hostOf(config),
  // A key that did not ask for finger, face or PIN would be one factor in the place of two.
  requireUserVerification: true,
})

/** What the browser needs to make a passkey for a person; the ids of those they have keep a device from a second one. */
export async function creationOptions(config: Origin, user: { id: string; email: string }, known: readonly string[]) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: 'Fulcrum',
    rpID: hostOf(config),
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** What the browser needs to ask for any passkey of ours. */
export async function requestOptions(config: Origin) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({ rpID: hostOf(config), timeout: CHALLENGE_MS, userVerification: 'required' })
}

/** The key that a browser has made, or null when its answer does not hold. */
export async function madeKey(config: Origin, credential: NewPasskey['credential'], take: Take) {
  const { verifyRegistrationResponse } = await library()
  const made = await whatHolds(take, async (expectedChallenge) => {
    await refuseCertificates(credential.response.attestationObject)
    return verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge,
      supportedAlgorithmIDs: ALGORITHMS,
      ...expected(config),
    })
  })
  if (!made?.verified) return null
  const { id, publicKey, counter } = made.registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
}

type Kept = {
  readonly userId: string
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
}

/** The counter of a key that has signed in, or null when its answer does not hold. */
export async function usedKey(
  config: Origin,
  { kept, credential, take }: { kept: Kept; credential: PasskeySignIn['credential']; take: Take },
): Promise<number | null> {
  const { userHandle, ...response } = credential.response
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== kept.userId) return null
  const { verifyAuthenticationResponse } = await library()
  const key = {
    id: kept.credentialId,
    publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
    counter: kept.counter,
  }
  const used = await whatHolds(take, (expectedChallenge) =>
    verifyAuthenticationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      credential: key,
      expectedChallenge,
      ...expected(config),
    }),
  )
  return used?.verified ? used.authenticationInfo.newCounter : null
}

// We ask for no certificate of the maker, and its addresses, which the library would look up, are the sender's choice.
async function refuseCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await helpers()
  const bytes = new Uint8Array(Buffer.from(attestationObject, 'base64url'))
  if (decodeAttestationObject(bytes).get('attStmt').get('x5c')) throw new RangeError('An attestation nobody asked for')
}

/** What the library finds; it throws for whatever does not hold, and only the database's own failures go on. */
async function whatHolds<Found>(take: Take, check: (take: Take) => Promise<Found>): Promise<Found | null> {
  let broken: unknown
  const watched: Take = async (challenge) => {
    if (typeof challenge !== 'string') return false
    return take(challenge).catch((error: unknown) => {
      broken = error
      throw error
    })
  }
  try {
    return await check(watched)
  } catch {
    if (broken) throw broken
    return null
  }
}
