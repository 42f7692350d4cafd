import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Schedule } from '../../engine/model.ts'
import { isProblem } from '../api/api-problem.ts'
import { planApi } from '../api/plan-api.ts'
import { toast } from '../ui/toast.ts'
import { DASHBOARD_TOASTS } from '../words/dashboard-words.ts'
import { forgetSchedule, keepSchedule, keptSchedule, planOwner } from './kept-schedule.ts'

const KEY = ['schedule']

/** `kept`: there was no network, and this is the plan of the last time. */
type Loaded = { schedule: Schedule; kept: boolean }

async function loadSchedule(): Promise<Loaded> {
  const owner = planOwner()
  try {
    const schedule = await planApi.schedule()
    keepSchedule(schedule, owner)
    return { schedule, kept: false }
  } catch (error) {
    // A plan that is refused now must not come back from the device later.
    if (isProblem(error, 'trial-ended')) forgetSchedule()
    const kept = isProblem(error, 'network') ? keptSchedule() : null
    if (kept) return { schedule: kept, kept: true }
    throw error
  }
}

/** The plan, and the making of a new one. */
export function useSchedule() {
  const cache = useQueryClient()
  const { data, error, isPending } = useQuery({
    queryKey: KEY,
    queryFn: loadSchedule,
    // Asked also without a network: the device may have the plan.
    networkMode: 'always',
    refetchOnReconnect: 'always',
    // The server makes a new one when a day has passed; asking when one looks again is enough.
    staleTime: 60_000,
  })
  const refused = isProblem(error, 'trial-ended')
  useEffect(() => {
    if (error && !refused) toast.bad(...DASHBOARD_TOASTS.loadFailed)
  }, [error, refused])

  const regenerate = useMutation({
    mutationFn: async () => {
      const owner = planOwner()
      const made = await planApi.generate()
      keepSchedule(made, owner)
      return made
    },
    onSuccess: (made: Schedule) => {
      cache.setQueryData<Loaded>(KEY, { schedule: made, kept: false })
      toast.good(...DASHBOARD_TOASTS.generated)
    },
    onError: () => toast.bad(...DASHBOARD_TOASTS.generateFailed),
  })

  return {
    schedule: data?.schedule,
    kept: data?.kept ?? false,
    error,
    refused,
    loading: isPending || (!data && regenerate.isPending),
    regenerating: regenerate.isPending,
    regenerate: () => regenerate.mutate(),
    refresh: () => cache.invalidateQueries({ queryKey: KEY }),
  }
}
