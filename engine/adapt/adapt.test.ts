import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { checkPlan, hardViolations } from '../check/check-plan.ts'
import { addDays } from '../civil-date.ts'
import { finishedPlan } from '../finished-plan.ts'
import { type CheckInFacts, readCheckIn } from '../interpret/notes/check-ins.ts'
import {
  type Equipment,
  GOALS,
  type HistoryDay,
  LEVELS,
  type PlanInput,
  STRESS_LEVELS,
  TRAINING_DAYS,
} from '../model.ts'
import { makePlan } from '../plan.ts'
import type { PlanDay } from '../plan-model.ts'
import { readBase } from '../read-base.ts'
import { sure } from '../sure.ts'
import { adaptedPlan } from './asked/adapted-plan.ts'

// Thousands of plans take their time on a busy machine.
vi.setConfig({ testTimeout: 600_000 })

const ANCHOR = '2026-01-05'
const QUIET = readCheckIn('notes', '')
const facts = (parts: Partial<CheckInFacts>): CheckInFacts => ({ ...QUIET, ...parts })
const input = (parts: Partial<PlanInput> = {}): PlanInput => ({
  profile: {
    name: 'Demo',
    level: 'intermediate',
    goal: 'endurance',
    stress: 'low',
    commitments: 'Work 9-17',
    trainingDays: 5,
    races: 'half marathon 2026-05-03',
    goalDate: null,
  },
  today: '2026-03-04',
  anchor: ANCHOR,
  timeZone: 'UTC',
  ...parts,
})
const plan = (
  said: Record<string, Partial<CheckInFacts>>,
  history: HistoryDay[] = [],
  parts: Partial<PlanInput> = {},
) => {
  const days = Object.keys(said).map((date) => history.find((day) => day.date === date) ?? { date })
  const rest = history.filter((day) => !(day.date in said))
  const checkIns = Object.fromEntries(Object.entries(said).map(([date, one]) => [date, facts(one)]))
  return makePlan(input({ history: [...days, ...rest], ...parts }), { checkIns })
}
const daysOf = (schedule: ReturnType<typeof makePlan>) => schedule.weeklyPlan.flatMap((week) => week.days)
const between = (days: PlanDay[], from: string, until: string) =>
  days.filter((day) => day.date >= from && day.date <= until)
const load = (days: PlanDay[]) => days.reduce((sum, day) => sum + day.loadAu, 0)
const base = daysOf(makePlan(input()))
const missed = (from: string, count: number): HistoryDay[] =>
  Array.from({ length: count }, (_, index) => ({ date: addDays(from, index), completed: false }))

