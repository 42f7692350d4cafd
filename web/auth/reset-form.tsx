import { type FormEvent, useState } from 'react'
import { ApiProblem, isProblem } from '../api/api-problem.ts'
import { authApi } from '../api/auth-api.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { toast } from '../ui/toast.ts'
import { AUTH } from '../words/auth-words.ts'
import { COMMON } from '../words/common.ts'
import { RESET, RESET_TOASTS } from '../words/reset-words.ts'
import { AuthFrame } from './auth-frame.tsx'
import { PasswordChecklist } from './password-checklist.tsx'
import { useAuthForm } from './use-auth-form.ts'

/** Sets a new password with the token of a mailed link, which lives in this component's memory only. */
export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const [password, setPassword] = useState('')
  const [confirm, setConfirm] = useState('')
  const [mismatch, setMismatch] = useState(false)
  const [dropsKeys, setDropsKeys] = useState(false)
  const [stale, setStale] = useState(false)
  const form = useAuthForm()

  async function update() {
    try {
      await authApi.reset(token, password, dropsKeys)
      toast.good(...RESET_TOASTS.updated)
      onDone()
    } catch (error) {
      setStale(isProblem(error, 'invalid-token'))
      sayResetFailure(error)
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const target = event.currentTarget
    const different = password !== confirm
    void form.submit(target, { password }, async () => {
      setMismatch(different)
      if (!different) return update()
      toast.bad(...RESET_TOASTS.mismatch)
      target.querySelector<HTMLInputElement>('[name="confirm"]')?.focus()
    })
  }

  return (
    <AuthFrame title={RESET.reset.title} lead={RESET.reset.lead}>
      <form noValidate className="mt-8 grid gap-5" onSubmit={submit}>
        <PasswordField
          label={RESET.newPassword}
          name="password"
          autoComplete="new-password"
          minLength={8}
          showLabel={AUTH.showPassword}
          hideLabel={AUTH.hidePassword}
          value={password}
          error={form.errorOf('password')}
          onValue={(value) => {
            setPassword(value)
            form.edited('password')
          }}
        />
        <PasswordChecklist password={password} />
        <PasswordField
          label={RESET.confirmPassword}
          name="confirm"
          autoComplete="new-password"
          minLength={8}
          showLabel={AUTH.showPassword}
          hideLabel={AUTH.hidePassword}
          value={confirm}
          error={mismatch ? RESET_TOASTS.mismatch[1] : undefined}
          onValue={(value) => {
            setConfirm(value)
            setMismatch(false)
          }}
        />
        <label className="flex min-h-11 cursor-pointer items-start gap-3 text-sm">
          <input
            type="checkbox"
            className="mt-0.5 size-5 shrink-0"
            checked={dropsKeys}
            onChange={(event) => setDropsKeys(event.target.checked)}
          />
          {RESET.reset.dropKeys}
        </label>
        {stale && <Notice tone="stop" title={RESET.reset.stale} />}
        <Button type="submit" size="large" busy={form.busy} className="w-full">
          {form.busy ? RESET.reset.busy : RESET.reset.submit}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {RESET.reset.back}
        </Button>
      </form>
    </AuthFrame>
  )
}

function sayResetFailure(error: unknown) {
  if (error instanceof ApiProblem && error.code === 'invalid-input') toast.bad(COMMON.validationError, error.detail)
  else toast.bad(...RESET_TOASTS.updateFailed)
}
