import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useBlocker } from 'react-router'
import { readToken } from '../api/token-store.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.ts'
import { UNSAVED } from '../words/unsaved-words.ts'
import { saveAll, type Unsaved, unsavedWork } from './unsaved-work.ts'

type Asked = { readonly unsaved: readonly Unsaved[]; readonly answer: (may: boolean) => void }

/** Asks whoever goes to another screen, or logs out, what becomes of what is not saved. One a screen. */
export function UnsavedGuard() {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => unsavedWork.askBy((unsaved) => new Promise((answer) => setAsked({ unsaved, answer }))), [])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Whose session has ended can save no more.
      currentLocation.pathname !== nextLocation.pathname && unsavedWork.list().length > 0 && readToken() !== null,
  )
  const isBlocked = blocker.state === 'blocked'
  if (!isBlocked && !asked) return null
  const answer = (may: boolean) => {
    setAsked(null)
    asked?.answer(may)
    if (!isBlocked) return
    if (may) blocker.proceed()
    else blocker.reset()
  }
  // The view that holds what is unsaved may be hidden behind another.
  return createPortal(<Leaving unsaved={asked?.unsaved ?? unsavedWork.list()} answer={answer} />, document.body)
}

/** What is kept by itself is kept at once, and asked about only where that fails. */
function Leaving({ unsaved, answer }: Asked) {
  const [isAsking, setAsking] = useState(() => unsaved.some(({ savesItself }) => !savesItself))
  const [busy, setBusy] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried once, before anything is asked.
  useEffect(() => {
    if (!isAsking) void saveAll(unsaved).then((isSaved) => (isSaved ? answer(true) : setAsking(true)))
  }, [])
  async function save() {
    setBusy(true)
    const isSaved = await saveAll(unsaved)
    if (!isSaved) toast.bad(...UNSAVED.failed)
    answer(isSaved)
  }
  if (!isAsking) return null
  const canSave = unsaved.every(({ save: way }) => way !== null)
  return (
    <Dialog title={UNSAVED.title} closeLabel={UNSAVED.stay} onClose={() => answer(false)}>
      <p className="mb-5 text-sm">{canSave ? UNSAVED.text : UNSAVED.unsavable}</p>
      <div className="flex flex-wrap gap-3">
        {canSave && (
          <Button busy={busy} onClick={() => void save()}>
            {busy ? UNSAVED.saving : UNSAVED.save}
          </Button>
        )}
        <Button look="secondary" disabled={busy} onClick={() => answer(true)}>
          {UNSAVED.leave}
        </Button>
        <Button look="quiet" disabled={busy} onClick={() => answer(false)}>
          {UNSAVED.stay}
        </Button>
      </div>
    </Dialog>
  )
}
