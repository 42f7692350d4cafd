import type { Mark, Note } from './check-in-words.ts'

const JAB =
  /^(jab|jabs|jabbed|vaccine|vaccines|vaccinated|vaccination|booster|shot|shots|geimpft|impfung|vaccin|vacuna|vacina|vaccino|vaccinatie)$/
const HAVING = /^(got|get|have|had|having|with|gave|given|giving)$/
/** Where an illness goes round that its writer may be spared. */
const CHILDRENS = /\b(?:nursery|school|daycare|childminder|kita|creche)\b/
const CHILLED = /^(goes|went|gone|going|ran|runs|turned|turns|stone|ice|freezing|shower|showers|water|pool|sea|lake)$/
const PRAISED = /^(that|this|it|run|ride|session|workout|set|pb|game|race|view|class|absolutely|so|pretty)$/

/** "2 year old with chickenpox": whose age is told so is somebody small. */
const isOfAChild = (note: Note, { at, sentence }: Mark): boolean =>
  note.items.some(
    ({ text }, place) =>
      place < at &&
      at - place <= 4 &&
      note.sentenceOf[place] === sentence &&
      text === 'old' &&
      /^(?:years?|yrs?|months?|weeks?|yo)$/.test(note.items[place - 1]?.text ?? ''),
  )

/** "Ziek kind", "sick toddlers": who stands behind the word is ill. */
const isOfNext = (note: Note, { at, clause }: Mark): boolean =>
  note.items[at + 1]?.tag === 'otherp' && note.clauseOf[at + 1] === clause

/** [degrees] that a fever is told in. */
const FEVER = { celsius: [37.8, 42.5], fahrenheit: [100, 108] } as const
/** [words] between a temperature and its degrees. */
const DEGREES_WITHIN = 3

/** "Temp 21 in here": degrees behind the word that are no fever's, or, of the short word, none. */
function isNoFever(note: Note, { at, text, sentence }: Mark): boolean {
  const degrees = note.items
    .slice(at + 1, at + 1 + DEGREES_WITHIN)
    .filter((_, step) => note.sentenceOf[at + 1 + step] === sentence)
    .map((item) => Number.parseFloat(item.text.replace(',', '.')))
    .find((number) => !Number.isNaN(number))
  if (degrees === undefined) return text === 'temp'
  return !Object.values(FEVER).some(([least, most]) => degrees >= least && degrees <= most)
}

/** "Tempo runs", "flu jab", "that was sick", "the bug for running": words of illness that tell of none, and showers that go cold. */
export function isOnlyAWord(note: Note, mark: Mark): boolean {
  const around = (step: number) => note.items[mark.at + step]?.text.split(' ').at(step < 0 ? -1 : 0) ?? ''
  if (mark.text === 'runs' || mark.text === 'the runs') return !HAVING.test(around(-1)) && !HAVING.test(around(-2))
  if (isOfAChild(note, mark) || isOfNext(note, mark)) return true
  if (/^temp(?:erature)?$/.test(mark.text) && isNoFever(note, mark)) return true
  if (/hand foot and mouth/.test(mark.text)) return note.items.some(({ text }) => CHILDRENS.test(text))
  if (mark.text === 'cold' && CHILLED.test(around(-1))) return true
  if (/^caught the bug$|^bug$/.test(mark.text)) return /^(for|of)$/.test(around(1))
  if (mark.text === 'sick' && around(-1) === 'was')
    return PRAISED.test(around(-2)) && !/^(of|all|this|last)$/.test(around(1))
  if (
    !/^(flu|covid|influenza|shingles|pneumonia|tetanus|chickenpox|measles|mumps|meningitis|zona|gurtelrose)/.test(
      mark.text,
    )
  )
    return false
  return note.items.some(
    (item, at) =>
      JAB.test(item.text) &&
      note.sentenceOf[at] === mark.sentence &&
      Math.abs(at - mark.at) <= 4 &&
      around(-1) !== 'got',
  )
}
