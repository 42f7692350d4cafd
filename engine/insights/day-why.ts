import type { Placement } from '../placement/search.ts'
import { secondChoice } from '../placement/second-choice.ts'
import { dayBill, weekBill } from '../placement/week-cost.ts'
import type { CostTerm } from '../placement/weights.ts'
import { WEIGHTS } from '../placement/weights.ts'
import type { PlacedSession } from '../week/laid/plan-week.ts'
import type { LaidWeek } from '../week/laid/week-over.ts'
import type { ReasonFact } from './reason-facts.ts'
import type { Why } from './session-why.ts'

/** Why a session is on its day, read off what the arrangement of its week costs, and what the second choice was. */
export function whyDay(one: PlacedSession, { placed, placement }: LaidWeek): Why[] {
  if (one.intent.fixedDay !== null) return []
  // A light day beside a placed week was given the day that was left.
  const index = placement.days.indexOf(one.day)
  const why = index < 0 ? besideOthers(one, placed) : (placedWhy(one, placement, index) ?? besideOthers(one, placed))
  const second = index < 0 ? null : secondWhy(placement, index)
  return [...(one.session.hard ? [hardDay(one, placed)] : why ? [why] : []), ...(second ? [second] : [])]
}

function hardDay(one: PlacedSession, placed: readonly PlacedSession[]): Why {
  const others = placed
    .filter((other) => other !== one && other.session.hard)
    .map((other) => Math.abs(other.day - one.day))
  const text: ReasonFact =
    others.length === 0 ? { code: 'only-hard-day' } : { code: 'days-from-hard', days: Math.min(...others) }
  return { code: 'day-hard', text, source: sourceOf('hard-too-close') }
}

/** What a heavy or long session is charged for, or rather is not. */
function placedWhy({ intent, day }: PlacedSession, { input, days }: Placement, index: number): Why | null {
  const hasEves = input.pieces.some(({ hard, long }) => hard || long)
  if (intent.heavyLegs && hasEves && !weekBill(input, days).has('legs-before-hard'))
    return { code: 'day-legs', text: { code: 'not-before-hard' }, source: sourceOf('legs-before-hard') }
  if (intent.role !== 'long') return null
  const bill = dayBill(input, index, day)
  if (bill.has('too-little-room')) return null
  const code = bill.has('less-room') ? 'leaves-room' : 'longest-stretch'
  return { code: 'day-long', text: { code, weekday: day }, source: sourceOf('less-room') }
}

/** How an easy session lies among the others. */
function besideOthers({ day, intent }: PlacedSession, placed: readonly PlacedSession[]): Why | null {
  if (intent.role === 'long') return null
  const before = placed.find((other) => other.day === day - 1)
  const after = placed.find((other) => other.day === day + 1)
  const source = sourceOf('hard-after-long')
  if (before?.session.hard) return { code: 'day-easy', text: { code: 'easy-after-hard' }, source }
  if (before?.intent.role === 'long') return { code: 'day-easy', text: { code: 'easy-after-long' }, source }
  return day > 0 && day < 6 && !before && !after
    ? { code: 'day-spread', text: { code: 'rest-on-both-sides' }, source: sourceOf('load-in-row') }
    : null
}

function secondWhy(placement: Placement, index: number): Why | null {
  const second = secondChoice(placement, index)
  if (second === null) return null
  const { weekday, against, decides, forbidden } = second
  if (against === null)
    return { code: 'second-choice', text: { code: 'just-as-good', weekday }, source: 'default-ours' }
  const text: ReasonFact = forbidden
    ? { code: 'only-day', weekday, against }
    : { code: 'second-choice', weekday, against, decides }
  return { code: 'second-choice', text, source: sourceOf(against) }
}

function sourceOf(term: CostTerm): string {
  return WEIGHTS[term].source
}
