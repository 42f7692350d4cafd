import { describe, expect, test } from 'vitest'
import { type ConfirmedFacts, type Equipment, type Level, type TrainingDays, WEEKDAYS, type Weekday } from '../model.ts'
import type { WarningFact } from '../phases/warning-facts.ts'
import { makePlan } from '../plan.ts'
import { sure } from '../sure.ts'

const GYM: readonly Equipment[] = ['none', 'barbell', 'bench', 'dumbbells', 'machines', 'pullup-bar']

type Who = Pick<ConfirmedFacts, 'about'> & {
  readonly level: Level
  readonly days: TrainingDays
  readonly mostMin: number | Partial<Record<Weekday, number>>
}

function fewSetsOf({ level, days, mostMin, about }: Who, races = '') {
  const { warnings } = makePlan({
    profile: {
      ...{ name: 'Demo', level, goal: 'muscle-gain', stress: 'low', commitments: 'Work 9-17', trainingDays: days },
      ...{ races, goalDate: null },
    },
    ...{ today: '2026-01-05', anchor: '2026-01-05', timeZone: 'UTC' },
    preferences: { equipment: GYM },
    facts: {
      ...(about && { about }),
      week: {
        maxMin: typeof mostMin === 'number' ? Object.fromEntries(WEEKDAYS.map((day) => [day, mostMin])) : mostMin,
      },
    },
  })
  const found = warnings.find(({ code }) => code === 'few-sets')
  return found ? (found.text as Extract<WarningFact, { code: 'few-sets' }>) : null
}

describe('a plan for muscle', () => {
  test('says which muscles its minutes hold fewer than ten sets for, and how many they get', () => {
    const told = sure(fewSetsOf({ level: 'advanced', days: 4, mostMin: 30 }) ?? undefined)
    expect(told).toMatchObject({ wanted: 10, lengthsMin: [30, 30] })
    expect(told.short.map(({ muscle }) => muscle)).toEqual(expect.arrayContaining(['chest', 'quads']))
    for (const { sets } of told.short) expect(sets).toBeLessThan(10)
  })

  test('names sessions that really would do', () => {
    for (const days of [3, 4] as const) {
      const told = sure(fewSetsOf({ level: 'advanced', days, mostMin: 30 }) ?? undefined)
      expect(fewSetsOf({ level: 'advanced', days, mostMin: sure(told.needMin ?? undefined) })).toBeNull()
    }
  })

  test('of sessions of many lengths it names the shortest too: it is they that have to grow', () => {
    const mostMin = { mon: 30, tue: 30, wed: 30, thu: 75, fri: 30, sat: 75, sun: 30 }
    const told = sure(fewSetsOf({ level: 'advanced', days: 4, mostMin }) ?? undefined)
    const [least, most] = told.lengthsMin
    expect(least).toBeLessThan(most)
    expect(told.needMin).toBeGreaterThan(least)
    expect(told.needMin).toBeLessThanOrEqual(most)
  })

  test('says nothing where all have ten, of who is new, and beside an event', () => {
    expect(fewSetsOf({ level: 'advanced', days: 4, mostMin: 75 })).toBeNull()
    expect(fewSetsOf({ level: 'beginner', days: 3, mostMin: 30 })).toBeNull()
    expect(fewSetsOf({ level: 'advanced', days: 4, mostMin: 30 }, 'Half marathon on 2026-04-19')).toBeNull()
  })

  test('asks nobody for longer sessions whose health keeps them easy', () => {
    for (const health of [['heart'], ['pregnant', 'clearance-given']] as const)
      expect(fewSetsOf({ level: 'advanced', days: 4, mostMin: 30, about: { health } })).toBeNull()
  })
})
