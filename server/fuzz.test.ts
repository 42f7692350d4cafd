import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROBLEMS } from '../contract/problem.ts'
import { callsOf, type Operation, operationsOf } from './testing/fuzz/calls.ts'
import { callers } from './testing/fuzz/people.ts'
import { type TestServer, testServer } from './testing/test-server.ts'

/** Calls of each operation; `scripts/fuzz.ts` asks for many more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 4)
/** The same calls each time, unless another seed is asked for. */
const SEED = Number(process.env.FUZZ_SEED ?? 1)

let server: TestServer
let operations: Operation[]
let people: ReturnType<typeof callers>
/** Which part of the operations, of how many parts: by night each core takes one. */
const [PART, PARTS] = (process.env.FUZZ_PART ?? '0/1').split('/').map(Number) as [number, number]
/** Which operations, as in `POST /auth/sign-in`: all, unless it is said. */
const MATCH = new RegExp(process.env.FUZZ_MATCH ?? '')
/** How often each status was answered. */
const tally = new Map<number, number>()

beforeAll(async () => {
  server = await testServer({ env: { PERSON_LIMITS: 'off' } })
  const described = await server.call('GET', '/api/openapi.json')
  operations = operationsOf((await described.json()) as Parameters<typeof operationsOf>[0])
  people = callers(server)
})
afterAll(async () => {
  say(`tally ${JSON.stringify(Object.fromEntries(tally))}`)
  await server.close()
})

/** By night one may want to know how far it is. */
const say = (line: string) => process.env.FUZZ_RUNS && process.stdout.write(`${line}\n`)

type Call = ReturnType<typeof callsOf> extends fc.Arbitrary<infer One> ? One : never

async function send({ method }: Operation, { caller, path, body, headers }: Call): Promise<Response> {
  const token = await people.tokenOf(caller)
  // Attempts are limited by origin and person; what is behind the limits is what is looked at here.
  await server.db.pool.query('delete from rate_limits')
  const response = await server.call(method, `/api${path}`, {
    ...(method === 'GET' || body === undefined ? {} : { body }),
    ...(token ? { token } : {}),
    headers,
    address: crypto.randomUUID(),
  })
  if (response.status === 401 || path === '/account/deletion') people.forget(caller)
  return response
}

async function textOf(response: Response): Promise<string> {
  const encoding = response.headers.get('content-encoding')
  if (!encoding || !response.body) return response.text()
  return new Response(response.body.pipeThrough(new DecompressionStream(encoding as 'gzip'))).text()
}

/** What is wrong with an answer, or null. */
async function faultOf({ statuses }: Operation, response: Response): Promise<string | null> {
  const { status } = response
  tally.set(status, (tally.get(status) ?? 0) + 1)
  const type = response.headers.get('content-type') ?? ''
  const text = await textOf(response)
  if (status === 500) return `500: ${server.logged.findLast((line) => line.includes('request failed'))}`
  if (status < 300) return statuses.has(status) ? null : `${status} is not described`
  if (type !== 'application/problem+json') return `${status} is no problem but ${type}`
  const { code, detail } = JSON.parse(text) as { code: keyof typeof PROBLEMS; detail: string }
  if (PROBLEMS[code]?.status !== status) return `${code} is not ${status}`
  if (!/^\S.{5,}/.test(detail)) return `"${detail}" is no sentence`
  // A path that its parameter has made another one is not there at all.
  return statuses.has(status) || code === 'not-found' ? null : `${status} ${code} is not described`
}

test(
  'whatever is sent to any operation is answered as the description says, and never with 500',
  async () => {
    expect(operations.length).toBeGreaterThan(50)
    const faults: string[] = []
    const matching = operations.filter(({ method, path }) => MATCH.test(`${method} ${path}`))
    const asked = matching.filter((_, at) => at % PARTS === PART)
    expect(asked).not.toEqual([])
    for (const operation of asked) {
      const begun = performance.now()
      const lawful = fc.asyncProperty(callsOf(operation), async (call) => {
        const fault = await faultOf(operation, await send(operation, call))
        if (fault) throw new Error(`${operation.method} ${operation.path}: ${fault}`)
      })
      const details = await fc.check(lawful, { numRuns: RUNS, seed: SEED })
      say(
        `${operation.method} ${operation.path}: ${details.numRuns} calls in ${Math.round(performance.now() - begun)} ms`,
      )
      if (!details.failed) continue
      say(String(details.errorInstance))
      faults.push(`${String(details.errorInstance)}\n${fc.defaultReportMessage(details)}`)
    }
    expect(faults.join('\n\n')).toBe('')
  },
  24 * 3_600_000,
)
