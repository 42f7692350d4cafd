import { signOut } from '../session/sign-out.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { OUTBOX } from '../words/outbox-words.ts'
import { dropAllOfPerson } from './of-person.ts'

/** Asks whoever logs out what becomes of the entries that could not be sent. */
export function LeaveDialog({ waiting, onClose }: { waiting: number; onClose: () => void }) {
  return (
    <Dialog title={OUTBOX.leaveTitle} closeLabel={OUTBOX.stay} onClose={onClose}>
      <p className="mb-5 text-sm">{OUTBOX.leaveText(waiting)}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void signOut()}>{OUTBOX.leaveKeep}</Button>
        <Button
          look="secondary"
          onClick={() => {
            dropAllOfPerson()
            void signOut()
          }}
        >
          {OUTBOX.leaveDrop}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {OUTBOX.stay}
        </Button>
      </div>
    </Dialog>
  )
}
