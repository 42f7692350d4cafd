import { expect, test } from 'vitest'
import type { PersonFacts } from '../../contract/person-facts.ts'
import { PlanBlocks } from '../../contract/plan-blocks.ts'
import { type Schedule, ScheduleData, type ShownDay } from '../../contract/schedule.ts'
import { addDays, daysBetween } from '../../engine/civil-date.ts'
import { GOALS, WEEKDAYS } from '../../engine/model.ts'
import { sure } from '../../engine/sure.ts'
import { type Dice, diceOf, pickOf } from '../../engine/testing/random-life.ts'
import { civilDay } from '../civil-day.ts'
import { ONBOARDING, PASSWORD, type TestServer, testServer } from '../testing/test-server.ts'

/*
 * People who live with the product day after day, as a browser asks for it: they train or don't, write notes, ask for changes, tell of
 * their life and take it back, turn to another goal and stay away for weeks. A plan that is made again is the plan that stood, what is
 * taken back leaves nothing behind, what is over stays as it was, a block keeps where it began, and nothing is said that is no longer so.
 */

/** By day one that reaches a second block; HTTP_LIVES=8 HTTP_DAYS=400 by night. */
const LIVES = Number(process.env.HTTP_LIVES ?? 1)
const DAYS = Number(process.env.HTTP_DAYS ?? 88)
const DAY_MS = 86_400_000
/** [days] after which somebody signs in anew: sessions end. */
const SIGNED_IN_DAYS = 25
/** [days] after the first on which somebody asks for another goal, and on which they go away for so many. */
const TURNS_ON = 24
const LEAVES_ON = 40
const AWAY_DAYS = 37

/** `races`: days until a 10 km race and until a marathon, which lies further off than a plan reaches. */
const PEOPLE = [
  { primary_goal: 'muscle-gain', fitness_level: 'intermediate', training_days_per_week: 4, races: null },
  { primary_goal: 'endurance', fitness_level: 'intermediate', training_days_per_week: 5, races: [280, 390] },
  { primary_goal: 'weight-loss', fitness_level: 'beginner', training_days_per_week: 3, races: null },
  { primary_goal: 'endurance', fitness_level: 'advanced', training_days_per_week: 6, races: [200, 370] },
] as const
const COMMITMENTS = [
  'Work 9-5 Mon-Fri, football training Tue Thu 7-8:30pm, match Saturday 3pm',
  'Night shifts 10pm-6am Sun Mon Tue, school run 8:30',
  'I open the shop Mon Tue 6-2, close Fri Sat 1-9',
]
const NOTES = ['felt great', 'slept 4 hours', 'did my session', 'knee hurts a bit', 'Parkrun 24:31', 'had a cold']

test.each(Array.from({ length: LIVES }, (_, seed) => seed))(
  'a long life keeps what was said and done in it: %i',
  { timeout: 0 },
  async (seed) => {
    const server = await testServer({ env: { PERSON_LIMITS: 'off' } })
    const dice = diceOf(40 + seed)
    const person = await newPerson(server, seed)
    let before = await person.plan()
    await server.db.pool.query(`update subscriptions set trial_ends_at = trial_ends_at + interval '3 years'`)
    for (let day = 0; day < DAYS; day++) {
      const plan = await person.plan()
      const isNew = plan.block !== before.block
      if (isNew) {
        expect(plan.block).toBe(before.block + 1)
        expect(sure((await person.blocks())[0])).toMatchObject({
          ...{ block: before.block, startedOn: before.anchor, endedOn: addDays(plan.anchor, -1) },
        })
      } else {
        expect(pastOf(plan, before.date)).toEqual(pastOf(before, before.date))
        expect(plan.start).toEqual(before.start)
      }
      if (isNew || daysBetween(before.date, plan.date) > 1 || dice() < 0.1)
        expect((await person.made()).weeklyPlan).toEqual(plan.weeklyPlan)
      if (person.marathon && daysBetween(plan.date, person.marathon) <= 364)
        expect(plan.warnings.map(({ code }) => code)).not.toContain('race-far')
      if (dice() < 0.1) await changedAndBack(person, plan, dice)
      if (dice() < 0.1) await toldAndBack(person, plan, dice)
      await record(person, plan, dice)
      before = plan
      if (day === TURNS_ON) {
        await person.turn(dice)
        before = await person.plan()
      }
      const away = day === LEAVES_ON ? AWAY_DAYS : 1
      day += away - 1
      server.advance(away * DAY_MS)
      if (away > 1 || day % SIGNED_IN_DAYS === 0) await person.signIn()
    }
    expect(before.block).toBeGreaterThan(1)
    await server.close()
  },
)

type Lived = Awaited<ReturnType<typeof newPerson>>

async function newPerson(server: TestServer, seed: number) {
  const { email } = await server.person({ onboarded: false })
  let token = ''
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await server.call(method, `/api${path}`, { body, token })
    const text = await answer.text()
    expect([method, path, answer.status, answer.status < 300 ? '' : text]).toEqual([method, path, answer.status, ''])
    return text === '' ? null : JSON.parse(text)
  }
  const signIn = async () => {
    const answer = await server.call('POST', '/api/auth/sign-in', { body: { email, password: PASSWORD } })
    token = ((await answer.json()) as { token: string }).token
  }
  await signIn()
  const { races, ...who } = sure(PEOPLE[seed % PEOPLE.length])
  const today = civilDay(server.context.now(), ONBOARDING.time_zone)
  const [ten, marathon] = races === null ? [] : races.map((days) => addDays(today, days))
  const profile = {
    ...{ ...ONBOARDING, ...who, daily_commitments: COMMITMENTS[seed % COMMITMENTS.length] },
    upcoming_races: ten ? `10k ${ten}, Marathon ${marathon}` : '',
  }
  await call('PUT', '/profile', profile)
  return {
    ...{ signIn, call, marathon },
    turn: (dice: Dice) =>
      call('PUT', '/profile', {
        ...profile,
        primary_goal: pickOf(
          dice,
          GOALS.filter((goal) => goal !== who.primary_goal),
        ),
      }),
    plan: async () => ScheduleData.parse(await call('GET', '/schedule')) as Schedule,
    made: async () => ScheduleData.parse(await call('POST', '/generate-schedule', {})) as Schedule,
    blocks: async () => PlanBlocks.parse(await call('GET', '/plan-blocks')).blocks,
  }
}

