import type { Schedule } from '../../contract/schedule.ts'
import { DayRibbon } from '../plan/day-ribbon.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { HOW, ORDINARY_DAY } from '../words/how-words.ts'
import { ExampleWeek, isCited } from './example-week.tsx'
import { Citations, type References, SourceList } from './sources.tsx'

type Props = { plan: Schedule; references: References }

export function HowItWorks({ plan, references }: Props) {
  return (
    <>
      <section className="shell pt-12 pb-12 md:pt-20">
        <h1 className="display max-w-3xl text-[clamp(2.25rem,1.3rem+4vw,3.75rem)] leading-[1.06]">{HOW.heading}</h1>
        <p className="mt-5 max-w-2xl text-lg text-soft">{HOW.lead}</p>
        <div className="mt-12">
          <DayRibbon items={ORDINARY_DAY} label={HOW.ribbonLabel} />
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
      <Making />
      <Limits />
      <section aria-labelledby="example-title" className="shell py-16 md:py-20">
        <h2 id="example-title" className="display text-3xl">
          {HOW.example.title}
        </h2>
        <p className="mt-3 mb-10 max-w-2xl text-soft">{HOW.example.lead}</p>
        <ExampleWeek plan={plan} references={references} />
      </section>
      <section id="sources" aria-labelledby="sources-title" className="border-t border-line bg-sheet">
        <div className="shell py-16 md:py-20">
          <h2 id="sources-title" className="display text-2xl">
            {HOW.sourcesTitle}
          </h2>
          <p className="mt-3 mb-8 max-w-2xl text-soft">{HOW.sourcesLead}</p>
          <SourceList keys={citedOn(plan, references)} references={references} />
          <h2 className="display mt-16 text-xl">{HOW.careTitle}</h2>
          <p className="mt-3 max-w-2xl text-soft">{HOW.care}</p>
        </div>
      </section>
      <section className="bg-wash">
        <div className="shell grid justify-items-center gap-8 py-16 text-center">
          <h2 className="display text-3xl">{HOW.closing}</h2>
          <a href="/auth#sign-up" className={buttonLook('primary', 'large')}>
            {HOW.button}
          </a>
        </div>
      </section>
    </>
  )
}

function Making() {
  return (
    <section aria-labelledby="made-title" className="border-y border-line bg-sheet">
      <div className="shell py-16 md:py-20">
        <h2 id="made-title" className="display text-3xl">
          {HOW.made.title}
        </h2>
        <p className="mt-3 max-w-2xl text-soft">{HOW.made.lead}</p>
        <ol className="mt-10 grid gap-8 md:grid-cols-2">
          {HOW.made.stages.map((stage) => (
            <li key={stage.title} className="border-t-4 border-life pt-4">
              <h3 className="text-lg font-semibold">{stage.title}</h3>
              <p className="mt-1.5 text-soft">{stage.text}</p>
              {stage.sources.length > 0 && (
                <p className="mt-2 text-sm text-soft">
                  <Citations keys={stage.sources} />
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Limits() {
  const lists = [
    [HOW.knowsTitle, HOW.knows],
    [HOW.neverTitle, HOW.never],
  ] as const
  return (
    <section className="shell grid gap-12 pt-16 md:grid-cols-2 md:pt-20">
      {lists.map(([title, lines]) => (
        <div key={title}>
          <h2 className="display text-2xl">{title}</h2>
          <ul className="mt-4">
            {lines.map((line) => (
              <li key={line} className="border-t border-line py-3">
                {line}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** The sources that the page names, in the order of the alphabet. */
function citedOn(plan: Schedule, references: References): string[] {
  const dates = new Set(plan.weeklyPlan[0]?.days.map((day) => day.date))
  const reasons = plan.reasons.filter((reason) => dates.has(reason.date)).map((reason) => reason.source)
  const keys = new Set([...HOW.made.stages.flatMap((stage) => stage.sources), ...reasons])
  return [...keys].filter((key) => isCited(key, references)).toSorted()
}
