import { useEffect, useMemo, useRef, useState } from 'react'
import type { PersonFacts } from '../../contract/person-facts.ts'
import type { Schedule } from '../../contract/schedule.ts'
import { type CivilDate, WEEKDAYS } from '../../engine/model.ts'
import { dateAfter, mondayOf } from '../display/civil-dates.ts'
import { hoursOfWeek, windowsOfWeek } from '../ordinary-week/hours-of-week.ts'
import type { WordsRead } from '../ordinary-week/read-words.ts'
import { countsWords, useReadWords, type WeekBefore } from '../ordinary-week/use-read-words.ts'
import { draftOf, withHeard } from '../ordinary-week/week-draft.ts'
import { WeekMissing } from '../ordinary-week/week-missing.tsx'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { dateInWords } from '../words/date-words.ts'
import { WEEK_BOARD } from '../words/week-board-words.ts'
import { sessionWeekOf } from './board-sessions.ts'
import { useDatedWeek } from './use-dated-week.ts'
import { WeekBoard } from './week-board.tsx'

const words = WEEK_BOARD.view

type Props = {
  facts: PersonFacts
  /** What the person wrote of their days. */
  written: string
  /** The day on which they wrote it. */
  since: CivilDate | undefined
  /** What was read of it then. */
  before: WeekBefore | null
  schedule: Schedule
  /** The Monday of the week that is drawn on. */
  monday: CivilDate
  /** It was asked for from elsewhere: whoever did so goes on here. */
  isAsked: boolean
  onSaved: (facts: PersonFacts) => void
}

/** One week that is not like the others: what is drawn on it is kept for its dates at once, and the plan gives way. */
export function DatedScreen({ written, since, before, ...props }: Props) {
  const today = props.schedule.date
  const [draft] = useState(() => draftOf(props.facts, today))
  const read = useReadWords(written, countsWords(draft), today, { before, since })
  if (countsWords(draft) && !read.words) return <WeekMissing failed={read.failed} busy={false} onAgain={read.again} />
  return <DatedBoard {...props} words={read.words} />
}

type BoardProps = Omit<Props, 'written' | 'since' | 'before'> & { words: WordsRead | null }

function DatedBoard({ facts, words: read, schedule, monday, isAsked, onSaved }: BoardProps) {
  const today = schedule.date
  const heading = useRef<HTMLHeadingElement>(null)
  const { week, draw, state, refusal, again, dialog } = useDatedWeek({
    facts,
    heard: read?.heard ?? null,
    monday,
    onSaved,
  })
  const fixed = useMemo(() => {
    const { never, maxMin, windows, busy: list } = withHeard(draftOf(facts, today), read?.heard ?? null)
    const busy = hoursOfWeek(facts, monday, list ?? read?.rows ?? [])
    return { never, maxMin, windows: windowsOfWeek(windows, monday), busy }
  }, [facts, read, today, monday])

  useEffect(() => {
    if (isAsked) heading.current?.focus()
  }, [isAsked])

  const isOfToday = mondayOf(today) === monday
  return (
    <>
      {dialog}
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {isOfToday ? words.this : words.next}
      </h3>
      <p className="mb-4 text-sm text-soft">
        {words.lead(dateInWords(monday, 'short'), dateInWords(dateAfter(monday, 6), 'short'))}
      </p>
      <WeekBoard
        week={week}
        fixed={fixed}
        monday={monday}
        name={isOfToday ? words.this : words.next}
        read={null}
        training={sessionWeekOf(schedule.weeklyPlan, isOfToday ? today : monday)}
        today={isOfToday ? (WEEKDAYS[(new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7] ?? null) : null}
        onWeek={draw}
      >
        {refusal && <Button onClick={again}>{words.again}</Button>}
      </WeekBoard>
      <div role="alert">{refusal && <FieldError id="dated-error" text={refusal} />}</div>
      <p role="status" className="mt-3 text-sm text-soft">
        {refusal === '' && state && words[state]}
      </p>
    </>
  )
}
