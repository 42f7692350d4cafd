import { describe, expect, test } from 'vitest'
import { checkPlan, hardViolations } from '../check/check-plan.ts'
import { readCommitments } from '../interpret/week/commitments.ts'
import type { ConfirmedWeek, PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { PlanDay } from '../plan-model.ts'
import { sure } from '../sure.ts'
import { diceOf, pickOf, randomPerson } from '../testing/random-life.ts'

const WEEKS: readonly string[] = [
  'Work 9-17, soccer practice Tuesday and Thursday 19:00-20:30, soccer match Saturday 14:00-16:00',
  'BJJ class Mon, Wed, Fri 19:00-20:30, work 8-16',
  'Ballet on Thursdays 18:00-19:30',
  'Netball practice Tuesday 7-8:30pm, netball match Saturday 10am-12pm, work 9-5',
  'Rugby training Tue/Thu 19:00-21:00, rugby match Sunday 14-16',
]

const player = (commitments: string, change: Partial<PlanInput['profile']> = {}): PlanInput => ({
  profile: {
    ...{ name: 'Demo', level: 'intermediate', goal: 'general', stress: 'low', commitments, trainingDays: 5 },
    ...{ races: '', goalDate: null },
    ...change,
  },
  today: '2026-03-02',
  timeZone: 'UTC',
})

const isLed = ({ workoutName }: PlanDay) => 'code' in workoutName && workoutName.code === 'practice-day'

describe('practices and matches that others lead', () => {
  test.each([
    [sure(WEEKS[0]), ['soccer practice', 'soccer match']],
    ['My daughter plays hockey Mondays 17-18, I play 5-a-side football Wednesdays 20:00-21:00', ['5-a-side']],
    ['Watch football Sunday 16-18. Basketball game every Friday 8pm-10pm', ['basketball match']],
    ['Kids football Saturday 9-11, choir practice Mon 20-22, coach U12 soccer Tue 17-18:30', []],
    ['Fußballtraining Di und Do 19-20:30', ['fussballtraining']],
    ['Football training Mon Wed 18:30-20:00 and games on Sundays at 15:00', ['football training', 'football match']],
    ['Tennis Sat 10-12, gym Monday 18-19', ['tennis']],
    ['Soccer practice Tue and Thu 7-9pm, match Saturday', ['soccer practice', 'match']],
    ['Five a side Thursday 20:00-21:00', ['five a side']],
    ['Team training Mon Wed 19:00-20:30', ['team training']],
    ['Pickup basketball Sun 10-12, board games Friday 19-22', ['pickup basketball']],
    ['Football with the boys Thursday 20-21', ['football']],
    ['Hockey goalie. Goalie training Mon 18-19:30', ['team training']],
    ['Entraînement de foot mardi et jeudi 19h-21h, match le samedi 15h', ['entrainement de foot', 'match']],
    ["My wife's netball Tue 19-20:30, my husband's cricket Sat 13-19", []],
    ['I teach a dance class Wed 19-20:30, netball umpiring Sat 9-12', []],
    ['Work at the hockey club Mon-Fri 9-17', []],
    ['Tennis elbow physio Tuesday 9-10, football on TV Sunday 16-18', []],
    ['Meine Tochter hat Ballett Di 16-17', []],
  ])('are told from what others do: %s', (commitments, labels) => {
    const days = sure(makePlan(player(commitments)).weeklyPlan[1]).days.filter(isLed)
    const named = new Set(days.map(({ workoutName }) => ('label' in workoutName ? workoutName.label : '')))
    expect([...named].toSorted()).toEqual([...labels].toSorted())
  })

  test('that train strength have runs beside them, and not more strength, unless the plan is for muscle', () => {
    const sports = (goal: 'endurance' | 'muscle-gain') =>
      sure(makePlan(player('CrossFit Mon Wed Fri 6-7am', { goal })).weeklyPlan[1])
        .days.filter(({ durationMin }) => durationMin > 0)
        .map(({ discipline }) => discipline)
    expect(sports('endurance')).toEqual(['run', 'run'])
    expect(sports('muscle-gain')).toEqual(['strength', 'strength'])
  })

  test('are the training of their days, with nothing hard beside them, whoever plays', () => {
    const dice = diceOf(11)
    for (let life = 0; life < 40; life++) {
      const { profile, preferences } = randomPerson(dice)
      const commitments = pickOf(dice, WEEKS)
      const input = { ...player(commitments, { ...profile, commitments }), ...(preferences && { preferences }) }
      const plan = makePlan(input)
      const where = `${life} ${commitments} ${input.profile.races} ${input.profile.level} ${input.profile.goal}`
      const days = plan.weeklyPlan.slice(1).flatMap((week) => week.days)
      const hardOnes = new Set(days.flatMap((day, at) => (isLed(day) && day.loadAu / lengthOf(day) >= 6 ? [at] : [])))
      for (const [at, day] of days.entries()) {
        if (isLed(day)) expect(day.durationMin, where).toBe(0)
        const isBeside = hardOnes.has(at - 1) || hardOnes.has(at + 1)
        if (day.hard && day.discipline !== 'race') expect(isBeside, `${where} ${day.date}`).toBe(false)
      }
      expect(hardOnes.size > 0 || commitments.startsWith('Ballet'), where).toBe(true)
      const bound = new Set(plan.weeklyPlan.map(({ week }) => week))
      const broken = hardViolations(checkPlan({ ...plan, bound }, input.profile, preferences?.start))
      expect(broken, where).toEqual([])
    }
  })

  test('count as training days and as load, and leave a player strength first', () => {
    const { weeklyPlan } = makePlan(player(sure(WEEKS[0])))
    for (const { days, startDate, plannedLoadAu, deload } of weeklyPlan) {
      expect(days.filter(({ durationMin }) => durationMin > 0).length, startDate).toBe(2)
      expect(days.filter(({ discipline }) => discipline === 'strength').length, startDate).toBe(2)
      expect(plannedLoadAu, startDate).toBeGreaterThan(deload ? 1900 : 2000)
      // The day before the match and the day after it hold nothing.
      expect([days[4], days[6]].map((day) => sure(day).durationMin)).toEqual([0, 0])
    }
  })

  test.each([
    ['cricket Saturday all day', 180 * 4],
    ['walking football Monday 10-11', 60 * 4],
    ['table tennis Tuesday 19:00-20:00', 60 * 4],
    ['soccer match Saturday 8-18', 180 * 7],
  ])('count what is moved in, not what is waited: %s', (commitments, loadAu) => {
    const days = sure(makePlan(player(commitments)).weeklyPlan[1]).days.filter(isLed)
    expect(days.map((day) => day.loadAu)).toEqual([loadAu])
  })

  test('leave no easy run of more than an hour beside them, whatever is raced', () => {
    for (const trainingDays of [5, 6, 7] as const) {
      const given = player('Hockey practice Tue and Thu 19:30-21:00, hockey match Sunday 14:00-16:00', {
        ...{ goal: 'endurance', level: 'advanced', trainingDays, races: 'half marathon 2026-06-06' },
      })
      for (const { days } of makePlan({
        ...given,
        preferences: { start: { weeklyMin: 300, longestMin: 90, longestRunKm: 15 } },
      }).weeklyPlan)
        for (const { durationMin, longSession, discipline, date } of days)
          if (discipline === 'run' && !longSession)
            expect(durationMin, `${trainingDays} ${date}`).toBeLessThanOrEqual(60)
    }
  })

  test('of which only the day is told are kept on it, and asked about', () => {
    const { busy } = readCommitments('Volleyball Tuesday, match Saturday, choir Monday')
    expect(busy.map(({ days, label }) => [label, ...days])).toEqual([
      ['volleyball', 'tue'],
      ['match', 'sat'],
    ])
    // Below this a screen asks.
    for (const { confidence } of busy) expect(confidence).toBeLessThan(0.6)
  })

  test('go by what somebody says of them, and by holidays', () => {
    const week = (label: string): ConfirmedWeek => ({
      busy: [{ days: ['tue'], start: '19:00', end: '20:00', label }],
    })
    const tuesday = (label: string) => {
      const facts = { week: week(label), dated: [{ kind: 'off', from: '2026-03-16', to: '2026-03-22', label: 'Away' }] }
      const { weeklyPlan } = makePlan({ ...player(''), facts: facts as PlanInput['facts'] & object })
      expect(isLed(sure(sure(weeklyPlan[2]).days[1]))).toBe(false)
      return sure(sure(weeklyPlan[1]).days[1]).loadAu
    }
    expect(tuesday('judo')).toBe(420)
    expect(tuesday('judo (easy)')).toBe(240)
    expect(tuesday('judo (hard)')).toBe(480)
  })

  test('a season is no race: the plan goes around it to its end', () => {
    const plan = makePlan(player(sure(WEEKS[0]), { races: 'Soccer season until 2026-06-13' }))
    expect(plan.events).toEqual([])
    expect(sure(plan.weeklyPlan.at(-1)).startDate).toBe('2026-06-08')
    expect(plan.warnings.map(({ code }) => code)).not.toContain('season-kept')
    const untold = makePlan(player('Work 9-17', { races: 'Soccer season until 2026-06-13' }))
    expect(untold.warnings.map(({ code }) => code)).toContain('season-kept')
  })

  test('their names are read as they are shown', () => {
    const text = 'Netball practise Tuesday 19:00-20:30, netball match Saturday 10:00-12:00'
    expect(readCommitments(text).busy.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^netball/),
      'netball match',
    ])
  })
})

