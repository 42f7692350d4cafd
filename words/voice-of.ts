import type { Fact, Told } from '../engine/told.ts'
import { ENGLISH } from './english/english.ts'
import { pseudo } from './pseudo.ts'
import type { Language, Speech } from './speech.ts'
import { briefPaceText, clockText, durationText, fromClimb, fromKg, fromKm, paceText } from './units.ts'
import type { Voice } from './voice.ts'
import type { Words } from './words.ts'

const WORDS: Readonly<Record<Language, Words>> = { en: ENGLISH, 'en-XA': pseudo(ENGLISH) }

/** The voice in which somebody is spoken to. */
export function voiceOf(speech: Speech): Voice {
  const words = WORDS[speech.language]
  const voice: Voice = {
    say: (told) => said(told, words, voice),
    distance: (km) => fromKm(km, speech),
    climb: (metres) => fromClimb(metres, speech),
    weight: (kg) => fromKg(kg, speech),
    pace: (low, high = low) => paceText(low, high, speech),
    briefPace: (low, high = low) => briefPaceText(low, high, speech),
    clock: (time) => clockText(time, speech),
    dates: speech.dates,
    duration: durationText,
  }
  return voice
}

function said(told: Told, words: Words, voice: Voice): string {
  if ('code' in told) {
    // Each word takes the fact of its own code, which no type can say of a lookup.
    const word = words[told.code] as string | ((fact: Fact, voice: Voice) => string)
    return typeof word === 'string' ? word : word(told, voice)
  }
  return told
    .map((one) => said(one, words, voice))
    .filter((text) => text !== '')
    .join(' ')
}
