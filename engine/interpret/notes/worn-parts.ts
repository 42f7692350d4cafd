import type { Mark, Note } from './check-in-words.ts'

/** Said of one muscle these are soreness, of whole limbs tiredness. */
const WORN =
  /(?:^| )(wrecked|ruined|destroyed|trashed|smashed|battered|toast|in bits|in pieces|shot to pieces|shot|a pezzi|gesloopt|im eimer|hinuber)$/
const LIMBS = /^(quad,hamstring,calf|arm)$/

/** "My hammies are wrecked": one muscle that is sore. */
export function isOfAMuscle(note: Note, mark: Mark): boolean {
  const subject = note.marks.findLast(({ tag, at, clause }) => tag === 'part' && clause === mark.clause && at < mark.at)
  return subject !== undefined && WORN.test(mark.text) && !LIMBS.test(subject.value)
}

/** "Legs are wrecked": tired, and no muscle that is sore. */
export const isOfLimbs = (symptom: Mark, part: Mark): boolean => WORN.test(symptom.text) && LIMBS.test(part.value)
