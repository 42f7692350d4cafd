import { LEAST_BOUND_MIN } from '../../day/bound-day.ts'
import type { OrdinaryDay } from '../../day/ordinary-week.ts'
import { LEAST_SLOT_MIN, longestSlotMin } from '../../day/start-time.ts'
import { BOUNDS } from '../../limits/bounds.ts'
import type { Discipline, Equipment } from '../../model.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import type { Session } from '../../plan-model.ts'
import { sessionWithin } from '../../sessions/rungs.ts'
import { draftOf, finished } from '../../sessions/session.ts'
import type { KeepsFact } from '../../sessions/session-facts.ts'
import { snackDay } from '../../sessions/snacks.ts'
import { sure } from '../../sure.ts'
import type { Intent } from '../intent.ts'
import { floor5 } from '../minutes/grid.ts'
import type { Person } from '../person/person.ts'
import { KEEPS_KIND, rebuilt, requestOf } from './build-sessions.ts'
import type { PlacedSession } from './plan-week.ts'

const EASED: KeepsFact = { code: 'keeps-rhythm' }

const { most: CROWDED_MIN } = BOUNDS['crowded-day']
/** [ratio] of a session that stays on a day the person wants light. @source default-ours */
const LIGHT_SHARE = 0.5

/** [min] by which less is asked for until a session fits. */
const STEP_MIN = 5

/** What a session is built again with. */
type Build = { readonly frame: WeekFrame; readonly person: Person; readonly seed: number }

/**
 * Fits sessions to the room their day has: shorter where the gap is shorter, snacks where there is no gap. A day that
 * the person confirmed holds no more than they said, and nothing where that is too little.
 * @param week - the days of that week, Monday first
 * @source islam-2022: snacks; spiering-2021: what a short session keeps
 */
export function fitToDays(
  placed: readonly PlacedSession[],
  week: readonly OrdinaryDay[],
  frame: WeekFrame,
  person: Person,
  seed: number,
): PlacedSession[] {
  const build = { frame, person, seed }
  return placed.flatMap((one) => {
    if (one.intent.role === 'race') return [one]
    const day = sure(week[one.day])
    return day.binding ? boundSession(one, day, build) : [freeSession(one, day, build)]
  })
}

/** The same week with nothing longer than its days allow, after limits and variety had their say. */
export function withinDays(
  placed: readonly PlacedSession[],
  week: readonly OrdinaryDay[],
  frame: WeekFrame,
  person: Person,
  seed: number,
): readonly PlacedSession[] {
  const roomOf = ({ intent, day, session }: PlacedSession) => {
    const at = sure(week[day])
    if (intent.role === 'race' || !(frame.bound || at.binding)) return Infinity
    const room = longestSlotMin(at, session.hard)
    // What was laid into a day without any room needs none: moves spread over it, breathing, mobility.
    return room < LEAST_BOUND_MIN ? Infinity : room
  }
  if (placed.every((one) => one.session.durationMin <= roomOf(one))) return placed
  return placed.map((one) => {
    const room = roomOf(one)
    return one.session.durationMin <= room ? one : withinRoom(one, floor5(room), { frame, person, seed })
  })
}

function freeSession(one: PlacedSession, day: OrdinaryDay, build: Build): PlacedSession {
  const room = longestSlotMin(day, one.session.hard)
  const { durationMin } = one.session
  if (durationMin <= room) return one
  if (room >= LEAST_SLOT_MIN) return withinRoom(one, floor5(room), build)
  // Hard work ends two hours before bed; the same slot may still hold easy work.
  const easyRoom = longestSlotMin(day, false)
  if (easyRoom >= LEAST_SLOT_MIN) return easedWithin(one, floor5(easyRoom), build)
  const { frame, person, seed } = build
  // Breathing and mobility need no change of clothes: any pause will do.
  if (one.intent.role === 'mind' || one.intent.role === 'mobility')
    return rebuilt(one, { durationMin: Math.min(CROWDED_MIN, durationMin), distanceKm: null }, frame, person, seed)
  return {
    ...one,
    intent: { ...one.intent, role: 'snack', kind: 'circuit', discipline: 'cardio', hard: false, heavyLegs: false },
    session: snackDay(person, seed + frame.index, Math.min(CROWDED_MIN, durationMin)),
    snack: true,
  }
}

