import { afterAll, beforeAll, expect, test } from 'vitest'
import { MESSAGES } from '../contract/messages.ts'
import { ONBOARDING, PASSWORD, problemOf, type TestServer, testServer } from './testing/test-server.ts'

let server: TestServer
let person: Awaited<ReturnType<TestServer['person']>>
beforeAll(async () => {
  server = await testServer()
  person = await server.person()
})
afterAll(() => server.close())

const TODAY = new Date().toISOString().slice(0, 10)
const SETS = (exerciseId: string) => [{ exerciseId, reps: 5, loadKg: null }]

const FIELDS: [string, (text: string) => Promise<Response>][] = [
  ['a name', (text) => person.put('/api/profile', { ...ONBOARDING, name: text })],
  ['another name', (text) => server.call('PATCH', '/api/profile', { body: { name: text }, token: person.token })],
  ['commitments', (text) => person.put('/api/profile', { ...ONBOARDING, daily_commitments: text })],
  ['races', (text) => person.put('/api/profile', { ...ONBOARDING, upcoming_races: text })],
  ['notes', (text) => person.put(`/api/check-ins/${TODAY}`, { notes: text })],
  ['notes on tomorrow', (text) => person.put(`/api/check-ins/${TODAY}`, { tomorrow_schedule_notes: text })],
  ['an exercise', (text) => person.put(`/api/completions/${TODAY}`, { sets: SETS(text) })],
  [
    'a part that hurts',
    (text) => person.put(`/api/check-ins/${TODAY}/facts`, { added: [{ kind: 'soreness', part: text }] }),
  ],
  ['a fact', (text) => person.put(`/api/check-ins/${TODAY}/facts`, { removed: [text] })],
  ['a part to spare', (text) => person.put('/api/profile/preferences', { limits: [text] })],
  ['userData', (text) => person.post('/api/generate-schedule', { userData: { dailyCommitments: text } })],
  ['an adjustment', (text) => person.del(`/api/adjustments/${encodeURIComponent(text)}`)],
  ['a token', (text) => server.call('POST', '/api/auth/reset', { body: { token: text, password: PASSWORD } })],
  [
    'a password',
    (text) =>
      server.call('POST', '/api/auth/sign-in', { body: { email: person.email, password: `${PASSWORD}${text}` } }),
  ],
  [
    'a code',
    (text) =>
      server.call('POST', '/api/auth/sign-in', { body: { email: person.email, password: PASSWORD, code: text } }),
  ],
]

test.each(FIELDS)('%s with U+0000 is refused with what to do', async (_, send) => {
  expect(await problemOf(await send('knee\0 hurts'))).toMatchObject({ status: 422, detail: MESSAGES.unkeepable })
})

test.each(FIELDS.filter(([name]) => name !== 'an adjustment'))(
  '%s with half a character is refused, with a whole one beyond the first plane it is not',
  async (name, send) => {
    expect(await problemOf(await send('knee \ud83d'))).toMatchObject({ status: 422, detail: MESSAGES.unkeepable })
    if (/name|notes|commitments|spare/.test(name)) expect((await send('knee 🏃🏽‍♀️ אבג')).status).toBe(200)
  },
)

test('what was there before a refusal is there after it', async () => {
  await person.put(`/api/check-ins/${TODAY}`, { notes: 'slept well' })
  expect((await person.put(`/api/check-ins/${TODAY}`, { notes: 'slept\0badly' })).status).toBe(422)
  const { days } = (await (await person.get('/api/check-ins')).json()) as { days: { date: string; notes: string }[] }
  expect(days.find(({ date }) => date === TODAY)?.notes).toBe('slept well')
})
