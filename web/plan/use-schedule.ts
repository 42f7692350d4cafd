import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FIRST_SCREEN } from '../../contract/first-screen.ts'
import type { Schedule } from '../../contract/schedule.ts'
import { ACCESS_KEY } from '../access/use-access.ts'
import { isProblem } from '../api/api-problem.ts'
import { planApi } from '../api/plan-api.ts'
import { sessionMark } from '../api/token-store.ts'
import { toast } from '../ui/toast.ts'
import { ACCESS } from '../words/access-words.ts'
import { DASHBOARD_TOASTS } from '../words/dashboard-words.ts'
import { forgetSchedule, keepSchedule, keptSchedule, keptTag } from './kept-schedule.ts'
import type { Rest } from './rest-of-plan.tsx'

export const SCHEDULE_KEY = ['schedule']

/** `kept`: there was no network, and this is the plan of the last time. `isPart`: what the first screen shows of it. */
type Loaded = { schedule: Schedule; kept: boolean; isPart?: boolean }

/** @param wanted - the whole where it is on the screen already, else no more than the first screen shows */
async function loadSchedule(wanted: 'whole' | 'first'): Promise<Loaded> {
  const owner = sessionMark()
  try {
    const prefer = wanted === 'first' ? FIRST_SCREEN : undefined
    let answer = await planApi.scheduleUnless(keptTag(), prefer)
    if (answer === null) {
      const mine = await keptSchedule()
      if (mine) return { schedule: mine, kept: false }
      // What is kept here is not what the server gave under that tag.
      forgetSchedule()
      answer = await planApi.scheduleUnless(null, prefer)
    }
    const { value: schedule, tag, isPart } = answer!
    if (!isPart) keepSchedule(schedule, owner, tag)
    return { schedule, kept: false, isPart }
  } catch (error) {
    // A plan that is refused now must not come back from the device later.
    if (refusalOf(error) || isProblem(error, 'under-age')) forgetSchedule()
    const kept = isProblem(error, 'network') ? await keptSchedule() : null
    if (kept) return { schedule: kept, kept: true }
    throw error
  }
}

/** Has the whole follow where only a part of the plan is on the screen; other weeks and paper wait for it. */
function useWhole(cache: QueryClient, isPart: boolean): Rest | null {
  const { isError, refetch } = useQuery({
    queryKey: ['whole schedule'],
    queryFn: async () => {
      const whole = await loadSchedule('whole')
      // What was made meanwhile is newer, and whole.
      cache.setQueryData<Loaded>(SCHEDULE_KEY, (now) => (now?.isPart ? whole : now))
      return null
    },
    enabled: isPart,
  })
  return isPart ? { failed: isError, again: () => void refetch() } : null
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
    queryFn: () => loadSchedule(cache.getQueryData(SCHEDULE_KEY) ? 'whole' : 'first'),
    // Asked also without a network: the device may have the plan.
    networkMode: 'always',
    refetchOnReconnect: 'always',
    // The server makes a new one when a day has passed; asking when one looks again is enough.
    staleTime: 60_000,
  })
  const rest = useWhole(cache, data?.isPart ?? false)
  const refused = refusalOf(error)
  const isUnderAge = isProblem(error, 'under-age')
  useEffect(() => {
    // A card says that somebody is not of age, and that trying again changes nothing.
    if (error && !refused && !isUnderAge) toast.bad(...DASHBOARD_TOASTS.loadFailed)
  }, [error, refused, isUnderAge])

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
    // Nor is one shown that was there before the year of birth was told.
    schedule: isUnderAge ? undefined : data?.schedule,
    kept: data?.kept ?? false,
    /** Where only the first screen's part is here: whether the rest failed to come, and asking again. */
    rest,
    error,
    refused,
    loading: isPending || (!data && regenerate.isPending),
    regenerating: regenerate.isPending,
    regenerate: () => regenerate.mutate(),
    show,
    refresh: () => cache.invalidateQueries({ queryKey: SCHEDULE_KEY }),
  }
}
