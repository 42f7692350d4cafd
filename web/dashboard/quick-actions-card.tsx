import { CalendarDays, CircleUser, CreditCard, RefreshCw, Target } from 'lucide-react'
import type { Schedule } from '../../contract/schedule.ts'
import { type Access, hasAccess } from '../access/use-access.ts'
import type { BillingDoors } from '../access/use-billing.ts'
import { AppLink } from '../links/app-link.tsx'
import type { DayActions } from '../plan/use-day-actions.ts'
import { Button } from '../ui/button.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { Card } from '../ui/card.tsx'
import { ACCESS } from '../words/access-words.ts'
import { SIDEBAR } from '../words/dashboard-words.ts'
import { useArrival } from './use-arrival.ts'

type Props = {
  schedule: Schedule
  actions: DayActions
  access: Access
  regenerating: boolean
  billing: BillingDoors
  onRegenerate: () => void
}

/** What is done about the plan as a whole; the shortcuts of the installed app end here too. */
export function QuickActionsCard({ schedule, actions, access, regenerating, billing, onRegenerate }: Props) {
  useArrival(schedule, actions)
  return (
    <Card title={SIDEBAR.actions} className="screen-only">
      <div className="grid gap-2.5">
        <AppLink to="/onboarding" className={buttonLook('secondary')}>
          <Target size={18} aria-hidden="true" />
          {SIDEBAR.updateGoals}
        </AppLink>
        <Button
          look="secondary"
          icon={<RefreshCw size={18} aria-hidden="true" />}
          disabled={!hasAccess(access)}
          busy={regenerating}
          onClick={onRegenerate}
        >
          {SIDEBAR.regenerate}
        </Button>
        {access.kind === 'subscribed' && (
          <Button
            look="secondary"
            icon={<CreditCard size={18} aria-hidden="true" />}
            busy={billing.opening === 'portal'}
            onClick={billing.manage}
          >
            {SIDEBAR.manage}
          </Button>
        )}
        {access.kind === 'trial' && (
          <Button
            icon={<CreditCard size={18} aria-hidden="true" />}
            busy={billing.opening === 'checkout'}
            onClick={billing.subscribe}
          >
            {SIDEBAR.subscribe}
          </Button>
        )}
        {access.kind === 'trial' && access.status.test_mode && (
          <p className="text-center text-xs text-soft">{ACCESS.testMode}</p>
        )}
        <AppLink to="/account#week" className={buttonLook('quiet')}>
          <CalendarDays size={18} aria-hidden="true" />
          {SIDEBAR.myWeek}
        </AppLink>
        <AppLink to="/account" className={buttonLook('quiet')}>
          <CircleUser size={18} aria-hidden="true" />
          {SIDEBAR.account}
        </AppLink>
      </div>
    </Card>
  )
}
