import { expect, test } from 'vitest'
import { liftsNow } from './lifts-now.ts'

test.each([
  ['I squat 3 times a week, 60 min', 180],
  ['I lift 4x a week for an hour', 240],
  ['Work 9-5. I lift weights twice a week', 90],
  ['I currently do strength training 3 days per week, 50 minutes each', 150],
  ["I'm in the gym four times a week for 75 min, work 8-16", 300],
  ['I go to the gym 3x a week', 135],
  ['I lift 90 min, 3 times a week', 270],
  ['ich mache Krafttraining dreimal die Woche', 135],
])('hears in %j what somebody lifts', (text, weeklyMin) => {
  expect(liftsNow(text)?.weeklyMin).toBe(weeklyMin)
})

test.each([
  '',
  'Gym 3x a week, work 9-5',
  'strength twice a week please',
  'I want to lift 3 times a week',
  'I used to squat 3 times a week, 60 min',
  'my wife says I should lift 3 times a week',
  'I work in the gym 5 days a week',
  'I run 3 times a week, 60 min',
  'I lift my kids and run 3 times a week',
  "I don't lift 3 times a week",
  'I squat 140 kg',
])('hears nothing of now in %j', (text) => {
  expect(liftsNow(text)).toBeNull()
})
