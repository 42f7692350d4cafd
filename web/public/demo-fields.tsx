import { ChevronDown } from 'lucide-react'
import { COMMITMENTS_MAX } from '../../contract/limits.ts'
import { buttonLook } from '../ui/button-look.ts'
import { INPUT_LOOK } from '../ui/field.tsx'
import { MARK_CELL, MARKED_BOX, MarkedCopy, type TextMark } from '../ui/marked-copy.tsx'
import { DEMO } from '../words/demo-words.ts'
import { GOAL_CHOICES } from '../words/onboarding-words.ts'
import { DEMO_GOAL } from './demo-goal.ts'

/** What is typed in the demo: a field without a form, since nothing is submitted, which stays the browser's. */
export function DemoWords({ marks }: { marks: readonly TextMark[] }) {
  return (
    <div className="grid gap-1.5">
      <h2 id="demo-title" className="display text-xl">
        {DEMO.title}
      </h2>
      <label htmlFor="demo-day" className="text-sm font-semibold">
        {DEMO.day}
      </label>
      <div data-focus-box="" className={MARKED_BOX}>
        <div className="grid min-h-24 grid-cols-[minmax(0,1fr)]">
          <div data-demo-marks="" className="contents">
            <MarkedCopy text={DEMO.sample} marks={marks} className={MARK_CELL} />
          </div>
          <textarea
            id="demo-day"
            name="day"
            rows={2}
            maxLength={COMMITMENTS_MAX}
            defaultValue={DEMO.sample}
            autoComplete="off"
            aria-describedby="demo-note"
            className={`${MARK_CELL} block h-full w-full resize-none overflow-hidden rounded-md bg-transparent text-ink outline-none`}
          />
        </div>
      </div>
      <p id="demo-note" className="text-xs text-soft">
        {DEMO.note}
      </p>
      <div data-demo-notes="" />
      <p role="alert" data-demo-error="" className="text-sm font-medium text-bad empty:hidden" />
    </div>
  )
}

/** What the plan is for, whom it takes one for, and the way on with it. */
export function DemoChoices() {
  return (
    <div className="grid content-start gap-4">
      <div className="grid gap-1.5">
        <label htmlFor="demo-goal" className="text-sm font-semibold">
          {DEMO.goal}
        </label>
        <span className="relative grid items-center">
          <select id="demo-goal" name="goal" defaultValue={DEMO_GOAL} className={`appearance-none pr-10 ${INPUT_LOOK}`}>
            {GOAL_CHOICES.map((goal) => (
              <option key={goal.value} value={goal.value}>
                {goal.label}
              </option>
            ))}
          </select>
          <ChevronDown size={18} aria-hidden="true" className="pointer-events-none absolute right-3 text-soft" />
        </span>
      </div>
      <div className="grid gap-1.5">
        <a href="/auth#sign-up" className={buttonLook('secondary', 'large')}>
          {DEMO.keep}
        </a>
        <p className="text-xs text-soft">
          {DEMO.keepNote} {DEMO.assumed}
        </p>
      </div>
    </div>
  )
}