describe('a plan with history', () => {
  test('asks for no more after pain on the way back from pain than that way would', () => {
    const knee = { pain: [{ part: 'knee', severity: 'strong' }] } as const
    const told = { '2026-02-10': knee }
    const wayBack = between(daysOf(plan(told)), '2026-03-04', '2026-03-31')
    const again = between(daysOf(plan({ ...told, '2026-03-03': knee })), '2026-03-04', '2026-03-31')
    expect(load(wayBack)).toBeLessThan(load(between(base, '2026-03-04', '2026-03-31')))
    expect(load(again)).toBeLessThan(load(wayBack))
  })

  test('puts what takes an event’s place at an hour of the ordinary day, not of the event', () => {
    const profile = {
      ...input().profile,
      commitments: 'night shift 20:00-08:00',
      races: 'century 2026-03-24',
    }
    const pain = [{ part: 'hip', severity: 'strong' }] as const
    const checkIns = { '2026-03-20': { pain } }
    const parts = { profile, today: '2026-03-24', history: [{ date: '2026-03-20', completed: true }] }
    const schedule = plan(checkIns, parts.history, parts)
    const today = sure(daysOf(schedule).find(({ date }) => date === '2026-03-24'))
    expect(today.discipline).toBe('walk')
    expect(hardViolations(checkPlan(schedule, profile, schedule.start))).toEqual([])
  })

  test('stops training from today on a red flag and says to see a doctor', () => {
    const schedule = plan({ '2026-03-03': { redFlag: true } })
    expect(load(between(daysOf(schedule), '2026-03-04', '2026-03-10'))).toBe(0)
    expect(schedule.warnings[0]).toMatchObject({ code: 'red-flag' })
    expect(sure(schedule.warnings[0]).text).toEqual({ code: 'danger-stops' })
    expect(schedule.insights.recommendation).toEqual({ code: 'danger-stops' })
    expect(schedule.todaysSchedule.some((item) => item.type === 'workout')).toBe(false)
  })

  test('reads a red flag from the words of a note', () => {
    const history = [{ date: '2026-03-03', completed: true, notes: 'Had chest pain and felt faint on the run' }]
    const schedule = makePlan(input({ history }))
    expect(schedule.warnings[0]?.code).toBe('red-flag')
    expect(load(between(daysOf(schedule), '2026-03-04', '2026-03-10'))).toBe(0)
  })

  test('gives an ill person no training, and as many easy days back as there were ill ones', () => {
    const ill = { '2026-03-01': { illness: true }, '2026-03-02': { illness: true }, '2026-03-03': { illness: true } }
    const days = daysOf(plan(ill))
    expect(load(between(days, '2026-03-04', '2026-03-04'))).toBe(0)
    const ramp = between(days, '2026-03-05', '2026-03-08')
    const planned = between(base, '2026-03-05', '2026-03-08')
    expect(ramp.some((day) => day.hard)).toBe(false)
    expect(load(ramp)).toBeLessThan(load(planned) * 0.8)
  })

  test('takes running away from a knee with strong pain for a week, with mild pain for a day', () => {
    const strong = plan({ '2026-03-03': { pain: [{ part: 'knee', severity: 'strong' }] } })
    expect(between(daysOf(strong), '2026-03-04', '2026-03-10').some((day) => day.discipline === 'run')).toBe(false)
    expect(strong.reasons.some((reason) => reason.code === 'adapted-pain')).toBe(true)
    const run = sure(base.find((day) => day.discipline === 'run' && !day.hard && day.date > '2026-03-04'))
    const said = { [addDays(run.date, -1)]: { pain: [{ part: 'knee', severity: 'mild' as const }] } }
    const mild = daysOf(plan(said, [], { today: run.date }))
    expect(sure(mild.find((day) => day.date === run.date)).discipline).not.toBe('run')
    const week = (days: PlanDay[]) => days.filter((day) => day.date > run.date && day.date < addDays(run.date, 7))
    expect(week(mild).map((day) => day.discipline)).toEqual(week(base).map((day) => day.discipline))
  })

  test('makes the day after a bad night and great fatigue easy and a fifth shorter', () => {
    for (const day of base.filter((one) => one.hard && one.date > '2026-02-01' && one.date < '2026-04-10')) {
      const said = { [addDays(day.date, -1)]: { fatigue: 'high', sleep: 'poor' } as const }
      const after = sure(daysOf(plan(said, [], { today: day.date })).find((one) => one.date === day.date))
      expect(after.hard).toBe(false)
      expect(after.durationMin).toBeLessThanOrEqual(day.durationMin * 0.8)
    }
  })

  test('makes the next session of a kind easier when the last was too hard', () => {
    const run = sure(base.filter((day) => day.discipline === 'run' && !day.hard && day.date < '2026-03-04').at(-1))
    const next = sure(base.find((day) => day.discipline === 'run' && !day.hard && day.date >= '2026-03-04'))
    const after = sure(daysOf(plan({ [run.date]: { effort: 'too_hard' } })).find((day) => day.date === next.date))
    expect(after.loadAu).toBeLessThan(next.loadAu)
  })

  test.each([
    [2, 1, 1],
    [5, 1, 1],
    [10, 0.82, 1],
    [20, 0.52, 0.72],
    [30, 0.42, 0.52],
  ])('brings a person back after %i missed days with at most %f, then %f of the week', (count, first, second) => {
    const days = daysOf(plan({}, missed(addDays('2026-03-09', -count), count), { today: '2026-03-09' }))
    const minutes = (list: PlanDay[], from: string) =>
      between(list, from, addDays(from, 6)).reduce((sum, day) => sum + day.durationMin, 0)
    expect(minutes(days, '2026-03-09')).toBeLessThanOrEqual(minutes(base, '2026-03-09') * first)
    expect(minutes(days, '2026-03-16')).toBeLessThanOrEqual(minutes(base, '2026-03-16') * second)
    expect(load(between(days, '2026-03-09', '2026-03-15'))).toBeLessThanOrEqual(
      load(between(base, '2026-03-09', '2026-03-15')),
    )
  })

  test('keeps the way back after the first session done again', () => {
    const history = [...missed('2026-02-16', 14), { date: '2026-03-03', completed: true }]
    const days = daysOf(plan({}, history))
    expect(load(between(days, '2026-03-05', '2026-03-09'))).toBeLessThan(
      load(between(base, '2026-03-05', '2026-03-09')),
    )
  })
})

