import { inClause, type Mark, type Note } from './check-in-words.ts'
import { isNearly } from './overcome.ts'

const EXPECTED =
  /\b(?:will|ll|expect\w*|going to|gonna|might|may|probably|likely|bound to) (?:to )?(?:still )?(?:be|feel|end up)\b/

/** "Will be shattered after the late shift": what somebody expects to be. */
export const isExpected = (note: Note, { at, clause }: Mark): boolean =>
  EXPECTED.test(
    note.items
      .filter((_, place) => place < at && note.clauseOf[place] === clause)
      .map(({ text }) => text)
      .join(' '),
  )

/** "Nearly cried on the last set": how hard it was, and no low mood. */
export const isOfEffort = (note: Note, mark: Mark): boolean =>
  isNearly(note, mark) && (inClause(note, mark, 'effortctx') || inClause(note, mark, 'workout'))

const ONE_LIMB = /^(?:arm|leg|hand|foot)$/

/** "Flu jab today, arm is dead": one limb that aches, and nobody who is tired. */
export function ofOneLimb(note: Note, { at, clause, text }: Mark): boolean {
  const limb = note.marks.findLast((each) => each.tag === 'part' && each.clause === clause && each.at < at)
  return text === 'dead' && ONE_LIMB.test(limb?.text ?? '')
}