/** The days before a date, as far as they tell of themselves and not of what was recorded later. */
function pastOf({ weeklyPlan }: Schedule, until: string) {
  return weeklyPlan
    .flatMap(({ days }) => days)
    .filter(({ date }) => date < until)
    .map(({ date, workoutName, durationMin, description, done }) => ({
      date,
      workoutName,
      durationMin,
      description,
      done,
    }))
}

/** Asks for a change of a day to come, and takes it back. */
async function changedAndBack({ call, plan: look }: Lived, plan: Schedule, dice: Dice) {
  const days = plan.weeklyPlan.flatMap((week) => week.days).filter(({ date }) => date >= plan.date)
  const { date } = pickOf(dice, days.slice(0, 7))
  const { options } = await call('GET', `/changes/${date}`)
  const open = options.filter(({ refusal }: { refusal: string | null }) => refusal === null)
  if (open.length === 0) return
  await call('POST', '/changes', pickOf(dice, open as { change: unknown }[]).change)
  const known = new Set(plan.adjustments.map(({ id }) => id))
  const made = sure((await look()).adjustments.find(({ id, asked }) => asked && !known.has(id)))
  await call('DELETE', `/adjustments/${encodeURIComponent(made.id)}`)
  expect((await look()).weeklyPlan).toEqual(plan.weeklyPlan)
}

/** Confirms something of their life, which holds at once, and takes it back. */
async function toldAndBack({ call, plan: look }: Lived, { date, weeklyPlan }: Schedule, dice: Dice) {
  const { facts, isBroken } = pickOf(dice, toldOf(dice, date))
  await call('PUT', '/profile/facts', facts)
  const trained = (await look()).weeklyPlan
    .flatMap(({ days }) => days)
    .filter((day) => day.date > date && day.durationMin > 0 && day.discipline !== 'race')
  expect(trained.filter(isBroken)).toEqual([])
  await call('PUT', '/profile/facts', Object.fromEntries(Object.keys(facts).map((part) => [part, null])))
  expect((await look()).weeklyPlan).toEqual(weeklyPlan)
}

type Told = { readonly facts: PersonFacts; readonly isBroken: (day: ShownDay) => boolean }

/** What somebody may tell of their life, and what would break it. */
function toldOf(dice: Dice, date: string): Told[] {
  const weekday = pickOf(dice, WEEKDAYS)
  const isOn = (day: ShownDay) => WEEKDAYS[(new Date(day.date).getUTCDay() + 6) % 7] === weekday
  const [from, to] = [addDays(date, 3), addDays(date, 9)]
  const isWithin = (day: ShownDay) => day.date >= from && day.date <= to
  const shift = [{ start: '06:00', end: '20:00', label: 'shift' }]
  return [
    { facts: { week: { never: [weekday] } }, isBroken: isOn },
    { facts: { week: { maxMin: { [weekday]: 20 } } }, isBroken: (day) => isOn(day) && day.durationMin > 20 },
    {
      facts: { week: { windows: [{ days: [weekday], start: '12:00', end: '13:00' }] } },
      isBroken: (day) => isOn(day) && (day.start ?? '12:00') < '12:00',
    },
    { facts: { dated: [{ kind: 'off', from, to, label: 'trip' }] }, isBroken: isWithin },
    { facts: { dated: [{ kind: 'light', from, to, label: 'visit' }] }, isBroken: (day) => isWithin(day) && day.hard },
    { facts: { rota: { from: date, days: [shift, shift, [], []] } }, isBroken: () => false },
    { facts: { sports: { never: ['swim', 'cycle'] } }, isBroken: ({ discipline }) => /swim|cycle/.test(discipline) },
    { facts: { body: [{ part: 'knee', how: 'no-impact' }] }, isBroken: ({ discipline }) => discipline === 'run' },
    {
      facts: { unwanted: ['plank', 'goblet-squat'] },
      isBroken: ({ workout }) => /goblet/i.test(JSON.stringify(workout)),
    },
  ]
}

async function record({ call }: Lived, { date, weeklyPlan }: Schedule, dice: Dice) {
  const day = weeklyPlan.flatMap(({ days }) => days).find((one) => one.date === date)
  const done = (day?.durationMin ?? 0) > 0 && dice() < 0.75
  const notes = dice() < 0.2 ? pickOf(dice, NOTES) : ''
  if (done || notes !== '')
    await call('PUT', `/check-ins/${date}`, { completed: done, notes, tomorrow_schedule_notes: '' })
  const sets = (day?.workout.exercises ?? []).flatMap(({ exerciseId, sets: count, size, loadKg }) =>
    exerciseId === undefined || size?.unit !== 'reps'
      ? []
      : Array.from({ length: count }, () => ({ exerciseId, reps: size.high, loadKg: loadKg ?? 20, rir: 2 })),
  )
  if (done && sets.length > 0) await call('PUT', `/completions/${date}`, { rpe: 7, minutes: day?.durationMin, sets })
}
