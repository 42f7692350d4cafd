import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { UNSEEN } from '../words/unseen-words.ts'
import type { Which } from './save-upon.ts'

export type Asked = { readonly parts: readonly string[]; readonly answer: (which: Which) => void }

const NAMES: Record<string, string> = UNSEEN.parts

/** Asks which of two devices' answers is to be kept. */
export function WhichDialog({ parts, answer }: Asked) {
  return (
    <Dialog title={UNSEEN.title} closeLabel={UNSEEN.later} onClose={() => answer(null)}>
      <p className="mb-5 text-sm">{UNSEEN.text(parts.map((part) => NAMES[part] ?? part))}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => answer('mine')}>{UNSEEN.mine}</Button>
        <Button look="secondary" onClick={() => answer('theirs')}>
          {UNSEEN.theirs}
        </Button>
        <Button look="quiet" onClick={() => answer(null)}>
          {UNSEEN.later}
        </Button>
      </div>
    </Dialog>
  )
}
