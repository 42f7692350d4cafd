import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShownLearned } from '../../contract/progress.ts'
import { planApi } from '../api/plan-api.ts'
import { saySaveFailure } from '../api/use-save.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { toast } from '../ui/toast.ts'
import { dateInWords } from '../words/date-words.ts'
import { LEARNED } from '../words/progress-words.ts'
import { PROGRESS_KEY } from './progress-key.ts'
import { sayLearned } from './say-learned.ts'

/** What was learned from somebody's own days, with its evidence; it can be forgotten. */
export function LearnedCard({ learned, today }: { learned: ShownLearned; today: string }) {
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { since, facts } = learned
  async function countFrom(day: string | null) {
    setBusy(true)
    try {
      const { value, tag } = await planApi.preferencesStanding()
      const { learnedSince: _, ...kept } = value
      await planApi.savePreferences(day === null ? kept : { ...kept, learnedSince: day }, tag)
      for (const queryKey of [PROGRESS_KEY, ['preferences']]) await cache.invalidateQueries({ queryKey })
      const [title, text] = day === null ? LEARNED.counted : LEARNED.forgotten
      toast.good(title, text)
    } catch (error) {
      saySaveFailure(error)
    }
    setBusy(false)
  }
  return (
    <Card title={LEARNED.title}>
      {facts.length === 0 && <p className="text-sm text-soft">{LEARNED.none}</p>}
      {facts.length > 0 && (
        <ul className="grid gap-4">
          {facts.map((fact) => {
            const { says, from } = sayLearned(fact)
            return (
              <li key={fact.code}>
                <p>{says}</p>
                <p className="mt-1 text-sm text-soft">{from}</p>
              </li>
            )
          })}
        </ul>
      )}
      {since && <p className="mt-4 text-sm text-soft">{LEARNED.since(dateInWords(since, 'dated'))}</p>}
      <div className="screen-only mt-4">
        {facts.length > 0 && (
          <>
            <Button look="secondary" busy={busy} onClick={() => void countFrom(today)}>
              {LEARNED.forget}
            </Button>
            <p className="mt-2 text-xs text-soft">{LEARNED.forgetHint}</p>
          </>
        )}
        {facts.length === 0 && since && (
          <Button look="secondary" busy={busy} onClick={() => void countFrom(null)}>
            {LEARNED.again}
          </Button>
        )}
      </div>
    </Card>
  )
}
