import { Check } from 'lucide-react'
import { buttonLook } from '../ui/button-look.ts'
import { OFFER } from '../words/offer.ts'
import { PRICING } from '../words/pricing-words.ts'
import type { TrialCard } from '../words/sign-up-offer.ts'

/** `session` is the address of the script for whoever is signed in. */
export function Pricing({ card, session }: { card: TrialCard; session: string }) {
  const faq = [
    [PRICING.faq.after, OFFER[card].faqAfter],
    [PRICING.faq.payment, OFFER[card].faqPayment],
    [PRICING.faq.cancel, PRICING.faq.cancelAnswer],
    [PRICING.faq.methods, PRICING.faq.methodsAnswer],
  ] as const
  return (
    <>
      <section className="shell grid gap-12 pt-12 pb-16 md:pt-20 md:pb-24 lg:grid-cols-[1fr_1.1fr]">
        <div>
          <h1 className="display text-[clamp(2.25rem,1.3rem+4vw,3.5rem)] leading-[1.06]">{PRICING.heading}</h1>
          <p className="mt-5 text-lg text-soft">{PRICING.lead}</p>
        </div>
        <div className="sheet p-6 shadow-sheet sm:p-10">
          <div className="flex flex-wrap items-baseline justify-between gap-3">
            <h2 className="display text-2xl">{PRICING.plan}</h2>
            <p className="rounded-full bg-wash px-3 py-1 text-sm font-semibold text-pen">{PRICING.trial}</p>
          </div>
          <p className="mt-5 flex flex-wrap items-baseline gap-x-2">
            <span className="display text-5xl tabular-nums max-[20rem]:text-4xl">{PRICING.price}</span>
            <span className="text-soft">{PRICING.per}</span>
          </p>
          <p className="mt-3 text-sm text-soft">{OFFER[card].plan}</p>
          <ul className="mt-7 grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {PRICING.features.map((feature) => (
              <li key={feature} className="flex gap-2.5 text-sm">
                <Check size={20} aria-hidden="true" className="shrink-0 text-pen" />
                {feature}
              </li>
            ))}
          </ul>
          <a
            href="/auth#sign-up"
            data-start-trial={session}
            className={`${buttonLook('primary', 'large')} mt-8 w-full`}
          >
            {PRICING.button}
          </a>
          <p data-start-trial-note className="mt-3 text-center text-sm text-soft empty:hidden" />
          <p role="alert" data-start-trial-error className="mt-3 text-sm font-medium text-bad empty:hidden" />
        </div>
      </section>
      <section className="border-t border-line bg-sheet">
        <div className="shell py-16 md:py-20">
          <h2 className="display text-3xl">{PRICING.faqTitle}</h2>
          <dl className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
            {faq.map(([question, answer]) => (
              <div key={question} className="border-t border-line pt-5">
                <dt className="text-lg font-semibold">{question}</dt>
                <dd className="mt-2 text-soft">{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  )
}
