import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { PersonFacts, PersonFactsInput } from '../../contract/person-facts.ts'
import type { CivilDate } from '../../engine/model.ts'
import { countsWords, useReadWords, type WeekBefore } from '../ordinary-week/use-read-words.ts'
import { useSaveFacts } from '../ordinary-week/use-save-facts.tsx'
import {
  changedDraft,
  draftOf,
  missedAway,
  type PartRow,
  type WeekDraft,
  withHeard,
} from '../ordinary-week/week-draft.ts'
import { changesOf, eventProblemsOf, problemsOf } from '../ordinary-week/week-facts.ts'
import { HeardNote } from '../reading/heard-note.tsx'
import { saysSame } from '../reading/read-person.ts'
import { rotaProblem } from '../rota/rota-draft.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { useUnsaved } from '../unsaved/use-unsaved.ts'
import { BoardOfDraft } from '../week-board/board-of-draft.tsx'
import { useSessionWeek } from '../week-board/use-session-week.ts'
import { MY_WEEK } from '../words/my-week-words.ts'
import { WEEK_BOARD } from '../words/week-board-words.ts'
import { AwayList } from './away-list.tsx'
import { DaysSection } from './days-section.tsx'
import { BusyList, WindowList } from './hours-lists.tsx'
import { PartList } from './part-list.tsx'
import { RaceRows } from './race-rows.tsx'
import { SportsChoices } from './sports-choices.tsx'

type Props = {
  facts: PersonFacts
  /** What the person wrote of their days. */
  written: string
  /** What was read of it then. */
  before: WeekBefore | null
  /** The day on which they wrote it. */
  since: CivilDate | undefined
  /** What they wrote of their races. */
  races: string
  today: CivilDate
  onSaved: (facts: PersonFacts) => void
}

const NONE: ReadonlyMap<number, string> = new Map()
const EMPTY = draftOf({}, '')
/** A part without what names its rows on the screen. */
const bare = (part: WeekDraft['sports'] | WeekDraft['body']) =>
  Array.isArray(part) ? part.map(({ part: of, how }: PartRow) => ({ of, how })) : part

