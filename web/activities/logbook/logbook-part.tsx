import { Button } from '../../ui/button.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { ARCHIVE } from '../../words/archive-words.ts'
import { dateInWords } from '../../words/date-words.ts'
import { LOGBOOK } from '../../words/logbook-words.ts'
import { FileInput } from '../file-input.tsx'
import type { LogbookChoices, LogbookPreview } from './logbook-message.ts'
import { type LogbookState, useLogbook } from './use-logbook.ts'

/** Years of lifting that another app wrote down, shown before any of it is kept. */
export function LogbookPart() {
  const { state, give, choose, take, leave, stop } = useLogbook()
  const busy = state?.at === 'reading' || state?.at === 'sending'
  return (
    <section className="mt-8 grid gap-3 border-t border-line pt-5">
      <h3 className="text-sm font-semibold">{LOGBOOK.title}</h3>
      <p className="text-sm text-soft">{LOGBOOK.lead}</p>
      <FileInput label={LOGBOOK.choose} accept=".csv,.tsv,.txt,text/csv" busy={busy} onFiles={([log]) => give(log)} />
      {state?.at === 'preview' && (
        <Preview
          of={state.preview}
          choices={state.choices}
          busy={state.isOld}
          onChoose={choose}
          onTake={take}
          onLeave={leave}
        />
      )}
      {state?.at === 'sending' && (
        <div className="grid justify-items-start gap-3 text-sm">
          <div className="w-full">
            <ProgressBar value={Math.floor(state.done * 100)} max={100} label={LOGBOOK.progress} />
          </div>
          <Button look="secondary" onClick={stop}>
            {LOGBOOK.stop}
          </Button>
        </div>
      )}
      <p role="status" className={`text-sm empty:hidden ${state?.at === 'failed' ? 'text-bad' : 'text-soft'}`}>
        {state && told(state)}
      </p>
    </section>
  )
}

function told(state: LogbookState): string {
  if (state.at === 'reading') return LOGBOOK.reading
  if (state.at === 'preview') return ''
  if (state.at === 'sending') return LOGBOOK.sending(state.counts.added)
  if (state.at === 'failed')
    return typeof state.why === 'string' ? LOGBOOK.faults[state.why] : (state.why.said ?? LOGBOOK.faults.other)
  const ended = state.at === 'done' ? LOGBOOK.done : LOGBOOK.stopped
  return [ended, ...ARCHIVE.counts({ ...state.counts, unread: 0 })].join(' ')
}

type PreviewProps = {
  of: LogbookPreview
  choices: LogbookChoices
  busy: boolean
  onChoose: (choices: LogbookChoices) => void
  onTake: (activities: LogbookPreview['activities']) => Promise<void>
  onLeave: () => void
}

/** What a log holds, what of it is in doubt, and what does not count. */
function Preview({ of, choices, busy, onChoose, onTake, onLeave }: PreviewProps) {
  const { activities, sets, unknown, guessed, unread, ahead } = of
  return (
    <section className="grid gap-3 rounded-md bg-sunken p-4 text-sm" aria-label={LOGBOOK.inIt}>
      <p className="font-medium">
        {LOGBOOK.found(activities.length, sets, dateInWords(of.first, 'dated'), dateInWords(of.last, 'dated'))}
      </p>
      {of.isUnitless && (
        <ChoiceGroup
          legend={LOGBOOK.unit}
          name="logbook-unit"
          layout="row"
          choices={(['kg', 'lb'] as const).map((value) => ({ value, label: LOGBOOK.units[value] }))}
          value={choices.unit}
          onValue={(unit) => onChoose({ ...choices, unit })}
        />
      )}
      {of.isOrderOpen && (
        <ChoiceGroup
          legend={LOGBOOK.order}
          name="logbook-order"
          layout="row"
          choices={(['day-first', 'month-first'] as const).map((value) => ({ value, label: LOGBOOK.orders[value] }))}
          value={choices.order}
          onValue={(order) => onChoose({ ...choices, order })}
        />
      )}
      {unknown.length > 0 && <p className="text-soft wrap-anywhere">{LOGBOOK.unknown(unknown)}</p>}
      {guessed > 0 && <p className="text-soft">{LOGBOOK.guessed(guessed)}</p>}
      {unread > 0 && <p className="text-soft">{LOGBOOK.unread(unread)}</p>}
      {ahead > 0 && <p className="text-soft">{LOGBOOK.ahead(ahead)}</p>}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void onTake(activities)}>
          {LOGBOOK.take}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          {LOGBOOK.leave}
        </Button>
      </div>
    </section>
  )
}
