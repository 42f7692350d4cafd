import { englishDay } from '../civil-date.ts'
import type { OrdinaryDay } from '../day/ordinary-week.ts'
import { longestSlotMin } from '../day/start-time.ts'
import { formatDuration } from '../format.ts'
import type { Person } from '../week/person.ts'
import type { PlacedSession } from '../week/plan-week.ts'
import { HARD_SPACING_DAYS } from '../week/stress.ts'
import type { Why } from './session-why.ts'

/** What speaks against an arrangement of a week, and what would have to be different. */
type Issue = { readonly key: string; readonly cost: number; readonly words: string; readonly flip: string }

/** Costs against each other: rules before room, room before comfort. @source default-ours */
const COST = { spacing: 100, room: 60, eve: 40, row: 12, muscles: 12, after: 8, wish: 8, weekend: 6, close: 5 }
/** Training days in a row that are still comfortable. @source default-ours */
const ROW_MOST = 3
/** [RPE] up to which a session disturbs no recovery. @source default-ours */
const LIGHT_RPE = 2

/**
 * The second choice for the day of a session, what it costs and what would change the answer.
 * @param from - weekday from which days are open, 0 Monday
 * @returns null for an event and where no other day is left
 */
export function runnerUp(
  one: PlacedSession,
  placed: readonly PlacedSession[],
  week: readonly OrdinaryDay[],
  person: Person,
  from: number,
): Why | null {
  if (one.intent.fixedDay !== null || one.intent.role === 'race') return null
  const now = new Set(issuesOf(placed, week, person).map(({ key }) => key))
  let best: { day: number; cost: number; issue: Issue | undefined; other: PlacedSession | undefined } | null = null
  for (let day = from; day < 7; day++) {
    if (day === one.day) continue
    const other = placed.find((session) => session.day === day)
    if (other && (other.intent.fixedDay !== null || other.intent.role === 'race')) continue
    const there = placed.map((session) =>
      session === one ? { ...one, day } : session === other ? { ...other, day: one.day } : session,
    )
    const issues = issuesOf(there, week, person).filter(({ key }) => !now.has(key))
    const cost = issues.reduce((sum, issue) => sum + issue.cost, exchangeCost(one, other))
    if (best === null || cost < best.cost)
      best = { day, cost, other, issue: issues.toSorted((a, b) => b.cost - a.cost)[0] }
  }
  if (best === null) return null
  return { code: 'second-choice', text: secondChoice(one, best.day, best.issue, best.other), source: 'default-ours' }
}

/** To exchange sessions of one kind changes little, and is named last. */
function exchangeCost(one: PlacedSession, other: PlacedSession | undefined): number {
  if (!other) return 0
  return other.intent.role === one.intent.role ? COST.close : COST.close / 2
}

function secondChoice(
  one: PlacedSession,
  day: number,
  issue: Issue | undefined,
  other: PlacedSession | undefined,
): string {
  const name = englishDay(day)
  if (issue) return `Second choice was ${name}: ${issue.words}. ${issue.flip} would change this.`
  if (other)
    return `Second choice was ${name}, in exchange with ${lowered(other.session.name)}: nothing speaks against it. A fuller ${englishDay(one.day)} would change this.`
  return `Second choice was ${name}: it would do nearly as well. A fuller ${englishDay(one.day)} would change this.`
}

/** Everything that speaks against an arrangement. */
function issuesOf(placed: readonly PlacedSession[], week: readonly OrdinaryDay[], person: Person): Issue[] {
  const issues: Issue[] = []
  const spacing = HARD_SPACING_DAYS[person.stress]
  const wishes = week.some(({ preferred }) => preferred.length > 0)
  const inOrder = placed.toSorted((a, b) => a.day - b.day)
  for (const [index, { session, intent, day }] of inOrder.entries()) {
    const name = englishDay(day)
    const room = longestSlotMin(week[day]!, session.hard)
    if (intent.role !== 'race' && room < session.durationMin)
      issues.push({
        key: `room ${session.name} ${day}`,
        cost: COST.room,
        words: `${name}'s longest free stretch is ${formatDuration(room)} and ${lowered(session.name)} takes ${formatDuration(session.durationMin)}`,
        flip: `A longer gap on ${name}`,
      })
    if (wishes && week[day]!.preferred.length === 0)
      issues.push({
        key: `wish ${session.name} ${day}`,
        cost: COST.wish,
        words: `${name} is not among the times you like`,
        flip: `Liking ${name}`,
      })
    if (intent.role === 'long' && day < 5)
      issues.push({
        key: `weekend ${day}`,
        cost: COST.weekend,
        words: 'the long session would leave the weekend, where it has most room around it',
        flip: `A free ${name}`,
      })
    const next = inOrder[index + 1]
    if (next?.day === day + 1) issues.push(...eveIssues(inOrder[index]!, next))
    const nextHard = inOrder.slice(index + 1).find((later) => later.session.hard)
    if (session.hard && nextHard && nextHard.day - day < spacing)
      issues.push({
        key: `spacing ${day} ${nextHard.day}`,
        cost: COST.spacing,
        words: `it costs the ${24 * spacing} hours between hard days`,
        flip: `Another day for ${lowered(nextHard.session.name === session.name ? 'the other hard session' : nextHard.session.name)}`,
      })
  }
  return [...issues, ...rowIssues(inOrder), ...closeIssues(inOrder)]
}

function eveIssues(before: PlacedSession, after: PlacedSession): Issue[] {
  const issues: Issue[] = []
  const issue = (kind: 'eve' | 'muscles' | 'after', words: string, flip: string) =>
    issues.push({ key: `${kind} ${before.session.name} ${after.session.name}`, cost: COST[kind], words, flip })
  const [first, second] = [lowered(before.session.name), lowered(after.session.name)]
  const wantsFresh = after.session.hard || after.intent.role === 'long'
  if (wantsFresh && (before.intent.heavyLegs || (before.session.hard && after.intent.role === 'long')))
    issue('eve', `${first} would lie on the eve of ${second}, which wants fresh legs`, `Another day for ${second}`)
  if (before.intent.role === 'strength' && after.intent.role === 'strength')
    issue(
      'muscles',
      'two strength days would follow each other, and muscles want a day between',
      `Another day for ${second}`,
    )
  if (before.intent.role === 'long' && after.session.rpe > LIGHT_RPE)
    issue('after', `${second} would follow the long session directly`, 'A lighter session')
  return issues
}

/** Training days next to each other, one issue for each pair, so that only more of them count. */
function closeIssues(inOrder: readonly PlacedSession[]): Issue[] {
  const pairs = inOrder.filter(({ day }, index) => inOrder[index + 1]?.day === day + 1)
  return pairs.map((_, index) => ({
    key: `close ${index}`,
    cost: COST.close,
    words: 'training days would lie closer together, with less rest between them',
    flip: 'One session fewer in the week',
  }))
}

function rowIssues(inOrder: readonly PlacedSession[]): Issue[] {
  let row = 0
  let longest = 0
  for (const [index, { day }] of inOrder.entries()) {
    row = index > 0 && inOrder[index - 1]!.day === day - 1 ? row + 1 : 1
    longest = Math.max(longest, row)
  }
  if (longest <= ROW_MOST) return []
  return [
    {
      key: `row ${longest}`,
      cost: COST.row,
      words: `it would make ${longest} training days in a row`,
      flip: 'One session fewer around it',
    },
  ]
}

function lowered(name: string): string {
  return `the ${name.charAt(0).toLowerCase()}${name.slice(1)}`
}
