import { describe, expect, test } from 'vitest'
import { addDays } from '../../civil-date.ts'
import type { HistoryDay, PlanInput } from '../../model.ts'
import { makePlan } from '../../plan.ts'
import type { PlanDay } from '../../plan-model.ts'

const TODAY = '2026-03-12'
/** A Thursday with a practice, two days before a match. */
const player: PlanInput = {
  profile: {
    ...{ name: 'Demo', level: 'intermediate', goal: 'general', stress: 'low', trainingDays: 5, races: '' },
    ...{ commitments: 'Soccer practice Tue and Thu 19:00-21:00, soccer match Saturday 14:00-16:00', goalDate: null },
  },
  today: TODAY,
  anchor: '2026-03-02',
  begun: '2026-03-02',
  timeZone: 'UTC',
}

const daysOf = (input: PlanInput) => makePlan(input).weeklyPlan.flatMap(({ days }) => days)
const told = (history: HistoryDay[]) => daysOf({ ...player, history }).filter(({ date }) => date >= TODAY)
const on = (days: readonly PlanDay[], date: string) => days.find((day) => day.date === date)?.workoutName.code
const loadOf = (days: readonly PlanDay[]) => days.reduce((sum, { loadAu }) => sum + loadAu, 0)

const whole = told([])
const practices = whole.filter(({ workoutName }) => workoutName.code === 'practice-day')

describe('practices that others lead', () => {
  test.each(['Chest pain when I ran', 'I fainted after training'])('are no training after a danger: %s', (notes) => {
    const days = told([{ date: TODAY, notes }])
    expect(practices.length).toBeGreaterThan(6)
    expect(days.filter(({ workoutName }) => workoutName.code !== 'rest-day')).toEqual([])
    expect(loadOf(days)).toBe(0)
  })

  test('are left out while somebody is ill, and a match soon after it too', () => {
    const days = told([{ date: TODAY, notes: 'Flu, fever of 39, in bed' }])
    expect([on(days, TODAY), on(days, '2026-03-14')]).toEqual(['practice-off', 'practice-off'])
    expect(on(days, '2026-03-21')).toBe('practice-day')
  })

  test('are left out while strong pain is spared', () => {
    const days = told([{ date: TODAY, notes: 'Sprained my ankle badly, pain 8/10' }])
    for (const { date } of practices.filter((day) => day.date <= addDays(TODAY, 7)))
      expect(on(days, date), date).toBe('practice-off')
  })

  test('come back after strong pain by parts of practices, then whole ones, and only then by matches', () => {
    const notes = [
      'Sprained my ankle badly, pain 8/10',
      'Sharp pain in my knee, 9/10',
      'Pulled my hamstring, pain 7/10',
    ]
    for (const note of notes) {
      const days = told([{ date: TODAY, notes: note }]).filter(({ workoutName }) =>
        workoutName.code.startsWith('practice'),
      )
      const match = ({ description }: PlanDay) => 'isMatch' in description && description.isMatch
      const played = days.findIndex((day) => match(day) && day.workoutName.code === 'practice-day')
      const before = days.slice(0, played).filter((day) => !match(day))
      const order = ['practice-off', 'practice-easy', 'practice-day']
      const grown = before.map(({ workoutName }) => order.indexOf(workoutName.code))
      expect(grown, note).toEqual(grown.toSorted())
      expect(new Set(grown).size, note).toBe(3)
      // Nobody plays a match by halves.
      for (const day of days.slice(0, played).filter(match)) expect(day.workoutName.code, note).toBe('practice-off')
    }
  })

  test('are held back in on a worn day, and count for less', () => {
    const days = told([{ date: TODAY, taps: { sleep: 1, energy: 1, soreness: 5, mood: 1 } }])
    expect(on(days, TODAY)).toBe('practice-easy')
    expect(on(days, '2026-03-14')).toBe('practice-day')
    expect(loadOf(days)).toBeLessThan(loadOf(whole))
  })

  test.each(['heart', 'pregnant', 'dizzy'] as const)('wait for a doctor: %s', (condition) => {
    const days = daysOf({ ...player, facts: { about: { health: [condition] } } }).filter(({ date }) => date >= TODAY)
    for (const { date } of practices) expect(on(days, date), date).toBe('practice-off')
    expect(Math.max(...days.map(({ loadAu }) => loadAu))).toBeLessThan(300)
  })

  test('that were left out take nothing from the sessions of the weeks after', () => {
    const ill = [0, 1, 2, 3].map((back): HistoryDay => ({ date: addDays(TODAY, -back), notes: 'Flu, fever' }))
    const plain = { ...player, profile: { ...player.profile, commitments: '', trainingDays: 3 as const } }
    const own = (input: PlanInput, from: string) =>
      daysOf(input)
        .filter(({ date }) => date >= from)
        .reduce((sum, { durationMin }) => sum + durationMin, 0)
    const from = '2026-04-06'
    const [player4, plain4] = [player, plain].map((one) => own({ ...one, history: ill }, from) / own(one, from))
    expect(player4).toBeGreaterThan((plain4 ?? 1) - 0.1)
  })

  describe('and what is told of them', () => {
    const BESIDE: HistoryDay[] = [
      { date: '2026-03-10', beside: [{ discipline: 'cardio', minutes: 120, rpe: 6 }] },
      { date: '2026-03-10', completed: true, minutes: 120, rpe: 6 },
    ]

    test.each(BESIDE)('changes nothing: the plan knew of it %#', (day) => {
      const input = { ...player, today: '2026-03-11', recordedSince: '2026-03-02' }
      expect(daysOf({ ...input, history: [day] })).toEqual(daysOf({ ...input, history: [{ date: '2026-03-10' }] }))
    })

    test('does not make the weeks to come longer, however many of them are told', () => {
      const told: HistoryDay[] = []
      for (let day = 0; day < 42; day++) {
        const date = addDays('2026-03-02', day)
        const planned = daysOf(player).find((one) => one.date === date)
        if (planned?.workoutName.code === 'practice-day')
          told.push({ date, beside: [{ discipline: 'cardio', minutes: 120, rpe: 7 }] })
        else if (planned && planned.durationMin > 0) told.push({ date, completed: true })
      }
      const later = { ...player, today: addDays('2026-03-02', 42), recordedSince: '2026-03-02' }
      const untold = told.filter(({ completed }) => completed)
      expect(daysOf({ ...later, history: told })).toEqual(daysOf({ ...later, history: untold }))
    })

    test('takes the place of what was planned in the load of the week; silence leaves it', () => {
      const input = { ...player, today: '2026-03-30', recordedSince: '2026-03-02' }
      const load = (history: HistoryDay[]) => makePlan({ ...input, history }).load[1]?.doneAu
      expect(load([])).toBe(720 + 720 + 840)
      expect(load([{ date: '2026-03-10', completed: false }])).toBe(720 + 840)
      expect(load([{ date: '2026-03-10', beside: [{ discipline: 'cardio', minutes: 90, rpe: 8 }] }])).toBe(
        720 + 720 + 840,
      )
      expect(load([{ date: '2026-03-10', completed: true }])).toBe(720 + 720 + 840)
      expect(load([{ date: '2026-03-14', completed: true, minutes: 100, rpe: 9 }])).toBe(720 + 720 + 900)
    })

    test('is no rest', () => {
      const { recoveryStatus } = makePlan(player).insights
      expect(JSON.stringify(recoveryStatus)).toContain('"rest":2,"light":0,"hard":3')
    })
  })
})
