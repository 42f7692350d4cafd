import { expect, test } from 'vitest'
import { readAvailability } from '../interpret/availability/availability.ts'
import { readCommitments } from '../interpret/week/commitments.ts'
import { inSeasons } from '../interpret/week/in-seasons.ts'
import { type BusyHours, WEEKDAYS } from '../model.ts'
import { makePlan } from '../plan.ts'
import { minuteOf } from './clock.ts'

const planOf = (commitments: string, busy?: readonly (BusyHours & { readonly days: readonly 'mon'[] })[]) =>
  makePlan({
    profile: {
      ...{ name: 'Robin', level: 'intermediate', goal: 'general', stress: 'medium', trainingDays: 6 },
      ...{ commitments, races: '', goalDate: null },
    },
    today: '2026-11-30',
    timeZone: 'Europe/London',
    ...(busy && { facts: { week: { busy } } }),
  })
/** Sessions that begin between two times of a week [min after Monday's midnight]. */
const trainedIn = (plan: ReturnType<typeof planOf>, from: number, to: number) =>
  plan.weeklyPlan.flatMap(({ days }) =>
    days.flatMap(({ start, durationMin }, day) => {
      const at = start === null ? -1 : day * 1440 + minuteOf(start)
      return at >= 0 && at < to && at + durationMin > from ? [`${WEEKDAYS[day]} ${start}`] : []
    }),
  )
const at = (day: number, hour: number) => day * 1440 + hour * 60

test.each([
  ["I'm a truck driver, on the road Mon 4am till Fri 6pm", at(0, 4), at(4, 18)],
  ['LKW-Fahrer, unterwegs von Mo 4 Uhr bis Fr 18 Uhr', at(0, 4), at(4, 18)],
  ['Fly out Monday 6am, back Thursday 8pm', at(0, 6), at(3, 20)],
  ['Away Tue 7am to Thu 9pm, work 9-5', at(1, 7), at(3, 21)],
  ['Truck driver, gone sunday 8pm back friday 4pm', at(0, 0), at(4, 16)],
])('%j: nobody trains from departure to return', (text, from, to) => {
  const plan = planOf(text)
  expect(trainedIn(plan, from, to)).toEqual([])
  expect(trainedIn(plan, 0, at(7, 0)).length).toBeGreaterThan(plan.weeklyPlan.length)
})

test('the day of a departure begins before it, and others while away as usual', () => {
  const plan = planOf('On the road Mon 4am till Fri 6pm')
  const [first] = plan.todaysSchedule
  expect(minuteOf(first?.time ?? '')).toBeLessThan(240)
  const tuesday = makePlan({
    profile: {
      ...{ name: 'R', level: 'beginner', goal: 'general', stress: 'low', trainingDays: 3 },
      ...{ commitments: 'On the road Mon 4am till Fri 6pm', races: '', goalDate: null },
    },
    today: '2026-12-01',
    timeZone: 'Europe/London',
  }).todaysSchedule
  expect(minuteOf(tuesday[0]?.time ?? '')).toBeGreaterThanOrEqual(300)
})

test.each([
  ['On call from Friday 18:00 to Monday 8:00', at(5, 0), at(7, 0)],
  ['Kids with me Wed 6pm till Sun 6pm', at(3, 0), at(6, 24)],
])('%j is at home, and leaves sessions', (text, from, to) => {
  expect(trainedIn(planOf(text), from, to).length).toBeGreaterThan(0)
})

test('a shift of 24 hours takes its day, and a sleep after it', () => {
  expect(trainedIn(planOf('24 hour shift every Tuesday 8am to 8am'), at(1, 8), at(2, 8))).toEqual([])
})

test('what was confirmed of a stay is one too', () => {
  const hours = { label: 'Away', start: '00:00', end: '00:00' }
  const busy = [
    { ...hours, days: ['mon'], start: '20:00' },
    { ...hours, days: ['tue', 'wed'] },
    { ...hours, days: ['thu'], end: '07:00' },
  ] as Parameters<typeof planOf>[1]
  expect(trainedIn(planOf('', busy), at(0, 20), at(3, 7))).toEqual([])
})

test('work that is only guessed is none of the days away', () => {
  const labels = (text: string) => {
    const { rest, seasons } = readAvailability(text, '2026-11-30')
    return inSeasons(readCommitments(rest), seasons).busy.map(({ label }) => label)
  }
  expect(labels("I'm a truck driver, on the road Mon 4am till Fri 6pm")).not.toContain('work')
  expect(labels('I work full time. Away Sat 8am to Sun 8pm')).toContain('work')
  expect(labels('Work 9-5 Mon-Fri, away Tue 6am to Thu 8pm')).toContain('work')
})
