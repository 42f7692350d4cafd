import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ActivityAnswer, ActivityDetail, ActivityRows } from '../../contract/activity.ts'
import { ACTIVITY_MAX_BYTES } from '../../contract/activity-file.ts'
import type { CheckInRows } from '../../contract/check-in.ts'
import type { ShownProgress } from '../../contract/progress.ts'
import type { Schedule, ShownDay } from '../../contract/schedule.ts'
import { addDays, daysBetween } from '../../engine/civil-date.ts'
import { sure } from '../../engine/sure.ts'
import { problemOf, type TestServer, testServer } from '../testing/test-server.ts'
import { fitActivity, gpxActivity, type Sample } from './testing/files.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { PERSON_LIMITS: 'off' } })
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<TestServer['person']>>

const FIT_SPORT: Record<string, Pick<Sample, 'sport' | 'subSport'>> = {
  run: { sport: 'running' },
  strength: { sport: 'training', subSport: 'strengthTraining' },
  cycle: { sport: 'cycling' },
  swim: { sport: 'swimming' },
  row: { sport: 'rowing' },
  walk: { sport: 'walking' },
  mobility: { sport: 'training', subSport: 'yoga' },
  mind: { sport: 'meditation' },
  cardio: { sport: 'hiit' },
}

const send = (person: Person, file: Uint8Array, type = 'application/octet-stream') =>
  server.app.request('/api/activities', {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': type },
    body: file as Uint8Array<ArrayBuffer>,
  })

const answerOf = async (response: Response) => {
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()) as ActivityAnswer
}
const give = async (person: Person, sample: Sample) => answerOf(await send(person, fitActivity(sample)))

/** The session of today, or of the next day that has one: then the clock is moved there. */
async function today(person: Person): Promise<ShownDay> {
  for (;;) {
    const plan = (await (await person.get('/api/schedule')).json()) as Schedule
    const day = plan.weeklyPlan.flatMap(({ days }) => days).find(({ date }) => date === plan.date)
    if (day && day.durationMin > 0) return day
    server.advance(86_400_000)
  }
}

const sampleFor = (day: ShownDay, parts: Partial<Sample> = {}): Sample => ({
  start: `${day.date}T06:30:00.000Z`,
  minutes: day.durationMin,
  km: 5,
  hr: 140,
  ...FIT_SPORT[day.discipline],
  ...parts,
})

const recordOn = async (person: Person, date: string) =>
  ((await (await person.get('/api/check-ins')).json()) as CheckInRows).days.find((day) => day.date === date)
const listed = async (person: Person) =>
  ((await (await person.get('/api/activities')).json()) as ActivityRows).activities