function boundSession(given: PlacedSession, day: OrdinaryDay, build: Build): PlacedSession[] {
  const { light, kit } = sure(day.binding)
  // What there is on a journey is all there is.
  const lifted = kit && !light?.equipment ? withKit(given, kit, build) : given
  const one = light ? lightSession(lifted, light.equipment, build) : lifted
  const { durationMin, hard } = one.session
  const room = longestSlotMin(day, hard)
  if (durationMin <= room) return [one]
  if (room >= LEAST_SLOT_MIN || (!hard && room >= LEAST_BOUND_MIN)) return [withinRoom(one, floor5(room), build)]
  const easyRoom = longestSlotMin(day, false)
  return easyRoom >= LEAST_BOUND_MIN ? [easedWithin(one, floor5(easyRoom), build)] : []
}

/** The same session, lifted with what there is. */
function withKit(one: PlacedSession, equipment: readonly Equipment[], { frame, person, seed }: Build): PlacedSession {
  const { discipline } = one.intent
  if (discipline !== 'strength' && discipline !== 'cardio') return one
  const { durationMin, distanceKm } = one.session
  return rebuilt({ ...one, intent: { ...one.intent, equipment } }, { durationMin, distanceKm }, frame, person, seed)
}

/** About half of a session, easy, with what is at hand there. */
function lightSession(one: PlacedSession, equipment: readonly Equipment[] | null, build: Build): PlacedSession {
  const { durationMin } = one.session
  const discipline = equipment === null ? one.intent.discipline : reachable(one.intent.discipline, equipment, build)
  const intent: Intent = { ...one.intent, discipline, ...(equipment === null ? {} : { equipment }) }
  const most = Math.min(durationMin, Math.max(BOUNDS['light-session'].least, floor5(durationMin * LIGHT_SHARE)))
  const there = { ...one, intent: discipline === 'run' ? intent : { ...intent, distanceKm: null } }
  return easedWithin(there, most, build)
}

const NEEDS: Readonly<Partial<Record<Discipline, Equipment>>> = { cycle: 'bike', swim: 'pool', row: 'rower' }

/** The same sport where it can be done with what is there, else a walk. */
function reachable(discipline: Discipline, equipment: readonly Equipment[], { person }: Build): Discipline {
  const need = NEEDS[discipline]
  const isThere = need === undefined || equipment.includes(need)
  if (isThere && discipline !== 'brick') return discipline
  return person.never.has('walk') ? 'mobility' : 'walk'
}

/** The session in fewer minutes, without its hard part. */
function easedWithin(one: PlacedSession, mostMin: number, { frame, person, seed }: Build): PlacedSession {
  const { durationMin } = one.session
  const eased = { ...one, eased: true, intent: { ...one.intent, hard: false } }
  const ratio = Math.min(1, mostMin / durationMin)
  const distanceKm = one.intent.distanceKm === null ? null : Math.floor(one.intent.distanceKm * ratio * 10) / 10
  return {
    ...rebuilt(eased, { durationMin: Math.floor(durationMin * ratio), distanceKm }, frame, person, seed),
    keeps: EASED,
  }
}

/** The session in fewer minutes, with what it keeps, never harder than it was. */
function withinRoom(one: PlacedSession, mostMin: number, build: Build): PlacedSession {
  // What its sets take is known once they are chosen: it may be a minute more than was asked for.
  for (let asked = mostMin; ; asked -= STEP_MIN) {
    const short = inMinutes(one, asked, build)
    if (short.session.durationMin <= mostMin || asked <= LEAST_BOUND_MIN) return short
  }
}

function inMinutes(one: PlacedSession, durationMin: number, { frame, person, seed }: Build): PlacedSession {
  const { intent, session } = one
  const short = sessionWithin(finished(session), requestOf(intent, frame, person, seed), durationMin)
  const ratio = durationMin / session.durationMin
  const distanceKm = intent.distanceKm === null ? null : Math.floor(intent.distanceKm * ratio * 10) / 10
  const plain = rebuilt(one, { durationMin, distanceKm }, frame, person, seed)
  if (intent.role !== 'strength') return { ...plain, keeps: plain.session.hard === session.hard ? short.keeps : EASED }
  const chosen = short.loadAu <= plain.session.loadAu && !short.hard && isWhole(short)
  return chosen
    ? { ...plain, session: draftOf({ ...short, details: () => short }), keeps: short.keeps }
    : { ...plain, keeps: KEEPS_KIND }
}

/** Legs, push and pull are all in it. */
function isWhole({ workout }: Session): boolean {
  const patterns = new Set(workout.exercises.map((step) => step.pattern))
  const legs = patterns.has('squat') || patterns.has('hinge') || patterns.has('lunge')
  return legs && patterns.has('push') && patterns.has('pull')
}
