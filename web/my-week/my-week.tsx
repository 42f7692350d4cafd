import { civilNow } from '../display/civil-now.ts'
import { useWeekFacts } from '../ordinary-week/use-week-facts.ts'
import { WeekMissing } from '../ordinary-week/week-missing.tsx'
import { MY_WEEK } from '../words/my-week-words.ts'
import { MyWeekForm } from './my-week-form.tsx'

/** What a person sets of their week: on the board, and in fields. */
export function MyWeek() {
  const { facts, profile, before, keep, again, failed, fetching } = useWeekFacts()
  const isThere = facts !== undefined && profile !== undefined
  return (
    <>
      <p className="-mt-3 mb-6 text-sm text-soft">{MY_WEEK.lead}</p>
      <div>
        {isThere ? (
          <MyWeekForm
            facts={facts}
            written={profile.daily_commitments ?? ''}
            since={profile.commitments_since ?? undefined}
            before={before}
            races={profile.upcoming_races ?? ''}
            today={civilNow(profile.time_zone).date}
            onSaved={keep}
          />
        ) : (
          <WeekMissing failed={failed} busy={fetching} onAgain={again} />
        )}
      </div>
    </>
  )
}
