import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { prefetch } from './prefetch.ts'

/**
 * A link from one screen of the app to another. The router's own `Link` brings the prefetching of its framework mode
 * with it, 3 kB that every visitor of /auth would load.
 */
export function AppLink({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  const navigate = useNavigate()

  function follow(event: MouseEvent) {
    // A modified click asks the browser for a tab, a window or a download.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(to, { viewTransition: true })
  }

  return (
    <a
      href={to}
      className={className}
      onClick={follow}
      onPointerEnter={() => prefetch(to)}
      onFocus={() => prefetch(to)}
    >
      {children}
    </a>
  )
}
