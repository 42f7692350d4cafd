import { expect, test } from 'vitest'
import { sure } from '../../sure.ts'
import { runsNow } from './runs-now.ts'

test.each([
  ['I run about 15 km a week', 15, null],
  ['Work 9-5. Currently running 20 miles per week, longest run 8 miles. Kids at 7pm', 32.2, 12.9],
  ['I jog 3 times, roughly 18.5km/week', 18.5, null],
  ['Half marathon 5 July 2026, sub 2h. Weekly mileage 25 mi weekly', 40.2, null],
  ['Ich laufe etwa 30 km pro Woche', 30, null],
  ['corro unos 25 km por semana', 25, null],
])('hears in %j what somebody runs', (text, weeklyKm, longestKm) => {
  const heard = sure(runsNow(text))
  expect(heard).toMatchObject({ weeklyKm, longestKm })
  expect(text.slice(heard.spans[0]?.start, heard.spans[0]?.end)).toMatch(/^\d.*(week|Woche|semana|weekly)$/)
})

test.each([
  '',
  'I used to run 50 km a week',
  'I want to run 40 km a week',
  'My husband runs 60 km a week',
  'I have not been running 30 km a week since the baby',
  'I cycle 100 km a week',
  'I cycle 100 km and run 20 km a week',
  'I run a shop and walk 30 km a week',
  'I run my own business, 60 km a week in the car',
  'I commute 150 km a week and run at weekends',
  'I run 3 times a week, 5 km each',
  'Goal: running 30 miles a week by June',
  'I drive 500 km a week and run on Sundays',
  '10k on 2026-05-01',
  'before my injury I was running 45 km per week',
])('hears nothing of now in %j', (text) => {
  expect(runsNow(text)).toBeNull()
})
