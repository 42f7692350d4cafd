import { describe, expect, test } from 'vitest'
import { readCommitments } from '../interpret/week/commitments.ts'
import type { Discipline, Goal, PlanInput, Profile } from '../model.ts'
import { makePlan } from '../plan.ts'
import { readBase } from '../read-base.ts'

const MONDAY = '2026-01-05'
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const person = (
  commitments: string,
  goal: Goal,
  trainingDays: Profile['trainingDays'],
  more: Partial<Profile> = {},
): PlanInput => ({
  profile: {
    ...{ name: 'Demo', level: 'intermediate', goal, stress: 'low', trainingDays, commitments },
    ...{ races: '', goalDate: '2026-04-26', ...more },
  },
  ...{ today: MONDAY, anchor: MONDAY, timeZone: 'UTC' },
})

/** Weekday, sport and start of each session of the first weeks. */
function sessionsOf(input: PlanInput, weeks = 8) {
  const days = makePlan(input)
    .weeklyPlan.slice(0, weeks)
    .flatMap((week) => week.days)
  return days
    .filter(({ durationMin }) => durationMin > 0)
    .map(({ date, discipline, start }) => ({
      ...{ day: WEEKDAYS[new Date(`${date}T12:00Z`).getUTCDay()], discipline, start },
    }))
}

/** The sports that stand on a weekday of those weeks. */
function sportsOn(day: string, sessions: ReturnType<typeof sessionsOf>): Set<Discipline> {
  return new Set(sessions.filter((one) => one.day === day).map(({ discipline }) => discipline))
}

describe('days of two sports', () => {
  const text = 'Gym Tue Thu 6-7pm, run Mon Wed 7am, long run Sunday morning. Work 9-5'
  const sessions = sessionsOf(person(text, 'endurance', 5, { races: 'half marathon 2026-04-26', goalDate: null }))

  test('hold each its own', () => {
    for (const day of ['Mon', 'Wed', 'Sun']) expect([...sportsOn(day, sessions)], day).toEqual(['run'])
    for (const day of ['Tue', 'Thu']) expect(sportsOn(day, sessions), day).toContain('strength')
    for (const day of ['Fri', 'Sat']) expect([...sportsOn(day, sessions)], day).toEqual([])
  })

  test('begin when they were said to', () => {
    for (const { day, start } of sessions.filter((one) => one.day === 'Mon' || one.day === 'Wed'))
      expect(start, day).toBe('07:00')
    for (const { day, start } of sessions.filter((one) => one.day === 'Tue' || one.day === 'Thu'))
      expect(start, day).toBe('18:00')
  })
})

test('who names as many days as they train has all sessions on them', () => {
  const sessions = sessionsOf(person('Gym Mon Wed Fri 6-7pm, run Tue Thu 7am. Work 9-5', 'weight-loss', 5), 2)
  expect([...sportsOn('Sat', sessions), ...sportsOn('Sun', sessions)]).toEqual([])
})

