import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { CrossGlyph } from './glyphs.tsx'
import { modals } from './modals.ts'
import { type Toast, toast, toastStore } from './toast.ts'

/** [ms] Long enough to read twice; errors stay longer. */
const SHOWN_MS = { good: 6000, bad: 10_000 } as const

/** The place where messages appear: announced politely (errors at once), never taking the focus. */
export function Toaster({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.list)
  const [held, setHeld] = useState(false)
  const place = useRef<HTMLElement>(null)
  const aside = useStepAside(place, toasts)
  // Outside a dialog that is open nothing can be pressed, and nothing is read out.
  const over = useSyncExternalStore(modals.subscribe, modals.top)
  const messages = (
    <section
      ref={place}
      aria-label={label}
      className={`screen-only pointer-events-none fixed inset-x-0 z-50 grid justify-items-center gap-2 p-4 sm:justify-items-end sm:p-6 ${aside ? 'bottom-0 sm:top-0 sm:bottom-auto' : 'top-0 sm:top-auto sm:bottom-0'}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {(['good', 'bad'] as const).map((tone) => (
        // Both regions stand from the start: one that is born with its text is often not read out.
        <div
          key={tone}
          role={tone === 'bad' ? 'alert' : 'status'}
          className="grid w-full gap-2 justify-items-center sm:justify-items-end"
        >
          {toasts
            .filter((one) => one.tone === tone)
            .map((one) => (
              <ToastCard key={one.id} toast={one} held={held} dismissLabel={dismissLabel} />
            ))}
        </div>
      ))}
    </section>
  )
  return over ? createPortal(messages, over) : messages
}

/** Whether the messages stand on the other edge of the screen: on their own they would lie over what has the focus. */
function useStepAside(place: RefObject<HTMLElement | null>, toasts: readonly Toast[]): boolean {
  const [aside, setAside] = useState(false)
  useEffect(() => {
    const element = place.current
    if (toasts.length === 0 || element === null) return setAside(false)
    let end: (() => void) | undefined
    let current = true
    // Nobody waits for this: it comes with the first message.
    const watch = ({ watchFocusUnder }: typeof import('./step-aside.ts')) => {
      if (current) end = watchFocusUnder(element, () => setAside((before) => !before))
    }
    import('./step-aside.ts').then(watch, () => undefined)
    return () => {
      current = false
      end?.()
    }
  }, [place, toasts])
  return aside
}

function ToastCard({ toast: one, held, dismissLabel }: { toast: Toast; held: boolean; dismissLabel: string }) {
  const left = useRef<number>(SHOWN_MS[one.tone])
  useEffect(() => {
    if (held) return
    const since = Date.now()
    const timer = setTimeout(() => toast.dismiss(one.id), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(1000, left.current - (Date.now() - since))
    }
  }, [held, one.id])

  return (
    <div
      data-toast
      className={`pointer-events-auto flex w-full max-w-sm animate-rise items-start gap-2 rounded-lg border border-line border-l-4 bg-sheet py-2 pl-4 pr-1 text-left shadow-lift ${one.tone === 'bad' ? 'border-l-bad' : 'border-l-good'}`}
    >
      <div className="min-w-0 flex-1 py-1.5">
        <p className="text-sm font-semibold">{one.title}</p>
        {one.text && <p className="text-sm text-soft">{one.text}</p>}
        {one.action && (
          <button
            type="button"
            className="-ml-2 min-h-11 rounded-md px-2 text-sm font-semibold text-pen hover:bg-sunken"
            onClick={() => {
              toast.dismiss(one.id)
              one.action?.run()
            }}
          >
            {one.action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={dismissLabel}
        className="grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
        onClick={() => toast.dismiss(one.id)}
      >
        <CrossGlyph />
      </button>
    </div>
  )
}
