import { describe, expect, test } from 'vitest'
import type { Profile } from '../model.ts'
import { makePlan } from '../plan.ts'
import { sure } from '../sure.ts'

/** [ratio] minutes of the last three weeks before an event, the event apart, of the best week. */
function lastThree(level: Profile['level'], races: string): number[] {
  const profile: Profile = {
    name: 'Demo',
    level,
    goal: 'endurance',
    stress: 'low',
    commitments: '',
    trainingDays: 5,
    races,
    goalDate: null,
  }
  const { weeklyPlan } = makePlan({ profile, today: '2026-01-05', timeZone: 'UTC' })
  const minutes = weeklyPlan.map((week) =>
    week.days.reduce((sum, day) => sum + (day.discipline === 'race' ? 0 : day.durationMin), 0),
  )
  const race = weeklyPlan.findIndex((week) => week.days.some((day) => day.discipline === 'race'))
  const best = Math.max(...minutes.slice(0, race))
  return [race - 2, race - 1, race].map((week) => sure(minutes[week]) / best)
}

// Bands of 10 published marathon plans, and of half and 10 km plans (own analysis of 25 plans).
describe('tapers', () => {
  test.each(['intermediate', 'advanced'] as const)('a marathon of the %s lies in the published bands', (level) => {
    const [two, one, race] = lastThree(level, 'marathon 2026-05-24') as [number, number, number]
    expect(two).toBeGreaterThanOrEqual(0.65)
    expect(two).toBeLessThanOrEqual(0.9)
    expect(one).toBeGreaterThanOrEqual(0.45)
    expect(one).toBeLessThanOrEqual(0.75)
    expect(race).toBeLessThanOrEqual(0.45)
  })

  test('two light weeks lead up to an Olympic triathlon, whatever weekday it is on', () => {
    for (const level of ['beginner', 'intermediate', 'advanced'] as const)
      for (let day = 10; day < 17; day++) {
        const [, before] = lastThree(level, `olympic triathlon 2026-05-${day}`) as [number, number, number]
        expect(before, `${level} ${day}`).toBeGreaterThanOrEqual(0.4)
        expect(before, `${level} ${day}`).toBeLessThanOrEqual(0.65)
      }
  })

  test.each(['half marathon', 'sprint triathlon', 'hyrox', 'spartan'])(
    'the week before that of a %s is clearly lighter, whatever weekday it is on',
    (race) => {
      for (const level of ['beginner', 'intermediate', 'advanced'] as const)
        for (let day = 10; day < 17; day++) {
          const [, before] = lastThree(level, `${race} 2026-05-${day}`) as [number, number, number]
          expect(before, `${level} ${day}`).toBeGreaterThanOrEqual(0.4)
          expect(before, `${level} ${day}`).toBeLessThanOrEqual(0.78)
        }
    },
  )

  test.each(['half marathon 2026-05-03', '10k 2026-04-12'])('the week of a %s keeps at most 55 %%', (races) => {
    expect(sure(lastThree('intermediate', races)[2])).toBeLessThanOrEqual(0.55)
  })
})
