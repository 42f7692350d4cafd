import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { said } from '../../../words/testing.ts'
import { checkPlan, hardViolations } from '../../check/check-plan.ts'
import { addDays, weekdayOf } from '../../civil-date.ts'
import { finishedPlan } from '../../finished-plan.ts'
import { withToldDone } from '../../history/known-day.ts'
import { readCheckIn } from '../../interpret/notes/check-ins.ts'
import {
  type AskedChange,
  EQUIPMENT,
  GOALS,
  LEVELS,
  type PlanInput,
  STRESS_LEVELS,
  type StoredChange,
  TRAINING_DAYS,
} from '../../model.ts'
import { makePlan } from '../../plan.ts'
import type { PlanDay } from '../../plan-model.ts'
import { readBase } from '../../read-base.ts'
import { getExercise } from '../../sessions/catalogue.ts'
import { sure } from '../../sure.ts'
import { changeOptions, refusalOf } from './change-options.ts'

// Thousands of plans take their time on a busy machine.
vi.setConfig({ testTimeout: 600_000 })

const ANCHOR = '2026-01-05'
const TODAY = '2026-03-04'
const QUIET = readCheckIn('notes', '')
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
  today: TODAY,
  anchor: ANCHOR,
  timeZone: 'UTC',
  preferences: { equipment: ['dumbbells', 'bench'] },
  ...parts,
})
const daysOf = (schedule: ReturnType<typeof makePlan>) => schedule.weeklyPlan.flatMap((week) => week.days)
const base = daysOf(makePlan(input()))
const next = (fits: (day: PlanDay) => boolean) => sure(base.find((day) => day.date >= TODAY && fits(day)))
const asked = (change: AskedChange, parts: Partial<PlanInput> = {}) =>
  makePlan(input({ changes: [{ id: 'one', change }], ...parts }))
const on = (schedule: ReturnType<typeof makePlan>, date: string) =>
  sure(daysOf(schedule).find((day) => day.date === date))
const hard = next((day) => day.hard)
const lifting = next((day) => day.discipline === 'strength')

