import { PLAIN_SPEECH, type Speech } from '../../words/speech.ts'
import { buildOf } from '../build.ts'

/** Names the code that makes schedules: the engine, its words and the shape of its answer, by what their files say. */
const ENGINE_BUILD = buildOf(['engine', 'words', 'contract/schedule.ts', 'contract/first-screen.ts'])

/** Names the code that makes a schedule, and how it speaks: another one is made for whoever is spoken to otherwise. */
export function builtFor(speech: Speech): string {
  return `${ENGINE_BUILD} ${spokenAs(speech)}`
}

/** How a plan speaks, in a word for each part. */
export function spokenAs({ language, distance, weight, clock, dates }: Speech): string {
  return [language, distance, weight, clock, dates].join(' ')
}

/** How the plan spoke that such words were kept of: whoever asks for it without a browser hears it in the same. */
export function speechSpoken(spoken: string | null): Speech {
  const [language, distance, weight, clock, dates] = (spoken ?? '').split(' ')
  if (clock === undefined) return PLAIN_SPEECH
  return { ...PLAIN_SPEECH, language, distance, weight, clock, ...(dates && { dates }) } as Speech
}
