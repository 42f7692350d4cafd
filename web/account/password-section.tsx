import { type FormEvent, useState } from 'react'
import { accountApi } from '../api/account-api.ts'
import { useSave } from '../api/use-save.ts'
import { PasswordChecklist } from '../auth/password-checklist.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { useUnsaved } from '../unsaved/use-unsaved.ts'
import { ACCOUNT } from '../words/account-words.ts'
import { AUTH } from '../words/auth-words.ts'
import { CurrentPassword } from './current-password.tsx'

/** A new password; every other session ends with the old one. */
export function PasswordSection({ onChanged }: { onChanged: () => void }) {
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const { busy, save, saveNow } = useSave(accountApi.changePassword, ACCOUNT.password.done, () => {
    setCurrent('')
    setPassword('')
    onChanged()
  })
  // A browser may fill in the current one by itself.
  useUnsaved(password !== '', () => saveNow({ current_password: current, password }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save({ current_password: current, password })
  }
  return (
    <Card title={ACCOUNT.password.title}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <CurrentPassword value={current} onValue={setCurrent} />
        <PasswordField
          label={ACCOUNT.password.label}
          name="new-password"
          autoComplete="new-password"
          showLabel={AUTH.showPassword}
          hideLabel={AUTH.hidePassword}
          minLength={8}
          value={password}
          onValue={setPassword}
        />
        <PasswordChecklist password={password} />
        <Button type="submit" busy={busy} className="justify-self-start">
          {busy ? ACCOUNT.saving : ACCOUNT.password.submit}
        </Button>
      </form>
    </Card>
  )
}
