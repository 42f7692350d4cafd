import { sure } from '../../sure.ts'
import { isOwn } from './health-own.ts'
import { isAtWork, isFirstAid, isForCause } from './health-work.ts'
import { type Hit, type Layout, near, type Run } from './match.ts'

/** [words] before a condition in which the one it is said of may be named. */
const SUBJECT_REACH = 12
/** What follows a person of whom something is told. */
const TELLS =
  /^(is|was|has|had|got|gets|takes|needs|suffers|ist|war|hat|hatte|nimmt|braucht|muss|leidet|est|etait|a|prend|souffre|fait|doit|es|era|esta|estaba|tiene|tenia|tuvo|ha|toma|sufre|lleva|e|foi|estava|tem|tinha|teve|sofre|faz|era|soffre|prende|aveva|heeft|had|slikt|neemt|lijdt|moet|moest|necesita|precisa|deve)$/
const WITH = /^(with|mit|avec|con|com|met)$/
const TO = /^(of|von|vom|de|du|del|da|do|di|della|van|for|fur|pour|para|pra|per|voor)$/
const A = /^(a|an|ein|eine|einem|einer|un|une|una|um|uma|een)$/
const AS_CHILD = /^(bambin[oa]|nin[oa]|menin[oa]|crianca|enfant|kind)$/

/** Whether a condition is told of somebody else, of one's work, of a race for a good cause, or said not to be one's own. */
export const isNotOwn = (layout: Layout, hit: Hit): boolean =>
  isTheirs(layout, hit) ||
  isBesideThem(layout, hit) ||
  isInTheirBrackets(layout, hit) ||
  isAtWork(layout, hit) ||
  isForCause(layout, hit) ||
  isFirstAid(layout, hit) ||
  isUnlike(layout, hit)

const isPerson = (layout: Layout, at: number) => {
  const { text } = layout.words[at] ?? { text: '' }
  // Italian "prima di" is "before".
  if (text === 'prima' && /^(di|del|della|dell|dei|che)$/.test(layout.words[at + 1]?.text ?? '')) return false
  // Spanish "he tenido" is "I have".
  return text !== 'he' && (layout.isIn('other', at) || layout.isIn('kin', at))
}

/** "Meine Frau ist im sechsten Monat schwanger", and in the next clause what goes on about her: "nasce a maggio". */
function isTheirs(layout: Layout, hit: Hit): boolean {
  const { words } = layout
  const own = sure(words[hit.from])
  for (let at = hit.from - 1; at >= 0 && hit.from - at <= SUBJECT_REACH; at -= 1) {
    const word = sure(words[at])
    if (word.sentence !== own.sentence) return false
    if (!isPerson(layout, at)) {
      if (isOwn(layout, at) && !isPersonNext(layout, at)) return false
      continue
    }
    const tells = [1, 2, 3].some(
      (step) =>
        words[at + step]?.clause === word.clause && at + step < hit.from && TELLS.test(sure(words[at + step]).text),
    )
    if (tells && (word.clause === own.clause || goesOn(layout, hit, at))) return true
  }
  return false
}

/** "My dad", "mein kleiner Bruder": what is one's own there is a person. */
const isPersonNext = (layout: Layout, at: number) =>
  [1, 2].some(
    (step) => layout.words[at + step]?.clause === sure(layout.words[at]).clause && isPerson(layout, at + step),
  )

function goesOn(layout: Layout, { phrase }: Hit, person: number): boolean {
  return (
    /^(pregnant|postpartum)$/.test(phrase.kind) &&
    Array.from({ length: SUBJECT_REACH }, (_, step) => person + 1 + step).some(
      (at) =>
        layout.words[at]?.clause === sure(layout.words[person]).clause &&
        (layout.isIn('pregnant', at) || layout.isIn('postpartum', at)),
    )
  )
}

