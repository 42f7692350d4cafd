import { useState } from 'react'
import type { ShownDay } from '../../contract/schedule.ts'
import { saveFile } from '../account/save-file.ts'
import { download } from '../api/answers.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { toast } from '../ui/toast.ts'
import { dateInWords } from '../words/date-words.ts'
import { FILES } from '../words/file-words.ts'

const KINDS = ['fit', 'zwo', 'ics', 'txt', 'zip'] as const
type Kind = (typeof KINDS)[number]
const AIMS = Object.entries(FILES.aims).map(([value, label]) => ({ value, label }))
/** Work that a watch can hold somebody to an effort in. */
const AIMED: ReadonlySet<ShownDay['discipline']> = new Set(['run', 'cycle', 'row', 'swim', 'walk', 'brick', 'cardio'])

/** A day's session as a file, for a watch, a trainer, a calendar, to read; and all of its week's at once. */
export function SessionFiles({ day: { date, discipline } }: { day: ShownDay }) {
  const [aim, setAim] = useState<string>('pace')
  const [fetching, setFetching] = useState<string | null>(null)
  async function fetchFile(kind: Kind) {
    setFetching(kind)
    try {
      const file = await download(`/api/sessions/${date}.${kind}?aim=${aim}`)
      if (file) saveFile(file.blob, file.name)
    } catch {
      toast.bad(...FILES.failed)
    } finally {
      setFetching(null)
    }
  }
  return (
    <div className="screen-only sm:col-span-2">
      <h4 className="text-xs font-semibold text-soft">{FILES.title}</h4>
      {AIMED.has(discipline) && (
        <div className="mt-2 max-w-xs">
          <SelectField label={FILES.aim} value={aim} options={AIMS} onValue={setAim} />
        </div>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {KINDS.filter((kind) => kind !== 'zwo' || discipline === 'cycle').map((kind) => (
          <Button key={kind} look="secondary" busy={fetching === kind} onClick={() => void fetchFile(kind)}>
            {FILES.kinds[kind]}
            <span className="sr-only">, {dateInWords(date, 'weekday')}</span>
          </Button>
        ))}
      </div>
    </div>
  )
}
