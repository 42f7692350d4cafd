import { ShieldCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ShownWeek } from '../../contract/schedule.ts'
import type { LoadWeek } from '../../engine/plan-model.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { optionalPart } from '../ui/optional-part.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { SIDEBAR } from '../words/dashboard-words.ts'
import { WEEKLY } from '../words/weekly-words.ts'
import { focusLead } from './focus-lead.ts'

// It comes when somebody opens it.
const LoadChart = optionalPart(async () => (await import('./load-chart.tsx')).LoadChart)

const LISTED_WEEKS = 4

type Props = {
  weeks: readonly ShownWeek[]
  load: readonly LoadWeek[]
  /** [ratio] */
  adherence: number | null
  selected: number
  onRules: () => void
}

/** The plan as a whole: how long, how far, how its load rises and falls, and whether it keeps its rules. */
export function OverviewCard({ weeks, load, adherence, selected, onRules }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Card title={SIDEBAR.overview} className="screen-only">
      <dl className="flex items-baseline justify-between text-sm">
        <dt className="text-soft">{SIDEBAR.totalWeeks}</dt>
        <dd className="text-lg font-semibold tabular-nums">{weeks.length}</dd>
      </dl>
      <div className="mt-2">
        <ProgressBar value={selected + 1} max={weeks.length} label={SIDEBAR.progressLabel} />
        <p className="mt-1.5 text-xs text-soft tabular-nums">{SIDEBAR.progress(selected + 1, weeks.length)}</p>
      </div>
      <ul className="mt-4 divide-y divide-line text-sm">
        {weeks.slice(0, LISTED_WEEKS).map((week, index) => (
          <li
            key={week.week}
            className={`flex justify-between gap-4 py-2 ${index === selected ? 'font-semibold' : ''}`}
          >
            <span className="shrink-0 text-soft tabular-nums">{WEEKLY.week(week.week)}</span>
            <span className="text-right">{focusLead(week.focus)}</span>
          </li>
        ))}
      </ul>
      {/* For the curious: drawn when it is opened. */}
      <details className="group mt-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-pen hover:text-pen-deep">
          {SIDEBAR.loadShort}
        </summary>
        {open && (
          <Suspense>
            <LoadChart weeks={load} selected={selected} />
          </Suspense>
        )}
      </details>
      {adherence !== null && (
        <p className="mt-3 text-sm text-soft tabular-nums">{SIDEBAR.adherence(Math.round(adherence * 100))}</p>
      )}
      <Button
        look="secondary"
        className="mt-4 w-full"
        icon={<ShieldCheck size={18} aria-hidden="true" />}
        onClick={onRules}
      >
        {SIDEBAR.safe}
      </Button>
    </Card>
  )
}
