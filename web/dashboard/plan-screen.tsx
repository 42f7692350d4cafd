import { lazy, Suspense, useState } from 'react'
import type { CivilDate } from '../../engine/model.ts'
import { BillingLink } from '../access/billing-link.tsx'
import { type Access, hasNews } from '../access/use-access.ts'
import type { BillingDoors } from '../access/use-billing.ts'
import { useChanges } from '../changes/use-changes.ts'
import { useCoach } from '../coach/use-coach.ts'
import { StopFallback } from '../danger/stop-fallback.tsx'
import { type Stop, useStop } from '../danger/use-stop.ts'
import { NowCard } from '../now/now-card.tsx'
import { StoryLine } from '../now/story-line.tsx'
import { currentWeekIndex } from '../plan/current-week.ts'
import { DayDialogs } from '../plan/day-dialogs.tsx'
import { RestOfPlan } from '../plan/rest-of-plan.tsx'
import { TodayView } from '../plan/today-view.tsx'
import { type DayActions, useDayActions } from '../plan/use-day-actions.ts'
import type { useSchedule } from '../plan/use-schedule.ts'
import { useRecords } from '../records/use-records.ts'
import { DrawnAfter } from '../ui/drawn-after.tsx'
import { Notice } from '../ui/notice.tsx'
import { optionalPart } from '../ui/optional-part.ts'
import { TabPanel } from '../ui/tabs.tsx'
import { useLater } from '../ui/use-later.ts'
import { Waiting } from '../ui/waiting.tsx'
import type { WeekScreen as Screen, WeekView } from '../week-board/week-screen.tsx'
import { DASHBOARD } from '../words/dashboard-words.ts'
import { OFFLINE } from '../words/offline-words.ts'
import { PLAN_TABS, type PlanTab } from './dashboard-header.tsx'
import { GENTLE, PlanAside } from './plan-aside.tsx'

// Its own part: most visits look at today alone.
const WeeklyView = lazy(async () => ({ default: (await import('../plan/weekly-view.tsx')).WeeklyView }))
// Below every first screen.
const CheckInCard = lazy(async () => ({ default: (await import('../check-in/check-in-card.tsx')).CheckInCard }))
// The board and its reader come with the first look at it; a text where they cannot be had.
const WeekScreen = lazy<typeof Screen>(async () => ({
  default: await import('../week-board/week-screen.tsx').then(
    (part) => part.WeekScreen,
    () => () => <p>{DASHBOARD.weekMissing}</p>,
  ),
}))
// Few ever need it, and it lies on the device once the app is kept there; where it cannot come, the least is said.
const StopScreen = lazy(async () => ({
  default: await import('../danger/stop-screen.tsx').then(
    (part) => part.StopScreen,
    () => StopFallback,
  ),
}))
// Only where something waits for an answer.
const SafetyCards = optionalPart(async () => (await import('../danger/safety-cards.tsx')).SafetyCards)
// Only where health keeps the plan gentle.
const GentleCard = optionalPart(async () => (await import('../danger/gentle-card.tsx')).GentleCard)
// Nobody prints in the first moment.
const Paper = optionalPart(async () => (await import('../print/paper.tsx')).Paper)
// Only where there is something to say of trial or payment.
const AccessBanner = optionalPart(async () => (await import('../access/access-banner.tsx')).AccessBanner)
// Only from the fourth day of a trial, for an address that nobody has confirmed, or where a program proposed something.
const AskNotices = optionalPart(async () => (await import('../access/ask-notices.tsx')).AskNotices)
// Only where the plan asks something; one thing at a time.
const QuestionCard = optionalPart(async () => (await import('../records/question-card.tsx')).QuestionCard)
// Few visits see it.
const WaitingCard = optionalPart(async () => (await import('../offline/waiting-card.tsx')).WaitingCard)

type Props = {
  tab: PlanTab
  onTab: (tab: PlanTab) => void
  plan: ReturnType<typeof useSchedule>
  access: Access
  billing: BillingDoors
}

/** [days] This week and the one before, whose sessions may still be told of. */
const SHOWN_DAYS = 14

/** The first day of which a record is on the screen: of the last days, or of an earlier week that was chosen. */
function firstShown(week: CivilDate | undefined): CivilDate {
  const recent = new Date(Date.now() - SHOWN_DAYS * 86_400_000).toISOString().slice(0, 10)
  return week && week < recent ? week : recent
}

