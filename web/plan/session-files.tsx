import { useState } from 'react'
import { saveFile } from '../account/save-file.ts'
import { download } from '../api/answers.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { dateInWords } from '../words/date-words.ts'
import { FILES } from '../words/file-words.ts'

const KINDS = ['fit', 'ics', 'txt'] as const

/** A day's session as a file: for a watch, for a calendar, to read. */
export function SessionFiles({ date }: { date: string }) {
  const [fetching, setFetching] = useState<string | null>(null)
  async function fetchFile(kind: (typeof KINDS)[number]) {
    setFetching(kind)
    try {
      const file = await download(`/api/sessions/${date}.${kind}`)
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
      <div className="mt-2 flex flex-wrap gap-2">
        {KINDS.map((kind) => (
          <Button key={kind} look="secondary" busy={fetching === kind} onClick={() => void fetchFile(kind)}>
            {FILES.kinds[kind]}
            <span className="sr-only">, {dateInWords(date, 'weekday')}</span>
          </Button>
        ))}
      </div>
    </div>
  )
}