describe('a file', () => {
  test('marks the session of its day as done, with its minutes, and is listed', async () => {
    const person = await server.person()
    const day = await today(person)
    const { activity, session, known } = await give(person, sampleFor(day, { minutes: day.durationMin - 5 }))
    expect(known).toBe(false)
    expect(session).toMatchObject({ date: day.date, workoutName: day.workoutName })
    expect(activity).toMatchObject({
      date: day.date,
      distanceM: 5000,
      avgHr: 140,
      climbM: 50,
      source: 'fit',
      matched: true,
    })
    expect(await recordOn(person, day.date)).toMatchObject({ completed: true, minutes: day.durationMin - 5, rpe: null })
    expect(await listed(person)).toEqual([activity])
  })

  test('given twice, at once, or as another format, is one activity', async () => {
    const person = await server.person()
    const sample = sampleFor(await today(person))
    const { activity } = await give(person, sample)
    const again = await answerOf(await send(person, gpxActivity(sample), 'application/gpx+xml'))
    expect(again).toMatchObject({ known: true, activity: { id: activity.id, source: 'fit' } })
    const later = { ...sample, start: sample.start.replace('T06', 'T09') }
    const body = { start: later.start, discipline: 'walk', durationSec: 700 }
    const both = await Promise.all([1, 2].map(() => person.post('/api/activities', body).then(answerOf)))
    expect(both.map(({ known }) => known).sort()).toEqual([false, true])
    expect(await listed(person)).toHaveLength(2)
  })

  test('of a second device, begun some seconds later, is the same; of another sport or hour it is another', async () => {
    const person = await server.person()
    const { date } = await today(person)
    const by = (clock: string, more: object = {}) =>
      person
        .post('/api/activities', { start: `${date}T${clock}Z`, discipline: 'run', durationSec: 1800, ...more })
        .then(answerOf)
    const { activity } = await by('05:00:00')
    for (const again of [
      by('05:00:08'),
      by('04:58:00', { durationSec: 1750 }),
      by('05:00:30', { discipline: 'mixed' }),
    ])
      expect(await again).toMatchObject({ known: true, activity: { id: activity.id } })
    expect(await by('05:00:20', { discipline: 'swim' })).toMatchObject({ known: false })
    expect(await by('05:29:00')).toMatchObject({ known: false })
    expect(await listed(person)).toHaveLength(3)
  })

  test('is of the day on which it began where the person lives', async () => {
    const person = await server.person()
    const { date } = await today(person)
    // Half past midnight in Berlin.
    const start = `${addDays(date, -3)}T23:30:00.000Z`
    expect((await give(person, { start, minutes: 30, sport: 'running' })).activity.date).toBe(addDays(date, -2))
  })

  test('that fits no session is an activity of its own, and what stands in the record stays', async () => {
    const person = await server.person()
    const day = await today(person)
    const other = day.discipline === 'swim' ? FIT_SPORT.row : FIT_SPORT.swim
    const { activity, session } = await give(person, sampleFor(day, other))
    expect([activity.matched, session]).toEqual([false, null])
    expect(await recordOn(person, day.date)).toBeUndefined()
  })

  test('beside the plan counts as load, until it is taken back', async () => {
    const person = await server.person()
    const day = await today(person)
    const load = async () => {
      const plan = (await (await person.get('/api/schedule')).json()) as Schedule
      return sure(plan.load.find(({ doneAu }) => doneAu !== null)).doneAu
    }
    expect(await load()).toBe(0)
    const sport = day.discipline === 'swim' ? FIT_SPORT.row : FIT_SPORT.swim
    const { activity } = await give(person, sampleFor(day, { ...sport, minutes: 50 }))
    expect(await load()).toBe(200)
    await person.del(`/api/activities/${activity.id}`)
    expect(await load()).toBe(0)
  })

  test('leaves what the person said of the session as it is', async () => {
    const person = await server.person()
    const day = await today(person)
    await person.put(`/api/completions/${day.date}`, { rpe: 8, minutes: 33 })
    const { activity } = await give(person, sampleFor(day))
    expect(await recordOn(person, day.date)).toMatchObject({ completed: true, rpe: 8, minutes: 33 })
    await person.del(`/api/activities/${activity.id}`)
    expect(await recordOn(person, day.date)).toMatchObject({ completed: true, rpe: 8, minutes: 33 })
  })
})

describe('taking back', () => {
  test('takes the activity and what it recorded', async () => {
    const person = await server.person()
    const day = await today(person)
    const { activity } = await give(person, sampleFor(day))
    expect((await person.del(`/api/activities/${activity.id}`)).status).toBe(204)
    expect(await recordOn(person, day.date)).toMatchObject({ completed: false, minutes: null })
    expect(await listed(person)).toEqual([])
    expect(await problemOf(await person.del(`/api/activities/${activity.id}`))).toMatchObject({ status: 404 })
    expect((await give(person, sampleFor(day))).known).toBe(false)
  })

  test('lets what the person said since then stand', async () => {
    const person = await server.person()
    const day = await today(person)
    const { activity } = await give(person, sampleFor(day))
    await person.put(`/api/completions/${day.date}`, { rpe: 6 })
    await person.del(`/api/activities/${activity.id}`)
    expect(await recordOn(person, day.date)).toMatchObject({ completed: true, rpe: 6, minutes: null })
  })

  test('a session leaves the activity that stood for it as done beside the plan, counted once', async () => {
    const person = await server.person()
    const day = await today(person)
    const sample = sampleFor(day, { minutes: day.durationMin + 7 })
    const shown = async () => {
      const { days } = (await (await person.get('/api/progress')).json()) as ShownProgress
      const { load } = (await (await person.get('/api/schedule')).json()) as Schedule
      const { minutes, trained } = sure(days.find(({ date }) => date === day.date))
      return { minutes, trained, hasLoad: load.some(({ doneAu }) => Number(doneAu) > 0) }
    }
    await give(person, sample)
    const counted = { minutes: sample.minutes, trained: true, hasLoad: true }
    expect(await shown()).toEqual(counted)
    await person.del(`/api/completions/${day.date}`)
    expect(await shown()).toEqual(counted)
    await person.put(`/api/completions/${day.date}`, { minutes: sample.minutes })
    expect(await shown()).toEqual(counted)
  })

  test('hands the session to the next that fits, as a better one takes it over', async () => {
    const person = await server.person()
    const day = await today(person)
    const short = sampleFor(day, { start: `${day.date}T05:00:00.000Z`, minutes: Math.ceil(day.durationMin * 0.4) })
    const first = await give(person, short)
    expect(first.activity.matched).toBe(true)
    const second = await give(person, sampleFor(day))
    expect(await recordOn(person, day.date)).toMatchObject({ completed: true, minutes: day.durationMin })
    expect((await listed(person)).map(({ matched }) => matched)).toEqual([true, false])
    await person.del(`/api/activities/${second.activity.id}`)
    expect(await recordOn(person, day.date)).toMatchObject({ completed: true, minutes: short.minutes })
  })

  test("is for one's own activities alone", async () => {
    const [one, other] = [await server.person(), await server.person()]
    const { activity } = await give(one, sampleFor(await today(one)))
    expect(await problemOf(await other.del(`/api/activities/${activity.id}`))).toMatchObject({ status: 404 })
    expect(await listed(one)).toHaveLength(1)
  })
})

