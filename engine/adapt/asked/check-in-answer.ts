import type { Feeling } from '../../interpret/lexicon/feelings.ts'
import type { Topic } from '../../interpret/lexicon/topics.ts'
import type { CheckInFacts } from '../../interpret/notes/check-ins.ts'
import { isUnreadLanguage } from '../../interpret/reading.ts'
import type { CivilDate, HistoryDay, SafetyFact } from '../../model.ts'
import type { AnswerFact, HeardFact } from '../facts/answer-facts.ts'
import { notesOf, type Said, saidOn } from '../heard/said-on-a-day.ts'
import { OF_OTHER_CAUSE } from '../other-cause.ts'
import { alsoIn } from './also-heard.ts'
import { isGood, isHeavy, keptFor, partsOf } from './kept-for.ts'

/** What a check-in may have changed, in facts or in words. */
type Changed<T> = {
  readonly adjustments: readonly {
    readonly kind: string
    readonly date: CivilDate
    readonly asked: boolean
    readonly reason: T
  }[]
  readonly safety: readonly (Pick<SafetyFact, 'kind'> & Partial<Pick<SafetyFact, 'date' | 'answer'>>)[]
}

/**
 * The honest answer to a day's check-in: what was heard, then why the plan changed, or why nothing had to change. Where
 * something is heavy nothing cheerful is said, and where nothing was understood surely, no more than thanks.
 * @param facts - what the whole day says
 * @param plan - made after it
 */
export function checkInAnswer<T>(
  day: HistoryDay,
  facts: CheckInFacts,
  { adjustments, safety }: Changed<T>,
): readonly (T | AnswerFact)[] {
  const said = saidOn(
    day,
    facts,
    adjustments.some(({ kind }) => kind === 'pain'),
  )
  if (safety.some(({ kind }) => kind === 'danger')) return [...sorrowIn(said), { code: 'answer-stopped' }]
  // Whoever tells of a condition is not thanked for a session.
  if (safety.some(({ kind, date, answer }) => kind === 'condition' && date === day.date && !answer))
    return [...(isMoved(said) ? [heardIn(said)] : []), { code: 'heard-health', turn: said.turn }]
  const heard = heardIn(said)
  const changed = adjustments.find(({ kind, date, asked }) => date === day.date && !asked && !OF_OTHER_CAUSE.has(kind))
  // What became of the days stands beside the answer, before and after. Whoever grieves is not told of reasons.
  const then = changed ? (said.feeling === 'grief' ? [] : [changed.reason]) : [keptFor(said, heard)]
  const besides = alsoIn(said, heard)
  if (!notesOf(day).some(isUnreadLanguage)) return [heard, ...besides, ...then]
  return heard.code === 'heard-told' ? [{ code: 'answer-foreign' }] : [heard, ...then, { code: 'answer-foreign' }]
}

/** A loss is not passed over, nor the joy of whoever awaits a child. */
const isMoved = ({ feeling }: Said) => feeling === 'grief' || feeling === 'gladness'

/** What is answered first, the gravest first. */
function heardIn(said: Said): HeardFact {
  const { turn } = said
  return (
    graveIn(said) ??
    dislikeIn(said) ??
    tryingIn(said) ??
    lightIn(said) ??
    deedIn(said) ??
    restIn(said) ?? { code: 'heard-told', turn }
  )
}

/** Whoever lost somebody is not met with a halt alone. */
function sorrowIn({ feeling, turn }: Said): HeardFact[] {
  return feeling === 'grief' || feeling === 'worry' ? [{ code: `heard-${feeling}`, turn }] : []
}

