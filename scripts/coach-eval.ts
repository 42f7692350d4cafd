/**
 * `npm run coach:eval`: scores the language model that AI_MODEL names on reading and advice, against any server.
 * Prints scores beside those of the built-in reader, answers that could not be used, latency, tokens and, with
 * AI_PRICE_PER_MILLION (dollars for a million tokens), cost. Needs no database; nothing is kept.
 */
import type { LanguageModel } from 'ai'
import { noteFacts } from '../engine/history/notes.ts'
import { type CheckInFacts, readCheckIn } from '../engine/interpret/notes/check-ins.ts'
import { weekCells, writtenWeek } from '../engine/interpret/testing/week-notation.ts'
import { readCommitments } from '../engine/interpret/week/commitments.ts'
import type { CommitmentsReading, PlanInput } from '../engine/model.ts'
import { makePlan } from '../engine/plan.ts'
import { adviceOf, adviceQuestion } from '../server/coach/advise.ts'
import { safeOptions } from '../server/coach/safe-options.ts'
import { readConfig, StartError } from '../server/config.ts'
import { ask, CoachFailure, type Question } from '../server/model/ask.ts'
import { openModel } from '../server/model/model.ts'
import { commitmentsQuestion, mergedCommitments, mergedNote, noteQuestion } from '../server/model/read.ts'
import { scheduleIn } from '../words/schedule.ts'
import { PLAIN_SPEECH } from '../words/speech.ts'
import { NOTES, SITUATIONS, WEEKS } from './coach-eval-cases.ts'

/** A score of one case, with and without the model. [ratio] */
type Scored = { readonly alone: number; readonly together: number; readonly problem?: string }

const times: number[] = []
let tokens = 0

async function asked<T>(model: LanguageModel, question: Question<T>): Promise<{ value: T } | { problem: string }> {
  const start = performance.now()
  try {
    const answer = await ask(model, question)
    tokens += answer.tokens
    return { value: answer.value }
  } catch (error) {
    if (error instanceof CoachFailure) return { problem: error.kind }
    throw error
  } finally {
    times.push(performance.now() - start)
  }
}

async function scoreWeek(model: LanguageModel, [text, week]: (typeof WEEKS)[number]): Promise<Scored> {
  const own = readCommitments(text)
  const answer = await asked(model, commitmentsQuestion(text))
  const alone = overlap(own, week)
  if ('problem' in answer) return { alone, together: alone, problem: answer.problem }
  return { alone, together: overlap(mergedCommitments(text, own, answer.value), week) }
}

/** Intersection over union of the hours of a week. [ratio] */
function overlap(reading: CommitmentsReading, week: string): number {
  const [read, meant] = [weekCells(reading.busy), new Set(weekCells(writtenWeek(week)))]
  const both = read.filter((cell) => meant.has(cell)).length
  const either = new Set([...read, ...meant]).size
  return either === 0 ? 1 : both / either
}

async function scoreNote(model: LanguageModel, [text, ...facts]: (typeof NOTES)[number]): Promise<Scored> {
  const own = readCheckIn('notes', text)
  const answer = await asked(model, noteQuestion(text))
  const alone = matches(own, facts)
  if ('problem' in answer) return { alone, together: alone, problem: answer.problem }
  return { alone, together: matches(mergedNote(text, own, answer.value), facts) }
}

/** Whether exactly these facts were found. */
function matches(said: CheckInFacts, facts: readonly string[]): number {
  const found = [
    said.fatigue === 'high' && 'tired',
    said.fatigue === 'low' && 'fresh',
    said.sleep === 'poor' && 'slept-badly',
    said.sleep === 'good' && 'slept-well',
    said.illness && 'ill',
    said.redFlag && 'flag',
  ].filter((fact) => fact !== false)
  return found.toSorted().join() === [...facts].toSorted().join() ? 1 : 0
}

async function scoreAdvice(model: LanguageModel, { note, sensible }: (typeof SITUATIONS)[number]): Promise<Scored> {
  const input = adviceInput(note)
  const facts = { checkIns: { [input.today]: noteFacts({ date: input.today, notes: note }) } }
  const options = safeOptions(PLAIN_SPEECH, input, facts)
  const answer = await asked(model, adviceQuestion(scheduleIn(PLAIN_SPEECH, makePlan(input, facts)), options, 'en'))
  if ('problem' in answer) return { alone: 1, together: 1, problem: answer.problem }
  const advice = adviceOf(answer.value, options)
  return { alone: 1, together: advice === null || sensible.includes(advice.change.type) ? 1 : 0 }
}

function adviceInput(notes: string): PlanInput {
  const today = '2026-11-25'
  return {
    profile: {
      name: 'Evaluation',
      level: 'intermediate',
      goal: 'endurance',
      stress: 'medium',
      commitments: 'Work 9-5 Mon-Fri',
      trainingDays: 6,
      races: '',
      goalDate: null,
    },
    today,
    anchor: '2026-11-09',
    timeZone: 'UTC',
    history: [{ date: today, completed: true, notes }],
  }
}

async function table(model: LanguageModel): Promise<void> {
  const runs: [string, () => Promise<Scored[]>][] = [
    ['commitments, mean overlap', () => inTurn(WEEKS, (one) => scoreWeek(model, one))],
    ['notes, exact facts', () => inTurn(NOTES, (one) => scoreNote(model, one))],
    ['advice, sensible or none', () => inTurn(SITUATIONS, (one) => scoreAdvice(model, one))],
  ]
  print(['', 'cases', 'engine', 'with model', 'unusable'])
  for (const [name, run] of runs) {
    const scores = await run()
    const mean = (pick: (one: Scored) => number) =>
      (scores.reduce((sum, one) => sum + pick(one), 0) / scores.length).toFixed(2)
    const unusable = scores.filter(({ problem }) => problem !== undefined).length
    print([name, String(scores.length), mean((one) => one.alone), mean((one) => one.together), String(unusable)])
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)} ms`
  const price = Number(process.env.AI_PRICE_PER_MILLION ?? Number.NaN)
  const cost = Number.isNaN(price) ? '' : `, $${((tokens / 1e6) * price).toFixed(4)}`
  process.stdout.write(`\nlatency p50 ${at(0.5)}, p95 ${at(0.95)}; ${tokens} tokens${cost}\n`)
}

async function inTurn<T>(cases: readonly T[], score: (one: T) => Promise<Scored>): Promise<Scored[]> {
  const scores: Scored[] = []
  for (const one of cases) scores.push(await score(one))
  return scores
}

function print(cells: readonly string[]) {
  process.stdout.write(`${cells.map((cell, index) => (index === 0 ? cell.padEnd(28) : cell.padStart(12))).join('')}\n`)
}

try {
  const { model } = readConfig(process.env)
  if (!model) throw new StartError('AI_MODEL: name the model to score, such as anthropic/claude-sonnet-5.')
  await table(await openModel(model))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