/** Everything that a person sets of their week, on a board and in fields: one draft, kept by one save. */
export function MyWeekForm({ facts, written, since, before, races, today, onSaved }: Props) {
  const [kept, setKept] = useState(facts)
  const [saved, setSaved] = useState(() => draftOf(facts, today))
  const [draft, setDraft] = useState(saved)
  // Rows that were found wrong when they were to be saved: one that has just been added is not told so.
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const { busy, save, refusal, setRefusal, dialog } = useSaveFacts(kept)
  const training = useSessionWeek()
  const read = useReadWords(written, countsWords(draft) || draft.said.away, today, { before, since })
  const heard = read.words?.heard ?? null
  const shown = withHeard(draft, heard)
  const form = useRef<HTMLFormElement>(null)
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(saved)
  const [isEventsMarked, setEventsMarked] = useState(false)
  const problems = new Map([...problemsOf(draft)].filter(([id]) => marked.has(id)))

  useEffect(() => {
    if (marked.size === 0 && !isEventsMarked) return
    const folds = form.current?.querySelectorAll<HTMLDetailsElement>('[data-wrong] details, details:has([data-wrong])')
    for (const fold of folds ?? []) fold.open = true
    form.current?.querySelector<HTMLElement>('[data-wrong] :is(input, select)')?.focus()
  }, [marked, isEventsMarked])

  const change = (part: Partial<WeekDraft>) => {
    setRefusal('')
    setDraft((now) => changedDraft(now, heard, part))
  }

  /** Which words say what is shown of a part, to be confirmed or taken away. */
  const noteOf = (part: 'sports' | 'body', title: string, none: object) =>
    read.words?.told[part] && (
      <HeardNote
        {...{ title, words: read.words.told[part], counts: !draft.said[part] }}
        isSame={saysSame(bare(shown[part]), bare(read.words.heard[part]))}
        onYes={() => change({ [part]: shown[part] })}
        onNo={() => change({ [part]: none })}
        onAgain={() => change({ [part]: none, said: { ...draft.said, [part]: false } })}
      />
    )

  async function send(changes: PersonFactsInput): Promise<boolean> {
    const answer = await save(changes)
    if (!answer) return false
    const fresh = draftOf(answer, today)
    setKept(answer)
    setSaved(fresh)
    // What was changed while it was on its way stays as it is, and unsaved.
    setDraft((now) => (now === draft ? fresh : now))
    toast.good(...MY_WEEK.done)
    onSaved(answer)
    return true
  }

  /** @returns whether everything is saved now; what is wrong is marked */
  async function keep(): Promise<boolean> {
    const found = problemsOf(draft)
    const isEventWrong = eventProblemsOf(draft.events).size > 0
    setMarked(new Set(found.keys()))
    setEventsMarked(isEventWrong)
    const isWrong = found.size > 0 || isEventWrong
    const refused = isWrong ? MY_WEEK.wrong : rotaProblem(draft.rota)
    setRefusal(refused ?? '')
    if (refused) return false
    const changes = changesOf(draft, kept)
    if (Object.keys(changes).length > 0) return send(changes)
    setDraft(saved)
    toast.good(...MY_WEEK.same)
    return true
  }
  useUnsaved(isUnsaved, keep)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy) void keep()
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="group/form grid gap-8"
      data-unsaved={isUnsaved ? '' : undefined}
    >
      {dialog}
      <div>
        <BoardOfDraft
          {...{ read, today, training, onWeek: change }}
          draft={shown}
          onRota={(rota) => change({ rota })}
        />
        <details className="group mt-4 rounded-md border border-line">
          <summary className="min-h-12 cursor-pointer content-center px-3.5 font-semibold hover:bg-sunken">
            {WEEK_BOARD.list}
          </summary>
          <div className="grid gap-8 border-t border-line p-3.5">
            <DaysSection never={shown.never} unsureDays={shown.unsureDays} maxMin={shown.maxMin} change={change} />
            <WindowList rows={shown.windows} problems={problems} onRows={(windows) => change({ windows })} />
            <BusyList
              rows={draft.busy}
              problems={problems}
              written={written}
              today={today}
              rotaFrom={kept.rota?.from}
              onRows={(rows) => change({ busy: rows })}
            />
          </div>
        </details>
      </div>
      <AwayList
        rows={shown.away}
        missed={missedAway(draft, heard)}
        problems={problems}
        onRows={(away) => change({ away })}
      />
      <RaceRows
        text={races}
        rows={draft.events}
        problems={isEventsMarked ? eventProblemsOf(draft.events) : NONE}
        today={today}
        onRows={(events) => change({ events })}
      />
      <SportsChoices sports={shown.sports} onSports={(sports) => change({ sports })}>
        {noteOf('sports', MY_WEEK.sports.title, EMPTY.sports)}
      </SportsChoices>
      <PartList
        rows={shown.body}
        problems={problems}
        onRows={(body) => change({ body })}
        isReading={!draft.said.body && read.words === null && !read.failed}
      >
        {noteOf('body', MY_WEEK.body.title, EMPTY.body)}
      </PartList>
      {/* The one way to save what is changed anywhere above: in sight while there is something to save. */}
      <div className="z-20 -my-3 grid gap-2 border-t border-line bg-sheet py-3 group-data-unsaved/form:sticky group-data-unsaved/form:bottom-0">
        <div role="alert">{refusal && <FieldError id="my-week-error" text={refusal} />}</div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" busy={busy}>
            {busy ? WEEK_BOARD.saving : WEEK_BOARD.save}
          </Button>
          <p role="status" className="text-sm text-soft">
            {isUnsaved && !busy && MY_WEEK.unsaved}
          </p>
        </div>
      </div>
    </form>
  )
}
