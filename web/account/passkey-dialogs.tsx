import { type FormEvent, type ReactNode, useState } from 'react'
import type { PasskeyList } from '../../contract/passkey.ts'
import { passkeyApi } from '../api/passkey-api.ts'
import { saySaveFailure, useSave } from '../api/use-save.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.ts'
import { PASSKEYS } from '../words/passkey-words.ts'
import { NO_PROOF, ProofFields } from './proof-fields.tsx'

type Ending = { onClose: () => void; onChanged: () => void }
type One = Ending & { passkey: PasskeyList['passkeys'][number] }

const NAME_MAX = 60

/** Asks who it is, then has the browser make a passkey. What talks to the browser is loaded when it is wanted. */
export function AddPasskey({ asksCode, onClose, onChanged }: Ending & { asksCode: boolean }) {
  const [name, setName] = useState('')
  const [proof, setProof] = useState(NO_PROOF)
  const [busy, setBusy] = useState(false)

  async function make() {
    if (busy) return
    setBusy(true)
    try {
      const { makePasskey, NoPasskey } = await import('../passkeys/ceremony.ts')
      const refusal = await makePasskey({ name, ...proof }).catch((error: unknown) => {
        if (error instanceof NoPasskey) return error.words
        throw error
      })
      if (refusal) return toast.bad(...refusal)
      toast.good(...PASSKEYS.added)
      onClose()
      onChanged()
    } catch (error) {
      saySaveFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Sheet
      title={PASSKEYS.addTitle}
      submit={busy ? PASSKEYS.waiting : PASSKEYS.goOn}
      busy={busy}
      onClose={onClose}
      onSubmit={() => void make()}
    >
      <p className="text-sm">{PASSKEYS.addText}</p>
      <TextField
        label={PASSKEYS.name}
        hint={PASSKEYS.nameHint}
        name="passkey-name"
        autoComplete="off"
        maxLength={NAME_MAX}
        value={name}
        onValue={setName}
      />
      <ProofFields asksCode={asksCode} value={proof} onValue={setProof} />
    </Sheet>
  )
}

/** Gives a passkey another name. */
export function RenamePasskey({ passkey, onClose, onChanged }: One) {
  const [name, setName] = useState(passkey.name)
  const { busy, save } = useSave(passkeyApi.rename, PASSKEYS.renamed, () => {
    onClose()
    onChanged()
  })
  return (
    <Sheet
      title={PASSKEYS.renameTitle}
      submit={PASSKEYS.save}
      busy={busy}
      onClose={onClose}
      onSubmit={() => save({ id: passkey.id, name })}
    >
      <TextField
        label={PASSKEYS.name}
        name="passkey-name"
        autoComplete="off"
        maxLength={NAME_MAX}
        value={name}
        onValue={setName}
      />
    </Sheet>
  )
}

/** Takes a passkey away, by whoever shows who they are. */
export function RemovePasskey({ passkey, asksCode, onClose, onChanged }: One & { asksCode: boolean }) {
  const [proof, setProof] = useState(NO_PROOF)
  const { busy, save } = useSave(passkeyApi.remove, PASSKEYS.removed, () => {
    onClose()
    onChanged()
  })
  return (
    <Sheet
      title={PASSKEYS.removeTitle}
      submit={PASSKEYS.remove}
      busy={busy}
      onClose={onClose}
      onSubmit={() => save({ id: passkey.id, ...proof })}
    >
      <p className="text-sm break-words">{PASSKEYS.removeText(passkey.name)}</p>
      <ProofFields asksCode={asksCode} value={proof} onValue={setProof} />
    </Sheet>
  )
}

type SheetProps = {
  title: string
  submit: string
  busy: boolean
  onClose: () => void
  onSubmit: () => void
  children: ReactNode
}

function Sheet({ title, submit, busy, onClose, onSubmit, children }: SheetProps) {
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog title={title} closeLabel={PASSKEYS.cancel} onClose={onClose}>
      <form noValidate onSubmit={send} className="grid gap-5">
        {children}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {submit}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {PASSKEYS.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
