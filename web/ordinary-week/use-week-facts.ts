import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PersonFacts } from '../../contract/person-facts.ts'
import { planApi } from '../api/plan-api.ts'

/** What a person confirmed of their life and what they wrote of it; and what follows once they have saved more. */
export function useWeekFacts() {
  const cache = useQueryClient()
  // Never refetched behind an open form: what one is changing must not be replaced.
  const facts = useQuery({
    queryKey: ['facts'],
    queryFn: planApi.facts,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const profile = useQuery({ queryKey: ['profile', 'account'], queryFn: planApi.profile })
  const keep = (saved: PersonFacts) => {
    cache.setQueryData(['facts'], saved)
    for (const key of ['schedule', 'changes']) void cache.invalidateQueries({ queryKey: [key] })
  }
  const again = () => {
    void facts.refetch()
    void profile.refetch()
  }
  return {
    ...{ facts: facts.data, profile: profile.data, keep, again },
    failed: facts.error !== null || profile.error !== null,
    fetching: facts.isFetching || profile.isFetching,
  }
}
