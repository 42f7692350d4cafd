import { describe, expect, test } from 'vitest'
import { addDays } from '../../civil-date.ts'
import { daysAsShown } from '../../days-as-shown.ts'
import type { HistoryDay, LoggedSet, PlanInput } from '../../model.ts'
import { makePlan } from '../../plan.ts'
import type { DaysAsShown, Plan } from '../../plan-model.ts'
import { findExercise } from '../../sessions/catalogue.ts'
import { sure } from '../../sure.ts'

const HOME: PlanInput = {
  profile: {
    ...{ name: 'Demo', level: 'beginner', goal: 'muscle-gain', stress: 'low', commitments: '', trainingDays: 3 },
    ...{ races: '', goalDate: null },
  },
  today: '2026-01-05',
  timeZone: 'UTC',
  preferences: { equipment: ['none', 'dumbbells'], weights: { dumbbells: [2, 4, 6, 8] } },
}
const idsFrom = ({ weeklyPlan }: Plan, date: string) =>
  weeklyPlan
    .flatMap(({ days }) => days)
    .filter((day) => day.date >= date)
    .flatMap(({ workout }) => workout.exercises.map(({ exerciseId }) => exerciseId))

const set = (exerciseId: string, reps: number, loadKg: number | null = 8): LoggedSet => ({ exerciseId, reps, loadKg })
const done = (date: string, ...sets: LoggedSet[]): HistoryDay => ({ date, completed: true, minutes: 45, sets })
const twice = (...sets: LoggedSet[]) => [done('2026-01-06', ...sets), done('2026-01-08', ...sets)]
const later = (history: readonly HistoryDay[], input: PlanInput = HOME) =>
  makePlan({ ...input, today: '2026-01-12', anchor: '2026-01-05', history })

describe('weights that somebody has outgrown', () => {
  test('give their place to a harder exercise, which says so and counts each side', () => {
    const plan = later(twice(set('dumbbell-romanian-deadlift', 21), set('dumbbell-romanian-deadlift', 20)))
    expect(idsFrom(makePlan(HOME), '2026-01-12')).toContain('dumbbell-romanian-deadlift')
    expect(idsFrom(plan, '2026-01-12')).not.toContain('dumbbell-romanian-deadlift')
    const lines = plan.weeklyPlan.flatMap(({ days }) => days.flatMap(({ workout }) => workout.exercises))
    const line = sure(lines.find(({ exerciseId }) => exerciseId === 'single-leg-romanian-deadlift'))
    expect(line.notes).toContainEqual({ code: 'outgrown', id: 'dumbbell-romanian-deadlift', since: '2026-01-08' })
    expect(line.size).toMatchObject({ eachSide: true, high: 12 })
    expect(line.loadKg).toBeUndefined()
  })

  test('are listed with the day that showed it, and stay where the person takes the exchange back', () => {
    const id = 'dumbbell-romanian-deadlift'
    const history = twice(set(id, 21), set(id, 20))
    const exchange = sure(later(history).adjustments.find(({ kind }) => kind === 'outgrown'))
    expect(exchange).toMatchObject({
      ...{ date: '2026-01-08', asked: false, undoable: true },
      reason: { code: 'outgrown-lift', from: id, to: 'single-leg-romanian-deadlift' },
    })
    expect(sure(exchange.days[0]).date >= '2026-01-12').toBe(true)
    const kept = later(history, { ...HOME, withdrawn: [exchange.id] })
    expect(kept.adjustments.filter(({ kind }) => kind === 'outgrown')).toEqual([])
    expect(idsFrom(kept, '2026-01-12')).toContain(id)
    // Doing the same a third time is no new cause.
    const again = [...history, done('2026-01-10', set(id, 22))]
    expect(idsFrom(later(again, { ...HOME, withdrawn: [exchange.id] }), '2026-01-12')).toContain(id)
  })

  test('stay while a set ends earlier, a heavier one is lifted, or once is all', () => {
    const id = 'dumbbell-romanian-deadlift'
    for (const history of [
      twice(set(id, 21), set(id, 19)),
      [done('2026-01-06', set(id, 22, 6)), done('2026-01-08', set(id, 22, 8))],
      [done('2026-01-08', set(id, 25))],
    ])
      expect(idsFrom(later(history), '2026-01-12')).toContain(id)
  })

  test('give no place to what spares nothing of what is to be spared', () => {
    const sparing = { ...HOME, preferences: { ...HOME.preferences, limits: ['ankle'] } }
    const plan = later(twice(set('dumbbell-romanian-deadlift', 25)), sparing)
    for (const id of idsFrom(plan, '2026-01-12')) expect(findExercise(id ?? '')?.avoid ?? [], id).not.toContain('ankle')
  })

  test('keep what a test counts, however often it is done', () => {
    const id = 'push-up'
    const level = 'intermediate'
    const profile = { ...HOME.profile, level, races: 'Fitness test 2026-03-27: push-ups and sit-ups' } as const
    const tested: PlanInput = { ...HOME, profile, preferences: { equipment: ['none'] } }
    expect(idsFrom(later(twice(set(id, 30, null)), tested), '2026-01-12')).toContain(id)
  })

  test('leave days that are over as they were', () => {
    const history = twice(set('goblet-squat', 24))
    const before = idsFrom(makePlan(HOME), '2026-01-05').length
    const plan = later(history)
    expect(idsFrom(plan, '2026-01-05').length).toBe(before)
    const week = sure(plan.weeklyPlan[0])
    expect(
      week.days.filter((day) => day.date < addDays('2026-01-12', -1)).flatMap(({ workout }) => workout.exercises),
    ).toEqual(
      sure(makePlan(HOME).weeklyPlan[0])
        .days.filter((day) => day.date < addDays('2026-01-12', -1))
        .flatMap(({ workout }) => workout.exercises),
    )
  })
})

