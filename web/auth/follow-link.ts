import { request } from '../api/request.ts'
import { toast } from '../ui/toast.ts'
import { LINKS } from '../words/link-words.ts'
import type { HashLink } from './auth-mode.ts'

const PATHS = {
  verify: '/api/auth/verify-email',
  'email-change': '/api/auth/confirm-email-change',
  'email-veto': '/api/auth/veto-email-change',
  unsubscribe: '/api/auth/unsubscribe',
} as const

/** Does what a mailed link is for, and says how it went. Loaded by those alone who come by such a link. */
export async function followLink({ type, token }: HashLink & { type: keyof typeof PATHS }): Promise<void> {
  const { good, bad } = LINKS[type]
  try {
    await request(PATHS[type], { method: 'POST', body: { token }, anonymous: true })
    toast.good(good[0], good[1])
  } catch {
    toast.bad(bad[0], bad[1])
  }
}
