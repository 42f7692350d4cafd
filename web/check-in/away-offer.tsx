import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PersonFactsInput } from '../../contract/person-facts.ts'
import type { CivilDate, DatedException } from '../../engine/model.ts'
import { planApi } from '../api/plan-api.ts'
import { AppLink } from '../links/app-link.tsx'
import { readLife } from '../ordinary-week/read-life.ts'
import { seasonInWords } from '../reading/fact-text.ts'
import { Button } from '../ui/button.tsx'
import { isSame } from '../unseen/merge.ts'
import { saveUpon } from '../unseen/save-upon.ts'
import { FACTS } from '../words/fact-words.ts'

type Off = Extract<DatedException, { kind: 'off' }>
type Props = { quotes: readonly string[]; date: CivilDate; onTaken: () => void }

/** The days that words of a note name as spent elsewhere, kept free by one press; and the way to where all else is entered. */
export function AwayOffer({ quotes, date, onTaken }: Props) {
  const cache = useQueryClient()
  const key = ['away-offer', date, ...quotes]
  const { data: offered = [] } = useQuery({ queryKey: key, queryFn: () => daysOffered(quotes, date) })
  const [state, setState] = useState<'open' | 'busy' | 'taken' | 'failed'>('open')

  const take = async () => {
    setState('busy')
    try {
      const read = await datesRead(date)
      await saveUpon(planApi.factsStanding, ({ dated = read }, tag) =>
        planApi.saveFacts({ dated: [...dated, ...offered] } as PersonFactsInput, tag),
      )
      setState('taken')
      for (const one of ['schedule', 'changes']) void cache.invalidateQueries({ queryKey: [one] })
      onTaken()
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="-mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      {offered.length > 0 && state !== 'taken' && (
        <Button look="secondary" busy={state === 'busy'} onClick={() => void take()}>
          {FACTS.keepFree(offered.map(({ from, to }) => seasonInWords({ from, to })))}
        </Button>
      )}
      <p role="status" className={state === 'taken' || state === 'failed' ? 'text-sm' : 'sr-only'}>
        {state === 'taken' ? FACTS.keptFree : state === 'failed' ? FACTS.keepFailed : ''}
      </p>
      <AppLink to="/account#week" className="link inline-flex min-h-11 items-center text-sm font-medium">
        {FACTS.toWeek}
      </AppLink>
    </div>
  )
}

/** The dates that somebody's commitments name: they count as long as none were set by hand, and go on to. */
async function datesRead(today: CivilDate) {
  const profile = await planApi.profile()
  const { dated } = await readLife({
    commitments: profile.daily_commitments ?? '',
    races: profile.upcoming_races ?? '',
    since: profile.commitments_since ?? today,
  })
  return [...dated]
}

/** Days off that the words name and that are not kept free yet. */
async function daysOffered(quotes: readonly string[], date: CivilDate): Promise<readonly Off[]> {
  const [{ dated }, facts] = await Promise.all([
    readLife({ commitments: quotes.join('. '), races: '', since: date }),
    planApi.facts(),
  ])
  return dated.filter(
    (one): one is Off => one.kind === 'off' && one.to >= date && !facts.dated?.some((kept) => isSame(kept, one)),
  )
}