describe('a sport of which the plan has no session', () => {
  test.each([
    ['I swim on Tuesdays at 7pm. Work 9-5', 'weight-loss', 'Tue'],
    ['I ride with friends Sunday mornings 8-11. Work 9-5', 'weight-loss', 'Sun'],
    ['Gym Mon Wed Fri 6-7pm, run Tue Thu 7am. Work 9-5', 'muscle-gain', 'Tue'],
    ['I run with my club on Wednesdays at 6:30pm. Work 8-4', 'endurance', 'Wed'],
    ['I swim on Tuesdays. Work 9-5', 'general', 'Tue'],
  ] as const)('is the training of its day, and counts: %s', (text, goal, day) => {
    const input = person(text, goal, 5)
    expect([...sportsOn(day, sessionsOf(input))]).toEqual([])
    const own = readBase(input).week[(WEEKDAYS.indexOf(day) + 6) % 7]
    expect(own?.practice?.minutes).toBeGreaterThanOrEqual(60)
  })

  test('is left out by who is ill, and nobody has to be told', () => {
    const input = person('I swim on Tuesdays at 7pm. Work 9-5', 'weight-loss', 5)
    const swim = (given: PlanInput) => makePlan(given).weeklyPlan[0]?.days[1]
    expect(swim(input)?.description).toEqual({
      code: 'practice-counts',
      isMatch: false,
      isOwn: true,
      minutes: 60,
      rpe: 5,
    })
    const ill = {
      ...input,
      history: [{ date: MONDAY, completed: false, notes: 'Flu, fever of 39 and aching all over' }],
    }
    expect(swim(ill)).toMatchObject({
      description: { code: 'practice-left-out', isOwn: true, why: 'ill' },
      notes: { code: 'walk-and-early-night' },
      loadAu: 0,
    })
  })

  test('is what somebody does who names it on two days and no other', () => {
    const sessions = sessionsOf(person('Swim Mon and Fri 7am, work 9-5', 'general', 4))
    expect([...sportsOn('Mon', sessions), ...sportsOn('Fri', sessions)]).toEqual(['swim', 'swim'])
    const rides = sessionsOf(person('Ride Tue and Thu 18:00-19:30, long ride Sunday 8-11. Work 9-5', 'endurance', 4))
    for (const day of ['Tue', 'Thu', 'Sun']) expect([...sportsOn(day, rides)], day).toEqual(['cycle'])
    // Also where they confirmed what they never do.
    const swimmer = person('Swim Mon and Fri 7am, work 9-5', 'general', 4)
    const never = sessionsOf({ ...swimmer, facts: { sports: { never: ['row'] } } })
    expect([...sportsOn('Mon', never)]).toEqual(['swim'])
  })

  test('is the plan’s own where an event asks for it', () => {
    const races = { races: 'Olympic triathlon 2026-06-14', goalDate: null }
    const { week } = readBase(person('Swim Mon and Fri 7am, ride Sunday 9-11, work 9-5', 'endurance', 6, races))
    expect(week.some(({ practice }) => practice)).toBe(false)
  })

  test.each(["I don't swim on Tuesdays any more. Work 9-5", "I won't swim on Tuesdays. Work 9-5"])(
    'is none of a day on which it is refused: %s',
    (text) => {
      const { busy, preferences } = readCommitments(text)
      expect([busy.map(({ label }) => label), preferences]).toEqual([['work'], []])
    },
  )

  test.each([
    'Charity bike ride on Sunday 12 July. Work 9-5',
    'Open water swim at Windermere on Saturday 5 September. Work 9-5',
  ])('is not every week’s where it is an event: %s', (text) => {
    const { week } = readBase(person(text, 'general', 4))
    expect(week.some(({ practice }) => practice)).toBe(false)
  })
})

describe('hours of training within hours of work', () => {
  const within = ['Gym at lunch 12-1 Mon Wed Fri. Work 9-6', 'Work 9-6, gym at lunch 12-1 Mon Wed Fri']

  test.each(within)('are the hour there is: %s', (text) => {
    const sessions = sessionsOf(person(text, 'general', 3))
    const atLunch = sessions.filter(({ day }) => day === 'Mon' || day === 'Wed' || day === 'Fri')
    expect(atLunch.length).toBeGreaterThan(8)
    for (const { day, start } of atLunch) expect(['12:10', '12:15'], day).toContain(start)
  })
})

test('hours of training that were confirmed keep their sport: gym days hold the gym, and the runs stand beside a plan of lifting', () => {
  const gym = { days: ['mon', 'wed', 'fri'], start: '18:00', end: '19:00', sport: 'strength' } as const
  const run = { days: ['tue', 'thu'], start: '07:00', end: '08:00', sport: 'run' } as const
  const input = { ...person('Work 9-5', 'muscle-gain', 5), facts: { week: { windows: [gym, run] } } }
  const sessions = sessionsOf(input)
  for (const day of ['Mon', 'Wed', 'Fri']) expect([...sportsOn(day, sessions)], day).toEqual(['strength'])
  const { week } = readBase(input)
  expect([week[1]?.practice?.minutes, week[3]?.practice?.minutes]).toEqual([60, 60])
  const runner = sessionsOf({ ...input, profile: { ...input.profile, goal: 'endurance' } })
  expect([...sportsOn('Tue', runner), ...sportsOn('Thu', runner)]).toEqual(['run', 'run'])
})

test('"gym after work" is no gym before it, and hours of work behind it are none of the gym', () => {
  const after = sessionsOf(person('gym mon/wed/fri after work, work 8-5', 'general', 3))
  for (const { day, start } of after.filter((one) => ['Mon', 'Wed', 'Fri'].includes(one.day ?? '')))
    expect(Number(start?.slice(0, 2)), day).toBeGreaterThanOrEqual(17)
  const text = 'I go to the gym 3x a week, usually Mon Wed Fri around 6.30am before work (9-5)'
  const before = sessionsOf(person(text, 'general', 4))
  expect(before.filter(({ start }) => start === '06:30').length).toBeGreaterThan(15)
})

