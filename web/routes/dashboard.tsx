import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { ACCESS_KEY, hasAccess, useAccess } from '../access/use-access.ts'
import { useBilling } from '../access/use-billing.ts'
import { useReturn } from '../access/use-return.ts'
import { isProblem } from '../api/api-problem.ts'
import { dangersOf } from '../danger/dangers-of.ts'
import { DashboardHeader, type PlanTab } from '../dashboard/dashboard-header.tsx'
import { PlanScreen } from '../dashboard/plan-screen.tsx'
import { useLeave } from '../offline/use-leave.tsx'
import { SCHEDULE_KEY, useSchedule } from '../plan/use-schedule.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { Button } from '../ui/button.tsx'
import { MessageCard } from '../ui/message-card.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { COMMON } from '../words/common.ts'
import { DASHBOARD } from '../words/dashboard-words.ts'

// Whoever is of age never sees it.
const UnderAge = lazy(async () => ({ default: (await import('../dashboard/under-age.tsx')).UnderAge }))
// Whoever has access never sees it.
const TrialEnded = lazy(async () => ({ default: (await import('../access/trial-ended.tsx')).TrialEnded }))

/** Views that a link leads to. */
const VIEWS: Readonly<Record<string, PlanTab>> = { '#weekly': 'weekly', '#week': 'week' }

/** The dashboard: who may see the plan, then the plan. Both are asked for at once. */
export function Component() {
  const cache = useQueryClient()
  const { access, recheck } = useAccess()
  const plan = useSchedule()
  const billing = useBilling(recheck)
  const settling = useReturn()
  const [tab, setTab] = useState<PlanTab>(window.history.state?.planTab ?? VIEWS[window.location.hash] ?? 'today')
  function showTab(next: PlanTab) {
    setTab(next)
    // A reload of this entry comes back to the same view; whoever comes anew sees today. No press waits for that.
    afterPaint(() => window.history.replaceState({ ...window.history.state, planTab: next }, ''))
  }
  const { leave, dialog } = useLeave()
  // A danger that stands is said also where there is no plan to show.
  const isAlarming = dangersOf(plan.error).length > 0
  const open = hasAccess(access)

  // What was refused before someone paid is asked for again, and a refusal makes the status worth a second look.
  const { refused } = plan
  useEffect(() => {
    if (!refused) return
    void cache.invalidateQueries({ queryKey: ACCESS_KEY })
    if (open) void cache.invalidateQueries({ queryKey: SCHEDULE_KEY })
  }, [refused, open, cache])

  if (isProblem(plan.error, 'onboarding-required')) return <Navigate to="/onboarding" replace />
  // Before onboarding there is no access either; the plan's answer tells the two apart.
  if (access.kind === 'ended' || (access.kind === 'none' && !plan.loading)) {
    if (settling) return <Waiting text={DASHBOARD.checking} />
    return (
      <Suspense fallback={<Waiting text={DASHBOARD.checking} />}>
        <TrialEnded status={access.status} billing={billing} onLogout={leave} />
        {dialog}
      </Suspense>
    )
  }
  return (
    <div className="min-h-screen">
      <title>{`${DASHBOARD.title} - ${COMMON.product}`}</title>
      <DashboardHeader
        tab={plan.schedule ? tab : null}
        onTab={showTab}
        regenerating={plan.regenerating}
        onRegenerate={plan.regenerate}
        onLogout={leave}
      />
      <main className="shell py-6 pb-24 md:py-8">
        <h1 className="sr-only">{DASHBOARD.title}</h1>
        {plan.loading ? (
          <Waiting text={access.kind === 'checking' ? DASHBOARD.checking : DASHBOARD.creating} />
        ) : (
          (plan.schedule || plan.refused || isAlarming) && (
            <PlanScreen tab={tab} onTab={showTab} plan={plan} access={access} billing={billing} />
          )
        )}
        {!plan.loading && !plan.schedule && !plan.refused && <WithoutPlan plan={plan} />}
      </main>
      {dialog}
    </div>
  )
}

function WithoutPlan({ plan }: { plan: ReturnType<typeof useSchedule> }) {
  if (isProblem(plan.error, 'under-age'))
    return (
      <Suspense fallback={<Waiting text={DASHBOARD.checking} />}>
        <UnderAge text={plan.error.detail} />
      </Suspense>
    )
  return (
    <div className="pt-8">
      <MessageCard
        heading="h2"
        title={DASHBOARD.errorTitle}
        text={<p>{DASHBOARD.errorText}</p>}
        actions={
          <Button size="large" busy={plan.regenerating} onClick={plan.regenerate}>
            {DASHBOARD.retry}
          </Button>
        }
      />
    </div>
  )
}
