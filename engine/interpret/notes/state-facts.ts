import { sure } from '../../sure.ts'
import type { Item } from '../items.ts'
import { inClause, isDenied, isSupposed, type Mark, marksOf, type Note, scaleAt } from './check-in-words.ts'
import { isAskedFor } from './not-of-today.ts'
import { isSaidOfAThing, STATES } from './of-things.ts'
import { isOnlyDirection } from './only-direction.ts'
import { mine, type Stated, scaled } from './stated.ts'
import { isExpected, isOfEffort, ofOneLimb } from './tired-limbs.ts'
import { isOfAMuscle } from './worn-parts.ts'

export type Fatigue = 'low' | 'normal' | 'high'
export type Mood = 'low' | 'ok' | 'good'
export type Strain = 'low' | 'medium' | 'high'

/** A mood that has risen to fine is a feeling, unlike a bare "fine". */
const BETTER = /better|perked|cheered|improved|picked up|mejor|besser|mieux|melhor|meglio|beter/
/** "Less grumpy" is no low mood, and not yet a good one. */
const LESS = /^(less|weniger|moins|menos|meno|minder)$/
const TEARS = /cry|cri(ed|ing)|tear|pleur|wein|heul|llor|chor|piang|piant|huil/
const LIMB = /quad|arm|calf|hamstring|foot|shoulder|glute/
const STRONG_TIRED =
  /^(exhausted|knackered|drained|shattered|wiped|wrecked|done in|dead|worn out|zonked|agotad|reventad|exhaust|kaputt|erschopft|epuise|creve|creva|esgotad|exaust|acabad|molid|platt|fertig|fix|naze|hs|ko|distrutt|sfinit|esaust|stremat|a pezzi|stravolt|kapot|gesloopt|bekaf|doodmoe|uitgeput|doodop|hondsmoe)/

/** Nobody dies of laughing. */
const LAUGHTER = /^(?:de (?:rire|risa|rir)|dal ridere|vor lachen)/
const DEEDS =
  /^(cooked|beat|fried|toasted|roasted|drained|broken|smashed|battered|killed|flattened|trashed|wiped|wrecked)$/
const DETERMINED =
  /^(an?|the|my|our|his|her|their|your|this|that|some|two|three|four|him|them|it|us|everyone|everybody)( |$)/

/** How tired the writer is. */
export function findFatigue(note: Note, kind: 'notes' | 'tomorrow'): Stated<Fatigue> {
  const scale = scaled(note, ['energy'])
  if (scale) return { mark: scale.mark, value: scale.value >= 8 ? 'low' : scale.value >= 5 ? 'normal' : 'high' }
  let found: Stated<Fatigue> = null
  const rank = { high: 3, low: 2, normal: 1 }
  const keep = (value: Fatigue, mark: Mark) => {
    if (!found || rank[value] > rank[found.value]) found = { value, mark }
  }
  for (const mark of marksOf(note, 'limbheavy')) {
    const limb = note.marks.find(
      (each) =>
        each.tag === 'part' && LIMB.test(each.value) && each.clause === mark.clause && Math.abs(each.at - mark.at) < 7,
    )
    if (
      limb &&
      !ofOneLimb(note, mark) &&
      !/^(chest|pecho|brust|poitrine|peito|petto|borst)$/.test(limb.text) &&
      limb.value !== 'chest' &&
      mine(note, mark) &&
      !isDenied(note, mark)
    )
      keep('high', mark)
  }
  for (const mark of marksOf(note, 'fatigue')) {
    if (!mine(note, mark) || isSupposed(note, mark)) continue
    // "Will be shattered after the late shift": tomorrow's, and not of now.
    if (kind === 'tomorrow' && isExpected(note, mark)) continue
    if (isSaidOfAThing(note, mark)) continue
    const value = mark.value as Fatigue
    // Quads on fire are sore.
    if (mark.text === 'on fire' && inClause(note, mark, 'part')) continue
    if (/^(fertig|durch|beat|spent|done in|op|leeg)$/.test(mark.text) && inClause(note, mark, 'workout')) continue
    // Whoever spent all day somewhere, cooked a lasagne or beat their brother says what they did, not how they are.
    // Press-ups done on one's knees.
    if (mark.text === 'on my knees' && (inClause(note, mark, 'done') || inClause(note, mark, 'workout'))) continue
    if (/^(?:spent|scattered)$/.test(mark.text) && isGoneOn(note.items[mark.at + 1])) continue
    if (mark.text === 'scattered' && note.items[mark.at + 1]?.tag === 'otherp') continue
    if (DEEDS.test(mark.text) && (isDoneTo(note, mark) || /^being$/.test(note.items[mark.at - 1]?.text ?? ''))) continue
    // "On a vidé l'appartement": a deed.
    if (mark.text === 'vide' && /^(?:a|ai|as|avons|avez|ont)$/.test(note.items[mark.at - 1]?.text ?? '')) continue
    // "Mon chat est mort": of the third person it is a death.
    if (
      /^(?:mort|morte)$/.test(mark.text) &&
      note.items[mark.at - 1]?.text === 'est' &&
      note.items[mark.at - 2]?.text !== 'on'
    )
      continue
    if (isOfAMuscle(note, mark)) continue
    const behind = note.items.slice(mark.at + 1, mark.at + 3).map(({ text }) => text)
    if (LAUGHTER.test(behind.join(' '))) continue
    // "Flu jab today, arm is dead": one limb that aches.
    if (ofOneLimb(note, mark)) continue
    const part = note.marks.some((each) => each.tag === 'part' && each.at === mark.at - 1)
    // "Schiena a pezzi": the back is what is broken.
    if (part && mark.text === 'a pezzi' && !inClause(note, mark, 'limbheavy')) continue
    if (value === 'high' && isDenied(note, mark)) {
      const flatly = note.marks.some((each) => each.tag === 'allatall' && each.clause === mark.clause)
      keep(flatly ? 'low' : 'normal', mark)
    } else if (value === 'high') {
      if (part && /^(flat|beat|empty|leer|vide|shot)$/.test(mark.text)) continue
      const hedged = note.marks.some(
        (each) => each.tag === 'hedge' && each.clause === mark.clause && each.at < mark.at && mark.at - each.at <= 3,
      )
      keep(hedged && !STRONG_TIRED.test(mark.text) ? 'normal' : 'high', mark)
    } else if (!isDenied(note, mark)) keep(value, mark)
    else if (value === 'low') continue
  }
  return found
}

