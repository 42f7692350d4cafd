import { AppLink } from '../links/app-link.tsx'
import { TAB_FRAME, TAB_LOOK, TAB_OTHER, TAB_SHOWN } from '../ui/tab-look.ts'
import { VIEWS } from '../words/view-words.ts'

const TO_VIEWS = [
  ['/dashboard', VIEWS.today],
  ['/dashboard#weekly', VIEWS.weekly],
  ['/dashboard#week', VIEWS.week],
] as const

/** The bar of the plan's views as it stands on the plan, seen from the tab beside them. */
export function ScreensBar() {
  return (
    <nav aria-label={VIEWS.label} className={TAB_FRAME}>
      {TO_VIEWS.map(([to, label]) => (
        <AppLink key={to} to={to} className={`${TAB_LOOK} ${TAB_OTHER}`}>
          {label}
        </AppLink>
      ))}
      <a href="/progress" aria-current="page" className={`${TAB_LOOK} ${TAB_SHOWN}`}>
        {VIEWS.progress}
      </a>
    </nav>
  )
}
