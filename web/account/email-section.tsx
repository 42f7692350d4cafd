import { type FormEvent, useState } from 'react'
import type { Account } from '../../contract/account.ts'
import { accountApi } from '../api/account-api.ts'
import { useSave } from '../api/use-save.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useUnsaved } from '../unsaved/use-unsaved.ts'
import { ACCOUNT } from '../words/account-words.ts'
import { NO_PROOF, ProofFields } from './proof-fields.tsx'

/** The address one signs in with, and the way to another. */
export function EmailSection({ account, onChanged }: { account: Account; onChanged: () => void }) {
  const [email, setEmail] = useState('')
  const [proof, setProof] = useState(NO_PROOF)
  const { busy, save, saveNow } = useSave(accountApi.changeEmail, ACCOUNT.email.done, () => {
    setEmail('')
    setProof(NO_PROOF)
    onChanged()
  })
  // A browser may fill in the one that it knows by itself.
  useUnsaved(!['', account.email].includes(email.trim()), () => saveNow({ email, ...proof }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save({ email, ...proof })
  }
  const again = useSave(accountApi.sendVerification, ACCOUNT.email.sentAgain)
  return (
    <Card title={ACCOUNT.email.title}>
      <p className="font-medium">{ACCOUNT.email.now(account.email)}</p>
      <p className={`text-sm ${account.email_verified ? 'mb-5 text-good' : 'text-soft'}`}>
        {account.email_verified ? ACCOUNT.email.verified : ACCOUNT.email.unverified}
      </p>
      {!account.email_verified && (
        <Button look="quiet" className="mb-3 -ml-4 text-pen" busy={again.busy} onClick={() => again.save(undefined)}>
          {ACCOUNT.email.sendAgain}
        </Button>
      )}
      {account.pending_email && <p className="mb-5 text-sm">{ACCOUNT.email.pending(account.pending_email)}</p>}
      {account.email_verified && (
        <form noValidate onSubmit={submit} className="grid gap-5">
          <TextField
            label={ACCOUNT.email.label}
            hint={ACCOUNT.email.hint}
            type="email"
            name="new-email"
            autoComplete="email"
            value={email}
            onValue={setEmail}
          />
          <ProofFields asksCode={account.second_factor.authenticator} value={proof} onValue={setProof} />
          <Button type="submit" busy={busy} className="justify-self-start">
            {busy ? ACCOUNT.saving : ACCOUNT.email.submit}
          </Button>
        </form>
      )}
    </Card>
  )
}
