import { useState } from 'react'
import type { PersonFacts } from '../../contract/person-facts.ts'
import type { Schedule } from '../../contract/schedule.ts'
import type { CivilDate } from '../../engine/model.ts'
import { AppLink } from '../links/app-link.tsx'
import { countsWords, useReadWords } from '../ordinary-week/use-read-words.ts'
import { useSaveFacts } from '../ordinary-week/use-save-facts.tsx'
import { useWeekFacts } from '../ordinary-week/use-week-facts.ts'
import { changedDraft, draftOf, withHeard } from '../ordinary-week/week-draft.ts'
import { changesOf, problemsOf } from '../ordinary-week/week-facts.ts'
import { WeekMissing } from '../ordinary-week/week-missing.tsx'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { MY_WEEK } from '../words/my-week-words.ts'
import { WEEK_BOARD } from '../words/week-board-words.ts'
import { BoardOfDraft } from './board-of-draft.tsx'
import { sessionWeekOf } from './board-sessions.ts'
import type { BoardWeek } from './pieces.ts'

/** "My week" beside the plan: the ordinary week on its board, with the training of this one. */
export function WeekScreen({ schedule }: { schedule: Schedule }) {
  const { facts, profile, keep, again, failed, fetching } = useWeekFacts()
  return (
    <section
      aria-labelledby="my-week-name"
      className="sheet p-gutter max-sm:-mx-gutter max-sm:rounded-none max-sm:border-x-0 md:p-6"
    >
      <h2 id="my-week-name" className="display text-2xl">
        {WEEK_BOARD.name}
      </h2>
      <p className="mt-1 mb-4 text-sm text-soft">{WEEK_BOARD.lead}</p>
      {facts && profile ? (
        <WeekOf facts={facts} written={profile.daily_commitments ?? ''} schedule={schedule} onSaved={keep} />
      ) : (
        <WeekMissing failed={failed} busy={fetching} onAgain={again} />
      )}
    </section>
  )
}

type Props = { facts: PersonFacts; written: string; schedule: Schedule; onSaved: (facts: PersonFacts) => void }

function WeekOf({ facts, written, schedule, onSaved }: Props) {
  const today: CivilDate = schedule.date
  const [kept, setKept] = useState(facts)
  const [draft, setDraft] = useState(() => draftOf(facts, today))
  const { busy, save, refusal, setRefusal, dialog } = useSaveFacts(kept)
  const read = useReadWords(written, countsWords(draft), today)
  const heard = read.words?.heard ?? null
  const changes = changesOf(draft, kept)
  const isUnsaved = Object.keys(changes).length > 0
  const change = (week: BoardWeek) => {
    setRefusal('')
    setDraft((now) => changedDraft(now, heard, week))
  }
  async function keep() {
    // A row that is not whole cannot be drawn: it comes from the list of the account, and is mended there.
    if (problemsOf(draft).size > 0) return setRefusal(MY_WEEK.wrong)
    const answer = await save(changes)
    if (!answer) return
    setKept(answer)
    // What was changed while it was on its way stays as it is, and unsaved.
    setDraft((now) => (now === draft ? draftOf(answer, today) : now))
    toast.good(...MY_WEEK.done)
    onSaved(answer)
  }
  return (
    <>
      {dialog}
      <BoardOfDraft
        {...{ read, today }}
        draft={withHeard(draft, heard)}
        rotaFrom={kept.rota?.from}
        training={sessionWeekOf(schedule.weeklyPlan, today)}
        onWeek={change}
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
