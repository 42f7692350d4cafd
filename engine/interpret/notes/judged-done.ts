import { holds, inClause, type Mark, marksOf, type Note } from './check-in-words.ts'
import { isOfAKind } from './not-of-today.ts'

/** What says of a day that it had no session, or none yet, or is not about today. */
const NO_SESSION =
  /^(skip|restday|notyet|notdone|unavailable|cannot|tomorrow|otherday|ill|event|travel|cancel|moved|prefertrain|maybe)$/
/** What somebody says of a session that is behind them. */
const VERDICT = /^(q|mood|effort|fatigue|limbheavy|friendly)$/
/** Names of training as such: "the gym is lovely" judges no session. */
const PLACES = /^(gym|session|sessions|training|workout|workouts|class|classes|plan|sport|sports|sets|reps|rep|set)$/

/**
 * A session that is only judged: "shoulder pressing felt smooth", "happy with the run". That it was done is a guess, and a
 * screen asks.
 */
export function findJudged(note: Note): Mark | null {
  if (note.marks.some(({ tag }) => NO_SESSION.test(tag)) || note.items.some(({ text }) => text === '?')) return null
  for (const mark of marksOf(note, 'workout')) {
    if (!holds(note, mark) || PLACES.test(mark.text) || inClause(note, mark, 'past')) continue
    const verdict = note.marks.find(
      (each) =>
        VERDICT.test(each.tag) &&
        each.sentence === mark.sentence &&
        each.at !== mark.at &&
        holds(note, each) &&
        !isOfAKind(note, each),
    )
    // As a bare verdict it is in doubt like any other.
    if (verdict) return { ...mark, tag: 'q' }
  }
  return null
}
