import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CheckInRow, CheckInRows } from '../../contract/check-in.ts'
import type { CheckInAnswer } from '../../contract/check-in-facts.ts'
import type { Schedule } from '../../contract/schedule.ts'
import { ONBOARDING, type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** Everything that tells whether today's session was done, after a check-in without its tick. */
async function afterNote(notes: string) {
  const { get, put, del } = await server.person()
  await put('/api/profile', ONBOARDING)
  const begun = (await (await get('/api/schedule')).json()) as Schedule
  const today = begun.date
  const saved = (await (await put(`/api/check-ins/${today}`, { notes })).json()) as CheckInRow
  const seen = async () => {
    const { days } = (await (await get('/api/check-ins')).json()) as CheckInRows
    const plan = (await (await get('/api/schedule')).json()) as Schedule
    const { facts } = (await (await get(`/api/check-ins/${today}/facts`)).json()) as CheckInAnswer
    return {
      card: days.find(({ date }) => date === today)?.completed,
      load: plan.load.reduce((sum, { doneAu }) => sum + (doneAu ?? 0), 0) > 0,
      chips: facts.filter(({ kind }) => kind === 'completed').map(({ id }) => id),
      asked: facts.filter(({ kind, unsure }) => kind === 'completed' && unsure).map(({ id }) => id),
    }
  }
  return { today, saved, seen, put, del }
}

test.each(['Ran 5 miles', 'did my easy run'])(
  '"%s" without its tick is done, for card, load and chip alike',
  async (notes) => {
    const { saved, seen } = await afterNote(notes)
    expect(saved.completed).toBe(true)
    expect(await seen()).toEqual({ card: true, load: true, chips: ['completed:true'], asked: [] })
  },
)

test('a note that says nothing of it, or that it was missed, is not done', async () => {
  for (const notes of ['long day at work', 'skipped today'])
    expect(await (await afterNote(notes)).seen()).toMatchObject({ card: false, load: false })
})

test.each(['Squats felt strong, I did not finish the last set', 'Row was ok.', 'my legs are tired, skipped the rest'])(
  '"%s" beside a session that was marked as done neither says that it was not nor asks',
  async (notes) => {
    const marked = await afterNote('long day at work')
    await marked.put(`/api/completions/${marked.today}`, {})
    await marked.put(`/api/check-ins/${marked.today}`, { notes, completed: true })
    const seen = await marked.seen()
    expect(seen).toMatchObject({ card: true, load: true })
    expect(seen.chips).not.toContain('completed:false')
    expect(seen.asked).toEqual([])
  },
)

test("the person's no stands against what was read: by Undo, by the chip, and after a second check-in", async () => {
  const undone = await afterNote('Ran 5 miles')
  await undone.del(`/api/completions/${undone.today}`)
  expect(await undone.seen()).toMatchObject({ card: false, load: false })

  const taken = await afterNote('Ran 5 miles')
  await taken.put(`/api/check-ins/${taken.today}`, { completed: true, notes: 'Ran 5 miles, tired' })
  await taken.put(`/api/check-ins/${taken.today}/facts`, { removed: ['completed:true'] })
  expect(await taken.seen()).toEqual({ card: false, load: false, chips: [], asked: [] })
  await taken.put(`/api/check-ins/${taken.today}/facts`, { added: [{ kind: 'completed', value: true }] })
  expect(await taken.seen()).toMatchObject({ card: true, load: true })
})
