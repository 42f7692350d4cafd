import { dayNumber } from '../civil-date.ts'
import { isDone } from '../history/known-day.ts'
import { entriesOf } from '../history/merged-history.ts'
import type { CheckInFacts } from '../interpret/check-ins.ts'
import { findFeeling } from '../interpret/feeling.ts'
import { asksForMore, tellsOfOther, tellsOfPart } from '../interpret/instead.ts'
import type { Feeling } from '../interpret/lexicon/feelings.ts'
import type { Topic } from '../interpret/lexicon/topics.ts'
import { findPolarity } from '../interpret/polarity.ts'
import { findQuestion, type Question } from '../interpret/question.ts'
import { isUnreadLanguage } from '../interpret/reading.ts'
import { findTopic } from '../interpret/topic.ts'
import type { CivilDate, HistoryDay, SafetyFact } from '../model.ts'
import type { AnswerFact, HeardFact, KeptFact } from './answer-facts.ts'
import { LIMITS_ID } from './applied.ts'

/** What a check-in may have changed, in facts or in words. */
type Changed<T> = {
  readonly adjustments: readonly {
    readonly kind: string
    readonly date: CivilDate
    readonly asked: boolean
    readonly reason: T
  }[]
  readonly safety: readonly Pick<SafetyFact, 'kind'>[]
}

/** What follows from other days too, and would stand there without any check-in. */
const OF_OTHER_CAUSE: ReadonlySet<string> = new Set([LIMITS_ID, 'rebuilt'])

/**
 * The honest answer to a day's check-in: what was heard, then why the plan changed, or why nothing had to change. Where
 * something is heavy nothing cheerful is said.
 * @param facts - what the whole day says
 * @param plan - made after it
 */
export function checkInAnswer<T>(
  day: HistoryDay,
  facts: CheckInFacts,
  { adjustments, safety }: Changed<T>,
): readonly (T | AnswerFact)[] {
  const said: Said = {
    facts,
    feeling: feelingOf(day),
    isDone: isDone({ ...day, facts }),
    isInstead: notesOf(day).some(tellsOfOther),
    isPart: notesOf(day).some(tellsOfPart),
    isEager: notesOf(day).some(asksForMore),
    question: findQuestion(notesOf(day).join('\n')),
    topic: findTopic(notesOf(day).join('\n')),
    polarity: findPolarity(notesOf(day).join('\n')),
    isSparing: adjustments.some(({ kind }) => kind === 'pain'),
    turn: turnOf(day),
  }
  if (safety.some(({ kind }) => kind === 'danger')) return [...sorrowIn(said), { code: 'answer-stopped' }]
  const heard = heardIn(said, day)
  const changed = adjustments.find(({ kind, date, asked }) => date === day.date && !asked && !OF_OTHER_CAUSE.has(kind))
  // What became of the days stands beside the answer, before and after. Whoever grieves is not told of reasons.
  const then = changed ? (said.feeling === 'grief' ? [] : [changed.reason]) : [keptFor(said, heard)]
  const first = heard ?? (changed ? { code: 'heard-told' as const, turn: said.turn } : null)
  const answer = first ? [first, ...then] : then
  if (!notesOf(day).some(isUnreadLanguage)) return answer
  return first ? [...answer, { code: 'answer-foreign' }] : [{ code: 'answer-foreign' }]
}

type Said = {
  readonly facts: CheckInFacts
  readonly feeling: Feeling | null
  readonly isDone: boolean
  /** Whether something else was done than was planned. */
  readonly isInstead: boolean
  /** Whether some of the session was done. */
  readonly isPart: boolean
  /** Whether more is asked for. */
  readonly isEager: boolean
  readonly question: { readonly about: Question; readonly isAll: boolean } | null
  readonly topic: Topic | null
  /** Whether its words are pleasant ones, where they say no more of it. */
  readonly polarity: 'good' | 'bad' | null
  /** Whether a part is spared still, for what was told before. */
  readonly isSparing: boolean
  readonly turn: number
}

/** The gravest feeling of all that was written on a day. */
function feelingOf(day: HistoryDay): Feeling | null {
  return findFeeling(notesOf(day).join('\n'))
}

const notesOf = (day: HistoryDay) => entriesOf(day).flatMap(({ notes }) => notes ?? [])

/** Another form each day, and for each thing more that is said on it. */
function turnOf(day: HistoryDay): number {
  return dayNumber(day.date) + 2 * Math.max(0, entriesOf(day).length - 1)
}

/** What is answered first, the gravest first; null where nothing was understood. */
function heardIn(said: Said, day: HistoryDay): HeardFact | null {
  return heavyIn(said) ?? lightIn(said, day)
}

