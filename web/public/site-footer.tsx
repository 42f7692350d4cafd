import { Logo } from '../ui/logo.tsx'
import { SITE, TOKENS } from '../words/site-words.ts'

const GROUPS = [
  [
    SITE.footer.product,
    [
      ['/how-it-works', SITE.howItWorks],
      ['/pricing', SITE.pricing],
    ],
  ],
  [
    SITE.footer.legal,
    [
      ['/privacy', SITE.footer.privacy],
      ['/terms', SITE.footer.terms],
    ],
  ],
  [SITE.footer.support, [[`mailto:${TOKENS.email}`, SITE.footer.contact]]],
] as const

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="shell grid gap-10 py-12 sm:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_1fr] lg:py-16">
        <div className="sm:col-span-3 lg:col-span-1">
          <Logo />
          <p className="mt-3 text-sm text-soft">{SITE.footer.tagline}</p>
        </div>
        {GROUPS.map(([title, links]) => (
          <div key={title}>
            <h2 className="text-sm font-semibold">{title}</h2>
            <ul className="mt-1">
              {links.map(([href, label]) => (
                <li key={href}>
                  <a
                    href={href}
                    className="inline-flex min-h-11 items-center text-sm text-soft hover:text-ink hover:underline"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="shell">
        <p className="border-t border-line py-6 text-xs text-soft">
          {SITE.footer.copyright(TOKENS.year, TOKENS.company)}
        </p>
      </div>
    </footer>
  )
}
