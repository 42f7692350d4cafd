import { Mic, Square } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { FEEL } from '../words/feel-words.ts'
import { canHear, hearsOnDevice, useSpeech } from './use-speech.ts'

const { voice: WORDS } = FEEL

/** Dictation, where the browser has it: the first press says where the speech goes, the second begins to listen. */
export function VoiceButton({ onText }: { onText: (text: string) => void }) {
  const { hearing, error, start, stop } = useSpeech(onText)
  /** Where the speech would go, once that was asked for. */
  const [place, setPlace] = useState<'device' | 'maker' | null>(null)
  const [isAgreed, setAgreed] = useState(false)
  if (!canHear()) return null
  const ask = async () => {
    const onDevice = await hearsOnDevice()
    setPlace(onDevice ? 'device' : 'maker')
    if (isAgreed) start(onDevice)
  }
  const agree = () => {
    setAgreed(true)
    start(place === 'device')
  }
  const isAsking = place !== null && !isAgreed
  return (
    <div className="-mt-3 grid justify-items-start gap-2">
      {hearing === 'on' ? (
        <Button look="secondary" icon={<Square size={16} aria-hidden="true" />} onClick={stop}>
          {WORDS.stop}
        </Button>
      ) : (
        !isAsking && (
          <Button look="quiet" className="-ml-4" icon={<Mic size={18} aria-hidden="true" />} onClick={() => void ask()}>
            {WORDS.open}
          </Button>
        )
      )}
      {isAsking && (
        <div className="grid gap-2 rounded-md border border-line bg-sunken p-3 text-sm">
          <p>{place === 'device' ? WORDS.local : WORDS.remote}</p>
          <div className="flex flex-wrap gap-2">
            <Button look="secondary" icon={<Mic size={16} aria-hidden="true" />} onClick={agree}>
              {WORDS.start}
            </Button>
            <Button look="quiet" onClick={() => setPlace(null)}>
              {WORDS.not}
            </Button>
          </div>
        </div>
      )}
      <p role="status" className="text-sm text-soft empty:hidden">
        {hearing === 'on' ? WORDS.listening : error && (WORDS.failed[error] ?? WORDS.failedOtherwise)}
      </p>
    </div>
  )
}
