import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { CrossGlyph } from '../ui/glyphs.tsx'
import { WEEK_BOARD } from '../words/week-board-words.ts'
import { clamped } from './minutes.ts'

type Props = {
  title: string
  /** The name of what it is about, beside which it stands. */
  anchor: string
  root: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** [px] between what is asked about and the sheet, and around the screen. */
const GAP = 10

/** What is asked of a block or a day: beside it where there is room, a sheet from below on a phone. */
export function BoardSheet({ title, anchor, root, onClose, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null)
  const id = useId()
  const first = useRef(anchor)
  const closed = useRef(onClose)
  useLayoutEffect(() => {
    closed.current = onClose
  })
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const told = (event: Event) => (event as ToggleEvent).newState === 'closed' && closed.current()
    element.addEventListener('toggle', told)
    element.showPopover()
    const about = root.current?.querySelector(`[data-key="${first.current}"]`)
    if (about) placeBeside(element, about)
    // Not the first field: a phone's keyboard would jump up.
    element.focus({ preventScroll: true })
    return () => element.removeEventListener('toggle', told)
  }, [root])
  return (
    <div ref={sheet} popover="auto" role="dialog" aria-labelledby={id} tabIndex={-1} className="board-sheet">
      <div className="flex items-center justify-between gap-3">
        <h3 id={id} className="display min-w-0 text-lg">
          {title}
        </h3>
        <button
          type="button"
          aria-label={WEEK_BOARD.editor.close}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
          onClick={() => sheet.current?.hidePopover()}
        >
          <CrossGlyph />
        </button>
      </div>
      {children}
    </div>
  )
}

function placeBeside(sheet: HTMLElement, about: Element) {
  const box = about.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = sheet
  if (getComputedStyle(sheet).getPropertyValue('--below').trim() === '1') {
    // What is asked about must be seen above the sheet.
    const hidden = box.top + Math.min(box.height, 80) + GAP - (window.innerHeight - height)
    if (hidden > 0) window.scrollBy({ top: hidden, behavior: 'instant' })
    return
  }
  const right = box.right + GAP
  const x = right + width + GAP <= window.innerWidth ? right : box.left - GAP - width
  sheet.style.left = `${clamped(x, GAP, window.innerWidth - width - GAP)}px`
  sheet.style.top = `${clamped(box.top, GAP, window.innerHeight - height - GAP)}px`
}
