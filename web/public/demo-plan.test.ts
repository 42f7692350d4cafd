import { expect, test } from 'vitest'
import { DEFAULT_COMMITMENTS } from '../../contract/default-commitments.ts'
import { isGentle, screeningOf } from '../../engine/screening/screening.ts'
import { readWords } from '../ordinary-week/read-words.ts'
import { DEMO } from '../words/demo-words.ts'
import { demoPlan } from './demo-plan.ts'

const TODAY = '2026-11-23'
const LIVES = [
  "Work 9-5, kids' bedtime 7:30",
  'School run 8:15 and 3:15 every day, meetings till 5, football training with the boys Tuesday and Thursday 18:00-19:30',
  'Nurse, nights Tue Wed 19:30-7:30, day off Thursday. Pick-up 15:30',
  'I get up at 8:30, no mornings please',
  'Bakery 3:00-11:00, sleep at 7pm',
  'Only free on weekends',
  'Student, lectures Mon Wed Fri 10-14, bar job Fri Sat 18:00-02:00',
  'Office 8-6 Mon-Fri, I can only train at lunch 12-1',
  'Work from home 9-5, no training on Mondays and Wednesdays',
]

/** What the board shows of a life: what fills it, what was said of training, and the sessions in it. */
async function weekOf(commitments: string) {
  const { rows, heard } = await readWords(commitments, TODAY)
  const plan = await demoPlan({ commitments, goal: 'endurance', week: null, today: TODAY, timeZone: 'UTC' })
  const sessions = (plan.schedule.weeklyPlan[0]?.days ?? [])
    .filter(({ start }) => start !== null)
    .map(({ day, start, durationMin }) => ({ day: day.slice(0, 3).toLowerCase(), start: start ?? '', durationMin }))
  const life = rows.map(({ days, start, end }) => `${days.join()} ${start}-${end}`)
  const said = heard.windows.map(({ days, start, end }) => `${days.join()} ${start}-${end}`)
  return { life, said, never: heard.never, sessions }
}

test('clearly different lives give as many different weeks, and none of them that of the empty box', async () => {
  const weeks = await Promise.all([DEFAULT_COMMITMENTS, ...LIVES].map(weekOf))
  const shown = weeks.map((week) => JSON.stringify(week))
  expect(new Set(shown).size).toBe(shown.length)
})

test('each life is kept free of training where it says so', async () => {
  const [, , nurse, late, baker, weekender, , clerk, home] = await Promise.all(LIVES.map(weekOf))
  const at = (week: Awaited<ReturnType<typeof weekOf>> | undefined) => week?.sessions ?? []
  for (const week of [nurse, late, baker, weekender, clerk, home]) expect(at(week).length).toBeGreaterThan(0)
  // She comes off her night at 7:30 and sleeps.
  expect(at(nurse).filter(({ day, start }) => ['wed', 'thu'].includes(day) && start < '13:00')).toEqual([])
  expect(at(late).filter(({ start }) => start < '12:00')).toEqual([])
  expect(
    at(baker)
      .filter(({ start }) => start < '11:00')
      .every(({ day }) => ['sat', 'sun'].includes(day)),
  ).toBe(true)
  expect(at(weekender).filter(({ day }) => !['sat', 'sun'].includes(day))).toEqual([])
  expect(at(clerk).filter(({ start }) => start < '12:00' || start >= '13:00')).toEqual([])
  expect(at(clerk).some(({ day }) => !['sat', 'sun'].includes(day))).toBe(true)
  expect(at(home).filter(({ day }) => ['mon', 'wed'].includes(day))).toEqual([])
})

test('what is drawn takes the place of the words', async () => {
  const drawn = { busy: [], never: ['sat', 'sun'] as const }
  const asked = { commitments: LIVES[0] ?? '', goal: 'endurance', today: TODAY, timeZone: 'UTC' } as const
  const { schedule } = await demoPlan({ ...asked, week: { ...drawn, never: [...drawn.never] } })
  const trained = schedule.weeklyPlan.flatMap(({ days }) => days).filter(({ start }) => start !== null)
  expect(trained.filter(({ day }) => day === 'Saturday' || day === 'Sunday')).toEqual([])
  expect(trained.length).toBeGreaterThan(0)
})

test('texts of ours ask for no care: what hears that one does is not loaded for them', () => {
  for (const commitments of [DEMO.sample, DEFAULT_COMMITMENTS]) {
    const profile = { name: '', level: 'intermediate', goal: 'weight-loss', stress: 'medium' } as const
    const screening = screeningOf({
      profile: { ...profile, commitments, trainingDays: 5, races: '', goalDate: null },
      today: TODAY,
    })
    expect(isGentle(screening) || screening.weight !== null).toBe(false)
  }
})

test('a rota of day-long shifts that was set keeps its days free of training, and the days between train', async () => {
  const rota = { from: TODAY, days: [[{ start: '08:00', end: '08:00', label: '24-hour shift' }], [], []] }
  const asked = { commitments: '24 on 48 off', goal: 'endurance', week: null, today: TODAY, timeZone: 'UTC' } as const
  const { schedule } = await demoPlan({ ...asked, rota })
  const days = schedule.weeklyPlan.flatMap((week) => week.days)
  const inShift = days.filter(({ start }, at) => at % 3 === 0 && start !== null && start >= '08:00')
  expect(inShift).toEqual([])
  expect(days.filter(({ start }, at) => at % 3 !== 0 && start !== null).length).toBeGreaterThan(6)
})
