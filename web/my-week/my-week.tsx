import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { PersonFacts } from '../../contract/person-facts.ts'
import { planApi } from '../api/plan-api.ts'
import { civilNow } from '../plan/civil-now.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { ACCOUNT } from '../words/account-words.ts'
import { MY_WEEK } from '../words/my-week-words.ts'
import { MyWeekForm } from './my-week-form.tsx'

/** What a person sets of their week, by form controls alone. */
export function MyWeek() {
  const cache = useQueryClient()
  // Never refetched behind an open form: what one is changing must not be replaced.
  const facts = useQuery({
    queryKey: ['facts'],
    queryFn: planApi.facts,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const profile = useQuery({ queryKey: ['profile', 'account'], queryFn: planApi.profile })
  const isThere = facts.data !== undefined && profile.data !== undefined
  const place = useRef<HTMLDivElement>(null)
  // What stands above it comes in late too, and would push it away from whoever came for it.
  useEffect(() => {
    if (isThere && window.location.hash === '#week') place.current?.closest('#week')?.scrollIntoView()
  }, [isThere])
  const keep = (saved: PersonFacts) => {
    cache.setQueryData(['facts'], saved)
    for (const key of ['schedule', 'changes']) void cache.invalidateQueries({ queryKey: [key] })
  }
  const again = () => {
    void facts.refetch()
    void profile.refetch()
  }
  return (
    <>
      <p className="-mt-3 mb-6 text-sm text-soft">{MY_WEEK.lead}</p>
      <div ref={place}>
        {isThere ? (
          <MyWeekForm
            facts={facts.data}
            written={profile.data.daily_commitments ?? ''}
            today={civilNow(profile.data.time_zone).date}
            onSaved={keep}
          />
        ) : facts.error || profile.error ? (
          <div role="alert" className="grid justify-items-start gap-3">
            <FieldError id="my-week-failed" text={MY_WEEK.loadFailed} />
            <Button look="secondary" busy={facts.isFetching || profile.isFetching} onClick={again}>
              {ACCOUNT.retry}
            </Button>
          </div>
        ) : (
          <span className="text-pen">
            <Spinner className="size-6" label={ACCOUNT.loading} />
          </span>
        )}
      </div>
    </>
  )
}
