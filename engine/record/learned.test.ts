import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../civil-date.ts'
import { FITNESS_DAYS, trainingCurve } from '../load/training-curve.ts'
import { sure } from '../sure.ts'
import { diceOf } from '../testing/random-life.ts'
import { type LearnedFact, type LearnedFrom, learnedOf, type PlannedHour, type TappedDay } from './learned.ts'
import type { SessionRecord } from './record.ts'
import { trainingResponse } from './response.ts'

const MONDAY = '2026-03-02'
const on = (day: number) => addDays(MONDAY, day)
const DAYS = 56

/** Eight weeks with a session each day but Sunday: mornings on even days, evenings on odd ones. */
const planned: readonly PlannedHour[] = Array.from({ length: DAYS }, (_, day) => day)
  .filter((day) => day % 7 < 6)
  .map((day) => ({
    ...{ date: on(day), durationMin: 40, rpe: 5, discipline: 'run' as const },
    start: day % 7 === 5 ? null : day % 2 === 0 ? '06:45' : '18:00',
  }))

function life(parts: {
  readonly isKept?: (one: PlannedHour) => boolean
  readonly rpeOf?: (one: PlannedHour) => number | null
  readonly taps?: readonly TappedDay[]
  readonly since?: string
}): LearnedFrom {
  const { isKept = () => true, rpeOf = () => null, taps = [], since = null } = parts
  const sessions = planned.map((one): SessionRecord => {
    const done = isKept(one)
    return { date: one.date, done, minutes: null, rpe: done ? rpeOf(one) : null }
  })
  return { today: on(DAYS), since, planned, sessions, taps, response: null }
}

const of = <Code extends LearnedFact['code']>(from: LearnedFrom, code: Code) =>
  learnedOf(from).find((one): one is Extract<LearnedFact, { code: Code }> => one.code === code)

test('who keeps everything, or too little to tell, is told of no habit', () => {
  expect(learnedOf(life({}))).toEqual([])
  expect(learnedOf({ ...life({}), sessions: [] })).toEqual([])
  expect(learnedOf({ ...life({ isKept: ({ start }) => start === '06:45' }), today: on(7) })).toEqual([])
})

test('hours that are kept far more often than others are named with their figures', () => {
  const from = life({ isKept: ({ date, start }) => start !== '18:00' || daysBetween(MONDAY, date) % 4 === 1 })
  const fact = sure(of(from, 'kept-part'))
  expect(['evening', 'morning']).toContain(fact.part)
  // Sessions without an hour stand on neither side.
  const timed = new Set(planned.flatMap(({ date, start }) => (start === null ? [] : [date])))
  expect(fact.due + fact.others.due).toBe(timed.size)
  expect(fact.done + fact.others.done).toBe(from.sessions.filter(({ date, done }) => done && timed.has(date)).length)
})

test('a weekday that is never kept is named; days before the first record count for nothing', () => {
  const isKept = ({ date }: PlannedHour) => daysBetween(MONDAY, date) % 7 !== 2
  const fact = sure(of(life({ isKept }), 'kept-weekday'))
  expect(fact).toMatchObject({ weekday: 'wed', done: 0, due: 8 })
  const later = { ...life({ isKept }), sessions: life({ isKept }).sessions.filter(({ date }) => date >= on(49)) }
  expect(of(later, 'kept-weekday')).toBeUndefined()
})

test('chance alone makes hardly anybody a creature of habit', () => {
  let told = 0
  for (let seed = 0; seed < 300; seed++) {
    const dice = diceOf(seed)
    const facts = learnedOf(life({ isKept: () => dice() < 0.7 }))
    told += facts.some(({ code }) => code === 'kept-weekday' || code === 'kept-part') ? 1 : 0
  }
  expect(told / 300).toBeLessThan(0.1)
})

test('nor does chance make bad nights or low weeks cost anything, but one in twenty times', () => {
  let told = 0
  for (let seed = 0; seed < 300; seed++) {
    const dice = diceOf(1000 + seed)
    const taps = planned.map(({ date }) => ({
      date,
      sleep: 1 + Math.floor(5 * dice()),
      mood: 1 + Math.floor(5 * dice()),
    }))
    const facts = learnedOf(life({ taps, isKept: () => dice() < 0.7, rpeOf: () => 3 + Math.floor(5 * dice()) }))
    told += facts.some(({ code }) => code === 'bad-nights' || code === 'low-weeks') ? 1 : 0
  }
  expect(told / 300).toBeLessThan(0.1)
})

test('sessions after bad nights are compared with those after others, both by what was planned', () => {
  const isBad = (date: string) => daysBetween(MONDAY, date) % 3 === 0
  const taps = planned.map(({ date }) => ({ date, sleep: isBad(date) ? 2 : 4 }))
  const harder = of(life({ taps, rpeOf: ({ date }) => (isBad(date) ? 7 : 5) }), 'bad-nights')
  expect(harder).toMatchObject({ harder: 2, nights: 16, others: 32 })
  expect(of(life({ taps, rpeOf: () => 5 }), 'bad-nights')).toBeUndefined()
})

test('weeks of little energy are told apart by what was kept in them', () => {
  const isLow = (date: string) => Math.floor(daysBetween(MONDAY, date) / 7) % 2 === 0
  const taps = planned.map(({ date }) => ({ date, energy: isLow(date) ? 1 : 4 }))
  const fact = sure(of(life({ taps, isKept: ({ date }) => !isLow(date) || date.endsWith('1') }), 'low-weeks'))
  expect(fact.weeks).toBe(4)
  expect(fact.low.done / fact.low.due).toBeLessThan(fact.others.done / fact.others.due)
})

test('an effort that was foreseen is right to one step', () => {
  const fact = of(life({ rpeOf: ({ start }) => (start === '06:45' ? 6 : 8) }), 'foreseen')
  const right = planned.filter(({ start }) => start === '06:45').length
  expect(fact).toEqual({ code: 'foreseen', right, of: planned.length })
})

test('what was asked to be forgotten says nothing any more', () => {
  const rpeOf = () => 5
  expect(of(life({ rpeOf }), 'foreseen')).toBeDefined()
  expect(learnedOf(life({ rpeOf, since: on(DAYS - 3) }))).toEqual([])
})

test('paces that answer to fitness are fitted; without an answer, or with few runs, what is usual stays', () => {
  const days = Array.from({ length: 100 }, (_, day) => ({
    ...{ date: on(day), minutes: 40, loadAu: day % 2 === 0 ? 200 + 2 * day : 0, trained: day % 2 === 0, planned: true },
  }))
  const fitness = trainingCurve(
    days.map(({ loadAu }) => loadAu),
    FITNESS_DAYS,
  )
  const dice = diceOf(5)
  const runs = (answer: number, every = 6) =>
    days
      .filter((_, day) => day % every === 0)
      .map(({ date }, index) => ({
        date,
        secPerKm: Math.round(400 * Math.exp(-answer * sure(fitness[index * every])) * (1 + 0.01 * (dice() - 0.5))),
        avgHr: null,
      }))
  const fitted = sure(trainingResponse(runs(0.0004), days, 0))
  const told = (0.0004 * (sure(fitness[96]) - sure(fitness[0]))) / (96 / 7)
  expect(fitted.fasterAWeek / told).toBeGreaterThan(0.8)
  expect(fitted.fasterAWeek / told).toBeLessThan(1.2)
  expect(trainingResponse(runs(0), days, 0)).toBeNull()
  expect(trainingResponse(runs(0.0004, 24), days, 0)).toBeNull()
  expect(trainingResponse([], days, 0)).toBeNull()
})
