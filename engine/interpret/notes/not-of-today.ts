import { EXERCISE } from '../lexicon/disliked-exercises.ts'
import { isDenied, type Mark, marksOf, type Note } from './check-in-words.ts'

/** What stands before the name of a day that is over, or comes each week. */
const ON = /^(on|last|am|letzten|le|el|o|no|na|il|la|lo|op|afgelopen|vorige|sabado|domingo)$/
/** "Swam in the sea every day" is told of a holiday. */
const EACH_DAY =
  /^(every day|everyday|each day|daily|jeden tag|taglich|tous les jours|todos los dias|todos os dias|ogni giorno|tutti i giorni|elke dag|iedere dag)$/

/**
 * Whether what was done or left out was so on another day that the note names: "rode 60 km on Sunday", written on a day of
 * its own. "Did Sunday's long run" names the session, not the day.
 */
export function isOfOtherDay(note: Note, mark: Mark): boolean {
  return note.items.some((item, at) => {
    if (note.clauseOf[at] !== mark.clause || at < mark.at - 1) return false
    if (EACH_DAY.test(item.text)) return true
    return item.tag === 'days' && ON.test(note.items[at - 1]?.text ?? '') && !isShared(note, at)
  })
}

/** "Did on Sunday what was planned for Monday": two days, of which one may be today. */
const isShared = (note: Note, at: number): boolean =>
  note.marks.some(
    (each) =>
      each.clause === note.clauseOf[at] &&
      each.at !== at &&
      (each.tag === 'dayword' || each.text === 'today' || each.item.tag === 'days'),
  )

const MAY_I =
  /(?:^| )(?:(?:can|could|should|may|shall|must|would|do|did) (?:i|we|you)|i ?d (?:love|like|prefer|rather)|i would (?:love|like|prefer|rather)|id (?:love|like|prefer|rather)|is (?:it|that|this) (?:ok|okay|fine|bad|better|possible|allowed|enough|too)|what if|how do|kann (?:ich|man)|darf ich|soll ich|kan ik|mag ik|moet ik|puedo|debo|posso|devo|puis je|je peux|dois je|est ce que)(?: |$)/
/** What is asked for has a mark at its end, or opens its clause. */
const LEAD = 3

/** Whether a mark stands in what somebody asks: "can I swim instead of running?" says nothing of what was done. */
export function isAskedFor(note: Note, { at, clause, sentence }: Mark): boolean {
  const places = [...note.items.keys()].filter((place) => note.sentenceOf[place] === sentence)
  const before = places
    .filter((place) => note.clauseOf[place] === clause && place <= at)
    .map((place) => note.items[place]?.text)
  const asks = MAY_I.exec(before.join(' '))
  if (!asks) return false
  const isOpening = before.join(' ').slice(0, asks.index).trim().split(/\s+/).filter(Boolean).length <= LEAD
  return isOpening || places.some((place) => place > at && note.items[place]?.text === '?')
}

/** What ends a whole habit, and no session. */
const ENDS = /^(quit|gave up|give up)$/
/** What somebody was about to do before they did the opposite: "was going to skip, then a neighbour rang the bell". */
const TURNED_FROM =
  /\b(?:was|were) (?:just |so |all |totally |about |already )?(?:going to|gonna|about to|set to|ready to)(?: just| totally)?$/
const INTENT =
  /(?:^| )(?:gonna|going to|want to|wanna|about to|ready to|thinking of|thinking about|might|may|will|ll|should|could|tempted to)(?: just| probably| seriously| really)?$/
/** [words] in which an intention stands before what is intended. */
const REACH = 4

/** Whether somebody only threatens to give up: "gonna quit, this app doesn't get me". */
export function isThreat(note: Note, { text, at, clause }: Mark): boolean {
  const words = note.items
    .slice(Math.max(0, at - REACH), at)
    .filter((_, index) => note.clauseOf[Math.max(0, at - REACH) + index] === clause)
    .map((item) => item.text)
    .join(' ')
  return ENDS.test(text) ? INTENT.test(words) : /^skip/.test(text) && TURNED_FROM.test(words)
}

