import { useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { NeverButton } from '../unwanted/never-button.tsx'
import { FIGURE } from '../words/figure-words.ts'
import { LazyPanel } from './lazy-panel.tsx'

type Props = { exerciseId: string; name: string; onClose: () => void }

/** One exercise on a sheet of its own; its easier and harder kin, and that it is never to be shown again, a press away. */
export function FigureDialog({ exerciseId, name, onClose }: Props) {
  const [shown, setShown] = useState({ exerciseId, name })
  return (
    <Dialog title={shown.name} closeLabel={FIGURE.close} onClose={onClose}>
      <LazyPanel
        exerciseId={shown.exerciseId}
        place="alone"
        onShow={(id, itsName) => setShown({ exerciseId: id, name: itsName })}
      />
      <NeverButton key={shown.exerciseId} exerciseId={shown.exerciseId} />
    </Dialog>
  )
}
