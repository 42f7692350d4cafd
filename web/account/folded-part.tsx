import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * A part of the account. On a narrow screen it is folded to its title until it is pressed or a link names it; on a wide one
 * it stands open. What is folded is not in sight, so that what it would load is not loaded.
 */
export function FoldedPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const isNamed = () => window.location.hash === `#${id}`
  const [open, setOpen] = useState(isNamed)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const follow = () => {
      if (window.location.hash === `#${id}`) setOpen(true)
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [id])
  useEffect(() => {
    if (open && window.location.hash === `#${id}`) place.current?.scrollIntoView()
  }, [open, id])
  return (
    <div ref={place} id={id} className="scroll-mt-6">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={`${id}-part`}
        onClick={() => setOpen(!open)}
        className="flex min-h-14 w-full items-center justify-between gap-3 rounded-lg px-gutter text-left font-medium wrap-anywhere hover:bg-sunken lg:hidden"
      >
        {title}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className={`shrink-0 text-soft transition-transform ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        id={`${id}-part`}
        className={`max-lg:[&>section]:border-0 max-lg:[&>section]:shadow-none max-lg:[&>section]:pt-1 max-lg:[&>section>h2]:sr-only ${open ? '' : 'max-lg:hidden'}`}
      >
        {children}
      </div>
    </div>
  )
}