/** Beside any of this nothing cheerful is said. */
function graveIn({ facts, feeling, isGladToo, isHungry, topic, turn }: Said): HeardFact | null {
  if (feeling === 'grief') return { code: 'heard-grief', turn }
  if (facts.illness) return { code: 'heard-ill', turn }
  if (facts.pain.length > 0) return { code: 'heard-pain', parts: partsOf(facts), turn }
  if (topic === 'hurt' || topic === 'forbidden') return { code: `heard-${topic}`, turn }
  // Going without food is no feat, however proud somebody is of it; a fast of a faith is answered as one.
  if (isHungry && topic !== 'fasting') return { code: 'heard-hungry', turn }
  // A session that ended with a spinning head is not praised.
  if (topic === 'dizzy') return { code: 'heard-dizzy', turn }
  // A first laugh since a stroke is no mere worry, and a fear that was overcome no mere fear.
  if ((feeling === 'worry' || feeling === 'fear') && isGladToo) return { code: 'heard-both', turn }
  return feeling === 'worry' || feeling === 'shame' || feeling === 'fear' ? { code: `heard-${feeling}`, turn } : null
}

/** One exercise that is hated or too hard is no bad day: there are others for the same. */
function dislikeIn({ feeling, isGladToo, topic, turn }: Said): HeardFact | null {
  const isOfIt = topic === 'disliked' && !isGladToo && (feeling === null || OF_EXERCISES.has(feeling))
  if (topic === 'beyond' && !isGladToo && feeling === null) return { code: 'heard-beyond', turn }
  return isOfIt ? { code: 'heard-disliked', turn } : null
}

/** What an exercise alone can make somebody feel. */
const OF_EXERCISES: ReadonlySet<Feeling> = new Set([
  'frustration',
  'boredom',
  'disgust',
  'reluctance',
  'fear',
  'nerves',
])

/** What makes a day hard; where something was good in it, too, both are heard. */
function tryingIn(said: Said): HeardFact | null {
  const { facts, feeling, isGladToo, isPlain, isTapped, question, topic, turn } = said
  const isOfAccount = question?.isAll && question.about === 'account'
  if (topic === 'complaint' && !isOfAccount && !isGladToo && feeling !== 'gratitude')
    return { code: 'heard-complaint', turn }
  const isLow = isPlain && facts.mood === 'low'
  const isStressed = isPlain && facts.stress === 'high'
  if (!isHeavy(feeling) && !isLow && !isStressed) return null
  // Who had no wish to and did it all the same is answered for both.
  if (isGladToo || (feeling === 'reluctance' && said.isDone)) return { code: 'heard-both', turn }
  if (isHeavy(feeling)) return { code: `heard-${feeling}`, turn }
  if (!isLow) return { code: 'heard-stress', turn }
  return { code: isTapped ? 'heard-sadness' : 'heard-rough', turn }
}

/** What was read as hard stands beside the answer, which then calls no such day ordinary. */
const isStrained = ({ facts }: Said) => facts.stress === 'high' || facts.mood === 'low'

function lightIn(said: Said): HeardFact | null {
  const { feeling, isAgreed, isLeft, isTapped, question, turn } = said
  if (isLeft) return { code: 'heard-left', turn }
  if (isAgreed) return { code: 'heard-yes', turn }
  if (question?.isAll && !isTapped) return { code: 'heard-question', turn }
  if (feeling === 'pride') return { code: 'heard-pride', turn }
  return ofBody(said) ?? gladIn(said)
}

/** How a body is: tired, sore, well again. */
function ofBody({ facts, isGladToo, isPlain, turn }: Said): HeardFact | null {
  const { soreness, eased = [] } = facts
  const isWorn = isPlain && facts.fatigue === 'high'
  if (isWorn || facts.sleep === 'poor')
    return isGladToo ? { code: 'heard-both', turn } : { code: isWorn ? 'heard-tired' : 'heard-slept', turn }
  if (soreness.length > 0) return { code: 'heard-soreness', parts: soreness, turn }
  if (eased.length > 0) return { code: 'heard-eased', parts: eased, turn }
  return facts.effort === 'too_hard' ? { code: 'heard-hard', turn } : null
}

