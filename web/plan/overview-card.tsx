import type { PlanWeek } from '../../engine/model.ts'
import { Card } from '../ui/card.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { SIDEBAR, WEEKLY } from '../words/dashboard-words.ts'
import { focusLead } from './focus-lead.ts'
import { LoadBars } from './load-bars.tsx'

const LISTED_WEEKS = 4

/** The plan as a whole: how long, how far, how its load rises and falls. */
export function OverviewCard({ weeks, selected }: { weeks: readonly PlanWeek[]; selected: number }) {
  return (
    <Card title={SIDEBAR.overview} className="screen-only">
      <dl className="flex items-baseline justify-between text-sm">
        <dt className="text-soft">{SIDEBAR.totalWeeks}</dt>
        <dd className="text-lg font-semibold tabular-nums">{weeks.length}</dd>
      </dl>
      <div className="mt-3">
        <LoadBars weeks={weeks} selected={selected} />
      </div>
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
    </Card>
  )
}
