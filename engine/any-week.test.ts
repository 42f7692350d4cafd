import { expect, test } from 'vitest'
import { GOALS, LEVELS, type PlanInput, STRESS_LEVELS, TRAINING_DAYS } from './model.ts'
import { makePlan } from './plan.ts'
import { diceOf, pickOf } from './testing/random-life.ts'

/** What people write of their weeks, to be joined by chance: shifts beside practices, two jobs, care, hours that leave no room. */
const SAID = [
  ...['work 9-5 mon-fri', 'work 7-7', 'nights 10pm-6am sun mon tue', '4 on 4 off 6am-6pm', 'bar job fri sat 6pm-1am'],
  ...['2 weeks days 7-7, 2 weeks nights 7pm-7am', 'kids to school 8:15', 'pick up 3pm', 'football tue thu 7-8:30pm'],
  ...['match saturday 3pm', 'bjj mon wed 6:30-8pm', 'only 30 minutes on weekdays', 'no training on sundays'],
  ...[
    'gym closes 9pm',
    'choir wednesday evening',
    'lectures mon-thu 10-4',
    'commute an hour each way',
    'lunch break 12-1 free',
  ],
  ...[
    'can only train before 7am',
    'dinner with family 6-7:30',
    'dog walk 7am and 6pm',
    'caring for mum all day',
    'wfh 8-4',
  ],
  ...[
    'swim training mon wed fri 6-7am',
    'dance class tuesday 8pm',
    'rugby practice tue thu, game on sat',
    'weekends only',
  ],
  ...['long shifts thu-sun 12h from 7am', 'every other weekend kids', 'evenings only after 8', 'tennis sunday 10-12'],
  ...[
    'work mon wed fri 6am-2pm, tue thu 2pm-10pm',
    'sleep 9am-4pm after nights',
    'up at 4:30 for milking, done at 7pm',
  ],
  ...['spin class wed 6pm', 'yoga fri 7am', 'rowing club sat 8am', 'church sunday morning', 'physio thursday 4pm'],
]
const RACES = [
  '',
  '',
  '5k',
  'half marathon',
  'marathon',
  'sprint triathlon',
  'hyrox',
  '100 mile ride',
  'powerlifting meet',
]
/** WEEK_RUNS=2000 by night. */
const RUNS = Number(process.env.WEEK_RUNS ?? 30)

test('whatever somebody writes of their week, there is a plan for it', () => {
  for (let seed = 0; seed < RUNS; seed++) {
    const dice = diceOf(seed * 31 + 7)
    const commitments = Array.from({ length: 1 + Math.floor(dice() * 4) }, () => pickOf(dice, SAID)).join(', ')
    const race = pickOf(dice, RACES)
    const profile: PlanInput['profile'] = {
      ...{ name: 'Demo', level: pickOf(dice, LEVELS), goal: pickOf(dice, GOALS), stress: pickOf(dice, STRESS_LEVELS) },
      ...{ commitments, trainingDays: pickOf(dice, TRAINING_DAYS), goalDate: null },
      races: race === '' ? '' : `${race} 2027-0${1 + Math.floor(dice() * 6)}-15`,
    }
    const plan = makePlan({ profile, today: `2026-12-0${1 + Math.floor(dice() * 7)}`, timeZone: 'UTC' })
    expect(plan.todaysSchedule.length, commitments).toBeGreaterThan(0)
  }
})

test('a day without any room still holds the moves that are spread over it', () => {
  const plan = makePlan({
    profile: {
      ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'medium', trainingDays: 6 },
      commitments: '2 weeks days 7-7, 2 weeks nights 7pm-7am, football Tue Thu 7:30-9pm',
      ...{ races: '5k 2027-01-09', goalDate: null },
    },
    ...{ today: '2026-12-02', timeZone: 'UTC' },
  })
  expect(plan.weeklyPlan.flatMap(({ days }) => days).some(({ snacks }) => snacks)).toBe(true)
})
