import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode } from 'react'
import type { Account } from '../../contract/account.ts'
import type { PlanPreferences } from '../../contract/preferences.ts'
import { AccountContents } from '../account/account-contents.tsx'
import { grouped, type PartId } from '../account/account-groups.ts'
import { AuthenticatorSection } from '../account/authenticator-section.tsx'
import { MailSection, ModelSection } from '../account/choices-sections.tsx'
import { DataSection, DeletionSection } from '../account/data-section.tsx'
import { DisplaySection } from '../account/display-section.tsx'
import { EmailSection } from '../account/email-section.tsx'
import { FoldedPart } from '../account/folded-part.tsx'
import { PasskeySection } from '../account/passkey-section.tsx'
import { PasswordSection } from '../account/password-section.tsx'
import { PersonSection } from '../account/person-section.tsx'
import { SecurityLogSection, SessionsSection } from '../account/sessions-section.tsx'
import { SubscriptionSection } from '../account/subscription-section.tsx'
import { TrainingSection } from '../account/training-section.tsx'
import { accountApi } from '../api/account-api.ts'
import { planApi } from '../api/plan-api.ts'
import { AppLink } from '../links/app-link.tsx'
import { useHeldInSight } from '../links/use-held-in-sight.ts'
import { useLeave } from '../offline/use-leave.tsx'
import { Button } from '../ui/button.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { Card } from '../ui/card.tsx'
import { Logo } from '../ui/logo.tsx'
import { MessageCard } from '../ui/message-card.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { WhenNear } from '../ui/when-near.tsx'
import { UnsavedGuard } from '../unsaved/unsaved-guard.tsx'
import { ACCOUNT } from '../words/account-words.ts'
import { COACH } from '../words/coach-words.ts'
import { COMMON } from '../words/common.ts'
import { LATE_PARTS } from '../words/late-part-words.ts'
import { PASSKEYS } from '../words/passkey-words.ts'

// Long parts, which most visits never come to.
const MyWeek = partOrText(async () => (await import('../my-week/my-week.tsx')).MyWeek)
const UnwantedSection = partOrText(async () => (await import('../unwanted/unwanted-section.tsx')).UnwantedSection)
const Activities = partOrText(async () => (await import('../activities/activities.tsx')).Activities)
const Calendar = partOrText(async () => (await import('../account/calendar-section.tsx')).CalendarSection)
const BusyCalendars = partOrText(async () => (await import('../connections/busy-calendars.tsx')).BusyCalendarsPart)
const Bridge = partOrText(async () => (await import('../connections/bridge-part.tsx')).BridgePart)
const Programs = partOrText(async () => (await import('../connections/programs-part.tsx')).ProgramsPart)
const Seen = partOrText(async () => (await import('../account/seen-section.tsx')).SeenSection)
const Reminders = partOrText(async () => (await import('../reminders/reminders.tsx')).Reminders)

/** A part of a card that is loaded when it is first shown; a text in its place where it cannot be had. */
function partOrText(load: () => Promise<ComponentType>) {
  const Missing = () => <p>{LATE_PARTS.missing}</p>
  return lazy(async () => ({ default: await load().catch(() => Missing) }))
}

/** The account: reached with a session alone, since a person's rights do not end with a subscription. */
export function Component() {
  const cache = useQueryClient()
  const { data: account, error, refetch, isFetching } = useQuery({ queryKey: ['account'], queryFn: accountApi.account })
  const { data: preferences } = useQuery({ queryKey: ['preferences'], queryFn: planApi.preferences })
  const changed = () => {
    void cache.invalidateQueries({ queryKey: ['account'] })
    void cache.invalidateQueries({ queryKey: ['access'] })
    void cache.invalidateQueries({ queryKey: ['coach'] })
  }
  useHeldInSight()
  const { leave, dialog } = useLeave()
  const groups = account ? grouped(partsOf(account, preferences, changed)) : []
  return (
    <div className="min-h-screen">
      <title>{`${ACCOUNT.title} - ${COMMON.product}`}</title>
      <header className="border-b border-line bg-sheet">
        <div className="shell flex min-h-16 flex-wrap items-center justify-between gap-x-4 py-2">
          <a href="/" aria-label={COMMON.toHome} className="inline-flex min-h-11 min-w-11 items-center rounded-md">
            <Logo nameLook="max-[26rem]:sr-only" />
          </a>
          <nav className="-mx-4 flex flex-wrap max-[20rem]:mr-0">
            <AppLink to="/dashboard" className={buttonLook('quiet')}>
              {ACCOUNT.toPlan}
            </AppLink>
            <Button look="quiet" onClick={leave}>
              {ACCOUNT.logout}
            </Button>
          </nav>
        </div>
      </header>
      <main className="shell pt-8 pb-24">
        <h1 className="display mx-auto mb-6 max-w-2xl text-3xl lg:max-w-none">{ACCOUNT.title}</h1>
        {!account && !error && <Waiting label={ACCOUNT.loading} />}
        {error && !account && (
          <MessageCard
            heading="h2"
            title={ACCOUNT.error}
            text={<p>{ACCOUNT.loadFailed}</p>}
            actions={
              <Button size="large" busy={isFetching} onClick={() => void refetch()}>
                {ACCOUNT.retry}
              </Button>
            }
          />
        )}
        {account && (
          <div className="mx-auto grid max-w-2xl grid-cols-1 gap-x-12 gap-y-6 lg:mx-0 lg:max-w-none lg:grid-cols-[minmax(0,2fr)_minmax(0,7fr)] xl:pr-36">
            <AccountContents groups={groups} />
            <div className="grid grid-cols-1 gap-8">
              {groups.map(({ title, parts }) => (
                <div key={title}>
                  <p className="mb-2 px-1 text-sm font-semibold text-soft lg:mb-3">{title}</p>
                  <div className="max-lg:sheet max-lg:divide-y max-lg:divide-line lg:grid lg:gap-6">
                    {parts.map(({ id, title: name, part }) => (
                      <FoldedPart key={id} id={id} title={name}>
                        {part}
                      </FoldedPart>
                    ))}
                  </div>
                </div>
              ))}
            </div>
          </div>
        )}
      </main>
      {dialog}
      <UnsavedGuard />
    </div>
  )
}

