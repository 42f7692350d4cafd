import { describe, expect, test } from 'vitest'
import { makePlan } from '../../plan.ts'
import { readCommitments } from './commitments.ts'

const blocks = (text: string) => readCommitments(text).busy.map(({ label, start, end }) => `${label} ${start}-${end}`)

describe('a meal that somebody has with others', () => {
  test.each([
    ['lunch meeting 12-13 Mon-Fri', 'lunch meeting 12:00-13:00'],
    ['Team lunch 12:00-13:00 Tuesday', 'lunch 12:00-13:00'],
    ['brunch with friends Tuesday 11-13', 'brunch 11:00-13:00'],
    ['working lunch Wednesdays 12-1', 'lunch 12:00-13:00'],
    ['dinner with family at 7pm', 'dinner 19:00-20:00'],
  ])('is that meal: %s', (text, block) => {
    expect(blocks(text)).toEqual([block])
  })

  test.each(['lunch shift 11-3 Sat', 'work 11-2 lunch service'])('is none for who serves it: %s', (text) => {
    expect(blocks(text).join()).toMatch(/^work /)
  })

  test('does not stand on the day twice', () => {
    const commitments = 'lunch meeting 12-13 Mon-Fri, dinner with family at 7pm'
    const { todaysSchedule } = makePlan({
      profile: {
        ...{ name: 'Demo', level: 'intermediate', goal: 'general', stress: 'low', trainingDays: 4, commitments },
        ...{ races: '', goalDate: null },
      },
      ...{ today: '2026-01-05', anchor: '2026-01-05', timeZone: 'UTC' },
    })
    const meals = todaysSchedule.filter(({ type }) => type === 'meal').map((item) => JSON.stringify(item))
    expect(meals.join()).not.toMatch(/lunch|dinner/)
  })
})
