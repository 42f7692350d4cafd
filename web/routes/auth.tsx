import { lazy, startTransition, useEffect, useRef, useState } from 'react'
import { replace, useLoaderData } from 'react-router'
import type { Credentials } from '../../contract/auth.ts'
import { somethingWaits } from '../api/token-store.ts'
import { type AuthMode, readHashLink, SIGN_UP } from '../auth/auth-mode.ts'
import { CredentialsForm } from '../auth/credentials-form.tsx'
import { currentSession, homeOf } from '../session/session-state.ts'

// Few come for these; the others need not wait for their bytes.
const importReset = () => import('../auth/reset-form.tsx')
const ResetForm = lazy(async () => ({ default: (await importReset()).ResetForm }))
const RequestForm = lazy(async () => ({ default: (await import('../auth/request-form.tsx')).RequestForm }))
const CodeForm = lazy(async () => ({ default: (await import('../auth/code-form.tsx')).CodeForm }))

type Arrival = { mode: AuthMode; token: string | null }

/** Takes what follows the `#` out of the address, and sends those on who are signed in already. */
export async function loader(): Promise<Arrival> {
  const { hash } = window.location
  const link = readHashLink(hash)
  // A secret must not stay in the address bar, in the history, or on the clipboard of whoever copies the address.
  if (hash) window.history.replaceState(window.history.state, '', '/auth')
  if (link?.type === 'recovery') {
    await importReset()
    return { mode: 'reset', token: link.token }
  }
  if (link) await (await import('../auth/follow-link.ts')).followLink({ ...link, type: link.type })
  // Whoever cannot be recognised now may sign in; an unreachable server is told when they try.
  const session = await currentSession().catch(() => null)
  if (session) throw replace(homeOf(session))
  if (somethingWaits()) void import('../offline/say-waiting.ts').then(({ sayWaiting }) => sayWaiting())
  return { mode: hash === SIGN_UP ? 'sign-up' : 'sign-in', token: null }
}

/** The four modes of /auth. A typed address is carried from one to the next; passwords never are. */
export function Component() {
  const arrival = useLoaderData<typeof loader>()
  const [token, setToken] = useState(arrival.token)
  const [mode, setMode] = useState(arrival.mode)
  const [email, setEmail] = useState('')
  const [credentials, setCredentials] = useState<Credentials | null>(null)
  useFocusOnChange(mode)

  // A link opened in the very tab that shows /auth changes only the hash, for which the router runs no loader.
  useEffect(() => {
    function read() {
      const opened = readHashLink(window.location.hash)
      if (opened?.type !== 'recovery') return
      window.history.replaceState(window.history.state, '', '/auth')
      // The old form stays until the new one is here.
      startTransition(() => {
        setCredentials(null)
        setToken(opened.token)
        setMode('reset')
      })
    }
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])

  function leaveReset() {
    setToken(null)
    setEmail('')
    setMode('sign-in')
  }

  if (credentials) return <CodeForm credentials={credentials} onBack={() => setCredentials(null)} />
  if (mode === 'reset') return <ResetForm token={token ?? ''} onDone={leaveReset} />
  if (mode === 'request') return <RequestForm email={email} onEmail={setEmail} onMode={setMode} />
  return (
    <CredentialsForm
      key={mode}
      mode={mode}
      email={email}
      onEmail={setEmail}
      onMode={(next) => startTransition(() => setMode(next))}
      onCode={(checked) => startTransition(() => setCredentials(checked))}
    />
  )
}

/** The pressed toggle is gone after a change of mode: its focus goes to the new heading, which is then read out. */
function useFocusOnChange(mode: AuthMode) {
  const shown = useRef(mode)
  useEffect(() => {
    if (shown.current === mode) return
    shown.current = mode
    document.querySelector<HTMLElement>('h1')?.focus()
  }, [mode])
}
