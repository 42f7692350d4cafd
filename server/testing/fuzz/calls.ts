import fc from 'fast-check'
import { addDays } from '../../../engine/civil-date.ts'
import { PASSWORD } from '../test-server.ts'
import { hostileBody, hostileText, hostileValue, oddHeaders } from './hostile.ts'
import { CALLERS } from './people.ts'
import { type Hints, nearValuesOf, type Shape, valuesOf } from './shapes.ts'

/** One operation as the description of the API has it. */
export type Operation = {
  readonly method: string
  readonly path: string
  readonly params: readonly string[]
  readonly body: Shape | null
  /** Statuses that the description names. */
  readonly statuses: ReadonlySet<number>
}

type Described = {
  parameters?: { in: string; name: string }[]
  requestBody?: { content: Record<string, { schema: Shape }> }
  responses: Record<string, unknown>
}

/** Every operation of a description. */
export function operationsOf(document: { paths: Record<string, Record<string, Described>> }): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      params: parameters.filter((each) => each.in === 'path').map(({ name }) => name),
      body: requestBody?.content['application/json']?.schema ?? null,
      statuses: new Set(Object.keys(responses).map(Number)),
    })),
  )
}

const TODAY = new Date().toISOString().slice(0, 10)
const dates = fc.integer({ min: -400, max: 200 }).map((days) => addDays(TODAY, days))

/** What a field of this name holds where all is well. */
const HINTS: Hints = {
  date: dates,
  to: fc.oneof(dates, fc.constantFrom('back-squat', 'push-up')),
  goal_date: fc.oneof(dates, fc.constant(null)),
  specificGoalDate: fc.oneof(dates, fc.constant('')),
  time_zone: fc.constantFrom('UTC', 'Europe/Berlin', 'Pacific/Kiritimati', 'america/new_york', 'Etc/GMT+12'),
  email: fc.oneof(
    fc.uuid().map((id) => `${id}@people.example`),
    fc.emailAddress(),
    fc.constantFrom('a&b!c@people.example', 'Иван@пример.рф', 'ivan@пример.рф', 'a@xn--p1ai.xn--p1ai'),
  ),
  password: fc.constantFrom(PASSWORD, `${PASSWORD}ß`, 'weak'),
  current_password: fc.constant(PASSWORD),
  fitness_level: fc.constantFrom('beginner', 'intermediate', 'advanced'),
  daily_commitments: fc.oneof(hostileText, fc.constantFrom('Work 9-5, choir on Tuesday', 'night shifts 22-6', '0-24')),
  upcoming_races: fc.oneof(hostileText, fc.constantFrom('10k in 10 weeks', 'marathon 2027-10-03', '1000 km tomorrow')),
  notes: fc.oneof(hostileText, fc.constantFrom('tired, knee hurts', 'chest pain', 'ill', '')),
}

/** What is sent for one operation: good, nearly good and hostile, by every kind of caller. */
export function callsOf({ path, params, body }: Operation) {
  const id = fc.oneof(fc.uuid(), hostileText, fc.constantFrom('shorter-2026-03-04', '%', '..', '%E0%A4%A', 'a%2Fb'))
  const values = Object.fromEntries(params.map((name) => [name, name === 'date' ? fc.oneof(dates, hostileText) : id]))
  const good = body ? valuesOf(body, HINTS) : fc.constant(undefined)
  const near = body ? nearValuesOf(body, HINTS) : hostileValue
  const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value))
  return fc.record({
    caller: fc.constantFrom(...CALLERS, 'onboarded' as const, 'onboarded' as const),
    path: fc.record(values).map((given) => pathWith(path, given as Record<string, string>)),
    body: fc.oneof(
      { weight: 5, arbitrary: good.map(json) },
      { weight: 5, arbitrary: near.map(json) },
      { weight: 1, arbitrary: hostileValue.map(json) },
      { weight: 1, arbitrary: hostileBody },
    ),
    headers: oddHeaders,
  })
}

/** The path with its parameters, as a client would write them; half of a percent sign stays one. */
function pathWith(path: string, given: Record<string, string>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = given[name] ?? ''
    return /^(%|\.\.|%E0%A4%A|a%2Fb)$/.test(value) ? value : encodeURIComponent(value.toWellFormed())
  })
}