const someFacts = fc.record({
  fatigue: fc.constantFrom('low' as const, 'high' as const, null),
  sleep: fc.constantFrom('poor' as const, 'good' as const, null),
  effort: fc.constantFrom('too_hard' as const, 'right' as const, null),
  illness: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
  redFlag: fc.integer({ min: 0, max: 30 }).map((one) => one === 0),
  pain: fc.constantFrom(
    [],
    [],
    [],
    [{ part: 'knee', severity: 'strong' as const }],
    [{ part: 'shoulder', severity: 'strong' as const }],
  ),
  completed: fc.constantFrom(true, false, null),
})
const anybody = fc
  .record({
    level: fc.constantFrom(...LEVELS),
    goal: fc.constantFrom(...GOALS),
    stress: fc.constantFrom(...STRESS_LEVELS),
    trainingDays: fc.constantFrom(...TRAINING_DAYS),
    equipment: fc.constantFrom<Equipment[]>([], ['bike'], ['pool']),
    race: fc.constantFrom('', '10k', 'half marathon', 'marathon', 'sprint triathlon', 'hyrox'),
    raceIn: fc.integer({ min: 20, max: 200 }),
    age: fc.integer({ min: 0, max: 120 }),
    said: fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), someFacts), { maxLength: 12 }),
    away: fc.tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 40 })),
  })
  .map(({ race, raceIn, age, said, away, equipment, ...rest }) => {
    const today = addDays(ANCHOR, age)
    const races = race === '' ? '' : `${race} ${addDays(ANCHOR, raceIn)}`
    const profile = { ...rest, name: 'Demo', commitments: 'Work 9-17', races, goalDate: null }
    const checkIns = Object.fromEntries(said.map(([ago, one]) => [addDays(today, -ago), facts(one)]))
    const history: HistoryDay[] = Object.keys(checkIns).map((date) => ({ date }))
    for (const day of missed(addDays(today, -away[0] - away[1]), away[1])) if (!checkIns[day.date]) history.push(day)
    const given = { profile, today, anchor: ANCHOR, timeZone: 'UTC', history, preferences: { equipment } }
    return { given, checkIns }
  })

const WORSE: readonly Partial<CheckInFacts>[] = [
  { fatigue: 'high' },
  { sleep: 'poor' },
  { mood: 'low' },
  { stress: 'high' },
  { effort: 'too_hard' },
  { illness: true },
  { redFlag: true },
  { pain: [{ part: 'knee', severity: 'strong' }] },
  { soreness: ['quad', 'hamstring', 'chest'] },
  { fatigue: 'high', sleep: 'poor', mood: 'low', stress: 'high', effort: 'too_hard' },
]

describe('a plan after any history', () => {
  const runs = Number(process.env.PLAN_RUNS ?? 30)

  test('breaks no hard rule and gives no day more load than the plan without history', () => {
    fc.assert(
      fc.property(anybody, ({ given, checkIns }) => {
        // One base: a later block begins from what was done, so without history it would be another one.
        const base = readBase(given)
        const schedule = finishedPlan(base, given, { checkIns })
        expect(hardViolations(checkPlan(schedule, given.profile, schedule.start))).toEqual([])
        const plain = daysOf(finishedPlan(base, { ...given, history: [] }, { checkIns: {} }))
        for (const [index, day] of daysOf(schedule).entries()) {
          if (day.date < given.today) expect(day).toEqual(plain[index])
          expect(day.loadAu).toBeLessThanOrEqual(sure(plain[index]).loadAu)
        }
      }),
      { numRuns: runs, seed: 11 },
    )
  })

  test('is the same as without the cause when an adjustment is taken back, and keeps what safety asks', () => {
    fc.assert(
      fc.property(anybody, fc.nat(), ({ given, checkIns }, pick) => {
        const base = readBase(given)
        const all = finishedPlan(base, given, { checkIns })
        if (all.adjustments.length === 0) return
        const one = sure(all.adjustments[pick % all.adjustments.length])
        const without = finishedPlan(base, { ...given, withdrawn: [one.id] }, { checkIns })
        if (one.undoable) expect(without.adjustments.map(({ id }) => id)).not.toContain(one.id)
        else expect(without).toEqual(all)
        // What had nothing left to change is listed once the rest is taken back.
        let rest = all
        const withdrawn = new Set<string>()
        for (let round = 0; round < 3; round++) {
          for (const { id } of rest.adjustments) withdrawn.add(id)
          rest = finishedPlan(base, { ...given, withdrawn: [...withdrawn] }, { checkIns })
        }
        if (all.adjustments.every(({ undoable, kind }) => undoable || kind === 'limits'))
          expect(rest.weeklyPlan).toEqual(base.made.weeks)
        expect(finishedPlan(base, given, { checkIns })).toEqual(all)
      }),
      { numRuns: Math.min(300, runs), seed: 12 },
    )
  })

  test('has no more load in the next fourteen days after a worse check-in, whatever is worse', () => {
    fc.assert(
      fc.property(anybody, fc.constantFrom(...WORSE), ({ given, checkIns }, worsen) => {
        const yesterday = addDays(given.today, -1)
        const base = readBase(given)
        const said = checkIns[yesterday] ?? facts({})
        const history = given.history.some(({ date }) => date === yesterday)
          ? given.history
          : [...given.history, { date: yesterday }]
        const ahead = (last: CheckInFacts) => {
          const { weeks } = adaptedPlan(base, { ...given, history }, { ...checkIns, [yesterday]: last })
          const days = weeks.flatMap((week) => week.days)
          return load(between(days, given.today, addDays(given.today, 13)))
        }
        const pain = [...said.pain.filter(({ part }) => part !== 'knee'), ...(worsen.pain ?? [])]
        const worse = { ...said, ...worsen, pain: worsen.pain ? pain : said.pain }
        expect(ahead(worse)).toBeLessThanOrEqual(ahead(said))
      }),
      { numRuns: runs, seed: 13 },
    )
  })
})
