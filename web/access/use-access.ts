import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SubscriptionStatus } from '../../contract/access.ts'
import { STATUS_POLL_MS } from '../../contract/limits.ts'
import { planApi } from '../api/plan-api.ts'
import { toast } from '../ui/toast.ts'
import { DASHBOARD_TOASTS } from '../words/dashboard-words.ts'

export const ACCESS_KEY = ['access']

/** What a person may see: the server's own word for it, once it has been heard. */
export type Access =
  | { kind: 'checking' }
  | { kind: 'unknown' }
  | { kind: SubscriptionStatus['state']; status: SubscriptionStatus }

/** Access, asked on arrival and every minute while the tab is looked at; a failure is said once, not every minute. */
export function useAccess(): { access: Access; recheck: () => Promise<void> } {
  const cache = useQueryClient()
  const { data, error } = useQuery({
    queryKey: ACCESS_KEY,
    queryFn: planApi.access,
    // A little chance in the interval keeps many open tabs from asking in step.
    refetchInterval: () => STATUS_POLL_MS * (0.95 + Math.random() * 0.1),
    // Whoever comes back to this tab may come from paying in another.
    refetchOnWindowFocus: 'always',
    staleTime: 10_000,
  })
  useEffect(() => {
    if (error) toast.bad(...DASHBOARD_TOASTS.statusFailed)
  }, [error])
  const access: Access = data ? { kind: data.state, status: data } : { kind: error ? 'unknown' : 'checking' }
  return { access, recheck: () => cache.invalidateQueries({ queryKey: ACCESS_KEY }) }
}

/** Whether the plan is open by what the server said. */
export function hasAccess(access: Access): boolean {
  return access.kind === 'subscribed' || access.kind === 'trial'
}

/** Whether a trial or a subscription goes on otherwise than by itself. */
export function hasNews(status: SubscriptionStatus | null): boolean {
  return !!status && (status.trial_ending_soon || status.cancel_at_period_end || status.grace_until !== null)
}