/** "Just did the last one of the week", and not "just did the warm-up". */
const WHOLE_ONE =
  /^(last|whole|full|entire|final|lot|session|workout|class|long|hardest|longest|run|ride|swim|intervals?|hills?)$/
/** Behind "just did" these make it small; anything else was done just now. */
const SMALL = /^(the|half|some|part|a|an|one|two|three|four|five|few|first|warm.*|\d.*)$/

/** Whether "just did" says that something was done a moment ago: "just did my first push up"; not "just did the warm-up". */
export function isJustDone(note: Note, { text, at }: Mark): boolean {
  if (text !== 'just did') return false
  const [next, second] = note.items.slice(at + 1, at + 3)
  if (next?.text === 'the' && WHOLE_ONE.test(second?.text ?? '')) return true
  return (
    next === undefined || !(SMALL.test(next.text) || next.tag === 'number' || next.tag === 'num' || next.tag === 'dur')
  )
}

const REPLACED = /^(instead|swapped|in plaats van)$/
const WHOLE =
  /^(got (?:it|everything|the lot) done|got it in|got through it|finished it|completed it|did it all|all done|done)$/

/** "Did dumbbells instead. Annoyed, but got it done": what was done in another way was done. */
export function isDoneOtherwise(note: Note, skipped: Mark): Mark | null {
  if (!REPLACED.test(skipped.text)) return null
  const later = marksOf(note, 'done').find(
    (mark) =>
      mark.at > skipped.at && mark.sentence - skipped.sentence <= 1 && WHOLE.test(mark.text) && !isDenied(note, mark),
  )
  return later ?? null
}

/** What is too much as a whole is no session that was done: "the plan is too much", "three days are too much". */
const OF_THE_PLAN =
  /^(plan|plans|programme|program|schedule|app|plano|piano|programm|programa|days|tage|jours|dias|giorni|dagen|week|weeks)$/

const MOVE = new RegExp(`(?<!\\p{L})${EXERCISE}(?!\\p{L})`, 'u')
const SESSIONS = /(?<!\p{L})(?:runs|rides|swims|workouts|sessions|laufe|einheiten)(?!\p{L})/u
/** What says how something is, and not how it was. */
const IS_NOW =
  /(?:^| )(?:are|remain|find|finding|sind|finde|bleiben|sont|restent|trouve|son|siguen|sono|restano|trovo|zijn|blijven|vind|sao|continuam)(?: |$)/

/** What is said in the same clause before a verdict of how something always is; empty where it is of a day. */
function saidOfAlways(note: Note, { at, clause }: Mark): string {
  const before = note.items
    .filter((_, place) => place < at && note.clauseOf[place] === clause)
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(' - ', '-')
  return IS_NOW.test(before) ? before : ''
}

/** "Push-ups are too hard for me" says nothing of a session's load. */
export function isOfAnExercise(note: Note, mark: Mark): boolean {
  return MOVE.test(saidOfAlways(note, mark))
}

/** "Push-ups are too hard for me", "I find the runs too easy": what is always so tells of no session. */
export function isOfAKind(note: Note, mark: Mark): boolean {
  return isOfAnExercise(note, mark) || SESSIONS.test(saidOfAlways(note, mark))
}

/** Whether a verdict is of the plan, of what is asked, or of what somebody still has in them, and tells of no session. */
export function isOfNoSession(note: Note, mark: Mark): boolean {
  if (isAskedFor(note, mark) || isOfOtherDay(note, mark) || isOfAKind(note, mark)) return true
  return note.items.some(
    ({ text }, at) =>
      note.clauseOf[at] === mark.clause &&
      at < mark.at &&
      (OF_THE_PLAN.test(text) || /^(ive|have|overestimates?)$/.test(text)),
  )
}
