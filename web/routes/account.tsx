import { useQuery, useQueryClient } from '@tanstack/react-query'
import { AuthenticatorSection } from '../account/authenticator-section.tsx'
import { MailSection, ModelSection } from '../account/choices-sections.tsx'
import { DataSection, DeletionSection } from '../account/data-section.tsx'
import { DisplaySection } from '../account/display-section.tsx'
import { EmailSection } from '../account/email-section.tsx'
import { PasskeySection } from '../account/passkey-section.tsx'
import { PasswordSection } from '../account/password-section.tsx'
import { PersonSection } from '../account/person-section.tsx'
import { SeenSection } from '../account/seen-section.tsx'
import { SecurityLogSection, SessionsSection } from '../account/sessions-section.tsx'
import { SubscriptionSection } from '../account/subscription-section.tsx'
import { TrainingSection } from '../account/training-section.tsx'
import { accountApi } from '../api/account-api.ts'
import { planApi } from '../api/plan-api.ts'
import { signOut } from '../session/sign-out.ts'
import { Button } from '../ui/button.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { Logo } from '../ui/logo.tsx'
import { MessageCard } from '../ui/message-card.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { ACCOUNT } from '../words/account-words.ts'
import { COMMON } from '../words/common.ts'
import { AppLink } from './app-link.tsx'

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
  return (
    <div className="min-h-screen">
      <title>{`${ACCOUNT.title} - ${COMMON.product}`}</title>
      <header className="border-b border-line bg-sheet">
        <div className="shell flex min-h-16 flex-wrap items-center justify-between gap-x-4 py-2">
          <a href="/" aria-label={COMMON.toHome} className="inline-flex min-h-11 items-center rounded-md">
            <Logo />
          </a>
          <nav className="-mx-4 flex flex-wrap">
            <AppLink to="/dashboard" className={buttonLook('quiet')}>
              {ACCOUNT.toPlan}
            </AppLink>
            <Button look="quiet" onClick={() => void signOut()}>
              {ACCOUNT.logout}
            </Button>
          </nav>
        </div>
      </header>
      <main className="mx-auto w-full max-w-2xl px-5 pt-8 pb-24">
        <h1 className="display mb-6 text-3xl">{ACCOUNT.title}</h1>
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
          <div className="grid gap-6">
            <SubscriptionSection status={account.subscription} onChanged={changed} />
            <PersonSection />
            {preferences && account.name !== null && <TrainingSection preferences={preferences} />}
            {preferences && account.name !== null && <DisplaySection preferences={preferences} />}
            <EmailSection account={account} onChanged={changed} />
            <PasswordSection onChanged={changed} />
            <PasskeySection asksCode={account.second_factor.authenticator} onChanged={changed} />
            <AuthenticatorSection isOn={account.second_factor.authenticator} onChanged={changed} />
            <MailSection account={account} onChanged={changed} />
            <ModelSection account={account} onChanged={changed} />
            <SeenSection />
            <SessionsSection />
            <SecurityLogSection />
            <DataSection />
            <DeletionSection />
          </div>
        )}
      </main>
    </div>
  )
}
