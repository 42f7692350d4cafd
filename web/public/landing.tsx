import { CalendarRange, Gauge, Goal } from 'lucide-react'
import { DayRibbon } from '../plan/day-ribbon.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { HERO_DAY, LANDING } from '../words/landing-words.ts'
import { OFFER } from '../words/offer.ts'
import type { TrialCard } from '../words/sign-up-offer.ts'
import type { DemoPlan } from './demo-plan.ts'
import { DemoSection } from './demo-section.tsx'

const FEATURE_ICONS = [CalendarRange, Gauge, Goal]

type Props = { card: TrialCard; sample: DemoPlan; demo: string }

export function Landing({ card, sample, demo }: Props) {
  return (
    <>
      <Hero card={card} />
      <Features />
      <Steps />
      <DemoSection sample={sample} script={demo} />
      <Closing card={card} />
    </>
  )
}

function Hero({ card }: { card: TrialCard }) {
  const highlights = [
    [LANDING.highlights.ai, LANDING.highlightNotes.ai],
    [LANDING.highlights.adaptive, LANDING.highlightNotes.adaptive],
    [LANDING.highlights.trial, OFFER[card].highlight],
  ] as const
  return (
    <section className="shell pt-12 pb-16 md:pt-20 md:pb-24">
      <p className="inline-flex items-center gap-2 rounded-full border border-line bg-sheet px-3.5 py-1 text-sm font-semibold">
        <span className="size-2 rounded-full bg-pen" />
        {LANDING.badge}
      </p>
      <h1 className="display mt-6 text-[clamp(2.5rem,1.2rem+5.4vw,4.75rem)] leading-[1.04]">
        {LANDING.headline.map((sentence, index) => (
          <span key={sentence} className="block sm:inline lg:block">
            {sentence}
            {index < 2 && ' '}
          </span>
        ))}
      </h1>
      <div className="mt-6 grid gap-8 lg:grid-cols-[1fr_auto] lg:items-end">
        <p className="max-w-2xl text-lg text-soft">{LANDING.lead}</p>
        <div className="flex flex-wrap gap-3 lg:justify-end">
          <a href="/auth#sign-up" className={buttonLook('primary', 'large')}>
            {LANDING.start}
          </a>
          <a href="/how-it-works" className={buttonLook('secondary', 'large')}>
            {LANDING.how}
          </a>
        </div>
      </div>
      <figure className="mt-14 md:mt-20">
        <DayRibbon items={HERO_DAY} label={LANDING.ribbonLabel} size="hero" />
        <figcaption className="mt-3 text-center text-sm text-soft">{LANDING.ribbonCaption}</figcaption>
      </figure>
      <ul className="mt-12 grid gap-x-8 gap-y-5 border-t border-line pt-8 sm:grid-cols-3">
        {highlights.map(([title, note]) => (
          <li key={title}>
            <p className="font-semibold">{title}</p>
            <p className="text-sm text-soft">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="border-y border-line bg-sheet">
      <div className="shell py-16 md:py-24">
        <h2 id="features-title" className="display max-w-2xl text-2xl sm:text-3xl md:text-4xl">
          {LANDING.featuresTitle}
        </h2>
        <ul className="mt-10 grid gap-5 md:mt-14 md:grid-cols-3">
          {LANDING.features.map((feature, index) => {
            const Icon = FEATURE_ICONS[index]!
            return (
              <li key={feature.title} className="rounded-lg border border-line bg-paper p-6 md:p-8">
                <Icon size={28} strokeWidth={1.75} aria-hidden="true" className="text-pen" />
                <h3 className="display mt-5 text-xl">{feature.title}</h3>
                <p className="mt-2.5 text-soft">{feature.text}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

function Steps() {
  return (
    <section aria-labelledby="how-title" className="shell py-16 md:py-24">
      <h2 id="how-title" className="display text-2xl sm:text-3xl md:text-4xl">
        {LANDING.howTitle}
      </h2>
      <ol className="mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 md:mt-14 lg:grid-cols-4">
        {LANDING.steps.map((step, index) => (
          <li key={step.title} className="border-t-4 border-pen pt-5">
            <p className="display text-2xl text-pen" aria-hidden="true">
              {index + 1}
            </p>
            <h3 className="mt-2 text-lg font-semibold">{step.title}</h3>
            <p className="mt-1.5 text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Closing({ card }: { card: TrialCard }) {
  return (
    <section className="border-t border-line bg-wash">
      <div className="shell grid justify-items-center py-16 text-center md:py-24">
        <h2 className="display text-2xl sm:text-3xl md:text-4xl">{LANDING.closingTitle}</h2>
        <p className="mt-4 text-lg text-soft">{LANDING.closingText}</p>
        <a href="/auth#sign-up" className={`${buttonLook('primary', 'large')} mt-8`}>
          {LANDING.closingButton}
        </a>
        <p className="mt-4 text-sm text-soft">{OFFER[card].closing}</p>
      </div>
    </section>
  )
}
