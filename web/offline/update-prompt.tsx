import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { OFFLINE } from '../words/offline-words.ts'

/** A line at the foot of the screen when a newer version is ready; nothing is reloaded unasked, nothing typed is lost. */
export function UpdatePrompt({ update }: { update: () => void }) {
  const [later, setLater] = useState(false)
  if (later) return null
  return (
    <section
      aria-label={OFFLINE.updateTitle}
      data-at-foot
      className="screen-only fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-line bg-sheet px-gutter py-3 shadow-lift"
    >
      <p role="status" className="text-sm">
        <span className="font-semibold">{OFFLINE.updateReady}</span> {OFFLINE.updateKeeps}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={update}>{OFFLINE.update}</Button>
        <Button look="quiet" onClick={() => setLater(true)}>
          {OFFLINE.later}
        </Button>
      </div>
    </section>
  )
}
