import { Hono } from 'hono'
import { z } from 'zod'
import { CheckInAnswer, FactsCorrection } from '../../contract/check-in-facts.ts'
import { MESSAGES } from '../../contract/messages.ts'
import { isCivilDate } from '../../contract/time.ts'
import { checkInAnswer, dayOf } from '../../engine/adapt/asked/check-in-answer.ts'
import { unusedWords } from '../../engine/adapt/asked/unused-words.ts'
import { knownResult, standingAnswers } from '../../engine/confirmed/chosen.ts'
import { besideMark, settledFacts, waits } from '../../engine/history/doubts.ts'
import { noteFacts } from '../../engine/history/notes.ts'
import { factId, statedFacts } from '../../engine/history/stated-facts.ts'
import { readResult } from '../../engine/interpret/notes/result.ts'
import type { CivilDate, SafetyFact } from '../../engine/model.ts'
import { safetyIn, settledDay } from '../../engine/safety/standing.ts'
import { voiceOf } from '../../words/voice-of.ts'
import { civilDay } from '../civil-day.ts'
import type { AppContext } from '../context.ts'
import type { Queries } from '../db/open.ts'
import type { AppEnv, RequestingUser } from '../env.ts'
import { BODY, operation, PLAN } from '../http/describe.ts'
import { jsonBody, pathParams } from '../http/json.ts'
import { listMeasured } from '../plan-inputs/activity-store.ts'
import { getRecordedDay, saveCompletion, undoCompletion, withoutTick } from '../plan-inputs/check-in-store.ts'
import { keepEntry, listEntries, removeFacts } from '../plan-inputs/entry-store.ts'
import { raceResult, unlessKnown } from '../plan-inputs/race-result.ts'
import { answerSafety, listSafety, recordSafety } from '../plan-inputs/safety-store.ts'
import { currentInput, currentSchedule } from '../schedule/current.ts'

const DatePath = z.object({ date: z.string().refine(isCivilDate, MESSAGES.date) })

/** Mounted at /api, behind requireUser and requireAccess: what was read of a day, to be answered and corrected. */
export function checkInFactRoutes(context: AppContext) {
  const { db, now } = context
  const answerFor = async (user: RequestingUser, date: string): Promise<CheckInAnswer> => {
    const schedule = await currentSchedule(context, user, false)
    const { input, facts: read, speech } = await currentInput(context, user)
    const day = dayOf(input.history ?? [], date)
    const known = { ...day, facts: read.checkIns?.[date] ?? noteFacts(day) }
    const { facts } = settledDay(known, input.safety ?? [])
    const shown = besideMark(facts, day.completed)
    const [entries, measured] = await db.forUser(user.id, async (queries) => [
      await listEntries(queries, { userId: user.id, date }),
      await listMeasured(queries, user.id, date),
    ])
    const session = schedule.weeklyPlan.flatMap(({ days }) => days).find((one) => one.date === date) ?? null
    const ofDay = measured.filter((one) => one.matched && (one.sessionDate ?? one.date) === date)
    const ran = ofDay.flatMap((one) => raceResult(one, session) ?? [])
    const told = entries.flatMap(({ notes }) => readResult(notes ?? '') ?? []).map((one) => ({ ...one, date }))
    return {
      date,
      facts: statedFacts(shown).map((fact) => ({
        id: factId(fact),
        ...fact,
        ...(waits(shown, fact) && { unsure: true }),
      })),
      // What waits for an answer is not answered as if it were known.
      sentence: checkInAnswer(day, settledFacts(facts), schedule)
        .map((part) => (typeof part === 'string' ? part : voiceOf(speech).say(part)))
        .join(' '),
      unused: unusedWords(day),
      // A watch knows it to the second.
      result: unlessKnown(
        ran[0] ?? told.at(-1) ?? null,
        knownResult(input.preferences?.recentRace, standingAnswers(input)),
      ),
      entries: entries.map(({ createdAt, notes, tomorrowScheduleNotes }) => ({
        at: createdAt.toISOString(),
        notes,
        tomorrow_schedule_notes: tomorrowScheduleNotes,
      })),
    }
  }
  return new Hono<AppEnv>()
    .get(
      '/check-ins/:date/facts',
      operation({
        summary: 'What was read of a day, and one sentence of answer',
        answer: CheckInAnswer,
        problems: [...PLAN, 'invalid-input'],
      }),
      pathParams(DatePath),
      async (c) => c.json(await answerFor(c.get('user'), c.req.valid('param').date)),
    )
    .put(
      '/check-ins/:date/facts',
      operation({
        summary: 'Take facts out of a day or add some; the plan follows',
        answer: CheckInAnswer,
        problems: [...BODY, ...PLAN],
      }),
      pathParams(DatePath),
      jsonBody(FactsCorrection),
      async (c) => {
        const user = c.get('user')
        const { date } = c.req.valid('param')
        const instant = now()
        const day = { userId: user.id, date, now: instant }
        const today = civilDay(instant, user.timeZone)
        await db.forUser(user.id, (queries) => correct(queries, { day, today }, c.req.valid('json')))
        return c.json(await answerFor(user, date))
      },
    )
}

type Day = { readonly userId: string; readonly date: CivilDate; readonly now: Date }

/** Takes facts out of a day and adds others. */
async function correct(
  queries: Queries,
  { day, today }: { readonly day: Day; readonly today: CivilDate },
  { removed, added }: z.output<typeof FactsCorrection>,
): Promise<void> {
  if (removed.length > 0) await removeFacts(queries, day, removed)
  // What concerns safety is not taken out but answered, and stays on record.
  for (const fact of await listSafety(queries, day.userId, day.date))
    if (fact.date === day.date && fact.answer === null && removed.includes(safetyFactId(fact)))
      await answerSafety(queries, day, fact, { answer: 'mistaken', today })
  const told = safetyIn({ added })
  await recordSafety(queries, day, told, await keepEntry(queries, day, { added }))
  // Whether it was done is one record, whichever way the person says it.
  const stated = added.flatMap(doneIn).at(-1)
  if (stated === true) await saveCompletion(queries, day, {})
  else if (stated === false) await undoCompletion(queries, day, false)
  else if (removed.includes(DONE_ID))
    await undoCompletion(queries, day, withoutTick(await getRecordedDay(queries, day.userId, day.date), today))
}

/** What a fact that is added says of whether the session was done. */
function doneIn(fact: z.output<typeof FactsCorrection>['added'][number]): boolean[] {
  if (fact.kind === 'completed') return [fact.value]
  return fact.kind === 'heard' && fact.id.startsWith('completed:') ? [fact.id === DONE_ID] : []
}

/** The chip that says that the session was done. */
const DONE_ID = factId({ kind: 'completed', value: true })

/** A fact of safety by the id that its reading has among the facts of the day. */
function safetyFactId({ kind, what }: SafetyFact): string {
  if (kind === 'illness') return factId({ kind: 'illness' })
  // Answered where the plan asks about it, not among the facts of a day.
  if (kind === 'condition') return `condition:${what}`
  return kind === 'danger' ? factId({ kind: 'danger', what }) : factId({ kind: 'pain', part: what, severity: 'strong' })
}
