import type { Credentials, SessionInfo, SignedIn, SignIn } from '../../contract/auth.ts'
import { request } from './request.ts'

const post = <T = void>(path: string, body: unknown) =>
  request<T>(`/api/auth/${path}`, { method: 'POST', body, anonymous: true })

export const authApi = {
  signIn: (credentials: SignIn) => post<SignedIn>('sign-in', credentials),
  signUp: (credentials: Credentials) => post<SignedIn>('sign-up', credentials),
  requestReset: (email: string) => post('request-reset', { email }),
  reset: (token: string, password: string, dropsKeys: boolean) =>
    post('reset', { token, password, drop_keys: dropsKeys }),
  signOut: () => request('/api/auth/sign-out', { method: 'POST', keepalive: true }),
  session: () => request<SessionInfo>('/api/auth/session', { quiet: true }),
}
