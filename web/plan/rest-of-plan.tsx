import { Button } from '../ui/button.tsx'
import { MessageCard } from '../ui/message-card.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { DASHBOARD } from '../words/dashboard-words.ts'

/** What follows the first screen: whether it failed to come, and asking again. */
export type Rest = { readonly failed: boolean; readonly again: () => void }

/** In the place of weeks and rules, while they are on their way or where they could not come. */
export function RestOfPlan({ rest: { failed, again } }: { rest: Rest }) {
  if (!failed) return <Waiting label={DASHBOARD.loading} />
  return (
    <MessageCard
      heading="h2"
      title={DASHBOARD.errorTitle}
      text={<p>{DASHBOARD.errorText}</p>}
      actions={
        <Button size="large" onClick={again}>
          {DASHBOARD.retry}
        </Button>
      }
    />
  )
}