/** The writer's mood; the last one told counts. */
export function findMood(
  note: Note,
  { isIll, isMoved }: { isIll: boolean; isMoved: boolean },
  kind: 'notes' | 'tomorrow',
): Stated<Mood> {
  const scale = scaled(note, ['moodword'])
  if (scale) return { mark: scale.mark, value: scale.value >= 7 ? 'good' : scale.value >= 5 ? 'ok' : 'low' }
  // "10/10 day"
  const day = note.marks.find(
    (mark) => mark.tag === 'dayword' && mark.text === 'day' && scaleAt(note, mark.at - 3) !== null,
  )
  if (day) {
    const value = sure(scaleAt(note, day.at - 3))
    return { mark: day, value: value >= 7 ? 'good' : value >= 5 ? 'ok' : 'low' }
  }
  const told: { value: Mood; mark: Mark }[] = []
  for (const mark of note.marks) {
    if (mark.tag !== 'mood' && mark.tag !== 'q') continue
    if (!mine(note, mark) || isSupposed(note, mark) || inClause(note, mark, 'tomorrow')) continue
    const value = mark.tag === 'mood' ? (mark.value as Mood) : plainVerdict(note, mark, kind)
    if (!value || isOnlyDirection(note, mark)) continue
    if (note.marks.some((each) => each.tag === 'notmood' && each.at === mark.at)) continue
    if (LESS.test(note.items[mark.at - 1]?.text ?? '')) continue
    // "Tweaked my wrist, not too bad" is said of the wrist.
    const mild =
      value === 'ok' &&
      /^(not bad|not too bad|all good|so so|nada mal|pas mal|nicht schlecht|alles gut|alles goed|tutto bene|tutto ok|niet slecht|non male|gaat wel|tout va bien|todo bien|tudo bem|could be worse|not that bad|geht so|halb so wild|all fine)$/.test(
        mark.text,
      )
    if (
      mild &&
      note.marks.some(
        (each) =>
          ['pain', 'sore', 'ill', 'faint', 'strongpain', 'nearfaint'].includes(each.tag) &&
          each.sentence === mark.sentence &&
          each.at < mark.at &&
          !isDenied(note, each),
      )
    )
      continue
    const denied = isDenied(note, mark)
    if (denied && value === 'good') told.push({ value: 'low', mark })
    else if (denied && value === 'low') told.push({ value: 'ok', mark })
    else if (!denied) {
      if (value === 'low' && TEARS.test(mark.text) && (isMoved || isOfEffort(note, mark))) continue
      if (
        value === 'low' &&
        isIll &&
        /^(feel|me s|fuhl|voel|mi sento|awful|terrible|rough|miserabl|me enc|geht mir)/.test(mark.text)
      )
        continue
      if (
        mark.tag === 'mood' &&
        (inClause(note, mark, 'part') || note.items[mark.at - 1]?.tag === 'sleepword') &&
        !/^(sad|happy|proud|miserable|cried|triste|feliz)/.test(mark.text)
      )
        continue
      told.push({ value, mark })
    }
  }
  // Words that say no more than "fine" step back behind a feeling.
  const felt = told.filter((each) => each.mark.tag === 'mood' && (each.value !== 'ok' || BETTER.test(each.mark.text)))
  return (felt.length > 0 ? felt : told.filter((each) => each.mark.tag === 'mood')).at(-1) ?? told.at(-1) ?? null
}