/** Whoever lost somebody is not met with a halt alone. */
function sorrowIn({ feeling, turn }: Said): HeardFact[] {
  return feeling === 'grief' || feeling === 'worry' ? [{ code: `heard-${feeling}`, turn }] : []
}

/** Beside any of this nothing cheerful is said. */
function heavyIn({ facts, feeling, topic, turn }: Said): HeardFact | null {
  if (feeling === 'grief') return { code: 'heard-grief', turn }
  if (facts.illness) return { code: 'heard-ill', turn }
  if (facts.pain.length > 0) return { code: 'heard-pain', parts: partsOf(facts), turn }
  // What is said of a session fits no brother.
  if (feeling === 'anger' && !isOfTraining(topic)) return { code: 'heard-frustration', turn }
  if (isHeavy(feeling)) return { code: `heard-${feeling}`, turn }
  if (facts.mood === 'low') return { code: 'heard-sadness', turn }
  return facts.stress === 'high' ? { code: 'heard-stress', turn } : null
}

function lightIn(said: Said, day: HistoryDay): HeardFact | null {
  const { facts, feeling, question, turn } = said
  const { soreness, eased = [] } = facts
  if (question?.isAll && !isTapped(day)) return { code: 'heard-question', turn }
  if (feeling === 'pride') return { code: 'heard-pride', turn }
  if (isTired(facts)) return { code: facts.fatigue === 'high' ? 'heard-tired' : 'heard-slept', turn }
  if (soreness.length > 0) return { code: 'heard-soreness', parts: soreness, turn }
  if (eased.length > 0) return { code: 'heard-eased', parts: eased, turn }
  if (facts.effort === 'too_hard') return { code: 'heard-hard', turn }
  if (feeling === 'gladness' || isGood(facts)) return { code: 'heard-gladness', turn }
  if (feeling === 'gratitude') return { code: 'heard-gratitude', turn }
  if (feeling === 'flat') return { code: 'heard-flat', turn }
  return deedIn(said) ?? restIn(said, day)
}

function deedIn({ facts, isDone: done, isInstead, isPart, topic, turn }: Said): HeardFact | null {
  if (done) return { code: 'heard-done', turn }
  if (isInstead) return { code: 'heard-instead', turn }
  if (facts.completed === false) return { code: isPart ? 'heard-part' : 'heard-skipped', turn }
  return topic === 'missed' ? { code: 'heard-skipped', turn } : null
}

/** Where nothing was felt and nothing done: what was asked, that all was as ever, or what the words are about. */
function restIn(said: Said, day: HistoryDay): HeardFact | null {
  const { facts, feeling, question, topic, turn } = said
  if (isOfBody(topic)) return { code: `heard-${topic}`, turn }
  if (question) return { code: 'heard-question', turn }
  if (isTapped(day) || feeling === 'calm' || facts.mood === 'ok') return { code: 'heard-steady', turn }
  if (tellsAhead(facts) && topic !== 'away') return { code: 'heard-ahead', turn }
  if (facts.travel && topic !== 'way') return { code: 'heard-away', turn }
  return ofWords(said)
}

/** What is answered to what the words are about comes before whether they are pleasant, where it says more. */
function ofWords({ polarity, topic, turn }: Said): HeardFact | null {
  if (topic === null || topic === 'missed') return polarity && ofPolarity(polarity, turn)
  if (saysMore(topic)) return { code: `heard-${topic}`, turn }
  return polarity ? ofPolarity(polarity, turn) : { code: `heard-${topic}`, turn }
}

const ofPolarity = (polarity: 'good' | 'bad', turn: number): HeardFact => ({
  code: polarity === 'good' ? 'heard-gladness' : 'heard-rough',
  turn,
})

const MORE = ['complaint', 'ahead', 'away', 'scale', 'rest', 'labour', 'heat', 'hangover', 'laughter'] as const

const saysMore = (topic: Topic): topic is (typeof MORE)[number] => MORE.some((one) => one === topic)

/** Why nothing changed, by what was said that could have changed something. */
function keptFor(said: Said, heard: HeardFact | null): KeptFact {
  const { question, topic, turn } = said
  if (isOfBody(topic) && heard?.code === `heard-${topic}`) return { code: `kept-${topic}`, turn }
  if (question && heard?.code === 'heard-question') return { code: `kept-asked-${question.about}`, turn }
  return keptForBody(said) ?? keptForFeeling(said, heard) ?? keptForDeed(said, heard) ?? keptForWords(said, heard)
}

