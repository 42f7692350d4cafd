import { isForSafety } from '../adapt/adjustment.ts'
import type { AdaptedPlan } from '../adapt/asked/adapted-plan.ts'
import { standingSafety } from '../adapt/heard/paused.ts'
import { addDays, mondayOf } from '../civil-date.ts'
import { knownResult, standingAnswers } from '../confirmed/chosen.ts'
import { movedWithin } from '../history/moved-within.ts'
import { BOUNDS } from '../limits/bounds.ts'
import type { AskKind, Choice, StoredAnswer } from '../model.ts'
import type { PlanWeek } from '../plan-model.ts'
import type { PlanQuestion } from '../plan-question.ts'
import type { Ask, AskOf, Situation } from './ask.ts'
import type { AskFact } from './ask-facts.ts'
import { effortOutcome, runsOutcome, tooEasy, tooHard } from './how-hard.ts'
import { tiredOutcome, tooTired } from './how-tired.ts'
import { type Ahead, isOfBase, isSame, type Making, meansOf, weeksAhead } from './meaning.ts'
import { missedOutcome, oftenMissed } from './often-missed.ts'
import { faster, goalReach, toldResult } from './paces.ts'

/** Every kind, what takes most from a person first: one is asked at a time. */
const ASKS: Readonly<Record<AskKind, AskOf>> = {
  'too-hard': { find: tooHard, outcome: effortOutcome },
  'too-tired': { find: tooTired, outcome: tiredOutcome },
  'too-easy': { find: tooEasy, outcome: effortOutcome },
  'often-missed': { find: oftenMissed, outcome: missedOutcome },
  'goal-reach': { find: goalReach, outcome: runsOutcome },
  faster: { find: faster, outcome: runsOutcome },
  'told-result': { find: toldResult, outcome: runsOutcome },
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
  const days = weeks.filter((week) => !isLivedOtherwise(week, known)).flatMap((week) => week.days)
  const situation: Situation = {
    ...{ base, today, days, adjustments, answers },
    since: input.recordedSince ?? known.reduce((least, { date }) => (date < least ? date : least), today),
    result: knownResult(input.preferences?.recentRace, answers),
    known: known.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  }
  for (const kind of KINDS) {
    const ask = ASKS[kind].find(situation)
    if (!ask || isSilenced(ask, situation)) continue
    const question = questionOf(ask, making, situation)
    if (question) return [question]
  }
  return []
}

/** Sessions of a week done on other days, from which on its own were probably planned otherwise then. @source default-ours */
const MOVED_LEAST = 2

/** Whether what a week has on its days says nothing of what was done on them. */
function isLivedOtherwise({ days }: PlanWeek, known: AdaptedPlan['known']): boolean {
  const dates = new Set(days.map(({ date }) => date))
  const due = days.filter(({ durationMin, discipline }) => durationMin > 0 && discipline !== 'race')
  const records = known.filter(({ date }) => dates.has(date))
  return movedWithin(due, records).length >= MOVED_LEAST
}

/** Whether somebody has answered of late: what they chose has to show first, and what they left is left. */
function isSilenced({ kind, of }: Ask, { answers, today }: Situation): boolean {
  if (of !== undefined) return answers.some(({ id }) => id === `ask:${kind}:${of}`)
  return answers.some(({ kind: answered, on, choice }) => {
    const isLeft = choice.type === 'leave'
    if (answered === kind) return today < addDays(on, isLeft ? LEFT_DAYS : AGAIN_DAYS)
    const isOfLoad = OF_LOAD.includes(kind) && OF_LOAD.includes(answered)
    return isOfLoad && !isLeft && today < addDays(on, SETTLING_DAYS)
  })
}

/** Beside leaving all as it is: more than these nobody weighs. @source default-ours */
const OFFERED = 2

function questionOf(ask: Ask, making: Making, situation: Situation): PlanQuestion | null {
  const { today } = situation
  const { kind, text, why, of = mondayOf(today) } = ask
  // The same all week, so that an answer finds its question.
  const id = `ask:${kind}:${of}`
  const as = (choice: Choice): StoredAnswer => ({ id, kind, on: today, choice })
  const planned = weeksAhead(making)
  const chosen: PlanQuestion['answers'][number][] = []
  for (const { choice, works = (ahead: Ahead) => isOfBase(choice) || !isSame(ahead, planned) } of ask.offers) {
    const made = chosen.length < OFFERED ? madeWith(making, as(choice)) : null
    if (!made) continue
    const ahead = weeksAhead(made)
    if (works(ahead, planned)) chosen.push(answerOf(as(choice), meansOf(choice, ahead, planned, making.base)))
  }
  if (chosen.length === 0) return null
  const last = lastOf(situation, kind)
  const leaves = { min: planned.min, hard: planned.hard, days: ask.of === undefined ? LEFT_DAYS : null }
  return {
    ...{ id, text, why, otherwise: { code: 'otherwise-as-planned' } },
    ...(last && { last }),
    answers: [...chosen, answerOf(as({ type: 'leave' }), { code: 'means-as-planned', ...leaves })],
  }
}

/** The same plan made with an answer; null where the base that it needs cannot be made anew. */
function madeWith({ anew, ...making }: Making, answer: StoredAnswer): Making | null {
  const { id } = answer
  const withdrawn = (making.input.withdrawn ?? []).filter((one) => one !== id)
  const answers = [...(making.input.answers ?? []).filter((one) => one.id !== id), answer]
  const input = { ...making.input, answers, withdrawn }
  if (!isOfBase(answer.choice)) return { ...making, input }
  return anew ? { ...making, input, base: anew(input) } : null
}

function answerOf(choice: StoredAnswer, means: AskFact): PlanQuestion['answers'][number] {
  const { kind, choice: chosen } = choice
  return { id: chosen.type, text: { code: 'choose', choice: chosen, asked: kind }, records: [], means, choice }
}

/** What was chosen when the same was asked before, and what came of it. */
function lastOf(situation: Situation, kind: AskKind): AskFact | null {
  const last = situation.answers
    .filter((one) => one.kind === kind)
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))
    .at(-1)
  if (!last) return null
  const after = ASKS[kind].outcome(situation, last)
  return { code: 'last-choice', choice: last.choice, on: last.on, after }
}
