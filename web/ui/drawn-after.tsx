import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react'

/** What nobody looks at first: it comes, and changes, once what is around it has been drawn, so that no press waits for it. */
export function DrawnAfter({ children }: { children: ReactNode }) {
  // Its own word for having come: what came late itself would never be done with the value that React defers at first.
  const [hasCome, setCome] = useState(false)
  useEffect(() => startTransition(() => setCome(true)), [])
  return useDeferredValue(hasCome && children)
}
