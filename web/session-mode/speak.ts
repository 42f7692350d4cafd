import { LANGUAGE } from '../words/language.ts'

/** Whether this browser can speak. */
export const canSpeak = () => 'speechSynthesis' in window

/** Says something by the browser's own voice, in the place of what it was saying. */
export function speak(text: string) {
  if (!canSpeak()) return
  speechSynthesis.cancel()
  speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(text), { lang: LANGUAGE, rate: 1.05 }))
}

export function beQuiet() {
  if (canSpeak()) speechSynthesis.cancel()
}
