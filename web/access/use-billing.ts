import { useState } from 'react'
import { isProblem } from '../api/api-problem.ts'
import { planApi } from '../api/plan-api.ts'
import { toast } from '../ui/toast.ts'
import { BILLING_TOASTS } from '../words/access-words.ts'
import { DASHBOARD_TOASTS } from '../words/dashboard-words.ts'

export type BillingPage = 'checkout' | 'portal'

/** Opens checkout and the customer portal in a new tab; `link` is the page whose tab the browser has blocked. */
export function useBilling(recheck: () => Promise<void>) {
  const [opening, setOpening] = useState<BillingPage | null>(null)
  const [link, setLink] = useState<{ page: BillingPage; url: string } | null>(null)

  async function open(page: BillingPage) {
    // Opened within the press: a tab that is opened after an answer counts as a pop-up and is blocked.
    const tab = window.open('', '_blank')
    setOpening(page)
    setLink(null)
    try {
      const { url } = await (page === 'checkout' ? planApi.checkout() : planApi.portal())
      if (tab) {
        tab.opener = null
        tab.location.href = url
      } else setLink({ page, url })
      await recheck()
    } catch (error) {
      tab?.close()
      if (isProblem(error, 'already-subscribed')) {
        toast.good(...BILLING_TOASTS.alreadySubscribed)
        await recheck()
      } else {
        const [title, text] = DASHBOARD_TOASTS[page === 'checkout' ? 'checkoutFailed' : 'portalFailed']
        toast.bad(title, text)
      }
    } finally {
      setOpening(null)
    }
  }

  return {
    opening,
    link,
    linkOpened: () => setLink(null),
    subscribe: () => void open('checkout'),
    manage: () => void open('portal'),
  }
}

export type BillingDoors = ReturnType<typeof useBilling>
