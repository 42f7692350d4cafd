import { expect } from 'vitest'
import type { Reminders } from '../../contract/reminders.ts'
import { NO_REMINDERS } from '../../contract/reminders.ts'
import { subscribe } from './pay.ts'
import { PASSWORD, type TestServer } from './test-server.ts'

/** A person's whole life with the product, from sign-up to erasure, with every table of training in it; and the jobs. @returns whose it was */
export async function liveWhole(server: TestServer): Promise<string> {
  const { jobs } = server.context
  const person = await server.person()
  const today = server.context.now().toISOString().slice(0, 10)
  const ok = async (answer: Promise<Response>) => expect((await answer).status).toBeLessThan(300)
  await ok(person.get('/api/schedule'))
  await ok(person.get('/api/schedule'))
  await ok(person.put(`/api/check-ins/${today}`, { completed: true, notes: 'Knee hurts a bit.' }))
  await ok(person.get(`/api/check-ins/${today}/facts`))
  await ok(person.get('/api/check-ins'))
  await ok(person.post('/api/generate-schedule', {}))
  await ok(person.get(`/api/changes/${today}`))
  await ok(person.get('/api/plan-blocks'))
  await ok(person.get('/api/progress'))
  await ok(person.get(`/api/progress/${today.slice(0, 7)}`))
  await ok(person.get('/api/profile/facts'))
  await ok(person.put('/api/profile/facts', { week: { never: ['sun'] } }))
  const activity = { startedAt: `${today}T06:00:00Z`, discipline: 'run', durationSec: 1800, distanceM: 5000 }
  expect((await person.post('/api/activities', activity)).status).toBeLessThan(500)
  const { full } = (await (await person.get('/api/calendar')).json()) as { full: string }
  await ok(server.call('GET', new URL(full).pathname))
  await ok(server.call('GET', new URL(full).pathname))
  await ok(person.get(`/api/sessions/${today}.ics`))
  const { settings } = (await (await person.get('/api/reminders')).json()) as Reminders
  const evening = { push: false, mail: true }
  await ok(person.put('/api/reminders', { ...settings, kinds: { ...settings.kinds, evening } }))
  await subscribe(server, person)
  await ok(
    person.put('/api/reminders', {
      ...NO_REMINDERS,
      kinds: { ...NO_REMINDERS.kinds, evening: { push: false, mail: true } },
    }),
  )
  await ok(person.get('/api/account'))
  await ok(person.post('/api/account/export'))
  for (const job of ['retention', 'reconcile', 'notices', 'reminders', 'export'] as const) await jobs.send(job, {})
  await ok(person.post('/api/account/deletion', { password: PASSWORD }))
  await server.db.pool.query(`update users set deletion_requested_at = now() - interval '91 days' where id = $1`, [
    person.id,
  ])
  await jobs.send('erasure')
  await jobs.drain()
  return person.id
}
