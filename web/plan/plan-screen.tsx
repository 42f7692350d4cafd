import { useState } from 'react'
import { AccessBanner } from '../access/access-banner.tsx'
import type { Access } from '../access/use-access.ts'
import type { useBilling } from '../access/use-billing.ts'
import { CheckInCard } from '../check-in/check-in-card.tsx'
import { Paper } from '../print/paper.tsx'
import { Notice } from '../ui/notice.tsx'
import { TabPanel } from '../ui/tabs.tsx'
import { OFFLINE } from '../words/offline-words.ts'
import { civilNow } from './civil-now.ts'
import { currentWeekIndex } from './current-week.ts'
import { PLAN_TABS, type PlanTab } from './dashboard-header.tsx'
import { InsightsCard } from './insights-card.tsx'
import { OverviewCard } from './overview-card.tsx'
import { QuickActionsCard } from './quick-actions-card.tsx'
import { TodayView } from './today-view.tsx'
import type { useSchedule } from './use-schedule.ts'
import { WarningsCard } from './warnings-card.tsx'
import { WeeklyView } from './weekly-view.tsx'

type Props = {
  tab: PlanTab
  plan: ReturnType<typeof useSchedule>
  access: Access
  billing: ReturnType<typeof useBilling>
}

/** The plan as it is shown: banner, the chosen view, the sidebar. */
export function PlanScreen({ tab, plan, access, billing }: Props) {
  const { schedule } = plan
  // Null follows the calendar; a week that was chosen stays chosen.
  const [chosen, setChosen] = useState<number | null>(null)
  const weeks = schedule?.weeklyPlan ?? []
  const selected = Math.min(chosen ?? currentWeekIndex(weeks, schedule?.date ?? ''), Math.max(0, weeks.length - 1))

  return (
    <div className="grid gap-6">
      {plan.kept && (
        <Notice tone="calm" title={OFFLINE.title}>
          {OFFLINE.text}
        </Notice>
      )}
      <AccessBanner
        access={access}
        refused={plan.refused}
        busy={billing.opening === 'checkout'}
        onSubscribe={billing.subscribe}
      />
      {schedule && (
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_21rem]">
          <div className="min-w-0">
            <TabPanel group={PLAN_TABS} tab="today" selected={tab === 'today'}>
              <div className="grid gap-6">
                <TodayView schedule={schedule} />
                <CheckInCard today={() => civilNow(schedule.timeZone).date} onSaved={() => void plan.refresh()} />
              </div>
            </TabPanel>
            <TabPanel group={PLAN_TABS} tab="weekly" selected={tab === 'weekly'}>
              <WeeklyView schedule={schedule} selected={selected} onSelect={setChosen} />
            </TabPanel>
          </div>
          <aside className="grid gap-6">
            <WarningsCard warnings={schedule.warnings} />
            <InsightsCard insights={schedule.insights} />
            <OverviewCard weeks={weeks} selected={selected} />
            <QuickActionsCard
              access={access}
              regenerating={plan.regenerating}
              opening={billing.opening}
              onRegenerate={plan.regenerate}
              onManage={billing.manage}
              onSubscribe={billing.subscribe}
            />
          </aside>
          <Paper schedule={schedule} selected={selected} />
        </div>
      )}
    </div>
  )
}
