import { agedVdot } from '../../load/vdot.ts'
import { seenText } from '../source.ts'

/** A race that somebody ran, as its note tells it: distance [km] and time [s]. */
export type ToldResult = { readonly distanceKm: number; readonly seconds: number }

const KM_PER_MILE = 1.609344
/** [s/km] No result lies outside, and of two readings of a time only one lies within. @source default-ours */
const PACE = { least: 150, most: 720 }

/** Words and phrases of a list, one sense a line, each between ends of words. */
const anyOf = (list: string) => new RegExp(`\\b(?:${list.trim().replaceAll(/\s*[|\n]\s*/g, '|')})\\b`)

/** Distances by their names, in the languages that are read; the longer names first. */
const NAMED: readonly (readonly [RegExp, number])[] = [
  [
    anyOf(`
      half marathon | half-marathon | the half | a half | half pb | half pr
      halbmarathon | semi marathon | semi-marathon | media maraton | meia maratona | meia-maratona | mezza maratona
      halve marathon
    `),
    21.0975,
  ],
  [anyOf('marathon | maraton | maratona'), 42.195],
  [anyOf('parkrun'), 5],
]
const MEASURED = /\b(\d{1,3}(?:[.,]\d{1,2})?) ?(k|km|kms|miles?|milers?|mi)\b/
/** It was a race or a test: who only ran that far says nothing of the kind. */
const RACED = anyOf(`
  pb | pbs | pr | prs | personal best | personal record | parkrun
  first time (?:ever )?(?:under|below|sub) | never (?:been |run |gone )?(?:under|below|sub)
  race | raced | race day | finished | finisher | finish time | chip time | gun time | medal | time trial | result
  bestzeit | bestleistung | rennen | wettkampf | zielzeit
  record perso | record personnel | course officielle | ma course
  carrera | mi marca | marca personal | prova | recorde | tempo oficial | gara | primato | wedstrijd | record
`)
/** What is hoped for, feared, supposed, somebody else's, or of another year is no result of now. */
const NOT_NOW = anyOf(`
  goal | target | aim | aiming | hope | hoping | want | wanna | wish | would | should | could | might | if | will | going to | gonna | next
  sub | under | below | predicted | plan | planned
  last year | last season | last spring | last summer | last autumn | last fall | last winter | years ago | year ago | used to | old pb
  wife | husband | friend | brother | sister | son | daughter | dad | mum | mom | partner | coach
  mochte | wurde | letztes jahr | meine frau | mein mann
  objectif | voudrais | veux | an dernier | ma femme | mon mari
  objetivo | quiero | ano pasado | mi mujer | mi marido
  quero | ano passado | obiettivo | vorrei | anno scorso
  doel | wil | vorig jaar
`)
const FOR_ONCE = /\b(?:first time (?:ever )?|never (?:been |run |gone )?)(?:under|below|sub)\b/g
const TIME =
  /\b(?:(\d{1,2})(?::|h ?)(\d{2})(?::(\d{2}))?|(\d{2,3}) ?min(?:utes?|uten|utos|uti)?(?: (\d{1,2}) ?s(?:ec\w*|ek\w*)?)?)\b/g

/**
 * The result of a race or a time trial that a note tells of its writer and of these days ("10k PB 44:00", "parkrun today, 24:31"), or
 * null. What cannot be true of a runner is none.
 * @param text - as typed
 */
export function readResult(text: string): ToldResult | null {
  const sentences = seenText(text).text.split(/(?<!\d)[.!?;\n]+|[.!?;\n]+(?!\d)/)
  for (const [at, alone] of sentences.entries()) {
    // "5k in 27:40!!! First time under 28": what it was the first of stands before it.
    const sentence = at > 0 && alone.search(FOR_ONCE) >= 0 ? `${sentences[at - 1]} ${alone}` : alone
    // "First time under 28" hopes for nothing.
    if (NOT_NOW.test(sentence.replace(FOR_ONCE, ' ')) || !RACED.test(sentence)) continue
    const distanceKm = distanceIn(sentence)
    const seconds = distanceKm === null ? null : timeIn(sentence, distanceKm)
    if (distanceKm === null || seconds === null) continue
    if (agedVdot({ distanceKm, seconds }, 0) !== null) return { distanceKm, seconds }
  }
  return null
}

function distanceIn(sentence: string): number | null {
  const measured = MEASURED.exec(sentence)
  if (measured) {
    const value = Number(measured[1]?.replace(',', '.'))
    return measured[2]?.startsWith('k') ? value : Math.round(value * KM_PER_MILE * 100) / 100
  }
  return NAMED.find(([name]) => name.test(sentence))?.[1] ?? null
}

/** [s] The one time of a sentence that somebody can have run that far in; null where there is none, or more than one. */
function timeIn(sentence: string, distanceKm: number): number | null {
  const found = new Set<number>()
  for (const [, first, second, third, minutes, rest] of sentence.matchAll(TIME))
    for (const seconds of minutes === undefined
      ? clock(first, second, third)
      : [Number(minutes) * 60 + Number(rest ?? 0)])
      if (seconds >= PACE.least * distanceKm && seconds <= PACE.most * distanceKm) found.add(seconds)
  const [only] = found
  return found.size === 1 && only !== undefined ? only : null
}

/** "44:00" is minutes and seconds, or hours and minutes: the pace tells. */
function clock(first = '', second = '', third?: string): number[] {
  if (third !== undefined) return [Number(first) * 3600 + Number(second) * 60 + Number(third)]
  return [Number(first) * 60 + Number(second), Number(first) * 3600 + Number(second) * 60]
}
