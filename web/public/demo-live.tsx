import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { DEFAULT_COMMITMENTS } from '../../contract/default-commitments.ts'
import type { CivilDate, Goal } from '../../engine/model.ts'
import { useDisplay } from '../display/display-context.tsx'
import type { DrawnWeek } from '../ordinary-week/drawn-week.ts'
import { useLifeWeek } from '../ordinary-week/use-life-week.ts'
import type { FirstRead } from '../ordinary-week/use-read-words.ts'
import { FactChips } from '../reading/fact-chips.tsx'
import { preferenceFact } from '../reading/fact-text.ts'
import { type DayReading, marksOn, readDay } from '../reading/read-text.ts'
import { useReading } from '../reading/use-reading.ts'
import { carryDraft } from '../session/carried-draft.ts'
import { MARK_CELL, MarkedCopy } from '../ui/marked-copy.tsx'
import { BoardOfDraft } from '../week-board/board-of-draft.tsx'
import { WordsChangeCard } from '../week-board/words-change-card.tsx'
import { DEMO } from '../words/demo-words.ts'
import { READING } from '../words/reading-words.ts'
import { DEMO_GOAL } from './demo-goal.ts'
import { type DemoPlan, demoPlan } from './demo-plan.ts'
import { sessionLines, trainingOf } from './demo-week.ts'
import '../styles/demo.css'

/** [ms] */
const REPLAN_MS = 120
/** [ms] Spoken only after a pause: every keystroke would be noise. */
const SAY_MS = 1_200

/** What must be there before the picture of the board gives way to the board, so that nothing is waited for in sight. */
export type DemoStart = { readonly words: FirstRead; readonly reading: DayReading; readonly plan: DemoPlan }

/** Where the page has room for what the demo has to show beside its board. */
export type DemoPlaces = {
  readonly marks: HTMLElement
  readonly notes: HTMLElement
  readonly status: HTMLElement
  readonly error: HTMLElement
}

type Props = {
  text: string
  goal: Goal
  today: CivilDate
  timeZone: string
  start: DemoStart
  places: DemoPlaces
}

/** The demo at work: the words marked, the week they make on its board to be drawn on, and the plan that follows both. */
export function DemoLive({ text, goal, today, timeZone, start, places }: Props) {
  const [drawn, setDrawn] = useState<DrawnWeek | null>(null)
  const life = useLifeWeek({ text, written: '', facts: {}, drawn, onDrawn: setDrawn }, today, start.words)
  const { read, effect, shown, draw, drawRota, take, leave } = life
  const reading = useReading(text, readDay, start.reading)
  const { plan, failed } = useDemoPlan({ text, goal, drawn, today, timeZone }, start.plan)
  const training = trainingOf(plan, today)
  useEffect(() => {
    if (drawn || text !== DEMO.sample || goal !== DEMO_GOAL) carryDraft({ commitments: text.trim(), goal, drawn })
  }, [text, goal, drawn])
  const said = useLateSaid(DEMO.said(sessionLines(plan)))
  return (
    <>
      {createPortal(<MarkedCopy text={text} marks={marksOn(text, reading)} className={MARK_CELL} />, places.marks)}
      {createPortal(<Notes reading={reading} plan={plan} isTyped={text.trim() !== ''} />, places.notes)}
      {createPortal(said, places.status)}
      {createPortal(failed ? DEMO.failed : '', places.error)}
      {effect && <WordsChangeCard effect={effect} onTake={take} onLeave={leave} />}
      <BoardOfDraft
        {...{ read, training }}
        draft={shown}
        today={null}
        onWeek={draw}
        onRota={drawRota}
        rotaOn={today}
        isBrief
      />
    </>
  )
}

type Asked = { text: string; goal: Goal; drawn: DrawnWeek | null; today: CivilDate; timeZone: string }

/** The plan of what is typed and drawn, made anew after each change. */
function useDemoPlan({ text, goal, drawn, today, timeZone }: Asked, first: DemoPlan) {
  const [plan, setPlan] = useState(first)
  const [failed, setFailed] = useState(false)
  const commitments = text.trim() || DEFAULT_COMMITMENTS
  const week = drawn?.week ?? null
  const rota = drawn?.rota ?? null
  useEffect(() => {
    let isGone = false
    const timer = setTimeout(() => {
      demoPlan({ commitments, goal, week, rota, today, timeZone }).then(
        (made) => {
          if (isGone) return
          setPlan(made)
          setFailed(false)
        },
        () => {
          if (!isGone) setFailed(true)
        },
      )
    }, REPLAN_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [commitments, goal, week, rota, today, timeZone])
  return { plan, failed }
}

/** What somebody must know before they take the plan for theirs. */
const CAREFUL: readonly string[] = ['gentle-until-cleared', 'age-question', 'weight-goal']

/** What the board does not show: wishes, and what asks for care. */
function Notes({ reading, plan, isTyped }: { reading: DayReading | null; plan: DemoPlan; isTyped: boolean }) {
  const display = useDisplay()
  const { busy = [], preferences = [], sayings = [] } = reading ?? {}
  const isNothing = isTyped && reading !== null && busy.length + preferences.length + sayings.length === 0
  return (
    <div className="grid gap-2 text-sm">
      {isNothing && <p className="text-soft">{reading.isForeign ? READING.foreignBusy : READING.nothingBusy}</p>}
      <FactChips label={READING.busy} facts={preferences.map((wish) => preferenceFact(wish, display))} />
      {plan.schedule.warnings
        .filter(({ code }) => CAREFUL.includes(code))
        .map(({ code, text }) => (
          <p key={code} className="border-l-2 border-medium-mark pl-3">
            {text}
          </p>
        ))}
    </div>
  )
}

/** What is seen, for those who hear the page. */
function useLateSaid(text: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), SAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return said
}
