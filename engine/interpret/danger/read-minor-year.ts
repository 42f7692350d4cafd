import { BOUNDS } from '../../limits/bounds.ts'
import type { CivilDate } from '../../model.ts'
import { sure } from '../../sure.ts'
import type { OwnAge } from './read-age.ts'
import type { Word } from './words-of.ts'

/** [years] From this age on a person is of age, and the least of somebody who writes. @source default-ours */
const { least: OF_AGE } = BOUNDS.age
const YOUNGEST = 8
const BORN = /^(?:born|geboren|jahrgang|ne|nee|nacido|nacida|naci|nascido|nascida|nasci|nato|nata)$/
/** What stands between "born" and its year. */
const DATE =
  /^(?:\d{1,2}(?:\.\d{1,2})?(?:st|nd|rd|th)?|in|on|im|am|the|of|en|le|el|de|em|a|o|do|nel|il|dell|op|(?:jan|feb|fev|mar|maa|mrt|apr|abr|avr|may|mai|mei|mag|jun|jui|giu|jul|lug|aug|aou|ago|sep|set|oct|okt|out|ott|nov|dec|dez|dic|ene|gen)\p{L}*)$/u
/** What may stand before "born" where it is said of the writer. */
const OWN = /^(?:i|was|am|im|ich|bin|wurde|je|suis|yo|soy|fui|eu|sou|io|sono|ik|ben|and|und|et|y|e|en|werd|year|in)$/
/** [years] at most in school years of that number, by how they are called. */
const SCHOOL: readonly {
  readonly ahead: RegExp
  readonly behind: RegExp
  readonly most: number
  readonly plus: number
}[] = [
  { ahead: /^(?:in|im|m|am) (?:year|yr)$/, behind: /^$/, most: 12, plus: 5 },
  { ahead: /^(?:year|yr)$/, behind: /^(?:school|student|pupil|gcses?)$/, most: 12, plus: 5 },
  { ahead: /(?:^|in )grade$/, behind: /^$/, most: 11, plus: 7 },
  { ahead: /^/, behind: /^(?:grade|grader)$/, most: 11, plus: 7 },
  { ahead: /(?:^| )(?:der|die)$/, behind: /^klasse$/, most: 11, plus: 6 },
  { ahead: /(?:^| )(?:no|o)$/, behind: /^ano$/, most: 11, plus: 6 },
  { ahead: /(?:^| )de$/, behind: /^klas$/, most: 5, plus: 12 },
]
/** A smaller number is no school year of somebody who writes. @source default-ours */
const LEAST_SCHOOL = 3
const AFTER_SCHOOL =
  /^(?:\d\S*|at|and|school|student|pupil|now|this|so|next|since|und|schule|gymnasium|realschule|et|da|do|na|escola|school|havo|vwo|vmbo|gymnasium|with|lessons?|work|training|i|ich)$/
const NOT_PUPIL =
  /^(?:teach\w*|coach\w*|tutor\w*|unterricht\w*|lehrer\w*|ensin\w*|geef|lesgev\w*|docent|my|our|son|daughter|kids?|child\w*|brother|sister|he|she|they|mein\w*|sohn|tochter|kind\w*|bruder|schwester|filh\w*|meu|minha|mijn|zoon|dochter|broer|zus)$/
/** "In year 4 at university", "in year 3 of med school". */
const HIGHER =
  /^(?:uni|university|universitat|universite|universidad|universidade|universita|universiteit|med|medical|medicine|law|vet|nursing|dental|college|degree|phd|apprentice\w*|residency)$/
/** A later year is none of those. */
const LAST_HIGHER = 6
/** [words] behind a school year in which one that is none is named. */
const HIGHER_REACH = 4

/**
 * An age below eighteen that the writer gives by a year: of birth ("born 2012") or of school ("in year 9"), or null.
 * @param text - as typed
 * @param words - of the text
 * @param today - against which a year of birth is read
 */
export function readMinorByYear(text: string, words: readonly Word[], today: CivilDate | null): OwnAge | null {
  for (let at = 0; at < words.length; at += 1) {
    const found = (today === null ? null : bornAt(words, at, Number(today.slice(0, 4)))) ?? schoolAt(words, at)
    if (!found) continue
    const start = sure(words[found.from]).start
    const end = sure(words[found.to]).end
    return { years: found.years, start, end, quote: text.slice(start, end) }
  }
  return null
}

type Found = { readonly years: number; readonly from: number; readonly to: number }

function bornAt(words: readonly Word[], at: number, thisYear: number): Found | null {
  if (!BORN.test(sure(words[at]).text)) return null
  for (let before = at - 1; before >= 0 && sure(words[before]).clause === sure(words[at]).clause; before -= 1)
    if (!OWN.test(sure(words[before]).text)) return null
  for (let to = at + 1; to < words.length && to <= at + 6; to += 1) {
    const { text } = sure(words[to])
    const years = /^(?:19|20)\d\d$/.test(text) ? thisYear - Number(text) : Number.NaN
    if (!Number.isNaN(years)) return years >= YOUNGEST && years < OF_AGE ? { years, from: at, to } : null
    if (!DATE.test(text)) return null
  }
  return null
}

function schoolAt(words: readonly Word[], at: number): Found | null {
  const word = sure(words[at])
  const year = /^\d{1,2}$/.test(word.text) ? Number(word.text) : Number.NaN
  if (!(year >= LEAST_SCHOOL)) return null
  const last = /^(?:th|rd|e|te|de|o)$/.test(words[at + 1]?.text ?? '') ? at + 1 : at
  const near = words.slice(Math.max(0, at - 4), at).filter(({ sentence }) => sentence === word.sentence)
  const behind = words.slice(last + 1, last + 1 + HIGHER_REACH).filter(({ sentence }) => sentence === word.sentence)
  if (
    near.some(({ text }) => NOT_PUPIL.test(text)) ||
    (year <= LAST_HIGHER && behind.some(({ text }) => HIGHER.test(text)))
  )
    return null
  const ahead = near
    .slice(-2)
    .map(({ text }) => text)
    .join(' ')
  for (const school of SCHOOL) {
    const named = school.behind.test('') ? last : last + 1
    if (!words[named] || (named > last && !school.behind.test(sure(words[named]).text))) continue
    const next = words[named + 1]
    const ends = !next || next.sentence !== sure(words[named]).sentence || sure(words[named]).signs !== ''
    if (year > school.most || !school.ahead.test(ahead) || !(ends || AFTER_SCHOOL.test(next.text))) continue
    return { years: year + school.plus, from: Math.max(0, at - (ahead === '' ? 0 : 1)), to: named }
  }
  return null
}
