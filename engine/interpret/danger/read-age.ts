import { BOUNDS } from '../../limits/bounds.ts'
import type { Span } from '../../model.ts'
import { sure } from '../../sure.ts'
import type { Word } from './words-of.ts'

/** An age that the writer gives as theirs. */
export type OwnAge = Span & { readonly quote: string; readonly years: number }

/** [years] From this age on a person is of age. @source default-ours */
const { least: OF_AGE } = BOUNDS.age
/** [years] A smaller number is no age of somebody who writes. @source default-ours */
const YOUNGEST = 8
const OWN =
  /^(?:i am|im|i m|i turned|i just turned|ich bin|j ai|tengo|yo tengo|tenho|eu tenho|ho|io ho|ik ben|aged?|age|alter|edad|idade|eta|leeftijd|i am only|im only|im just|i am just|ich bin erst|j ai seulement|solo tengo|so tenho)$/
const YEARS = /^(?:years?|yrs?|yo|jahre?|ans|anos|anni|jaar|jahrig\w*)$/
/** Who becomes so old is a year younger now. */
const TURNS =
  /^(?:i turn|i ll turn|ill turn|turning|i ll be|ill be|i will be|i will turn|(?:ich )?werde?(?: im \w+| bald| bereits| schon)?|j aurai|je vais avoir|cumplo|cumplire|voy a cumplir|faco|farei|vou fazer|compio|compiro|ik word)$/
const SOON =
  /^(?:next|this|in|on|soon|years?|tomorrow|jahre?|im|am|nachste\w*|bald|ans|en|le|anos|el|em|no|anni|a|il|tra|fra|jaar|volgende?|op|over)$/
/** "15 years of running", "15 years ago" tell of time, not of age. */
const NOT_AGE =
  /^(?:of|ago|running|in|experience|with|at|d|de|experiencia|corriendo|correndo|entrenando|che|fa|geleden|dabei|lang|of training|kg|kilos?|lbs?|pounds?|stone|st|km|miles?|min|minutes?|weeks?|months?|wochen|monate|semaines|mois|semanas|meses|settimane|mesi|weken|maanden|days?|percent|cm|reps|sets|am|pm|uhr|th|hours?|hrs?)$/
/** "I'm 9 to 5" tells of work, "I'm 10k" of a race, "aged 9 and 12" of children; "I'm 15 - 5 days a week" of an age. */
const NO_AGE_BEFORE = new RegExp(
  `^(?:\\s*%|[-–—]\\d|\\s*(?:ish)?\\s*(?:${[
    'k(?!\\p{L})',
    '(?:and|&)\\s*\\d{1,2}(?!\\s*\\p{L}|[\\d:.,’\'"])',
    '(?:to|till?|until|thru|through|bis|à|hasta|at[eé]|fino alle|tot)\\s*(?:\\d|late|whenever|close|noon|midnight|half|quarter)',
    '[-–—]\\s*\\d{1,2}(?:[:.]\\d{2})?(?!\\d|\\s*[-–—])(?!\\s*(?!am|pm|uhr|h|hrs|hours|every|most|mon|tue|wed|thu|fri|sat|sun)\\p{L})',
  ].join('|')}))`,
  'iu',
)
const OTHERS =
  /^(?:son|daughter|kid|kids|child|brother|sister|sohn|tochter|kind|fils|fille|hijo|hija|filho|filha|figlio|figlia|zoon|dochter|dog|cat|my|meine|unsere|notre|nuestra|nossa|nostra|onze|he|she|hund|they)$/

/** [years] A greater number is none of a body that trains by a plan of ours. @source default-ours */
const OLDEST = 99

/**
 * An age below eighteen that the writer gives, or null.
 * @param text - as typed
 * @param words - of the text
 */
export const readMinor = (text: string, words: readonly Word[]): OwnAge | null =>
  ageWithin(text, words, YOUNGEST, OF_AGE)

/** The same from an age on, from which training is another. */
export const readOlder = (text: string, words: readonly Word[]): OwnAge | null =>
  ageWithin(text, words, BOUNDS['older-from'].least, OLDEST)

function ageWithin(text: string, words: readonly Word[], least: number, most: number): OwnAge | null {
  for (const [at, word] of words.entries()) {
    const years = /^\d{1,2}$/.test(word.text) ? Number(word.text) : Number.NaN
    if (!(years >= least && years <= most)) continue
    if (NO_AGE_BEFORE.test(text.slice(word.end))) continue
    const next = words[at + 1]
    const isNext = (pattern: RegExp, step = 1) => {
      const other = words[at + step]
      return other !== undefined && other.sentence === word.sentence && pattern.test(other.text)
    }
    const isSaidInYears = isNext(YEARS)
    const after = isSaidInYears ? 2 : 1
    const before = words.slice(Math.max(0, at - 4), at).filter(({ sentence }) => sentence === word.sentence)
    const isLed = (pattern: RegExp) =>
      [1, 2, 3, 4].some((count) =>
        pattern.test(
          before
            .slice(-count)
            .map((each) => each.text)
            .join(' '),
        ),
      )
    // "I turn 17 next month", but not "at the turn 17 more".
    const turns = isLed(TURNS) && (isNext(SOON) || word.signs !== '' || isLast(words, at))
    // "15 years old" stays an age whatever follows "old".
    if (!turns && isNext(NOT_AGE, after) && sure(words[at + after - 1]).signs === '') continue
    if (
      before.some((each) => OTHERS.test(each.text)) ||
      (/[.:]/.test(word.signs + (before.at(-1)?.signs ?? '')) && !isSaidInYears && !isLast(words, at))
    )
      continue
    if (years === OF_AGE && !turns) continue
    const lead = turns || isLed(OWN)
    const isOld =
      isSaidInYears && (isNext(/^old$/, 2) || isNext(/^(?:alt|oud)$/, 2) || /^(?:yo|jahrig\w*)$/.test(sure(next).text))
    if (!lead && !isOld) continue
    // "J'ai 15 ans", "tengo 15": a bare number after "have" needs its years.
    if (!isSaidInYears && /^(?:ai|tengo|tenho|ho)$/.test(before.at(-1)?.text ?? '') && !goesOnOfOneself(words, at))
      continue
    const start = (before.at(-1) ?? word).start
    const end = sure(words[at + (isSaidInYears ? 1 : 0)]).end
    return { years: turns ? years - 1 : years, start, end, quote: text.slice(start, end) }
  }
  return null
}

function isLast(words: readonly Word[], at: number): boolean {
  return words[at + 1]?.sentence !== sure(words[at]).sentence
}

/** "Tengo 13 y mi madre…", "ho 15 e voglio…": the number was the writer's age. */
function goesOnOfOneself(words: readonly Word[], at: number): boolean {
  return (
    /^(?:y|e|et)$/.test(words[at + 1]?.text ?? '') &&
    /^(?:mi|mis|quiero|voy|meu|minha|quero|vou|mes|mon|ma|je|mia|mio|voglio|vado)$/.test(words[at + 2]?.text ?? '')
  )
}
