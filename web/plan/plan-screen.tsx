import { lazy, Suspense, useMemo, useState } from 'react'
import { AccessBanner } from '../access/access-banner.tsx'
import { BillingLink } from '../access/billing-link.tsx'
import type { Access } from '../access/use-access.ts'
import type { BillingDoors } from '../access/use-billing.ts'
import { ChangesCard } from '../changes/changes-card.tsx'
import { CheckInCard } from '../check-in/check-in-card.tsx'
import { useCoach } from '../coach/use-coach.ts'
import { useDisplay } from '../display/display-context.tsx'
import { scheduleInChoices } from '../display/texts.ts'
import { Paper } from '../print/paper.tsx'
import { Notice } from '../ui/notice.tsx'
import { optionalPart } from '../ui/optional-part.ts'
import { TabPanel } from '../ui/tabs.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { DASHBOARD } from '../words/dashboard-words.ts'
import { OFFLINE } from '../words/offline-words.ts'
import { currentWeekIndex } from './current-week.ts'
import { PLAN_TABS, type PlanTab } from './dashboard-header.tsx'
import { useDayActions } from './day-actions.tsx'
import { InsightsCard } from './insights-card.tsx'
import { OverviewCard } from './overview-card.tsx'
import { QuickActionsCard } from './quick-actions-card.tsx'
import { TodayView } from './today-view.tsx'
import type { useSchedule } from './use-schedule.ts'
import { WarningsCard } from './warnings-card.tsx'

// Its own part: most visits look at today alone.
const WeeklyView = lazy(async () => ({ default: (await import('./weekly-view.tsx')).WeeklyView }))
// Only where a language model is set up.
const CoachCard = optionalPart(async () => (await import('../coach/coach-card.tsx')).CoachCard)
// Few visits see it.
const WaitingCard = optionalPart(async () => (await import('../offline/waiting-card.tsx')).WaitingCard)

type Props = {
  tab: PlanTab
  plan: ReturnType<typeof useSchedule>
  access: Access
  billing: BillingDoors
}

/** The plan as it is shown: banner, the chosen view, the sidebar. */
export function PlanScreen({ tab, plan, access, billing }: Props) {
  const display = useDisplay()
  const coach = useCoach(plan.schedule, () => void plan.refresh())
  const schedule = useMemo(
    () => coach.schedule && scheduleInChoices(coach.schedule, display),
    [coach.schedule, display],
  )
  // Null follows the calendar; a week that was chosen stays chosen.
  const [chosen, setChosen] = useState<number | null>(null)
  const actions = useDayActions(schedule, { show: plan.show, refresh: () => void plan.refresh() })
  const weeks = schedule?.weeklyPlan ?? []
  const selected = Math.min(chosen ?? currentWeekIndex(weeks, schedule?.date ?? ''), Math.max(0, weeks.length - 1))

  return (
    <div className="grid gap-6">
      {plan.kept && (
        <Notice tone="calm" title={OFFLINE.title}>
          {OFFLINE.text}
        </Notice>
      )}
      {actions.records.waiting.length > 0 && (
        <Suspense>
          <WaitingCard entries={actions.records.waiting} onAgain={actions.records.sendAgain} />
        </Suspense>
      )}
      <AccessBanner access={access} refused={plan.refused} billing={billing} />
      <BillingLink billing={billing} />
      {schedule && (
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_21rem]">
          <div className="min-w-0">
            <TabPanel group={PLAN_TABS} tab="today" selected={tab === 'today'}>
              <div className="grid gap-6">
                <TodayView schedule={schedule} actions={actions} />
                <CheckInCard schedule={schedule} records={actions.records} changes={actions.changes} />
              </div>
            </TabPanel>
            <TabPanel group={PLAN_TABS} tab="weekly" selected={tab === 'weekly'}>
              {tab === 'weekly' && (
                <Suspense fallback={<Waiting label={DASHBOARD.loading} />}>
                  <WeeklyView
                    schedule={schedule}
                    selected={selected}
                    actions={actions}
                    letter={coach.letter}
                    onSelect={setChosen}
                  />
                </Suspense>
              )}
            </TabPanel>
          </div>
          <aside className="grid gap-6">
            <WarningsCard warnings={schedule.warnings} />
            <ChangesCard adjustments={schedule.adjustments} today={schedule.date} changes={actions.changes} />
            <InsightsCard insights={schedule.insights} worded={coach.worded} />
            <OverviewCard
              weeks={weeks}
              load={schedule.load}
              adherence={schedule.adherence}
              selected={selected}
              onRules={actions.showRules}
            />
            <QuickActionsCard
              access={access}
              regenerating={plan.regenerating}
              billing={billing}
              onRegenerate={plan.regenerate}
            />
            {coach.state?.available && (
              <Suspense>
                <CoachCard state={coach.state} changes={actions.changes} />
              </Suspense>
            )}
          </aside>
          <Paper schedule={schedule} selected={selected} />
        </div>
      )}
      {actions.dialog}
    </div>
  )
}
