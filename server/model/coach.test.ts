import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { CoachWeek } from '../../contract/coach.ts'
import { profileOf, UserData } from '../../contract/profile.ts'
import type { Schedule } from '../../contract/schedule.ts'
import { ScheduleData } from '../../contract/schedule.ts'
import { checkPlan, hardViolations } from '../../engine/check/check-plan.ts'
import { sure } from '../../engine/sure.ts'
import { CRISIS_TEXT, LEFT_OUT, RED_FLAG_TEXT } from '../coach/chat.ts'
import { masked } from '../coach/checks.ts'
import { sentencesOf } from '../coach/word.ts'
import { readConfig } from '../config.ts'
import { type Behaviour, breaksOffAfter, modelServer, refuses, says } from '../testing/model-server.ts'
import { ONBOARDING, type TestServer, testServer } from '../testing/test-server.ts'
import { ask } from './ask.ts'
import { openModel } from './model.ts'

let model: Awaited<ReturnType<typeof modelServer>>
let server: TestServer
beforeAll(async () => {
  model = await modelServer()
  server = await testServer({ env: model.env('local') })
})
afterAll(async () => {
  await server.close()
  await model.close()
})
beforeEach(() => {
  model.calls.length = 0
  model.behave(says('{}'))
})

type Person = Awaited<ReturnType<TestServer['person']>>

async function consenting(on: TestServer = server, profile: object = {}): Promise<Person> {
  const person = await on.person()
  await person.put('/api/profile', { ...ONBOARDING, ...profile })
  await person.put('/api/account/model-consent', { given: true })
  return person
}

const read = async <T>({ get }: Person, path: string) => (await (await get(path)).json()) as T
const planOf = (person: Person) => read<Schedule>(person, '/api/schedule')
const wordsOf = async (person: Person) =>
  (await read<{ words: Record<string, string> | null }>(person, '/api/coach/words')).words

/** The hard rules that a plan breaks, judged for the person of onboarding. */
function violationsOf(schedule: Schedule, changes: Partial<typeof ONBOARDING>) {
  const profile = { ...ONBOARDING, ...changes }
  const userData = UserData.parse({
    fitnessLevel: profile.fitness_level,
    goal: profile.primary_goal,
    stressLevel: profile.stress_level,
    trainingDaysPerWeek: profile.training_days_per_week,
    dailyCommitments: profile.daily_commitments,
  })
  return hardViolations(checkPlan(schedule, profileOf(userData)))
}

/** A rewording that keeps every place. */
function goodWords(schedule: Schedule, opening = 'Well now:'): string {
  return JSON.stringify({
    texts: sentencesOf(schedule).map((text) => (text === '' ? '' : `${opening} ${masked(text).text}`)),
  })
}

async function chat(person: Person, text: string): Promise<{ type: string; text?: string; by?: string }[]> {
  const response = await person.post('/api/coach/chat', { messages: [{ role: 'person', text }] })
  expect(response.status).toBe(200)
  return (await response.text())
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice(6)) as { type: string })
}

describe('consent', () => {
  test('nothing is sent before it was given, nor after it was taken back', async () => {
    const person = await server.person()
    expect(await wordsOf(person)).toBeNull()
    await chat(person, 'How is my week?')
    await person.put('/api/account/model-consent', { given: true })
    model.behave(says(goodWords(await planOf(person))))
    expect(await wordsOf(person)).not.toBeNull()
    const asked = model.calls.length
    await person.put('/api/account/model-consent', { given: false })
    await person.put('/api/profile', { ...ONBOARDING, primary_goal: 'endurance' })
    await wordsOf(person)
    await chat(person, 'And now?')
    expect([asked, model.calls.length]).toEqual([1, 1])
  })

  test('a person sees all that was sent and came back; the log holds none of it', async () => {
    const person = await consenting()
    const schedule = await planOf(person)
    model.behave(says(goodWords(schedule, 'Canary:')))
    await wordsOf(person)
    const { entries } = await read<{ entries: { kind: string; sent: string; received: string }[] }>(
      person,
      '/api/coach/seen',
    )
    expect(entries).toMatchObject([{ kind: 'word', outcome: 'used' }])
    expect(sure(entries[0]).received).toContain('Canary')
    expect(sure(entries[0]).sent).toContain(masked(schedule.insights.trainingLoad).text.slice(0, 20))
    expect(server.logged.join()).not.toContain('Canary')
    const other = await consenting()
    expect(await read(other, '/api/coach/seen')).toEqual({ entries: [] })
  })
})

