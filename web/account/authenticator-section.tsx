import { type FormEvent, type ReactNode, useState } from 'react'
import type { AuthenticatorStart } from '../../contract/account.ts'
import { accountApi } from '../api/account-api.ts'
import { useSave } from '../api/use-save.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextField } from '../ui/text-field.tsx'
import { ACCOUNT } from '../words/account-words.ts'
import { CurrentPassword } from './current-password.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodesView } from './recovery-codes.tsx'

const { authenticator: words } = ACCOUNT

type Props = {
  isOn: boolean
  /** Nothing strong hangs on an address that nobody has shown to be theirs. */
  isConfirmed: boolean
  onChanged: () => void
}

/** An authenticator app as second factor: set up, confirmed, turned off. */
export function AuthenticatorSection({ isOn, isConfirmed, onChanged }: Props) {
  const [start, setStart] = useState<AuthenticatorStart | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <Card title={words.title}>
      {codes ? (
        <RecoveryCodesView codes={codes} onKept={() => setCodes(null)} />
      ) : isOn ? (
        <TurnOff onChanged={onChanged} />
      ) : start ? (
        <Confirm
          start={start}
          onCancel={() => setStart(null)}
          onCodes={(made) => {
            setCodes(made)
            setStart(null)
            onChanged()
          }}
        />
      ) : isConfirmed ? (
        <Begin onStart={setStart} />
      ) : (
        <p className="text-sm">{ACCOUNT.email.confirmFirst}</p>
      )}
    </Card>
  )
}

function Begin({ onStart }: { onStart: (start: AuthenticatorStart) => void }) {
  const [password, setPassword] = useState('')
  const { busy, save } = useSave(async () => onStart(await accountApi.beginAuthenticator(password)), null)
  return (
    <Form onSubmit={() => save(undefined)}>
      <p className="text-sm text-soft">{words.lead}</p>
      <CurrentPassword value={password} onValue={setPassword} />
      <Button type="submit" busy={busy} className="justify-self-start">
        {words.begin}
      </Button>
    </Form>
  )
}

type ConfirmProps = { start: AuthenticatorStart; onCancel: () => void; onCodes: (codes: readonly string[]) => void }

function Confirm({ start, onCancel, onCodes }: ConfirmProps) {
  const [code, setCode] = useState('')
  const { busy, save } = useSave(
    async () => onCodes((await accountApi.confirmAuthenticator(code)).recovery_codes),
    words.on,
  )
  return (
    <Form onSubmit={() => save(undefined)}>
      <p className="text-sm">{words.scan}</p>
      <QrCode text={start.uri} label={words.picture} />
      <p className="text-sm">
        {words.key}
        <code className="mt-1 block break-all font-semibold select-all">
          {start.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <p className="text-sm">{words.enter}</p>
      <CodeField label={words.code} value={code} onValue={setCode} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {words.confirm}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  )
}

function TurnOff({ onChanged }: { onChanged: () => void }) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { busy, save } = useSave(accountApi.removeAuthenticator, words.off, onChanged)
  return (
    <Form onSubmit={() => save({ password, code })}>
      <p className="text-sm font-medium text-good">{words.isOn}</p>
      <CurrentPassword value={password} onValue={setPassword} />
      <CodeField label={words.anyCode} value={code} onValue={setCode} />
      <Button type="submit" look="secondary" busy={busy} className="justify-self-start">
        {words.turnOff}
      </Button>
    </Form>
  )
}

function Form({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {children}
    </form>
  )
}

type CodeFieldProps = { label: string; value: string; onValue: (value: string) => void }

function CodeField(props: CodeFieldProps) {
  return <TextField {...props} name="code" autoComplete="one-time-code" exact maxLength={30} />
}
