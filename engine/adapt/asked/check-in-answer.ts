import type { Feeling } from '../../interpret/lexicon/feelings.ts'
import type { Topic } from '../../interpret/lexicon/topics.ts'
import type { CheckInFacts } from '../../interpret/notes/check-ins.ts'
import { isUnreadLanguage } from '../../interpret/reading.ts'
import type { CivilDate, HistoryDay, SafetyFact } from '../../model.ts'
import type { AnswerFact, HeardFact, KeptFact } from '../facts/answer-facts.ts'
import { notesOf, type Said, saidOn } from '../heard/said-on-a-day.ts'
import { OF_OTHER_CAUSE } from '../other-cause.ts'

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
  if (!notesOf(day).some(isUnreadLanguage)) return [heard, ...then]
  return heard.code === 'heard-told' ? [{ code: 'answer-foreign' }] : [heard, ...then, { code: 'answer-foreign' }]
}

/** A loss is not passed over, nor the joy of whoever awaits a child. */
const isMoved = ({ feeling }: Said) => feeling === 'grief' || feeling === 'gladness'

/** What is answered first, the gravest first. */
function heardIn(said: Said): HeardFact {
  const { turn } = said
  return (
    graveIn(said) ?? tryingIn(said) ?? lightIn(said) ?? deedIn(said) ?? restIn(said) ?? { code: 'heard-told', turn }
  )
}

/** Whoever lost somebody is not met with a halt alone. */
function sorrowIn({ feeling, turn }: Said): HeardFact[] {
  return feeling === 'grief' || feeling === 'worry' ? [{ code: `heard-${feeling}`, turn }] : []
}

/** Beside any of this nothing cheerful is said. */
function graveIn({ facts, feeling, isGladToo, topic, turn }: Said): HeardFact | null {
  if (feeling === 'grief') return { code: 'heard-grief', turn }
  if (facts.illness) return { code: 'heard-ill', turn }
  if (facts.pain.length > 0) return { code: 'heard-pain', parts: partsOf(facts), turn }
  if (topic === 'hurt' || topic === 'forbidden') return { code: `heard-${topic}`, turn }
  // A session that ended with a spinning head is not praised.
  if (topic === 'dizzy') return { code: 'heard-dizzy', turn }
  // A first laugh since a stroke is no mere worry, and a fear that was overcome no mere fear.
  if ((feeling === 'worry' || feeling === 'fear') && isGladToo) return { code: 'heard-both', turn }
  return feeling === 'worry' || feeling === 'shame' || feeling === 'fear' ? { code: `heard-${feeling}`, turn } : null
}

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

function lightIn(said: Said): HeardFact | null {
  const { feeling, isTapped, question, turn } = said
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
  if (said.isDone) return ofDay(topic, turn) ?? { code: doneIn(said), turn }
  if (isInstead) return { code: 'heard-instead', turn }
  if (facts.completed === false && isPart) return { code: 'heard-part', turn }
  // What was read as not done may be a bus that was missed: only plain words are answered as a session.
  return topic === 'missed' || (facts.completed === false && isTapped) ? { code: 'heard-skipped', turn } : null
}

/** How it was is not passed over, where its words are not known. */
function doneIn({ isDoneAlone, isDoneSurely, isPlainlyPart }: Said) {
  if (isPlainlyPart) return 'heard-part'
  if (!isDoneSurely) return 'heard-told'
  return isDoneAlone ? 'heard-done' : 'heard-done-told'
}

/** What a body does on a day, and what a night, a scale or the heat did. */
function ofDay(topic: Topic | null, turn: number): HeardFact | null {
  if (isOfBody(topic)) return { code: `heard-${topic}`, turn }
  if (topic === 'night') return { code: 'heard-slept', turn }
  return topic === 'scale' || topic === 'heat' ? { code: `heard-${topic}`, turn } : null
}

/** Where nothing was felt and nothing done: what a body does, what was asked, that all was as ever, and the mere words. */
function restIn({ facts, feeling, isHardToo, isTapped, polarity, question, topic, turn }: Said): HeardFact | null {
  if (isOfBody(topic)) return { code: `heard-${topic}`, turn }
  if (topic === 'night') return { code: 'heard-slept', turn }
  if (question) return { code: 'heard-question', turn }
  if (isTapped || feeling === 'calm' || facts.mood === 'ok') return { code: 'heard-steady', turn }
  if (polarity === 'good') return { code: isHardToo ? 'heard-both' : 'heard-gladness', turn }
  if (topic === 'scale' || topic === 'heat') return { code: `heard-${topic}`, turn }
  return polarity === 'bad' ? { code: 'heard-rough', turn } : null
}

/** Why nothing changed, by what was said that could have changed something. */
function keptFor(said: Said, heard: HeardFact): KeptFact {
  const { turn } = said
  const own = OWN_REASON.get(heard.code)
  if (own) return { code: own, turn }
  if (said.question && heard.code === 'heard-question') return { code: `kept-asked-${said.question.about}`, turn }
  return keptForBody(said) ?? keptForFeeling(said, heard) ?? keptForDeed(said, heard) ?? keptForWords(said, heard)
}

