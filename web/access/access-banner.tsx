import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { ACCESS } from '../words/access-words.ts'
import { dayInWords } from '../words/date-words.ts'
import type { Access } from './use-access.ts'
import type { BillingDoors } from './use-billing.ts'

type Props = {
  access: Access
  /** The plan itself was refused: the trial has ended, or has yet to begin at checkout. */
  refused: 'trial-ended' | 'checkout-required' | null
  billing: BillingDoors
}

const day = (instant: string | null) => (instant ? dayInWords(instant) : '')

/** What is to be said about trial and subscription above the plan, or nothing. */
export function AccessBanner({ access, refused, billing }: Props) {
  const status = 'status' in access ? access.status : null
  const subscribe = (
    <Button busy={billing.opening === 'checkout'} onClick={billing.subscribe}>
      {refused === 'checkout-required' ? ACCESS.start : ACCESS.subscribeNow}
    </Button>
  )
  const manage = (label: string) => (
    <Button look="secondary" busy={billing.opening === 'portal'} onClick={billing.manage}>
      {label}
    </Button>
  )
  // The status is the better witness, once there is one.
  if (!status)
    return (
      refused && (
        <Notice
          tone="stop"
          title={refused === 'trial-ended' ? ACCESS.endedTitle : ACCESS.startTitle}
          action={subscribe}
        >
          {refused === 'trial-ended' ? ACCESS.endedText : ACCESS.startText}
        </Notice>
      )
    )
  if (status.grace_until)
    return (
      <Notice tone="stop" title={ACCESS.failedTitle} action={manage(ACCESS.failedAction)}>
        {ACCESS.failedText(day(status.grace_until))}
      </Notice>
    )
  if (status.state === 'subscribed' && status.cancel_at_period_end)
    return (
      <Notice tone="soon" title={ACCESS.cancelledTitle} action={manage(ACCESS.manage)}>
        {ACCESS.cancelledText(day(status.current_period_end))}
      </Notice>
    )
  if (status.trial_ending_soon)
    return (
      <Notice tone="soon" title={ACCESS.soonTitle} action={subscribe}>
        {ACCESS.soonText(day(status.trial_end))} {status.test_mode && ACCESS.testMode}
      </Notice>
    )
  return null
}
