import { sure } from '../../sure.ts'
import {
  holds,
  inClause,
  inSentence,
  isDenied,
  isGone,
  isOthers,
  isPast,
  type Mark,
  marksOf,
  type Note,
  scaleAt,
  tenths,
} from './check-in-words.ts'
import { isOnlyAWord } from './illness-words.ts'
import { judgedPart } from './judged-parts.ts'
import { isOfLimbs, isOnlyWorn, SWOLLEN } from './worn-parts.ts'

export type Pain = { readonly part: string; readonly severity: 'mild' | 'strong' }

const REACH = 13
const CLAUSE_COST = 3
const TURN_COST = 8
/** "Had to stop because of my knee": what follows says where. */
const CAUSE = /^(?:because|cos|weil|wegen|car|porque|perche|omdat|want)$/
/** Words that look like a turn of thought and are none. */
const MILD_TURN = /^(so|just|solo|dann|puis|poi|cosi|dus|daarna)$/

/** Where a body part and what is felt in it were found. */
export type Felt = {
  readonly kind: 'sore' | 'pain'
  readonly parts: readonly string[]
  strong: boolean
  readonly mark: Mark
  readonly part: Mark
}

/** What the writer feels in which part of the body. */
export function feltIn(note: Note): Felt[] {
  const felt: Felt[] = []
  const parts = marksOf(note, 'part').filter(
    (part) => !isOthers(note, part) && !isPast(note, part) && !isOnlyNamed(note, part),
  )
  const symptoms = note.marks.filter(
    (mark) =>
      mark.tag === 'sore' ||
      mark.tag === 'pain' ||
      mark.tag === 'strongpain' ||
      (mark.tag === 'limp' && tellsPain(note, mark)),
  )
  const used = new Set<Mark>()
  for (const part of parts) {
    const symptom = nearest(note, part, symptoms)
    if (symptom?.tag === 'sore' && isOfLimbs(symptom, part)) continue
    if (symptom && isOfAnother(note, symptom, part, parts)) continue
    if (!symptom) {
      const told = judgedPain(note, part)
      if (told) felt.push(told)
      continue
    }
    // "Thighs so painful I can't bend my legs": the legs are how it shows, not where it hurts.
    const shows =
      symptom.tag === 'limp' &&
      part.at > symptom.at &&
      felt.some((each) => each.kind === 'pain' && each.part.sentence === part.sentence)
    if (shows) continue
    used.add(symptom)
    add(note, felt, symptom, part)
    // "Painful and swollen": a stronger word beside the nearest one counts as well.
    const other = symptoms.find(
      (each) =>
        each !== symptom &&
        each.clause === part.clause &&
        (each.tag === 'strongpain' || each.tag === 'limp' || (each.tag === 'pain' && symptom.tag !== 'pain')) &&
        nearest(note, each, parts) === part,
    )
    if (other) {
      used.add(other)
      add(note, felt, other, part)
    }
  }
  for (const symptom of symptoms) {
    if (used.has(symptom) || symptom.tag === 'sore') continue
    const before = parts.findLast((part) => part.at < symptom.at && symptom.sentence - part.sentence <= 1)
    const unfelt =
      before &&
      (felt.some((each) => each.part === before) ||
        !note.marks.some((mark) => mark.tag === 'workout' && mark.clause === before.clause))
    if (before && unfelt && !inClause(note, symptom, 'ill')) add(note, felt, symptom, before)
  }
  for (const mark of note.marks) {
    if (mark.tag === 'sorepart' && holds(note, mark))
      felt.push({ kind: 'sore', parts: [mark.value], strong: false, mark, part: mark })
    if (mark.tag !== 'painpart' || !holds(note, mark) || isGone(note, mark)) continue
    felt.push({ kind: 'pain', parts: [mark.value], strong: isStrong(note, mark, mark), mark, part: mark })
  }
  return felt
}

/** "Legs very tired, left knee hurts": what a part with a word of its own has beside it is of the part that it stands with. */
function isOfAnother(note: Note, symptom: Mark, part: Mark, parts: readonly Mark[]): boolean {
  if (symptom.clause === part.clause || !parts.some(({ clause }) => clause === symptom.clause)) return false
  return TIRED.some((tag) => inClause(note, part, tag))
}

const TIRED = ['fatigue', 'limbheavy'] as const

/** A part that is rated or judged, without another word for what it feels. */
function judgedPain(note: Note, part: Mark): Felt | null {
  const judged = judgedPart(note, part)
  return judged && { kind: 'pain', parts: part.value.split(','), strong: judged.isStrong, mark: judged.mark, part }
}

