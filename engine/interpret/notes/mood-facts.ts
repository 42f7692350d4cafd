import { sure } from '../../sure.ts'
import { inClause, isDenied, isSupposed, type Mark, type Note, scaleAt } from './check-in-words.ts'
import { isOnlyDirection } from './only-direction.ts'
import { mine, type Stated, scaled } from './stated.ts'
import { isOfEffort } from './tired-limbs.ts'

export type Mood = 'low' | 'ok' | 'good'

/** A mood that has risen to fine is a feeling, unlike a bare "fine". */
const BETTER = /better|perked|cheered|improved|picked up|mejor|besser|mieux|melhor|meglio|beter/
/** "Less grumpy" is no low mood, and not yet a good one. */
const LESS = /^(less|weniger|moins|menos|meno|minder)$/
const TEARS = /cry|cri(ed|ing)|tear|pleur|wein|heul|llor|chor|piang|piant|huil/
const MILD =
  /^(not bad|not too bad|all good|so so|nada mal|pas mal|nicht schlecht|alles gut|alles goed|tutto bene|tutto ok|niet slecht|non male|gaat wel|tout va bien|todo bien|tudo bem|could be worse|not that bad|geht so|halb so wild|all fine)$/
const AILING = new Set(['pain', 'sore', 'ill', 'faint', 'strongpain', 'nearfaint'])
const OF_ILLNESS = /^(feel|me s|fuhl|voel|mi sento|awful|terrible|rough|miserabl|me enc|geht mir)/
/** Feelings whatever stands beside them. */
const SURELY_FELT = /^(sad|happy|proud|miserable|cried|triste|feliz)/
const OF_ONESELF = /^(i feel|im feeling|me siento|ich fuhle mich|je me sens|me sinto|mi sento|voel me|ik voel me)$/

type Around = { readonly isIll: boolean; readonly isMoved: boolean }
type Told = { readonly value: Mood; readonly mark: Mark }

const moodOf = (of10: number): Mood => (of10 >= 7 ? 'good' : of10 >= 5 ? 'ok' : 'low')

/** The writer's mood; the last one told counts. */
export function findMood(note: Note, around: Around, kind: 'notes' | 'tomorrow'): Stated<Mood> {
  const scale = scaled(note, ['moodword'])
  if (scale) return { mark: scale.mark, value: moodOf(scale.value) }
  // "10/10 day"
  const day = note.marks.find(
    (mark) => mark.tag === 'dayword' && mark.text === 'day' && scaleAt(note, mark.at - 3) !== null,
  )
  if (day) return { mark: day, value: moodOf(sure(scaleAt(note, day.at - 3))) }
  const told = note.marks.flatMap((mark): Told[] => {
    const value = toldBy(note, mark, around, kind)
    return value ? [{ value, mark }] : []
  })
  // Words that say no more than "fine" step back behind a feeling.
  const moods = told.filter(({ mark }) => mark.tag === 'mood')
  const felt = moods.filter(({ value, mark }) => value !== 'ok' || BETTER.test(mark.text))
  return (felt.length > 0 ? felt : moods).at(-1) ?? told.at(-1) ?? null
}

/** The mood that a word tells; null where it tells none. */
function toldBy(note: Note, mark: Mark, around: Around, kind: 'notes' | 'tomorrow'): Mood | null {
  if (mark.tag !== 'mood' && mark.tag !== 'q') return null
  if (!mine(note, mark) || isSupposed(note, mark) || inClause(note, mark, 'tomorrow')) return null
  const value = mark.tag === 'mood' ? (mark.value as Mood) : plainVerdict(note, mark, kind)
  if (!value || NOT_FELT.some((isNot) => isNot(note, mark, value))) return null
  if (isDenied(note, mark)) return value === 'good' ? 'low' : value === 'low' ? 'ok' : null
  return OF_ELSE.some((isOf) => isOf(note, mark, value, around)) ? null : value
}

type Check = (note: Note, mark: Mark, value: Mood, around: Around) => boolean

/** What makes a word for a mood none, denied or not. */
const NOT_FELT: readonly ((note: Note, mark: Mark, value: Mood) => boolean)[] = [
  isOnlyDirection,
  (note, mark) => note.marks.some((each) => each.tag === 'notmood' && each.at === mark.at),
  (note, mark) => LESS.test(note.items[mark.at - 1]?.text ?? ''),
  // "Tweaked my wrist, not too bad" is said of the wrist.
  (note, mark, value) =>
    value === 'ok' && MILD.test(mark.text) && note.marks.some((each) => ailsBefore(note, each, mark)),
]

const ailsBefore = (note: Note, each: Mark, { sentence, at }: Mark) =>
  AILING.has(each.tag) && each.sentence === sentence && each.at < at && !isDenied(note, each)

/** What it may be of instead of a mood. */
const OF_ELSE: readonly Check[] = [
  (note, mark, value, { isMoved }) => value === 'low' && TEARS.test(mark.text) && (isMoved || isOfEffort(note, mark)),
  (_, mark, value, { isIll }) => value === 'low' && isIll && OF_ILLNESS.test(mark.text),
  (note, mark) =>
    mark.tag === 'mood' &&
    (inClause(note, mark, 'part') || note.items[mark.at - 1]?.tag === 'sleepword') &&
    !SURELY_FELT.test(mark.text),
]

/** Beside any of these "good" is of it. */
const JUDGED = new Set(
  'part sleepword sleepbad sleepgood workout energy ill done skip effort stress pain sore event fatigue otherp nosleep gone stressword weather nottravel travel notill'.split(
    ' ',
  ),
)
const COLOURING = new Set(['hedge', 'strong', 'fill'])

/** A bare `good`, `fine` or `awful` is a mood only when it judges the day or the writer as a whole. */
function plainVerdict(note: Note, mark: Mark, kind: 'notes' | 'tomorrow'): Mood | null {
  if (kind === 'tomorrow') return null
  const value: Mood = mark.value === 'good' ? 'good' : mark.value === 'bad' ? 'low' : 'ok'
  // "I feel good and trained as planned": said of oneself, whatever comes after it.
  if (OF_ONESELF.test(note.items[mark.at - 1]?.text ?? '')) return value
  const clause = note.marks.filter((each) => each.clause === mark.clause && each.at !== mark.at)
  if (clause.some(({ tag }) => JUDGED.has(tag))) return null
  if (clause.some(({ tag }) => tag === 'dayword' || tag === 'moodword')) return value
  const hasWords = note.items.some(
    ({ tag }, at) => note.clauseOf[at] === mark.clause && (tag === 'word' || tag === 'number'),
  )
  const isAlone = !hasWords && clause.filter(({ tag }) => !COLOURING.has(tag)).length <= 1 && mark.text.length > 3
  const isLaterGood = mark.value === 'good' && note.sentenceOf[mark.at] !== 0
  return isAlone && !isLaterGood ? value : null
}
