import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PersonFacts } from '../../contract/person-facts.ts'
import { coachApi } from '../api/coach-api.ts'
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
  // Hours that a language model has read too, where one may; without it the words are read here.
  const read = useQuery({
    queryKey: ['facts', 'read'],
    queryFn: coachApi.week,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })
  const keep = (saved: PersonFacts) => {
    cache.setQueryData(['facts'], saved)
    for (const key of ['schedule', 'changes']) void cache.invalidateQueries({ queryKey: [key] })
  }
  const again = () => {
    void facts.refetch()
    void profile.refetch()
  }
  return {
    ...{ facts: facts.data, keep, again, before: read.data ?? null },
    // What is drawn must not change under a hand: it waits for all that is read.
    profile: read.isPending ? undefined : profile.data,
    failed: facts.error !== null || profile.error !== null,
    fetching: facts.isFetching || profile.isFetching,
  }
}