const MOVES =
  /^(lift|lifting|raise|raising|bend|bending|straighten|straightening|move|moving|turn|turning|extend|hebe|heben|beuge|beugen|strecke|bewege|levanto|levantar|doblo|doblar|muevo|leve|lever|plie|plier|tends|dobro|dobrar|mexo|alzo|alzare|sollevo|piego|piegare|muovo|muovere|til|tillen|buig|buigen|strek|strekken|beweeg|bewegen)$/
const RETURNED = /^(niggle|niggles|pain|twinge|tightness|soreness|cold|flu|cough|splints)$/

/** "My hip pinches when I lift my leg" tells of the hip; "shin splints back again" of no back. */
function isOnlyNamed(note: Note, part: Mark): boolean {
  const before = note.items[part.at - 1]
  const last = before?.text.split(' ').at(-1) ?? ''
  if (part.text === 'back' && (before?.tag === 'part' || RETURNED.test(last))) return true
  let at = part.at - 1
  while (note.items[at]?.tag === 'me' || note.items[at]?.tag === 'fill' || note.items[at]?.tag === 'numa') at -= 1
  const moved = MOVES.test(note.items[at]?.text.split(' ').at(-1) ?? '')
  return (
    moved &&
    note.marks.some(
      (each) =>
        each.tag === 'part' && each.value !== part.value && each.sentence === part.sentence && each.at < part.at,
    )
  )
}

/** Swelling and limping tell of pain; "can't lift my arms" does unless it is soreness or tiredness. */
function tellsPain(note: Note, mark: Mark): boolean {
  if (SWOLLEN.test(mark.text)) return true
  if (/^(barely|hard|apenas|kaum|a peine|mal|a malapena|nauwelijks)/.test(mark.text)) return false
  return !inSentence(note, mark, 'sore') && !inSentence(note, mark, 'limbheavy')
}

function add(note: Note, felt: Felt[], symptom: Mark, part: Mark): void {
  if (!holds(note, symptom) || isDenied(note, part) || isGone(note, symptom) || isGone(note, part)) return
  const kind = symptom.tag === 'sore' || isOnlyWorn(note, symptom, part) ? 'sore' : 'pain'
  felt.push({
    kind,
    parts: part.value.split(','),
    strong: kind === 'pain' && isStrong(note, symptom, part),
    mark: symptom,
    part,
  })
}

/** The nearest of several marks; commas, and turns of thought still more, put words further apart. */
function nearest(note: Note, from: Mark, candidates: readonly Mark[]): Mark | null {
  let best: Mark | null = null
  let least = REACH
  for (const mark of candidates) {
    if (mark.sentence !== from.sentence || mark.at === from.at) continue
    const [first, second] = mark.at < from.at ? [mark.at, from.at] : [from.at, mark.at]
    let cost = second - first + (sure(note.clauseOf[second]) - sure(note.clauseOf[first])) * CLAUSE_COST
    for (let at = first + 1; at < second; at += 1) {
      const isCause = mark.tag === 'limp' && CAUSE.test(sure(note.items[at]).text)
      if (sure(note.items[at]).tag === 'but' && !isCause && !MILD_TURN.test(sure(note.items[at]).text))
        cost += TURN_COST
      if (sure(note.items[at]).tag === 'and' && mark.at < from.at) cost += 1
    }
    if (cost < least) {
      least = cost
      best = mark
    }
  }
  return best
}

/** "Hip pinching, 6/10 when I lift my leg": the number opens the clause after the pain. */
function tenthsBehind(note: Note, symptom: Mark): number | null {
  const start = note.items.findIndex(
    (_, at) => note.clauseOf[at] === symptom.clause + 1 && note.sentenceOf[at] === symptom.sentence,
  )
  if (start < 0) return null
  const other = note.marks.some(
    (each) => each.clause === symptom.clause + 1 && /^(energy|moodword|stressword|sleepword|fatigue)$/.test(each.tag),
  )
  for (let at = start; !other && at < start + 4; at += 1) {
    const value = scaleAt(note, at)
    if (value !== null) return value
  }
  return null
}

/** A back that goes stops whoever has it, in whatever words. */
const BACK_WENT = /\bbacks? (?:is )?(?:out|in|went|has gone|gone|gave out|giving out)\b/

