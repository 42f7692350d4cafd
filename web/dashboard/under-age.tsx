import { AppLink } from '../links/app-link.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { MessageCard } from '../ui/message-card.tsx'
import { DASHBOARD } from '../words/dashboard-words.ts'
import { HEALTH } from '../words/health-words.ts'

/** In the place of a plan, where the year of birth says that there is none: it may be a wrong one. */
export function UnderAge({ text }: { text: string }) {
  return (
    <div className="pt-8">
      <MessageCard
        heading="h2"
        title={HEALTH.underAge}
        text={<p>{text}</p>}
        actions={
          <AppLink to="/onboarding" className={buttonLook('primary', 'large')}>
            {DASHBOARD.updateInfo}
          </AppLink>
        }
      />
    </div>
  )
}
