import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { ApiProblem } from '../api/api-problem.ts'
import { onSessionEnd } from '../api/token-store.ts'
import { DisplayProvider } from '../display/display-provider.tsx'
import { useUpdate } from '../offline/use-update.ts'
import { optionalPart } from '../ui/optional-part.ts'

// Few visits see it.
const UpdatePrompt = optionalPart(async () => (await import('../offline/update-prompt.tsx')).UpdatePrompt)

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // An answer below 500 will not change by asking again.
      retry: (failures, error) => failures < 2 && !isRefusal(error),
      refetchOnWindowFocus: true,
    },
    // What a person sends either arrives or is said to have failed; it never waits unseen for a network.
    mutations: { networkMode: 'always' },
  },
})

// The library believes to be online until it hears otherwise; an app that opens without a network never would.
onlineManager.setOnline(navigator.onLine)

function isRefusal(error: Error): boolean {
  return error instanceof ApiProblem && error.status >= 400 && error.status < 500
}

// Nothing of one person may be left for the next.
onSessionEnd(() => queryClient.clear())

/** What the signed-in screens share: one cache of what the server said. */
export function Component() {
  const update = useUpdate()
  return (
    <QueryClientProvider client={queryClient}>
      <DisplayProvider>
        <Outlet />
      </DisplayProvider>
      {update && (
        <Suspense>
          <UpdatePrompt update={update} />
        </Suspense>
      )}
    </QueryClientProvider>
  )
}
