import { browserSupportsWebAuthn, startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type { SignedIn } from '../../contract/auth.ts'
import { passkeyApi } from '../api/passkey-api.ts'
import { PASSKEYS } from '../words/passkey-words.ts'

/** Why the browser gave no passkey, in words: not an error of anyone's. */
export class NoPasskey extends Error {
  readonly words: readonly [title: string, text: string]

  constructor(words: readonly [string, string], cause: unknown) {
    super(words[0], { cause })
    this.words = words
  }
}

/** Has the browser make a passkey, and keeps it. @throws NoPasskey, ApiProblem */
export async function makePasskey(entries: { password: string; code: string; name: string }): Promise<void> {
  const { name, ...proof } = entries
  const optionsJSON = await passkeyApi.begin(proof)
  const credential = await startRegistration({ optionsJSON }).catch(explain(PASSKEYS.notMade))
  await passkeyApi.keep({ name, credential })
}

/** Signs in with a passkey that the browser offers. @throws NoPasskey, ApiProblem */
export async function signInByPasskey(): Promise<SignedIn> {
  const optionsJSON = await passkeyApi.ask()
  const credential = await startAuthentication({ optionsJSON }).catch(explain(PASSKEYS.notUsed))
  return passkeyApi.signIn({ credential })
}

// The browser does not tell "called off" from "too late" or "none here", so that no site can find out.
function explain(otherwise: readonly [string, string]) {
  return (error: unknown): never => {
    if (!browserSupportsWebAuthn()) throw new NoPasskey(PASSKEYS.unsupported, error)
    if (error instanceof WebAuthnError) {
      if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') throw new NoPasskey(PASSKEYS.alreadyHere, error)
      if (/ERROR_INVALID_(DOMAIN|RP_ID)/.test(error.code)) throw new NoPasskey(PASSKEYS.wrongPlace, error)
    }
    throw new NoPasskey(otherwise, error)
  }
}