describe('words', () => {
  test('replace the sentences of the plan, with the numbers of the engine', async () => {
    const person = await consenting()
    const schedule = await planOf(person)
    model.behave(says(goodWords(schedule)))
    expect(await wordsOf(person)).toMatchObject({
      trainingLoad: `Well now: ${schedule.insights.trainingLoad}`,
      recommendation: `Well now: ${schedule.insights.recommendation}`,
    })
    expect(await planOf(person)).toEqual(schedule)
    await wordsOf(person)
    expect(model.calls).toHaveLength(1)
  })

  test('twenty requests at once make one call', async () => {
    const person = await consenting()
    const schedule = await planOf(person)
    model.behave((call, response) => setTimeout(() => says(goodWords(schedule))(call, response), 300))
    const all = await Promise.all(Array.from({ length: 20 }, () => wordsOf(person)))
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(all[0]).not.toBeNull()
    expect(model.calls).toHaveLength(1)
  })

  test('a first answer that breaks a rule is asked for again, once', async () => {
    const person = await consenting()
    const schedule = await planOf(person)
    let turn = 0
    model.behave((call, response) =>
      says(turn++ === 0 ? goodWords(schedule, 'You will burn fat:') : goodWords(schedule))(call, response),
    )
    expect(await wordsOf(person)).toMatchObject({ trainingLoad: `Well now: ${schedule.insights.trainingLoad}` })
    expect(model.calls).toHaveLength(2)
    expect(sure(model.calls[1]).body).toContain('could not be used')
  })

  const HOSTILE: [string, (schedule: Schedule) => Behaviour][] = [
    ['invented numbers', (schedule) => says(goodWords(schedule, 'Run 99 km:'))],
    ['number words', (schedule) => says(goodWords(schedule, 'Run ninety miles:'))],
    ['markup', (schedule) => says(goodWords(schedule, '<img src=x onerror=alert(1)>'))],
    ['a link', (schedule) => says(goodWords(schedule, 'See https://evil.example'))],
    ['a medical claim', (schedule) => says(goodWords(schedule, 'This cures your knee:'))],
    ['a wrong schema', () => says('{"words":["a"]}')],
    ['no JSON', () => says('Sure! Here is your plan.')],
    ['nothing', () => says('')],
    ['5 MB', () => says(`{"texts":["${'x'.repeat(5_000_000)}"]}`)],
    ['400', () => refuses(400)],
    ['500', () => refuses(500)],
    ['429', () => refuses(429)],
    ['429 with a time to wait', () => refuses(429, { 'retry-after-ms': '10' })],
    ['429 that asks to wait longer than anyone would', () => refuses(429, { 'retry-after': '30' })],
    ['a torn connection', () => (_, response) => void response.destroy()],
    ['a redirect elsewhere', () => refuses(302, { location: 'http://127.0.0.1:9/' })],
  ]
  test.each(HOSTILE)('%s change nothing: the engine’s sentences stand', async (_, behaviour) => {
    const person = await consenting()
    const schedule = await planOf(person)
    model.behave(behaviour(schedule))
    expect(await wordsOf(person)).toBeNull()
    expect(await planOf(person)).toEqual(schedule)
  })
})

test('a check-in is answered in the coach’s words, and the week has a letter', async () => {
  const person = await consenting(server, { training_days_per_week: 7 })
  const { date } = await planOf(person)
  await person.put(`/api/check-ins/${date}`, { notes: 'Exhausted, slept terribly, everything feels heavy' })
  const schedule = await planOf(person)
  expect(schedule.adjustments.length).toBeGreaterThan(0)
  model.behave(says(goodWords(schedule)))
  const { words } = await read<{ words: { changes: string[] } }>(person, '/api/coach/words')
  expect(words.changes[0]).toBe(`Well now: ${sure(schedule.adjustments[0]).effect}`)

  model.behave(says('{"letter":"This week builds calmly. Let the rest go."}'))
  expect(await read(person, '/api/coach/letter')).toEqual({ letter: 'This week builds calmly. Let the rest go.' })
})

test.each([
  '{"letter":"Run 99 km."}',
  '{"letter":"Place {999} is yours."}',
  '{"letter":"Train seventy times."}',
  '{"letter":"Eat fewer calories."}',
])('%s is no letter', async (text) => {
  const person = await consenting()
  model.behave(says(text))
  expect(await read(person, '/api/coach/letter')).toEqual({ letter: null })
})

