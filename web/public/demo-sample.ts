import { readWords } from '../ordinary-week/read-words.ts'
import { draftOf, withHeard } from '../ordinary-week/week-draft.ts'
import { readDay } from '../reading/read-text.ts'
import type { TextMark } from '../ui/marked-copy.tsx'
import type { SessionWeek } from '../week-board/board-sessions.ts'
import type { BoardWeek } from '../week-board/pieces.ts'
import { DEMO } from '../words/demo-words.ts'
import { DEMO_GOAL } from './demo-goal.ts'
import { demoPlan } from './demo-plan.ts'
import { sessionLines, trainingOf } from './demo-week.ts'
import { EXAMPLE_INPUT } from './example-plan.ts'

/** What the demo shows of its own sample before anybody typed. */
export type DemoSample = {
  readonly marks: readonly TextMark[]
  readonly week: BoardWeek
  readonly training: SessionWeek
  readonly label: string
}

/** The sample's week and plan, for whoever has not typed yet; made when the site is built. */
export async function demoSample(): Promise<DemoSample> {
  const { today, timeZone } = EXAMPLE_INPUT
  const [{ marks }, { rows, heard }, plan] = await Promise.all([
    readDay(DEMO.sample),
    readWords(DEMO.sample, today),
    demoPlan({ commitments: DEMO.sample, goal: DEMO_GOAL, week: null, today, timeZone }),
  ])
  const week = { ...withHeard(draftOf({}, today), heard), busy: rows }
  return { marks, week, training: trainingOf(plan, today), label: DEMO.pictured(sessionLines(plan)) }
}
