import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SubscriptionStatus } from '../../contract/access.ts'
import { STATUS_POLL_MS, TRIAL_ENDING_MS } from '../../contract/limits.ts'
import { planApi } from '../api/plan-api.ts'
import { toast } from '../ui/toast.ts'
import { DASHBOARD_TOASTS } from '../words/dashboard-words.ts'

/** What a person may see: `none` before a trial has begun, `ended` after. */
export type Access =
  | { kind: 'checking' }
  | { kind: 'unknown' }
  | { kind: 'subscribed' }
  | { kind: 'trial'; endsAt: Date; endingSoon: boolean }
  | { kind: 'none' }
  | { kind: 'ended' }

export function accessOf(status: SubscriptionStatus, now: number): Access {
  if (status.subscribed) return { kind: 'subscribed' }
  if (!status.trial_active) return { kind: status.trial_end ? 'ended' : 'none' }
  const endsAt = new Date(status.trial_end ?? now)
  return { kind: 'trial', endsAt, endingSoon: endsAt.getTime() - now < TRIAL_ENDING_MS }
}

/** Access, asked on arrival and every minute while the tab is looked at; a failure is said once, not every minute. */
export function useAccess(): { access: Access; recheck: () => Promise<void> } {
  const cache = useQueryClient()
  const { data, error } = useQuery({
    queryKey: ['access'],
    queryFn: planApi.access,
    // A little chance in the interval keeps many open tabs from asking in step.
    refetchInterval: () => STATUS_POLL_MS * (0.95 + Math.random() * 0.1),
    staleTime: 10_000,
  })
  useEffect(() => {
    if (error) toast.bad(...DASHBOARD_TOASTS.statusFailed)
  }, [error])
  const access: Access = data ? accessOf(data, Date.now()) : { kind: error ? 'unknown' : 'checking' }
  return { access, recheck: () => cache.invalidateQueries({ queryKey: ['access'] }) }
}
