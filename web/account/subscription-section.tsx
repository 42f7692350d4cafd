import type { SubscriptionStatus } from '../../contract/access.ts'
import { BillingLink } from '../access/billing-link.tsx'
import { useBilling } from '../access/use-billing.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ACCOUNT } from '../words/account-words.ts'
import { dayInWords } from '../words/date-words.ts'

const { subscription: words } = ACCOUNT

/** Where the subscription stands, in sentences, and the doors to pay and to manage. */
export function SubscriptionSection({ status, onChanged }: { status: SubscriptionStatus; onChanged: () => void }) {
  const billing = useBilling(async () => onChanged())
  return (
    <Card title={words.title}>
      <div className="grid gap-1">
        {sentences(status).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {status.test_mode && <p className="text-sm text-soft">{words.testMode}</p>}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {status.has_portal && status.status !== null && (
          <Button look="secondary" busy={billing.opening === 'portal'} onClick={billing.manage}>
            {words.manage}
          </Button>
        )}
        {status.state !== 'subscribed' && (status.state !== 'none' || startsAtCheckout(status)) && (
          <Button busy={billing.opening === 'checkout'} onClick={billing.subscribe}>
            {startsAtCheckout(status) ? words.startTrial : words.subscribe}
          </Button>
        )}
      </div>
      {billing.link && (
        <div className="mt-5">
          <BillingLink billing={billing} />
        </div>
      )}
    </Card>
  )
}

function startsAtCheckout({ state, trial_card, trial_available }: SubscriptionStatus): boolean {
  return state === 'none' && trial_card === 'required' && trial_available
}

function sentences(status: SubscriptionStatus): string[] {
  const end = status.current_period_end ? dayInWords(status.current_period_end) : ''
  if (status.state === 'subscribed') {
    const more = status.cancel_at_period_end ? words.ends(end) : words.renews(end, status.price)
    const grace = status.grace_until ? [words.grace(dayInWords(status.grace_until))] : []
    return [words.subscribed, ...(end ? [more] : []), ...grace]
  }
  if (status.state === 'trial') return [words.trial(dayInWords(status.trial_end ?? ''))]
  if (status.state === 'none' && status.trial_available) return [startsAtCheckout(status) ? words.noneCard : words.none]
  return [words.ended]
}
