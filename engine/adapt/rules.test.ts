import { describe, expect, test } from 'vitest'
import { said } from '../../words/testing.ts'
import { addDays, weekdayOf } from '../civil-date.ts'
import type { KnownDay } from '../history/known-day.ts'
import { type CheckInFacts, readCheckIn } from '../interpret/notes/check-ins.ts'
import type { HistoryDay, PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { PlanDay } from '../plan-model.ts'
import { getExercise } from '../sessions/catalogue.ts'
import { sure } from '../sure.ts'
import { strainDeviation } from './heard/readiness.ts'

const ANCHOR = '2026-01-05'
const QUIET = readCheckIn('notes', '')
const input = (parts: Partial<PlanInput> = {}): PlanInput => ({
  profile: {
    name: 'Demo',
    level: 'intermediate',
    goal: 'general',
    stress: 'low',
    commitments: 'Work 9-17',
    trainingDays: 5,
    races: '',
    goalDate: null,
  },
  today: ANCHOR,
  anchor: ANCHOR,
  timeZone: 'UTC',
  preferences: { equipment: ['barbell', 'bench', 'dumbbells', 'machines', 'bands'] },
  ...parts,
})
const daysOf = (schedule: ReturnType<typeof makePlan>) => schedule.weeklyPlan.flatMap((week) => week.days)
const base = daysOf(makePlan(input()))
const find = (fits: (day: PlanDay) => boolean, from = '2026-02-02') =>
  sure(base.find((day) => day.date >= from && day.durationMin > 0 && fits(day)))
/** The plan of a day after the evening before said something. */
const eve = (day: PlanDay, said: Partial<CheckInFacts>, history: HistoryDay[] = []) => {
  const yesterday = addDays(day.date, -1)
  const given = input({ today: day.date, history: [...history, { date: yesterday }] })
  const schedule = makePlan(given, { checkIns: { [yesterday]: { ...QUIET, ...said } } })
  return { schedule, day: sure(daysOf(schedule).find((one) => one.date === day.date)) }
}
const known = (date: string, said: Partial<CheckInFacts>): KnownDay => ({ date, facts: { ...QUIET, ...said } })

describe('readiness', () => {
  const fortnight = (said: Partial<CheckInFacts>) =>
    Array.from({ length: 10 }, (_, index) => known(addDays('2026-02-01', index), said))
  const worn = known('2026-02-11', { fatigue: 'high', sleep: 'poor' })

  test('is measured against the person, not against everybody', () => {
    const afterGood = strainDeviation(worn, fortnight({ fatigue: 'normal', sleep: 'ok' }))
    const afterWorn = strainDeviation(worn, fortnight({ fatigue: 'high', sleep: 'poor' }))
    expect(afterGood).toBeGreaterThanOrEqual(2)
    expect(afterWorn).toBe(0)
  })

  test('two steps worse than usual leaves twenty easy minutes at most', () => {
    const hard = find((day) => day.durationMin > 40)
    const history = Array.from({ length: 10 }, (_, index) => ({
      date: addDays(hard.date, -11 + index),
      notes: 'normal energy, slept ok',
    }))
    const { day } = eve(hard, { fatigue: 'high', sleep: 'poor', mood: 'low', stress: 'high' }, history)
    expect(day.durationMin).toBeLessThanOrEqual(20)
    expect(day.hard).toBe(false)
  })
})

test('a week of bad nights still asks for its way back after a later one', () => {
  const nights = (first: string) => Array.from({ length: 4 }, (_, index) => addDays(first, index))
  const both = [...nights('2026-01-12'), ...nights('2026-01-26')]
  const after = (dates: readonly string[]) => {
    const given = input({ today: '2026-01-30', history: both.map((date) => ({ date })) })
    const facts = dates.map((date): [string, CheckInFacts] => [date, { ...QUIET, sleep: 'poor' }])
    const days = daysOf(makePlan(given, { checkIns: Object.fromEntries(facts) }))
    return days.filter(({ date }) => date >= '2026-01-30').map(({ durationMin }) => durationMin)
  }
  const [once, twice] = [after(nights('2026-01-12')), after(both)]
  for (const [index, min] of twice.entries()) expect(min).toBeLessThanOrEqual(sure(once[index]))
})

test.each(['slept badly, exhausted', 'knee hurts a bit'])(
  '"%s" in the first days of a plan leaves the weeks after it as they were',
  (notes) => {
    const profile = { ...input().profile, races: 'Half marathon 2026-06-14' }
    const saturday = input({ profile, today: '2026-01-10', anchor: '2026-01-10' })
    const planned = daysOf(makePlan(saturday))
    const after = daysOf(makePlan({ ...saturday, history: [{ date: '2026-01-10', notes }] }))
    const isAnother = (day: PlanDay, index: number) => JSON.stringify(day) !== JSON.stringify(planned[index])
    const changed = after.filter(isAnother).map(({ date }) => date)
    expect(changed.length).toBeGreaterThan(0)
    expect(changed.filter((date) => date > '2026-01-11')).toEqual([])
  },
)

describe('sore muscles', () => {
  test('wait: the lifts that load them are exchanged, the others stay', () => {
    const day = find(
      (one) => one.discipline === 'strength' && one.workout.exercises.some((step) => step.pattern === 'push'),
    )
    const after = eve(day, { soreness: ['chest'] }).day
    for (const step of after.workout.exercises)
      if (step.exerciseId) expect(getExercise(step.exerciseId).avoid).not.toContain('chest')
    const kept = day.workout.exercises.filter((step) => !getExercise(sure(step.exerciseId)).avoid.includes('chest'))
    for (const step of kept)
      expect(after.workout.exercises.map(({ exerciseId }) => exerciseId)).toContain(step.exerciseId)
  })
})

describe('what is written down for a day ahead', () => {
  test('counts from that day on, not before', () => {
    const today = '2026-02-03'
    const ill: HistoryDay = { date: addDays(today, 1), notes: 'fever since last night' }
    const on = (date: string) => makePlan(input({ today: date, history: [ill] }))
    expect(on(today).weeklyPlan).toEqual(makePlan(input({ today })).weeklyPlan)
    expect(on(ill.date).adjustments.map(({ kind }) => kind)).toContain('illness')
  })
})

describe('other hours', () => {
  const run = find((day) => day.discipline === 'run' && day.durationMin >= 30 && !weekdayOf(day.date).startsWith('s'))
  const busy = (start: string, end: string) => ({ start, end, label: 'course' })

  test('take the session to another free slot of the day', () => {
    const { day, schedule } = eve(run, { tomorrowBusy: [busy('05:00', '09:00')] })
    expect(sure(day.start) >= '17:00').toBe(true)
    expect(day.durationMin).toBe(run.durationMin)
    expect(schedule.adjustments.find(({ kind }) => kind === 'hours')?.effect).toMatchObject({ code: 'day-became' })
    expect(schedule.todaysSchedule.some((item) => said(item.title) === 'Course')).toBe(true)
  })

  test('shorten it to what fits, and to snacks where nothing does', () => {
    const short = eve(run, { tomorrowBusy: [busy('05:00', '17:00'), busy('17:35', '23:00')] }).day
    expect(short.durationMin).toBeLessThan(run.durationMin)
    expect(short.durationMin).toBeGreaterThanOrEqual(15)
    const full = eve(run, { tomorrowBusy: [busy('05:00', '23:00')] }).day
    expect(full.durationMin).toBeLessThanOrEqual(10)
  })

  test('leave a taken day free, and put a session where the person wants it', () => {
    expect(eve(run, { tomorrowUnavailable: true }).day.durationMin).toBe(0)
    const { day } = eve(run, { tomorrowPrefer: { start: '18:00', end: '20:30' } })
    expect(sure(day.start) >= '18:00' && sure(day.start) < '20:30').toBe(true)
  })
})

describe('fewer minutes than planned', () => {
  const sorts = ['run', 'strength'].map((sport) =>
    find((day) => day.discipline === sport && day.durationMin >= 30 && !day.longSession),
  )

  test.each([10, 15, 20, 25])('make the session fit %d of them', (tomorrowMinutes) => {
    for (const planned of sorts) {
      const { day, schedule } = eve(planned, { tomorrowMinutes })
      expect(day.durationMin).toBeLessThanOrEqual(tomorrowMinutes)
      expect(day.durationMin).toBeGreaterThanOrEqual(10)
      expect(day.loadAu).toBeLessThan(planned.loadAu)
      const told = schedule.adjustments.find(({ kind }) => kind === 'hours')
      expect(told?.reason).toEqual({ code: 'only-minutes', minutes: tomorrowMinutes })
    }
  })

  test('leave a session that fits as it is', () => {
    for (const planned of sorts) expect(eve(planned, { tomorrowMinutes: 120 }).day).toEqual(planned)
  })
})

describe('other means', () => {
  test('on the road, lifting goes on with what is there', () => {
    const day = find((one) => one.discipline === 'strength')
    const after = eve(day, { travel: true }).day
    expect(after.durationMin).toBeGreaterThan(0)
    for (const step of after.workout.exercises)
      if (step.exerciseId)
        expect(getExercise(step.exerciseId).equipment.some((set) => set.every((item) => item === 'bands'))).toBe(true)
  })

  test('without a road to run on, a run becomes something indoors', () => {
    const run = find((day) => day.discipline === 'run')
    const after = eve(run, { equipmentLimits: ['no_running_outdoors'] }).day
    expect(after.discipline).not.toBe('run')
    expect(after.loadAu).toBeLessThanOrEqual(run.loadAu)
  })
})

describe('too easy', () => {
  const easy = base.filter(
    (day) => day.discipline === 'run' && !day.hard && !day.longSession && day.date > '2026-01-12',
  )
  const [first, second, third] = easy as [PlanDay, PlanDay, PlanDay]
  const record = (day: PlanDay, parts: Partial<HistoryDay> = {}): HistoryDay => ({
    date: day.date,
    completed: true,
    rpe: 1,
    minutes: day.durationMin,
    ...parts,
  })
  const next = (history: HistoryDay[]) =>
    sure(daysOf(makePlan(input({ today: addDays(second.date, 1), history }))).find((day) => day.date === third.date))

  test('twice running adds a twentieth at most to the next of its kind', () => {
    const day = next([record(first), record(second)])
    expect(day.loadAu).toBeGreaterThanOrEqual(third.loadAu)
    expect(day.loadAu).toBeLessThanOrEqual(third.loadAu * 1.05)
  })

  test('once, or with anything amiss, adds nothing', () => {
    expect(next([record(second)])).toEqual(third)
    expect(next([record(first), record(second, { notes: 'my calf hurts a bit' })]).loadAu).toBeLessThanOrEqual(
      third.loadAu,
    )
    expect(next([record(first, { rpe: 3 }), record(second)])).toEqual(third)
  })
})

describe('silence', () => {
  const ticked = base.filter((day) => day.date < '2026-02-02' && day.durationMin > 0)
  const done = (until: string): HistoryDay[] =>
    ticked.filter(({ date }) => date <= until).map(({ date }) => ({ date, completed: true }))
  const missedOn = (today: string, history: HistoryDay[]) =>
    makePlan(input({ today, history })).adjustments.filter(({ kind }) => kind === 'missed')

  test('of someone who ticks off what is done counts as a break, and can be taken back', () => {
    const [found] = missedOn('2026-02-03', done('2026-01-25'))
    expect(found).toMatchObject({ undoable: true, asked: false })
    expect(found?.reason).toMatchObject({ code: 'break', days: 8, told: false })
    const given = input({ today: '2026-02-03', history: done('2026-01-25') })
    const back = makePlan({ ...given, withdrawn: [sure(found).id] })
    expect(back.adjustments.filter(({ kind }) => kind === 'missed')).toEqual([])
  })

  test('of someone who never ticks anything says nothing', () => {
    expect(missedOn('2026-02-03', [])).toEqual([])
    expect(missedOn('2026-02-03', [{ date: '2026-01-10', notes: 'nice weather' }])).toEqual([])
  })

  test('of a few days says nothing, and what is written later ends it', () => {
    expect(missedOn('2026-01-29', done('2026-01-25'))).toEqual([])
    const back = [...done('2026-01-18'), ...ticked.filter(({ date }) => date > '2026-01-26')].map(({ date }) => date)
    const history = back.map((date) => ({ date, completed: true }))
    expect(missedOn('2026-02-06', history).every(({ date }) => date < '2026-01-28')).toBe(true)
  })
})