test('a question whose server died, and a model that was away, are asked again later; a broken rule is not', async () => {
  const person = await consenting()
  const schedule = await planOf(person)
  const ago = (minutes: number, outcome: string) =>
    server.db.pool.query(
      `update coach_answers set outcome = $2, answer = null, asked_at = asked_at - $3 * interval '1 minute' where user_id = $1`,
      [person.id, outcome, minutes],
    )
  model.behave(says(goodWords(schedule)))
  await wordsOf(person)
  for (const outcome of ['asking', 'refused', 'time']) {
    await ago(11, outcome)
    expect(await wordsOf(person), outcome).not.toBeNull()
  }
  await ago(11, 'unchecked')
  expect(await wordsOf(person)).toBeNull()
  expect(model.calls).toHaveLength(4)
})

test('a model that never answers is given up in time', async () => {
  model.behave(() => {})
  const question = { schema: z.object({}), instructions: '', data: {}, maxTokens: 10, problem: () => null }
  const asked = ask(await openModel(sure(readConfig(model.env('local')).model)), question, 300)
  await expect(asked).rejects.toMatchObject({ kind: 'time' })
})

test('a question holds nothing of anyone else', async () => {
  const canary = 'canary-of-another-person'
  await consenting(server, { name: canary, daily_commitments: `Work 9-5 ${canary}`, upcoming_races: canary })
  const person = await consenting(server, { daily_commitments: 'the usual thing from 14 until 16, those days' })
  for (const path of ['words', 'letter', 'advice']) await person.get(`/api/coach/${path}`)
  await person.post('/api/coach/read', {})
  await chat(person, 'What do others do?')
  expect(model.calls.length).toBeGreaterThan(3)
  expect(model.calls.map(({ body }) => body).join()).not.toContain(canary)
})

describe('budget', () => {
  test('a person’s questions end with the day’s share; then the engine answers alone', async () => {
    const person = await consenting()
    const answers = { texts: '' }
    model.behave((call, response) => says(answers.texts || '{}')(call, response))
    for (let made = 0; made < 70; made++) {
      await server.db.pool.query(`delete from coach_answers where user_id = $1`, [person.id])
      expect((await person.get('/api/coach/words')).status).toBe(200)
    }
    const { rows } = await server.db.pool.query('select questions from coach_usage where user_id = $1', [person.id])
    expect(rows[0].questions).toBeLessThanOrEqual(60)
    expect(await read(person, '/api/coach')).toMatchObject({ available: true, within_budget: false })
    expect((await chat(person, 'Hello?'))[0]).toMatchObject({ by: 'engine' })
  })

  test.each([
    ['a person', 60_000],
    ['everybody together', 3_000_000],
  ])('%s has a share of tokens for a day', async (whose, share) => {
    const person = await consenting()
    const day = server.context.now().toISOString().slice(0, 10)
    const use = (tokens: number) =>
      server.db.pool.query(
        whose === 'a person'
          ? `insert into coach_usage (user_id, day, tokens) values ('${person.id}', $1, $2)
             on conflict (day, user_id) do update set tokens = excluded.tokens`
          : `insert into coach_days (day, tokens) values ($1, $2)
             on conflict (day) do update set tokens = excluded.tokens`,
        [day, tokens],
      )
    const mayAsk = () => sure(server.context.coach).mayAsk(person.id)
    await use(share - 1)
    expect(await mayAsk()).toBe(true)
    await use(share)
    expect(await mayAsk()).toBe(false)
    await use(0)
  })

  test('many different questions at one instant do not pass it either', async () => {
    const person = await consenting()
    await server.db.pool.query('insert into coach_usage (user_id, day, questions) values ($1, $2, 55)', [
      person.id,
      server.context.now().toISOString().slice(0, 10),
    ])
    const coach = sure(server.context.coach)
    const ask = (n: number) =>
      n % 2
        ? coach.exchange(person.id, `question ${n}`, 10)
        : coach.answer(person.id, {
            kind: 'test',
            schema: z.object({}),
            instructions: '',
            data: { n },
            maxTokens: 10,
            problem: () => null,
          })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n)))
    expect(answers.filter((answer) => answer !== null)).toHaveLength(5)
    const { rows } = await server.db.pool.query('select questions from coach_usage where user_id = $1', [person.id])
    expect(rows).toEqual([{ questions: 60 }])
  })
})

