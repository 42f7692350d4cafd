import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import type { ShownHistoryDay, ShownProgress } from '../../contract/progress.ts'
import { NotThere } from '../api/not-there.tsx'
import { progressApi } from '../api/progress-api.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { dateInWords } from '../words/date-words.ts'
import { HISTORY } from '../words/progress-words.ts'
import { AddDialog } from './add-dialog.tsx'
import { HistoryDay } from './history-day.tsx'
import { MendDialog } from './mend-dialog.tsx'
import { PROGRESS_KEY } from './progress-key.ts'

/** What was planned, done, felt and written, a month at a time; every day of it can be mended. */
export function HistoryCard({ progress }: { progress: ShownProgress }) {
  const { today, firstMonth } = progress
  const [month, setMonth] = useState(today.slice(0, 7))
  const [mending, setMending] = useState<ShownHistoryDay | null>(null)
  const [adding, setAdding] = useState(false)
  const query = useQuery({
    queryKey: [...PROGRESS_KEY, month],
    queryFn: () => progressApi.month(month),
  })
  const { data } = query
  return (
    <Card title={HISTORY.title}>
      <div className="screen-only mb-3 flex flex-wrap items-center justify-between gap-2">
        <div className="-ml-3 flex flex-wrap items-center">
          <Button
            look="quiet"
            size="compact"
            disabled={month <= firstMonth}
            onClick={() => setMonth(monthFrom(month, -1))}
          >
            <ChevronLeft size={20} aria-hidden="true" />
            <span className="sr-only">{HISTORY.earlier}</span>
          </Button>
          <p aria-live="polite" className="min-w-36 text-center max-[20rem]:min-w-0 font-semibold">
            {dateInWords(`${month}-01`, 'monthOfYear')}
          </p>
          <Button
            look="quiet"
            size="compact"
            disabled={month >= today.slice(0, 7)}
            onClick={() => setMonth(monthFrom(month, 1))}
          >
            <ChevronRight size={20} aria-hidden="true" />
            <span className="sr-only">{HISTORY.later}</span>
          </Button>
        </div>
        <Button look="secondary" icon={<Plus size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
          {HISTORY.add}
        </Button>
      </div>
      {data && data.days.length === 0 && <p className="text-sm text-soft">{HISTORY.empty}</p>}
      {data && (
        <ul className="divide-y divide-line">
          {data.days.toReversed().map((day) => (
            <HistoryDay key={day.date} {...{ day, today }} onMend={() => setMending(day)} />
          ))}
        </ul>
      )}
      {!data && <NotThere query={query} loading={HISTORY.loading} failed={HISTORY.failed} />}
      {mending && <MendDialog key={mending.date} day={mending} onClose={() => setMending(null)} />}
      {adding && <AddDialog today={today} onClose={() => setAdding(false)} />}
    </Card>
  )
}

function monthFrom(month: string, by: number): string {
  const [year = 0, at = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, at - 1 + by, 15)).toISOString().slice(0, 7)
}
