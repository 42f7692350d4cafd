import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Credentials } from '../../contract/auth.ts'
import { isProblem } from '../api/api-problem.ts'
import { authApi } from '../api/auth-api.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.ts'
import { CODE } from '../words/code-words.ts'
import { COMMON } from '../words/common.ts'
import { arrival } from './arrival.ts'
import { sayAuthFailure } from './auth-failure.ts'
import { AuthFrame } from './auth-frame.tsx'

type Props = { credentials: Credentials; onBack: () => void }

/** The second step of signing in: a code of the app, or one of those for a lost phone. Loaded by those who need it. */
export function CodeForm({ credentials, onBack }: Props) {
  const [code, setCode] = useState('')
  const [recovering, setRecovering] = useState(false)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const focus = () => form.current?.querySelector<HTMLInputElement>('[name="code"]')?.focus()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is another one after the switch
  useEffect(focus, [recovering])

  async function enter() {
    try {
      const signedIn = await authApi.signIn({ ...credentials, code: code.trim() })
      await navigate(arrival(signedIn), { replace: true })
    } catch (failure) {
      if (!isProblem(failure, 'wrong-code')) return sayAuthFailure(failure)
      setError(failure.detail)
      toast.bad(CODE.wrong, failure.detail)
      focus()
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (!code.trim()) {
      setError(CODE.missing)
      toast.bad(COMMON.validationError, CODE.missing)
      return focus()
    }
    setBusy(true)
    await enter().finally(() => setBusy(false))
  }

  return (
    <AuthFrame title={CODE.title} lead={recovering ? CODE.recoveryLead : CODE.lead}>
      <form ref={form} noValidate className="mt-8 grid gap-5" onSubmit={(event) => void submit(event)}>
        <TextField
          key={String(recovering)}
          label={recovering ? CODE.recoveryLabel : CODE.label}
          name="code"
          autoComplete={recovering ? 'off' : 'one-time-code'}
          inputMode={recovering ? 'text' : 'numeric'}
          exact
          maxLength={30}
          value={code}
          error={error}
          onValue={(value) => {
            setCode(value)
            setError(undefined)
          }}
        />
        <Button type="submit" size="large" busy={busy} className="w-full">
          {busy ? CODE.busy : CODE.submit}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            setCode('')
            setError(undefined)
            setRecovering(!recovering)
          }}
        >
          {recovering ? CODE.useApp : CODE.useRecovery}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {CODE.back}
        </Button>
      </form>
    </AuthFrame>
  )
}