/** "Nan's warfarin", "fils épileptique", "zoontje met diabetes", "insulin for my son", "l'asma di mia moglie". */
function isBesideThem(layout: Layout, { from, to, phrase }: Hit): boolean {
  const { words } = layout
  const here = (at: number) => words[at]?.sentence === sure(words[from]).sentence
  const close = (at: number) => words[at]?.clause === sure(words[from]).clause
  if (close(from - 1) && (layout.isIn('whose', from - 1) || isPerson(layout, from - 1))) return true
  if (close(from - 2) && WITH.test(sure(words[from - 1]).text) && isPerson(layout, from - 2)) return true
  if (here(to + 1) && sure(words[to]).signs === '' && isPerson(layout, to + 1)) return true
  // "Enceinte d'une fille" is with child herself, "diabete da bambina" has it since.
  const isOwnYet =
    (phrase.kind === 'pregnant' && A.test(words[to + 2]?.text ?? '')) || AS_CHILD.test(words[to + 2]?.text ?? '')
  const isOf = TO.test(words[to + 1]?.text ?? '') && !isOwnYet
  if (isOf && [2, 3].some((step) => here(to + step) && isPerson(layout, to + step))) return true
  return isBrought(layout, { from, to }) || isInFamily(layout, { from, to })
}

/** "I care for my husband (Parkinson's)", "for mum (dementia, diabetes)"; "my husband helps (I have MS)" is the writer's. */
function isInTheirBrackets(layout: Layout, { from }: Hit): boolean {
  const { words } = layout
  for (let at = from - 1; words[at]?.sentence === sure(words[from]).sentence; at -= 1) {
    const { signs } = sure(words[at])
    const opens = signs.lastIndexOf('(')
    if (signs.lastIndexOf(')') > opens || isOwn(layout, at)) return false
    if (opens >= 0) return isPerson(layout, at) || (isPerson(layout, at - 1) && !isOwn(layout, at - 1))
  }
  return false
}

/** "Llevo a mi madre a diálisis", "fahre Oma zur Chemo"; "with my dad" may be either's. */
function isBrought(layout: Layout, { from }: Run): boolean {
  const { words } = layout
  let at = from - 1
  while (words[at]?.clause === sure(words[from]).clause && layout.isIn('bringto', at) && !isPerson(layout, at)) at -= 1
  if (at === from - 1 || words[at]?.clause !== sure(words[from]).clause || !isPerson(layout, at)) return false
  return ![1, 2].some((step) => WITH.test(words[at - step]?.text ?? ''))
}

/** "Heart disease runs in the family". */
const isInFamily = ({ words, runs }: Layout, { from, to }: Run) =>
  near(runs.get('family') ?? [], { from, to }).some(
    (run) => sure(words[run.from]).clause === sure(words[from]).clause && run.from - to <= 4 && from - run.to <= 4,
  )

/** "La tensión alta no va conmigo". */
const isUnlike = ({ words, runs }: Layout, { from, to }: Hit) =>
  near(runs.get('notme') ?? [], { from, to }).some(
    (run) => sure(words[run.from]).sentence === sure(words[from]).sentence && run.from > to && run.from - to <= 3,
  )

/** German "noch" is "nor" behind "weder", else "still"; another denial stays one. */
export const isStill = ({ words, isIn }: Layout, { from }: Hit): boolean => {
  const denials = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    .map((step) => from - step)
    .filter((at) => words[at]?.sentence === sure(words[from]).sentence && isIn('neg', at))
  return denials.length > 0 && denials.every((at) => sure(words[at]).text === 'noch')
}

const NOT = /^(not|nicht|kein|keine|pas|no|nao|non|niet|geen|never|nie|jamais|nunca|mai|nooit|isnt|wasnt)$/

/** "Blood pressure is not high", "mein Blutdruck ist nicht zu hoch": the denial stands right before the last word. */
export function isDeniedInside({ words }: Layout, { runs }: Hit): boolean {
  const last = sure(runs.toSorted((a, b) => a.from - b.from).at(-1))
  return (
    runs.length > 1 &&
    [1, 2].some(
      (step) =>
        words[last.from - step]?.clause === sure(words[last.from]).clause &&
        NOT.test(sure(words[last.from - step]).text),
    )
  )
}
