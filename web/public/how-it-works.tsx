import { DayRibbon } from '../plan/day-ribbon.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { HOW } from '../words/how-words.ts'
import { HERO_DAY, LANDING } from '../words/landing-words.ts'

export function HowItWorks() {
  return (
    <>
      <section className="shell pt-12 pb-12 md:pt-20">
        <h1 className="display max-w-3xl text-[clamp(2.25rem,1.3rem+4vw,3.75rem)] leading-[1.06]">{HOW.heading}</h1>
        <p className="mt-5 max-w-2xl text-lg text-soft">{HOW.lead}</p>
        <div className="mt-12">
          <DayRibbon items={HERO_DAY} label={LANDING.ribbonLabel} />
        </div>
      </section>
      <ol className="shell pb-16 md:pb-24">
        {HOW.steps.map((step, index) => (
          <li
            key={step.title}
            className="grid gap-x-10 gap-y-3 border-t border-line py-8 md:grid-cols-[4rem_1fr_1.6fr] md:py-10"
          >
            <p className="display text-3xl text-pen" aria-hidden="true">
              {index + 1}
            </p>
            <h2 className="display text-xl md:text-2xl">{step.title}</h2>
            <div>
              <p className="text-soft">{step.text}</p>
              <p className="mt-3 text-sm font-semibold">{step.note}</p>
            </div>
          </li>
        ))}
      </ol>
      <section className="border-y border-line bg-sheet">
        <div className="shell py-16 md:py-20">
          <h2 className="display text-3xl">{HOW.balanceTitle}</h2>
          <ul className="mt-8 grid gap-8 md:grid-cols-3">
            {HOW.balance.map((weight) => (
              <li key={weight.title} className="border-t-4 border-life pt-4">
                <h3 className="text-lg font-semibold">{weight.title}</h3>
                <p className="mt-1.5 text-soft">{weight.text}</p>
              </li>
            ))}
          </ul>
          <h2 className="display mt-16 text-xl">{HOW.careTitle}</h2>
          <p className="mt-3 max-w-2xl text-soft">{HOW.care}</p>
        </div>
      </section>
      <section className="bg-wash">
        <div className="shell grid justify-items-center gap-8 py-16 text-center">
          <h2 className="display text-3xl">{HOW.closing}</h2>
          <a href="/auth" className={buttonLook('primary', 'large')}>
            {HOW.button}
          </a>
        </div>
      </section>
    </>
  )
}
