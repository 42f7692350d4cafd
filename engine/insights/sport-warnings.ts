import { RACED, soleSport } from '../confirmed/own-sports.ts'
import type { ConfirmedSports, Discipline } from '../model.ts'
import { eventProfile } from '../phases/event-profile.ts'
import type { DatedEvent } from '../phases/events.ts'
import { warning } from '../phases/warning.ts'
import type { PlanWarning } from '../plan-model.ts'
import { NO_IMPACT } from '../sessions/pool.ts'
import type { MadeWeeks } from '../week/block/make-weeks.ts'
import type { Person } from '../week/person/person.ts'
import { hopeOf } from '../week/person/race-time.ts'

type SportFacts = {
  readonly person: Person
  readonly made: MadeWeeks
  /** What somebody does, and never does. */
  readonly sports: ConfirmedSports
  /** Day number of the first day whose event is still to come, or null where the plan holds none. */
  readonly eventsFrom: number | null
}

/** Events whose sport is not trained, or whose time is not trained for. */
export function sportWarnings(facts: SportFacts): PlanWarning[] {
  const { person } = facts
  return comingEvents(facts).flatMap((event) => {
    const { name, targetSeconds } = event
    if (isSparedRun(event, person))
      return [warning({ code: 'event-spared', event: name, parts: person.withoutImpact ?? [] })]
    if (isNotTrained(event, person)) return [warning({ code: 'event-not-trained', event: name })]
    if (targetSeconds === undefined || hopeOf(event, person) !== 'aside') return []
    return [warning({ code: 'target-set-aside', event: name, target: targetSeconds })]
  })
}

/** Whether a sport of an event is kept out, but for those of which the body's own warnings tell. */
function isNotTrained(event: DatedEvent, { never, withoutImpact, withoutStrokes }: Person): boolean {
  const isTold: Partial<Record<Discipline, unknown>> = { run: withoutImpact, swim: withoutStrokes }
  const { discipline } = eventProfile(event)
  return never.has(discipline) || RACED[event.discipline].some((one) => never.has(one) && !isTold[one])
}

/** Of the one sport that somebody wants: that the plan has no session of it, or what else their events and their goal ask for. */
export function aloneWarnings(facts: SportFacts): PlanWarning[] {
  const { sports, made } = facts
  const sport = soleSport(sports)
  const { does = [], unlessRaced } = sports
  const weeks = made.weeks.map(({ days }) =>
    days.flatMap(({ discipline }) => (discipline === 'brick' ? RACED.triathlon.slice(1) : [discipline])),
  )
  const weeksWith = (one: Discipline) => weeks.filter((week) => week.includes(one)).length
  if (sport !== null && weeksWith(sport) === 0) return [warning({ code: 'sport-not-planned', sport })]
  // Who likes one and shuns another has not said that there shall be nothing else.
  if (!unlessRaced) return []
  const told = new Set<Discipline>([...does, 'rest', 'mobility', 'race'])
  return [...comingEvents(facts), null].flatMap((event) => {
    const asked = event ? RACED[event.discipline] : weeks.flat()
    const least = event ? 0 : weeks.length / 2
    const beside = [...new Set(asked)].filter((one) => !told.has(one) && weeksWith(one) > least)
    for (const one of beside) told.add(one)
    return beside.length > 0
      ? [warning({ code: 'sport-not-alone', sports: does, beside, event: event?.name ?? null })]
      : []
  })
}

/** The events that are still to come. */
export function comingEvents({ made, eventsFrom }: Pick<SportFacts, 'made' | 'eventsFrom'>): DatedEvent[] {
  if (eventsFrom === null) return []
  return made.details.flatMap(({ frame }) => frame.races).filter(({ dayNumber }) => dayNumber >= eventsFrom)
}

/** Whether an event is a run that somebody's body is spared; on the way back from a birth there are runs by then. */
export function isSparedRun({ discipline, dayNumber }: DatedEvent, { limits, returning }: Person): boolean {
  const runsAgain = returning !== undefined && returning.runsFrom <= dayNumber
  return discipline === 'run' && limits.includes(NO_IMPACT) && !runsAgain
}
