import { expect, test } from 'vitest'
import { ScheduleData } from '../../contract/schedule.ts'
import { testServer } from '../testing/test-server.ts'

const DAY_MS = 24 * 3_600_000

test('whoever said nothing of a week is asked, and answers by its days', async () => {
  const server = await testServer()
  try {
    const { get, put } = await server.person()
    const look = async () => ScheduleData.parse(await (await get('/api/schedule')).json())
    expect((await look()).questions).toEqual([])
    // Past a whole week, however late in its own the sign-up was, and before the trial ends.
    server.advance(13 * DAY_MS)
    const { questions, weeklyPlan } = await look()
    expect(questions).toHaveLength(1)
    const all = questions[0]?.answers.find(({ id }) => id === 'trained-all')
    expect(all?.records.length).toBeGreaterThan(1)
    for (const { date } of all?.records ?? []) {
      const { durationMin } = weeklyPlan.flatMap(({ days }) => days).find((day) => day.date === date) ?? {
        durationMin: 0,
      }
      expect(durationMin).toBeGreaterThan(0)
      expect((await put(`/api/completions/${date}`, {})).status).toBe(200)
    }
    expect((await look()).questions).toEqual([])
  } finally {
    await server.close()
  }
})
