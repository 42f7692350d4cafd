import type { Feeling } from '../../interpret/lexicon/feelings.ts'
import type { CheckInFacts } from '../../interpret/notes/check-ins.ts'
import type { HeardFact, KeptFact } from '../facts/answer-facts.ts'
import type { Said } from '../heard/said-on-a-day.ts'

/** Why nothing changed, by what was said that could have changed something. */
export function keptFor(said: Said, heard: HeardFact): KeptFact {
  const { turn } = said
  const own = OWN_REASON.get(heard.code)
  if (own) return { code: own, turn }
  if (said.question && heard.code === 'heard-question') return keptForAsked(said) ?? { code: 'kept-told', turn }
  return (
    keptForBody(said) ??
    keptForFeeling(said, heard) ??
    keptForAsked(said) ??
    keptForDeed(said, heard) ??
    keptForWords(said, heard)
  )
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
  | 'kept-disliked'
  | 'kept-beyond'
  | 'kept-away'
  | 'kept-dizzy'
  | 'kept-ailing'
  | 'kept-sore'
  | 'kept-fasting'
  | 'kept-hungry'
>([
  ['heard-stomach', 'kept-stomach'],
  ['heard-period', 'kept-period'],
  ['heard-hangover', 'kept-short'],
  ['heard-hurt', 'kept-where'],
  ['heard-forbidden', 'kept-forbidden'],
  ['heard-disliked', 'kept-disliked'],
  ['heard-beyond', 'kept-beyond'],
  ['heard-away', 'kept-away'],
  ['heard-dizzy', 'kept-dizzy'],
  ['heard-ailing', 'kept-ailing'],
  ['heard-sore', 'kept-sore'],
  ['heard-fasting', 'kept-fasting'],
  ['heard-complaint', 'kept-complaint'],
  ['heard-hungry', 'kept-hungry'],
])

function keptForBody({ facts, turn }: Said): KeptFact | null {
  if (facts.illness) return { code: 'kept-ill' }
  if (facts.pain.length > 0) return { code: 'kept-pain', parts: partsOf(facts), turn }
  return facts.soreness.length > 0 ? { code: 'kept-soreness', parts: facts.soreness, turn } : null
}

function keptForFeeling(said: Said, heard: HeardFact): KeptFact | null {
  const { facts, feeling, turn } = said
  if (isHeavy(feeling) && (heard.code !== 'heard-both' || feeling === 'sadness'))
    return { code: KEPT_FOR[feeling], turn }
  if (heard.code === 'heard-sadness') return { code: 'kept-gently', turn }
  // Who asks for another day or another session is told where, however tired.
  if (isWish(said)) return keptForAsked(said)
  if (isTiredTold(said, heard)) return { code: 'kept-tired', turn }
  if (heard.code === 'heard-pride') return { code: said.isDone ? 'kept-done' : 'kept-good', turn }
  return facts.sleep === 'poor' || heard.code === 'heard-stress' ? { code: 'kept-short', turn } : null
}

const isWish = ({ question }: Said) => question?.about === 'change' || question?.about === 'days'

/** Whether tiredness is told: a second tired day makes the next one easy, and a second sad one does not. */
const isTiredTold = ({ facts, isPlain }: Said, { code }: HeardFact) =>
  facts.fatigue === 'high' && (isPlain || code === 'heard-pride' || code === 'heard-gladness')

function keptForAsked({ facts, isDone, isSparing, question, turn, ...said }: Said): KeptFact | null {
  const { eased = [] } = facts
  if (eased.length > 0) return { code: isSparing ? 'kept-eased-slowly' : 'kept-eased', parts: eased, turn }
  if (question && !(said.isEager && question.about === 'other')) return { code: `kept-asked-${question.about}`, turn }
  const isKeen = said.isEager && (facts.effort !== 'too_easy' || !isDone)
  return isKeen ? { code: 'kept-eager', turn } : null
}

function keptForDeed(said: Said, heard: HeardFact): KeptFact | null {
  const { facts, isDone: done, isInstead, topic, turn } = said
  // What was read as done, and not told plainly, may be something else that was done.
  if (done && facts.effort === 'too_easy') return { code: 'kept-easy' }
  // Days to come elsewhere ask for more than the session of today does.
  if (topic === 'away') return { code: 'kept-away', turn }
  if (done && heard.code === 'heard-told') return { code: 'kept-entry', turn }
  if (done) return { code: 'kept-done', turn }
  if (isInstead) return { code: 'kept-instead' }
  if (heard.code === 'heard-part') return { code: 'kept-part', turn }
  return isMissed(said, heard) ? { code: 'kept-skipped', turn } : null
}

const isMissed = ({ facts }: Said, { code }: HeardFact) =>
  code === 'heard-skipped' || (code === 'heard-left' && facts.completed === false)

function keptForWords({ facts, topic, turn }: Said, heard: HeardFact): KeptFact {
  if (heard.code === 'heard-gladness' || heard.code === 'heard-gratitude') return { code: 'kept-good', turn }
  if (heard.code === 'heard-steady') return { code: 'kept-steady', turn }
  if (tellsAhead(facts) || facts.completed === false || isGood(facts) || isLow(facts))
    return { code: 'kept-noted', turn }
  if (facts.travel) return { code: 'kept-away', turn }
  if (heard.code !== 'heard-told') return { code: 'kept-entry', turn }
  return { code: topic === 'ahead' ? 'kept-ahead' : 'kept-told', turn }
}

export type Heavy = Exclude<Feeling, 'flat' | 'pride' | 'gladness' | 'gratitude' | 'calm'>

/** Whether a feeling is one that nothing cheerful stands beside, or at least a shadow on a day. */
export const isHeavy = (feeling: Feeling | null): feeling is Heavy => feeling !== null && feeling in KEPT_FOR

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

/** The parts of a body that hurt. */
export const partsOf = ({ pain }: CheckInFacts) => pain.map(({ part }) => part)

const isTired = ({ fatigue, sleep }: CheckInFacts) => fatigue === 'high' || sleep === 'poor'

const isLow = (facts: CheckInFacts) => isTired(facts) || facts.mood === 'low' || facts.stress === 'high'

/** Whether anything good was read of somebody's state. */
export const isGood = ({ mood, fatigue, sleep }: CheckInFacts) =>
  mood === 'good' || sleep === 'good' || (fatigue === 'low' && sleep !== 'poor')

/** Whether the hours to come, or what there is to train with, were read. */
const tellsAhead = (facts: CheckInFacts) =>
  facts.tomorrowBusy.length > 0 ||
  facts.tomorrowUnavailable ||
  facts.tomorrowPrefer !== null ||
  facts.tomorrowMinutes !== undefined ||
  facts.todayBusy !== undefined ||
  facts.todayMinutes !== undefined ||
  facts.equipmentLimits.length > 0
