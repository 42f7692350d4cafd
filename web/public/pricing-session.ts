import type { SubscriptionStatus } from '../../contract/access.ts'
import type { SessionInfo } from '../../contract/auth.ts'
import { isProblem } from '../api/api-problem.ts'
import { request } from '../api/request.ts'
import { readToken } from '../api/token-store.ts'
import { ACCESS } from '../words/access-words.ts'
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
  if (status.state === 'subscribed' || status.state === 'trial') return window.location.replace('/dashboard')
  if (status.test_mode) note()?.append(ACCESS.testMode)
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
    } else showLink(url)
  } catch (error) {
    tab?.close()
    if (isProblem(error, 'already-subscribed')) return window.location.replace('/dashboard')
    const place = document.querySelector('[data-start-trial-error]')
    if (place) place.textContent = DASHBOARD_TOASTS.checkoutFailed[1]
  }
}

const note = () => document.querySelector('[data-start-trial-note]')

/** The browser has blocked the tab: a link that is pressed is never blocked. */
function showLink(url: string) {
  const link = document.createElement('a')
  Object.assign(link, { href: url, target: '_blank', rel: 'noopener noreferrer', className: 'link' })
  link.textContent = ACCESS.blocked.checkout.open
  note()?.replaceChildren(`${ACCESS.blocked.title}: `, link)
}

// Whatever fails here leaves the plain page, which is complete.
adaptToSession().catch(() => undefined)
