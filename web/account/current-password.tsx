import { PasswordField } from '../ui/password-field.tsx'
import { ACCOUNT } from '../words/account-words.ts'
import { AUTH } from '../words/auth-words.ts'

/** The password typed again, before something that cannot be taken lightly. */
export function CurrentPassword({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  return (
    <PasswordField
      label={ACCOUNT.currentPassword}
      name="current-password"
      autoComplete="current-password"
      showLabel={AUTH.showPassword}
      hideLabel={AUTH.hidePassword}
      value={value}
      onValue={onValue}
    />
  )
}
