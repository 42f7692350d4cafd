import { expect, test } from 'vitest'
import { ScheduleData } from '../../contract/schedule.ts'
import { ONBOARDING, testServer } from '../testing/test-server.ts'

const DAY_MS = 86_400_000

test('a block that is asked for begins where it began, whatever day it is and whoever somebody is by now', async () => {
  const server = await testServer({ env: { PERSON_LIMITS: 'off' } })
  const person = await server.person()
  const plan = async () => ScheduleData.parse(await (await person.get('/api/schedule')).json())
  for (let day = 0; day < 10; day++) {
    const { date, weeklyPlan } = await plan()
    const today = weeklyPlan.flatMap(({ days }) => days).find((one) => one.date === date)
    if (today && today.durationMin > 0) await person.put(`/api/completions/${date}`, { rpe: 5, minutes: 90 })
    server.advance(DAY_MS)
  }
  await person.put('/api/profile', { ...ONBOARDING, primary_goal: 'endurance' })
  const { start, block } = await plan()
  expect(block).toBe(2)
  for (const fitness_level of ['intermediate', 'beginner', 'intermediate']) {
    server.advance(DAY_MS)
    await person.put('/api/profile', { ...ONBOARDING, primary_goal: 'endurance', fitness_level })
    expect((await plan()).start).toEqual(start)
  }
  await server.close()
})
