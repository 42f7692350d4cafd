import { COMMITMENTS_MAX } from '../../contract/limits.ts'
import { buttonLook } from '../ui/button-look.ts'
import { INPUT_LOOK } from '../ui/field.tsx'
import { DEMO } from '../words/demo-words.ts'
import { GOAL_CHOICES } from '../words/onboarding-words.ts'
import { DEMO_GOAL } from './demo-goal.ts'
import type { DemoPlan } from './demo-plan.ts'
import { DemoResult } from './demo-result.tsx'

/**
 * The demo as it is sent: fields without a form, since nothing is submitted anywhere, and the sample's plan made at
 * build time. The script takes over the result at the first touch; the fields stay the browser's.
 */
export function DemoSection({ sample, script }: { sample: DemoPlan; script: string }) {
  return (
    <section id="demo" aria-labelledby="demo-title" data-demo={script} className="border-t border-line bg-sheet">
      <div className="shell py-16 md:py-24">
        <h2 id="demo-title" className="display text-2xl sm:text-3xl md:text-4xl">
          {DEMO.title}
        </h2>
        <p className="mt-4 max-w-2xl text-soft">{DEMO.lead}</p>
        <div className="mt-8 grid gap-6 lg:grid-cols-2">
          <div>
            <label htmlFor="demo-day" className="block text-sm font-semibold">
              {DEMO.day}
            </label>
            <textarea
              id="demo-day"
              name="day"
              rows={3}
              maxLength={COMMITMENTS_MAX}
              defaultValue={DEMO.sample}
              autoComplete="off"
              className={`${INPUT_LOOK} mt-2 block resize-y leading-6`}
            />
          </div>
          <fieldset>
            <legend className="mb-2 text-sm font-semibold">{DEMO.goal}</legend>
            <div className="flex flex-wrap gap-2">
              {GOAL_CHOICES.map((goal) => (
                <label
                  key={goal.value}
                  className="relative inline-flex min-h-11 cursor-pointer items-center rounded-md border border-edge bg-sheet px-3.5 font-medium hover:border-ink has-checked:border-pen has-checked:bg-wash has-checked:shadow-[inset_0_0_0_1px_var(--color-pen)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pen"
                >
                  <input
                    type="radio"
                    name="goal"
                    value={goal.value}
                    defaultChecked={goal.value === DEMO_GOAL}
                    className="absolute inset-0 cursor-pointer opacity-0"
                  />
                  {goal.label}
                </label>
              ))}
            </div>
          </fieldset>
        </div>
        <div data-demo-result="" className="mt-10 min-h-72">
          <DemoResult plan={sample} />
        </div>
        <p role="status" data-demo-status="" className="sr-only" />
        <p role="alert" data-demo-error="" className="mt-4 text-sm font-medium text-bad empty:hidden" />
        <p className="mt-6 text-sm text-soft">{DEMO.assumed}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <a href="/auth#sign-up" className={buttonLook('primary', 'large')}>
            {DEMO.keep}
          </a>
          <p className="text-sm text-soft">{DEMO.keepNote}</p>
        </div>
      </div>
    </section>
  )
}
