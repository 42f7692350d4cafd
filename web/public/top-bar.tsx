import { Menu } from 'lucide-react'
import { buttonLook } from '../ui/button-look.ts'
import { Logo } from '../ui/logo.tsx'
import { COMMON } from '../words/common.ts'
import { SITE } from '../words/site-words.ts'

const LINKS = [
  ['/#features', SITE.features],
  ['/how-it-works', SITE.howItWorks],
  ['/pricing', SITE.pricing],
] as const

/** The fixed bar. On small screens its links are in a popover, which the browser opens and closes itself. */
export function TopBar() {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="shell flex min-h-16 flex-wrap items-center justify-between gap-x-2 gap-y-1 py-2 lg:gap-x-6">
        <a href="/" aria-label={COMMON.toHome} className="inline-flex min-h-11 items-center rounded-md">
          <Logo />
        </a>
        <nav aria-label={SITE.nav} className="hidden items-center gap-1 md:flex">
          {LINKS.map(([href, label]) => (
            <a key={href} href={href} className={`${buttonLook('quiet')} max-lg:px-3`}>
              {label}
            </a>
          ))}
        </nav>
        <div className="hidden items-center gap-2 md:flex">
          <a href="/auth" className={`${buttonLook('quiet')} max-lg:px-3`}>
            {SITE.signIn}
          </a>
          <a href="/auth#sign-up" className={buttonLook()}>
            {SITE.getStarted}
          </a>
        </div>
        <button
          type="button"
          popoverTarget="site-menu"
          aria-label={SITE.menu}
          className={`${buttonLook('quiet', 'compact')} -mr-2.5 md:hidden`}
        >
          <Menu size={24} aria-hidden="true" />
        </button>
      </div>
      <nav
        id="site-menu"
        popover="auto"
        aria-label={SITE.menu}
        className="fixed inset-x-4 top-20 bottom-auto m-0 w-auto rounded-lg border border-line bg-sheet p-3 text-ink shadow-lift md:hidden"
      >
        <ul className="grid gap-1">
          {LINKS.map(([href, label]) => (
            <li key={href} className="grid">
              <a href={href} className={`${buttonLook('quiet', 'large')} justify-start`}>
                {label}
              </a>
            </li>
          ))}
          <li className="mt-2 grid grid-cols-2 gap-2 border-t border-line pt-3">
            <a href="/auth" className={`${buttonLook('secondary', 'large')} max-sm:px-3`}>
              {SITE.signIn}
            </a>
            <a href="/auth#sign-up" className={`${buttonLook('primary', 'large')} max-sm:px-3`}>
              {SITE.getStarted}
            </a>
          </li>
        </ul>
      </nav>
    </header>
  )
}
