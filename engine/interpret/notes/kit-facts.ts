import { isDenied, isOthersClause, isSupposed, type Mark, marksOf, type Note } from './check-in-words.ts'

const HAS = /^(with|w|has|have|got|mit|hat|con|tiene|avec|a|com|tem|ha|met|heeft)$/

/** What cannot be used for training today or tomorrow. */
export function findEquipment(note: Note): ReadonlyMap<string, Mark> {
  const limits = new Map<string, Mark>()
  for (const mark of marksOf(note, 'eq')) {
    if (isSupposed(note, mark) || isOthersClause(note, mark) || isOfWill(note, mark)) continue
    if (mark.value === 'bodyweight_only' && isLoad(note, mark)) continue
    if (mark.value === 'hotel_gym' && isDenied(note, mark)) limits.set('no_gym', mark)
    else if (!isDenied(note, mark) || mark.value !== 'bodyweight_only') limits.set(mark.value, mark)
  }
  for (const mark of marksOf(note, 'hotelw')) {
    const gym = note.marks.find(
      (each) => each.tag === 'gymw' && each.clause === mark.clause && each.at > mark.at && each.at - mark.at <= 6,
    )
    const none = note.items.slice(mark.at + 1, gym?.at).some((item) => item.tag === 'neg')
    const has = note.items.slice(mark.at + 1, gym?.at).some((item) => HAS.test(item.text))
    if (gym && !isSupposed(note, mark) && (none || has)) limits.set(none ? 'no_gym' : 'hotel_gym', mark)
  }
  const lone = marksOf(note, 'dumbbell').find(
    (mark) =>
      !isDenied(note, mark) &&
      marksOf(note, 'only').some(
        (only) => Math.abs(only.at - mark.at) <= 7 && Math.abs(only.sentence - mark.sentence) <= 1,
      ),
  )
  if (lone) limits.set('dumbbells_only', lone)
  const norun = marksOf(note, 'norun')[0]
  if (
    norun &&
    (marksOf(note, 'weather').length > 0 ||
      marksOf(note, 'norun').some((mark) =>
        /out|drauss|dehors|fuera|rua|aire libre|exterieur|salir|la fora|fora|fuori|aperto|buiten/.test(mark.text),
      ))
  )
    limits.set('no_running_outdoors', norun)
  return limits
}

/** "No gym in me": what is missing is the will. */
const isOfWill = ({ items }: Note, { at, text }: Mark): boolean =>
  /^in me\b/.test(
    [text.replace(/^no gym ?/, ''), ...items.slice(at + 1, at + 3).map((item) => item.text)].join(' ').trim(),
  )

const LIFTED = /^(?:lift(?:ed)?|squatted|benched|deadlifted|pressed|pulled|rowed|cleaned|moved|carried)$/

/** "Lifted my own bodyweight": how much it was, and not all there is to train with. */
const isLoad = (note: Note, { at, clause }: Mark): boolean =>
  note.items.some(({ text }, place) => place < at && note.clauseOf[place] === clause && LIFTED.test(text))

/** "Until Wednesday", "away till the 3rd": its day is the last, and not the one that is spoken of. */
export const isUntil = ({ items }: Note, { at }: Mark): boolean => {
  const before = items[at - 1]
  return before?.tag === 'until' || /(?:^| )until$|(?:^| )till$/.test(before?.text ?? '')
}

/** What says that the writer is on a journey or away from home today or tomorrow. */
export function findTravel(note: Note): Mark | null {
  const stays = marksOf(note, 'eq').filter((mark) => mark.text.includes('hotel'))
  const away = [...marksOf(note, 'travel'), ...stays].find((mark) => {
    if (isOthersClause(note, mark) || isSupposed(note, mark) || isDenied(note, mark)) return false
    const aside = note.marks.some(
      (each) =>
        (each.tag === 'nottravel' && each.sentence === mark.sentence) ||
        ((each.tag === 'otherday' || each.tag === 'days' || each.tag === 'past') &&
          each.clause === mark.clause &&
          !isUntil(note, each)),
    )
    return !aside && !note.marks.some((each) => each.tag === 'cancel' && each.clause === mark.clause)
  })
  return away ?? null
}
