import type { Item } from '../items.ts'
import { inClause, isDenied, isHedged, isSupposed, type Mark, marksOf, type Note } from './check-in-words.ts'
import { isSaidOfAThing, STATES } from './of-things.ts'
import { mine, type Stated, scaled } from './stated.ts'
import { isExpected, ofOneLimb } from './tired-limbs.ts'
import { isOfAMuscle } from './worn-parts.ts'

export type Fatigue = 'low' | 'normal' | 'high'

const LIMB = /quad|arm|calf|hamstring|foot|shoulder|glute/
const CHEST = /^(chest|pecho|brust|poitrine|peito|petto|borst)$/
const STRONG_TIRED =
  /^(exhausted|knackered|drained|shattered|wiped|wrecked|done in|dead|worn out|zonked|agotad|reventad|exhaust|kaputt|erschopft|epuise|creve|creva|esgotad|exaust|acabad|molid|platt|fertig|fix|naze|hs|ko|distrutt|sfinit|esaust|stremat|a pezzi|stravolt|kapot|gesloopt|bekaf|doodmoe|uitgeput|doodop|hondsmoe)/

/** Nobody dies of laughing. */
const LAUGHTER = /^(?:de (?:rire|risa|rir)|dal ridere|vor lachen)/
const DEEDS =
  /^(cooked|beat|fried|toasted|roasted|drained|broken|smashed|battered|killed|flattened|trashed|wiped|wrecked)$/
const DETERMINED =
  /^(an?|the|my|our|his|her|their|your|this|that|some|two|three|four|him|them|it|us|everyone|everybody)( |$)/
const DONE_OF_WORK = /^(fertig|durch|beat|spent|done in|op|leeg)$/
/** Said of a part right before them, they are of it. */
const OF_A_PART = /^(flat|beat|empty|leer|vide|shot)$/

const before = (note: Note, { at }: Mark, steps = 1) => note.items[at - steps]?.text ?? ''
const isBehindPart = (note: Note, { at }: Mark) => note.marks.some((each) => each.tag === 'part' && each.at === at - 1)

type Check = (note: Note, mark: Mark) => boolean

/** What a word for tiredness may be said of instead. */
const NOT_TIRED: readonly Check[] = [
  (note, mark) => !mine(note, mark),
  isSupposed,
  isSaidOfAThing,
  // Quads on fire are sore.
  (note, mark) => mark.text === 'on fire' && inClause(note, mark, 'part'),
  (note, mark) => DONE_OF_WORK.test(mark.text) && inClause(note, mark, 'workout'),
  // Press-ups done on one's knees.
  (note, mark) => mark.text === 'on my knees' && (inClause(note, mark, 'done') || inClause(note, mark, 'workout')),
  // Whoever spent all day somewhere, cooked a lasagne or beat their brother says what they did, not how they are.
  (note, mark) => /^(?:spent|scattered)$/.test(mark.text) && isGoneOn(note.items[mark.at + 1]),
  (note, mark) => mark.text === 'scattered' && note.items[mark.at + 1]?.tag === 'otherp',
  (note, mark) => DEEDS.test(mark.text) && (isDoneTo(note, mark) || before(note, mark) === 'being'),
  // "On a vidé l'appartement": a deed.
  (note, mark) => mark.text === 'vide' && /^(?:a|ai|as|avons|avez|ont)$/.test(before(note, mark)),
  // "Mon chat est mort": of the third person it is a death.
  (note, mark) => /^morte?$/.test(mark.text) && before(note, mark) === 'est' && before(note, mark, 2) !== 'on',
  isOfAMuscle,
  (note, { at }) =>
    LAUGHTER.test(
      note.items
        .slice(at + 1, at + 3)
        .map(({ text }) => text)
        .join(' '),
    ),
  // "Flu jab today, arm is dead": one limb that aches.
  ofOneLimb,
  // "Schiena a pezzi": the back is what is broken.
  (note, mark) => mark.text === 'a pezzi' && isBehindPart(note, mark) && !inClause(note, mark, 'limbheavy'),
]

const RANK = { high: 3, low: 2, normal: 1 }

/** How tired the writer is: of all that is told the gravest. */
export function findFatigue(note: Note, kind: 'notes' | 'tomorrow'): Stated<Fatigue> {
  const scale = scaled(note, ['energy'])
  if (scale) return { mark: scale.mark, value: scale.value >= 8 ? 'low' : scale.value >= 5 ? 'normal' : 'high' }
  let found: Stated<Fatigue> = null
  const keep = (value: Fatigue | null, mark: Mark) => {
    if (value && (!found || RANK[value] > RANK[found.value])) found = { value, mark }
  }
  for (const mark of marksOf(note, 'limbheavy')) if (isHeavyLimb(note, mark)) keep('high', mark)
  for (const mark of marksOf(note, 'fatigue')) {
    // "Will be shattered after the late shift": tomorrow's, and not of now.
    if (kind === 'tomorrow' && isExpected(note, mark)) continue
    if (!NOT_TIRED.some((isNot) => isNot(note, mark))) keep(fatigueOf(note, mark), mark)
  }
  return found
}

function isHeavyLimb(note: Note, mark: Mark): boolean {
  const limb = note.marks.find(
    ({ tag, value, clause, at }) =>
      tag === 'part' && LIMB.test(value) && clause === mark.clause && Math.abs(at - mark.at) < 7,
  )
  const isLimb = limb !== undefined && !CHEST.test(limb.text) && limb.value !== 'chest'
  return isLimb && !ofOneLimb(note, mark) && mine(note, mark) && !isDenied(note, mark)
}

/** What a word says of how tired somebody is; null where it says nothing. */
function fatigueOf(note: Note, mark: Mark): Fatigue | null {
  const value = mark.value as Fatigue
  const denied = isDenied(note, mark)
  if (value !== 'high') return denied ? null : value
  if (denied) {
    const isFlatly = note.marks.some((each) => each.tag === 'allatall' && each.clause === mark.clause)
    return isFlatly ? 'low' : 'normal'
  }
  if (isBehindPart(note, mark) && OF_A_PART.test(mark.text)) return null
  return isHedged(note, mark) && !STRONG_TIRED.test(mark.text) ? 'normal' : 'high'
}

/** Whether a deed has what it was done to right behind it, and is not how somebody was. */
function isDoneTo(note: Note, { at, clause }: Mark): boolean {
  const [last, next] = [note.items[at - 1], note.items[at + 1]]
  const isState = last && note.clauseOf[at - 1] === clause && STATES.test(last.text)
  return !isState && next !== undefined && note.clauseOf[at + 1] === clause && DETERMINED.test(next.text)
}

/** "Spent two hours", "spent all day": what stands behind is what the time went on. */
const isGoneOn = (next: Item | undefined): boolean =>
  next !== undefined &&
  (/^(dur|num|number|numa)$/.test(next.tag) || /^(all|the|most|half|my|time|too|in|on|at)\b/.test(next.text))
