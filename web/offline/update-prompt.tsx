import { buttonLook } from '../ui/button-look.ts'
import { OFFLINE } from '../words/offline-words.ts'
import { useUpdate } from './use-update.ts'

/** A line at the foot of the screen when a newer version is ready; nothing is reloaded unasked. */
export function UpdatePrompt() {
  const update = useUpdate()
  if (!update) return null
  return (
    <div
      role="status"
      className="screen-only fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-sheet px-5 py-3 shadow-lift"
    >
      <p className="font-medium">{OFFLINE.updateReady}</p>
      <button type="button" className={buttonLook()} onClick={update}>
        {OFFLINE.update}
      </button>
    </div>
  )
}
