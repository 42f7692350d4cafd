import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.ts'
import { dateInWords } from '../words/date-words.ts'
import { OUTBOX } from '../words/outbox-words.ts'
import { entryLines, sessionLine, undoesSession } from './entry-lines.ts'
import { chosen } from './outbox.ts'
import { dropEntry, type Entry, isOnlyInTab } from './outbox-store.ts'

type Props = { entries: readonly Entry[]; onAgain: () => Promise<void> }

/** What the person entered and the server does not have: why, and what can be done about it. */
export function WaitingCard({ entries, onAgain }: Props) {
  const [busy, setBusy] = useState(false)
  const [dropping, setDropping] = useState<Entry | null>(null)
  const again = async () => {
    setBusy(true)
    await onAgain().finally(() => setBusy(false))
  }
  const isAtRisk = entries.some(isOnlyInTab)
  useEffect(() => {
    if (!isAtRisk) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isAtRisk])
  return (
    <Card title={OUTBOX.title} className="screen-only border-medium-mark">
      <p className="-mt-3 mb-4 text-sm text-soft">{isAtRisk ? OUTBOX.leadInTab : OUTBOX.lead}</p>
      <ul className="divide-y divide-line border-y border-line">
        {entries.map((entry) => (
          <li key={entry.id} className="grid gap-1 py-3">
            <p className="font-semibold">{OUTBOX.record[entry.record](dateInWords(entry.date))}</p>
            {entryLines(entry).map((line) => (
              <p key={line} className="text-sm break-words whitespace-pre-wrap">
                {line}
              </p>
            ))}
            <p className="text-sm text-soft">{reasonOf(entry)}</p>
            {entry.refused?.current && <Choice entry={entry} onChosen={() => void again()} />}
            <div className="-ml-3 flex flex-wrap">
              <Button look="quiet" size="compact" onClick={() => void copy(entry)}>
                {OUTBOX.copy}
              </Button>
              <Button look="quiet" size="compact" onClick={() => setDropping(entry)}>
                {OUTBOX.drop}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button look="secondary" className="mt-4" busy={busy} onClick={() => void again()}>
        {busy ? OUTBOX.trying : OUTBOX.again}
      </Button>
      {dropping && (
        <Dialog title={OUTBOX.dropTitle} closeLabel={OUTBOX.keep} onClose={() => setDropping(null)}>
          <p className="mb-5 text-sm">{OUTBOX.dropText}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              onClick={() => {
                dropEntry(dropping.id)
                setDropping(null)
              }}
            >
              {OUTBOX.drop}
            </Button>
            <Button look="secondary" onClick={() => setDropping(null)}>
              {OUTBOX.keep}
            </Button>
          </div>
        </Dialog>
      )}
    </Card>
  )
}

/** Words add up, so both can be kept; of a session one state stands. */
function Choice({ entry, onChosen }: { entry: Entry; onChosen: () => void }) {
  const isCheckIn = entry.record === 'check-in'
  const undoes = undoesSession(entry)
  const keepTheirs = () => {
    if (isCheckIn) chosen(entry, 'both')
    else dropEntry(entry.id)
    onChosen()
  }
  const useMine = () => {
    chosen(entry, 'mine')
    onChosen()
  }
  return (
    // What decides stands apart from what does not.
    <div className="my-1 flex flex-wrap gap-2">
      <Button look="secondary" size="compact" onClick={keepTheirs}>
        {isCheckIn ? OUTBOX.both : OUTBOX.other}
      </Button>
      <Button look="secondary" size="compact" onClick={useMine}>
        {undoes ? OUTBOX.mineNotDone : OUTBOX.mine}
      </Button>
    </div>
  )
}

function reasonOf({ refused }: Entry): string {
  if (!refused) return OUTBOX.waits
  if (refused.current) return OUTBOX.elsewhere(sessionLine(refused.current))
  return OUTBOX.refused[refused.code] ?? OUTBOX.refusedOtherwise(refused.detail)
}

async function copy(entry: Entry) {
  const text = [OUTBOX.record[entry.record](dateInWords(entry.date)), ...entryLines(entry)].join('\n')
  const copied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  if (copied) toast.good(...OUTBOX.copied)
  else toast.bad(...OUTBOX.notCopied)
}
