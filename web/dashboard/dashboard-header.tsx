import { LogOut, Printer, RefreshCw, UserPen } from 'lucide-react'
import { AppLink } from '../links/app-link.tsx'
import { Button } from '../ui/button.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { Logo } from '../ui/logo.tsx'
import { TAB_LOOK, TAB_OTHER } from '../ui/tab-look.ts'
import { TabList } from '../ui/tabs.tsx'
import { COMMON } from '../words/common.ts'
import { DASHBOARD } from '../words/dashboard-words.ts'
import { VIEWS } from '../words/view-words.ts'

export type PlanTab = 'today' | 'weekly' | 'week'
export const PLAN_TABS = 'plan'

const TABS = [
  { key: 'today', label: VIEWS.today },
  { key: 'weekly', label: VIEWS.weekly },
  { key: 'week', label: VIEWS.week },
] as const

type Props = {
  /** Null while there is no plan whose views one could choose. */
  tab: PlanTab | null
  onTab: (tab: PlanTab) => void
  regenerating: boolean
  onRegenerate: () => void
  onLogout: () => void
}

const ICON = { size: 18, 'aria-hidden': true } as const
/** Narrow screens show the icon; the word stays for those who hear the screen. */
const WORD = 'max-sm:sr-only'

export function DashboardHeader({ tab, onTab, regenerating, onRegenerate, onLogout }: Props) {
  return (
    <header className="screen-only border-b border-line bg-sheet">
      <div className="shell flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <a href="/" aria-label={COMMON.toHome} className="inline-flex min-h-11 min-w-11 items-center rounded-md">
          <Logo nameLook="max-[22rem]:sr-only" />
        </a>
        {tab && (
          <div className="order-last w-full xl:order-none xl:w-auto">
            <TabList
              {...{ group: PLAN_TABS, label: VIEWS.label, tabs: TABS, selected: tab, onSelect: onTab }}
              beside={
                <nav aria-label={VIEWS.beside} className="flex grow basis-17 sm:basis-auto">
                  <AppLink to="/progress" className={`${TAB_LOOK} ${TAB_OTHER}`}>
                    {VIEWS.progress}
                  </AppLink>
                </nav>
              }
            />
          </div>
        )}
        <div className="mr-[-12px] flex flex-wrap items-center sm:gap-1">
          <Button look="quiet" size="compact" icon={<Printer {...ICON} />} onClick={print}>
            <span className={WORD}>{DASHBOARD.print}</span>
          </Button>
          <Button look="quiet" size="compact" icon={<RefreshCw {...ICON} />} busy={regenerating} onClick={onRegenerate}>
            <span className={WORD}>{DASHBOARD.regenerate}</span>
          </Button>
          <AppLink to="/onboarding" className={buttonLook('quiet', 'compact')}>
            <UserPen {...ICON} />
            <span className={WORD}>{DASHBOARD.updateInfo}</span>
          </AppLink>
          <Button look="quiet" size="compact" icon={<LogOut {...ICON} />} onClick={onLogout}>
            <span className={WORD}>{DASHBOARD.logout}</span>
          </Button>
        </div>
      </div>
    </header>
  )
}

/** Without what fetches the figures for paper, paper without figures. */
function print() {
  void import('../print/print-plan.ts').then(
    ({ printPlan }) => printPlan(),
    () => window.print(),
  )
}
