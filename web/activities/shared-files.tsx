import { useEffect, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ACTIVITIES } from '../words/activity-words.ts'
import { forgetWaitingFiles, onOpenedFiles, waitingFiles } from './waiting-files.ts'

type Props = { busy: boolean; onTake: (files: readonly File[]) => void }

/** Files that came from another app: shown, and taken in only when their person says so. */
export function SharedFiles({ busy, onTake }: Props) {
  const title = useId()
  const [files, setFiles] = useState<readonly File[]>([])
  useEffect(() => {
    let current = true
    // A device that lets nothing be read has nothing that waits.
    waitingFiles().then(
      (waiting) => current && setFiles((now) => [...waiting, ...now]),
      () => undefined,
    )
    onOpenedFiles((opened) => setFiles((now) => [...now, ...opened]))
    return () => {
      current = false
    }
  }, [])
  if (files.length === 0) return null
  const answer = (take: boolean) => {
    if (take) onTake(files)
    setFiles([])
    void forgetWaitingFiles()
  }
  return (
    <section aria-labelledby={title} className="mb-5 grid justify-items-start gap-3 rounded-md bg-sunken p-4 text-sm">
      <h3 id={title} className="font-semibold">
        {ACTIVITIES.shared(files.length)}
      </h3>
      <ul className="grid gap-1 wrap-anywhere">
        {files.map(({ name }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and their order stays.
          <li key={at}>{name}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => answer(true)}>
          {ACTIVITIES.takeIn}
        </Button>
        <Button look="quiet" onClick={() => answer(false)}>
          {ACTIVITIES.leave}
        </Button>
      </div>
    </section>
  )
}
