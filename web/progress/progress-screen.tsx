import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { isProblem } from '../api/api-problem.ts'
import { progressApi } from '../api/progress-api.ts'
import { AppLink } from '../links/app-link.tsx'
import { Button } from '../ui/button.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { Logo } from '../ui/logo.tsx'
import { MessageCard } from '../ui/message-card.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { COMMON } from '../words/common.ts'
import { PROGRESS } from '../words/progress-words.ts'
import { BodyCard } from './body-card.tsx'
import { ConsistencyCard } from './consistency-card.tsx'
import { FormCard } from './form-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { LearnedCard } from './learned-card.tsx'
import { LiftsCard } from './lifts-card.tsx'
import { MilestoneCard } from './milestone-card.tsx'
import { PaceCard } from './pace-card.tsx'
import { PROGRESS_KEY } from './progress-key.ts'
import { RaceCard } from './race-card.tsx'
import { RhythmCard } from './rhythm-card.tsx'
import { ScreensBar } from './screens-bar.tsx'
import { StoryCard } from './story-card.tsx'

/** What has become of the training: rhythm, consistency, form, records, pace, and every day so far. */
export function ProgressScreen() {
  const { data, error, refetch, isFetching } = useQuery({ queryKey: PROGRESS_KEY, queryFn: progressApi.progress })
  // The plan's screen says what is needed before there is anything to see.
  if (['onboarding-required', 'under-age', 'trial-ended', 'checkout-required'].some((code) => isProblem(error, code)))
    return <Navigate to="/dashboard" replace />
  return (
    <div className="min-h-screen">
      <title>{`${PROGRESS.title} - ${COMMON.product}`}</title>
      <header className="screen-only border-b border-line bg-sheet">
        <div className="shell flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <a href="/" aria-label={COMMON.toHome} className="inline-flex min-h-11 items-center rounded-md">
            <Logo />
          </a>
          <div className="order-last w-full lg:order-none lg:w-auto">
            <ScreensBar />
          </div>
          <AppLink to="/account" className={`-mr-4 ${buttonLook('quiet')}`}>
            {PROGRESS.account}
          </AppLink>
        </div>
      </header>
      <main className="shell pt-8 pb-24">
        <h1 className="display mb-6 text-3xl">{PROGRESS.title}</h1>
        {!data && !error && <Waiting label={PROGRESS.loading} />}
        {error && !data && (
          <MessageCard
            heading="h2"
            title={PROGRESS.failedTitle}
            text={<p>{PROGRESS.failed}</p>}
            actions={
              <Button size="large" busy={isFetching} onClick={() => void refetch()}>
                {PROGRESS.retry}
              </Button>
            }
          />
        )}
        {data && (
          <div className="grid grid-cols-1 gap-6">
            {!data.days.some(({ trained }) => trained) && (
              <section className="sheet p-gutter md:p-6">
                <h2 className="display text-lg">{PROGRESS.empty.title}</h2>
                <p className="mt-1 text-soft">{PROGRESS.empty.text}</p>
              </section>
            )}
            <MilestoneCard progress={data} />
            <StoryCard progress={data} />
            <RaceCard range={data.race} />
            <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 print:grid-cols-1">
              <RhythmCard progress={data} />
              <FormCard form={data.form} />
            </div>
            <ConsistencyCard progress={data} />
            <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 print:grid-cols-1">
              <div className="grid grid-cols-1 gap-6">
                <LiftsCard lifts={data.lifts} />
                <PaceCard runs={data.runs} />
                <LearnedCard learned={data.learned} today={data.today} />
                <BodyCard today={data.today} />
              </div>
              <HistoryCard progress={data} />
            </div>
          </div>
        )}
      </main>
    </div>
  )
}
