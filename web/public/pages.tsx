import { renderToStaticMarkup } from 'react-dom/server'
import style from '../styles/public.css?inline'
import { HOW } from '../words/how-words.ts'
import { LANDING } from '../words/landing-words.ts'
import { NOT_FOUND } from '../words/not-found-words.ts'
import { PRICING } from '../words/pricing-words.ts'
import { PRIVACY } from '../words/privacy-words.ts'
import type { TrialCard } from '../words/sign-up-offer.ts'
import { termsText } from '../words/terms-words.ts'
import { demoSample } from './demo-sample.ts'
import { examplePlan } from './example-plan.ts'
import { HowItWorks } from './how-it-works.tsx'
import { Landing } from './landing.tsx'
import { LegalPage } from './legal-page.tsx'
import { NotFound } from './not-found.tsx'
import { Pricing } from './pricing.tsx'
import { type PageAssets, PublicDocument } from './public-document.tsx'
import type { References } from './sources.tsx'

/** The public pages: address and name of the file. `script` is the source of the small script of those that have one. */
export const PUBLIC_PAGES = [
  { path: '/', file: 'index', script: 'public/demo-loader.ts' },
  { path: '/how-it-works', file: 'how-it-works' },
  { path: '/pricing', file: 'pricing', script: 'public/pricing-loader.ts' },
  { path: '/privacy', file: 'privacy' },
  { path: '/terms', file: 'terms' },
  { path: '/404', file: '404' },
] as const

export type PublicPath = (typeof PUBLIC_PAGES)[number]['path']

/** The text of the one style element of every public page; its hash is in the content security policy. */
export const PUBLIC_STYLE = style.trim()

/** What pages show of the build: the bibliography, and the addresses of scripts that few visits need. */
type BuildFacts = { references: References; demo: string; pricing: string }

/** A public page as HTML. */
export async function renderPublicPage(
  path: PublicPath,
  card: TrialCard,
  { references, demo, pricing, ...assets }: Omit<PageAssets, 'css'> & BuildFacts,
): Promise<string> {
  const { title, description, body } = await contentOf(path, card, { references, demo, pricing })
  return `<!doctype html>${renderToStaticMarkup(
    <PublicDocument
      path={path}
      title={title}
      description={description}
      assets={{ ...assets, css: PUBLIC_STYLE }}
      indexed={path !== '/404'}
    >
      {body}
    </PublicDocument>,
  )}\n`
}

async function contentOf(path: PublicPath, card: TrialCard, { references, demo, pricing }: BuildFacts) {
  switch (path) {
    case '/':
      return { ...LANDING, body: <Landing card={card} sample={await demoSample()} demo={demo} /> }
    case '/how-it-works':
      return { ...HOW, body: <HowItWorks plan={await examplePlan()} references={references} /> }
    case '/pricing':
      return { ...PRICING, body: <Pricing card={card} session={pricing} /> }
    case '/privacy':
      return { ...PRIVACY, body: <LegalPage text={PRIVACY} /> }
    case '/terms': {
      const text = termsText(card)
      return { ...text, body: <LegalPage text={text} /> }
    }
    case '/404':
      return { ...NOT_FOUND, body: <NotFound /> }
  }
}
