import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { ACCESS } from '../words/access-words.ts'
import type { Access } from './use-access.ts'

type Props = { access: Access; refused: boolean; busy: boolean; onSubscribe: () => void }

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** What is to be said about the trial above the plan, or nothing. `refused`: the plan itself was refused with 402. */
export function AccessBanner({ access, refused, busy, onSubscribe }: Props) {
  const action = (
    <Button busy={busy} onClick={onSubscribe}>
      {ACCESS.subscribeNow}
    </Button>
  )
  if (refused)
    return (
      <Notice tone="stop" title={ACCESS.endedTitle} action={action}>
        {ACCESS.endedText}
      </Notice>
    )
  if (access.kind === 'trial' && access.endingSoon)
    return (
      <Notice tone="soon" title={ACCESS.soonTitle} action={action}>
        {ACCESS.soonText(LONG_DATE.format(access.endsAt))}
      </Notice>
    )
  return null
}
