/**
 * `npm run --silent plan`: plans from standard input to standard output, one JSON line each, in order.
 * Line in: `{"id"?, "userData", "today", "timeZone", "now"?, "anchor"?, "history"?, "changes"?, "answers"?, "withdrawn"?,
 * "preferences"?, "facts"?, "safety"?, "recordedSince"?}`. Several days of history for one date add up; `safety` are facts of an earlier answer's `safety`,
 * with the person's answers; `answers` are choices as an earlier answer's `questions` offer them.
 * From "recordedSince" on, or else its first day, the history is whole: a session that is not in it is one that nobody
 * spoke of. Without an anchor the plan begins today. Its answer bears `anchor`, `block`, `begun` and `start`, to be sent with the
 * next day's line so that the plan goes on; the anchor alone is enough within one block.
 * Line out: `{"id"?, "schedule"}` or `{"id"?, "error": {"code", "detail"}}`; any error makes the exit status 1.
 */
import { z } from 'zod'
import { StoredAnswer } from '../contract/answers.ts'
import { AskedChange } from '../contract/changes.ts'
import { Taps } from '../contract/check-in.ts'
import { FeltFact } from '../contract/check-in-facts.ts'
import { PersonFacts } from '../contract/person-facts.ts'
import { BlockStart, PlanPreferences } from '../contract/preferences.ts'
import { PROBLEMS } from '../contract/problem.ts'
import { profileOf, UserData } from '../contract/profile.ts'
import { SafetyRow } from '../contract/safety.ts'
import type { Schedule } from '../contract/schedule.ts'
import { isTimeZone } from '../contract/time.ts'
import { addDays, parseCivilDate } from '../engine/civil-date.ts'
import { DISCIPLINES, type PlanInput } from '../engine/model.ts'
import { makePlan } from '../engine/plan.ts'
import { isReadAnew } from '../engine/safety/profile-dangers.ts'
import { toldSafety } from '../engine/safety/standing.ts'
import { isUnderAge } from '../engine/screening/screening.ts'
import { scheduleIn } from '../words/schedule.ts'
import { PLAIN_SPEECH } from '../words/speech.ts'
import { answerLines } from './json-lines.ts'

const RealDate = (name: string) =>
  z
    .string({ error: `${name} must be a date as YYYY-MM-DD` })
    .refine((text) => parseCivilDate(text) !== null, `${name} must be a real date as YYYY-MM-DD`)

const TimeZone = z
  .string({ error: 'timeZone must be an IANA time zone such as Europe/Berlin' })
  .refine(isTimeZone, 'timeZone must be an IANA time zone such as Europe/Berlin')

const HistoryDay = z.object({
  date: RealDate('history date'),
  completed: z.boolean().optional(),
  rpe: z.number().min(1).max(10).optional(),
  minutes: z
    .number({ error: 'history minutes must be a number' })
    .min(0, 'history minutes must not be negative')
    .max(1440, 'history minutes must be at most 1440')
    .optional(),
  distanceKm: z
    .number({ error: 'history distanceKm must be a number' })
    .min(0, 'history distanceKm must not be negative')
    .max(1000, 'history distanceKm must be at most 1000')
    .optional(),
  discipline: z.enum(DISCIPLINES, { error: 'history discipline must be one of the schedule' }).optional(),
  sets: z
    .array(
      z.object({
        exerciseId: z.string().max(100),
        reps: z.number().int().min(0).max(1000),
        loadKg: z.number().min(0).max(1000).nullable(),
        rir: z.number().min(0).max(20).optional(),
      }),
    )
    .max(200)
    .optional(),
  beside: z
    .array(
      z.object({
        discipline: z.enum(DISCIPLINES, { error: 'history beside must name a discipline of the schedule' }),
        minutes: z.number().min(0).max(1440),
        distanceKm: z.number().min(0).max(1000).optional(),
        rpe: z.number().min(1).max(10).optional(),
      }),
    )
    .max(50)
    .optional(),
  notes: z.string().max(1000).optional(),
  tomorrowNotes: z.string().max(1000).optional(),
  taps: Taps.optional(),
  added: z.array(FeltFact).max(100).optional(),
})

const Change = z.object(
  { id: z.string({ error: 'changes must each have an id' }).min(1).max(200), change: AskedChange },
  { error: 'changes must be a list of {id, change}' },
)

const Line = z
  .object(
    {
      userData: UserData,
      today: RealDate('today'),
      timeZone: TimeZone,
      now: z
        .string({ error: 'now must be a time as HH:MM' })
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'now must be a time as HH:MM')
        .optional(),
      anchor: RealDate('anchor').optional(),
      recordedSince: RealDate('recordedSince').optional(),
      block: z
        .number({ error: 'block must be a whole number from 1 on' })
        .int('block must be a whole number from 1 on')
        .min(1, 'block must be at least 1')
        .optional(),
      begun: RealDate('begun').optional(),
      start: BlockStart.exactOptional(),
      changes: z
        .array(Change, { error: 'changes must be a list of {id, change}' })
        .max(1000, 'changes must be at most 1000')
        .optional(),
      answers: z
        .array(StoredAnswer, { error: 'answers must be a list of {id, kind, on, choice}' })
        .max(500, 'answers must be at most 500')
        .optional(),
      withdrawn: z
        .array(z.string({ error: 'withdrawn must be a list of ids' }).max(200), {
          error: 'withdrawn must be a list of ids',
        })
        .max(2000, 'withdrawn must be at most 2000')
        .optional(),
      history: z.array(HistoryDay).max(2000).optional(),
      preferences: PlanPreferences.optional(),
      facts: PersonFacts.optional(),
      safety: z.array(SafetyRow).max(500).optional(),
    },
    { error: 'a line must be an object with userData, today and timeZone' },
  )
  .refine(
    ({ anchor, today }) => anchor === undefined || anchor <= addDays(today, 1),
    'anchor must not be later than tomorrow',
  )
  .refine(
    ({ anchor, begun, today }) => begun === undefined || begun <= (anchor ?? today),
    'begun must not be later than the anchor',
  )

type Answer = { id?: unknown; schedule: Schedule } | { id?: unknown; error: { code: string; detail: string } }

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
  const { userData, now, ...given } = parsed.data
  if (isUnderAge(given.facts?.about, given.today))
    return { ...id, error: { code: 'under-age', detail: PROBLEMS['under-age'].title } }
  // The hour counts for the plan that begins with this line; one that goes on has its first day already.
  const begins = given.anchor === undefined && now !== undefined ? { now } : {}
  try {
    const input = { profile: profileOf(userData), ...given, ...begins } as PlanInput
    // Nobody records what these lines say, so it is read anew with each.
    const { history = [] } = input
    // An earlier answer's facts come back with the next line: what was read from the profile stands with its words.
    const safety = (input.safety ?? []).filter((fact) => !isReadAnew(fact))
    const known = { ...input, safety: [...safety, ...toldSafety(history, safety)] }
    return { ...id, schedule: scheduleIn(PLAIN_SPEECH, makePlan(known)) }
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

if (import.meta.main) await answerLines(answerLine)