function isStrong(note: Note, symptom: Mark, part: Mark): boolean {
  if (symptom.tag === 'strongpain' || symptom.tag === 'limp' || BACK_WENT.test(symptom.text)) return true
  const value = tenths(note, symptom) ?? tenths(note, part) ?? tenthsBehind(note, symptom)
  if (value !== null) return value >= 6
  for (const mark of note.marks) {
    if (mark.tag !== 'strongpain' && mark.tag !== 'limp' && mark.tag !== 'verystrong') continue
    if (mark.sentence !== symptom.sentence) {
      // "It made me limp home" in the next sentence is still about the same pain.
      if (mark.tag !== 'limp' || mark.sentence !== symptom.sentence + 1 || isDenied(note, mark)) continue
    }
    if (isDenied(note, mark) || isOthers(note, mark)) continue
    const otherPart = note.marks.some(
      (each) =>
        each.tag === 'part' &&
        each.value !== part.value &&
        each.clause === mark.clause &&
        mark.clause !== symptom.clause,
    )
    if (mark.tag === 'verystrong') {
      const near =
        mark.clause === symptom.clause && Math.abs(mark.at - symptom.at) <= 4 && !inClause(note, symptom, 'notbad')
      const owner = note.marks.some(
        (each) =>
          ['sore', 'sleepword', 'fatigue', 'stress', 'mood', 'effort'].includes(each.tag) &&
          each.clause === mark.clause &&
          Math.abs(each.at - mark.at) < Math.abs(symptom.at - mark.at),
      )
      if (near && !owner) return true
    } else if (!otherPart && mark.clause - symptom.clause <= 3) return true
  }
  return false
}

/** Soreness and pain as lists, each part once, pain taking the place of soreness. */
export function bodyLists(felt: readonly Felt[]): { soreness: string[]; pain: Pain[] } {
  const pain = new Map<string, Pain>()
  for (const { kind, parts, strong } of felt) {
    if (kind !== 'pain') continue
    for (const part of parts)
      if (strong || !pain.has(part)) pain.set(part, { part, severity: strong ? 'strong' : 'mild' })
  }
  const sore = new Set(felt.filter((each) => each.kind === 'sore').flatMap((each) => each.parts))
  return { soreness: [...sore].filter((part) => !pain.has(part)), pain: [...pain.values()] }
}

/** Whether the writer is ill, its first signs and its tail included. */
export function findIllness(note: Note): Mark | null {
  for (const mark of marksOf(note, 'ill')) {
    if (isOthers(note, mark) || isDenied(note, mark) || isPast(note, mark) || isGone(note, mark)) continue
    const unsure = note.marks.some(
      (each) =>
        each.tag === 'maybe' &&
        each.clause === mark.clause &&
        each.at < mark.at &&
        /^(if|si|wenn|falls|se|worried about|afraid of|scared of|in case|avoid|prevent|fear|hope|hopefully|risk of|als|indien|bang|om te voorkomen|per evitare|paura di|nel caso|spero|hoop|hopelijk)/.test(
          each.text,
        ),
    )
    if (unsure) continue
    if (isEffortSickness(note, mark) || isAllergy(note, mark) || isOnlyAWord(note, mark)) continue
    if (mark.text === 'ill' && isShortForWill(note, mark)) continue
    if (mark.text === 'poorly' && inClause(note, mark, 'sleepword')) continue
    return mark
  }
  return null
}

const BEFORE_ILL =
  /^(feel|feeling|felt|am|im|been|fell|bit|really|so|and|still|was|got|proper|quite|be|get|getting|very|kinda|too|properly|seriously|little|off|is|being|or|slightly|a|totally|pretty)$/
const AFTER_ILL = /^(today|since|again|all|now|in bed|at home|with|for days|yesterday|and)$/

/** "ill try tomorrow", typed without its apostrophe: no word of being ill stands beside it, and its thought goes on. */
function isShortForWill(note: Note, mark: Mark): boolean {
  const next = note.items[mark.at + 1]
  const ends = !next || next.tag === 'sign' || note.clauseOf[mark.at + 1] !== mark.clause
  return !ends && !AFTER_ILL.test(next.text) && !BEFORE_ILL.test(note.items[mark.at - 1]?.text ?? '')
}

/** A running nose beside hay fever is no cold. */
function isAllergy(note: Note, mark: Mark): boolean {
  if (
    !/^((cant stop )?sneez\w*|runny nose|nose running|streaming nose|nose is streaming|snot\w*|stuffy\w*|blocked nose|congested)$/.test(
      mark.text,
    )
  )
    return false
  return note.marks.some(
    (each) =>
      each.tag === 'notill' &&
      each.sentence === mark.sentence &&
      /^(hay ?fever|allerg\w*|pollen|the hay|haymaking|hay (everywhere|bales|barn))$/.test(each.text),
  )
}

/** Being sick from effort, or scratching throats of traffic, are no illness. */
function isEffortSickness(note: Note, mark: Mark): boolean {
  if (
    !/^(sick|vomit\w*|puk\w*|threw up|throwing up|vomi|been sick|being sick|kotzen|gekotzt|ubergeben|erbrochen|vomite|vomitei|vomito|vomitato|overgegeven|overgeven)$/.test(
      mark.text,
    )
  )
    return false
  const others = marksOf(note, 'ill').some((each) => each !== mark && each.text !== mark.text)
  return !others && (inSentence(note, mark, 'effortctx') || inSentence(note, mark, 'workout'))
}