type Part = { readonly id: PartId; readonly title: string; readonly part: ReactNode }

/** Everything of the account that there is for this person. */
function partsOf(account: Account, preferences: PlanPreferences | undefined, changed: () => void) {
  const known = account.name !== null ? preferences : undefined
  const parts: Part[] = [
    {
      id: 'subscription',
      title: ACCOUNT.subscription.title,
      part: <SubscriptionSection status={account.subscription} onChanged={changed} />,
    },
    { id: 'you', title: ACCOUNT.person.title, part: <PersonSection /> },
    {
      id: 'week',
      title: LATE_PARTS.week,
      part: known && (
        // Seven days beside each other need the margin as well.
        <Card title={LATE_PARTS.week} className="xl:-mr-36">
          <WhenNear className="min-h-[112rem]">
            <MyWeek />
          </WhenNear>
        </Card>
      ),
    },
    {
      id: 'training',
      title: ACCOUNT.training.title,
      part: known && (
        <>
          <TrainingSection preferences={known} />
          <WhenNear className="min-h-32">
            <UnwantedSection />
          </WhenNear>
        </>
      ),
    },
    { id: 'display', title: ACCOUNT.display.title, part: known && <DisplaySection preferences={known} /> },
    {
      id: 'activities',
      title: LATE_PARTS.activities,
      part: known && (
        <Card title={LATE_PARTS.activities}>
          <WhenNear className="min-h-60">
            <Activities />
          </WhenNear>
        </Card>
      ),
    },
    {
      id: 'bridge',
      title: LATE_PARTS.bridge,
      part: known && (
        <Card title={LATE_PARTS.bridge}>
          <WhenNear className="min-h-60">
            <Bridge />
          </WhenNear>
        </Card>
      ),
    },
    {
      id: 'calendar',
      title: LATE_PARTS.calendar,
      part: (
        <Card title={LATE_PARTS.calendar}>
          <WhenNear className="min-h-36">
            <Calendar />
          </WhenNear>
        </Card>
      ),
    },
    {
      id: 'busy',
      title: LATE_PARTS.busy,
      part: known && (
        <Card title={LATE_PARTS.busy}>
          <WhenNear className="min-h-96">
            <BusyCalendars />
          </WhenNear>
        </Card>
      ),
    },
    {
      id: 'reminders',
      title: LATE_PARTS.reminders,
      part: (
        <Card title={LATE_PARTS.reminders}>
          <WhenNear className="min-h-[80rem]">
            <Reminders />
          </WhenNear>
        </Card>
      ),
    },
    { id: 'email', title: ACCOUNT.email.title, part: <EmailSection account={account} onChanged={changed} /> },
    { id: 'password', title: ACCOUNT.password.title, part: <PasswordSection onChanged={changed} /> },
    {
      id: 'passkeys',
      title: PASSKEYS.title,
      part: (
        <PasskeySection
          asksCode={account.second_factor.authenticator}
          isConfirmed={account.email_verified}
          onChanged={changed}
        />
      ),
    },
    {
      id: 'authenticator',
      title: ACCOUNT.authenticator.title,
      part: (
        <AuthenticatorSection
          isOn={account.second_factor.authenticator}
          isConfirmed={account.email_verified}
          onChanged={changed}
        />
      ),
    },
    { id: 'mail', title: ACCOUNT.mail.title, part: <MailSection account={account} onChanged={changed} /> },
    {
      id: 'programs',
      title: LATE_PARTS.programs,
      part: (
        <Card title={LATE_PARTS.programs}>
          <WhenNear className="min-h-96">
            <Programs />
          </WhenNear>
        </Card>
      ),
    },
    { id: 'model', title: ACCOUNT.model.title, part: <ModelSection account={account} onChanged={changed} /> },
    {
      id: 'seen',
      title: COACH.seen.title,
      part: (
        <Card title={COACH.seen.title}>
          <WhenNear className="min-h-24">
            <Seen />
          </WhenNear>
        </Card>
      ),
    },
    { id: 'sessions', title: ACCOUNT.sessions.title, part: <SessionsSection /> },
    { id: 'log', title: ACCOUNT.log.title, part: <SecurityLogSection /> },
    { id: 'data', title: ACCOUNT.data.title, part: <DataSection /> },
    {
      id: 'deletion',
      title: ACCOUNT.deletion.title,
      part: <DeletionSection asksCode={account.second_factor.authenticator} />,
    },
  ]
  return parts.filter(({ part }) => part !== undefined)
}
