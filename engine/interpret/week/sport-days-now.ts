import { type Span, type SportDays, WEEKDAYS } from '../../model.ts'
import { daysIn } from '../availability/days.ts'
import { GOING, SPORT_NAMES } from '../availability/sport-names.ts'
import { DAYS, NOT, ONLY } from '../availability/words.ts'

type Told = SportDays & { readonly span: Span }

const ON = String.raw`[\s,:]*(?:(?:workouts?|sessions?|training)\s+)?(?:(?:on|at|in|during|over|the|any|am|an|den|dem|le|les|los|el|il|la|nel|nei|de|du|op|het|aos?|às?|na|no|nos|das)\s+)*`
const I = String.raw`[\s,:-]*(?:(?:is|are|i|we|ich|je|yo|io|ik|eu)\s+)?(?:do\s+)?`
const patterns = SPORT_NAMES.map(([sport, names]) => {
  const named = String.raw`(?<!\p{L})(?:${names})(?!\p{L})`
  const anywhere = (source: string) => new RegExp(String.raw`(?<!\p{L})${source}`, 'giu')
  return {
    sport,
    refused: [
      anywhere(`${NOT}${GOING}${named}${ON}(?<days>${DAYS})`),
      anywhere(`(?<days>${DAYS})${I}${NOT}${GOING}${named}(?!${ON}${DAYS})`),
    ],
    only: [
      anywhere(`${named}[\\s,:]*${ONLY}${ON}(?<days>${DAYS})`),
      anywhere(`(?<!not )${ONLY}${GOING}${named}${ON}(?<days>${DAYS})`),
      anywhere(`${named}${ON}(?<days>${DAYS})[\\s,]+${ONLY}(?=\\W*(?:$|[.,;!]))`),
    ],
  }
})
/** Not theirs, not each week, or only for a while. */
const NOT_SO =
  /(?<!\p{L})(?:until|till?|except|unless|before|after|if|when|used to|no longer|more than|my (?:wife|husband|partner|friend|son|daughter|kids?)|he|she|they|every other|next|this|last|bis|außer|vor|nach|jusqu\p{L}*|sauf|avant|hasta|salvo|antes|fino|tranne|prima|at[eé]|tot|behalve)(?!\p{L})|\d/iu
const SENTENCE = /(?:[^.;!?\n]|\.(?=\d))+/gu

/**
 * The weekdays on which a text says that somebody does not train a sport: "no gym on Fridays", "running only Tue and Thu".
 * What holds for some hours, for a while or for others says nothing here.
 */
export function sportDaysNow(text: string): Told[] {
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) =>
    patterns.flatMap(({ sport, refused, only }) => [
      ...toldIn(sentence, index, refused).map((one) => ({ sport, ...one })),
      ...toldIn(sentence, index, only).map(({ notOn, span }) => ({
        ...{ sport, span },
        notOn: WEEKDAYS.filter((day) => !notOn.includes(day)),
      })),
    ]),
  )
}

function toldIn(sentence: string, index: number, those: readonly RegExp[]): Omit<Told, 'sport'>[] {
  return those.flatMap((pattern) =>
    [...sentence.matchAll(pattern)].flatMap((found) => {
      const notOn = daysIn(found.groups?.days ?? '')
      const [start, end] = [found.index, found.index + found[0].length]
      const isPlain =
        notOn.length > 0 && notOn.length < WEEKDAYS.length && !NOT_SO.test(clauseAround(sentence, start, end))
      return isPlain ? [{ notOn, span: { start: index + start, end: index + end } }] : []
    }),
  )
}

/** What stands there, up to the commas around it. */
function clauseAround(sentence: string, start: number, end: number): string {
  const before = /[^,]*$/u.exec(sentence.slice(0, start))?.[0] ?? ''
  return before + sentence.slice(start, end) + (/^[^,]*/u.exec(sentence.slice(end))?.[0] ?? '')
}
