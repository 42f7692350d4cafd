import type { Schedule } from '../../contract/schedule.ts'
import type { Access } from '../access/use-access.ts'
import type { BillingDoors } from '../access/use-billing.ts'
import { OverviewCard } from '../plan/overview-card.tsx'
import type { DayActions } from '../plan/use-day-actions.ts'
import { QuickActionsCard } from './quick-actions-card.tsx'

type Props = {
  schedule: Schedule
  selected: number
  actions: DayActions
  access: Access
  regenerating: boolean
  billing: BillingDoors
  onRegenerate: () => void
}

/** The foot of the sidebar: the plan as a whole, and what is done about it. */
export function PlanCards({ selected, ...props }: Props) {
  const { weeklyPlan, load, adherence } = props.schedule
  return (
    <>
      <OverviewCard {...{ load, adherence, selected }} weeks={weeklyPlan} onRules={props.actions.showRules} />
      <QuickActionsCard {...props} />
    </>
  )
}
