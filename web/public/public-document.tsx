import type { ReactNode } from 'react'
// Within the page, so that the icon in the tab costs a phone on a slow network no request.
import icon from '../static/favicon.svg?inline'
import { COMMON } from '../words/common.ts'
import { LANGUAGE } from '../words/language.ts'
import { SITE, TOKENS } from '../words/site-words.ts'
import { SiteFooter } from './site-footer.tsx'
import { TopBar } from './top-bar.tsx'

export type PageAssets = {
  /** The text of the one style element; its hash is in the content security policy. */
  css: string
  /** Addresses of the fonts to fetch at once. */
  fonts: readonly string[]
  /** Address of the page's own small script, if it has one. */
  script?: string | undefined
}

type Props = {
  path: string
  title: string
  description: string
  assets: PageAssets
  indexed?: boolean
  children: ReactNode
}

/** A whole page as it is sent: no script of its own, its style within, and no style attributes. */
export function PublicDocument({ path, title, description, assets, indexed = true, children }: Props) {
  const address = `${TOKENS.origin}${path}`
  return (
    <html lang={LANGUAGE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {indexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Fulcrum" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:image" content={`${TOKENS.origin}/social-card.png`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={SITE.cardAlt} />
        <meta name="twitter:card" content="summary_large_image" />
        {indexed && <meta property="og:url" content={address} />}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f5f4f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#13161b" media="(prefers-color-scheme: dark)" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, made at build time. */}
        <style dangerouslySetInnerHTML={{ __html: assets.css }} />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Nothing that is seen waits for it. */}
        {assets.script && <script type="module" src={assets.script} fetchPriority="low" />}
      </head>
      <body>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-md focus:bg-sheet focus:px-4 focus:py-3 focus:font-semibold"
        >
          {COMMON.skip}
        </a>
        <TopBar />
        <main id="main">{children}</main>
        <SiteFooter />
      </body>
    </html>
  )
}
