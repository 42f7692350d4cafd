import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLater } from './use-later.ts'

/** How far below the window a part is fetched, so that it is there when one arrives. */
const AHEAD = '100px'

/** Shows a part of the page once it comes near the window, in room kept for it: what nobody scrolls to is not loaded. */
export function WhenNear({ className, children }: { className: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const later = useLater()
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: AHEAD,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className={className}>
      {near && later && <Suspense>{children}</Suspense>}
    </div>
  )
}
