import { afterEach, beforeEach, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { readConfig } from '../config.ts'
import { subscribe } from '../testing/pay.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { serveMetrics } from './listen.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

const page = () => server.context.metrics.registry.metrics()

/** The value of the line that begins with this name and bears these labels. */
async function figure(name: string, ...labels: string[]): Promise<number | undefined> {
  const line = (await page())
    .split('\n')
    .find((each) => each.startsWith(name) && labels.every((label) => each.includes(label)))
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ')))
}

test('requests are counted by the pattern of their route, and nothing names who asked', async () => {
  const person = await server.person()
  await person.get('/api/schedule')
  await person.put('/api/check-ins/2026-13-77', { notes: 'canary-in-note' })
  expect(await figure('fulcrum_http_request_seconds_count', 'route="/api/schedule"', 'status="2xx"')).toBe(1)
  expect(await figure('fulcrum_http_request_seconds_count', 'route="/api/check-ins/:date"', 'status="4xx"')).toBe(1)
  expect(await figure('fulcrum_plan_seconds_count')).toBe(1)
  const text = await page()
  for (const personal of [person.id, person.email, 'canary', '2026-13-77']) expect(text).not.toContain(personal)
})

test('a mail that waits shows as work that is due, and as done once it is sent', async () => {
  await server.person()
  expect(await figure('fulcrum_jobs_due', 'queue="mail"')).toBeGreaterThan(0)
  expect(await figure('fulcrum_jobs_oldest_seconds', 'queue="mail"')).toBeGreaterThanOrEqual(0)
  await server.context.mail.flush()
  expect(await figure('fulcrum_jobs_due', 'queue="mail"')).toBeUndefined()
  expect(await figure('fulcrum_jobs_total', 'queue="mail"', 'outcome="done"')).toBeGreaterThan(0)
})

test('an event of the payment service is counted by its type', async () => {
  await subscribe(server, await server.person())
  await server.context.jobs.drain()
  expect(await figure('fulcrum_money_events_total', 'type="checkout.session.completed"')).toBeGreaterThan(0)
})

test('the page has a port of its own, answers nothing else there, and is not part of the product', async () => {
  const config = readConfig({ METRICS_PORT: '0' })
  const { port, stop } = sure(await serveMetrics(server.context.metrics, config))
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(text).toContain('nodejs_eventloop_lag_seconds')
    expect(text).toMatch(/fulcrum_build_info\{version="[^"]+",build="[^"]+"\} 1/)
    expect(text).toContain('fulcrum_db_connections{pool="door",state="waiting"} 0')
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(404)
    expect((await server.call('GET', '/metrics')).status).toBe(404)
  } finally {
    stop()
  }
  expect(await serveMetrics(server.context.metrics, readConfig({}))).toBeNull()
})
