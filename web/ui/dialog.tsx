import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { showOver } from './modals.ts'

type Props = {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
  /** `wide` for tables. */
  size?: 'normal' | 'wide'
}

/**
 * A native dialog: a sheet from below on a phone, a card in the middle elsewhere. It holds the focus, closes with
 * Escape and by a press beside it, and gives the focus back to what opened it.
 */
export function Dialog({ title, closeLabel, onClose, children, size = 'normal' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const opener = useRef<Element | null>(null)
  const around = useRef<Element | null>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (!element.open) {
      opener.current = document.activeElement
      around.current = opener.current?.closest('section, article, main') ?? null
    }
    const gone = showOver(element)
    return () => {
      gone()
      // Taken away by its owner rather than closed: the browser would leave the focus nowhere.
      setTimeout(() => !element.isConnected && focusAgain(opener.current, around.current))
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does for the keyboard what a press on the backdrop does.
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={`dialog m-auto w-full rounded-lg border border-line bg-sheet p-0 text-ink shadow-lift max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none ${size === 'wide' ? 'sm:max-w-3xl' : 'sm:max-w-lg'}`}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-gutter">
        <h2 id={id} className="display text-lg">
          {title}
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          className="grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
          onClick={() => dialog.current?.close()}
        >
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <div className="p-gutter">{children}</div>
    </dialog>
  )
}

/** To what opened it; where that is gone with what was done, to what now stands in its place. */
function focusAgain(opener: Element | null, around: Element | null) {
  if (document.activeElement !== document.body) return
  const place = around?.isConnected ? around : document.querySelector('main')
  const next = opener?.isConnected ? opener : place?.querySelector('button:not(:disabled), a[href]')
  if (next instanceof HTMLElement) next.focus({ preventScroll: next !== opener })
}
