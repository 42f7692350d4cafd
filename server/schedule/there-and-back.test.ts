import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ActivityAnswer } from '../../contract/activity.ts'
import type { CheckInRows } from '../../contract/check-in.ts'
import type { Schedule } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import { GOALS, LEVELS, STRESS_LEVELS, TRAINING_DAYS } from '../../engine/model.ts'
import { diceOf, pickOf } from '../../engine/testing/random-life.ts'
import { ONBOARDING, PASSWORD, testServer } from '../testing/test-server.ts'

/*
 * Whatever a person changes and changes back on the same day leaves their plan as it was, and what they recorded: one thing
 * or two at a time, looked at in between or not, on any day of a life that goes on meanwhile.
 */

const LIVES = Number(process.env.THERE_LIVES ?? 4)
const DAYS = Number(process.env.THERE_DAYS ?? 20)
const DAY_MS = 86_400_000
const WEEKS = ['Work 9-5 Mon-Fri, football Tue Thu 7-8:30pm', 'I open the shop Mon Tue 6-2, close Fri Sat 1-9']
const EQUIPMENT = [['none'], ['dumbbells'], ['barbell', 'bench']]

const STANDS = 'where somebody stands'

type Undo = () => Promise<void>
type Act = readonly [name: string, there: (plan: Schedule) => Promise<Undo | null>]

test.each(Array.from({ length: LIVES }, (_, seed) => seed))(
  'what is changed and changed back on its day was never changed: %i',
  { timeout: 0, tags: 'night' },
  async (seed) => {
    const server = await testServer({ env: { PERSON_LIMITS: 'off' } })
    const dice = diceOf(9000 + seed)
    const person = await newPerson(server, seed)
    const acts = actsOf(person, dice)
    // To say again where one stands is to say it anew, whatever was said before.
    const staying = acts.filter(([name]) => name !== STANDS)
    for (let day = 0; day < DAYS; day++) {
      await person.signIn()
      for (let round = 0; round < 3; round++) await thereAndBack(person, acts, dice)
      const { date } = await person.plan()
      if (dice() < 0.7) await person.call('PUT', `/completions/${date}`, { rpe: 6, minutes: 30 })
      if (dice() < 0.2) await pickOf(dice, staying)[1](await person.plan())
      server.advance((dice() < 0.1 ? 12 : 1) * DAY_MS)
    }
    await server.close()
  },
)

async function thereAndBack({ plan, records }: Person, acts: readonly Act[], dice: () => number) {
  const before = { plan: await plan(), records: await records() }
  const undos: { name: string; undo: Undo }[] = []
  for (const [name, there] of new Set([pickOf(dice, acts), pickOf(dice, acts)])) {
    const undo = await there(before.plan)
    if (dice() < 0.7) await plan()
    if (undo) undos.push({ name, undo })
  }
  for (const { undo } of undos.toReversed()) await undo()
  const what = `${before.plan.date}: ${undos.map(({ name }) => name).join(' and ')}`
  expect(await records(), what).toEqual(before.records)
  expect(shapeOf(await plan()), what).toEqual(shapeOf(before.plan))
}

/** What a person sees of a plan. */
function shapeOf({ weeklyPlan, todaysSchedule, warnings, events, block, anchor, start }: Schedule) {
  return { weeklyPlan, todaysSchedule, warnings, events, block, anchor, start }
}

type Person = Awaited<ReturnType<typeof newPerson>>

async function newPerson(server: Awaited<ReturnType<typeof testServer>>, seed: number) {
  const { email } = await server.person({ onboarded: false })
  let token = ''
  const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await server.call(method, `/api${path}`, { body, token })
    const text = await answer.text()
    expect([method, path, answer.status, answer.status < 300 ? '' : text]).toEqual([method, path, answer.status, ''])
    return (text === '' ? null : JSON.parse(text)) as Answer
  }
  const signIn = async () => {
    const answer = await server.call('POST', '/api/auth/sign-in', { body: { email, password: PASSWORD } })
    token = ((await answer.json()) as { token: string }).token
  }
  await signIn()
  let profile = {
    ...ONBOARDING,
    primary_goal: pickOf(diceOf(seed), GOALS),
    daily_commitments: WEEKS[seed % 2],
    training_days_per_week: 3 + (seed % 5),
  }
  const save = async (part: Partial<typeof profile>) => {
    profile = { ...profile, ...part }
    await call('PUT', '/profile', profile)
  }
  await save({})
  await server.db.pool.query(`update subscriptions set trial_ends_at = trial_ends_at + interval '3 years'`)
  return {
    ...{ call, signIn, save },
    profile: () => profile,
    plan: () => call<Schedule>('GET', '/schedule'),
    records: async () => {
      const { days } = await call<CheckInRows>('GET', '/check-ins')
      const told = days.filter(({ completed, said }) => completed || said)
      return [told.map(({ version: _, ...day }) => day), await call<object>('GET', '/activities')]
    },
  }
}

