import { createRoot } from 'react-dom/client'
import { DEFAULT_COMMITMENTS } from '../../contract/default-commitments.ts'
import { GOALS, type Goal } from '../../engine/model.ts'
import { civilNow } from '../display/civil-now.ts'
import { readWords } from '../ordinary-week/read-words.ts'
import { readDay } from '../reading/read-text.ts'
import { DEMO } from '../words/demo-words.ts'
import { DEMO_GOAL } from './demo-goal.ts'
import { demoPlan } from './demo-plan.ts'
import { mondayFrom } from './demo-week.ts'

/**
 * Brings the demo to life: the board takes the place of its picture once all that it shows is there. The fields are never
 * touched.
 * @param touch - what woke it: a press on the picture is made good on the board
 */
export async function startDemo(section: HTMLElement, touch?: Event) {
  const place = (name: string) => found(section, `[data-demo-${name}]`)
  const day = section.querySelector('textarea')
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const today = mondayFrom(civilNow(timeZone).date)
  const places = { marks: place('marks'), notes: place('notes'), status: place('status'), error: place('error') }
  const result = place('result')

  const typed = () => ({ text: day?.value ?? '', goal: chosenGoal(section) })
  try {
    const { text, goal } = typed()
    const commitments = text.trim() || DEFAULT_COMMITMENTS
    const [{ DemoLive }, words, reading, plan] = await Promise.all([
      import('./demo-live.tsx'),
      readWords(commitments, today),
      readDay(text),
      demoPlan({ commitments, goal, week: null, today, timeZone }),
    ])
    const start = { words: { of: commitments, words }, reading, plan }
    places.marks.replaceChildren()
    const root = createRoot(result)
    const show = () => root.render(<DemoLive {...typed()} {...{ today, timeZone, places }} start={start} />)
    section.addEventListener('input', show)
    show()
    requestAnimationFrame(() => setTimeout(() => pressAgain(result, touch)))
  } catch {
    places.error.textContent = DEMO.failed
  }
}

function chosenGoal(section: HTMLElement): Goal {
  const value = section.querySelector('select')?.value
  return GOALS.find((goal) => goal === value) ?? DEMO_GOAL
}

/** A press on a block of the picture opens that block on the board. */
function pressAgain(board: HTMLElement, touch?: Event) {
  if (!(touch instanceof PointerEvent) || !(touch.target instanceof Node)) return
  const under = document.elementFromPoint(touch.clientX, touch.clientY)
  if (under && board.contains(under)) under.closest<HTMLElement>('[data-key], [data-mini]')?.click()
}

function found(section: HTMLElement, selector: string): HTMLElement {
  const element = section.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`The demo has no ${selector}`)
  return element
}
