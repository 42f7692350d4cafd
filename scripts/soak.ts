/**
 * `npm run soak [-- lives] [-- strings]`: many more random lives and texts than the tests have time for, and as many lives
 * again of people who confirmed something of theirs.
 * Lives a tenth as many whole lives of 500 days as well. Prints a tally of broken rules, targets met, memory and reading times; any broken rule makes the exit status 1.
 */

import fc from 'fast-check'
import { adaptedState } from '../engine/adapt/asked/adapted-plan.ts'
import { changedDates } from '../engine/adapt/heard/judged.ts'
import { checkPlan, hardViolations, weekViolations } from '../engine/check/check-plan.ts'
import { findingText } from '../engine/check/finding.ts'
import { addDays } from '../engine/civil-date.ts'
import { finishedPlan } from '../engine/finished-plan.ts'
import { type CheckInFacts, readCheckIn } from '../engine/interpret/notes/check-ins.ts'
import { readRaces } from '../engine/interpret/races/races.ts'
import { readCommitments } from '../engine/interpret/week/commitments.ts'
import type { PlanInput } from '../engine/model.ts'
import type { PlanBase } from '../engine/plan-base.ts'
import { readBase } from '../engine/read-base.ts'
import { sure } from '../engine/sure.ts'
import { liftBreaks } from '../engine/testing/lift-breaks.ts'
import { livesWithFacts } from '../engine/testing/lives-with-facts.ts'
import { longLifeFaults } from '../engine/testing/long-life.ts'
import {
  type Dice,
  diceOf,
  type Life,
  pickOf,
  randomChange,
  randomLife,
  randomPerson,
} from '../engine/testing/random-life.ts'

const LIVES = Number(process.argv[2] ?? 200_000)
const STRINGS = Number(process.argv[3] ?? 100_000)
const LIVES_EACH = 50
/** Every so many lives the plan is finished, checked whole and compared with a worse evening's. */
const WHOLE_EACH = 10
/** Seeds of the tests lie below this one. */
const FIRST_SEED = 1_000_000

/** One thing worse about an evening. */
const WORSE: readonly ((said: CheckInFacts) => CheckInFacts)[] = [
  (said) => ({ ...said, fatigue: 'high' }),
  (said) => ({ ...said, sleep: 'poor' }),
  (said) => ({ ...said, mood: 'low' }),
  (said) => ({ ...said, stress: 'high' }),
  (said) => ({ ...said, effort: 'too_hard' }),
  (said) => ({ ...said, illness: true }),
  (said) => ({ ...said, redFlag: true }),
  (said) => ({ ...said, soreness: [...new Set([...said.soreness, 'quad', 'hamstring'])] }),
  hurtKnee,
]

/** Its minutes go to what does not hurt, which no run before had to practise: what must not rise is running. */
function hurtKnee(said: CheckInFacts): CheckInFacts {
  return {
    ...said,
    pain: [...said.pain.filter(({ part }) => part !== 'knee'), { part: 'knee', severity: 'strong' }],
  }
}

/** [ratio] of two weeks by which whole minutes, shared out anew, may differ. */
const ROUNDED = 0.02

const tally = {
  people: 0,
  lives: 0,
  hardViolations: 0,
  /** The same muscles on two days running, or what is not at hand. */
  liftBreaks: 0,
  wholePlans: 0,
  targets: 0,
  targetsMet: 0,
  /** People whose plan, before life happens to it, meets every single target. */
  metWhole: 0,
  adjustments: 0,
  worseEvenings: 0,
  worseRaisedLoad: 0,
  mostRaisedAu: 0,
}
const startedMb = memoryMb()
const started = performance.now()

for (let person = 0; person < LIVES / LIVES_EACH; person++) {
  const seed = FIRST_SEED + person
  const dice = diceOf(seed)
  const input = randomPerson(dice)
  const base = readBase(input)
  tally.people += 1
  const lifted = liftBreaks(base.made.weeks, base.person.equipment)
  tally.liftBreaks += lifted.length
  for (const what of lifted.slice(0, 1)) console.log(`seed ${seed}: ${what}`)
  const asMade = checkPlan(finishedPlan(base, input, { checkIns: {} }), input.profile, base.person.start)
  tally.metWhole += asMade.every(({ kind, ok }) => kind === 'hard' || ok) ? 1 : 0
  for (let index = 0; index < LIVES_EACH; index++) {
    const life = randomLife(dice, input.today)
    const changes = ['a', 'b'].map((id) => ({ id, change: randomChange(dice, input.today) }))
    live(base, { ...input, history: life.history, changes }, life, `seed ${seed}, life ${index}`)
    if (index % WHOLE_EACH === 0)
      finish(base, { ...input, history: life.history }, life, dice, `seed ${seed}, life ${index}`)
  }
  if (person % 400 === 399) report()
}
report()

/** One life: adjusted, and measured against every rule for weeks. */
function live(base: PlanBase, given: PlanInput, { checkIns }: Life, name: string): void {
  const { weeks } = adaptedState(base, given, checkIns).state
  const changed = changedDates(base.made.weeks, weeks)
  const plan = { weeklyPlan: weeks, events: base.events }
  const found = weekViolations(plan, base.profile, base.person.start, { changed })
  tally.lives += 1
  tally.hardViolations += found.length
  for (const finding of found.slice(0, 1)) console.log(`${name}: ${finding.rule} ${findingText(finding)}`)
}

