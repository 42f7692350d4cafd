import { englishDay } from '../civil-date.ts'
import type { OrdinaryDay } from '../day/ordinary-week.ts'
import type { Person } from '../week/person.ts'
import type { PlacedSession } from '../week/plan-week.ts'
import type { Why } from './session-why.ts'
import { type Around, type Arrangement, COST, type Issue, issuesOf, issueWords, lowered } from './week-issues.ts'

/** Another day for a session, with what it costs and the worst that speaks against it. */
type Choice = {
  readonly day: number
  readonly cost: number
  readonly there: Arrangement
  readonly worst: Issue | undefined
}

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
  if (isFixed(one)) return null
  const around = { week, person, numberOf: new Map(placed.map(({ session }, index) => [session.name, index])) }
  const here: (PlacedSession | undefined)[] = new Array(7).fill(undefined)
  for (const session of placed) here[session.day] = session
  const now = new Set(issuesOf(here, around).map(({ key }) => key))
  let best: Choice | null = null
  for (let day = from; day < 7; day++) {
    const other = here[day]
    if (day === one.day || (other && isFixed(other))) continue
    const choice = choiceOf(one, day, here, now, around)
    if (best === null || choice.cost < best.cost) best = choice
  }
  if (best === null) return null
  return { code: 'second-choice', text: secondChoice(one, best, here[best.day], around), source: 'default-ours' }
}

function isFixed({ intent }: PlacedSession): boolean {
  return intent.fixedDay !== null || intent.role === 'race'
}

/** The session on another day, in exchange with what lies there. */
function choiceOf(
  one: PlacedSession,
  day: number,
  here: Arrangement,
  now: ReadonlySet<number>,
  around: Around,
): Choice {
  const there = here.with(day, one).with(one.day, here[day])
  let cost = exchangeCost(one, here[day])
  let worst: Issue | undefined
  for (const issue of issuesOf(there, around)) {
    if (now.has(issue.key)) continue
    cost += COST[issue.kind]
    if (worst === undefined || COST[issue.kind] > COST[worst.kind]) worst = issue
  }
  return { day, cost, there, worst }
}

/** To exchange sessions of one kind changes little, and is named last. */
function exchangeCost(one: PlacedSession, other: PlacedSession | undefined): number {
  if (!other) return 0
  return other.intent.role === one.intent.role ? COST.close : COST.close / 2
}

function secondChoice(
  one: PlacedSession,
  { day, there, worst }: Choice,
  other: PlacedSession | undefined,
  around: Around,
): string {
  const name = englishDay(day)
  if (worst) {
    const { words, flip } = issueWords(worst, there, around)
    return `Second choice was ${name}: ${words}. ${flip} would change this.`
  }
  if (other)
    return `Second choice was ${name}, in exchange with ${lowered(other.session.name)}: nothing speaks against it. A fuller ${englishDay(one.day)} would change this.`
  return `Second choice was ${name}: it would do nearly as well. A fuller ${englishDay(one.day)} would change this.`
}
