import { expect, test } from 'vitest'
import { hoursNow } from './hours-now.ts'

test.each([
  ['I run about 6 hours a week, work 9-5', 360, true],
  ['Running 5-6 hrs per week. Work 9-5', 300, true],
  ['I train 4 hours a week', 240, false],
  ['I exercise about 150 minutes a week', 150, false],
  ['I run 3 times a week, 45 min each', 135, true],
  ['work 9-5. I do 6 hours of running a week', 360, true],
  ['Ich laufe etwa 4 Stunden pro Woche', 240, true],
  ['je cours 4 heures par semaine', 240, true],
  ['2 Stunden Sport pro Woche', 120, false],
  ['corro unas 5 horas por semana', 300, true],
  ["je m'entraîne 3 heures par semaine", 180, false],
])('hears in %j how much somebody trains', (text, weeklyMin, isRun) => {
  expect(hoursNow(text)).toMatchObject({ weeklyMin, isRun })
})

test.each([
  '',
  'I work 40 hours a week and run on Sundays',
  'I run my own business, 60 hours a week',
  'I run a shop 50 hours a week',
  'I can train 5 hours a week',
  'I have 5 hours a week for training',
  'I want to run 6 hours a week',
  'I used to run 8 hours a week',
  'My husband runs 8 hours a week',
  'I train clients 20 hours a week',
  'I run a small team 10 hours a week',
  'running errands 3 hours a week',
  'staff training 4 hours a week',
  'we train dogs 4 hours a week',
  'cours de piano 3 heures par semaine',
  'training for a marathon, work 40 hours a week',
  'I run at 6, work 9 hours',
  'max 3 hours of training a week',
  'I run a 5 hour marathon',
  'I run every week, 5 km',
])('hears nothing of now in %j', (text) => {
  expect(hoursNow(text)).toBeNull()
})
