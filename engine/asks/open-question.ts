import type { AdaptedPlan } from '../adapt/adapted-plan.ts'
import { isForSafety } from '../adapt/adjustment.ts'
import { standingAnswers } from '../adapt/answered.ts'
import { standingSafety } from '../adapt/paused.ts'
import { addDays, mondayOf } from '../civil-date.ts'
import { BOUNDS } from '../limits/bounds.ts'
import type { AskKind, Choice, StoredAnswer } from '../model.ts'
import type { PlanWeek } from '../plan-model.ts'
import type { PlanQuestion } from '../plan-question.ts'
import type { Ask, AskOf, Situation } from './ask.ts'
import type { AskFact } from './ask-facts.ts'
import { effortOutcome, tooEasy, tooHard } from './how-hard.ts'
import { tiredOutcome, tooTired } from './how-tired.ts'
import { type Ahead, type Making, weeksAhead } from './meaning.ts'

/** Every kind, what takes most from a person first: one is asked at a time. */
const ASKS: Readonly<Record<AskKind, AskOf>> = {
  'too-hard': { find: tooHard, outcome: effortOutcome },
  'too-tired': { find: tooTired, outcome: tiredOutcome },
  'too-easy': { find: tooEasy, outcome: effortOutcome },
}
const KINDS = Object.keys(ASKS) as readonly AskKind[]

const { least: AGAIN_DAYS } = BOUNDS['asked-again']
const { least: LEFT_DAYS } = BOUNDS['left-alone']
const { least: SETTLING_DAYS } = BOUNDS['asked-after-change']

/** The questions of how much there is to do: one that was answered with a change has the others wait for what comes of it. */
const OF_LOAD: readonly AskKind[] = ['too-hard', 'too-tired', 'too-easy']

/**
 * The one question that what happened leaves open, with what each answer would make of the next weeks; none where safety
 * has the word, or where no answer would change anything.
 * @param weeks - as they are shown
 * @source default-ours
 */
export function openQuestion(making: Making, adapted: AdaptedPlan, weeks: readonly PlanWeek[]): PlanQuestion[] {
  const { base, input } = making
  const { today } = input
  const { known, adjustments } = adapted
  const isSafe = standingSafety(adapted.safety, today).length === 0 && !adjustments.some(isForSafety)
  if (known.length === 0 || !isSafe) return []
  const answers = standingAnswers(input)
  const days = weeks.flatMap((week) => week.days)
  const situation: Situation = {
    ...{ base, today, days, adjustments, answers },
    known: known.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  }
  for (const kind of KINDS) {
    if (isSilenced(kind, situation)) continue
    const ask = ASKS[kind].find(situation)
    const question = ask && questionOf(ask, making, situation)
    if (question) return [question]
  }
  return []
}

/** Whether somebody has answered of late: what they chose has to show first, and what they left is left. */
function isSilenced(kind: AskKind, { answers, today }: Situation): boolean {
  return answers.some(({ kind: answered, on, choice }) => {
    const isLeft = choice.type === 'leave'
    if (answered === kind) return today < addDays(on, isLeft ? LEFT_DAYS : AGAIN_DAYS)
    const isOfLoad = OF_LOAD.includes(kind) && OF_LOAD.includes(answered)
    return isOfLoad && !isLeft && today < addDays(on, SETTLING_DAYS)
  })
}

function questionOf(ask: Ask, making: Making, situation: Situation): PlanQuestion | null {
  const { today } = situation
  const { kind, text, why } = ask
  // The same all week, so that an answer finds its question.
  const id = `ask:${kind}:${mondayOf(today)}`
  const as = (choice: Choice): StoredAnswer => ({ id, kind, on: today, choice })
  const { input } = making
  const planned = weeksAhead(making)
  const chosen = ask.choices.flatMap((choice) => {
    const answer = as(choice)
    const withdrawn = (input.withdrawn ?? []).filter((one) => one !== id)
    const answers = [...(input.answers ?? []).filter((one) => one.id !== id), answer]
    const ahead = weeksAhead({ ...making, input: { ...input, answers, withdrawn } })
    return isSame(ahead, planned) ? [] : [answerOf(answer, meansOf(ahead, planned))]
  })
  if (chosen.length === 0) return null
  const last = lastOf(situation, kind)
  return {
    ...{ id, text, why, otherwise: { code: 'otherwise-as-planned' } },
    ...(last && { last }),
    answers: [...chosen, answerOf(as({ type: 'leave' }), { code: 'means-as-planned', ...planned, days: LEFT_DAYS })],
  }
}

function answerOf(choice: StoredAnswer, means: AskFact): PlanQuestion['answers'][number] {
  const { type } = choice.choice
  return { id: type, text: { code: `choose-${type}` }, records: [], means, choice }
}

function isSame(one: Ahead, other: Ahead): boolean {
  return one.min === other.min && one.hard === other.hard
}

function meansOf({ min, hard }: Ahead, was: Ahead): AskFact {
  return { code: 'means-weeks', min, wasMin: was.min, hard, wasHard: was.hard }
}

/** What was chosen when the same was asked before, and what came of it. */
function lastOf(situation: Situation, kind: AskKind): AskFact | null {
  const last = situation.answers
    .filter((one) => one.kind === kind)
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))
    .at(-1)
  if (!last) return null
  const after = ASKS[kind].outcome(situation, last)
  return { code: 'last-choice', choice: last.choice.type, on: last.on, after }
}
