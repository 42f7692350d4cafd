import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { planApi } from '../api/plan-api.ts'
import { AppLink } from '../links/app-link.tsx'
import { OnboardingForm } from '../onboarding/onboarding-form.tsx'
import { forgetSchedule } from '../plan/kept-schedule.ts'
import { buttonLook } from '../ui/button-look.ts'
import { Logo } from '../ui/logo.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { COMMON } from '../words/common.ts'
import { ONBOARDING } from '../words/onboarding-words.ts'

export function Component() {
  return (
    <Suspense fallback={<Waiting label={ONBOARDING.loading} />}>
      <Onboarding />
    </Suspense>
  )
}

function Onboarding() {
  // Never refetched behind an open form: what one is typing must not be replaced.
  const { data: profile } = useSuspenseQuery({
    queryKey: ['profile'],
    queryFn: planApi.profile,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const { data: facts } = useSuspenseQuery({
    // Its own: what waits for its data stays in the cache for a second, and would be shown elsewhere after it was saved.
    queryKey: ['facts', 'onboarding'],
    queryFn: planApi.facts,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const cache = useQueryClient()
  return (
    <div className="min-h-screen">
      <header className="shell flex min-h-16 flex-wrap items-center justify-between gap-x-4 py-2">
        <a href="/" aria-label={COMMON.toHome} className="inline-flex min-h-11 items-center rounded-md">
          <Logo />
        </a>
        {profile.onboarding_completed && (
          <AppLink to="/dashboard" className={`mr-[max(-1rem,-5vw)] max-[20rem]:-ml-4 ${buttonLook('quiet')}`}>
            {ONBOARDING.cancel}
          </AppLink>
        )}
      </header>
      <main className="shell pt-6 pb-24 sm:pt-12">
        <OnboardingForm
          profile={profile}
          facts={facts}
          onSaved={() => {
            cache.removeQueries({ queryKey: ['schedule'] })
            forgetSchedule()
            void cache.invalidateQueries({ queryKey: ['access'] })
          }}
        />
      </main>
    </div>
  )
}
