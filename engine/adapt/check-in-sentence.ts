import type { CheckInFacts } from '../interpret/check-ins.ts'
import type { CivilDate, HistoryDay } from '../model.ts'
import type { Plan } from '../plan-model.ts'
import { plain } from '../told.ts'
import { findFeeling } from './feeling.ts'
import { isDone } from './known-day.ts'
import { entriesOf } from './merged-history.ts'

/**
 * One honest sentence of answer to a day's check-in: what it changed in the plan, or why nothing had to change.
 * @param facts - what the whole day says
 * @param schedule - made after it
 */
export function checkInSentence(
  day: HistoryDay,
  facts: CheckInFacts,
  { adjustments, safety }: Pick<Plan, 'adjustments' | 'safety'>,
): string {
  if (safety.some(({ kind }) => kind === 'danger')) return 'Training waits until you have answered what stands above.'
  const changed = adjustments.find(({ date, asked }) => date === day.date && !asked)
  const words = entriesOf(day).flatMap(({ notes }) => notes ?? [])
  const feeling = words.map(findFeeling).find((one) => one !== null)
  // Whoever grieves is not told of minutes first.
  if (feeling === 'grief') return joined(FEELINGS.grief, changed && plain(changed.effect))
  if (changed) return joined(plain(changed.effect), plain(changed.reason))
  if (facts.illness) return 'Get well soon. There was no training left to take out, and nothing counts as missed.'
  if (facts.pain.length > 0)
    return `Noted (${partsOf(facts.pain.map(({ part }) => part))}). Nothing in your next day loads it, so nothing had to change. If it stays, see a physiotherapist or doctor.`
  if (facts.soreness.length > 0)
    return `Noted (${partsOf(facts.soreness)}). Nothing hard for it comes before it has rested, so nothing had to change.`
  if (feeling) return FEELINGS[feeling]
  if (facts.fatigue === 'high' || facts.sleep === 'poor' || facts.mood === 'low' || facts.stress === 'high')
    return 'Thank you for saying so. One such day changes nothing yet; any session may be shortened, and a second one running makes the next day easy by itself.'
  if (isDone({ ...day, facts })) return 'Done and noted. Your plan goes on as it is.'
  return 'Thank you for telling us. We read nothing in it that changes your training, so your plan stays as it is.'
}

const FEELINGS = {
  grief:
    'We are sorry for what you are going through. Training can wait as long as you like, and nothing counts against you.',
  pride: 'Well done: that one is yours. Your plan goes on as it is, so that it stays so.',
  boredom:
    'Thank you for being honest. Modify offers other sessions for any day; your plan stays as it is until you choose.',
} as const

function joined(first: string, second = ''): string {
  return `${first} ${second}`.trim()
}

function partsOf(parts: readonly string[]): string {
  return parts.map((part) => part.replaceAll(/[-_]/g, ' ')).join(', ')
}

/** The day of a history, or a silent one. */
export function dayOf(history: readonly HistoryDay[], date: CivilDate): HistoryDay {
  return history.find((one) => one.date === date) ?? { date }
}
