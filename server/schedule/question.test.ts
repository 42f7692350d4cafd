import { expect, test } from 'vitest'
import { ScheduleData } from '../../contract/schedule.ts'
import { testServer } from '../testing/test-server.ts'

test('whoever said nothing of a week is asked, and answers by its days', async () => {
  const server = await testServer()
  try {
    const { id, get, put } = await server.person()
    const look = async () => ScheduleData.parse(await (await get('/api/schedule')).json())
    // A plan with a whole week behind it, of somebody who has been here as long.
    const begun = await server.db.pool.query<{ day: string }>(
      `update profiles set plan_anchor = plan_anchor - 13, plan_begun = plan_begun - 13, plan_asked_at = null
       where id = $1 returning plan_anchor::text as day`,
      [id],
    )
    await server.db.pool.query('update users set created_at = $2::date where id = $1', [id, begun.rows[0]?.day])
    const { questions, weeklyPlan } = await look()
    expect(questions).toHaveLength(1)
    const all = questions[0]?.answers.find((answer) => answer.id === 'trained-all')
    expect(all?.records.length).toBeGreaterThan(1)
    const days = new Map(weeklyPlan.flatMap((week) => week.days).map((day) => [day.date, day]))
    for (const { date } of all?.records ?? []) {
      expect(days.get(date)?.durationMin).toBeGreaterThan(0)
      expect((await put(`/api/completions/${date}`, {})).status).toBe(200)
    }
    expect((await look()).questions).toEqual([])
  } finally {
    await server.close()
  }
})