describe('an asked-for change', () => {
  test('makes a session shorter and says what stays', () => {
    const schedule = asked({ type: 'shorter', date: hard.date, rung: '15' })
    expect(on(schedule, hard.date).durationMin).toBe(15)
    const entry = sure(schedule.adjustments.find(({ id }) => id === 'one'))
    expect(entry).toMatchObject({ asked: true, undoable: true, kind: 'shorter' })
    expect(said(entry.reason)).toContain('Keeps')
    expect(said(entry.effect)).toContain(said(hard.workoutName))
    expect(entry.days[0]).toMatchObject({ date: hard.date })
    expect(said(sure(entry.days[0]).before)).toContain(said(hard.workoutName))
  })

  test('makes a hard session easy and a fifth shorter', () => {
    const day = on(asked({ type: 'easier', date: hard.date }), hard.date)
    expect(day.hard).toBe(false)
    expect(day.durationMin).toBeLessThanOrEqual(hard.durationMin * 0.8)
  })

  test('leaves a session out and makes up for nothing', () => {
    const schedule = asked({ type: 'skip', date: hard.date, because: 'time' })
    expect(on(schedule, hard.date).durationMin).toBe(0)
    for (const [index, day] of daysOf(schedule).entries())
      expect(day.loadAu).toBeLessThanOrEqual(sure(base[index]).loadAu)
  })

  test('exchanges one exercise and nothing else of the session', () => {
    const options = changeOptions(input(), {}, lifting.date).filter(({ change }) => change.type === 'exercise')
    expect(options.length).toBeGreaterThan(2)
    const { change } = sure(options.find(({ refusal }) => refusal === null))
    if (change.type !== 'exercise') throw new Error('expected an exercise')
    const day = on(asked(change), lifting.date)
    const ids = day.workout.exercises.map((step) => step.exerciseId)
    expect(ids).toContain(change.to)
    expect(ids).not.toContain(change.exerciseId)
    expect(day.durationMin).toBe(lifting.durationMin)
    expect(day.workout.exercises.map((step) => step.sets)).toEqual(lifting.workout.exercises.map((step) => step.sets))
    const means = getExercise(change.to).equipment
    expect(means.some((set) => set.every((item) => item === 'dumbbells' || item === 'bench'))).toBe(true)
  })

  test('lets two days of a week change places, with all their minutes', () => {
    const option = sure(
      changeOptions(input(), {}, hard.date).find(
        ({ change, refusal }) => change.type === 'move' && change.to !== hard.date && refusal === null,
      ),
    )
    const change = option.change as Extract<AskedChange, { type: 'move' }>
    const schedule = asked(change)
    expect(on(schedule, change.to).workoutName).toEqual(hard.workoutName)
    expect(on(schedule, hard.date).workoutName).toEqual(sure(base.find((day) => day.date === change.to)).workoutName)
    expect(schedule.weeklyPlan.map((week) => week.plannedMin)).toEqual(
      makePlan(input()).weeklyPlan.map((week) => week.plannedMin),
    )
  })

  test('stays when the day it came from is over', () => {
    const change = { type: 'move', date: '2026-03-04', to: '2026-03-08', start: null } as const
    const before = asked(change)
    expect(before.adjustments).toHaveLength(1)
    expect(on(asked(change, { today: '2026-03-06' }), '2026-03-08')).toEqual(on(before, '2026-03-08'))
  })

  test('moves a session to another free hour of its day, and to no other', () => {
    const free = sure(
      changeOptions(input(), {}, hard.date).find(({ change }) => change.type === 'move' && change.to === hard.date),
    )
    const change = free.change as Extract<AskedChange, { type: 'move' }>
    expect(on(asked(change), hard.date).start).toBe(change.start)
    expect(refusalOf(input(), {}, { ...change, start: '10:00' })).toMatchObject({ code: 'no-room' })
  })

  test('is refused, with the rule in words, where it puts hard days together', () => {
    const others = base.filter((day) => day.hard && day.date >= TODAY && day.date < '2026-04-20')
    const refusals = others.flatMap(({ date }) =>
      changeOptions(input({ today: addDays(date, -6) }), {}, date).flatMap(({ refusal }) =>
        refusal === null ? [] : said(refusal),
      ),
    )
    expect(refusals.some((text) => text.includes('an easier day between them'))).toBe(true)
  })

  test('is held back, and says so, when the plan no longer allows it', () => {
    const atWork = addDays(hard.date, weekdayOf(hard.date) === 'fri' ? -1 : 1)
    const change = { type: 'move', date: hard.date, to: atWork, start: '10:00' } as const
    const schedule = asked(change)
    expect(daysOf(schedule)).toEqual(base)
    expect(said(sure(schedule.adjustments[0]).effect)).toContain('stays as it is')
  })

  test('cannot bring training into days of illness', () => {
    const checkIns = { '2026-03-03': { ...QUIET, illness: true } }
    const ill = input({ history: [{ date: '2026-03-03' }] })
    const ahead = daysOf(makePlan(ill, { checkIns })).filter((day) => day.date > TODAY && day.durationMin > 0)
    const move = { type: 'move', date: sure(ahead[0]).date, to: TODAY, start: null } as const
    expect(refusalOf(ill, { checkIns }, move)).toEqual({ code: 'getting-well' })
    expect(on(makePlan({ ...ill, changes: [{ id: 'one', change: move }] }, { checkIns }), TODAY).durationMin).toBe(0)
  })

  test('is gone when it is taken back', () => {
    const change = { type: 'skip', date: hard.date, because: 'other' } as const
    expect(asked(change, { withdrawn: ['one'] })).toEqual(makePlan(input()))
  })

  test('offers nothing for a day that is over, done or free', () => {
    const done = input({ history: [{ date: TODAY, completed: true }] })
    expect(changeOptions(done, {}, TODAY)).toEqual([])
    expect(changeOptions(input(), {}, '2026-03-01')).toEqual([])
    expect(changeOptions(input(), {}, '2030-01-01')).toEqual([])
    expect(changeOptions(input(), {}, next((day) => day.durationMin === 0).date)).toEqual([])
  })
})

