import { Dialog } from '../ui/dialog.tsx'
import { ALARMED } from '../words/alarm-words.ts'
import type { Stop } from './use-stop.ts'

/** The least that must be said where the screen itself could not be loaded. */
export function StopFallback({ stop }: { stop: Stop }) {
  const [title, text] = ALARMED.fallback
  return (
    <Dialog title={title} closeLabel={ALARMED.close} onClose={stop.close}>
      <p className="text-lg">{text}</p>
    </Dialog>
  )
}
