import { TextField } from '../ui/text-field.tsx'
import { PASSKEYS } from '../words/passkey-words.ts'
import { CurrentPassword } from './current-password.tsx'

/** Who it is, shown again before something strong. */
export type Proof = { readonly password: string; readonly code: string }
export const NO_PROOF: Proof = { password: '', code: '' }

type Props = {
  /** An authenticator app is on, so its code is asked for too. */
  asksCode: boolean
  value: Proof
  onValue: (value: Proof) => void
}

/** The password again, and the code of the authenticator app where there is one. */
export function ProofFields({ asksCode, value, onValue }: Props) {
  return (
    <>
      <CurrentPassword value={value.password} onValue={(password) => onValue({ ...value, password })} />
      {asksCode && (
        <TextField
          label={PASSKEYS.code}
          name="code"
          autoComplete="one-time-code"
          exact
          maxLength={30}
          value={value.code}
          onValue={(code) => onValue({ ...value, code })}
        />
      )}
    </>
  )
}
