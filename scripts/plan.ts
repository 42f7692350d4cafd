/**
 * `npm run --silent plan`: plans from standard input to standard output, one JSON line each, in order.
 * Line in: `{"id"?, "userData", "today", "timeZone", "history"?, "preferences"?}`.
 * Line out: `{"id"?, "schedule"}` or `{"id"?, "error": {"code", "detail"}}`; any error makes the exit status 1.
 */
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { profileOf, UserData } from '../contract/profile.ts'
import { parseCivilDate } from '../engine/civil-date.ts'
import { EQUIPMENT, type PlanInput, type Schedule } from '../engine/model.ts'
import { makePlan } from '../engine/plan.ts'

const RealDate = (name: string) =>
  z
    .string({ error: `${name} must be a date as YYYY-MM-DD` })
    .refine((text) => parseCivilDate(text) !== null, `${name} must be a real date as YYYY-MM-DD`)
const Clock = (name: string) => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${name} must be a time as HH:MM`)
const Minutes = (name: string, most: number) =>
  z
    .number({ error: `${name} must be a number` })
    .min(0, `${name} must not be negative`)
    .max(most, `${name} must be at most ${most}`)

const TimeZone = z
  .string({ error: 'timeZone must be an IANA time zone such as Europe/Berlin' })
  .refine(isTimeZone, 'timeZone must be an IANA time zone such as Europe/Berlin')

const HistoryDay = z.object({
  date: RealDate('history date'),
  completed: z.boolean().optional(),
  rpe: z.number().min(1).max(10).optional(),
  minutes: Minutes('history minutes', 1440).optional(),
  notes: z.string().max(1000).optional(),
  tomorrowNotes: z.string().max(1000).optional(),
})

const Preferences = z.object({
  start: z
    .object({
      weeklyMin: Minutes('start.weeklyMin', 3000),
      longestMin: Minutes('start.longestMin', 1000),
      longestRunKm: Minutes('start.longestRunKm', 200).nullable(),
    })
    .optional(),
  equipment: z.array(z.enum(EQUIPMENT)).optional(),
  limits: z.array(z.string().max(100)).max(20).optional(),
  wake: Clock('wake').optional(),
  bed: Clock('bed').optional(),
})

const Line = z.object(
  {
    userData: UserData,
    today: RealDate('today'),
    timeZone: TimeZone,
    history: z.array(HistoryDay).max(2000).optional(),
    preferences: Preferences.optional(),
  },
  { error: 'a line must be an object with userData, today and timeZone' },
)

type Answer = { id?: unknown; schedule: Schedule } | { id?: unknown; error: { code: string; detail: string } }

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name.trim() !== ''
  } catch {
    return false
  }
}

/** Answers one line; never throws. */
export function answerLine(line: string): Answer {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return { error: { code: 'invalid-json', detail: 'The line is not JSON.' } }
  }
  const id = value !== null && typeof value === 'object' && 'id' in value ? { id: value.id } : {}
  const parsed = Line.safeParse(value)
  if (!parsed.success) return { ...id, error: { code: 'invalid-input', detail: sentence(parsed.error) } }
  const { userData, today, timeZone, history, preferences } = parsed.data
  try {
    const input = { profile: profileOf(userData), today, timeZone, history, preferences } as PlanInput
    return { ...id, schedule: makePlan(input) }
  } catch (error) {
    return {
      ...id,
      error: { code: 'internal', detail: error instanceof Error ? error.message : 'The plan could not be made.' },
    }
  }
}

function sentence(error: z.ZodError): string {
  const issue = error.issues[0]
  if (!issue) return 'The line is not valid.'
  const path = issue.path.join('.')
  return issue.code === 'custom' || issue.message.includes(' must be ') || path === ''
    ? issue.message
    : `${path}: ${issue.message}`
}

async function main(): Promise<void> {
  let failed = false
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    const answer = answerLine(line)
    if ('error' in answer) failed = true
    if (!process.stdout.write(`${JSON.stringify(answer)}\n`))
      await new Promise((resolve) => process.stdout.once('drain', resolve))
  }
  if (failed) process.exitCode = 1
}

if (import.meta.main) {
  process.stdout.on('error', () => process.exit(1))
  await main()
}
