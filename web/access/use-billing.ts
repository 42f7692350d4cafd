import { useState } from 'react'
import { planApi } from '../api/plan-api.ts'
import { toast } from '../ui/toast.ts'
import { DASHBOARD_TOASTS } from '../words/dashboard-words.ts'

/** Opens checkout and the customer portal in a new tab. */
export function useBilling(recheck: () => Promise<void>) {
  const [opening, setOpening] = useState<'checkout' | 'portal' | null>(null)

  async function open(kind: 'checkout' | 'portal') {
    // Opened within the press: a tab that is opened after an answer counts as a pop-up and is blocked.
    const tab = window.open('', '_blank')
    setOpening(kind)
    try {
      const { url } = await (kind === 'checkout' ? planApi.checkout() : planApi.portal())
      if (tab) {
        tab.opener = null
        tab.location.href = url
      } else window.location.assign(url)
      await recheck()
    } catch {
      tab?.close()
      const [title, text] = kind === 'checkout' ? DASHBOARD_TOASTS.checkoutFailed : DASHBOARD_TOASTS.portalFailed
      toast.bad(title, text)
    } finally {
      setOpening(null)
    }
  }

  return { opening, subscribe: () => void open('checkout'), manage: () => void open('portal') }
}
