import type { SessionInfo } from '../../contract/auth.ts'
import { isProblem } from '../api/api-problem.ts'
import { authApi } from '../api/auth-api.ts'
import { keepToken, onSessionEnd, readToken } from '../api/token-store.ts'

let known: { token: string; info: SessionInfo } | null = null
onSessionEnd(() => {
  known = null
})

/** Who is signed in, asked of the server once per token, or null. Throws when the server cannot answer. */
export async function currentSession(): Promise<SessionInfo | null> {
  const token = readToken()
  if (!token) return null
  if (known?.token === token) return known.info
  try {
    const info = await authApi.session()
    if (token === readToken()) keepToken(token, info.user.id)
    known = { token, info }
    return info
  } catch (error) {
    if (isProblem(error, 'unauthenticated')) return null
    throw error
  }
}

/** Begins a session with what sign-in answered. What it left out is asked for when it is needed. */
export function beginSession(token: string, personId: string) {
  known = null
  keepToken(token, personId)
}

/** Onboarding is done: later guards need not ask again. */
export function markOnboarded() {
  if (known) known = { ...known, info: { ...known.info, onboarding_completed: true } }
}

export function homeOf(session: { onboarding_completed: boolean }): '/dashboard' | '/onboarding' {
  return session.onboarding_completed ? '/dashboard' : '/onboarding'
}
