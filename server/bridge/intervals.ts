import { z } from 'zod'
import type { ActivityInput } from '../../contract/activity.ts'
import type { BridgeFailure } from '../../contract/bridge.ts'
import type { ShownDay } from '../../contract/schedule.ts'
import type { CivilDate, Discipline } from '../../engine/model.ts'
import { heldToBounds, Unreadable } from '../../formats/found.ts'
import { namedDiscipline } from '../../formats/sports.ts'
import { calendarWords, sessionText } from '../../words/calendar.ts'
import type { Language } from '../../words/speech.ts'
import { NotReached, type Outside } from '../outside/outside.ts'
import { fitWorkout } from '../sessions/fit-workout.ts'

/** What stands between us and the other side. */
export type Crossing = { readonly outside: Outside; readonly origin: string; readonly key: string }

/** The other side took nothing, or could not be asked. */
export class NotCrossed extends Error {
  readonly why: BridgeFailure
  constructor(why: BridgeFailure) {
    super(`not crossed: ${why}`)
    this.why = why
  }
}

const BOUNDS = { mostBytes: 4 * 1024 * 1024, withinMs: 20_000 }
/** Zero is whoever the key belongs to. */
const OWN = '/api/v1/athlete/0'
/** What names our entry of a day there, and nobody else's. */
const nameOf = (date: CivilDate) => `fulcrum-${date}`

/** Sports by their names there; what has none is a workout. */
const SPORTS: Partial<Record<Discipline, string>> = {
  ...{ run: 'Run', walk: 'Walk', cycle: 'Ride', swim: 'Swim', row: 'Rowing' },
  ...{ strength: 'WeightTraining', mobility: 'Yoga', mind: 'Yoga' },
}

/** Puts sessions where those of their days stand, or makes them anew. @throws NotCrossed */
export async function putSessions(crossing: Crossing, days: readonly ShownDay[], language: Language): Promise<void> {
  if (days.length === 0) return
  const { rest } = calendarWords(language)
  const events = days.map((day) => ({
    category: 'WORKOUT',
    start_date_local: `${day.date}T${day.snacks ? '00:00' : day.start}:00`,
    name: day.workoutName,
    type: SPORTS[day.discipline] ?? 'Workout',
    description: sessionText(language, day),
    moving_time: day.durationMin * 60,
    external_id: nameOf(day.date),
    filename: `${nameOf(day.date)}.fit`,
    file_contents_base64: Buffer.from(fitWorkout(day, rest)).toString('base64'),
  }))
  await ask(crossing, 'POST', `${OWN}/events/bulk?upsert=true`, events)
}

/** Takes the sessions of days away that are none any more. @throws NotCrossed */
export async function dropSessions(crossing: Crossing, dates: readonly CivilDate[]): Promise<void> {
  if (dates.length === 0) return
  const doomed = dates.map((date) => ({ external_id: nameOf(date) }))
  await ask(crossing, 'PUT', `${OWN}/events/bulk-delete`, doomed)
}

// What its owner brought there from a service that forbids handing on has an id and little else.
const Theirs = z.object({
  start_date: z.string().nullish(),
  type: z.string().nullish(),
  moving_time: z.number().nullish(),
  distance: z.number().nullish(),
  average_heartrate: z.number().nullish(),
  total_elevation_gain: z.number().nullish(),
})

/** What was done between two days, as far as it is told. @throws NotCrossed */
export async function activitiesBetween(
  crossing: Crossing,
  first: CivilDate,
  last: CivilDate,
): Promise<ActivityInput[]> {
  const answer = await ask(crossing, 'GET', `${OWN}/activities?oldest=${first}&newest=${last}`)
  const read = z.array(z.unknown()).safeParse(answer)
  if (!read.success) throw new NotCrossed('away')
  return read.data.flatMap((one) => {
    const theirs = Theirs.safeParse(one)
    return theirs.success ? activityOf(theirs.data) : []
  })
}

function activityOf(theirs: z.infer<typeof Theirs>): ActivityInput[] {
  // An instant of theirs may name no zone: it is UTC.
  const startMs = Date.parse((theirs.start_date ?? '').replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)$/, '$1Z'))
  const sport = (theirs.type ?? '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
  try {
    const found = {
      ...{ startMs, discipline: namedDiscipline(sport), durationS: theirs.moving_time ?? 0 },
      ...{ distanceM: theirs.distance ?? null, avgHr: theirs.average_heartrate ?? null },
      climbM: theirs.total_elevation_gain ?? null,
    }
    return [heldToBounds(found)]
  } catch (error) {
    if (error instanceof Unreadable) return []
    throw error
  }
}

async function ask({ outside, origin, key }: Crossing, method: string, path: string, body?: unknown): Promise<unknown> {
  const headers = {
    authorization: `Basic ${Buffer.from(`API_KEY:${key}`).toString('base64')}`,
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  const text = body === undefined ? {} : { body: JSON.stringify(body) }
  const reply = await outside({ ...BOUNDS, ...text, url: `${origin}${path}`, method, headers }).catch((error) => {
    throw error instanceof NotReached ? new NotCrossed('away') : error
  })
  if (reply.status === 401 || reply.status === 403) throw new NotCrossed('refused')
  if (reply.status < 200 || reply.status > 299) throw new NotCrossed('away')
  try {
    return reply.body.length === 0 ? null : JSON.parse(new TextDecoder().decode(reply.body))
  } catch {
    throw new NotCrossed('away')
  }
}
