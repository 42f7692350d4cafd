import './styles/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { followOtherTabs, onSessionEnd } from './api/token-store.ts'
import { routes } from './routes.tsx'
import { toast } from './ui/toast.ts'
import { COMMON } from './words/common.ts'

const router = createBrowserRouter(routes)

// A session may end anywhere: by Logout, by a refused token, in another tab. The way out is one.
onSessionEnd((reason) => {
  if (reason === 'expired') toast.bad(COMMON.authenticationError, COMMON.logInAgain)
  if (reason === 'idle') toast.good(COMMON.signedOut, COMMON.logInAgain)
  void router.navigate('/auth', { replace: true })
})
// Someone signed in elsewhere, perhaps someone else: nothing that this tab holds may be shown to them.
followOtherTabs(() => window.location.assign('/dashboard'))

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