/** The whole plan of a life, and the same after a worse evening. */
function finish(base: PlanBase, given: PlanInput, { history, checkIns }: Life, dice: Dice, name: string): void {
  const whole = finishedPlan(base, given, { checkIns })
  const findings = checkPlan(whole, given.profile, base.person.start)
  tally.wholePlans += 1
  tally.adjustments += whole.adjustments.length
  const broken = hardViolations(findings)
  tally.hardViolations += broken.length
  for (const finding of broken.slice(0, 1)) console.log(`${name}, whole plan: ${finding.rule} ${findingText(finding)}`)
  const targets = findings.filter(({ kind }) => kind === 'target')
  tally.targets += targets.length
  tally.targetsMet += targets.filter(({ ok }) => ok).length
  const yesterday = addDays(given.today, -1)
  const said = checkIns[yesterday] ?? readCheckIn('notes', '')
  const known = history.some(({ date }) => date === yesterday) ? history : [...history, { date: yesterday }]
  const worse = pickOf(dice, WORSE)
  const ahead = (last: CheckInFacts) => {
    const { state } = adaptedState(base, { ...given, history: known }, { ...checkIns, [yesterday]: last })
    const days = state.weeks.flatMap((week) => week.days)
    const counted = days.filter(({ discipline }) => worse !== hurtKnee || discipline === 'run')
    return counted.reduce((sum, day) => sum + (isAhead(day.date, given.today) ? day.loadAu : 0), 0)
  }
  const before = ahead(said)
  const raised = ahead(worse(said)) - before
  tally.worseEvenings += 1
  if (raised <= ROUNDED * before) return
  tally.worseRaisedLoad += 1
  tally.mostRaisedAu = Math.max(tally.mostRaisedAu, raised)
  console.log(`${name}: a worse evening raised two weeks by ${raised} AU`)
}

function isAhead(date: string, today: string): boolean {
  return date >= today && date < addDays(today, 14)
}

function report(): void {
  const seconds = Math.round((performance.now() - started) / 1000)
  const met = `${((tally.targetsMet / tally.targets) * 100).toFixed(2)}%`
  console.log(JSON.stringify({ ...tally, met, seconds, startedMb, memoryMb: memoryMb() }))
}

function memoryMb(): number {
  globalThis.gc?.()
  return Math.round(process.memoryUsage().heapUsed / 1e6)
}

const confirmed = { people: 0, plans: 0, broken: 0 }
for (; confirmed.plans < LIVES; confirmed.people++) {
  const broken = livesWithFacts(FIRST_SEED + confirmed.people, LIVES_EACH)
  confirmed.plans += LIVES_EACH
  confirmed.broken += broken.length
  for (const what of broken.slice(0, 1)) console.log(what)
}
console.log(JSON.stringify({ withFacts: confirmed }))

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  commitments: readCommitments,
  races: (text) => readRaces(text, '2026-03-02'),
  notes: (text) => readCheckIn('notes', text),
  tomorrow: (text) => readCheckIn('tomorrow', text),
}
const words = fc.constantFrom(
  'work',
  '9-5',
  'monday',
  'chest',
  'pain',
  'no',
  'run',
  '10k',
  'until',
  '12:30',
  ',',
  'ñ',
  '💪',
  '\n',
  'and',
  'not',
  'knee',
  'tomorrow',
  'marathon',
  '2026-04-12',
)
const texts = fc.oneof(
  fc.string({ maxLength: 1000, unit: 'grapheme' }),
  fc.array(words, { maxLength: 150 }).map((list) => list.join(' ').slice(0, 1000)),
)
const SLOW_MS = 50
const reading = { strings: 0, thrown: 0, over50Ms: 0, slowestMs: 0 }
for (const text of fc.sample(texts, { numRuns: STRINGS / 10, seed: 3 }).flatMap((one) => variantsOf(one))) {
  const read = sure(Object.values(READERS)[reading.strings % 4])
  try {
    // Other work on the machine may slow one reading down, not three.
    let took = timeOf(read, text)
    for (let again = 0; took > SLOW_MS && again < 2; again++) took = Math.min(took, timeOf(read, text))
    reading.over50Ms += took > SLOW_MS ? 1 : 0
    reading.slowestMs = Math.max(reading.slowestMs, Math.round(took * 100) / 100)
  } catch (error) {
    reading.thrown += 1
    console.log(JSON.stringify(text), error)
  }
  reading.strings += 1
}
console.log(JSON.stringify(reading))

const long = { lives: 0, faults: 0 }
for (; long.lives < LIVES / 10; long.lives++) {
  const faults = longLifeFaults(FIRST_SEED + long.lives, long.lives % 20 === 0)
  long.faults += faults.length
  for (const fault of faults.slice(0, 1)) console.log(fault)
}
console.log(JSON.stringify({ longLives: long.lives, faults: long.faults }))
process.exitCode = tally.hardViolations + tally.liftBreaks + confirmed.broken + reading.thrown + long.faults > 0 ? 1 : 0

/** [ms] how long a reading takes. */
function timeOf(read: (text: string) => unknown, text: string): number {
  const before = performance.now()
  read(text)
  return performance.now() - before
}

/** A text with its halves, doubles and turns, so that few samples make many strings. */
function variantsOf(text: string): string[] {
  const middle = Math.floor(text.length / 2)
  const turned = text.slice(middle) + text.slice(0, middle)
  const all = [
    text,
    turned,
    text.slice(0, middle),
    text.slice(middle),
    text + text,
    text.toUpperCase(),
    text.replaceAll(' ', ''),
    `${text}\n${turned}`,
    text.replaceAll(/[a-z]/g, '9'),
    [...text].reverse().join(''),
  ]
  return all.map((one) => one.slice(0, 1000))
}
