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

/**
 * What words of a note say of days that no fact came from: those that they name as spent elsewhere are kept free by one
 * press, and all else is entered in My week.
 */
export function AwayOffer({ quotes, date, onTaken }: Props) {
  const cache = useQueryClient()
  const key = ['away-offer', date, ...quotes]
  const { data } = useQuery({ queryKey: key, queryFn: () => daysNamed(quotes, date) })
  const { open, kept } = data ?? { open: [], kept: [] }
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open')

  const take = async () => {
    setState('busy')
    try {
      const read = await datesRead(date)
      await saveUpon(planApi.factsStanding, ({ dated = read }, tag) =>
        planApi.saveFacts({ dated: [...dated, ...open] } as PersonFactsInput, tag),
      )
      cache.setQueryData(key, { open: [], kept: [...kept, ...open] })
      for (const one of ['schedule', 'changes']) void cache.invalidateQueries({ queryKey: [one] })
      setState('open')
      onTaken()
    } catch {
      setState('failed')
    }
  }
  const spans = (days: readonly Off[]) => days.map(({ from, to }) => seasonInWords({ from, to }))
  return (
    <div className="grid justify-items-start gap-2">
      <p role="status" className="text-sm text-soft">
        {open.length === 0 && kept.length > 0 ? FACTS.keptFree(spans(kept)) : FACTS.unused(quotes)}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {open.length > 0 && (
          <Button look="secondary" busy={state === 'busy'} onClick={() => void take()}>
            {FACTS.keepFree(spans(open))}
          </Button>
        )}
        <AppLink to="/account#week" className="link inline-flex min-h-11 items-center text-sm font-medium">
          {FACTS.toWeek}
        </AppLink>
      </div>
      <p role="alert" className={state === 'failed' ? 'text-sm' : 'sr-only'}>
        {state === 'failed' ? FACTS.keepFailed : ''}
      </p>
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

/** Days off that words name, as far as they are not over: those that are to be kept free still, and those that are. */
async function daysNamed(quotes: readonly string[], date: CivilDate) {
  const [{ dated }, facts] = await Promise.all([
    readLife({ commitments: quotes.join('. '), races: '', since: date }),
    planApi.facts(),
  ])
  const named = dated.filter((one): one is Off => one.kind === 'off' && one.to >= date)
  const isKept = (one: Off) => facts.dated?.some((kept) => isSame(kept, one)) === true
  return { open: named.filter((one) => !isKept(one)), kept: named.filter(isKept) }
}
