import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { INPUT_LOOK } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { useUnsaved } from '../unsaved/use-unsaved.ts'
import { ACCOUNT } from '../words/account-words.ts'
import { PROGRAMS } from '../words/program-words.ts'

type Props = { label: string; note: string; secret: string; onDone: () => void }

/** Something that is shown this once, to be taken along. */
export function ShownSecret({ label, note, secret, onDone }: Props) {
  const [isTaken, setTaken] = useState(false)
  useUnsaved(!isTaken, null)
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      setTaken(true)
      toast.good(...PROGRAMS.copied)
    } catch {
      toast.bad(ACCOUNT.error, PROGRAMS.copyFailed)
    }
  }
  return (
    <div className="grid gap-3">
      <label className="grid gap-2">
        <span className="font-semibold">{label}</span>
        <span className="text-sm text-soft">{note}</span>
        <input
          readOnly
          value={secret}
          className={`${INPUT_LOOK} text-sm`}
          onFocus={(event) => event.target.select()}
          onCopy={() => setTaken(true)}
        />
      </label>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => void copy()}>
          {PROGRAMS.copy}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {PROGRAMS.done}
        </Button>
      </div>
    </div>
  )
}