function keptForFeeling({ facts, feeling, isDone: done, topic, turn }: Said, heard: HeardFact | null): KeptFact | null {
  if (heard?.code === 'heard-pride') return { code: done ? 'kept-done' : 'kept-good', turn }
  if (isHeavy(feeling)) {
    const kept = KEPT_FOR[feeling]
    if (topic === 'rest' && (kept === 'kept-wish' || kept === 'kept-entry')) return { code: 'kept-rest', turn }
    // Another session mends nothing about a boss.
    return { code: kept === 'kept-wish' && !isOfTraining(topic) ? 'kept-entry' : kept, turn }
  }
  const isLow = isTired(facts) || facts.mood === 'low' || facts.stress === 'high'
  return isLow ? { code: 'kept-tired', turn } : null
}

function keptForDeed(said: Said, heard: HeardFact | null): KeptFact | null {
  const { facts, isDone: done, isEager, isInstead, isPart, isSparing, question, turn } = said
  const { eased = [] } = facts
  if (eased.length > 0) return { code: isSparing ? 'kept-eased-slowly' : 'kept-eased', parts: eased, turn }
  if (question) return { code: `kept-asked-${question.about}`, turn }
  if (isEager && facts.effort !== 'too_easy') return { code: 'kept-eager', turn }
  if (done) return facts.effort === 'too_easy' ? { code: 'kept-easy' } : { code: 'kept-done', turn }
  if (isInstead) return { code: 'kept-instead' }
  if (facts.completed === false && isPart) return { code: 'kept-part', turn }
  return facts.completed === false || heard?.code === 'heard-skipped' ? { code: 'kept-skipped', turn } : null
}

function keptForWords({ facts, topic, turn }: Said, heard: HeardFact | null): KeptFact {
  if (heard === null) return { code: 'kept-unread', turn }
  if (heard.code === 'heard-ahead' && tellsAhead(facts)) return { code: 'kept-noted', turn }
  if (heard.code === 'heard-gladness' || heard.code === 'heard-gratitude') return { code: 'kept-good', turn }
  if (heard.code === 'heard-rough') return { code: 'kept-short', turn }
  if (heard.code === 'heard-away') return { code: 'kept-away', turn }
  return { code: topic !== null && heard.code === `heard-${topic}` ? keptForTopic(topic) : 'kept-steady', turn }
}

const WITH_REASON = ['ahead', 'away', 'complaint', 'body', 'stomach', 'period', 'labour', 'rest'] as const

function keptForTopic(topic: Topic) {
  if (topic === 'hangover') return 'kept-short'
  const own = WITH_REASON.find((one) => one === topic)
  return own ? (`kept-${own}` as const) : 'kept-entry'
}

/** What a body does, whatever is asked beside it. */
const isOfBody = (topic: Topic | null): topic is 'stomach' | 'period' => topic === 'stomach' || topic === 'period'

/** Whether a feeling may be about the plan: where nothing else is named. */
const isOfTraining = (topic: Topic | null) => topic === null || OF_TRAINING.has(topic)

const OF_TRAINING: ReadonlySet<Topic> = new Set([
  'training',
  'complaint',
  'rest',
  'body',
  'motto',
  'laughter',
  'greeting',
])

function keptForBody({ facts, turn }: Said): KeptFact | null {
  if (facts.illness) return { code: 'kept-ill' }
  if (facts.pain.length > 0) return { code: 'kept-pain', parts: partsOf(facts), turn }
  return facts.soreness.length > 0 ? { code: 'kept-soreness', parts: facts.soreness, turn } : null
}

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
  anger: 'kept-wish',
  frustration: 'kept-entry',
  boredom: 'kept-wish',
  reluctance: 'kept-short',
} as const satisfies Record<Heavy, string>

const partsOf = ({ pain }: CheckInFacts) => pain.map(({ part }) => part)

const isTired = ({ fatigue, sleep }: CheckInFacts) => fatigue === 'high' || sleep === 'poor'

const isGood = ({ mood, fatigue, sleep }: CheckInFacts) =>
  mood === 'good' || sleep === 'good' || (fatigue === 'low' && sleep !== 'poor')

/** Whether the hours to come, or what there is to train with, were read. */
const tellsAhead = (facts: CheckInFacts) =>
  facts.tomorrowBusy.length > 0 ||
  facts.tomorrowUnavailable ||
  facts.tomorrowPrefer !== null ||
  facts.equipmentLimits.length > 0

const isTapped = (day: HistoryDay) => entriesOf(day).some(({ taps }) => taps)

/** The day of a history, or a silent one. */
export function dayOf(history: readonly HistoryDay[], date: CivilDate): HistoryDay {
  return history.find((one) => one.date === date) ?? { date }
}
