import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Schedule } from '../../engine/model.ts'
import { isProblem } from '../api/api-problem.ts'
import { planApi } from '../api/plan-api.ts'
import { toast } from '../ui/toast.ts'
import { DASHBOARD_TOASTS } from '../words/dashboard-words.ts'

const KEY = ['schedule']

/** The plan, and the making of a new one. */
export function useSchedule() {
  const cache = useQueryClient()
  const { data, error, isPending } = useQuery({
    queryKey: KEY,
    queryFn: planApi.schedule,
    // The server makes a new one when a day has passed; asking when one looks again is enough.
    staleTime: 60_000,
  })
  const refused = isProblem(error, 'trial-ended')
  useEffect(() => {
    if (error && !refused) toast.bad(...DASHBOARD_TOASTS.loadFailed)
  }, [error, refused])

  const regenerate = useMutation({
    mutationFn: planApi.generate,
    onSuccess: (made: Schedule) => {
      cache.setQueryData(KEY, made)
      toast.good(...DASHBOARD_TOASTS.generated)
    },
    onError: () => toast.bad(...DASHBOARD_TOASTS.generateFailed),
  })

  return {
    schedule: data,
    error,
    refused,
    loading: isPending || (!data && regenerate.isPending),
    regenerating: regenerate.isPending,
    regenerate: () => regenerate.mutate(),
    refresh: () => cache.invalidateQueries({ queryKey: KEY }),
  }
}
