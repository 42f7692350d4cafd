import { BOUNDS } from '../limits/bounds.ts'
import type { EventDiscipline, Level, PlanEvent } from '../model.ts'

type ByLevel = Readonly<Record<Level, number>>

const by = (beginner: number, intermediate: number, advanced: number): ByLevel => ({ beginner, intermediate, advanced })

const MIN_PER_KM: Readonly<Partial<Record<EventDiscipline, ByLevel>>> = {
  run: by(6.9, 5.8, 5),
  obstacle: by(9.5, 8, 7),
  cycle: by(3, 2.5, 2.1),
  swim: by(28, 23, 19),
  hike: by(15, 13.5, 12),
  row: by(5.2, 4.6, 4.2),
  ski: by(6, 5, 4),
  triathlon: by(3.5, 3, 2.6),
}

type Sized = Pick<PlanEvent, 'discipline' | 'distanceKm' | 'climbM' | 'like'> & {
  readonly name?: string
  /** [s] the time hoped for. */
  readonly targetSeconds?: number | null
}

const { least: LEAST_EVENT_MIN, most: LONGEST_EVENT_MIN } = BOUNDS['event-time']
const MARATHON_KM = 42.195
const TRAIL = /\btrail|\bultra|mountain|\bfell\b|sky ?race|\bberg|utmb|\bccc\b/i

/** [m/m] a metre of climb costs as much as so many on the flat. @source scarf-2007: about 8 on foot; on a bike, where the way down gives some of it back, ours */
const FLAT_OF_CLIMB: Readonly<Partial<Record<EventDiscipline, number>>> = {
  run: 8,
  obstacle: 8,
  hike: 8,
  ski: 8,
  cycle: 12,
}
/** [ratio] of the time that the ground itself takes off the road, where its climb is known and where it is not. @source default-ours */
const GROUND = { known: 1.12, unknown: 1.3 }

/** [km] on the flat that take as long as an event with its climbs. */
export function flatKm({ discipline, distanceKm, climbM = 0 }: Sized): number | null {
  return distanceKm === null ? null : distanceKm + (climbM / 1000) * (FLAT_OF_CLIMB[discipline] ?? 0)
}

/** Whether a run leaves the road: by its name, or by what it climbs. */
export function isTrail({ discipline, distanceKm, climbM = 0, name = '' }: Sized): boolean {
  return discipline === 'run' && (TRAIL.test(name) || climbM > 20 * (distanceKm ?? Number.POSITIVE_INFINITY))
}

/** [ratio] of what the distance alone would take: beyond a marathon everybody slows down, and off the road everywhere. @source vickers-2016 for the direction; the numbers are ours */
function slower(event: Sized, km: number): number {
  if (event.discipline !== 'run') return 1
  const beyond = km > MARATHON_KM ? (km / MARATHON_KM) ** 0.15 : 1
  return beyond * (isTrail(event) ? GROUND[event.climbM === undefined ? 'unknown' : 'known'] : 1)
}

/** [ratio] of what is usual that a time hoped for may lie apart, to be believed off the road. @source default-ours */
const BELIEVED = { least: 0.6, most: 1.8 }

/**
 * How long an event takes, roughly, for planning its day and its long sessions: by its distance and climb, or by the time
 * hoped for, unless a run's result has the say.
 * @returns [min] 5 to 900
 * @source default-ours
 */
export function eventMinutes(event: Sized, level: Level): number {
  const told = event.discipline === 'other' ? event.like?.minutes : undefined
  if (told !== undefined) return Math.round(Math.min(LONGEST_EVENT_MIN, Math.max(LEAST_EVENT_MIN, told)))
  const usual = usualMinutes(event, level)
  const hoped = event.discipline === 'run' || !event.targetSeconds ? null : event.targetSeconds / 60
  const known = event.distanceKm !== null || event.discipline === 'hyrox'
  const isBelieved = hoped !== null && hoped >= usual * BELIEVED.least && hoped <= usual * BELIEVED.most
  if (hoped !== null && (isBelieved || !known))
    return Math.round(Math.min(LONGEST_EVENT_MIN, Math.max(LEAST_EVENT_MIN, hoped)))
  return usual
}

/** [min] of an event whose distance nobody told. @source default-ours: six hours are a day of a trek */
const UNSIZED: Readonly<Partial<Record<EventDiscipline, number>>> = {
  run: 60,
  cycle: 180,
  swim: 45,
  hike: 180,
  ski: 120,
}
const TREK = {
  named: /trek|kilimanjaro|everest|machu picchu|inca trail|camino|jakobsweg|mont blanc|tour du/i,
  min: 360,
}

function unsizedMinutes({ discipline, name = '' }: Sized): number {
  return discipline === 'hike' && TREK.named.test(name) ? TREK.min : (UNSIZED[discipline] ?? 90)
}

/** Whether only a guess says how long an event takes: a ride, swim, row or walk of which neither distance nor time was told. */
export function isUnsized({ discipline, distanceKm, targetSeconds }: Sized): boolean {
  return distanceKm === null && !targetSeconds && GUESSED.has(discipline)
}

const GUESSED: ReadonlySet<EventDiscipline> = new Set(['cycle', 'swim', 'hike', 'row', 'ski'])

function usualMinutes(event: Sized, level: Level): number {
  const pace = MIN_PER_KM[event.discipline]?.[level]
  const km = flatKm(event)
  if (event.discipline === 'hyrox') return { beginner: 110, intermediate: 95, advanced: 80 }[level]
  if (pace === undefined || km === null) return unsizedMinutes(event)
  return Math.round(Math.min(LONGEST_EVENT_MIN, Math.max(LEAST_EVENT_MIN, km * pace * slower(event, km))))
}
