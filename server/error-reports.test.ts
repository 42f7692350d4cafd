import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { multistream, pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sure } from '../engine/sure.ts'
import { errorReports } from './error-reports.ts'

type Told = {
  resourceLogs: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] }
    scopeLogs: {
      logRecords: { severityText: string; body: { stringValue: string }; attributes: { key: string }[] }[]
    }[]
  }[]
}

let collector: Server
let url: string
let next: Promise<Told>
beforeEach(async () => {
  const { promise, resolve } = Promise.withResolvers<Told>()
  next = promise
  collector = createServer(async (request, answer) => {
    resolve(JSON.parse(await text(request)) as Told)
    answer.end('{}')
  })
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/logs`
})
afterEach(() => void collector.close())

const logTo = (address: string) =>
  pino({ level: 'info' }, multistream([{ level: 'error', stream: errorReports(address) }]))

test('an error is told to the collector with its kind and place, and nothing of whom it met', async () => {
  const log = logTo(url).child({ requestId: 'request-1', user: 'user-of-robin' })
  log.info({ event: 'start' }, 'ready')
  const error = { name: 'RangeError', stack: '    at plan (engine/plan.ts:1:1)', code: undefined }
  log.error({ error, email: 'robin@people.example', subject: 'Dear Robin', customer: 'cus_robin' }, 'request failed')
  const told = await next
  expect(JSON.stringify(told)).not.toMatch(/robin/i)
  const [{ resource, scopeLogs }] = told.resourceLogs as [Told['resourceLogs'][number]]
  expect(resource.attributes[0]).toEqual({ key: 'service.name', value: { stringValue: 'fulcrum' } })
  const records = scopeLogs.flatMap(({ logRecords }) => logRecords)
  expect(records).toMatchObject([{ severityText: 'ERROR', body: { stringValue: 'request failed' } }])
  expect(sure(records[0]).attributes).toEqual([
    { key: 'requestId', value: { stringValue: 'request-1' } },
    { key: 'exception.type', value: { stringValue: 'RangeError' } },
    { key: 'exception.stacktrace', value: { stringValue: '    at plan (engine/plan.ts:1:1)' } },
  ])
})

test('a collector that is away holds up nobody and ends nothing', async () => {
  const log = logTo('http://127.0.0.1:9/v1/logs')
  for (let n = 0; n < 1_000; n += 1) log.error({ error: { name: 'Error' } }, 'request failed')
  logTo(url).error('another')
  expect((await next).resourceLogs).toHaveLength(1)
})
