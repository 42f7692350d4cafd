import { lazy, type ReactNode, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import type { AskWhich, Which } from './save-upon.ts'
import type { Asked } from './which-dialog.tsx'

// Few are ever asked; the others need not wait for its bytes.
const WhichDialog = lazy(async () => ({ default: (await import('./which-dialog.tsx')).WhichDialog }))

/** Asks which of two devices' answers is to be kept. The dialog stands outside of the form that it is asked for. */
export function useWhich(): { ask: AskWhich; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask: AskWhich = (parts) =>
    new Promise((resolve) => {
      const answer = (which: Which) => {
        setAsked(null)
        resolve(which)
      }
      setAsked({ parts, answer })
    })
  return {
    ask,
    // The view that is saved may be hidden behind another.
    dialog:
      asked &&
      createPortal(
        <Suspense>
          <WhichDialog {...asked} />
        </Suspense>,
        document.body,
      ),
  }
}
