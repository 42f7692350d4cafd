import { type ReactNode, Suspense, useState } from 'react'
import { signOut } from '../session/sign-out.ts'
import { optionalPart } from '../ui/optional-part.ts'
import { unsavedWork } from '../unsaved/unsaved-work.ts'
import { dropAllOfPerson } from './of-person.ts'
import { flush } from './outbox.ts'
import { outboxStore } from './outbox-store.ts'

// Few leave with something unsent.
const LeaveDialog = optionalPart(async () => (await import('./leave-dialog.tsx')).LeaveDialog)

/** Logging out: what waits is sent first, and what cannot be sent is asked about, so that nothing is lost unseen. */
export function useLeave(): { readonly leave: () => void; readonly dialog: ReactNode } {
  const [waiting, setWaiting] = useState(0)
  const leave = async () => {
    if (!(await unsavedWork.mayLeave())) return
    if (outboxStore.list().length > 0) await flush({ again: true })
    const left = outboxStore.list().length
    if (left > 0) return setWaiting(left)
    // Nothing waits: what is half written or half trained goes with its person.
    dropAllOfPerson()
    await signOut()
  }
  const dialog = waiting > 0 && (
    <Suspense>
      <LeaveDialog waiting={waiting} onClose={() => setWaiting(0)} />
    </Suspense>
  )
  return { leave: () => void leave(), dialog }
}