describe('advice', () => {
  test('is one of the safe changes, with a reason, and changes nothing by itself', async () => {
    const person = await consenting(server, { training_days_per_week: 7 })
    const schedule = await planOf(person)
    model.behave(says('{"id":"c1","reason":"You sound tired, and a shorter session keeps the habit."}'))
    const { advice } = await read<{ advice: { change: object; title: string; reason: string } }>(
      person,
      '/api/coach/advice',
    )
    expect(advice.reason).toContain('keeps the habit')
    expect(await planOf(person)).toEqual(schedule)
    const changed = await person.post('/api/changes', advice.change)
    expect(changed.status).toBe(200)
    expect(violationsOf((await changed.json()) as Schedule, { training_days_per_week: 7 })).toEqual([])
  })

  test.each([
    '{"id":"c999","reason":"Because."}',
    '{"id":"c1","reason":"Run 20 km today."}',
    '{"id":"c1","reason":"<b>Now</b>"}',
    '{"id":null,"reason":""}',
  ])('%s is no advice', async (text) => {
    const person = await consenting(server, { training_days_per_week: 7 })
    model.behave(says(text))
    expect(await read(person, '/api/coach/advice')).toEqual({ advice: null })
  })
})

describe('reading', () => {
  const UNCLEAR = 'the usual thing from 14 until 16, you know, on those days'

  test('a fact that stands in the text joins the plan; one that does not is dropped', async () => {
    const person = await consenting(server, { daily_commitments: UNCLEAR })
    const busy = (quote: string, start: string) => ({ days: ['tue'], start, end: '16:00', label: 'Class', quote })
    model.behave(says(JSON.stringify({ busy: [busy('from 14 until 16', '14:00'), busy('from 3 to 16', '03:00')] })))
    await person.post('/api/coach/read', {})
    const schedule = await planOf(person)
    expect(ScheduleData.safeParse(schedule).success).toBe(true)
    expect(violationsOf(schedule, { daily_commitments: UNCLEAR })).toEqual([])
  })

  test('what counts of the days is what the board is told, and what was said of training is no busy hour', async () => {
    const words = 'Holiday from 20 to 23 December. No training from 18:00 to 20:00. Class 14-16 on those days'
    const person = await consenting(server, { daily_commitments: words })
    expect(await read(person, '/api/coach/week')).toMatchObject({ busy: null })
    const hours = (quote: string, start: string, end: string, label: string) => ({
      ...{ start, end, label, quote },
      days: ['tue'],
    })
    const answer = [
      hours('14-16', '14:00', '16:00', 'Class'),
      hours('from 20 to 23 December', '20:00', '23:00', 'Holiday'),
    ]
    model.behave(says(JSON.stringify({ busy: answer })))
    await person.post('/api/coach/read', {})
    const { busy } = await read<CoachWeek>(person, '/api/coach/week')
    // Read here for all weekdays, by the model for one: a question.
    expect(busy).toEqual([expect.objectContaining({ start: '14:00', end: '16:00', confidence: 0.55 })])
    const stranger = await server.person()
    expect(await read(stranger, '/api/coach/week')).toMatchObject({ busy: null })
  })

  test('a model can add a warning and never take one away', async () => {
    const person = await consenting()
    const { date } = await planOf(person)
    const nothing = { fatigue: null, sleep: { value: 'good', quote: 'fever' }, illness: null, redFlag: null, pain: [] }
    await person.put(`/api/check-ins/${date}`, { notes: 'I have a fever but it is nothing, really' })
    model.behave(says(JSON.stringify(nothing)))
    await person.post('/api/coach/read', {})
    expect((await planOf(person)).adjustments.map(({ kind }) => kind)).toContain('illness')

    const other = await consenting()
    const flagged = { ...nothing, sleep: null, redFlag: { quote: 'an elephant sat on my ribs' } }
    await other.put(`/api/check-ins/${date}`, { notes: 'On the stairs it was as if an elephant sat on my ribs' })
    model.behave(says(JSON.stringify(flagged)))
    await other.post('/api/coach/read', {})
    expect((await planOf(other)).adjustments.map(({ kind }) => kind)).toContain('red-flag')
  })
})

