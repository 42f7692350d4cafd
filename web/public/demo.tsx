import { createRoot } from 'react-dom/client'
import { GOALS, type Goal } from '../../engine/model.ts'
import { civilNow } from '../display/civil-now.ts'
import { carryDraft } from '../session/carried-draft.ts'
import { DEMO } from '../words/demo-words.ts'
import { DEMO_GOAL } from './demo-goal.ts'
import { demoPlan } from './demo-plan.ts'
import { DemoResult, summaryOf } from './demo-result.tsx'

/** [ms] */
const REPLAN_MS = 120
/** [ms] Spoken only after a pause: every keystroke would be noise. */
const SAY_MS = 1_200

/** Makes the plan anew whenever the demo's fields change. The fields themselves are never touched. */
export function startDemo(section: HTMLElement) {
  const place = <E extends Element = HTMLElement>(selector: string) => section.querySelector<E>(selector)!
  const day = place<HTMLTextAreaElement>('textarea')
  const status = place('[data-demo-status]')
  const problem = place('[data-demo-error]')
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const root = createRoot(place('[data-demo-result]'))
  let planning: ReturnType<typeof setTimeout> | undefined
  let saying: ReturnType<typeof setTimeout> | undefined
  let latest = 0

  function chosenGoal(): Goal {
    const value = section.querySelector<HTMLInputElement>('input[name=goal]:checked')?.value
    return GOALS.find((goal) => goal === value) ?? DEMO_GOAL
  }

  async function plan() {
    latest += 1
    const turn = latest
    try {
      const made = await demoPlan(day.value, chosenGoal(), civilNow(timeZone).date, timeZone)
      if (turn !== latest) return
      root.render(<DemoResult plan={made} />)
      problem.textContent = ''
      clearTimeout(saying)
      saying = setTimeout(() => {
        status.textContent = summaryOf(made)
      }, SAY_MS)
    } catch {
      problem.textContent = DEMO.failed
    }
  }

  section.addEventListener('input', () => {
    carryDraft({ commitments: day.value.trim(), goal: chosenGoal() })
    clearTimeout(planning)
    planning = setTimeout(() => void plan(), REPLAN_MS)
  })
  if (day.value !== day.defaultValue) carryDraft({ commitments: day.value.trim(), goal: chosenGoal() })
  void plan()
}
