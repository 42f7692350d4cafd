import { CreditCard, RefreshCw, Target } from 'lucide-react'
import type { Access } from '../access/use-access.ts'
import { AppLink } from '../routes/app-link.tsx'
import { Button } from '../ui/button.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { Card } from '../ui/card.tsx'
import { SIDEBAR } from '../words/dashboard-words.ts'

type Props = {
  access: Access
  regenerating: boolean
  opening: 'checkout' | 'portal' | null
  onRegenerate: () => void
  onManage: () => void
  onSubscribe: () => void
}

export function QuickActionsCard({ access, regenerating, opening, onRegenerate, onManage, onSubscribe }: Props) {
  const hasAccess = access.kind === 'subscribed' || access.kind === 'trial'
  return (
    <Card title={SIDEBAR.actions} className="screen-only">
      <div className="grid gap-2.5">
        <AppLink to="/onboarding" className={buttonLook('secondary')}>
          <Target size={18} aria-hidden="true" />
          {SIDEBAR.updateGoals}
        </AppLink>
        <Button
          look="secondary"
          icon={<RefreshCw size={18} aria-hidden="true" />}
          disabled={!hasAccess}
          busy={regenerating}
          onClick={onRegenerate}
        >
          {SIDEBAR.regenerate}
        </Button>
        {access.kind === 'subscribed' && (
          <Button
            look="secondary"
            icon={<CreditCard size={18} aria-hidden="true" />}
            busy={opening === 'portal'}
            onClick={onManage}
          >
            {SIDEBAR.manage}
          </Button>
        )}
        {access.kind === 'trial' && (
          <Button
            icon={<CreditCard size={18} aria-hidden="true" />}
            busy={opening === 'checkout'}
            onClick={onSubscribe}
          >
            {SIDEBAR.subscribe}
          </Button>
        )}
      </div>
    </Card>
  )
}