/** What is heard that has one reason and no other. */
const OWN_REASON = new Map<
  HeardFact['code'],
  | 'kept-stomach'
  | 'kept-period'
  | 'kept-short'
  | 'kept-complaint'
  | 'kept-where'
  | 'kept-forbidden'
  | 'kept-dizzy'
  | 'kept-fasting'
>([
  ['heard-stomach', 'kept-stomach'],
  ['heard-period', 'kept-period'],
  ['heard-hangover', 'kept-short'],
  ['heard-hurt', 'kept-where'],
  ['heard-forbidden', 'kept-forbidden'],
  ['heard-dizzy', 'kept-dizzy'],
  ['heard-fasting', 'kept-fasting'],
  ['heard-complaint', 'kept-complaint'],
])

function keptForBody({ facts, turn }: Said): KeptFact | null {
  if (facts.illness) return { code: 'kept-ill' }
  if (facts.pain.length > 0) return { code: 'kept-pain', parts: partsOf(facts), turn }
  return facts.soreness.length > 0 ? { code: 'kept-soreness', parts: facts.soreness, turn } : null
}

function keptForFeeling({ facts, feeling, isDone: done, isPlain, turn }: Said, heard: HeardFact): KeptFact | null {
  if (heard.code === 'heard-pride') return { code: done ? 'kept-done' : 'kept-good', turn }
  if (isHeavy(feeling) && (heard.code !== 'heard-both' || feeling === 'sadness'))
    return { code: KEPT_FOR[feeling], turn }
  return facts.sleep === 'poor' || (isPlain && isLow(facts)) ? { code: 'kept-tired', turn } : null
}

function keptForDeed(said: Said, heard: HeardFact): KeptFact | null {
  const { facts, isDone: done, isEager, isInstead, isSparing, question, turn } = said
  const { eased = [] } = facts
  if (eased.length > 0) return { code: isSparing ? 'kept-eased-slowly' : 'kept-eased', parts: eased, turn }
  if (question) return { code: `kept-asked-${question.about}`, turn }
  if (isEager && facts.effort !== 'too_easy') return { code: 'kept-eager', turn }
  // What was read as done, and not told plainly, may be something else that was done.
  if (done && heard.code === 'heard-told') return { code: 'kept-entry', turn }
  if (done) return facts.effort === 'too_easy' ? { code: 'kept-easy' } : { code: 'kept-done', turn }
  if (isInstead) return { code: 'kept-instead' }
  if (heard.code === 'heard-part') return { code: 'kept-part', turn }
  return heard.code === 'heard-skipped' ? { code: 'kept-skipped', turn } : null
}

function keptForWords({ facts, topic, turn }: Said, heard: HeardFact): KeptFact {
  if (heard.code === 'heard-gladness' || heard.code === 'heard-gratitude') return { code: 'kept-good', turn }
  if (heard.code === 'heard-steady') return { code: 'kept-steady', turn }
  if (tellsAhead(facts) || facts.completed === false || isGood(facts) || isLow(facts))
    return { code: 'kept-noted', turn }
  if (facts.travel) return { code: 'kept-away', turn }
  if (heard.code !== 'heard-told') return { code: 'kept-entry', turn }
  return { code: topic === 'ahead' ? 'kept-ahead' : 'kept-told', turn }
}

/** What a body does, whatever is asked beside it. */
const isOfBody = (topic: Topic | null): topic is (typeof OF_BODY)[number] => OF_BODY.some((one) => one === topic)

const OF_BODY = ['stomach', 'period', 'hangover', 'dizzy', 'fasting'] as const

type Heavy = Exclude<Feeling, 'flat' | 'pride' | 'gladness' | 'gratitude' | 'calm'>

const isHeavy = (feeling: Feeling | null): feeling is Heavy => feeling !== null && feeling in KEPT_FOR

const KEPT_FOR = {
  grief: 'kept-gently',
  worry: 'kept-gently',
  sadness: 'kept-gently',
  shame: 'kept-gently',
  fear: 'kept-gently',
  stress: 'kept-short',
  nerves: 'kept-nerves',
  doubt: 'kept-doubt',
  disgust: 'kept-wish',
  frustration: 'kept-entry',
  boredom: 'kept-wish',
  reluctance: 'kept-short',
} as const satisfies Record<Heavy, string>

const partsOf = ({ pain }: CheckInFacts) => pain.map(({ part }) => part)

const isTired = ({ fatigue, sleep }: CheckInFacts) => fatigue === 'high' || sleep === 'poor'

const isLow = (facts: CheckInFacts) => isTired(facts) || facts.mood === 'low' || facts.stress === 'high'

const isGood = ({ mood, fatigue, sleep }: CheckInFacts) =>
  mood === 'good' || sleep === 'good' || (fatigue === 'low' && sleep !== 'poor')

/** Whether the hours to come, or what there is to train with, were read. */
const tellsAhead = (facts: CheckInFacts) =>
  facts.tomorrowBusy.length > 0 ||
  facts.tomorrowUnavailable ||
  facts.tomorrowPrefer !== null ||
  facts.tomorrowMinutes !== undefined ||
  facts.equipmentLimits.length > 0

/** The day of a history, or a silent one. */
export function dayOf(history: readonly HistoryDay[], date: CivilDate): HistoryDay {
  return history.find((one) => one.date === date) ?? { date }
}