function gladIn({ facts, feeling, isHardToo, isShort, isTapped, polarity, turn }: Said): HeardFact | null {
  // A mood that was read from one word may be a season's or a colour's: only in a short note or beside a pleasant word is it answered.
  const isGladByFacts = isGood(facts) && (isTapped || isShort || facts.sleep === 'good' || polarity === 'good')
  if (feeling === 'gladness' || isGladByFacts) return { code: isHardToo ? 'heard-both' : 'heard-gladness', turn }
  if (feeling === 'gratitude') return { code: 'heard-gratitude', turn }
  return feeling === 'flat' ? { code: 'heard-flat', turn } : null
}

function deedIn(said: Said): HeardFact | null {
  const { facts, isInstead, isPart, isTapped, topic, turn } = said
  // Who did it on such a day wrote of the day, and not of the session.
  if (said.isDone) return ofDay(topic, turn) ?? strainIn(said) ?? { code: doneIn(said), turn }
  if (isOfBody(topic)) return { code: `heard-${topic}`, turn }
  if (isInstead) return { code: 'heard-instead', turn }
  if (facts.completed === false && isPart) return { code: 'heard-part', turn }
  // What was read as not done may be a bus that was missed: only plain words are answered as a session.
  // Without a gym is not without a session.
  const isMissed = topic === 'missed' && !(facts.completed === null && facts.equipmentLimits.includes('no_gym'))
  if (!isMissed && !(facts.completed === false && isTapped)) return null
  // "No session, excellent evening"
  if (said.polarity === 'good' && !said.isHardToo) return { code: 'heard-gladness', turn }
  return strainIn(said) ?? { code: said.isShadowed ? 'heard-rough' : 'heard-skipped', turn }
}

/** Where nothing else is heard in a day that was read as hard, that it was. */
function strainIn(said: Said): HeardFact | null {
  if (!isStrained(said)) return null
  if (said.isGladToo) return { code: 'heard-both', turn: said.turn }
  return { code: said.facts.stress === 'high' ? 'heard-stress' : 'heard-rough', turn: said.turn }
}

/** How it was is not passed over, where its words are not known. */
function doneIn({ isDoneAlone, isDoneSurely, isPlainlyPart, isShadowed }: Said) {
  if (isPlainlyPart) return 'heard-part'
  // Nobody who told of something hard is met with "Done".
  if (!isDoneSurely || isShadowed) return 'heard-told'
  return isDoneAlone ? 'heard-done' : 'heard-done-told'
}

/** What a body does on a day, and what a night, a scale or the heat did. */
function ofDay(topic: Topic | null, turn: number): HeardFact | null {
  if (isOfBody(topic)) return { code: `heard-${topic}`, turn }
  if (topic === 'night') return { code: 'heard-slept', turn }
  return topic === 'scale' || topic === 'heat' ? { code: `heard-${topic}`, turn } : null
}

/** Where nothing was felt and nothing done: what a body does, what was asked, that all was as ever, and the mere words. */
function restIn(said: Said): HeardFact | null {
  const { facts, feeling, isHardToo, isTapped, polarity, question, topic, turn } = said
  if (isOfBody(topic)) return { code: `heard-${topic}`, turn }
  if (topic === 'night') return { code: 'heard-slept', turn }
  if (topic === 'away') return { code: 'heard-away', turn }
  if (question) return { code: 'heard-question', turn }
  const strain = strainIn(said)
  if (strain) return strain
  if (isTapped || feeling === 'calm' || facts.mood === 'ok') return { code: 'heard-steady', turn }
  if (polarity === 'good') return { code: isHardToo ? 'heard-both' : 'heard-gladness', turn }
  if (topic === 'scale' || topic === 'heat') return { code: `heard-${topic}`, turn }
  return polarity === 'bad' ? { code: 'heard-rough', turn } : null
}

/** What a body does, whatever is asked beside it. */
const isOfBody = (topic: Topic | null): topic is (typeof OF_BODY)[number] => OF_BODY.some((one) => one === topic)

const OF_BODY = ['stomach', 'period', 'hangover', 'dizzy', 'ailing', 'sore', 'fasting'] as const

/** The day of a history, or a silent one. */
export function dayOf(history: readonly HistoryDay[], date: CivilDate): HistoryDay {
  return history.find((one) => one.date === date) ?? { date }
}