const facts = fc.record({
  fatigue: fc.constantFrom('high' as const, null, null),
  sleep: fc.constantFrom('poor' as const, null, null),
  effort: fc.constantFrom('too_hard' as const, 'too_easy' as const, null),
  illness: fc.integer({ min: 0, max: 15 }).map((one) => one === 0),
  pain: fc.constantFrom([], [], [{ part: 'knee', severity: 'strong' as const }]),
  soreness: fc.constantFrom([], [], ['quad']),
  tomorrowBusy: fc.constantFrom([], [], [{ start: '17:00', end: '20:00', label: 'dinner' }]),
  travel: fc.constantFrom(false, false, true),
})
const anybody = fc
  .record({
    level: fc.constantFrom(...LEVELS),
    goal: fc.constantFrom(...GOALS),
    stress: fc.constantFrom(...STRESS_LEVELS),
    trainingDays: fc.constantFrom(...TRAINING_DAYS),
    commitments: fc.constantFrom('Work 9-17', '', 'Work 7-19', 'night shift 20:00-08:00'),
    race: fc.constantFrom('', '10k', 'marathon', 'sprint triathlon', 'hyrox'),
    raceIn: fc.integer({ min: 20, max: 200 }),
    age: fc.integer({ min: 0, max: 80 }),
    equipment: fc.subarray([...EQUIPMENT]),
    said: fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), facts), { maxLength: 5 }),
    picks: fc.array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.nat()), { minLength: 1, maxLength: 4 }),
  })
  .map(({ race, raceIn, age, said, picks, equipment, ...rest }) => {
    const today = addDays(ANCHOR, age)
    const races = race === '' ? '' : `${race} ${addDays(ANCHOR, raceIn)}`
    const checkIns = Object.fromEntries(said.map(([ago, one]) => [addDays(today, -ago), { ...QUIET, ...one }]))
    const history = Object.keys(checkIns).map((date) => ({ date, completed: true }))
    const profile = { ...rest, name: 'Demo', races, goalDate: null }
    const given: PlanInput = { profile, today, anchor: ANCHOR, timeZone: 'UTC', history, preferences: { equipment } }
    return { given, checkIns, picks }
  })

describe('offered changes', () => {
  const runs = Number(process.env.PLAN_RUNS ?? 30)

  test('apply cleanly, one after the other, break no rule and can be taken back', () => {
    fc.assert(
      fc.property(anybody, ({ given, checkIns, picks }) => {
        const base = readBase(withToldDone(given, checkIns))
        const changes: StoredChange[] = []
        let before = finishedPlan(base, given, { checkIns })
        for (const [ahead, pick] of picks) {
          const now = { ...given, changes: [...changes] }
          const offered = changeOptions(now, { checkIns }, addDays(given.today, ahead)).filter(
            ({ refusal }) => refusal === null,
          )
          if (offered.length === 0) continue
          const id = `c${changes.length}`
          changes.push({ id, change: sure(offered[pick % offered.length]).change })
          const after = finishedPlan(base, { ...given, changes: [...changes] }, { checkIns })
          const entry = after.adjustments.find((one) => one.id === id)
          expect(entry?.days.length).toBeGreaterThan(0)
          expect(hardViolations(checkPlan(after, given.profile, after.start))).toEqual([])
          for (const [index, week] of after.weeklyPlan.entries())
            expect(week.plannedLoadAu).toBeLessThanOrEqual(sure(before.weeklyPlan[index]).plannedLoadAu)
          const back = { ...given, changes: [...changes], withdrawn: [id] }
          expect(finishedPlan(base, back, { checkIns })).toEqual(before)
          before = after
        }
      }),
      { numRuns: runs, seed: 21 },
    )
  })
})
