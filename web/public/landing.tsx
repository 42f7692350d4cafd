import { CalendarRange, Gauge, Goal } from 'lucide-react'
import { buttonLook } from '../ui/button-look.ts'
import { DEMO } from '../words/demo-words.ts'
import { LANDING } from '../words/landing-words.ts'
import { OFFER } from '../words/offer.ts'
import type { TrialCard } from '../words/sign-up-offer.ts'
import { DemoChoices, DemoWords } from './demo-fields.tsx'
import type { DemoSample } from './demo-sample.ts'
import { StillWeek } from './still-week.tsx'

const FEATURE_ICONS = [CalendarRange, Gauge, Goal]

type Props = { card: TrialCard; sample: DemoSample; demo: string }

export function Landing({ card, sample, demo }: Props) {
  return (
    <>
      <Hero {...{ card, sample, demo }} />
      <Features />
      <Steps />
      <Closing card={card} />
    </>
  )
}

/** The promise, and beside it the promise kept: a week that follows whatever is typed of it. */
function Hero({ card, sample, demo }: Props) {
  const highlights = [
    [LANDING.highlights.ai, LANDING.highlightNotes.ai],
    [LANDING.highlights.adaptive, LANDING.highlightNotes.adaptive],
    [LANDING.highlights.trial, OFFER[card].highlight],
  ] as const
  return (
    <section className="shell pt-8 pb-16 md:pb-24">
      <p className="inline-flex items-center gap-2 rounded-full border border-line bg-sheet px-3.5 py-1 text-sm font-semibold">
        <span className="size-2 rounded-full bg-pen" />
        {LANDING.badge}
      </p>
      <h1 className="display mt-4 text-[clamp(2.25rem,1.4rem+2vw,3rem)] leading-[1.06] text-wrap">
        {LANDING.headline.map((sentence, index) => (
          <span key={sentence} className="block sm:inline">
            {sentence}
            {index < 2 && ' '}
          </span>
        ))}
      </h1>
      <div className="mt-4 grid items-center gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto]">
        <p className="max-w-2xl text-lg leading-7 text-soft">{LANDING.lead}</p>
        <div className="flex flex-wrap gap-2 sm:gap-3">
          <a href="/auth#sign-up" className={`${buttonLook('primary', 'large')} max-sm:px-3`}>
            {LANDING.start}
          </a>
          <a href="/how-it-works" className={`${buttonLook('secondary', 'large')} max-sm:px-3`}>
            {LANDING.how}
          </a>
        </div>
      </div>
      {/* Who touches it here wakes the script; until then all of it is a picture. */}
      <div
        data-demo={demo}
        className="mt-6 grid gap-x-8 gap-y-5 xl:grid-cols-[20rem_minmax(0,1fr)] xl:grid-rows-[auto_1fr]"
      >
        <DemoWords marks={sample.marks} />
        <div className="min-w-0 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <section
            aria-label={DEMO.week}
            data-demo-result=""
            className="sheet p-4 max-sm:-mx-gutter max-sm:rounded-none max-sm:border-x-0"
          >
            <StillWeek {...sample} />
          </section>
          <p role="status" data-demo-status="" className="sr-only" />
        </div>
        <DemoChoices />
      </div>
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