/** [min] as the day says it. */
function lengthOf({ description }: PlanDay): number {
  const told = description as { readonly minutes?: number }
  return told.minutes ?? Number.POSITIVE_INFINITY
}

describe('a practice of every other week', () => {
  const weeksOf = (commitments: string) => makePlan(player(commitments, { trainingDays: 4 })).weeklyPlan

  test.each([
    'Volleyball practice every second Thursday 19:00-21:00',
    'Volleyball alternate Thursdays 7pm-9pm',
    'Volleyball fortnightly on Thursday 19:00-21:00',
    'Volleyball Thursday 19:00-21:00 (odd weeks)',
  ])('is training in those weeks alone, and the others hold as many days: %s', (words) => {
    const weeks = weeksOf(words)
    const led = weeks.map(({ days }) => days.filter(isLed).length)
    expect(led.length).toBeGreaterThan(8)
    for (const [at, count] of led.slice(1).entries()) expect(count).toBe(1 - sure(led[at]))
    for (const { days } of weeks) expect(days.filter((day) => isLed(day) || day.durationMin > 0)).toHaveLength(4)
  })

  test('is in the other ones where its name says so', () => {
    const [even, odd] = ['even', 'odd'].map((which) => weeksOf(`Volleyball Thursday 19:00-21:00 (${which} weeks)`))
    for (const [at, { days }] of sure(even).entries()) expect(days.some(isLed)).toBe(!sure(odd)[at]?.days.some(isLed))
    // The year's ninth week, by the calendar, is that of the second of March.
    expect(sure(odd)[0]?.days.some(isLed)).toBe(false)
  })
})
