import { parseCivilDate } from '../civil-date.ts'
import type { Level, PlanEvent, ReadEvent } from '../model.ts'
import type { PlanWarning } from '../plan-model.ts'
import { sure } from '../sure.ts'
import { SEASON_NAME } from './event-asked.ts'
import { eventMinutes, isUnsized } from './event-time.ts'
import { warning } from './warning.ts'

/** [days] a plan reaches ahead: 52 weeks. @source default-ours */
export const HORIZON_DAYS = 364

/** An event with a day the plan can aim at. */
export type DatedEvent = PlanEvent & {
  readonly dayNumber: number
  /** [s] the finish time hoped for. */
  readonly targetSeconds?: number
}

/** An event that lies further ahead than a plan reaches. */
export type FarEvent = {
  readonly name: string
  readonly dayNumber: number
  /** It asks for more than what the plan leads up to now, or is named before it. */
  readonly isGreater: boolean
}

export type ResolvedEvents = {
  readonly events: readonly DatedEvent[]
  /** In order of date. */
  readonly far: readonly FarEvent[]
  readonly warnings: readonly PlanWarning[]
  /** Day number on which the last season ends, where somebody told of one and its end. */
  readonly seasonEnd: number | null
}

/** A stretch of weeks, and no day: its matches are told by the week. */
function isSeason({ discipline, name }: ReadEvent): boolean {
  return discipline === 'other' && SEASON_NAME.test(name)
}

/**
 * The events a plan can aim at, in order of date, each with a priority.
 * Without a stated A the most demanding one drives the plan, the later one of equals.
 * @param told - events as read from the text
 * @param todayNumber - day number before which an event is past
 * @source default-ours
 */
export function resolveEvents(told: readonly ReadEvent[], todayNumber: number, level: Level): ResolvedEvents {
  const seasons = told.filter(isSeason)
  const read = told.filter((event) => !isSeason(event))
  const { dated, far, warnings: apart } = byReach(read, todayNumber)
  const main = mainEvent(dated, level)
  const events = withPriorities(dated, level)
  const kept = events.filter((event) => !events.some((other) => crowdsOut(other, event)))
  const crowded = events.filter((event) => !kept.includes(event))
  return {
    events: kept,
    far: far.map((event) => ({
      name: nameOf(event),
      dayNumber: event.dayNumber,
      isGreater: main !== undefined && isGreater(event, main, level),
    })),
    warnings: [
      ...seasons.map((event) => warning({ code: 'season-kept', event: nameOf(event) })),
      ...apart,
      ...crowded.map(({ name }) => warning({ code: 'race-too-close', event: name })),
      ...unknownWarnings(kept, read, level),
    ],
    seasonEnd: endOf(seasons, todayNumber),
  }
}

type OnDay = ReadEvent & { dayNumber: number }

const byDay = (a: OnDay, b: OnDay) => a.dayNumber - b.dayNumber

/** The events that a plan reaches and those beyond, in order of date; the others are told of. */
function byReach(read: readonly ReadEvent[], today: number) {
  const dated: OnDay[] = []
  const far: OnDay[] = []
  const warnings: PlanWarning[] = []
  for (const event of read) {
    const dayNumber = event.date === null ? null : parseCivilDate(event.date)
    if (dayNumber === null) warnings.push(warning({ code: 'race-no-date', event: nameOf(event) }))
    else if (dayNumber < today)
      warnings.push(warning({ code: 'race-past', event: nameOf(event), date: sure(event.date) }))
    else if (dayNumber - today > HORIZON_DAYS) far.push({ ...event, dayNumber })
    else if (dated.some((other) => other.dayNumber === dayNumber))
      warnings.push(warning({ code: 'race-same-day', event: nameOf(event) }))
    else dated.push({ ...event, dayNumber })
  }
  return { dated: dated.sort(byDay), far: far.sort(byDay), warnings }
}

function isGreater(event: ReadEvent, main: ReadEvent, level: Level): boolean {
  if (event.priority === 'A' || main.priority === 'A') return main.priority !== 'A'
  return eventMinutes(event, level) > eventMinutes(main, level)
}

function endOf(seasons: readonly ReadEvent[], today: number): number | null {
  const ends = seasons
    .map(({ date }) => (date === null ? null : parseCivilDate(date)))
    .filter((day) => day !== null && day > today && day - today <= HORIZON_DAYS)
  return ends.length === 0 ? null : Math.max(...ends.filter((day) => day !== null))
}

/** What no plan leads up to by rules of its own is asked about, not dropped. */
function unknownWarnings(events: readonly DatedEvent[], read: readonly ReadEvent[], level: Level): PlanWarning[] {
  const untold = new Set(read.filter(({ distanceKm }) => distanceKm === null).map(nameOf))
  return events.flatMap((event) => {
    if (isUnasked(event)) return [warning({ code: 'event-unknown', event: event.name })]
    const isGuess = isUnsized(event) || (untold.has(event.name) && assumedKm(event) !== null)
    return isGuess ? [warning({ code: 'event-unsized', event: event.name, minutes: eventMinutes(event, level) })] : []
  })
}

/** [km] The shortest that goes by the name of an ultra, where nobody told how far it goes. */
const SHORTEST_ULTRA_KM = 50
const ULTRA = /\bultra/i

function assumedKm({ discipline, name }: Pick<ReadEvent, 'discipline' | 'name'>): number | null {
  return discipline === 'run' && ULTRA.test(name ?? '') ? SHORTEST_ULTRA_KM : null
}

/** Whether it is still to be asked what an event is like: how long, how hard, which sport. */
function isUnasked({ discipline, like = {} }: DatedEvent): boolean {
  return discipline === 'other' && !(like.minutes && like.effort && like.sport)
}

function withPriorities(dated: readonly OnDay[], level: Level): DatedEvent[] {
  const main = mainEvent(dated, level)
  return dated.map((event, index) => {
    const next = dated[index + 1]
    const crowded = next !== undefined && next.dayNumber - event.dayNumber < 21
    const priority = event === main ? 'A' : (event.priority ?? (crowded ? 'C' : 'B'))
    return {
      name: nameOf(event),
      discipline: event.discipline,
      distanceKm: event.distanceKm ?? assumedKm(event),
      ...(event.climbM !== undefined && { climbM: event.climbM }),
      ...(event.discipline === 'other' && event.like && { like: event.like }),
      date: event.date ?? '',
      priority,
      dayNumber: event.dayNumber,
      ...(event.targetSeconds === null ? {} : { targetSeconds: event.targetSeconds }),
    }
  })
}

/** Whether an event leaves no room for another one so close to it. */
function crowdsOut(strong: DatedEvent, weak: DatedEvent): boolean {
  const gap = Math.abs(strong.dayNumber - weak.dayNumber)
  if (strong === weak || gap > 2) return false
  return strong.priority < weak.priority || (strong.priority === weak.priority && strong.dayNumber > weak.dayNumber)
}

function mainEvent(dated: readonly OnDay[], level: Level): OnDay | undefined {
  const stated = dated.filter((event) => event.priority === 'A')
  if (stated.length > 0) return stated.at(-1)
  let best: OnDay | undefined
  for (const event of dated) if (!best || eventMinutes(event, level) >= eventMinutes(best, level)) best = event
  return best
}

/** An event's name as it was typed, its first letter in upper case; empty where it has none. */
function nameOf(event: ReadEvent): string {
  const name = event.name.trim()
  return name.charAt(0).toUpperCase() + name.slice(1)
}
