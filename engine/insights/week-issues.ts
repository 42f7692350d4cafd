import { englishDay } from '../civil-date.ts'
import type { OrdinaryDay } from '../day/ordinary-week.ts'
import { longestSlotMin } from '../day/start-time.ts'
import { formatDuration } from '../format.ts'
import type { Person } from '../week/person.ts'
import type { PlacedSession } from '../week/plan-week.ts'
import { HARD_SPACING_DAYS } from '../week/stress.ts'

/** The sessions of a week by weekday, 0 Monday. */
export type Arrangement = readonly (PlacedSession | undefined)[]

/** For whom a week is arranged. */
export type Around = {
  readonly week: readonly OrdinaryDay[]
  readonly person: Person
  /** A number for each name of a session, below 8. */
  readonly numberOf: ReadonlyMap<string, number>
}

const KINDS = ['spacing', 'room', 'eve', 'row', 'muscles', 'after', 'wish', 'weekend', 'close'] as const
type Kind = (typeof KINDS)[number]

/** Costs against each other: rules before room, room before comfort. @source default-ours */
export const COST: Readonly<Record<Kind, number>> = {
  spacing: 100,
  room: 60,
  eve: 40,
  row: 12,
  muscles: 12,
  after: 8,
  wish: 8,
  weekend: 6,
  close: 5,
}
/** Training days in a row that are still comfortable. @source default-ours */
const ROW_MOST = 3
/** [RPE] up to which a session disturbs no recovery. @source default-ours */
const LIGHT_RPE = 2

/** What speaks against an arrangement of a week. */
export type Issue = {
  readonly kind: Kind
  /** The day it is about, and another day or a number where one belongs to it. */
  readonly day: number
  readonly other: number
  /** The same number for the same trouble in another arrangement of the same sessions. */
  readonly key: number
}

/** Everything that speaks against an arrangement. */
export function issuesOf(there: Arrangement, { week, person, numberOf }: Around): Issue[] {
  const issues: Issue[] = []
  const add = (kind: Kind, day: number, other: number, first: number, second: number) =>
    issues.push({ kind, day, other, key: (KINDS.indexOf(kind) * 8 + first) * 8 + second })
  const spacing = HARD_SPACING_DAYS[person.stress]
  const wishes = week.some(({ preferred }) => preferred.length > 0)
  for (let day = 0; day < 7; day++) {
    const one = there[day]
    if (!one) continue
    const { session, intent } = one
    const name = numberOf.get(session.name)!
    if (intent.role !== 'race' && longestSlotMin(week[day]!, session.hard) < session.durationMin)
      add('room', day, 0, name, day)
    if (wishes && week[day]!.preferred.length === 0) add('wish', day, 0, name, day)
    if (intent.role === 'long' && day < 5) add('weekend', day, 0, 0, day)
    const next = there[day + 1]
    if (next) for (const kind of eveKinds(one, next)) add(kind, day, day + 1, name, numberOf.get(next.session.name)!)
    const nextHard = session.hard ? there.findIndex((later, at) => at > day && later?.session.hard) : -1
    if (nextHard > 0 && nextHard - day < spacing) add('spacing', day, nextHard, day, nextHard)
  }
  const row = longestRow(there)
  if (row > ROW_MOST) add('row', 0, row, 0, row)
  // One issue for each pair of training days next to each other, so that only more of them count.
  let pairs = 0
  for (let day = 0; day < 6; day++) if (there[day] && there[day + 1]) add('close', day, 0, 0, pairs++)
  return issues
}

const NONE: readonly Kind[] = []

/** What speaks against one session on the eve of another. */
function eveKinds(before: PlacedSession, after: PlacedSession): readonly Kind[] {
  const wantsFresh = after.session.hard || after.intent.role === 'long'
  const eve = wantsFresh && (before.intent.heavyLegs || (before.session.hard && after.intent.role === 'long'))
  const muscles = before.intent.role === 'strength' && after.intent.role === 'strength'
  const directly = before.intent.role === 'long' && after.session.rpe > LIGHT_RPE
  if (!eve && !muscles && !directly) return NONE
  return [
    ...(eve ? ['eve' as const] : []),
    ...(muscles ? ['muscles' as const] : []),
    ...(directly ? ['after' as const] : []),
  ]
}

function longestRow(there: Arrangement): number {
  let row = 0
  let longest = 0
  for (let day = 0; day < 7; day++) {
    row = there[day] ? row + 1 : 0
    longest = Math.max(longest, row)
  }
  return longest
}

/** An issue in words, and what would have to be different. */
export function issueWords(
  { kind, day, other }: Issue,
  there: Arrangement,
  { week, person }: Around,
): { readonly words: string; readonly flip: string } {
  const name = englishDay(day)
  const one = there[day]?.session
  const later = there[other]?.session
  switch (kind) {
    case 'room':
      return {
        words: `${name}'s longest free stretch is ${formatDuration(longestSlotMin(week[day]!, one!.hard))} and ${lowered(one!.name)} takes ${formatDuration(one!.durationMin)}`,
        flip: `A longer gap on ${name}`,
      }
    case 'wish':
      return { words: `${name} is not among the times you like`, flip: `Liking ${name}` }
    case 'weekend':
      return {
        words: 'the long session would leave the weekend, where it has most room around it',
        flip: `A free ${name}`,
      }
    case 'spacing':
      return {
        words: `it costs the ${24 * HARD_SPACING_DAYS[person.stress]} hours between hard days`,
        flip: `Another day for ${later!.name === one!.name ? 'the other hard session' : lowered(later!.name)}`,
      }
    case 'eve':
      return {
        words: `${lowered(one!.name)} would lie on the eve of ${lowered(later!.name)}, which wants fresh legs`,
        flip: `Another day for ${lowered(later!.name)}`,
      }
    case 'muscles':
      return {
        words: 'two strength days would follow each other, and muscles want a day between',
        flip: `Another day for ${lowered(later!.name)}`,
      }
    case 'after':
      return { words: `${lowered(later!.name)} would follow the long session directly`, flip: 'A lighter session' }
    case 'row':
      return { words: `it would make ${other} training days in a row`, flip: 'One session fewer around it' }
    case 'close':
      return {
        words: 'training days would lie closer together, with less rest between them',
        flip: 'One session fewer in the week',
      }
  }
}

/** A session's name inside a sentence. */
export function lowered(name: string): string {
  return `the ${name.charAt(0).toLowerCase()}${name.slice(1)}`
}