describe('which session it was, as its person says', () => {
  const detail = async (person: Person, id: string) =>
    (await (await person.get(`/api/activities/${id}`)).json()) as ActivityDetail
  const choose = async (person: Person, id: string, session: string) => {
    const response = await person.put(`/api/activities/${id}/session`, { session })
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
    return (await response.json()) as ActivityDetail
  }
  /** Two days of one plan with a session each, no further apart than an activity may be given; the clock stands on the later. */
  async function twoDays(person: Person): Promise<[ShownDay, ShownDay]> {
    const first = await today(person)
    server.advance(86_400_000)
    const second = await today(person)
    const apart = daysBetween(first.date, second.date)
    return apart <= 3 ? [first, second] : twoDays(person)
  }
  const doneAu = async (person: Person) => {
    const { load } = (await (await person.get('/api/schedule')).json()) as Schedule
    return load.reduce((sum, week) => sum + (week.doneAu ?? 0), 0)
  }

  test('is that of another day: done there with its minutes, counted once, and as before when it is put back', async () => {
    const person = await server.person()
    const [first, second] = await twoDays(person)
    const { activity } = await give(person, sampleFor(second, { minutes: second.durationMin }))
    expect(activity).toMatchObject({ matched: true, sessionDate: null })
    const loadBefore = await doneAu(person)
    const moved = await choose(person, activity.id, first.date)
    expect(moved).toMatchObject({
      activity: { matched: true, date: second.date, sessionDate: first.date },
      ...{ session: { date: first.date, workoutName: first.workoutName }, chosen: true },
    })
    expect(await recordOn(person, first.date)).toMatchObject({ completed: true, minutes: second.durationMin })
    expect(await recordOn(person, second.date)).toMatchObject({ completed: false, minutes: null })
    const loadMoved = await doneAu(person)
    // One session was done, by the effort that is planned for the one that it was.
    expect(loadMoved).toBeGreaterThan(0)
    expect(loadMoved).toBeLessThan(2 * loadBefore)
    expect(await choose(person, activity.id, 'best')).toMatchObject({ activity: { sessionDate: null }, chosen: false })
    expect(await recordOn(person, first.date)).toMatchObject({ completed: false, minutes: null })
    expect(await recordOn(person, second.date)).toMatchObject({ completed: true, minutes: second.durationMin })
    expect(await doneAu(person)).toBe(loadBefore)
  })

  test('is none: an activity of its own, whatever fits', async () => {
    const person = await server.person()
    const day = await today(person)
    const { activity } = await give(person, sampleFor(day))
    expect(await choose(person, activity.id, 'none')).toMatchObject({ activity: { matched: false }, session: null })
    expect(await recordOn(person, day.date)).toMatchObject({ completed: false })
    // The next of the day does not bring it back.
    await give(person, sampleFor(day, { start: `${day.date}T04:00:00.000Z`, minutes: 3, sport: 'walking' }))
    expect((await detail(person, activity.id)).activity.matched).toBe(false)
    await choose(person, activity.id, day.date)
    expect(await recordOn(person, day.date)).toMatchObject({ completed: true, minutes: day.durationMin })
  })

  test('of two that are given to one session the last stands for it, and the other again when that leaves', async () => {
    const person = await server.person()
    const [first, second] = await twoDays(person)
    const [one, two] = [
      await give(person, sampleFor(second, { start: `${second.date}T05:00:00.000Z`, minutes: 31 })),
      await give(person, sampleFor(second, { start: `${second.date}T08:00:00.000Z`, minutes: 42 })),
    ]
    await choose(person, one.activity.id, first.date)
    server.advance(1000)
    await choose(person, two.activity.id, first.date)
    expect(await recordOn(person, first.date)).toMatchObject({ completed: true, minutes: 42 })
    expect((await detail(person, one.activity.id)).activity.matched).toBe(false)
    expect((await person.del(`/api/activities/${two.activity.id}`)).status).toBe(204)
    expect(await recordOn(person, first.date)).toMatchObject({ completed: true, minutes: 31 })
    expect((await person.del(`/api/activities/${one.activity.id}`)).status).toBe(204)
    expect(await recordOn(person, first.date)).toMatchObject({ completed: false, minutes: null })
  })

  test('leaves what was said of that session as it is', async () => {
    const person = await server.person()
    const [first, second] = await twoDays(person)
    await person.put(`/api/completions/${first.date}`, { rpe: 8, minutes: 33 })
    const { activity } = await give(person, sampleFor(second))
    await choose(person, activity.id, first.date)
    expect(await recordOn(person, first.date)).toMatchObject({ completed: true, rpe: 8, minutes: 33 })
    await choose(person, activity.id, 'none')
    expect(await recordOn(person, first.date)).toMatchObject({ completed: true, rpe: 8, minutes: 33 })
  })

  test('is refused for days far off, days to come, days without a session, and activities of others', async () => {
    const [person, other] = [await server.person(), await server.person()]
    const day = await today(person)
    const { activity } = await give(person, sampleFor(day))
    const { weeklyPlan } = (await (await person.get('/api/schedule')).json()) as Schedule
    const rest = weeklyPlan.flatMap(({ days }) => days).find(({ durationMin }) => durationMin === 0)?.date
    for (const session of [addDays(day.date, -4), addDays(day.date, 1), sure(rest), 'yesterday'])
      expect((await person.put(`/api/activities/${activity.id}/session`, { session })).status).toBe(422)
    for (const call of [
      other.get(`/api/activities/${activity.id}`),
      other.put(`/api/activities/${activity.id}/session`, { session: 'none' }),
    ])
      expect((await call).status).toBe(404)
    expect((await detail(person, activity.id)).chosen).toBe(false)
  })

  test('said by two devices at once ends as one of them says, and is undone whole', async () => {
    const person = await server.person()
    const [first, second] = await twoDays(person)
    const { activity } = await give(person, sampleFor(second))
    const said = [first.date, second.date, 'none', first.date, 'best', second.date]
    const answers = await Promise.all(
      said.map((session) => person.put(`/api/activities/${activity.id}/session`, { session })),
    )
    // Who waits too long for the others is sent away, and nothing of theirs is done.
    for (const { status } of answers) expect([200, 409, 503]).toContain(status)
    expect(answers.map(({ status }) => status)).toContain(200)
    await choose(person, activity.id, 'none')
    for (const { date } of [first, second]) expect((await recordOn(person, date))?.completed ?? false).toBe(false)
  })
})

