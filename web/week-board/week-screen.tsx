import { useState } from 'react'
import type { PersonFacts } from '../../contract/person-facts.ts'
import type { Schedule } from '../../contract/schedule.ts'
import type { CivilDate } from '../../engine/model.ts'
import { dateAfter, mondayOf } from '../display/civil-dates.ts'
import { AppLink } from '../links/app-link.tsx'
import { countsWords, useReadWords, type WeekBefore } from '../ordinary-week/use-read-words.ts'
import { useSaveFacts } from '../ordinary-week/use-save-facts.tsx'
import { useWeekFacts } from '../ordinary-week/use-week-facts.ts'
import { changedDraft, draftOf, type WeekDraft, withHeard } from '../ordinary-week/week-draft.ts'
import { changesOf, problemsOf } from '../ordinary-week/week-facts.ts'
import { WeekMissing } from '../ordinary-week/week-missing.tsx'
import { rotaProblem } from '../rota/rota-draft.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { UnsavedGuard } from '../unsaved/unsaved-guard.tsx'
import { unsavedWork } from '../unsaved/unsaved-work.ts'
import { useUnsaved } from '../unsaved/use-unsaved.ts'
import { MY_WEEK } from '../words/my-week-words.ts'
import { WEEK_BOARD } from '../words/week-board-words.ts'
import { BoardOfDraft } from './board-of-draft.tsx'
import { sessionWeekOf } from './board-sessions.ts'
import { DatedScreen } from './dated-screen.tsx'
import type { BoardWeek } from './pieces.ts'

/** Which week the board is of. */
export type WeekView = 'every' | 'this' | 'next'
const VIEWS = ['every', 'this', 'next'] as const

type ScreenProps = {
  schedule: Schedule
  view: WeekView
  /** It was asked for from elsewhere on the screen. */
  isAsked: boolean
  onView: (view: WeekView) => void
}

/** "My week" beside the plan: the ordinary week on its board, with the training of this one; and what is different in one. */
export function WeekScreen({ schedule, view, isAsked, onView }: ScreenProps) {
  const { facts, profile, before, keep, again, failed, fetching } = useWeekFacts()
  const written = profile?.daily_commitments ?? ''
  const since = profile?.commitments_since ?? undefined
  const monday = mondayOf(schedule.date)
  /** What was just drawn on one week is kept before another takes its place; the ordinary one stays behind it. */
  const show = async (next: WeekView) => {
    if (await unsavedWork.mayLeave(unsavedWork.list().filter(({ savesItself }) => savesItself))) onView(next)
  }
  return (
    <section
      aria-labelledby="my-week-name"
      className="sheet p-gutter max-sm:-mx-gutter max-sm:rounded-none max-sm:border-x-0 md:p-6"
    >
      <UnsavedGuard />
      <h2 id="my-week-name" className="display text-2xl">
        {view === 'every' ? WEEK_BOARD.name : WEEK_BOARD.view.one}
      </h2>
      <fieldset aria-label={WEEK_BOARD.view.name} className="my-3 flex flex-wrap gap-2">
        {VIEWS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === view}
            onClick={() => void show(one)}
            className="min-h-11 rounded-md border border-edge px-3.5 text-sm font-semibold hover:border-ink aria-pressed:border-pen aria-pressed:bg-wash aria-pressed:text-pen"
          >
            {WEEK_BOARD.view[one]}
          </button>
        ))}
      </fieldset>
      {facts && profile ? (
        <>
          <WeekOf {...{ facts, written, since, before, schedule }} isHidden={view !== 'every'} onSaved={keep} />
          {view !== 'every' && (
            <DatedScreen
              key={view}
              {...{ facts, written, since, before, schedule, isAsked }}
              monday={view === 'this' ? monday : dateAfter(monday, 7)}
              onSaved={keep}
            />
          )}
        </>
      ) : (
        <WeekMissing failed={failed} busy={fetching} onAgain={again} />
      )}
    </section>
  )
}

type Props = {
  facts: PersonFacts
  written: string
  /** The day on which they wrote it. */
  since: CivilDate | undefined
  before: WeekBefore | null
  schedule: Schedule
  /** While another week is looked at: what is not saved yet must not be lost by that. */
  isHidden: boolean
  onSaved: (facts: PersonFacts) => void
}

function WeekOf({ facts, written, since, before, schedule, isHidden, onSaved }: Props) {
  const today: CivilDate = schedule.date
  const [kept, setKept] = useState(facts)
  const [draft, setDraft] = useState(() => draftOf(facts, today))
  const { busy, save, refusal, setRefusal, dialog } = useSaveFacts(kept)
  const read = useReadWords(written, countsWords(draft), today, { before, since })
  const heard = read.words?.heard ?? null
  const changes = changesOf(draft, kept)
  const isUnsaved = Object.keys(changes).length > 0 || rotaProblem(draft.rota) !== null
  const change = (week: BoardWeek | Pick<WeekDraft, 'rota'>) => {
    setRefusal('')
    setDraft((now) => changedDraft(now, heard, week))
  }
  async function keep(): Promise<boolean> {
    // A row that is not whole cannot be drawn: it comes from the list of the account, and is mended there.
    const wrong = problemsOf(draft).size > 0 ? MY_WEEK.wrong : rotaProblem(draft.rota)
    if (wrong) setRefusal(wrong)
    const answer = wrong ? null : await save(changes)
    if (!answer) return false
    setKept(answer)
    // What was changed while it was on its way stays as it is, and unsaved.
    setDraft((now) => (now === draft ? draftOf(answer, today) : now))
    toast.good(...MY_WEEK.done)
    onSaved(answer)
    return true
  }
  useUnsaved(isUnsaved, keep)
  if (isHidden) return null
  return (
    <>
      {dialog}
      <p className="mb-4 text-sm text-soft">{WEEK_BOARD.lead}</p>
      <BoardOfDraft
        {...{ read, today }}
        draft={withHeard(draft, heard)}
        training={sessionWeekOf(schedule.weeklyPlan, today)}
        onWeek={change}
        onRota={(rota) => change({ rota })}
      >
        {isUnsaved && (
          <Button busy={busy} onClick={() => void keep()}>
            {busy ? WEEK_BOARD.saving : WEEK_BOARD.save}
          </Button>
        )}
      </BoardOfDraft>
      <div role="alert">{refusal && <FieldError id="week-error" text={refusal} />}</div>
      <p role="status" className="mt-3 text-sm text-soft">
        {isUnsaved && !busy && WEEK_BOARD.unsaved}
      </p>
      <p className="text-sm">
        <AppLink to="/account#week" className="link inline-flex min-h-11 items-center">
          {WEEK_BOARD.more}
        </AppLink>
      </p>
    </>
  )
}
