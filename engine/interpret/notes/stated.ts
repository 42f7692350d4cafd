import { sure } from '../../sure.ts'
import { isOthersClause, isPast, type Mark, type Note, scaleAt, tenths } from './check-in-words.ts'

/** A statement on a scale with the words it was read from. */
export type Stated<T> = { readonly value: T; readonly mark: Mark } | null

/** The writer's, of today, whoever else is in the sentence. */
export function mine(note: Note, mark: Mark): boolean {
  return !isOthersClause(note, mark) && !isPast(note, mark)
}

const SCALES = new Set(['energy', 'moodword', 'stressword', 'sleepword'])

/** The value on a scale of ten told beside a word with one of the tags, or null. */
export function scaled(note: Note, tags: readonly string[]): { mark: Mark; value: number } | null {
  for (const mark of note.marks) {
    if (!tags.includes(mark.tag)) continue
    for (let at = mark.at + 1; at <= mark.at + 4; at += 1) {
      // "Mood 4. Stress 7 out of 10": the seven is of the next word.
      if (note.sentenceOf[at] !== mark.sentence || SCALES.has(note.items[at]?.tag ?? '')) break
      const value = scaleAt(note, at)
      if (value !== null) return { mark, value }
    }
    const plain = plainScale(note, mark.at + 1)
    if (plain !== null) return { mark, value: plain }
    const before = scaleAt(note, mark.at - 3) ?? scaleAt(note, mark.at - 4)
    if (before !== null && tenths(note, mark) === before) return { mark, value: before }
  }
  return null
}

/** `mood 4`, `energy: 7`: a bare number right behind the word. */
function plainScale(note: Note, from: number): number | null {
  let at = from
  while (at < from + 2 && /^(:|=|is|at|level|a|was|de|nivel|niveau|bei|um|~)$/.test(note.items[at]?.text ?? '')) at += 1
  const item = note.items[at]
  const next = note.items[at + 1]
  if (
    item?.tag === 'time' &&
    sure(item.from).minute === 0 &&
    sure(item.from).half === null &&
    sure(item.from).hour <= 10 &&
    next?.tag !== 'unit'
  )
    return at > from ? sure(item.from).hour : null
  if (item?.tag !== 'number' || Number(item.value) > 10) return null
  return next === undefined || next.tag === 'sign' || next.tag === 'and' ? Number(item.value) : null
}