test.each([
  ['Swim Mon 7-8am', 'swim'],
  ['Lift Mon 7-8am', 'gym'],
  ['Ride Mon 7-8am', 'cycling'],
  ['erg Mon 7-8am', 'rowing'],
  ['Montags laufe ich um 7 Uhr', 'run'],
  ['Ich schwimme montags um 19 Uhr', 'swim'],
  ['je nage le lundi à 19h', 'swim'],
  ['corro los lunes a las 7', 'run'],
  ['ik zwem maandag om 20u', 'swim'],
  ['cours de maths le lundi à 19h', 'school'],
  ['Lauftraining Montag 19-20 Uhr', 'run'],
  ['Palestra lunedì 18-19', 'gym'],
  ['zwemmen maandag 19-20', 'swim'],
  ['swim and gym Mon 7-8am', 'training'],
  ['I swim with the club on Mondays 7-8am', 'swim club'],
  ['horse riding Mon 7-8am', 'horse riding'],
  ['I cycle to work Mon 8-8:30', 'commute'],
  ['cycle the kids to school Mon 8-9', 'drop-off'],
])('%s is called %s', (text, name) => {
  expect(readCommitments(text).busy.map(({ label }) => label)).toEqual([name])
})

describe('the day of the long session', () => {
  const longDays = (input: PlanInput) => {
    const days = makePlan(input).weeklyPlan.flatMap((week) => week.days)
    return new Set(days.filter((day) => day.longSession).map(({ date }) => new Date(`${date}T12:00Z`).getUTCDay()))
  }

  test.each([
    ['M/W/F lift, T/Th run, Sat long run, work 9-5', 'endurance', 6, 6],
    ['Warehouse shifts 6am-2pm Mon-Fri. Gym Tue & Thu 3-4pm, long run Sunday 9am.', 'general', 4, 0],
    ['work 9-5, long run on Wednesdays', 'endurance', 4, 3],
  ] as const)('is the one that was named: %s', (text, goal, days, day) => {
    expect(longDays(person(text, goal, days))).toEqual(new Set([day]))
  })
})

describe('classes, and hours within work', () => {
  const practices = (input: PlanInput) =>
    readBase(input).life.week.flatMap(({ practice }, day) => (practice ? [`${day} ${practice.label}`] : []))

  test.each([
    ['Yoga Wednesday 7-8pm. Work 9-5', 'stress', '2 yoga'],
    ['Pilates Thurs 10-11am', 'general', '3 pilates'],
    ['Swim Thurs 12-1pm. Work 8.30-4.30.', 'endurance', '3 swim'],
    ['Lavoro 9-18. Calcetto il lunedì alle 21', 'general', '0 calcetto'],
  ] as const)('stand on their day: %s', (text, goal, name) => {
    expect(practices(person(text, goal, 4))).toEqual([name])
  })

  test('yoga takes no run of who trains for a race', () => {
    const [with_, without] = ['Yoga Wednesday 7-8pm. Work 9-5', 'Work 9-5'].map(
      (text) => sessionsOf(person(text, 'endurance', 4, { races: 'Half marathon on 2026-04-26' })).length,
    )
    expect(with_).toBe(without)
  })

  test.each(['Yoga every evening 8-9pm. Work 9-5', 'Yoga Tue Thu 6-7pm. Work 9-5', 'I teach yoga Wed 6-7pm. Work 9-5'])(
    'yoga on more evenings, or that one teaches, leaves a plan whole: %s',
    (text) => {
      const [told, plain] = [text, 'Work 9-5'].map((one) => sessionsOf(person(one, 'general', 4)).length)
      expect(told).toBe(plain)
    },
  )

  test('ten minutes of yoga each morning are no training days', () => {
    const short = sessionsOf(person('Yoga every morning 6:30-6:50. Work 9-5', 'general', 4)).length
    expect(short).toBe(sessionsOf(person('Work 9-5', 'general', 4)).length)
  })
})

describe('days without a sport', () => {
  test.each([
    ['work 9-5, no gym on Fridays', 'muscle-gain', 5, 'Fri', 'strength'],
    ['no running at weekends, work 9-5', 'endurance', 5, 'Sat', 'run'],
    ['Runs only on Tues, Thurs and Sat. Work 9-6', 'endurance', 4, 'Sun', 'run'],
    ['Arbeit 9-17, kein Laufen am Montag', 'general', 4, 'Mon', 'run'],
  ] as const)('hold none of it: %s', (text, goal, days, day, sport) => {
    const sessions = sessionsOf(person(text, goal, days), 12)
    expect(sessions.filter((one) => one.day === day && one.discipline === sport)).toEqual([])
    expect(sessions.some((one) => one.discipline === sport)).toBe(true)
  })
})
