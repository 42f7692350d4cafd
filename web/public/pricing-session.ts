import type { SubscriptionStatus } from '../../contract/access.ts'
import type { SessionInfo } from '../../contract/auth.ts'
import { request } from '../api/request.ts'
import { readToken } from '../session/token-store.ts'
import { DASHBOARD_TOASTS } from '../words/dashboard-words.ts'

/**
 * The pricing page for whoever is signed in: those with access go to their dashboard, the others' button leads to
 * onboarding or starts checkout. Visitors are left alone: their link to /auth needs no script.
 */
async function adaptToSession() {
  if (!readToken()) return
  const session = await request<SessionInfo>('/api/auth/session', { quiet: true })
  const link = document.querySelector<HTMLAnchorElement>('[data-start-trial]')
  if (!link) return
  if (!session.onboarding_completed) {
    link.href = '/onboarding'
    return
  }
  const status = await request<SubscriptionStatus>('/api/check-subscription')
  if (status.subscribed || status.trial_active) return window.location.replace('/dashboard')
  link.addEventListener('click', (event) => {
    event.preventDefault()
    void startCheckout()
  })
}

async function startCheckout() {
  const tab = window.open('', '_blank')
  try {
    const { url } = await request<{ url: string }>('/api/create-checkout', { method: 'POST', body: {} })
    if (tab) {
      tab.opener = null
      tab.location.href = url
    } else window.location.assign(url)
  } catch {
    tab?.close()
    const place = document.querySelector('[data-start-trial-error]')
    if (place) place.textContent = DASHBOARD_TOASTS.checkoutFailed[1]
  }
}

// Whatever fails here leaves the plain page, which is complete.
adaptToSession().catch(() => undefined)
