import { useEffect, useRef, useState } from 'react'

/** What this page uses of the browser's speech recognition, which no type library describes everywhere. */
type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally?: boolean
  onresult: ((event: RecognitionEvent) => void) | null
  onerror: ((event: { readonly error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}
type RecognitionEvent = {
  readonly resultIndex: number
  readonly results: ArrayLike<{ readonly isFinal: boolean; readonly 0?: { readonly transcript: string } }>
}
type RecognitionClass = {
  new (): Recognition
  readonly available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>
}

/** Speech recognition where this browser has it. */
function recognitionHere(): RecognitionClass | undefined {
  const here = window as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass }
  return here.SpeechRecognition ?? here.webkitSpeechRecognition
}

/** Whether this browser can turn speech into text at all. */
export function canHear(): boolean {
  return recognitionHere() !== undefined
}

/** Whether it can do so without sending the sound anywhere, for the language of its person. */
export async function hearsOnDevice(): Promise<boolean> {
  try {
    const options = { langs: [navigator.language], processLocally: true }
    return (await recognitionHere()?.available?.(options)) === 'available'
  } catch {
    return false
  }
}

export type Hearing = 'off' | 'on'

/**
 * Speech as text, phrase by phrase, from a press to another press; nothing listens before.
 * @param onText - takes each phrase as soon as it is sure
 */
export function useSpeech(onText: (text: string) => void) {
  const [hearing, setHearing] = useState<Hearing>('off')
  const [error, setError] = useState<string | null>(null)
  const running = useRef<Recognition | null>(null)
  const take = useRef(onText)
  useEffect(() => {
    take.current = onText
  })
  // Whoever leaves is no longer listened to.
  useEffect(() => () => running.current?.abort(), [])

  const start = (onDevice: boolean) => {
    const Class = recognitionHere()
    if (!Class || running.current) return
    const recognition = new Class()
    recognition.lang = navigator.language
    recognition.continuous = true
    recognition.interimResults = false
    if (onDevice) recognition.processLocally = true
    recognition.onresult = ({ resultIndex, results }) => {
      for (const result of Array.from(results).slice(resultIndex))
        if (result.isFinal && result[0]) take.current(result[0].transcript.trim())
    }
    recognition.onerror = ({ error: code }) => {
      if (code !== 'aborted') setError(code)
    }
    recognition.onend = () => {
      running.current = null
      setHearing('off')
    }
    try {
      recognition.start()
      running.current = recognition
      setError(null)
      setHearing('on')
    } catch {
      setError('otherwise')
    }
  }
  return { hearing, error, start, stop: () => running.current?.stop() }
}