describe('chat', () => {
  test('answers from the facts, sentence by sentence, and proposes a safe change', async () => {
    const person = await consenting(server, { training_days_per_week: 7 })
    model.behave(says('An easy week is what you need. Keep it calm today.\nCHANGE c1'))
    const events = await chat(person, 'What shall I do?')
    expect(events.slice(0, 2)).toEqual([
      { type: 'text', text: 'An easy week is what you need.', by: 'model' },
      { type: 'text', text: 'Keep it calm today.', by: 'model' },
    ])
    expect(events.at(-2)).toMatchObject({ type: 'advice', advice: { change: { date: expect.any(String) } } })
    expect(events.at(-1)).toEqual({ type: 'done' })
    const { entries } = await read<{ entries: object[] }>(person, '/api/coach/seen')
    expect(entries).toMatchObject([{ kind: 'chat', sent: expect.stringContaining('What shall I do?') }])
  })

  test.each([
    ['an invented number', says('Run 431 km tomorrow. Then rest.')],
    ['markup', says('<script>alert(1)</script> Hello.')],
    ['a diet', says('Cut your calories. Then run.')],
    ['a refusal', refuses(500)],
    ['a torn stream', breaksOffAfter('Tomorrow you')],
  ])('%s is never said: the engine answers', async (_, behaviour) => {
    const person = await consenting()
    model.behave(behaviour)
    const events = await chat(person, 'What now?')
    expect(events).toMatchObject([{ type: 'text', by: 'engine' }, { type: 'done' }])
  })

  test('a sentence that does not fit is left out where one can see it', async () => {
    const person = await consenting()
    model.behave(says('Keep it calm today. Push through the pain tomorrow. Enjoy the easy day.'))
    expect(await chat(person, 'What now?')).toEqual([
      { type: 'text', text: 'Keep it calm today.', by: 'model' },
      { type: 'text', text: LEFT_OUT, by: 'model' },
      { type: 'text', text: 'Enjoy the easy day.', by: 'model' },
      { type: 'done' },
    ])
  })

  test('an answer without an end is shown as far as the next question can carry it along', async () => {
    const person = await consenting()
    model.behave(says('Keep it calm today. '.repeat(400)))
    const said = (await chat(person, 'What now?')).flatMap(({ text }) => text ?? [])
    const messages = [
      { role: 'person', text: 'What now?' },
      { role: 'coach', text: said.join(' ') },
      { role: 'person', text: 'And tomorrow?' },
    ]
    model.behave(says('Enjoy the easy day.'))
    const response = await person.post('/api/coach/chat', { messages })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Enjoy the easy day.')
  })

  test('a danger told earlier in the conversation is still answered by us', async () => {
    const person = await consenting()
    const messages = [
      { role: 'person', text: 'I had chest pain yesterday' },
      { role: 'coach', text: 'I am sorry to hear that.' },
      { role: 'person', text: 'It is gone, can I do intervals?' },
    ]
    const response = await person.post('/api/coach/chat', { messages })
    expect(await response.text()).toContain(RED_FLAG_TEXT)
    expect(model.calls).toHaveLength(0)
  })

  test.each(['I want to kill myself', 'Ich will nicht mehr leben', 'everyone would be better off without me'])(
    'despair is answered with help and never reaches the model: %s',
    async (text) => {
      const person = await consenting()
      expect(await chat(person, text)).toEqual([{ type: 'text', text: CRISIS_TEXT, by: 'engine' }, { type: 'done' }])
      expect(model.calls).toHaveLength(0)
    },
  )

  test('a model that hangs costs nobody an error: words come from the engine in time', {
    timeout: 40_000,
  }, async () => {
    const [talking, reading] = [await consenting(), await consenting()]
    model.behave(() => {})
    const start = performance.now()
    const answered = chat(talking, 'What now?').then((events) => ({ events, after: performance.now() - start }))
    const words = reading.get('/api/coach/words').then(({ status }) => ({ status, after: performance.now() - start }))
    expect(await answered).toMatchObject({ events: [{ by: 'engine' }, { type: 'done' }] })
    expect((await answered).after).toBeLessThan(10_000)
    expect(await words).toMatchObject({ status: 200 })
    expect((await words).after).toBeLessThan(19_000)
  })

  test('what may be serious is answered by us, with help, and never reaches the model', async () => {
    const person = await consenting()
    expect(await chat(person, 'I had chest pain during the run and fainted')).toEqual([
      { type: 'text', text: RED_FLAG_TEXT, by: 'engine' },
      { type: 'done' },
    ])
    expect(model.calls).toHaveLength(0)
  })
})

test('the wire of another provider is spoken as well', async () => {
  const other = await testServer({ env: model.env('anthropic') })
  const person = await consenting(other)
  const schedule = await planOf(person)
  model.behave(says(goodWords(schedule)))
  expect(await wordsOf(person)).toMatchObject({ trainingLoad: `Well now: ${schedule.insights.trainingLoad}` })
  expect(sure(model.calls[0]).path).toMatch(/\/messages$/)
  model.behave(says('Rest well tonight.'))
  expect((await chat(person, 'Tips?'))[0]).toEqual({ type: 'text', text: 'Rest well tonight.', by: 'model' })
  await other.close()
})

test('without a model nothing is missing', async () => {
  const plain = await testServer()
  const person = await plain.person()
  await person.put('/api/account/model-consent', { given: true })
  expect(await read(person, '/api/coach')).toMatchObject({ available: false })
  expect(await wordsOf(person)).toBeNull()
  expect((await person.post('/api/coach/chat', { messages: [{ role: 'person', text: 'Hi' }] })).status).toBe(404)
  await plain.close()
})
