import { LEAST_SLOT_MIN, longestSlotMin } from '../../day/start-time.ts'
import { LIMITS } from '../../limits/limits.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import { sure } from '../../sure.ts'
import type { GuardInput } from '../guard/guard-input.ts'
import { type Intent, intentOf } from '../intent.ts'
import { buildIntent } from '../laid/build-sessions.ts'
import type { PlacedSession } from '../laid/plan-week.ts'
import { CRAMPED_MIN, LEAST_MIN } from '../laid/shortened.ts'
import { isRaceNear } from '../long-days.ts'
import { floor5 } from '../minutes/grid.ts'
import type { Person } from '../person/person.ts'
import { besides } from '../person/sports.ts'
import type { LayoutInput } from './lay-out.ts'

/** [min] of the light session, as long as its week has room for. @source default-ours */
const LIGHT_MIN = [25, 20, 15, LEAST_MIN] as const
/** [min] of an easy session beside a week that is whole without it. @source default-ours */
const EASY_BESIDE_MIN = 60

/** Days from which on a week should hold two sessions for the mind, against stress. */
const MANY_DAYS = 5

type FreeDay = {
  readonly day: number
  /** [min] of its longest slot. */
  readonly roomMin: number
  readonly isRoomy: boolean
}

type Light = Pick<Intent, 'kind' | 'discipline' | 'durationMin'>

/** What a free day of a week may hold beside its sessions, the longest first. */
export function lightSessions(
  placed: readonly PlacedSession[],
  input: LayoutInput,
  { frame }: GuardInput,
): PlacedSession[] {
  const free = freeDay(placed, input, frame)
  if (!free) return []
  return lightOnes(input.person, placed, free.isRoomy)
    .filter(({ durationMin }) => durationMin <= Math.max(free.roomMin, LEAST_MIN))
    .map((light) => onDay(free.day, intentOf({ role: 'recovery', ...light }), input, frame))
}

/**
 * Easy sessions off the road that a free day may hold instead where the week has minutes to spare, the longest first.
 * @param mostMin - [min] of the longest
 */
export function easySessions(
  placed: readonly PlacedSession[],
  input: LayoutInput,
  { frame }: GuardInput,
  mostMin: number,
): PlacedSession[] {
  const { person } = input
  const discipline = besides(person, 'run')
  const free = freeDay(placed, input, frame)
  const isRested = 7 - placed.length > LIMITS['rest-and-light'].hard[person.level]
  if (!free?.isRoomy || !isRested || discipline === 'mobility' || isRaceNear(frame)) return []
  const longest = floor5(Math.min(mostMin, free.roomMin, EASY_BESIDE_MIN))
  const count = Math.max(0, (longest - LIGHT_MIN[0]) / 5)
  return Array.from({ length: count }, (_, index) => {
    const intent = intentOf({ role: 'easy', kind: 'easy', discipline, durationMin: longest - 5 * index })
    return onDay(free.day, intent, input, frame)
  })
}

/** A day of a week without a session, with room for one where there is such a day. */
function freeDay(placed: readonly PlacedSession[], { daysFrom }: LayoutInput, frame: WeekFrame): FreeDay | null {
  const week = daysFrom(frame.monday)
  const taken = new Set([...placed.map(({ day }) => day), ...frame.shut])
  const free = [0, 1, 2, 3, 4, 5, 6].filter((day) => day >= frame.firstDay && !taken.has(day))
  const roomy = free.find((day) => longestSlotMin(sure(week[day]), false) >= LEAST_SLOT_MIN)
  const day = roomy ?? free.find((one) => sure(week[one]).binding === undefined)
  return day === undefined
    ? null
    : { day, roomMin: longestSlotMin(sure(week[day]), false), isRoomy: roomy !== undefined }
}

function onDay(day: number, intent: Intent, { person, seed }: LayoutInput, frame: WeekFrame): PlacedSession {
  return { intent, session: buildIntent(intent, frame, person, seed), eased: false, day }
}

/** Walking, or what needs no change of clothes; breathing asks least of a body, but moving is what relieves stress. */
function lightOnes(person: Person, placed: readonly PlacedSession[], isRoomy: boolean): Light[] {
  const { goal, never } = person
  const walk = { kind: 'recovery', discipline: 'walk' } as const
  const still = { kind: 'mobility', discipline: 'mobility' } as const
  const breath = { kind: 'breathing', discipline: 'mind' } as const
  const calms = lacksCalm(person, placed) ? [breath] : []
  const open = [...calms, ...(isRoomy ? [walk, still] : [still, walk])].filter(
    ({ discipline }) => !never.has(discipline),
  )
  const wished = open[0] ?? breath
  const last: Light =
    goal === 'stress' || never.has('mind')
      ? { ...wished, durationMin: CRAMPED_MIN }
      : { ...breath, durationMin: LEAST_MIN }
  return [...LIGHT_MIN.map((durationMin) => ({ ...wished, durationMin })), last, { ...last, durationMin: CRAMPED_MIN }]
}

/** Whether who trains against stress has fewer sessions for the mind than so many days should hold. @source schleinzer-2024 */
function lacksCalm({ goal, days, mainKind }: Person, placed: readonly PlacedSession[]): boolean {
  const least = LIMITS['mind-body'].hard[days >= MANY_DAYS ? 'many' : 'few']
  const calm = placed.filter(({ session }) => session.discipline === 'mind').length
  return goal === 'stress' && mainKind === null && calm < least
}
