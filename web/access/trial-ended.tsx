import { Suspense, useEffect, useSyncExternalStore } from 'react'
import type { SubscriptionStatus } from '../../contract/access.ts'
import { AppLink } from '../links/app-link.tsx'
import { flush } from '../offline/outbox.ts'
import { outboxStore } from '../offline/outbox-store.ts'
import { Button } from '../ui/button.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { Logo } from '../ui/logo.tsx'
import { MessageCard } from '../ui/message-card.tsx'
import { optionalPart } from '../ui/optional-part.ts'
import { ACCESS } from '../words/access-words.ts'
import { COMMON } from '../words/common.ts'
import { BillingLink } from './billing-link.tsx'
import type { BillingDoors } from './use-billing.ts'

// What was done is told once the way on is there.
const KeepsakeCard = optionalPart(async () => (await import('../keepsake/keepsake-card.tsx')).KeepsakeCard)
// Few visits see it.
const WaitingCard = optionalPart(async () => (await import('../offline/waiting-card.tsx')).WaitingCard)

type Props = { status: SubscriptionStatus; billing: BillingDoors; onLogout: () => void }

/** The whole screen for whoever has no access: subscribe or log out. */
export function TrialEnded({ status, billing, onLogout }: Props) {
  const waiting = useSyncExternalStore(outboxStore.subscribe, outboxStore.list)
  // What was entered without a network after the end is tried once, so that it says why it waits.
  useEffect(() => void flush(), [])
  // Someone whose trial was spent under an earlier account has none to start.
  const isNew = status.state === 'none' && status.trial_available
  const title = isNew ? ACCESS.startTitle : ACCESS.endedTitle
  // A subscription that ended, perhaps because a card failed, is mended where the card is.
  const wasSubscribed = status.status !== null && status.has_portal
  return (
    <div className="grid min-h-screen grid-rows-[auto_1fr]">
      <title>{`${title} - ${COMMON.product}`}</title>
      <header className="shell flex min-h-16 items-center">
        <Logo />
      </header>
      <main className="grid place-items-center p-gutter pb-24">
        <div className="grid gap-5">
          <BillingLink billing={billing} />
          {waiting.length > 0 && (
            <Suspense>
              <WaitingCard entries={waiting} onAgain={async () => void (await flush({ again: true }))} />
            </Suspense>
          )}
          <MessageCard
            title={title}
            text={
              <>
                {isNew ? (
                  <p>{ACCESS.startText}</p>
                ) : (
                  <>
                    <p className="font-medium text-ink">{ACCESS.endedText}</p>
                    <p className="mt-1">{wasSubscribed ? ACCESS.endedSubscription : ACCESS.endedMore}</p>
                  </>
                )}
                {status.test_mode && <p className="mt-3 text-sm">{ACCESS.testMode}</p>}
              </>
            }
            actions={
              <>
                <Button size="large" busy={billing.opening === 'checkout'} onClick={billing.subscribe}>
                  {isNew ? ACCESS.start : ACCESS.subscribe}
                </Button>
                {wasSubscribed && (
                  <Button size="large" look="secondary" busy={billing.opening === 'portal'} onClick={billing.manage}>
                    {ACCESS.manage}
                  </Button>
                )}
                <Button size="large" look="secondary" onClick={onLogout}>
                  {ACCESS.logout}
                </Button>
                <AppLink to="/account" className={buttonLook('quiet')}>
                  {ACCESS.account}
                </AppLink>
              </>
            }
          />
          {!isNew && (
            <Suspense>
              <KeepsakeCard wasTrial={!wasSubscribed} />
            </Suspense>
          )}
        </div>
      </main>
    </div>
  )
}
