import { toast } from '../ui/toast.ts'
import { OUTBOX } from '../words/outbox-words.ts'
import { waitingOfAnybody } from './of-person.ts'

/** Says before sign-in that something waits on this device, and not what: only its person may read that. */
export function sayWaiting() {
  toast.bad(OUTBOX.title, OUTBOX.atSignIn(waitingOfAnybody()))
}