/** The plan as it is shown: banner, the chosen view, the sidebar. */
export function PlanScreen({ tab, onTab, plan, access, billing }: Props) {
  const coach = useCoach(plan.schedule, () => void plan.refresh())
  const { schedule } = coach
  // Null follows the calendar; a week that was chosen stays chosen.
  const [chosen, setChosen] = useState<number | null>(null)
  const weeks = schedule?.weeklyPlan ?? []
  const selected = Math.min(chosen ?? currentWeekIndex(weeks, schedule?.date ?? ''), Math.max(0, weeks.length - 1))
  const records = useRecords(() => void plan.refresh(), firstShown(weeks[selected]?.startDate))
  const actions = useDayActions(records, useChanges(schedule, plan.show))
  const stop = useStop(schedule, { records, show: plan.show, failure: plan.error })
  const gentle = schedule?.warnings.find(({ code }) => code === GENTLE)
  // A danger that waits to be sent has stopped what this plan still asks for.
  const isHeld = stop.held[0]
  const [weekView, setWeekView] = useState<{ view: WeekView; isAsked: boolean }>({ view: 'every', isAsked: false })
  const cameUp = () => {
    setWeekView({ view: 'this', isAsked: true })
    onTab('week')
  }
  const later = useLater()
  const isNowFirst = schedule && tab === 'today' && !isHeld
  const notices = <Notices {...{ plan, access, billing, records }} />

  return (
    <div className="grid gap-6">
      {!isNowFirst && notices}
      <BillingLink billing={billing} />
      {schedule && (
        <div className={`grid items-start gap-6 ${tab === 'week' ? '' : 'lg:grid-cols-[1fr_21rem]'}`}>
          <div className="grid min-w-0 gap-6">
            <Stopped stop={stop} />
            {gentle && (
              <Suspense>
                <GentleCard warning={gentle} onAnswered={() => void plan.refresh()} />
              </Suspense>
            )}
            <TabPanel group={PLAN_TABS} tab="today" selected={tab === 'today'}>
              <div className="grid gap-4 md:gap-6">
                {!isHeld && (
                  <>
                    <NowCard schedule={schedule} actions={actions} />
                    <StoryLine schedule={schedule} days={records.days} />
                    {isNowFirst && notices}
                    {schedule.questions.slice(0, 1).map((question) => (
                      <Suspense key={question.id}>
                        <QuestionCard {...{ question, records, show: plan.show }} today={schedule.date} />
                      </Suspense>
                    ))}
                    <TodayView schedule={schedule} actions={actions} onCameUp={cameUp} />
                  </>
                )}
                {/* Its place is there before it is, for whoever goes straight to it. */}
                <div id="check-in">
                  {later && (
                    <DrawnAfter>
                      <Suspense>
                        <CheckInCard
                          {...{ schedule, records, stop }}
                          changes={actions.changes}
                          refresh={() => void plan.refresh()}
                        />
                      </Suspense>
                    </DrawnAfter>
                  )}
                </div>
              </div>
            </TabPanel>
            <TabPanel group={PLAN_TABS} tab="weekly" selected={tab === 'weekly'}>
              {tab === 'weekly' && !isHeld && plan.rest && <RestOfPlan rest={plan.rest} />}
              {tab === 'weekly' && !isHeld && !plan.rest && (
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
            <TabPanel group={PLAN_TABS} tab="week" selected={tab === 'week'} keeps>
              <Suspense fallback={<Waiting label={DASHBOARD.loading} />}>
                <WeekScreen
                  schedule={schedule}
                  {...weekView}
                  onView={(view) => setWeekView({ view, isAsked: false })}
                />
              </Suspense>
            </TabPanel>
          </div>
          <PlanAside {...{ tab, plan, access, billing, coach, actions, stop, schedule, selected, later }} />
          {later && !isHeld && !plan.rest && (
            <Suspense>
              <Paper schedule={schedule} selected={selected} />
            </Suspense>
          )}
          <DayDialogs {...{ schedule, actions }} show={plan.show} rest={plan.rest} />
        </div>
      )}
      {stop.open && (
        <Suspense fallback={null}>
          <StopScreen stop={stop} />
        </Suspense>
      )}
    </div>
  )
}

type NoticesProps = Pick<Props, 'plan' | 'access' | 'billing'> & Pick<DayActions, 'records'>

/** What is to be said of account and connection: on today it never stands between somebody and their session. */
function Notices({ plan, access, billing, records }: NoticesProps) {
  const status = 'status' in access ? access.status : null
  return (
    <>
      {plan.kept && (
        <Notice tone="calm" title={OFFLINE.title}>
          {OFFLINE.text}
        </Notice>
      )}
      {records.waiting[0] && (
        <Suspense>
          <WaitingCard entries={records.waiting} onAgain={records.sendAgain} />
        </Suspense>
      )}
      {(plan.refused || hasNews(status)) && (
        <Suspense>
          <AccessBanner access={access} refused={plan.refused} billing={billing} />
        </Suspense>
      )}
      {status?.asks && (
        <Suspense>
          <AskNotices />
        </Suspense>
      )}
    </>
  )
}

/** What stands until the person answers. */
function Stopped({ stop }: { stop: Stop }) {
  if (!stop.safety[0] && !stop.held[0]) return null
  return (
    <Suspense>
      <SafetyCards stop={stop} />
    </Suspense>
  )
}
