import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { PersonFacts, PersonFactsInput } from '../../contract/person-facts.ts'
import type { CivilDate } from '../../engine/model.ts'
import { ApiProblem, isProblem } from '../api/api-problem.ts'
import { planApi } from '../api/plan-api.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { ACCOUNT } from '../words/account-words.ts'
import { MY_WEEK } from '../words/my-week-words.ts'
import { AwayList } from './away-list.tsx'
import { DaysSection } from './days-section.tsx'
import { BusyList, WindowList } from './hours-lists.tsx'
import { PartList } from './part-list.tsx'
import { SportsChoices } from './sports-choices.tsx'
import { draftOf, type WeekDraft } from './week-draft.ts'
import { changesOf, problemsOf } from './week-facts.ts'

type Props = {
  facts: PersonFacts
  /** What the person wrote of their days. */
  written: string
  today: CivilDate
  onSaved: (facts: PersonFacts) => void
}

/** Everything that a person sets of their week, with one button that keeps it. */
export function MyWeekForm({ facts, written, today, onSaved }: Props) {
  const [kept, setKept] = useState(facts)
  const [saved, setSaved] = useState(() => draftOf(facts, today))
  const [draft, setDraft] = useState(saved)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  // Rows that were found wrong when they were to be saved: one that has just been added is not told so.
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const form = useRef<HTMLFormElement>(null)
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(saved)
  const problems = new Map([...problemsOf(draft)].filter(([id]) => marked.has(id)))

  useEffect(() => {
    if (marked.size === 0) return
    const folds = form.current?.querySelectorAll<HTMLDetailsElement>('[data-wrong] details, details:has([data-wrong])')
    for (const fold of folds ?? []) fold.open = true
    form.current?.querySelector<HTMLElement>('[data-wrong] :is(input, select)')?.focus()
  }, [marked])

  const change = (part: Partial<WeekDraft>) => {
    setRefusal('')
    setDraft((now) => ({ ...now, ...part }))
  }

  async function save(changes: PersonFactsInput) {
    setBusy(true)
    try {
      const answer = await planApi.saveFacts(changes)
      const fresh = draftOf(answer, today)
      setKept(answer)
      setSaved(fresh)
      // What was changed while it was on its way stays as it is, and unsaved.
      setDraft((now) => (now === draft ? fresh : now))
      toast.good(...MY_WEEK.done)
      onSaved(answer)
    } catch (error) {
      // The end of a session is said, and acted upon, where it is noticed.
      if (!isProblem(error, 'unauthenticated')) setRefusal(refusalOf(error))
    } finally {
      setBusy(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const found = problemsOf(draft)
    setMarked(new Set(found.keys()))
    setRefusal(found.size > 0 ? MY_WEEK.wrong : '')
    if (found.size > 0) return
    const changes = changesOf(draft, kept)
    if (Object.keys(changes).length > 0) return void save(changes)
    setDraft(saved)
    toast.good(...MY_WEEK.same)
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-8">
      <DaysSection never={draft.never} maxMin={draft.maxMin} change={change} />
      <WindowList rows={draft.windows} problems={problems} onRows={(windows) => change({ windows })} />
      <BusyList
        rows={draft.busy}
        problems={problems}
        written={written}
        rotaFrom={kept.rota?.from}
        onRows={(rows) => change({ busy: rows })}
      />
      <AwayList rows={draft.away} problems={problems} onRows={(away) => change({ away })} />
      <SportsChoices sports={draft.sports} onSports={(sports) => change({ sports })} />
      <PartList rows={draft.body} problems={problems} onRows={(body) => change({ body })} />
      <div className="grid gap-3 border-t border-line pt-5">
        <div role="alert">{refusal && <FieldError id="my-week-error" text={refusal} />}</div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" busy={busy}>
            {busy ? ACCOUNT.saving : ACCOUNT.save}
          </Button>
          <p role="status" className="text-sm text-soft">
            {isUnsaved && !busy && MY_WEEK.unsaved}
          </p>
        </div>
      </div>
    </form>
  )
}

/** The server's own sentence where it has one; the reader cannot mend what it calls internal. */
function refusalOf(error: unknown): string {
  return error instanceof ApiProblem && error.status < 500 && error.detail ? error.detail : ACCOUNT.failed
}
