import { inSentence, type Mark, type Note } from './check-in-words.ts'

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

/** What swells, locks or makes somebody limp. */
export const SWOLLEN =
  /^(sw|limp|hobbl|lock|balloon|puff|hinch|coje|coja|cojo|inflam|bloqu|geschw|angeschw|humpel|humpl|gehumpelt|hink|block|schwell|dick|gonfl|enfl|boit|en boit|inch|manc|coxe|trav|fui manc|size of|black and blue|gonfi|zoppic|blocc|opgezw|gezw|zwell|mank|strompel|blokkeer|geblokk)/

const BOTH_LIMBS =
  /^(?:arms|legs|shoulders|quads|thighs|arme|beine|schultern|oberschenkel|bras|jambes|cuisses|brazos|piernas|bracos|pernas|braccia|gambe|armen|benen)$/

/** "Can't lift my arms to wash my hair": both of them, and no word of pain, are soreness; one alone may be hurt. */
export function isOnlyWorn(note: Note, symptom: Mark, part: Mark): boolean {
  if (symptom.tag !== 'limp' || SWOLLEN.test(symptom.text) || !BOTH_LIMBS.test(part.text)) return false
  return !inSentence(note, symptom, 'pain') && !inSentence(note, symptom, 'strongpain')
}
