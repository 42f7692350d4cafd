import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShownDay, ShownOption } from '../../contract/schedule.ts'
import type { AskedChange } from '../../engine/model.ts'
import { planApi } from '../api/plan-api.ts'
import { AppLink } from '../links/app-link.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FieldError } from '../ui/field.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { CHANGE } from '../words/change-words.ts'
import { type Changes, failureText } from './use-changes.ts'

type Props = { day: ShownDay; changes: Changes; onClose: () => void }

const GROUPS = Object.keys(CHANGE.groups) as AskedChange['type'][]
/** Longer lists open on request: most people want one of the first. */
const SHOWN = 4

/** The sheet of what can be done with a day's session: offers that are safe, and why the others are not. */
export function ModifyDialog({ day, changes, onClose }: Props) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['changes', day.date],
    queryFn: () => planApi.changes(day.date),
    networkMode: 'always',
    staleTime: 30_000,
    retry: false,
  })
  const options = data?.options ?? []
  const [failure, setFailure] = useState('')
  const ask = (change: AskedChange) => {
    if (changes.asking !== null) return
    setFailure('')
    changes.ask(change).then(onClose, (problem: Error) => setFailure(failureText(problem, CHANGE.askFailed)))
  }
  return (
    <Dialog title={CHANGE.title(day.workoutName)} closeLabel={CHANGE.close} onClose={onClose}>
      <p className="text-sm text-soft">{CHANGE.lead}</p>
      {!data && !error && (
        <p role="status" className="mt-6 flex items-center gap-3 font-medium">
          <Spinner />
          {CHANGE.loading}
        </p>
      )}
      {error && (
        <div role="alert" className="mt-6 grid justify-items-start gap-3">
          <p className="font-medium">{CHANGE.failed}</p>
          <Button look="secondary" busy={isFetching} onClick={() => void refetch()}>
            {CHANGE.retry}
          </Button>
        </div>
      )}
      {/* Within the sheet: what lies behind it is not read out while it is open. */}
      <div role="alert">
        {failure && (
          <div className="mt-4">
            <FieldError id="change-error" text={failure} />
          </div>
        )}
      </div>
      {data && options.length === 0 && <p className="mt-6 font-medium">{CHANGE.none}</p>}
      {GROUPS.map((type) => (
        <Group
          key={type}
          type={type}
          options={options.filter(({ change }) => change.type === type)}
          asking={changes.asking}
          onAsk={ask}
        />
      ))}
      {data && day.discipline === 'race' && (
        <section className="mt-6">
          <h3 className="mb-2 text-sm font-semibold text-soft">{CHANGE.race.title}</h3>
          <p className="text-sm">{CHANGE.race.text}</p>
          <AppLink to="/onboarding" className="link inline-flex min-h-11 items-center">
            {CHANGE.race.link}
          </AppLink>
        </section>
      )}
    </Dialog>
  )
}

type GroupProps = {
  type: AskedChange['type']
  options: readonly ShownOption[]
  asking: AskedChange | null
  onAsk: (change: AskedChange) => void
}

function Group({ type, options, asking, onAsk }: GroupProps) {
  const [all, setAll] = useState(false)
  if (options.length === 0) return null
  // What can be had comes first; the sort is stable.
  const sorted = options.toSorted((one, other) => Number(one.refusal !== null) - Number(other.refusal !== null))
  // Reasons for leaving a session out are words to choose from, all with one meaning.
  const brief = type === 'skip'
  const listed = all || brief || sorted.length <= SHOWN + 1 ? sorted : sorted.slice(0, SHOWN)
  return (
    <section className="mt-6">
      <h3 className="mb-2 text-sm font-semibold text-soft">{CHANGE.groups[type]}</h3>
      {CHANGE.notes[type] && <p className="mb-2 text-sm">{CHANGE.notes[type]}</p>}
      <ul className={brief ? 'flex flex-wrap gap-2' : 'grid gap-2'}>
        {listed.map((option) => (
          <li key={JSON.stringify(option.change)}>
            <Option option={brief ? { ...option, text: '' } : option} asking={asking} onAsk={onAsk} />
          </li>
        ))}
      </ul>
      {listed.length < sorted.length && (
        <Button look="quiet" className="mt-1 -ml-4 text-pen" onClick={() => setAll(true)}>
          {CHANGE.more(sorted.length - listed.length)}
        </Button>
      )}
    </section>
  )
}

type OptionProps = { option: ShownOption } & Pick<GroupProps, 'asking' | 'onAsk'>

function Option({ option: { change, title, text, refusal }, asking, onAsk }: OptionProps) {
  if (refusal !== null)
    return (
      <div className="rounded-md border border-dashed border-edge px-4 py-3 text-sm text-soft">
        <p className="font-semibold">{title}</p>
        <p>
          {CHANGE.notNow} {refusal}
        </p>
      </div>
    )
  const busy = asking !== null && JSON.stringify(asking) === JSON.stringify(change)
  return (
    <button
      type="button"
      aria-disabled={asking !== null || undefined}
      className="flex w-full items-center justify-between gap-3 rounded-md border border-edge bg-sheet px-4 py-3 text-left hover:border-ink hover:bg-sunken aria-disabled:cursor-progress"
      onClick={() => onAsk(change)}
    >
      <span>
        <span className="block font-semibold">{title}</span>
        {text && <span className="block text-sm text-soft">{text}</span>}
      </span>
      {busy && <Spinner />}
    </button>
  )
}