describe('laps and sets', () => {
  test('stand beside the stretches of the session that was planned', async () => {
    const person = await server.person()
    const day = await today(person)
    const laps = [
      { seconds: 600, metres: 1500, hr: 130, intensity: 'warmup' },
      { seconds: 900, metres: 2700, hr: 165, intensity: 'interval' },
    ]
    const { activity } = await give(person, sampleFor(day, { laps }))
    expect(activity.laps).toBe(2)
    const { laps: kept, steps } = (await (await person.get(`/api/activities/${activity.id}`)).json()) as ActivityDetail
    expect(kept.map(({ kind, durationSec }) => [kind, durationSec])).toEqual([
      ['warm-up', 600],
      ['work', 900],
    ])
    expect(steps.length).toBeGreaterThan(0)
    expect(steps.map(({ name }) => name)).toContain(sure(day.workout.exercises[0]).name)
  })

  test('sets of a watch count for weights and records, and go with it', async () => {
    const person = await server.person()
    const day = await today(person)
    const lifted = {
      ...{ start: `${day.date}T05:00:00.000Z`, minutes: 45, ...FIT_SPORT.strength },
      sets: [1, 2, 3].map(() => ({ type: 'active' as const, reps: 5, kg: 100, lift: [28, 6] as const })),
    }
    const { activity } = await give(person, lifted)
    expect(activity.sets).toHaveLength(3)
    const lifts = async () => ((await (await person.get('/api/progress')).json()) as ShownProgress).lifts
    expect((await lifts()).map(({ exerciseId }) => exerciseId)).toContain('back-squat')
    await person.del(`/api/activities/${activity.id}`)
    expect((await lifts()).map(({ exerciseId }) => exerciseId)).not.toContain('back-squat')
  })
})

