import { LEAST_SLOT_MIN, longestSlotMin } from '../day/start-time.ts'
import { LIMITS } from '../limits/limits.ts'
import { buildIntent } from './build-sessions.ts'
import type { GuardInput } from './guard-input.ts'
import { type Intent, intentOf } from './intent.ts'
import type { LayoutInput } from './lay-out.ts'
import type { Person } from './person.ts'
import type { PlacedSession } from './plan-week.ts'
import { CRAMPED_MIN, LEAST_MIN } from './shortened.ts'

/** [min] of the light session, as long as its week has room for. @source default-ours */
const LIGHT_MIN: readonly number[] = [25, 20, 15, LEAST_MIN]

/** Days from which on a week should hold two sessions for the mind, against stress. */
const MANY_DAYS = 5

type Light = Pick<Intent, 'kind' | 'discipline' | 'durationMin'>

/** What a free day of a week may hold beside its sessions, the longest first. */
export function lightSessions(
  placed: readonly PlacedSession[],
  { person, daysFrom, seed }: LayoutInput,
  { frame }: GuardInput,
): PlacedSession[] {
  const week = daysFrom(frame.monday)
  const taken = new Set([...placed.map(({ day }) => day), ...frame.shut])
  const free = [0, 1, 2, 3, 4, 5, 6].filter((day) => day >= frame.firstDay && !taken.has(day))
  const roomy = free.find((day) => longestSlotMin(week[day]!, false) >= LEAST_SLOT_MIN)
  const day = roomy ?? free.find((one) => week[one]!.binding === undefined)
  if (day === undefined) return []
  const room = longestSlotMin(week[day]!, false)
  return lightOnes(person, placed, roomy !== undefined)
    .filter(({ durationMin }) => durationMin <= Math.max(room, LEAST_MIN))
    .map((light) => {
      const intent = intentOf({ role: 'recovery', ...light })
      return { intent, session: buildIntent(intent, frame, person, seed), eased: false, day }
    })
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
