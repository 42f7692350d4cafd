import { lazy, Suspense } from 'react'
import type { Schedule } from '../../contract/schedule.ts'
import type { Access } from '../access/use-access.ts'
import type { BillingDoors } from '../access/use-billing.ts'
import type { CoachView } from '../coach/use-coach.ts'
import type { Stop } from '../danger/use-stop.ts'
import { InsightsCard } from '../plan/insights-card.tsx'
import type { DayActions } from '../plan/use-day-actions.ts'
import type { useSchedule } from '../plan/use-schedule.ts'
import { WarningsCard } from '../plan/warnings-card.tsx'
import { DrawnAfter } from '../ui/drawn-after.tsx'
import { optionalPart } from '../ui/optional-part.ts'
import type { PlanTab } from './dashboard-header.tsx'

// At the foot of the sidebar.
const PlanCards = lazy(async () => ({ default: (await import('./plan-cards.tsx')).PlanCards }))
// Only where a language model is set up.
const CoachCard = optionalPart(async () => (await import('../coach/coach-card.tsx')).CoachCard)
// Only where something changed the days to come.
const ChangesCard = optionalPart(async () => (await import('../changes/changes-card.tsx')).ChangesCard)

/** The warning that stands at the head of the plan, with what to do. */
export const GENTLE = 'gentle-until-cleared'

type Props = {
  tab: PlanTab
  plan: ReturnType<typeof useSchedule>
  access: Access
  billing: BillingDoors
  coach: CoachView
  actions: DayActions
  stop: Stop
  schedule: Schedule
  selected: number
  later: boolean
}

/** What stands beside the days: why, how much, and what can be done. */
export function PlanAside({ tab, plan, access, billing, coach, actions, stop, schedule, selected, later }: Props) {
  if (stop.held[0]) return null
  const isStopped = stop.standing[0] !== undefined
  // Nothing about days and minutes stands beside a danger.
  const adjustments = schedule.adjustments.filter(
    ({ kind }) => !isStopped || (kind !== 'red-flag' && kind !== 'limits'),
  )
  const warnings = schedule.warnings.filter(({ code }) => code !== GENTLE && (code !== 'red-flag' || !isStopped))
  return (
    // The board needs the room of all seven days.
    <aside className="grid gap-6" hidden={tab === 'week'}>
      <DrawnAfter>
        <WarningsCard warnings={warnings} />
        {adjustments[0] && (
          <Suspense>
            <ChangesCard adjustments={adjustments} today={schedule.date} changes={actions.changes} />
          </Suspense>
        )}
        <InsightsCard insights={schedule.insights} worded={coach.worded} />
        {later && (
          <Suspense>
            <PlanCards
              {...{ schedule, selected, actions, access, billing }}
              regenerating={plan.regenerating}
              onRegenerate={plan.regenerate}
            />
          </Suspense>
        )}
        {coach.state?.available && (
          <Suspense>
            <CoachCard
              state={coach.state}
              changes={actions.changes}
              records={actions.records}
              stop={stop}
              timeZone={schedule.timeZone}
            />
          </Suspense>
        )}
      </DrawnAfter>
    </aside>
  )
}