describe('what cannot be kept is refused in one sentence', () => {
  const run = (start: string): Sample => ({ start, minutes: 30, sport: 'running' })

  test('a day to come, and one long before the account', async () => {
    const person = await server.person()
    const { date } = await today(person)
    for (const [days, words] of [
      [5, 'future'],
      [-900, 'older'],
    ] as const) {
      const response = await send(person, fitActivity(run(`${addDays(date, days)}T08:00:00.000Z`)))
      expect(await problemOf(response)).toMatchObject({ status: 422, detail: expect.stringContaining(words) })
    }
  })

  test('a file that is none, an archive, and a body without end', async () => {
    const person = await server.person()
    const said = async (file: Uint8Array) => (await problemOf(await send(person, file))).detail
    expect(await said(Buffer.from('hello'))).toContain('FIT, GPX and TCX')
    expect(await said(Buffer.from('PK\x03\x04'))).toContain('unpack')
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1024 * 1024
        controller.enqueue(new Uint8Array(1024 * 1024))
      },
    })
    const response = await server.app.request('/api/activities', {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}` },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect(await problemOf(response)).toMatchObject({ status: 413, detail: expect.stringContaining('25 MB') })
    expect(sent).toBeLessThan(ACTIVITY_MAX_BYTES + 4 * 1024 * 1024)
  })

  test('a body that never ends holds up neither others nor, once its sender has gone, the next of its own', async () => {
    const slow = async (person: Person, gone: AbortController) =>
      server.app.request('/api/activities', {
        method: 'POST',
        headers: { authorization: `Bearer ${person.token}` },
        body: new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('<gpx>')) }),
        duplex: 'half',
        signal: gone.signal,
      } as RequestInit)
    const people = await Promise.all(Array.from({ length: 6 }, () => server.person()))
    const leaving = new AbortController()
    const held = people.map((person) => slow(person, leaving))
    const other = await server.person()
    expect(await problemOf(await send(other, Buffer.from('hello')))).toMatchObject({ status: 422 })
    leaving.abort()
    for (const one of held) expect((await one).status).toBe(503)
    expect(await problemOf(await send(sure(people[0]), Buffer.from('hello')))).toMatchObject({ status: 422 })
  })

  test('JSON that is none of ours', async () => {
    const person = await server.person()
    const { date } = await today(person)
    const good = { start: `${date}T06:00:00+01:00`, discipline: 'run', durationSec: 1800 }
    for (const body of ['{', { ...good, discipline: 'rest' }, { ...good, start: 'today' }, { ...good, durationSec: 1 }])
      expect([400, 422]).toContain((await person.post('/api/activities', body)).status)
    expect((await person.post('/api/activities', good)).status).toBe(200)
  })

  test('more in a day than anybody does', async () => {
    const person = await server.person()
    const { date } = await today(person)
    const at = (n: number) => ({
      start: `${date}T05:${String(n).padStart(2, '0')}:00Z`,
      discipline: 'mind',
      durationSec: 60,
    })
    for (let n = 0; n < 20; n += 1) expect((await person.post('/api/activities', at(n))).status).toBe(200)
    expect(await problemOf(await person.post('/api/activities', at(20)))).toMatchObject({ status: 422 })
  })
})

test('nothing of the track, of its names or its places is kept or logged', async () => {
  const person = await server.person()
  const day = await today(person)
  await answerOf(await send(person, gpxActivity(sampleFor(day)), 'application/gpx+xml'))
  const { rows } = await server.db.pool.query('select * from activities where user_id = $1', [person.id])
  expect(Object.keys(rows[0]).some((name) => /lat|lon|track|name/.test(name))).toBe(false)
  expect(JSON.stringify(rows) + server.logged.join()).not.toMatch(/Canary street/)
})
