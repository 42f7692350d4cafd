import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Schedule } from '../../contract/schedule.ts'
import { ACCESS_KEY } from '../access/use-access.ts'
import { isProblem } from '../api/api-problem.ts'
import { planApi } from '../api/plan-api.ts'
import { sessionMark } from '../session/token-store.ts'
import { toast } from '../ui/toast.ts'
import { ACCESS } from '../words/access-words.ts'
import { DASHBOARD_TOASTS } from '../words/dashboard-words.ts'
import { forgetSchedule, keepSchedule, keptSchedule, taggedSchedule } from './kept-schedule.ts'

export const SCHEDULE_KEY = ['schedule']

/** `kept`: there was no network, and this is the plan of the last time. */
type Loaded = { schedule: Schedule; kept: boolean }

async function loadSchedule(): Promise<Loaded> {
  const owner = sessionMark()
  try {
    const mine = taggedSchedule()
    const answer = await planApi.scheduleUnless(mine?.tag ?? null)
    if (answer === null && mine) return { schedule: mine.schedule, kept: false }
    const { value: schedule, tag } = answer!
    keepSchedule(schedule, owner, tag)
    return { schedule, kept: false }
  } catch (error) {
    // A plan that is refused now must not come back from the device later.
    if (refusalOf(error)) forgetSchedule()
    const kept = isProblem(error, 'network') ? await keptSchedule() : null
    if (kept) return { schedule: kept, kept: true }
    throw error
  }
}

/** Which of the two answers of someone without access this is, or null. */
function refusalOf(error: unknown): 'trial-ended' | 'checkout-required' | null {
  if (isProblem(error, 'trial-ended')) return 'trial-ended'
  return isProblem(error, 'checkout-required') ? 'checkout-required' : null
}

/** The plan, and the making of a new one. */
export function useSchedule() {
  const cache = useQueryClient()
  const { data, error, isPending } = useQuery({
    queryKey: SCHEDULE_KEY,
    queryFn: loadSchedule,
    // Asked also without a network: the device may have the plan.
    networkMode: 'always',
    refetchOnReconnect: 'always',
    // The server makes a new one when a day has passed; asking when one looks again is enough.
    staleTime: 60_000,
  })
  const refused = refusalOf(error)
  useEffect(() => {
    if (error && !refused) toast.bad(...DASHBOARD_TOASTS.loadFailed)
  }, [error, refused])

  // Taken now: a plan that arrives in another session than it was asked for in is not kept.
  const owner = sessionMark()
  const show = (schedule: Schedule) => {
    keepSchedule(schedule, owner)
    cache.setQueryData<Loaded>(SCHEDULE_KEY, { schedule, kept: false })
  }
  const regenerate = useMutation({
    mutationFn: planApi.generate,
    onSuccess: (made: Schedule) => {
      show(made)
      toast.good(...DASHBOARD_TOASTS.generated)
    },
    onError: (failure) => {
      if (!isProblem(failure, 'email-unverified')) return toast.bad(...DASHBOARD_TOASTS.generateFailed)
      toast.bad(ACCESS.confirmTitle, failure.detail)
      void cache.invalidateQueries({ queryKey: ACCESS_KEY })
    },
  })

  return {
    schedule: data?.schedule,
    kept: data?.kept ?? false,
    error,
    refused,
    loading: isPending || (!data && regenerate.isPending),
    regenerating: regenerate.isPending,
    regenerate: () => regenerate.mutate(),
    show,
    refresh: () => cache.invalidateQueries({ queryKey: SCHEDULE_KEY }),
  }
}
