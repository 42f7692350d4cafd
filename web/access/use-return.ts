import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { planApi } from '../api/plan-api.ts'
import { readToken } from '../api/token-store.ts'
import { toast } from '../ui/toast.ts'
import { BILLING_TOASTS } from '../words/access-words.ts'
import { ACCESS_KEY } from './use-access.ts'

/** [ms] Waits before each look at the status; the payment service's news travels apart from the person. */
const LOOKS_MS = { paid: [0, 700, 1500, 3000, 5000, 8000], cancelled: [0], portal: [0, 1500, 4000] } as const

type Return = keyof typeof LOOKS_MS

function returnOf(address: string): Return | null {
  const params = new URLSearchParams(address)
  if (params.get('checkout') === 'success') return 'paid'
  if (params.has('checkout')) return 'cancelled'
  return params.has('portal') ? 'portal' : null
}

/**
 * Whoever comes back from checkout or portal sees at once what has become of it.
 * @returns whether a payment's news is still on its way
 */
export function useReturn(): boolean {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [returned] = useState(() => returnOf(window.location.search))
  const [settling, setSettling] = useState(returned === 'paid')
  useEffect(() => {
    if (!returned) return
    // Loading the page again must not tell it again.
    void navigate('/dashboard', { replace: true })
    void follow(cache, returned).finally(() => setSettling(false))
  }, [cache, returned, navigate])
  return settling
}

async function follow(cache: QueryClient, returned: Return): Promise<void> {
  if (returned !== 'paid') {
    const [title, text] = BILLING_TOASTS[returned]
    toast.good(title, text)
  }
  for (const wait of LOOKS_MS[returned]) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    if (!readToken()) return
    const status = await cache
      .fetchQuery({ queryKey: ACCESS_KEY, queryFn: planApi.access, retry: false })
      .catch(() => null)
    if (returned === 'paid' && status?.state === 'subscribed') return void toast.good(...BILLING_TOASTS.paid)
  }
  if (returned === 'paid') toast.good(...BILLING_TOASTS.paidSoon)
}
