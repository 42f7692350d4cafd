import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * A part of the account. On a narrow screen it is folded to its title until it is pressed or a link names it; on a wide one
 * it stands open. What is folded is not in sight, so that what it would load is not loaded.
 */
export function FoldedPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  // Another key with the same hash: a link to it that is pressed again after it was folded.
  const { hash, key } = useLocation()
  const [open, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells one arrival from the next
  useEffect(() => {
    if (hash === `#${id}`) setOpen(true)
  }, [id, hash, key])
  return (
    <div id={id} tabIndex={-1} className="scroll-mt-6 outline-none">
      <h2 className="lg:hidden">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-part`}
          onClick={() => setOpen(!open)}
          className="flex min-h-14 w-full items-center justify-between gap-3 px-gutter text-left font-medium wrap-anywhere hover:bg-sunken"
        >
          {title}
          <ChevronDown size={18} aria-hidden="true" className={`shrink-0 text-soft ${open ? 'rotate-180' : ''}`} />
        </button>
      </h2>
      <div
        id={`${id}-part`}
        className={`max-lg:[&>section]:border-0 max-lg:[&>section]:shadow-none max-lg:[&>section]:pt-1 max-lg:[&>section>h2]:hidden ${open ? '' : 'max-lg:hidden'}`}
      >
        {children}
      </div>
    </div>
  )
}
