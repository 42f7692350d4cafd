import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { SignedIn } from '../../contract/auth.ts'
import type { NewPasskey, PasskeyList, PasskeySignIn, PasskeyStart } from '../../contract/passkey.ts'
import { request } from './request.ts'

const OWN = '/api/account/passkeys'
const ENTRY = '/api/auth/passkey'

/** Passkeys: a person's own, and signing in with one. */
export const passkeyApi = {
  list: () => request<PasskeyList>(OWN),
  begin: (body: PasskeyStart) =>
    request<PublicKeyCredentialCreationOptionsJSON>(`${OWN}/options`, { method: 'POST', body }),
  keep: (body: NewPasskey) => request(OWN, { method: 'POST', body }),
  rename: ({ id, name }: { id: string; name: string }) => request(`${OWN}/${id}`, { method: 'PUT', body: { name } }),
  remove: ({ id, ...proof }: { id: string; password: string; code: string }) =>
    request(`${OWN}/${id}/removal`, { method: 'POST', body: proof }),
  ask: () => request<PublicKeyCredentialRequestOptionsJSON>(`${ENTRY}/options`, { method: 'POST', anonymous: true }),
  signIn: (body: PasskeySignIn) => request<SignedIn>(ENTRY, { method: 'POST', body, anonymous: true }),
}
