import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Credentials } from '../../contract/auth.ts'
import { isProblem } from '../api/api-problem.ts'
import { authApi } from '../api/auth-api.ts'
import { trialCard } from '../session/server-settings.ts'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { AUTH } from '../words/auth-words.ts'
import { SIGN_UP_OFFER } from '../words/sign-up-offer.ts'
import { arrival } from './arrival.ts'
import { sayAuthFailure } from './auth-failure.ts'
import { AuthFrame } from './auth-frame.tsx'
import type { AuthMode } from './auth-mode.ts'
import { PasswordChecklist } from './password-checklist.tsx'
import { useAuthForm } from './use-auth-form.ts'

type Props = {
  mode: 'sign-in' | 'sign-up'
  email: string
  onEmail: (email: string) => void
  onMode: (mode: AuthMode) => void
  /** Signing in asks for the code of an authenticator app. */
  onCode: (credentials: Credentials) => void
}

/** Sign in and sign up: one form, since they differ in a checklist and a notice. */
export function CredentialsForm({ mode, email, onEmail, onMode, onCode }: Props) {
  const [password, setPassword] = useState('')
  const form = useAuthForm()
  const navigate = useNavigate()
  const joining = mode === 'sign-up'
  const words = joining ? AUTH.signUp : AUTH.signIn

  async function enter() {
    try {
      const signedIn = await (joining ? authApi.signUp : authApi.signIn)({ email: email.trim(), password })
      await navigate(arrival(signedIn, joining), { replace: true })
    } catch (error) {
      if (isProblem(error, 'second-factor-required')) return onCode({ email: email.trim(), password })
      sayAuthFailure(error)
    }
  }

  async function enterByPasskey() {
    try {
      const arrived = await (await import('./passkey-entry.ts')).passkeyEntry()
      if (arrived) await navigate(arrived, { replace: true })
    } catch (error) {
      sayAuthFailure(error)
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void form.submit(event.currentTarget, { email, password }, enter)
  }

  return (
    <AuthFrame title={words.title} lead={joining ? SIGN_UP_OFFER[trialCard()] : AUTH.signIn.lead}>
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
        <PasswordField
          label={AUTH.password}
          name="password"
          autoComplete={joining ? 'new-password' : 'current-password'}
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
        {joining ? (
          <PasswordChecklist password={password} />
        ) : (
          <button
            type="button"
            className="link -my-3 inline-flex min-h-11 items-center justify-self-end text-sm font-medium"
            onClick={() => onMode('request')}
          >
            {AUTH.forgot}
          </button>
        )}
        <Button type="submit" size="large" busy={form.busy} className="w-full">
          {form.busy ? words.busy : words.submit}
        </Button>
        {joining ? (
          <TermsNotice />
        ) : (
          <Button
            look="secondary"
            size="large"
            busy={form.busy}
            onClick={(event) => void form.submit(event.currentTarget.form!, {}, enterByPasskey)}
          >
            {AUTH.passkey}
          </Button>
        )}
      </form>
      <p className="mt-6 text-center text-sm text-soft">
        {words.toggleText}{' '}
        <button
          type="button"
          className="link inline-flex min-h-11 items-center font-semibold"
          onClick={() => onMode(joining ? 'sign-in' : 'sign-up')}
        >
          {words.toggle}
        </button>
      </p>
    </AuthFrame>
  )
}

function TermsNotice() {
  return (
    <p className="text-xs text-soft">
      {AUTH.noticeBefore}
      <a href="/terms" className="link">
        {AUTH.terms}
      </a>
      {AUTH.noticeBetween}
      <a href="/privacy" className="link">
        {AUTH.privacy}
      </a>
      {AUTH.noticeAfter}
    </p>
  )
}