/** Whether a deed has what it was done to right behind it, and is not how somebody was. */
function isDoneTo(note: Note, { at, clause }: Mark): boolean {
  const [before, next] = [note.items[at - 1], note.items[at + 1]]
  const isState = before && note.clauseOf[at - 1] === clause && STATES.test(before.text)
  return !isState && next !== undefined && note.clauseOf[at + 1] === clause && DETERMINED.test(next.text)
}

/** "Spent two hours", "spent all day": what stands behind is what the time went on. */
const isGoneOn = (next: Item | undefined): boolean =>
  next !== undefined &&
  (/^(dur|num|number|numa)$/.test(next.tag) || /^(all|the|most|half|my|time|too|in|on|at)\b/.test(next.text))

/** A bare `good`, `fine` or `awful` is a mood only when it judges the day or the writer as a whole. */
function plainVerdict(note: Note, mark: Mark, kind: 'notes' | 'tomorrow'): Mood | null {
  if (kind === 'tomorrow') return null
  const clause = note.marks.filter((each) => each.clause === mark.clause && each.at !== mark.at)
  const blocks = [
    'part',
    'sleepword',
    'sleepbad',
    'sleepgood',
    'workout',
    'energy',
    'ill',
    'done',
    'skip',
    'effort',
    'stress',
    'pain',
    'sore',
    'event',
    'fatigue',
    'otherp',
    'nosleep',
    'gone',
    'stressword',
    'weather',
    'nottravel',
    'travel',
    'notill',
  ]
  const value: Mood = mark.value === 'good' ? 'good' : mark.value === 'bad' ? 'low' : 'ok'
  // "I feel good and trained as planned": said of oneself, whatever comes after it.
  if (
    /^(i feel|im feeling|me siento|ich fuhle mich|je me sens|me sinto|mi sento|voel me|ik voel me)$/.test(
      note.items[mark.at - 1]?.text ?? '',
    )
  )
    return value
  if (clause.some((each) => blocks.includes(each.tag))) return null
  if (clause.some((each) => each.tag === 'dayword' || each.tag === 'moodword')) return value
  const words = note.items.filter(
    (item, at) => note.clauseOf[at] === mark.clause && (item.tag === 'word' || item.tag === 'number'),
  ).length
  return words === 0 &&
    clause.filter((each) => each.tag !== 'hedge' && each.tag !== 'strong' && each.tag !== 'fill').length <= 1 &&
    mark.text.length > 3
    ? mark.value === 'good' && note.sentenceOf[mark.at] !== 0
      ? null
      : value
    : null
}

/** How stressed the writer is. */
export function findStress(note: Note): Stated<Strain> {
  const scale = scaled(note, ['stressword'])
  if (scale) return { mark: scale.mark, value: scale.value >= 7 ? 'high' : scale.value >= 4 ? 'medium' : 'low' }
  let found: Stated<Strain> = null
  for (const mark of marksOf(note, 'stress')) {
    if (
      !mine(note, mark) ||
      isAskedFor(note, mark) ||
      note.marks.some(
        (each) => each.tag === 'notstress' && each.sentence === mark.sentence && Math.abs(each.at - mark.at) < 4,
      )
    )
      continue
    if (inClause(note, mark, 'part') && /^(tense|tens[oa]|tendue?|angespannt|nervos)/.test(mark.text)) continue
    if (mark.value === 'low') {
      if (/^(tranquil|calm|cool|relax|chill|ruhig|zen|locker)/.test(mark.text) && inClause(note, mark, 'workout'))
        continue
      // "On edge all day, and now I'm calm": how it ended counts.
      const nowCalm = note.items.some(
        (item, at) =>
          note.clauseOf[at] === mark.clause &&
          /^(now|ahora|ya|jetzt|maintenant|agora|adesso|ora|nu|finally)$/.test(item.text),
      )
      if (!isDenied(note, mark)) found = nowCalm ? { value: 'low', mark } : (found ?? { value: 'low', mark })
      continue
    }
    if (isDenied(note, mark)) {
      found ??= { value: 'low', mark }
      continue
    }
    // "Exam nerves are gone"
    if (isSupposed(note, mark) || inClause(note, mark, 'gone')) continue
    const hedged =
      /^some /.test(mark.text) ||
      note.marks.some(
        (each) => each.tag === 'hedge' && each.clause === mark.clause && each.at < mark.at && mark.at - each.at <= 3,
      )
    const value = hedged ? 'medium' : 'high'
    if (!found || found.value === 'low' || value === 'high') found = { value, mark }
  }
  return found
}
