import { lazy, Suspense } from 'react'
import { Waiting } from '../ui/waiting.tsx'

// A step of its own, so that the app's first script need not name all that this screen is made of.
const ProgressScreen = lazy(async () => ({ default: (await import('../progress/progress-screen.tsx')).ProgressScreen }))

/** The tab of progress. */
export function Component() {
  return (
    <Suspense fallback={<Waiting />}>
      <ProgressScreen />
    </Suspense>
  )
}
