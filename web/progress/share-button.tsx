import { Share2 } from 'lucide-react'
import { useState } from 'react'
import type { ShownProgress } from '../../contract/progress.ts'
import { saveFile } from '../account/save-file.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { SHARE } from '../words/progress-words.ts'
import { sharePicture } from './share-picture.ts'

/** Makes the picture of the last weeks and hands it to whatever shares on this device, or else saves it. */
export function ShareButton({ progress }: { progress: ShownProgress }) {
  const [busy, setBusy] = useState(false)
  async function share() {
    setBusy(true)
    try {
      const picture = await sharePicture(progress)
      if (!picture) throw new Error('no picture was drawn')
      await handOver(new File([picture], SHARE.file, { type: 'image/png' }))
    } catch (error) {
      // Who closes the sheet of their device has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast.bad(...SHARE.failed)
    }
    setBusy(false)
  }
  return (
    <div className="screen-only mt-4">
      <Button look="secondary" icon={<Share2 size={18} aria-hidden="true" />} busy={busy} onClick={() => void share()}>
        {SHARE.share}
      </Button>
      <p className="mt-2 text-xs text-soft">{SHARE.hint}</p>
    </div>
  )
}

async function handOver(file: File) {
  if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] })
  saveFile(file, file.name)
}
