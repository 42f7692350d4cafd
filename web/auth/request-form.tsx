import type { FormEvent } from 'react'
import { ApiProblem } from '../api/api-problem.ts'
import { authApi } from '../api/auth-api.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.ts'
import { AUTH } from '../words/auth-words.ts'
import { COMMON } from '../words/common.ts'
import { RESET, RESET_TOASTS } from '../words/reset-words.ts'
import { AuthFrame } from './auth-frame.tsx'
import type { AuthMode } from './auth-mode.ts'
import { useAuthForm } from './use-auth-form.ts'

type Props = { email: string; onEmail: (email: string) => void; onMode: (mode: AuthMode) => void }

/** Asks for a reset link. The answer is the same whether or not the address has an account. */
export function RequestForm({ email, onEmail, onMode }: Props) {
  const form = useAuthForm()

  async function send() {
    try {
      await authApi.requestReset(email.trim())
      toast.good(...RESET_TOASTS.resetSent)
    } catch (error) {
      const limited = error instanceof ApiProblem && error.code === 'too-many-requests'
      if (limited) toast.bad(COMMON.error, error.detail)
      else toast.bad(...RESET_TOASTS.resetFailed)
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void form.submit(event.currentTarget, { email }, send)
  }

  return (
    <AuthFrame title={RESET.request.title} lead={RESET.request.lead}>
      <form noValidate className="mt-8 grid gap-5" onSubmit={submit}>
        <TextField
          label={AUTH.email}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          exact
          required
          value={email}
          error={form.errorOf('email')}
          onValue={(value) => {
            onEmail(value)
            form.edited('email')
          }}
        />
        <Button type="submit" size="large" busy={form.busy} className="w-full">
          {form.busy ? RESET.request.busy : RESET.request.submit}
        </Button>
        <Button look="quiet" onClick={() => onMode('sign-in')}>
          {RESET.request.back}
        </Button>
      </form>
    </AuthFrame>
  )
}
