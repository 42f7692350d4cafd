import type { Felt } from './body-facts.ts'
import { inClause, inSentence, isDenied, isOthers, type Mark, type Note } from './check-in-words.ts'
import { isUntil } from './kit-facts.ts'
import { isEasedToday, isOfAPiece } from './left-out.ts'
import type { HourDoubt } from './tomorrow/doubt.ts'

/** Why a fact of a note may be none, or another one. */
export type Doubt =
  | HourDoubt
  | 'a verdict alone'
  | 'two readings'
  | 'far from its part'
  | 'heard by the net alone'
  | 'went another way'
  | 'of an illness'
  | 'of no stated day'

/** [words] Beyond these a part and what is felt may belong to two thoughts. */
const NEAR = 7
/** [words] in which a denial may reach what no rule of grammar says that it denies. */
const DENIES_WITHIN = 4

type States = 'effort' | 'fatigue' | 'sleep' | 'mood' | 'stress' | 'completed'

/** Words of a state by what they speak for: two that speak against each other are two readings. */
const OPPOSITES: Readonly<Record<States, readonly (readonly [RegExp, RegExp])[]>> = {
  effort: [[/^effort:too_easy/, /^effort:(too_hard|right)/]],
  fatigue: [[/^fatigue:low/, /^(fatigue:high|limbheavy)/]],
  sleep: [[/^sleepgood/, /^sleepbad/]],
  mood: [],
  stress: [[/^stress:low/, /^stress:high/]],
  completed: [[/^done/, /^skip/]],
}

/** The rule by which a state is in doubt, or null. */
export function stateDoubt(
  note: Note,
  fact: States,
  { mark, value }: { readonly mark: Mark; readonly value: unknown },
): Doubt | null {
  if (mark.tag === 'q' || (fact === 'completed' && isJudgedOnly(note, mark, value))) return 'a verdict alone'
  if (isOthers(note, mark) && !inClause(note, mark, 'me')) return 'somebody else'
  if (isHedgedLater(note, mark)) return 'supposed'
  const names = note.marks.filter((each) => !isDenied(note, each)).map(({ tag, value: said }) => `${tag}:${said}`)
  const isSplit = OPPOSITES[fact].some((pair) => pair.every((side) => names.some((name) => side.test(name))))
  if (fact === 'completed' && value === false && isOfAPiece(note, mark)) return 'two readings'
  if (isSplit && !note.marks.some(({ tag }) => tag === 'but')) return 'two readings'
  if (fact === 'completed' && value === true && stopped(note)) return 'went another way'
  return fact === 'mood' && value === 'ok' && inSentence(note, mark, 'ill') ? 'of an illness' : null
}

/** Whether nobody says that it was done: it was found too hard by somebody who then may have stopped. */
function isJudgedOnly(note: Note, mark: Mark, value: unknown): boolean {
  const isTooHard = mark.tag === 'effort' && mark.value === 'too_hard' && value === true
  return isTooHard && note.items.some(({ text }, at) => note.sentenceOf[at] === mark.sentence && FAILED.test(text))
}

const FAILED =
  /^(?:fail(?:ed)?|failing|stopp?ed|stop|quit|dropped|had to|gave|cut|aufgehort|abgebrochen|musste|echoue|arrete|du|falle|parar|pare|tuve|falhei|parei|tive|fallito|mollato|dovuto|gestopt|moest|mislukt)\b/

/** Whether the note tells of having to stop, or of a pain that stopped somebody, beside what was done. */
function stopped(note: Note): boolean {
  return note.marks.some((mark) => (mark.tag === 'limp' || mark.tag === 'strongpain') && !isDenied(note, mark))
}

/** "Might", "if" and "maybe" behind the words, in the same clause. */
function isHedgedLater(note: Note, mark: Mark): boolean {
  return note.marks.some(({ tag, clause, at }) => tag === 'maybe' && clause === mark.clause && at > mark.at)
}

/** The rule by which it is in doubt that something hurts or is sore, or null. */
export function feltDoubt(note: Note, { mark, part }: Felt): Doubt | null {
  if (isHedgedLater(note, mark)) return 'supposed'
  if (isDeniedNearby(note, mark) || isEasedToday(note, mark)) return 'denied'
  return Math.abs(mark.at - part.at) > NEAR && mark.clause !== part.clause ? 'far from its part' : null
}

/** The rule by which an illness is in doubt, or null. */
export function illnessDoubt(note: Note, mark: Mark, kind: 'notes' | 'tomorrow'): Doubt | null {
  if (inSentence(note, mark, 'otherp') && !inClause(note, mark, 'me')) return 'somebody else'
  if (isDeniedNearby(note, mark)) return 'denied'
  if (isHedgedLater(note, mark)) return 'supposed'
  if (isLittle(note, mark)) return 'supposed'
  // "Colonoscopy at 10, stomach prep tonight": in a box of plans it may be one of them.
  const isOfPlans = note.marks.some(
    ({ tag, sentence }) => sentence === mark.sentence && /^(event|time|range)$/.test(tag),
  )
  return kind === 'tomorrow' && isOfPlans ? 'of no stated day' : null
}

const LITTLE = /^(?:sniffles?|sniffly|sniffling|coughing|cough|coughed)$/
const NO_ILLNESS = /^(?:smoking|smoke|smoked|cigarettes?|fags?|vaping|vape|pregnant|pregnancy|weeks pregnant)$/

/** A sniffle beside training that was done, a cough of who gives up smoking, mornings of who awaits a child: it may be none. */
function isLittle(note: Note, mark: Mark): boolean {
  if (note.items.some(({ text }) => NO_ILLNESS.test(text))) return true
  return LITTLE.test(mark.text) && note.marks.some(({ tag }) => tag === 'done')
}

/** The rule by which an equipment limit or a journey is in doubt, or null. */
export function placeDoubt(note: Note, mark: Mark, kind: 'notes' | 'tomorrow'): Doubt | null {
  if (isOthers(note, mark)) return 'somebody else'
  // "The gym shuts at 6": until then it is open.
  const isTimed = note.marks.some(({ tag, clause }) => clause === mark.clause && (tag === 'time' || tag === 'range'))
  if (isTimed && SHUTS.test(mark.text)) return 'two times'
  if (isDeniedNearby(note, mark) && mark.tag === 'travel') return 'denied'
  const isDated = note.marks.some(
    (each) =>
      each.sentence === mark.sentence &&
      (/^(tomorrow|today|lastnight|now|otherday|still)$/.test(each.tag) ||
        // "Away for work until Wednesday" begins now.
        (each.tag === 'days' && isUntil(note, each))),
  )
  return mark.tag === 'travel' && kind === 'notes' && !isDated ? 'of no stated day' : null
}

const SHUTS = /shuts|closes|schliesst|macht zu|ferme|cierra|fecha|chiude|sluit|gaat dicht/

function isDeniedNearby(note: Note, mark: Mark): boolean {
  return note.marks.some(
    ({ tag, clause, at }) => tag === 'neg' && clause === mark.clause && Math.abs(at - mark.at) <= DENIES_WITHIN,
  )
}
