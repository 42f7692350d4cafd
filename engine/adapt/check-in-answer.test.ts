import { describe, expect, test } from 'vitest'
import { said } from '../../words/testing.ts'
import { noteFacts } from '../history/notes.ts'
import type { HistoryDay, Profile } from '../model.ts'
import { makePlan } from '../plan.ts'
import { checkInAnswer } from './check-in-answer.ts'

const TODAY = '2026-03-04'
const PROFILE: Profile = {
  name: 'Demo',
  level: 'intermediate',
  goal: 'endurance',
  stress: 'low',
  commitments: 'Work Mon-Fri 9-17',
  trainingDays: 6,
  races: '',
  goalDate: null,
}
const answer = (parts: Omit<HistoryDay, 'date'>) => {
  const day = { date: TODAY, ...parts }
  const plan = makePlan({ profile: PROFILE, today: TODAY, anchor: '2026-02-02', timeZone: 'UTC', history: [day] })
  return { sentence: said(checkInAnswer(day, noteFacts(day), plan)), plan }
}

describe('checkInAnswer()', () => {
  test.each([
    ['My mother died last night', /We are sorry/],
    ['I hate this, so boring', /Modify offers/],
    ['So proud, ran 5k without walking for the first time ever', /Well done/],
    ['bought new shoes', /We read nothing in it that changes/],
    ['I fainted and have chest pain', /Training waits/],
  ])('answers %j fittingly', (notes, expected) => {
    expect(answer({ notes }).sentence).toMatch(expected)
  })

  test('never says that nothing changed where something did, nor the other way round', () => {
    for (const notes of [
      'my right knee is a bit sore',
      'I have a fever',
      'quads very sore',
      'slept 4 hours, exhausted',
    ]) {
      const { sentence, plan } = answer({ notes })
      const changed = plan.adjustments.some(({ date, asked }) => date === TODAY && !asked)
      expect(/nothing had to change|stays as it is|changes nothing/.test(sentence), `${notes}: ${sentence}`).toBe(
        !changed,
      )
    }
  })

  test('never speaks of optimising, and is never empty', () => {
    for (const notes of ['ill with a cold', 'sharp pain in my knee', 'fine', '']) {
      expect(answer({ notes, completed: true }).sentence).not.toMatch(/optimi/i)
      expect(answer({ notes, completed: true }).sentence.length).toBeGreaterThan(10)
    }
  })
})
