import type { PersonFacts } from '../../contract/person-facts.ts'
import type { CivilDate, EventDiscipline, EventLike, Priority, ReadEvent } from '../../engine/model.ts'
import { MY_WEEK } from '../words/my-week-words.ts'

/** A race or another event as it stands in the form. */
export type EventRow = {
  /** Its name on the screen; never sent. */
  readonly id: number
  readonly isNew: boolean
  readonly name: string
  readonly discipline: EventDiscipline
  /** [km] NaN where what was typed is no number. */
  readonly distanceKm: number | null
  /** [m] NaN where what was typed is no number. */
  readonly climbM: number | null
  /** What was said of an event of another kind; its minutes NaN where what was typed is no length. */
  readonly like: EventLike
  /** Empty until it is known. */
  readonly date: string
  /** [s] NaN where what was typed is no time. */
  readonly targetSeconds: number | null
  readonly priority: Priority | null
}

type Event = NonNullable<PersonFacts['events']>[number] | ReadEvent

/** Events as they are kept, or as they were read, as rows; the same events have the same names on the screen. */
export function rowsOfEvents(events: readonly Event[]): EventRow[] {
  return events.map(({ name, discipline, distanceKm, climbM, like = {}, date, targetSeconds, priority }, at) => ({
    ...{ id: at + 1, isNew: false, name },
    ...{ discipline, distanceKm, climbM: climbM ?? null, like, date: date ?? '', targetSeconds, priority },
  }))
}

/** A row for one more. */
export function newEvent(rows: readonly EventRow[]): EventRow {
  const id = Math.max(0, ...rows.map((row) => row.id)) + 1
  const unknown = { distanceKm: null, climbM: null, like: {}, date: '', targetSeconds: null, priority: null }
  return { id, isNew: true, name: '', discipline: 'run', ...unknown }
}

/** Faultless rows as facts. */
export function eventsOfRows(rows: readonly EventRow[]): NonNullable<PersonFacts['events']> {
  return rows.map(({ name, discipline, distanceKm, climbM, like, date, targetSeconds, priority }) => ({
    name: name.trim(),
    ...{ discipline, distanceKm, date, targetSeconds, priority },
    ...(climbM !== null && { climbM }),
    ...(discipline === 'other' && Object.keys(like).length > 0 && { like }),
  }))
}

/** What is wrong with a row; null where nothing is. */
export function eventProblem({
  name,
  discipline,
  distanceKm,
  climbM,
  like,
  date,
  targetSeconds,
}: EventRow): string | null {
  const words = MY_WEEK.events
  if (name.trim() === '') return words.nameMissing
  if (date === '') return words.dateMissing
  if (Number.isNaN(distanceKm) || distanceKm === 0) return words.distanceWrong
  if (Number.isNaN(climbM) || climbM === 0) return words.climbWrong
  if (discipline === 'other' && Number.isNaN(like.minutes)) return words.like.lengthWrong
  return Number.isNaN(targetSeconds) || targetSeconds === 0 ? words.targetWrong : null
}

/** The same day in the next year in which it is still to come, where a row's date is over; else null. */
export function yearMeant({ date }: EventRow, today: CivilDate): CivilDate | null {
  if (date === '' || date >= today) return null
  const [year = 0, ...monthAndDay] = date.split('-')
  const years = [0, 1, 2, 3, 4].map((more) => [Number(today.slice(0, 4)) + more, ...monthAndDay].join('-'))
  const isReal = (one: string) => new Date(`${one}T12:00:00Z`).toISOString().startsWith(one)
  return years.find((one) => one >= today && Number(one.slice(0, 4)) !== Number(year) && isReal(one)) ?? null
}
