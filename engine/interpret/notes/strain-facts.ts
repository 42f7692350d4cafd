import { inClause, isDenied, isHedged, isSupposed, type Mark, marksOf, type Note } from './check-in-words.ts'
import { isAskedFor } from './not-of-today.ts'
import { mine, type Stated, scaled } from './stated.ts'

export type Strain = 'low' | 'medium' | 'high'

const OF_MUSCLES = /^(tense|tens[oa]|tendue?|angespannt|nervos)/
const OF_PACE = /^(tranquil|calm|cool|relax|chill|ruhig|zen|locker)/
const NOW = /^(now|ahora|ya|jetzt|maintenant|agora|adesso|ora|nu|finally)$/

/** What a word for strain may be said of instead. */
const NOT_STRAIN: readonly ((note: Note, mark: Mark) => boolean)[] = [
  (note, mark) => !mine(note, mark),
  isAskedFor,
  (note, mark) =>
    note.marks.some(
      ({ tag, sentence, at }) => tag === 'notstress' && sentence === mark.sentence && Math.abs(at - mark.at) < 4,
    ),
  (note, mark) => inClause(note, mark, 'part') && OF_MUSCLES.test(mark.text),
  (note, mark) => mark.value === 'low' && OF_PACE.test(mark.text) && inClause(note, mark, 'workout'),
]

/** How stressed the writer is. */
export function findStress(note: Note): Stated<Strain> {
  const scale = scaled(note, ['stressword'])
  if (scale) return { mark: scale.mark, value: scale.value >= 7 ? 'high' : scale.value >= 4 ? 'medium' : 'low' }
  return marksOf(note, 'stress')
    .filter((mark) => !NOT_STRAIN.some((isNot) => isNot(note, mark)))
    .reduce<Stated<Strain>>((found, mark) => withStrain(found, note, mark), null)
}

function withStrain(found: Stated<Strain>, note: Note, mark: Mark): Stated<Strain> {
  const denied = isDenied(note, mark)
  const low = { value: 'low', mark } as const
  if (mark.value === 'low') {
    if (denied) return found
    // "On edge all day, and now I'm calm": how it ended counts.
    const isNow = note.items.some(({ text }, at) => note.clauseOf[at] === mark.clause && NOW.test(text))
    return isNow ? low : (found ?? low)
  }
  if (denied) return found ?? low
  // "Exam nerves are gone"
  if (isSupposed(note, mark) || inClause(note, mark, 'gone')) return found
  const value = /^some /.test(mark.text) || isHedged(note, mark) ? 'medium' : 'high'
  return !found || found.value === 'low' || value === 'high' ? { value, mark } : found
}