function actsOf({ call, save, profile }: Person, dice: () => number): Act[] {
  const ofProfile = <Part extends keyof ReturnType<typeof profile>>(
    part: Part,
    to: (plan: Schedule) => ReturnType<typeof profile>[Part],
  ): Act => [
    part,
    async (plan) => {
      const stood = profile()[part]
      await save({ [part]: to(plan) })
      return () => save({ [part]: stood })
    },
  ]
  const ofPart = (
    name: string,
    path: '/profile/preferences' | '/profile/facts',
    part: string,
    to: () => unknown,
  ): Act => [
    name,
    async () => {
      const stood = await call<Record<string, unknown>>('GET', path)
      // Facts are given part by part, preferences whole.
      const isFacts = path === '/profile/facts'
      await call('PUT', path, isFacts ? { [part]: to() } : { ...stood, [part]: to() })
      return async () => {
        await call('PUT', path, isFacts ? { [part]: stood[part] ?? null } : stood)
      }
    },
  ]
  const activity = (date: string, discipline: string) => ({
    ...{ start: `${date}T07:30:00Z`, discipline, durationSec: 2400 },
    ...{ distanceM: null, avgHr: null, climbM: null, sets: null, laps: null },
  })
  return [
    ofProfile('training_days_per_week', () => pickOf(dice, TRAINING_DAYS)),
    ofProfile('fitness_level', () => pickOf(dice, LEVELS)),
    ofProfile('stress_level', () => pickOf(dice, STRESS_LEVELS)),
    ofProfile('primary_goal', () => pickOf(dice, GOALS)),
    ofProfile('goal_date', ({ date }) => addDays(date, 60)),
    ofProfile('upcoming_races', ({ date }) => `10k ${addDays(date, 12)}, half marathon ${addDays(date, 80)}`),
    ofProfile('daily_commitments', () => pickOf(dice, WEEKS)),
    ofPart('equipment', '/profile/preferences', 'equipment', () => pickOf(dice, EQUIPMENT)),
    ofPart(STANDS, '/profile/preferences', 'start', () => ({
      ...{ weeklyMin: 100 + Math.floor(dice() * 300), longestMin: 60, longestRunKm: null },
    })),
    ofPart('sports', '/profile/facts', 'sports', () => ({ never: ['run'] })),
    ofPart('health', '/profile/facts', 'about', () => ({ health: ['pregnant'] })),
    ofPart('days off', '/profile/facts', 'week', () => ({ never: ['sat', 'sun'] })),
    [
      'an activity',
      async ({ date }) => {
        const day = addDays(date, -Math.floor(dice() * 5))
        const given = await call<ActivityAnswer>(
          'POST',
          '/activities',
          activity(day, pickOf(dice, ['run', 'strength'])),
        )
        return given.known ? null : () => call('DELETE', `/activities/${given.activity.id}`)
      },
    ],
    [
      'an archive',
      async ({ date }) => {
        const id = randomUUID()
        const activities = Array.from({ length: 20 }, (_, back) =>
          activity(addDays(date, -back), back % 3 ? 'run' : 'strength'),
        )
        await call('POST', `/activities/imports/${id}`, { activities })
        return () => call('DELETE', `/activities/imports/${id}`)
      },
    ],
    [
      'a tick',
      async ({ date }) => {
        const { days } = await call<CheckInRows>('GET', '/check-ins')
        if (days.some((day) => day.date === date && (day.completed || day.said))) return null
        await call('PUT', `/completions/${date}`, { rpe: 6, minutes: 40 })
        return () => call('DELETE', `/completions/${date}`)
      },
    ],
  ]
}