const NOTHING: PlanInput = {
  ...HOME,
  profile: { ...HOME.profile, goal: 'general' },
  preferences: { equipment: ['none'] },
}
const squats = (date: string, reps: number, rir?: number, exerciseId = 'air-squat'): HistoryDay => {
  const one = { exerciseId, reps, loadKg: null, ...(rir === undefined ? {} : { rir }) }
  return done(date, one, one, one)
}
const squatsOf = (plan: Plan) =>
  plan.weeklyPlan
    .flatMap(({ days }) => days)
    .filter(({ date }) => date >= '2026-01-12' && date < '2026-01-26')
    .flatMap(({ workout }) => workout.exercises)
    .filter(({ pattern }) => pattern === 'squat')

describe('whoever lifts their own body', () => {
  test('goes on to something harder after two sessions at the top, or one with much left, and begins with fewer', () => {
    for (const history of [
      [squats('2026-01-05', 15, 4), squats('2026-01-08', 15, 4)],
      [squats('2026-01-05', 15), squats('2026-01-08', 15)],
      [squats('2026-01-08', 15, 6)],
    ]) {
      const lines = squatsOf(later(history, NOTHING))
      expect(lines.map(({ exerciseId }) => exerciseId)).not.toContain('air-squat')
      const [line] = lines.filter(({ exerciseId }) => exerciseId === 'tempo-squat')
      expect(sure(line?.aimReps)).toBeLessThan(8)
      expect(line?.notes.find(({ code }) => code === 'outgrown')).toMatchObject({ id: 'air-squat' })
    }
  })

  test('stays, and is asked for more, with fewer repetitions, less left, or once', () => {
    for (const [history, aim] of [
      [[squats('2026-01-05', 15), squats('2026-01-08', 12)], 13],
      [[squats('2026-01-05', 15, 1), squats('2026-01-08', 15, 1)], 15],
      [[squats('2026-01-08', 10, 6)], 11],
    ] as const) {
      const [line] = squatsOf(later(history, NOTHING))
      expect(line?.exerciseId).toBe('air-squat')
      expect(sure(line?.aimReps)).toBeGreaterThanOrEqual(aim)
    }
    const unknown = squatsOf(later([{ date: '2026-01-08', completed: true, minutes: 30 }], NOTHING))
    expect(unknown[0]).toMatchObject({ exerciseId: 'air-squat' })
    expect(unknown[0]?.aimReps).toBeUndefined()
  })

  test('comes back to the easier one where the harder fell short twice, and to the harder one after longer sets', () => {
    const up = [squats('2026-01-01', 15), squats('2026-01-02', 15)]
    const once = squats('2026-01-04', 3, 0, 'tempo-squat')
    const twice = squats('2026-01-06', 3, 0, 'tempo-squat')
    const top = (history: readonly HistoryDay[]) => squatsOf(later(history, NOTHING))[0]
    expect(top([...up, once])?.exerciseId).toBe('tempo-squat')
    const back = sure(top([...up, once, twice]))
    expect(back.exerciseId).toBe('air-squat')
    expect(back.notes).toContainEqual(
      expect.objectContaining({ code: 'lift-too-soon', harder: 'tempo-squat', riseAt: 20 }),
    )
    const short = [squats('2026-01-08', 15), squats('2026-01-10', 19)]
    expect(top([...up, once, twice, ...short])?.exerciseId).toBe('air-squat')
    const long = [squats('2026-01-08', 20), squats('2026-01-10', 20)]
    expect(top([...up, once, twice, ...long])?.exerciseId).toBe('tempo-squat')
  })

  test('never skips a step, and takes back the last one alone', () => {
    const history = [
      ...[squats('2026-01-01', 15), squats('2026-01-02', 15)],
      ...[squats('2026-01-04', 15, 4, 'tempo-squat'), squats('2026-01-06', 15, 4, 'tempo-squat')],
    ]
    const plan = later(history, NOTHING)
    expect(squatsOf(plan)[0]?.exerciseId).toBe('one-and-a-half-squat')
    const listed = sure(plan.adjustments.find(({ kind }) => kind === 'outgrown'))
    expect(listed.reason).toMatchObject({ from: 'tempo-squat', to: 'one-and-a-half-squat' })
    const kept = later(history, { ...NOTHING, withdrawn: [listed.id] })
    expect(squatsOf(kept)[0]?.exerciseId).toBe('tempo-squat')
  })

  test('keeps what was reached when the days that showed it are forgotten', () => {
    let shown: DaysAsShown | undefined
    let under: Partial<PlanInput> = { anchor: '2026-01-05' }
    const reached = [squats('2026-01-05', 15, 6)]
    for (const today of [
      '2026-01-06',
      '2026-01-20',
      '2026-02-03',
      '2026-02-17',
      '2026-03-03',
      '2026-03-17',
      '2026-03-31',
    ]) {
      const plan = makePlan({
        ...NOTHING,
        ...under,
        today,
        history: today < '2026-03-01' ? reached : [],
        ...(shown && { shown }),
      })
      shown = daysAsShown(plan, shown)
      under = { anchor: plan.anchor, block: plan.block, begun: plan.begun, start: plan.start }
      const ids = plan.weeklyPlan
        .filter(({ deload, days }) => !deload && sure(days[6]).date >= today)
        .flatMap(({ days }) => days.filter(({ date }) => date >= today))
        .flatMap(({ workout }) => workout.exercises.map(({ exerciseId }) => exerciseId))
      expect(ids, today).not.toContain('air-squat')
    }
  })

  test('keeps it on days that are made anew: shorter after bad nights and a week away', () => {
    const input: PlanInput = {
      ...{ ...NOTHING, profile: { ...HOME.profile, trainingDays: 4 }, anchor: '2026-01-05', today: '2026-02-10' },
    }
    const reached = [squats('2026-01-15', 15, 6), squats('2026-01-18', 8, 4, 'tempo-squat')]
    const tired = ['2026-01-20', '2026-01-22', '2026-01-25'].map(
      (date): HistoryDay => ({ date, completed: true, minutes: 25, rpe: 5, taps: { sleep: 2, energy: 2 } }),
    )
    const away = Array.from(
      { length: 14 },
      (_, day): HistoryDay => ({ date: addDays('2026-01-26', day), completed: false }),
    )
    const plan = makePlan({ ...input, history: [...reached, ...tired, ...away] })
    const made = plan.adjustments.filter(({ kind }) => kind !== 'outgrown').flatMap(({ days }) => days)
    const changed = new Set(made.map(({ date }) => date))
    const near = plan.weeklyPlan
      .flatMap(({ days }) => days)
      .filter(({ date }) => changed.has(date) && date >= '2026-02-10')
    const ids = near.flatMap(({ workout }) => workout.exercises.map(({ exerciseId }) => exerciseId))
    expect(ids).toContain('tempo-squat')
    expect(ids).not.toContain('air-squat')
  })

  test('loads nothing that hurts, keeps what does not, and does not choose for the person', () => {
    const reached = [squats('2026-01-05', 15, 6), squats('2026-01-06', 15, 6, 'incline-push-up')]
    const noted = (notes: string) => later([...reached, { date: '2026-01-11', completed: true, notes }], NOTHING)
    const linesOn = (plan: Plan, date: string) =>
      sure(plan.weeklyPlan.flatMap(({ days }) => days).find((day) => day.date === date)).workout.exercises
    const [first] = later(reached, NOTHING)
      .weeklyPlan.flatMap(({ days }) => days)
      .filter((day) => day.date >= '2026-01-12' && day.discipline === 'strength')
    const { date } = sure(first)
    for (const { exerciseId } of linesOn(noted('My knee hurts badly, 7 of 10'), date))
      expect(findExercise(exerciseId ?? '')?.avoid ?? [], exerciseId).not.toContain('knee')
    const sore = linesOn(noted('very sore chest'), date)
    expect(sore.find(({ exerciseId }) => exerciseId === 'tempo-squat')?.aimReps).toBe(6)
    expect(sore.map(({ exerciseId }) => exerciseId)).not.toContain('push-up')
    const change = { type: 'exercise', date, exerciseId: 'tempo-squat', to: 'air-squat' } as const
    const chosen = later(reached, { ...NOTHING, changes: [{ id: 'own', change }] })
    expect(linesOn(chosen, date).map(({ exerciseId }) => exerciseId)).toContain('air-squat')
  })

  test('is given a stronger band or a fuller bag first, and nothing harder so soon after a birth', () => {
    const rows = (date: string) => squats(date, 15, 6, 'banded-row')
    const bands = later([rows('2026-01-05'), rows('2026-01-08')], {
      ...NOTHING,
      preferences: { equipment: ['none', 'bands'] },
    })
    const row = bands.weeklyPlan
      .flatMap(({ days }) => days.filter(({ date }) => date >= '2026-01-12'))
      .flatMap(({ workout }) => workout.exercises)
      .find(({ exerciseId }) => exerciseId === 'banded-row')
    expect(row?.notes.at(-1)).toMatchObject({ code: 'lift-add', what: 'band' })
    const mother: PlanInput = {
      ...NOTHING,
      facts: {
        about: { sex: 'female', bornYear: 1992, health: ['postpartum', 'clearance-given'], clearedOn: '2025-12-28' },
      },
    }
    const levels = squatsOf(later([squats('2026-01-05', 15, 6), squats('2026-01-08', 15, 6)], mother)).map(
      ({ exerciseId }) => findExercise(exerciseId ?? '')?.level,
    )
    expect(new Set(levels)).toEqual(new Set(['beginner']))
  })
})
